"""From Dune to Open Sea, what lies in a grid, line by line: icons, and the spaces left.

A grid is a tuple of card numbers, row by row, ``EMPTY`` where nothing lies. Its lines are numbered: first
the rows, then the columns, and last the tableau, which is all of it. Icons are counted in lists by the
icon's number. The counts may be fractions: then they are what somebody hopes to have one day.
"""

from collections.abc import Sequence

EMPTY = -1

ROW, COLUMN, TABLEAU = 0, 1, 2
AREAS = {"row": ROW, "column": COLUMN, "tableau": TABLEAU}

Grid = tuple[int, ...]
Numbers = Sequence[float]

Lines = Sequence[int]
"""The lines through a space: its row, its column, the tableau. Without any, it is no space of the grid."""


class Tally:
    """What lies in a grid: the icons and the empty spaces of each line. Whoever has one never changes it.

    ``rows`` is the number of rows, and so the first column's.
    """

    __slots__ = ("free", "icons", "rows")

    def __init__(self, icons: Sequence[Numbers], free: Sequence[int], rows: int) -> None:
        self.icons = icons
        self.free = free
        self.rows = rows

    @property
    def tableau(self) -> Numbers:
        """The icons of the tableau."""
        return self.icons[-1]


def lines_of(rows: int, columns: int) -> list[Lines]:
    """Return the lines through each space of a grid."""
    return [(row, rows + column, rows + columns) for row in range(rows) for column in range(columns)]


def split(grid: Grid, columns: int) -> tuple[list[Grid], list[Grid]]:
    """Return the rows and the columns of a grid."""
    rows = [grid[first : first + columns] for first in range(0, len(grid), columns)]
    return rows, [grid[column::columns] for column in range(columns)]
