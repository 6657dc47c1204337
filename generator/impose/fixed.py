"""A run in the grid that was asked for: so many columns and rows on each sheet, and nothing beside it."""

from collections.abc import Iterator

from generator.geometry import Point, Rect
from generator.impose.block import Block, Share
from generator.impose.cell import Cell
from generator.impose.run import Run
from generator.impose.shelf import start
from generator.model.cutting import GridSize


def fill_grid(run: Run, cell: Cell, grid: GridSize, area: Rect, centre: Point) -> Iterator[tuple[Share, ...]]:
    """Yield the sheets of a run; the last one keeps the places of the full ones."""
    width, height = grid.columns * cell.pitch.width, grid.rows * cell.pitch.height
    x = start(centre.x, width, area.x + cell.reach, area.right - cell.reach)
    y = start(centre.y, height, area.y + cell.reach, area.bottom - cell.reach)
    for first in range(0, len(run.fronts), grid.columns * grid.rows):
        count = min(len(run.fronts) - first, grid.columns * grid.rows)
        columns = min(count, grid.columns)
        rows = -(-count // columns)
        block = Block(cell=cell, columns=columns, rows=rows, count=count, at=Point(x, y))
        yield (Share(run, first, block),)
