"""From Dune to Open Sea, what lies in a grid: icons by row, column and tableau, and the spaces left.

A grid is a tuple of card numbers, row by row, ``EMPTY`` where nothing lies. Icons are counted in lists by
the icon's number. The counts may be fractions: then they are what somebody hopes to have one day.
"""

from collections.abc import Sequence
from operator import add

EMPTY = -1

ROW, COLUMN, TABLEAU = 0, 1, 2
AREAS = {"row": ROW, "column": COLUMN, "tableau": TABLEAU}

Numbers = Sequence[float]


class Tally:
    """What lies in a grid. Whoever has one never changes it; ``plus`` makes another.

    ``free_rows`` and ``free_columns`` are the empty spaces of each row and column.
    """

    __slots__ = ("columns", "free_columns", "free_rows", "rows", "tableau")

    def __init__(
        self,
        rows: Sequence[Numbers],
        columns: Sequence[Numbers],
        tableau: Numbers,
        free_rows: Sequence[int],
        free_columns: Sequence[int],
    ) -> None:
        self.rows = rows
        self.columns = columns
        self.tableau = tableau
        self.free_rows = free_rows
        self.free_columns = free_columns

    def plus(self, icons: Numbers, row: int, column: int) -> "Tally":
        """Return the tally with one card more, which shows these icons."""
        rows, columns = list(self.rows), list(self.columns)
        rows[row] = list(map(add, rows[row], icons))
        columns[column] = list(map(add, columns[column], icons))
        free_rows, free_columns = list(self.free_rows), list(self.free_columns)
        free_rows[row] -= 1
        free_columns[column] -= 1
        return Tally(rows, columns, list(map(add, self.tableau, icons)), free_rows, free_columns)

    def there(self, area: int, row: int, column: int) -> Numbers:
        """Return the icons that a card in this row and column looks at."""
        if area == ROW:
            return self.rows[row]
        return self.columns[column] if area == COLUMN else self.tableau


def count_grid(grid: Sequence[int], icons: Sequence[Numbers], rows: int, columns: int) -> Tally:
    """Return what lies in a grid, given the icons of each card by its number."""
    kinds = range(len(icons[0]))
    by_row = [[0.0 for _ in kinds] for _ in range(rows)]
    by_column = [[0.0 for _ in kinds] for _ in range(columns)]
    tableau = [0.0 for _ in kinds]
    free_rows, free_columns = [0] * rows, [0] * columns
    for place, card in enumerate(grid):
        row, column = divmod(place, columns)
        if card == EMPTY:
            free_rows[row] += 1
            free_columns[column] += 1
            continue
        in_row, in_column = by_row[row], by_column[column]
        for icon, number in enumerate(icons[card]):
            if number:
                in_row[icon] += number
                in_column[icon] += number
                tableau[icon] += number
    return Tally(by_row, by_column, tableau, free_rows, free_columns)
