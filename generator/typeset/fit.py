"""Typeset: measured text + box → size and lines.

Text shrinks in steps to its style's least size, and no further; past that it overflows: a fact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from generator.model import TextStyle
from generator.typeset.lines import Habits, Line, Measured, break_lines, even_out
from generator.units import pt_to_mm

STEP_PT = 0.25
PARAGRAPH_GAP = 0.5
"""The space between paragraphs, as a multiple of the leading."""

_ROUNDING_MM = 1e-6
_RAGGED = 0.3
"""Hyphens may help where a line would stay empty by more than this part."""
_HYPHENATION_ZONE = 0.15
_WORTH_A_HYPHEN = 0.1


@dataclass(frozen=True, slots=True)
class Frame:
    """The room there is, in mm, and the vertical measures of the style, in thousandths of the size."""

    width: float
    height: float
    ascent: float
    descent: float
    leading: float
    balanced: bool


@dataclass(frozen=True, slots=True, eq=False)
class Manuscript:
    """The lines of a text as its author broke them, measured, and the number of spaces between paragraphs.

    ``width`` is the sum of all words, each with one space.
    """

    lines: list[Measured]
    gaps: int
    width: float
    space: float


Broken = list[list[Line]]
"""For each line of a manuscript, the lines that it became."""


class Fitted(NamedTuple):
    """The outcome at a size. ``unit``, a thousandth of the size, ``height`` and ``overflow`` are in mm."""

    text: Manuscript
    broken: Broken
    size_pt: float
    unit: float
    height: float
    overflow: float


def sizes_of(style: TextStyle) -> tuple[float, ...]:
    """Return the sizes to try, from the wanted one down to the least."""
    steps = int(max(style.size_pt - style.min_size_pt, 0.0) / STEP_PT + 1e-9)
    sizes = [style.size_pt - STEP_PT * step for step in range(steps + 1)]
    if sizes[-1] > style.min_size_pt + 1e-9:
        sizes.append(style.min_size_pt)
    return tuple(sizes)


def fit(text: Manuscript, frame: Frame, sizes: Sequence[float], hyphenate: bool) -> Fitted:
    """Set the text in the largest of the sizes that fits, or else in the last one."""
    for size in sizes[:-1]:
        if not _is_hopeless(text, frame, size):
            fitted = _at_size(text, frame, size, hyphenate)
            if fitted.overflow == 0.0:
                return fitted
    return _at_size(text, frame, sizes[-1], hyphenate)


def _is_hopeless(text: Manuscript, frame: Frame, size: float) -> bool:
    """Tell without breaking lines that even lines without any gap would be too many."""
    unit = pt_to_mm(size) / 1000.0
    lines = max(text.width * unit / (frame.width + text.space * unit), 1.0)
    height = (frame.ascent + frame.descent + (lines - 1.0) * frame.leading) * unit
    return height > frame.height + _ROUNDING_MM


def _at_size(text: Manuscript, frame: Frame, size: float, hyphenate: bool) -> Fitted:
    """Break without hyphens if that looks well; with some where it helps; as tight as can be if it must."""
    unit = pt_to_mm(size) / 1000.0
    limit = frame.width / unit
    best = _try(text, frame, size, Habits(None, True))
    if hyphenate and (best.overflow > 0.0 or _worst_gap(best.broken, limit) > _RAGGED):
        gentle = _try(text, frame, size, Habits(_HYPHENATION_ZONE * limit, True))
        if gentle.overflow < best.overflow or (
            gentle.overflow == best.overflow == 0.0
            and _worst_gap(gentle.broken, limit) < _worst_gap(best.broken, limit) - _WORTH_A_HYPHEN
        ):
            best = gentle
    if best.overflow > 0.0:
        tight = _try(text, frame, size, Habits(0.0 if hyphenate else None, False))
        return tight if tight.overflow < best.overflow else best
    evened = [
        even_out(line, limit, made, frame.balanced) if len(made) > 1 else made
        for line, made in zip(text.lines, best.broken, strict=True)
    ]
    return best._replace(broken=evened)


def _try(text: Manuscript, frame: Frame, size: float, habits: Habits) -> Fitted:
    unit = pt_to_mm(size) / 1000.0
    limit = frame.width / unit
    broken = [break_lines(line, limit, habits) for line in text.lines]
    lines = sum([len(made) for made in broken])
    leadings = lines - 1 + text.gaps * PARAGRAPH_GAP
    height = (frame.ascent + leadings * frame.leading + frame.descent) * unit
    widest = max([line.width for made in broken for line in made]) * unit
    overflow = max(height - frame.height, widest - frame.width)
    return Fitted(text, broken, size, unit, height, overflow if overflow > _ROUNDING_MM else 0.0)


def _worst_gap(broken: Broken, limit: float) -> float:
    """Return the largest part of a line that stays empty; last lines may be short."""
    narrowest = min([line.width for made in broken for line in made[:-1]], default=limit)
    return 1.0 - narrowest / limit
