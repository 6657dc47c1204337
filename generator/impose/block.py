"""A grid of equal pieces on a sheet, and whose copies fill it."""

from collections.abc import Iterable
from itertools import islice

from msgspec import Struct

from generator.geometry import Insets, Point, Rect, Size
from generator.impose.cell import Cell
from generator.impose.run import Run

_CORNER = Point(0.0, 0.0)


class Block(Struct, frozen=True, kw_only=True):
    """A grid of cells, filled row by row with ``count`` pieces; ``at`` is its top-left corner with bleed.

    In a honeycomb, trims begin at the ``spots`` instead, counted from that corner.
    """

    cell: Cell
    columns: int
    rows: int
    count: int
    at: Point = _CORNER
    spots: tuple[Point, ...] = ()

    @property
    def size(self) -> Size:
        """Width and height, bleed included."""
        if self.spots:
            right, bottom = max(spot.x for spot in self.spots), max(spot.y for spot in self.spots)
            trim, bleed = self.cell.trim, self.cell.bleed
            return Size(right + trim.width + bleed, bottom + trim.height + bleed)
        return Size(self.columns * self.cell.pitch.width, self.rows * self.cell.pitch.height)

    @property
    def rect(self) -> Rect:
        """Where the block stands, the bleed around each piece included."""
        return Rect(self.at.x, self.at.y, self.size.width, self.size.height)

    @property
    def extent(self) -> Rect:
        """All that the block shows, the bleed around the whole of it included."""
        return self.rect.grown(self.cell.halo)

    def windows(self) -> tuple[Rect | None, ...]:
        """Return where each piece shows: None, or the part of the halo that no neighbour takes from it."""
        if not self.cell.halo or self.count == 1:
            return (None,) * self.count
        return tuple(self._window(number, trim) for number, trim in enumerate(self.trims()))

    def _window(self, number: int, trim: Rect) -> Rect:
        halo = self.cell.halo
        column = number % self.columns
        is_last, is_lowest = number == self.count - 1, number + self.columns >= self.count
        free = Insets(
            top=-halo if number < self.columns else 0.0,
            right=-halo if column == self.columns - 1 or is_last else 0.0,
            bottom=-halo if is_lowest else 0.0,
            left=-halo if column == 0 else 0.0,
        )
        return trim.inset(free)

    def trims(self) -> tuple[Rect, ...]:
        """Return the trim of each piece, row by row."""
        return tuple(islice(self._cells(), self.count))

    def _cells(self) -> Iterable[Rect]:
        trim, pitch, bleed = self.cell.trim, self.cell.pitch, self.cell.bleed
        for spot in self.spots:
            yield Rect(self.at.x + spot.x, self.at.y + spot.y, trim.width, trim.height)
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = self.at.x + column * pitch.width + bleed, self.at.y + row * pitch.height + bleed
                yield Rect(x, y, trim.width, trim.height)


class Share(Struct, frozen=True):
    """A block and the run whose copies, from number ``first`` on, fill it."""

    run: Run
    first: int
    block: Block
