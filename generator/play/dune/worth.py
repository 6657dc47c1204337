"""From Dune to Open Sea, what cards cost, give and score: grids → numbers, each calculated once."""

from functools import lru_cache
from operator import add

from generator.play.dune.card import Card, Scoring
from generator.play.dune.deck import Deck
from generator.play.dune.tally import EMPTY, Grid, Lines, Numbers, Tally, lines_of, split

# Enough for a player's thoughts of one turn; more would only be searched for in vain.
REMEMBERED = 2048


class Worth:
    """The arithmetic of a deck's cards."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.lines = lines_of(len(deck.zones), deck.columns)
        self.nothing: Numbers = [0] * len(deck.icons)
        self.tally = lru_cache(maxsize=REMEMBERED)(self._tally)
        self._prices = lru_cache(maxsize=REMEMBERED)(self._calculate_prices)
        # By icon, the numbers of the cards that show it.
        self._showing = [
            [number for number, card in enumerate(deck.cards) if card.icons[icon]]
            for icon in range(len(deck.icons))
        ]
        self.cheapening = frozenset(
            number
            for number, card in enumerate(deck.cards)
            if any(card.cheaper_zones) or any(card.cheaper_icons)
        )

    def prices(self, grid: Grid) -> tuple[int, ...]:
        """Return what each card costs the owner of a grid, by the card's number."""
        cheapening = self.cheapening
        return self._prices(tuple(sorted([card for card in grid if card in cheapening])))

    def gain(self, number: int, grid: Grid, space: int) -> int:
        """Return the shells that a card gives when it is placed in a space of a grid."""
        card = self.deck.cards[number]
        if not card.gains:
            return card.shells
        more = self._bring(card.gains, self.tally(grid), self.lines[space], card.icons, self.lines[space])
        return card.shells + int(more)

    def suns(self, grid: Grid) -> tuple[int, int]:
        """Return the suns of a grid: those printed on its cards, and those for their effects."""
        placed = [(space, self.deck.cards[card]) for space, card in enumerate(grid) if card != EMPTY]
        extra = [self.effects(card, grid, space) for space, card in placed]
        return sum([card.suns for _, card in placed]), int(sum(extra))

    def effects(self, card: Card, grid: Grid, space: int) -> float:
        """Return the suns for the effects of a card that lies in a space of a grid."""
        return self._bring(card.scores, self.tally(grid), self.lines[space], self.nothing, ())

    def _bring(self, scoring: Scoring, tally: Tally, lines: Lines, more: Numbers, at: Lines) -> float:
        """Return what effects of a card in these lines bring, as a measure counts."""
        return sum(
            [amount * measure.count(tally, lines[measure.area], more, at) for amount, measure in scoring]
        )

    def _tally(self, grid: Grid) -> Tally:
        rows, columns = split(grid, self.deck.columns)
        icons = [self.count_icons(line) for line in (*rows, *columns)]
        free = [line.count(EMPTY) for line in (*rows, *columns)]
        tableau = self.nothing
        for there in icons[: len(rows)]:
            tableau = list(map(add, tableau, there))
        icons.append(tableau)
        return Tally(icons, [*free, grid.count(EMPTY)], len(rows))

    def count_icons(self, line: Grid) -> Numbers:
        """Return the icons of the cards of a line."""
        cards = [self.deck.cards[card].icons for card in line if card != EMPTY]
        return list(map(sum, zip(*cards, strict=True))) if cards else self.nothing

    def _calculate_prices(self, cheapening: tuple[int, ...]) -> tuple[int, ...]:
        """Return what each card costs somebody who has placed these cards. Never less than nothing."""
        deck, placed = self.deck, [self.deck.cards[card] for card in cheapening]
        zones = [sum(card.cheaper_zones[zone] for card in placed) for zone in range(len(deck.zones))]
        icons = [sum(card.cheaper_icons[icon] for card in placed) for icon in range(len(deck.icons))]
        less = [zones[card.zone] for card in deck.cards]
        for off, shown in zip(icons, self._showing, strict=True):
            if off:
                for card in shown:
                    less[card] += off
        return tuple([max(0, card.price - off) for card, off in zip(deck.cards, less, strict=True)])
