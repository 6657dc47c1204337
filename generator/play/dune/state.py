"""From Dune to Open Sea, what the table holds at one moment. Frozen, of tuples of small numbers.

Cards are numbers of the deck, ``EMPTY`` is an empty space. In a state as somebody sees it, a starter in
someone else's hand is ``unknown(zone)``.
"""

from enum import IntEnum

from msgspec import Struct

from generator.play.dune.tally import EMPTY


class Phase(IntEnum):
    """What happens next. All but ``BUY`` and ``PLACE`` is chance."""

    DEAL = 0
    FILL = 1
    TURN = 2
    BUY = 3
    PLACE = 4
    OVER = 5


class Player(Struct, frozen=True):
    """Shells, cards in hand in the order of their numbers, and the grid, row by row."""

    shells: int
    hand: tuple[int, ...]
    grid: tuple[int, ...]


class Purchase(Struct, frozen=True):
    """What has been bought in this turn: the card, where it lay in its river, and the shells paid."""

    card: int
    slot: int
    paid: int


class State(Struct, frozen=True, kw_only=True):
    """A table.

    ``turned`` counts zone cards turned up, so it is the number of the round, and ``zone`` is the zone of the
    last one; ``turn`` counts the turns that are over in this round. ``gap`` is the river to be filled in
    the phase of that name. ``undone`` are the cards whose purchase has been undone in this turn.
    """

    phase: Phase
    players: tuple[Player, ...]
    rivers: tuple[tuple[int, ...], ...]
    decks: tuple[tuple[int, ...], ...]
    starters: tuple[tuple[int, ...], ...]
    zone_cards: tuple[int, ...]
    turned: int = 0
    zone: int = EMPTY
    turn: int = 0
    gap: int = 0
    purchase: Purchase | None = None
    undone: tuple[int, ...] = ()


def unknown(zone: int) -> int:
    """Return what stands for a starter of a zone that cannot be seen."""
    return EMPTY - 1 - zone
