"""Typeset: measured text + box → size and lines.

Text shrinks in steps to its style's least size, and no further; past that it overflows: a fact.
"""

from collections.abc import Sequence

from msgspec import Struct

from generator.geometry import Rect
from generator.model import TextStyle
from generator.typeset.around import Zone, free_part
from generator.typeset.lines import Broken, Habits, Line, Measured, break_around, break_lines, even_out
from generator.units import pt_to_mm

STEP_PT = 0.25
PARAGRAPH_GAP = 0.5
"""The space between paragraphs, as a multiple of the leading."""

_ROUNDING_MM = 1e-6
_RAGGED = 1 / 3
"""Hyphens may help where a line would stay empty by more than this part."""
_HYPHENATION_ZONE = 0.15
_WORTH_A_HYPHEN = 0.1
_PLAIN = Habits(None, True)


class Frame(Struct, frozen=True):
    """The room there is, in mm, and the vertical measures of the style, in thousandths of the size.

    ``balanced`` asks for lines of about one length. ``zones`` are what text flows around, seen from the
    top-left of the box.
    """

    width: float
    height: float
    ascent: float
    descent: float
    leading: float
    balanced: bool
    zones: tuple[Zone, ...] = ()

    def free(self, baseline: float, unit: float) -> tuple[float, float]:
        """Return where a line on that baseline begins, and how wide it may be; all in mm."""
        box = Rect(0.0, 0.0, self.width, self.height)
        return free_part(box, self.zones, baseline - self.ascent * unit, baseline + self.descent * unit)


class Manuscript(Struct, frozen=True, eq=False):
    """The lines of a text as its author broke them, measured, and the number of spaces between paragraphs.

    ``width`` is the sum of all words, each with one space.
    """

    lines: list[Measured]
    gaps: int
    width: float
    space: float


class Fitted(Struct):
    """The outcome at a size. ``unit``, a thousandth of the size, ``height`` and ``overflow`` are in mm."""

    text: Manuscript
    broken: list[Broken]
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
    if len(text.lines) == 1 and not frame.zones and (fitted := _on_one_line(text, frame, sizes[0])):
        return fitted
    for size in sizes[:-1]:
        if not _is_hopeless(text, frame, size):
            fitted = _at_size(text, frame, size, hyphenate)
            if fitted.overflow == 0.0:
                return fitted
    return _at_size(text, frame, sizes[-1], hyphenate)


def _on_one_line(text: Manuscript, frame: Frame, size: float) -> Fitted | None:
    """Set a text on one line if it fits there: what most slots need, and soon done."""
    unit = pt_to_mm(size) / 1000.0
    width, height = text.lines[0].width, (frame.ascent + frame.descent) * unit
    if width * unit > frame.width + _ROUNDING_MM or height > frame.height + _ROUNDING_MM:
        return None
    broken = Broken([Line(text.lines[0].chunks, width, False)], width, width, False)
    return Fitted(text, [broken], size, unit, height, 0.0)


def _is_hopeless(text: Manuscript, frame: Frame, size: float) -> bool:
    """Tell without breaking lines that even lines without any gap would be too many."""
    unit = pt_to_mm(size) / 1000.0
    lines = max(text.width * unit / (frame.width + text.space * unit), 1.0)
    height = (frame.ascent + frame.descent + (lines - 1.0) * frame.leading) * unit
    return height > frame.height + _ROUNDING_MM


def _at_size(text: Manuscript, frame: Frame, size: float, hyphenate: bool) -> Fitted:
    """Break without hyphens if that looks well; with some where it helps; as tight as can be if it must."""
    limit = frame.width / (pt_to_mm(size) / 1000.0)
    best = _try(text, frame, size, _PLAIN)
    if hyphenate and (best.overflow > 0.0 or _worst_gap(best, limit) > _RAGGED):
        gentle = _try(text, frame, size, Habits(_HYPHENATION_ZONE * limit, True))
        if gentle.overflow < best.overflow or (
            gentle.overflow == best.overflow == 0.0
            and _worst_gap(gentle, limit) < _worst_gap(best, limit) - _WORTH_A_HYPHEN
        ):
            best = gentle
    if best.overflow > 0.0:
        tight = _try(text, frame, size, Habits(0.0 if hyphenate else None, False))
        return tight if tight.overflow < best.overflow else best
    if frame.zones:
        return best
    for index, line in enumerate(text.lines):
        best.broken[index] = even_out(line, limit, best.broken[index], frame.balanced)
    return best


def _try(text: Manuscript, frame: Frame, size: float, habits: Habits) -> Fitted:
    unit = pt_to_mm(size) / 1000.0
    limit = frame.width / unit
    if frame.zones:
        broken = _break_around(text, frame, unit, habits)
    else:
        broken = [break_lines(line, limit, habits) for line in text.lines]
    lines = sum([len(made.lines) for made in broken])
    leadings = lines - 1 + text.gaps * PARAGRAPH_GAP
    height = (frame.ascent + leadings * frame.leading + frame.descent) * unit
    widest = max([made.widest for made in broken]) * unit
    overflow = max(height - frame.height, widest - frame.width)
    return Fitted(text, broken, size, unit, height, overflow if overflow > _ROUNDING_MM else 0.0)


def _break_around(text: Manuscript, frame: Frame, unit: float, habits: Habits) -> list[Broken]:
    broken: list[Broken] = []
    leading = frame.leading * unit
    y = frame.ascent * unit
    for line in text.lines:
        limits = _Limits(frame, y, unit)
        broken.append(break_around(line, limits, frame.width / unit, habits))
        y += len(broken[-1].lines) * leading
        if line.last:
            y += PARAGRAPH_GAP * leading
    return broken


class _Limits(Struct, frozen=True):
    """How wide lines may be, in parts of the size, if the first of them is on the baseline ``y``."""

    frame: Frame
    y: float
    unit: float

    def __call__(self, number: int) -> float:
        _, width = self.frame.free(self.y + number * self.frame.leading * self.unit, self.unit)
        return width / self.unit


def _worst_gap(fitted: Fitted, limit: float) -> float:
    """Return the largest part of a line that stays empty; last lines may be short."""
    return 1.0 - min([made.narrowest for made in fitted.broken]) / limit
