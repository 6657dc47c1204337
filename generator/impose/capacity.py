"""What a paper holds: the largest grid of a piece, and the most bleed and the largest pieces for a grid."""

from collections.abc import Iterator, Sequence
from math import floor

from msgspec import Struct
from msgspec.structs import replace

from generator.geometry import Rect, Size
from generator.impose.cell import SLACK, Cell, make_cell
from generator.impose.ground import Ground
from generator.impose.run import Run
from generator.model.cutting import Cutting, GridSize

_STEP = 0.01
_MOST_BLEED = 50.0


class Held(Struct, frozen=True, kw_only=True):
    """The grid that an area of a ground holds."""

    ground: Ground
    area: Rect
    cell: Cell
    grid: GridSize


def fullest(run: Run, bleed: float, ways: Sequence[Ground]) -> Held | None:
    """Return the first grid with most pieces that show so much bleed, or None if none fits."""
    best: Held | None = None
    for ground, area, cell in _cells(run, bleed, ways):
        columns, rows = cell.grid(area.size)
        if columns * rows > (0 if best is None else best.grid.columns * best.grid.rows):
            best = Held(ground=ground, area=area, cell=cell, grid=GridSize(columns, rows))
    return best


def most_bleed(run: Run, grid: GridSize, ways: Sequence[Ground]) -> float | None:
    """Return the most bleed that a grid can show, to a hundredth of a mm; None if it fits without none."""
    if not _fits(run, grid, 0.0, ways):
        return None
    low, high = 0, floor(_MOST_BLEED / _STEP)
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if _fits(run, grid, middle * _STEP, ways) else (low, middle - 1)
    return low * _STEP


def largest_piece(run: Run, grid: GridSize, ways: Sequence[Ground]) -> Size:
    """Return the largest piece, without bleed, of which a paper holds such a grid; the one most like this."""
    trim = run.trim

    def likeness(size: Size) -> float:
        return min(size.width / trim.width, size.height / trim.height)

    found: list[Size] = []
    for _, area, cell in _cells(run, 0.0, ways):
        room = area.size
        width, height = room.width - 2 * cell.reach, room.height - 2 * cell.reach
        lying = Size(width / grid.columns, height / grid.rows)
        found.append(lying.turned() if cell.turned else lying)
    return max(found, key=likeness)


def _fits(run: Run, grid: GridSize, bleed: float, ways: Sequence[Ground]) -> bool:
    held = (cell.grid(area.size) for _, area, cell in _cells(run, bleed, ways))
    return any(columns >= grid.columns and rows >= grid.rows for columns, rows in held)


def _cells(run: Run, bleed: float, ways: Sequence[Ground]) -> Iterator[tuple[Ground, Rect, Cell]]:
    for way in ways:
        area = way.work if way.half is None or not run.backs else way.half
        # A hundredth of a micrometre is lost to rounding, no more.
        for turned in run.turns(way.size):
            yield way, area, make_cell(run, max(0.0, bleed - SLACK / 100), turned=turned)


def with_cutting(run: Run, cutting: Cutting) -> Run:
    """Return the same copies as they are cut in another way."""
    return replace(run, cutting=cutting)
