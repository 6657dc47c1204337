"""Circles and regular hexagons → a honeycomb: rows that stand half a piece aside, and closer together.

Pieces of a honeycomb are cut along their outlines; where hexagons have no bleed, neighbours share a cut. Each
face shows within its own outline and bleed only, for the corners of neighbouring boxes overlap.
"""

from collections.abc import Iterator
from math import isclose, sqrt

from msgspec import Struct

from generator.geometry import Point, Rect, Size
from generator.impose.block import Block, Share
from generator.impose.cell import SLACK, Cell
from generator.impose.run import Run
from generator.impose.shelf import start

_ROW = sqrt(3) / 2
_EVEN = 1e-3


class Nest(Struct, frozen=True):
    """How many pieces stand in the even and in the odd rows, and how many rows there are.

    ``upright`` rows are columns: what is said of them goes from top to bottom.
    """

    even: int
    odd: int
    rows: int
    upright: bool

    @property
    def held(self) -> int:
        """The pieces of a whole honeycomb."""
        return (self.rows + 1) // 2 * self.even + self.rows // 2 * self.odd


def nest(run: Run, cells: tuple[Cell, ...], area: Rect, centre: Point) -> list[tuple[Share, ...]] | None:
    """Return the sheets of a run in honeycombs; None if its pieces make none."""
    found = ((cell, fit) for cell in cells for fit in _nests(cell, area.size))
    cell, best = max(found, key=lambda one: one[1].held, default=(None, None))
    if cell is None or best is None or not best.held:
        return None
    size = _extent(cell, best)
    at = Point(
        start(centre.x, size.width, area.x, area.right),
        start(centre.y, size.height, area.y, area.bottom),
    )
    spots = tuple(_spots(cell, best))
    sheets: list[tuple[Share, ...]] = []
    for first in range(0, len(run.fronts), best.held):
        count = min(best.held, len(run.fronts) - first)
        block = Block(cell=cell, columns=best.even, rows=best.rows, count=count, at=at, spots=spots)
        sheets.append((Share(run, first, block),))
    return sheets


def _nests(cell: Cell, room: Size) -> Iterator[Nest]:
    """Yield the honeycombs that a room holds."""
    for upright in (False, True):
        if not _is_nestable(cell, upright=upright):
            continue
        pitch, size = (cell.pitch.turned(), room.turned()) if upright else (cell.pitch, room)
        if pitch.width > size.width + SLACK or pitch.height > size.height + SLACK:
            continue
        even = int((size.width + SLACK) / pitch.width)
        odd = int((size.width - pitch.width / 2 + SLACK) / pitch.width)
        rows = 1 + int((size.height - pitch.height + SLACK) / (pitch.width * _ROW))
        yield Nest(even, odd, rows if odd else 1, upright)


def _is_nestable(cell: Cell, *, upright: bool) -> bool:
    """Tell whether rows of the piece, or columns if ``upright``, fit between those beside them."""
    if cell.die is None or cell.is_marked:
        return False
    if cell.is_round:
        return isclose(cell.trim.width, cell.trim.height)
    across, along = cell.trim.width, cell.trim.height
    if upright:
        across, along = along, across
    # A regular hexagon with a corner where the next row begins.
    return cell.is_hexagon and isclose(along * _ROW, across, rel_tol=_EVEN)


def _spots(cell: Cell, nest_: Nest) -> Iterator[Point]:
    """Yield where each piece's trim begins, row by row, from the corner of the block."""
    across = cell.pitch.height if nest_.upright else cell.pitch.width
    for row in range(nest_.rows):
        aside = across / 2 if row % 2 else 0.0
        for number in range(nest_.odd if row % 2 else nest_.even):
            x, y = aside + number * across + cell.bleed, row * across * _ROW + cell.bleed
            yield Point(y, x) if nest_.upright else Point(x, y)


def _extent(cell: Cell, nest_: Nest) -> Size:
    spots = tuple(_spots(cell, nest_))
    right, bottom = max(spot.x for spot in spots), max(spot.y for spot in spots)
    return Size(right + cell.trim.width + cell.bleed, bottom + cell.trim.height + cell.bleed)
