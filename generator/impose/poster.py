"""A piece larger than the page → parts on several pages, which overlap and are glued together.

Each part shows a window of the piece. Marks in the margins show the seams, in the middle of each overlap: cut
the next part along them, and lay it over this one, whose tab beyond its seam is hatched in the margin and
takes the glue. Seams keep off the regions that must stay whole.
"""

from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase

from msgspec import Struct

from generator.geometry import Point, Rect, Size
from generator.impose.cell import MARK_LEAST, MARK_OFF_TRIM, SLACK, Cell
from generator.impose.ground import Ground
from generator.impose.marks import Cuts, Room, free_room, marks_around
from generator.impose.seams import Axis, Span, place_seams, stretches
from generator.impose.strip import PartMap
from generator.model.piece import Region
from generator.sheet import Line, Mark, MarkKind

# The hatching of a glue tab: strokes so far apart and so deep, in mm.
_HATCH_STEP, _HATCH_DEPTH = 1.5, 1.5


class Split(Struct, frozen=True, kw_only=True):
    """How a piece is divided: what the columns and the rows of parts show of it, its bleed included."""

    cell: Cell
    columns: tuple[Span, ...]
    rows: tuple[Span, ...]
    overlap: float

    @property
    def parts(self) -> int:
        """The number of pages that one copy takes."""
        return len(self.columns) * len(self.rows)


class Part(Struct, frozen=True, kw_only=True):
    """One part of a poster: where it shows, and where the trim of the whole piece would lie."""

    split: Split
    place: PartMap
    window: Rect
    trim: Rect

    @property
    def name(self) -> str:
        """The part's name: rows are letters, columns numbers."""
        row = self.place.row
        letters = (
            ascii_uppercase[row] if row < 26 else ascii_uppercase[row // 26 - 1] + ascii_uppercase[row % 26]
        )
        return f"{letters}{self.place.column + 1}"


def split_piece(cell: Cell, overlap: float, kept: Iterable[Region], ground: Ground) -> Split | None:
    """Divide a piece into as few parts as the regions allow, or return None if they cannot all stay whole.

    None, too, if the overlap is too large.
    """
    if overlap > largest_overlap(ground) - SLACK:
        return None
    across, down = _axes(cell, overlap, ground)
    boxes = [_lying(region.box, cell) for region in kept]
    xs = place_seams(across, [Span(box.x, box.right) for box in boxes])
    ys = place_seams(down, [Span(box.y, box.bottom) for box in boxes])
    if xs is None or ys is None:
        return None
    return Split(cell=cell, columns=across.spans(xs), rows=down.spans(ys), overlap=overlap)


def largest_overlap(ground: Ground) -> float:
    """Return the overlap from which on a part would show nothing of its own."""
    room = _room(ground)
    return min(room.width, room.height) / 2


def largest_region(overlap: float, ground: Ground) -> Size:
    """Return the largest region that stays whole wherever it lies: what a part shows between two seams."""
    room = _room(ground)
    return Size(room.width - overlap, room.height - overlap)


def blocking_regions(
    trim: Size, overlap: float, kept: Sequence[Region], ground: Ground
) -> tuple[Region, ...]:
    """Return the regions of the longest stretch that must stay whole: they leave no place for a seam."""
    axes = _axes(Cell(trim=trim, bleed=0.0, turned=False, is_round=False), overlap, ground)
    across = [Span(region.box.x, region.box.right) for region in kept]
    down = [Span(region.box.y, region.box.bottom) for region in kept]
    found = (
        (axis, spans, one)
        for axis, spans in zip(axes, (across, down), strict=True)
        for one in stretches(spans)
    )
    _, spans, longest = max(found, key=lambda one: (one[2].end - one[2].start) / one[0].stride)
    return tuple(
        region
        for region, span in zip(kept, spans, strict=True)
        if longest.start <= span.start and span.end <= longest.end
    )


def _axes(cell: Cell, overlap: float, ground: Ground) -> tuple[Axis, Axis]:
    room = _room(ground)
    return (
        Axis(length=cell.pitch.width, room=room.width, overlap=overlap),
        Axis(length=cell.pitch.height, room=room.height, overlap=overlap),
    )


def _room(ground: Ground) -> Size:
    return ground.work.grown(-(MARK_OFF_TRIM + MARK_LEAST)).size


def _lying(box: Rect, cell: Cell) -> Rect:
    """Return where a region of a face comes to lie, from the top-left corner of the bleed."""
    if cell.turned:
        box = Rect(cell.trim.width - box.bottom, box.x, box.height, box.width)
    return box.moved(cell.bleed, cell.bleed)


def parts_of(split: Split, ground: Ground) -> Iterator[Part]:
    """Yield the parts row by row, each window in the middle of the work area."""
    work, bleed = ground.work, split.cell.bleed
    for row, down in enumerate(split.rows):
        for column, across in enumerate(split.columns):
            size = Size(across.end - across.start, down.end - down.start)
            x = ground.centre.x - size.width / 2
            y = work.y + (work.height - size.height) / 2
            trim = split.cell.trim
            yield Part(
                split=split,
                place=PartMap(columns=len(split.columns), rows=len(split.rows), column=column, row=row),
                window=Rect(x, y, size.width, size.height),
                trim=Rect(x - across.start + bleed, y - down.start + bleed, trim.width, trim.height),
            )


def part_marks(part: Part, ground: Ground) -> tuple[Mark, ...]:
    """Return the crop marks of the piece's own edges, the seams' marks, and the hatching of glue tabs."""
    window, gap = part.window, part.split.cell.mark_gap
    room = free_room(window, (), ground.work)
    edges = Cuts(
        tuple(x for x in (part.trim.x, part.trim.right) if window.x - SLACK <= x <= window.right + SLACK),
        tuple(y for y in (part.trim.y, part.trim.bottom) if window.y - SLACK <= y <= window.bottom + SLACK),
    )
    return (*marks_around(window, edges, room, gap), *_seams(part, room, gap), *_tabs(part, gap))


def _seams(part: Part, room: Room, gap: float) -> Iterator[Mark]:
    window, place, half = part.window, part.place, part.split.overlap / 2
    xs = _ends(window.x + half, window.right - half, place.column, place.columns)
    ys = _ends(window.y + half, window.bottom - half, place.row, place.rows)
    yield from marks_around(window, Cuts(xs, ys), room, gap, MarkKind.ALIGN)


def _ends(first: float, last: float, number: int, total: int) -> tuple[float, ...]:
    """Return the near seam unless this part is the first, and the far one unless it is the last."""
    return (*((first,) if number > 0 else ()), *((last,) if number < total - 1 else ()))


def _tabs(part: Part, gap: float) -> Iterator[Mark]:
    """Yield strokes in the margins along the tabs, which the parts to the right and below are glued on."""
    window, place, half = part.window, part.place, part.split.overlap / 2
    strokes = int((half - _HATCH_DEPTH) / _HATCH_STEP + SLACK) + 1 if half >= _HATCH_DEPTH else 0
    for number in range(strokes):
        along = half - number * _HATCH_STEP
        if place.column < place.columns - 1:
            x = window.right - along
            for y, out in ((window.y - gap, -_HATCH_DEPTH), (window.bottom + gap, _HATCH_DEPTH)):
                yield Line(MarkKind.ALIGN, Point(x, y), Point(x + _HATCH_DEPTH, y + out))
        if place.row < place.rows - 1:
            y = window.bottom - along
            for x, out in ((window.x - gap, -_HATCH_DEPTH), (window.right + gap, _HATCH_DEPTH)):
                yield Line(MarkKind.ALIGN, Point(x, y), Point(x + out, y + _HATCH_DEPTH))
