"""Typeset: chunks + a measure → lines; greedy, then evened out. Pure arithmetic in parts of the size."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import NamedTuple

from generator.typeset.words import Chunk, Part

_ROUNDING = 1e-6
_MOST_HYPHENS_IN_A_ROW = 2
_LONELY = 0.25
"""A last line of one word is lonely when it fills less than this part of the measure."""
_NARROWER = (0.97, 0.94, 0.91, 0.88, 0.85, 0.82)
_BALANCED_LINES = 6


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """One line as the author broke it: its chunks, and where each would start if all stood on one line.

    The last of the ``starts`` is where one more would start. ``last`` says that it ends a paragraph.
    """

    chunks: list[Chunk]
    starts: list[float]
    space: float
    last: bool


class Line(NamedTuple):
    """Chunks that stand on one line, parted words included, and their width with the spaces between."""

    chunks: list[Chunk]
    width: float
    hyphenated: bool


@dataclass(frozen=True, slots=True)
class Habits:
    """How to break: hyphenate where more than ``zone`` of a line would stay empty; never if it is None.

    ``keep_singles`` moves a word of one letter from a line's end to the next line.
    """

    zone: float | None
    keep_singles: bool


def measure(chunks: list[Chunk], space: float, last: bool) -> Measured:
    """Add up the widths of the chunks of one line."""
    return Measured(
        chunks, [*accumulate([chunk.width + space for chunk in chunks], initial=0.0)], space, last
    )


def break_lines(text: Measured, limit: float, habits: Habits) -> list[Line]:
    """Fill lines up to ``limit``, one after the other.

    A line is wider than the limit only if its one word cannot be parted to fit.
    """
    chunks, starts, space, count = text.chunks, text.starts, text.space, len(text.chunks)
    lines: list[Line] = []
    first, rest = 0, None
    while first < count or rest is not None:
        before: list[Chunk] = [] if rest is None else [rest]
        if rest is not None and rest.width > limit + _ROUNDING:
            rest = _part_alone(rest, limit, lines)
            continue
        origin = starts[first] if rest is None else starts[first] - rest.width - space
        end = max(bisect_right(starts, origin + limit + space + _ROUNDING, first) - 1, first)
        width = starts[end] - space - origin
        if end == count:
            lines.append(Line(before + chunks[first:], width, False))
            break
        part = _part_at(text, end, limit - width, lines, habits)
        if part is not None:
            width += space + part.head.width
            lines.append(Line([*before, *chunks[first:end], part.head], width, part.hyphenated))
            first, rest = end + 1, part.tail
        elif end == first and rest is None:
            rest = _part_alone(chunks[end], limit, lines)
            first += 1
        else:
            if habits.keep_singles and chunks[end - 1].single:
                end = _before_singles(chunks, first, end, rest is not None)
                width = starts[end] - space - origin
            lines.append(Line(before + chunks[first:end], width, False))
            first, rest = end, None
    return lines


def even_out(text: Measured, limit: float, lines: list[Line], balanced: bool) -> list[Line]:
    """Break again, at a narrower measure, into as many lines that look better.

    Args:
        text: what was broken.
        limit: the measure it was broken at.
        lines: the outcome.
        balanced: make all lines about equally long, for centred text; else only help a lonely last word.
    """
    if len(lines) < 2 or any(line.hyphenated or line.width > limit + _ROUNDING for line in lines):
        return lines
    if balanced and len(lines) <= _BALANCED_LINES:
        return _balance(text, limit, lines)
    if not _is_lonely(lines, limit):
        return lines
    for share in _NARROWER:
        narrower = _same_count(text, limit * share, lines)
        if narrower is not None and not _is_lonely(narrower, limit):
            return narrower
    return lines


def _part_at(text: Measured, at: int, room: float, lines: list[Line], habits: Habits) -> Part | None:
    """Return the longest beginning of the next chunk that still fits on the line, if it may be parted."""
    chunk = text.chunks[at]
    hyphenate = habits.zone is not None and room > habits.zone and _may_hyphenate(text, at, lines)
    room -= text.space
    if room <= 0.0 or not (hyphenate or chunk.written):
        return None
    best = None
    for part in chunk.table.parts(chunk.word):
        if part.head.width <= room + _ROUNDING and (hyphenate or not part.hyphenated):
            best = part
    return best


def _may_hyphenate(text: Measured, at: int, lines: list[Line]) -> bool:
    """Tell whether a hyphen would neither part a paragraph's last word nor make a ladder with those above."""
    if text.last and at == len(text.chunks) - 1:
        return False
    above = lines[-_MOST_HYPHENS_IN_A_ROW:]
    return len(above) < _MOST_HYPHENS_IN_A_ROW or not all(line.hyphenated for line in above)


def _part_alone(chunk: Chunk, limit: float, lines: list[Line]) -> Chunk | None:
    """Set a word that has a line for itself and is too wide for it: parted if it can be; return the rest."""
    best = None
    for part in chunk.table.parts(chunk.word):
        if part.head.width <= limit + _ROUNDING:
            best = part
    if best is None:
        lines.append(Line([chunk], chunk.width, False))
        return None
    lines.append(Line([best.head], best.head.width, best.hyphenated))
    return best.tail


def _before_singles(chunks: Sequence[Chunk], first: int, end: int, has_rest: bool) -> int:
    """Return where to end a line so that no word of one letter ends it, if anything stays on it."""
    moved = end
    while moved > first and chunks[moved - 1].single:
        moved -= 1
    return moved if moved > first or has_rest else end


def _is_lonely(lines: list[Line], limit: float) -> bool:
    return len(lines[-1].chunks) == 1 and lines[-1].width < _LONELY * limit


def _same_count(text: Measured, limit: float, lines: list[Line]) -> list[Line] | None:
    narrower = break_lines(text, limit, Habits(None, True))
    fits = len(narrower) == len(lines) and not any(
        line.hyphenated or line.width > limit + _ROUNDING for line in narrower
    )
    return narrower if fits else None


def _balance(text: Measured, limit: float, lines: list[Line]) -> list[Line]:
    low, high = sum(line.width for line in lines) / len(lines), limit
    for _ in range(7):
        middle = (low + high) / 2
        narrower = _same_count(text, middle, lines)
        if narrower is None:
            low = middle
        else:
            lines, high = narrower, middle
    return lines
