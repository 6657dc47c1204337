"""A length cut into parts that overlap → where the seams go. One axis of a poster; pure arithmetic.

A seam is the middle of an overlap: there the upper part is cut, and laid over the lower one. Seams stand at
even distances as far as the spans that must stay whole allow; no seam lies inside one of them. Invariant:
there are as few parts as these spans allow.
"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from generator.impose.cell import SLACK

# The least way from a seam to a kept span, in mm, where there is room for it: hands cut no straighter.
_SPARES = (1.0, 0.0)


class Span(Struct, frozen=True, order=True):
    """A stretch of the length, both ends included."""

    start: float
    end: float


class Axis(Struct, frozen=True, kw_only=True):
    """A length to divide: what one page can show of it, and how far two parts overlap; all in mm."""

    length: float
    room: float
    overlap: float

    @property
    def stride(self) -> float:
        """The most from one seam to the next."""
        return self.room - self.overlap

    @property
    def parts(self) -> int:
        """The fewest parts, with nothing to keep whole."""
        return max(1, -int(-(self.length - self.overlap - SLACK) // self.stride))

    def even(self, parts: int) -> tuple[float, ...]:
        """Return the seams of parts of one size."""
        part = (self.length + (parts - 1) * self.overlap) / parts
        return tuple(number * (part - self.overlap) + self.overlap / 2 for number in range(1, parts))

    def spans(self, seams: Sequence[float]) -> tuple[Span, ...]:
        """Return what each part shows."""
        half = self.overlap / 2
        starts = (0.0, *(seam - half for seam in seams))
        ends = (*(seam + half for seam in seams), self.length)
        return tuple(Span(start, end) for start, end in zip(starts, ends, strict=True))


def place_seams(axis: Axis, kept: Iterable[Span]) -> tuple[float, ...] | None:
    """Return the seams, from the start on; None if no seams leave all the spans whole."""
    spans = tuple(kept)
    found = (_place(axis, stretches(spans, spare)) for spare in _SPARES)
    return min((seams for seams in found if seams is not None), key=len, default=None)


def _place(axis: Axis, kept: Sequence[Span]) -> tuple[float, ...] | None:
    latest = _latest(axis, kept)
    mirrored = [Span(axis.length - span.end, axis.length - span.start) for span in reversed(kept)]
    backwards = _latest(axis, mirrored)
    if latest is None or backwards is None:
        return None
    earliest = [axis.length - seam for seam in reversed(backwards)]
    seams: list[float] = []
    for ideal, first, last in zip(axis.even(len(latest) + 1), earliest, latest, strict=True):
        most = min(last, seams[-1] + axis.stride) if seams else last
        seams.append(_nearest(ideal, first, most, kept))
    return tuple(seams)


def _latest(axis: Axis, kept: Sequence[Span]) -> list[float] | None:
    """Return the seams when each part shows as much as it can; None where none can stand."""
    seams: list[float] = []
    reach = axis.room - axis.overlap / 2
    while axis.length - (seams[-1] if seams else -axis.overlap / 2) + axis.overlap / 2 > axis.room + SLACK:
        seam = _below(min(reach, axis.length - axis.overlap / 2), kept)
        if seam < (seams[-1] + axis.overlap if seams else axis.overlap / 2) + SLACK:
            return None
        seams.append(seam)
        reach = seam + axis.stride
    return seams


def stretches(kept: Iterable[Span], spare: float = 0.0) -> list[Span]:
    """Return where no seam may stand: the spans and the spare around them, joined where they overlap."""
    merged: list[Span] = []
    for span in sorted(Span(span.start - spare, span.end + spare) for span in kept):
        if merged and span.start < merged[-1].end - SLACK:
            merged[-1] = Span(merged[-1].start, max(merged[-1].end, span.end))
        else:
            merged.append(span)
    return merged


def _around(place: float, kept: Sequence[Span]) -> Span | None:
    return next((span for span in kept if span.start + SLACK < place < span.end - SLACK), None)


def _below(place: float, kept: Sequence[Span]) -> float:
    span = _around(place, kept)
    return place if span is None else span.start


def _nearest(ideal: float, first: float, last: float, kept: Sequence[Span]) -> float:
    """Return the place nearest to the ideal one, of those in the bounds and in no kept span."""
    place = max(first, min(ideal, last))
    span = _around(place, kept)
    if span is None:
        return place
    ends = [end for end in (span.start, span.end) if first - SLACK <= end <= last + SLACK]
    return min(ends, key=lambda end: abs(end - ideal), default=first)
