"""A piece larger than the page → balanced parts on several pages, which overlap and are glued together.

Each part shows a window of the piece, all windows of one size. Marks in the margins show the middle of each
overlap: cut one part along them, lay it over the next and let the marks meet.
"""

from collections.abc import Iterator
from math import ceil
from string import ascii_uppercase

from msgspec import Struct

from generator.geometry import Rect, Size
from generator.impose.cell import MARK_LEAST, MARK_OFF_TRIM, SLACK, Cell
from generator.impose.ground import Ground
from generator.impose.marks import Cuts, Room, free_room, marks_around
from generator.impose.strip import PartMap
from generator.sheet import Mark, MarkKind


class Split(Struct, frozen=True, kw_only=True):
    """How a piece is divided: so many parts across and down, each showing ``window`` of it."""

    cell: Cell
    columns: int
    rows: int
    window: Size
    overlap: float

    @property
    def parts(self) -> int:
        """The number of pages that one copy takes."""
        return self.columns * self.rows


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


def split_piece(cell: Cell, overlap: float, ground: Ground) -> Split | None:
    """Divide a piece into as few balanced parts as possible, or return None if the overlap is too large."""
    room = _room(ground)
    if overlap > largest_overlap(ground) - SLACK:
        return None
    columns = _parts(cell.pitch.width, room.width, overlap)
    rows = _parts(cell.pitch.height, room.height, overlap)
    window = Size(
        (cell.pitch.width + (columns - 1) * overlap) / columns,
        (cell.pitch.height + (rows - 1) * overlap) / rows,
    )
    return Split(cell=cell, columns=columns, rows=rows, window=window, overlap=overlap)


def largest_overlap(ground: Ground) -> float:
    """Return the overlap from which on a part would show nothing of its own."""
    room = _room(ground)
    return min(room.width, room.height) / 2


def _room(ground: Ground) -> Size:
    return ground.work.grown(-(MARK_OFF_TRIM + MARK_LEAST)).size


def _parts(length: float, room: float, overlap: float) -> int:
    return max(1, ceil((length - overlap - SLACK) / (room - overlap)))


def parts_of(split: Split, ground: Ground) -> Iterator[Part]:
    """Yield the parts row by row, each window in the middle of the work area."""
    work, size, bleed = ground.work, split.window, split.cell.bleed
    x = ground.centre.x - size.width / 2
    y = work.y + (work.height - size.height) / 2
    window = Rect(x, y, size.width, size.height)
    for row in range(split.rows):
        for column in range(split.columns):
            place = PartMap(columns=split.columns, rows=split.rows, column=column, row=row)
            left = x - column * (size.width - split.overlap) + bleed
            top = y - row * (size.height - split.overlap) + bleed
            trim = Rect(left, top, split.cell.trim.width, split.cell.trim.height)
            yield Part(split=split, place=place, window=window, trim=trim)


def part_marks(part: Part, ground: Ground) -> tuple[Mark, ...]:
    """Return the crop marks of the piece's own edges and the marks that neighbouring parts share."""
    window, gap = part.window, part.split.cell.mark_gap
    room = free_room(window, (), ground.work)
    edges = Cuts(
        tuple(x for x in (part.trim.x, part.trim.right) if window.x - SLACK <= x <= window.right + SLACK),
        tuple(y for y in (part.trim.y, part.trim.bottom) if window.y - SLACK <= y <= window.bottom + SLACK),
    )
    return (*marks_around(window, edges, room, gap), *_seams(part, room, gap))


def _seams(part: Part, room: Room, gap: float) -> Iterator[Mark]:
    window, place, half = part.window, part.place, part.split.overlap / 2
    xs = _ends(window.x + half, window.right - half, place.column, place.columns)
    ys = _ends(window.y + half, window.bottom - half, place.row, place.rows)
    yield from marks_around(window, Cuts(xs, ys), room, gap, MarkKind.ALIGN)


def _ends(first: float, last: float, number: int, total: int) -> tuple[float, ...]:
    """Return the near seam unless this part is the first, and the far one unless it is the last."""
    return (*((first,) if number > 0 else ()), *((last,) if number < total - 1 else ()))
