"""From Dune to Open Sea, a game played → what is worth counting in it, for reports of playtests.

A card is counted by seats: in how many of them it lay face up in a turn (``seen``), by how many it was
bought, in how many grids it lay at the end, and how many of these won. So a share of those who saw a card
compares cards fairly, however many players there are.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from generator.play.dune.state import Phase, State
from generator.play.dune.tally import EMPTY
from generator.play.dune.worth import Worth
from generator.play.engine import PASS, Action, Counted, Outcome, Seat

COLUMNS = ("seen", "bought", "placed", "won")


class _Game(Protocol):
    """What is asked of the rules."""

    worth: Worth

    def mover(self, state: State) -> Seat: ...

    def outcome(self, state: State) -> Outcome: ...


def count_game(rules: _Game, states: Sequence[State], actions: Sequence[Action]) -> Counted:
    """Count in one playing; see ``Counts``."""
    deck, end = rules.worth.deck, states[-1]
    seen: set[tuple[Seat, int]] = set()
    bought: set[tuple[Seat, int]] = set()
    turns = 0
    for state in states:
        if state.phase is Phase.BUY:
            turns += not state.undone
            seat = rules.mover(state)
            seen.update((seat, card) for river in state.rivers for card in river)
        elif state.phase is Phase.PLACE and state.purchase:
            bought.add((rules.mover(state), state.purchase.card))
    table = {card.id: dict.fromkeys(COLUMNS, 0) for card in deck.cards if not card.is_starter}
    winners = rules.outcome(end).winners
    grids = [(seat, card) for seat, player in enumerate(end.players) for card in player.grid]
    for column, pairs in (("seen", seen), ("bought", bought), ("placed", grids)):
        _enter(table, column, (deck.cards[card].id for _, card in pairs if card != EMPTY))
    _enter(table, "won", (deck.cards[card].id for seat, card in grids if card != EMPTY and seat in winners))
    return Counted(
        figures={
            "turns": turns,
            "passes": actions.count(PASS),
            "shells left": sum(player.shells for player in end.players),
            "empty places": sum(river.count(EMPTY) for river in end.rivers),
        },
        tables={"cards": table, "rivers": _count_rivers(deck.zones, end)},
    )


def _enter(table: dict[str, dict[str, int]], column: str, cards: Iterable[str]) -> None:
    """Count each card that is in the table; starters are not."""
    for card in cards:
        if card in table:
            table[card][column] += 1


def _count_rivers(zones: Sequence[str], end: State) -> dict[str, dict[str, int]]:
    """Count by zone the places of its river that stay empty, and whether its deck has run out."""
    return {
        zone: {"exhausted": int(not deck), "empty places": river.count(EMPTY)}
        for zone, deck, river in zip(zones, end.decks, end.rivers, strict=True)
    }
