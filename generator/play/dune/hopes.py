"""From Dune to Open Sea, what may be hoped of a grid: what it will score, and what a card would add.

The spaces still empty get cards as they come on average. Every figure is the sum of what single effects
bring; a card more changes only what looks at the lines in which it lies.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import compress, count, product
from operator import add, attrgetter, mul, sub

from msgspec import Struct

from generator.play.dune.tally import EMPTY, Grid, Lines, Numbers, Tally, split
from generator.play.dune.worth import REMEMBERED, Worth

CHOOSY = 1.2  # players choose: so icons come more often than on average; found by trial

Added = tuple[float, float, float, int]
"""What a card would add to a grid: suns, shells at once, shells saved; and its zone."""

Count = Callable[[Tally, int, Numbers, Lines], float]
"""How a measure counts; see ``Measure``."""


class Line(Struct, frozen=True, kw_only=True):
    """A row or a column of a grid: its icons, these with those to come, and its empty spaces."""

    icons: Numbers
    hoped: Numbers
    free: int


class Row(Line, frozen=True, kw_only=True):
    """A row, with the icons to come, the empty spaces by number, and what lies in it.

    ``scores`` are effects that count at the end, each with its amount, how it counts and the line at which
    it looks.
    """

    come: Numbers
    spaces: Sequence[int]
    printed: int
    scores: Sequence[tuple[int, Count, int]]
    cheapening: Sequence[int]


# Faster than to look at line after line.
_FREE, _ICONS, _HOPED = attrgetter("free"), attrgetter("icons"), attrgetter("hoped")
_SPACES, _PRINTED = attrgetter("spaces"), attrgetter("printed")


class Hopes(Struct):
    """What may be hoped of one grid.

    ``there`` is what lies in it, ``hoped`` has the icons to come, too. ``scores`` are effects that count at
    the end, as in a ``Row``, each with what it will bring; ``suns`` is what all of the grid will score,
    ``printed`` what stands on its cards. ``saved`` are the shells that reductions will save. ``lacking`` are
    the zones that still need cards, see ``_list_lacking``, and ``spaces`` the empty ones of each row.
    ``added`` remembers what cards in hand would add.
    """

    there: Tally
    hoped: Tally
    lacking: Sequence[int]
    spaces: Sequence[Sequence[int]]
    printed: int
    suns: float
    saved: float
    scores: Sequence[tuple[int, Count, int, float]]
    added: dict[int, Added]


class Forecast:
    """What may be hoped of the grids of one deck."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.deck = deck = worth.deck
        self.hopes = lru_cache(maxsize=REMEMBERED)(self._hope)
        # From one grid to the next, a card changes one row and one column.
        self._row = lru_cache(maxsize=REMEMBERED)(self._read_row)
        self._column = lru_cache(maxsize=REMEMBERED)(self._read_column)
        self._lacking = cache(_list_lacking)
        zones = range(len(deck.zones))
        rivers = [[deck.cards[card] for card in deck.numbers(zone, starters=False)] for zone in zones]
        come = [_mean([card.icons for card in river], CHOOSY) for river in rivers]
        self._come_in_row = [
            [[free * number for number in icons] for free in range(deck.columns + 1)] for icons in come
        ]
        self._come_in_column = {
            free: [sum(compress(column, free)) for column in zip(*come, strict=True)]
            for free in product((False, True), repeat=len(zones))
        }
        everything = [[min(1, number) for number in card.icons] for river in rivers for card in river]
        shown = _mean(everything, 1.0)
        # By card: what cards of a zone will cost less, and how much less any card will cost for its icons.
        self._reductions: dict[int, tuple[list[tuple[int, int]], float]] = {
            number: (
                [(zone, less) for zone, less in enumerate(deck.cards[number].cheaper_zones) if less],
                sum(map(mul, deck.cards[number].cheaper_icons, shown)),
            )
            for number in worth.cheapening
        }
        # A card takes the place of one that would have come.
        self._instead = [list(map(sub, card.icons, come[card.zone])) for card in deck.cards]

    def add(self, hopes: Hopes, number: int) -> Added:
        """Return, and remember, what a card would add to a grid, in the space that is best for it."""
        card = self.deck.cards[number]
        spaces = hopes.spaces[card.zone]
        suns, shells, saved = 0.0, 0.0, 0.0
        if spaces:
            suns, shells = self._add_at(hopes, number, spaces[0])
            if card.is_local:
                others = [self._add_at(hopes, number, space) for space in spaces[1:]]
                suns, shells = max([(suns, shells), *others])
            if number in self._reductions:
                saved = self._save(number, hopes.hoped.free)
        added = hopes.added[number] = (suns, shells, saved, card.zone)
        return added

    def _add_at(self, hopes: Hopes, number: int, space: int) -> tuple[float, float]:
        """Return what a card would add in a space: suns, and shells at once."""
        card, at, hoped = self.deck.cards[number], self.worth.lines[space], hopes.hoped
        suns, shells = card.suns + (hopes.printed - hopes.suns), float(card.shells)
        instead = self._instead[number]
        for amount, counted, line, brings in hopes.scores:
            suns += amount * counted(hoped, line, instead, at) if line in at else brings
        for amount, measure in card.scores:
            suns += amount * measure.count(hoped, at[measure.area], instead, at)
        for amount, measure in card.gains:
            shells += amount * measure.count(hopes.there, at[measure.area], card.icons, at)
        return suns, shells

    def _hope(self, grid: Grid) -> Hopes:
        in_rows, in_columns = split(grid, self.deck.columns)
        rows = list(map(self._row, count(), in_rows))
        lines: list[Line] = [*rows, *map(self._column, in_columns)]
        free = list(map(_FREE, lines))
        lacking = self._lacking(tuple(free[: len(rows)]))
        free.append(grid.count(EMPTY))
        tableau = self.worth.nothing
        for row in rows:
            tableau = list(map(add, tableau, row.icons))
        there = Tally([*map(_ICONS, lines), tableau], free, len(rows))
        for row in rows:
            tableau = list(map(add, tableau, row.come))
        hoped = Tally([*map(_HOPED, lines), tableau], free, len(rows))
        spaces, printed = list(map(_SPACES, rows)), sum(map(_PRINTED, rows))
        suns, saved, scores = float(printed), 0.0, []
        for row in rows:
            for amount, counted, line in row.scores:
                brings = amount * counted(hoped, line, self.worth.nothing, ())
                scores.append((amount, counted, line, brings))
                suns += brings
            for card in row.cheapening:
                saved += self._save(card, free)
        return Hopes(there, hoped, lacking, spaces, printed, suns, saved, scores, {})

    def _read_row(self, number: int, row: Grid) -> Row:
        icons, free = self.worth.count_icons(row), row.count(EMPTY)
        come = self._come_in_row[number][free]
        spaces, printed, scores, cheapening = [], 0, [], []
        for space, card in enumerate(row, number * self.deck.columns):
            if card == EMPTY:
                spaces.append(space)
                continue
            placed = self.deck.cards[card]
            printed += placed.suns
            for amount, measure in placed.scores:
                scores.append((amount, measure.count, self.worth.lines[space][measure.area]))
            if card in self._reductions:
                cheapening.append(card)
        return Row(
            icons=icons,
            come=come,
            hoped=list(map(add, icons, come)),
            free=free,
            spaces=spaces,
            printed=printed,
            scores=scores,
            cheapening=cheapening,
        )

    def _read_column(self, column: Grid) -> Line:
        icons = self.worth.count_icons(column)
        free = tuple([card == EMPTY for card in column])
        hoped = list(map(add, icons, self._come_in_column[free]))
        return Line(icons=icons, hoped=hoped, free=sum(free))

    def _save(self, card: int, free: Sequence[int]) -> float:
        """Return the shells that reductions of a card will save; a purchase comes for each empty space."""
        zones, icons = self._reductions[card]
        saved = 0.0
        for zone, less in zones:
            saved += less * free[zone]
        return saved + free[-1] * icons


def _mean(icons: Sequence[Numbers], factor: float) -> list[float]:
    """Return how many of each icon there are on average, times a factor."""
    return [factor * sum(column) / len(icons) for column in zip(*icons, strict=True)]


def _list_lacking(free: tuple[int, ...]) -> Sequence[int]:
    """Return which zones still have empty spaces, as a number with a bit for each zone.

    Args:
        free: The empty spaces of each row.

    Returns:
        Such a number for each zone, if a card of this zone is placed first; and last if none is.
    """
    lacking = sum([1 << zone for zone, number in enumerate(free) if number])
    return [lacking - (1 << zone) * (number == 1) for zone, number in enumerate(free)] + [lacking]
