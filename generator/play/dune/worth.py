"""From Dune to Open Sea, what cards cost, give and score: grids → numbers, each calculated once."""

from functools import lru_cache

from generator.play.dune.deck import Deck
from generator.play.dune.tally import EMPTY, Tally, count_grid

Grid = tuple[int, ...]

# Enough for a player's thoughts of one turn; more would only be searched for in vain.
REMEMBERED = 2048


class Worth:
    """The arithmetic of a deck's cards."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.tally = lru_cache(maxsize=REMEMBERED)(self._tally)
        self._prices = lru_cache(maxsize=REMEMBERED)(self._calculate_prices)
        self._icons = [card.icons for card in deck.cards]
        self._cheapening = frozenset(
            number
            for number, card in enumerate(deck.cards)
            if any(card.cheaper_zones) or any(card.cheaper_icons)
        )

    def prices(self, grid: Grid) -> tuple[int, ...]:
        """Return what each card costs the owner of a grid, by the card's number."""
        cheapening = self._cheapening
        return self._prices(tuple(sorted([card for card in grid if card in cheapening])))

    def gain(self, card: int, grid: Grid, column: int) -> int:
        """Return the shells that a card gives that has just been placed in a grid."""
        placed = self.deck.cards[card]
        if not placed.gains:
            return placed.shells
        tally = self.tally(grid)
        more = sum([amount * measure(tally, placed.zone, column) for amount, measure in placed.gains])
        return placed.shells + int(more)

    def suns(self, grid: Grid) -> tuple[int, int]:
        """Return the suns of a grid: those printed on its cards, and those for their effects."""
        tally, printed, extra = self.tally(grid), 0, 0.0
        for space, card in enumerate(grid):
            if card != EMPTY:
                row, column = divmod(space, self.deck.columns)
                printed += self.deck.cards[card].suns
                for amount, measure in self.deck.cards[card].scores:
                    extra += amount * measure(tally, row, column)
        return printed, int(extra)

    def _tally(self, grid: Grid) -> Tally:
        return count_grid(grid, self._icons, len(self.deck.zones), self.deck.columns)

    def _calculate_prices(self, cheapening: tuple[int, ...]) -> tuple[int, ...]:
        """Return what each card costs somebody who has placed these cards. Never less than nothing."""
        deck, placed = self.deck, [self.deck.cards[card] for card in cheapening]
        zones = [sum(card.cheaper_zones[zone] for card in placed) for zone in range(len(deck.zones))]
        icons = [sum(card.cheaper_icons[icon] for card in placed) for icon in range(len(deck.icons))]
        less = [
            zones[card.zone] + sum([off for off, shown in zip(icons, card.icons, strict=True) if shown])
            for card in deck.cards
        ]
        return tuple([max(0, card.price - off) for card, off in zip(deck.cards, less, strict=True)])
