"""Typeset: chunks + a measure → lines; greedy, then evened out. Pure arithmetic in parts of the size."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from operator import attrgetter

from msgspec import Struct

from generator.typeset.words import Chunk, Part

_ADVANCE = attrgetter("advance")
_ROUNDING = 1e-6
_MOST_HYPHENS_IN_A_ROW = 2
_LONELY = 0.25
"""A last line of one word is lonely when it fills less than this part of the measure."""
_NARROWER = (0.97, 0.94, 0.91, 0.88, 0.85, 0.82)
_BALANCED_LINES = 6


class Measured(Struct, frozen=True, eq=False):
    """One line as the author broke it: its chunks, and where each would start if all stood on one line.

    The last of the ``starts`` is where one more would start. ``last`` says that it ends a paragraph. In a
    ``tight`` one, some chunks have no space after them.
    """

    chunks: list[Chunk]
    starts: list[float]
    space: float
    last: bool
    tight: bool = False

    def space_after(self, number: int) -> float:
        """Return the space after a chunk."""
        chunk = self.chunks[number]
        return 0.0 if self.tight and chunk.advance == chunk.width else self.space

    @property
    def width(self) -> float:
        """The width of all of it on one line."""
        return self.starts[-1] - self.space_after(-1)


class Line(Struct):
    """Chunks that stand on one line, parted words included, and their width with the spaces between."""

    chunks: list[Chunk]
    width: float
    hyphenated: bool


class Habits(Struct, frozen=True):
    """How to break: hyphenate where more than ``zone`` of a line would stay empty; never if it is None.

    ``keep_leaning`` moves a single letter or small number from a line's end to the word it belongs to.
    """

    zone: float | None
    keep_leaning: bool


class Broken(Struct):
    """What one authored line became: lines, the widest of them, and the narrowest but for the last."""

    lines: list[Line]
    widest: float
    narrowest: float
    hyphenated: bool


def measure(chunks: list[Chunk], space: float, last: bool, tight: bool = False) -> Measured:
    """Add up the widths of the chunks of one line; ``tight`` if some may have no space after them."""
    tight = tight and any(chunk.advance == chunk.width for chunk in chunks)
    return Measured(chunks, list(accumulate(map(_ADVANCE, chunks), initial=0.0)), space, last, tight)


def break_around(text: Measured, limits: Callable[[int], float], limit: float, habits: Habits) -> Broken:
    """Fill lines of different widths.

    Args:
        text: what is broken.
        limits: how wide each line may be, from the first one, 0.
        limit: how wide a line is where nothing is in its way.
        habits: how to break.

    Returns:
        The lines, empty ones among them; ``widest`` and ``narrowest`` as if each were as wide as ``limit``.
    """
    lines = _filled(text, limit, habits, limits)
    shares = [line.width / limits(number) * limit for number, line in enumerate(lines) if line.chunks]
    hyphenated = any(line.hyphenated for line in lines)
    return Broken(lines, max(shares), min(shares[:-1], default=limit), hyphenated)


def break_lines(text: Measured, limit: float, habits: Habits) -> Broken:
    """Fill lines up to ``limit``, one after the other.

    A line is wider than the limit only if its one word cannot be parted to fit.
    """
    if text.width <= limit + _ROUNDING:
        width = text.width
        return Broken([Line(text.chunks, width, False)], width, width, False)
    lines = _filled(text, limit, habits)
    widths = [line.width for line in lines]
    hyphenated = True in [line.hyphenated for line in lines]
    return Broken(lines, max(widths), min(widths[:-1], default=limit), hyphenated)


def _filled(
    text: Measured, limit: float, habits: Habits, limits: Callable[[int], float] | None = None
) -> list[Line]:
    chunks, starts, count, full = text.chunks, text.starts, len(text.chunks), limit
    zone = limit if habits.zone is None else habits.zone
    lines: list[Line] = []
    first, rest = 0, None
    while rest is not None or first < count:
        if limits is not None:
            limit = _room_for(rest or chunks[first], limits, lines, full)
            zone = limit if habits.zone is None else habits.zone
        before: list[Chunk] = []
        if rest is None:
            origin = starts[first]
        elif rest.width > limit + _ROUNDING:
            rest = _part_alone(rest, limit, lines)
            continue
        else:
            before.append(rest)
            origin = starts[first] - rest.advance
        end, after = _end_of_line(text, first, origin + limit, rest)
        width = starts[end] - after - origin
        if end == count:
            lines.append(Line(before + chunks[first:], width, False))
            break
        part = None
        if limit - width > zone or chunks[end].written:
            part = _part_at(text, end, limit - width, lines, zone)
        if part is not None:
            width += after + part.head.width
            lines.append(Line([*before, *chunks[first:end], part.head], width, part.hyphenated))
            first, rest = end + 1, part.tail
        elif end == first and rest is None:
            rest = _part_alone(chunks[end], limit, lines)
            first += 1
        else:
            if habits.keep_leaning and chunks[end - 1].leans:
                end = _before_leaning(chunks, first, end, rest is not None)
                width = starts[end] - (text.space_after(end - 1) if end > first else after) - origin
            lines.append(Line(before + chunks[first:end], width, False))
            first, rest = end, None
    return lines


def _room_for(chunk: Chunk, limits: Callable[[int], float], lines: list[Line], full: float) -> float:
    """Return how wide the next line may be; lines that are too narrow for its first word stay empty."""
    while (limit := limits(len(lines))) < full and chunk.width > limit + _ROUNDING:
        lines.append(Line([], 0.0, False))
    return limit


def _end_of_line(text: Measured, first: int, limit: float, rest: Chunk | None) -> tuple[int, float]:
    """Return the first chunk that a line does not hold, and the space after the last one that it does."""
    space = text.space
    end = max(bisect_right(text.starts, limit + space + _ROUNDING, first) - 1, first)
    if not text.tight:
        return end, space
    # It was found as if every chunk had a space after it.
    while end > first and text.starts[end] - text.space_after(end - 1) > limit + _ROUNDING:
        end -= 1
    if end > first:
        return end, text.space_after(end - 1)
    return end, space if rest is None else rest.advance - rest.width


def even_out(text: Measured, limit: float, broken: Broken, balanced: bool) -> Broken:
    """Break again, at a narrower measure, into as many lines that look better.

    Args:
        text: what was broken.
        limit: the measure it was broken at.
        broken: the outcome.
        balanced: make all lines about equally long, for centred text; else only help a lonely last word.
    """
    if len(broken.lines) < 2 or broken.hyphenated or broken.widest > limit + _ROUNDING:
        return broken
    if balanced and len(broken.lines) <= _BALANCED_LINES:
        return _balanced(text, limit, broken)
    if not _is_lonely(broken, limit):
        return broken
    for share in _NARROWER:
        narrower = _narrower(text, limit * share, broken)
        if narrower is not None and not _is_lonely(narrower, limit):
            return narrower
    return broken


def _part_at(text: Measured, at: int, room: float, lines: list[Line], zone: float) -> Part | None:
    """Return the longest beginning of the next chunk that still fits on the line, if it may be parted."""
    chunk = text.chunks[at]
    hyphenate = room > zone and _may_hyphenate(text, at, lines)
    best = None
    for part in chunk.table.parts(chunk.word):
        if part.head.width <= room - text.space + _ROUNDING and (hyphenate or not part.hyphenated):
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


def _before_leaning(chunks: Sequence[Chunk], first: int, end: int, has_rest: bool) -> int:
    """Return where to end a line so that no leaning word ends it, if anything stays on it."""
    moved = end
    while moved > first and chunks[moved - 1].leans:
        moved -= 1
    return moved if moved > first or has_rest else end


def _is_lonely(broken: Broken, limit: float) -> bool:
    last = broken.lines[-1]
    return len(last.chunks) == 1 and last.width < _LONELY * limit


def _narrower(text: Measured, limit: float, broken: Broken) -> Broken | None:
    """Return the text at a narrower measure, if it needs no more lines and no hyphen for that."""
    narrower = break_lines(text, limit, Habits(None, True))
    fits = len(narrower.lines) == len(broken.lines) and narrower.widest <= limit + _ROUNDING
    return narrower if fits and not narrower.hyphenated else None


def _balanced(text: Measured, limit: float, broken: Broken) -> Broken:
    low, high = sum([line.width for line in broken.lines]) / len(broken.lines), limit
    for _ in range(7):
        middle = (low + high) / 2
        narrower = _narrower(text, middle, broken)
        if narrower is None:
            low = middle
        else:
            broken, high = narrower, middle
    return broken
