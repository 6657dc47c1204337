"""Sea Shells, a game played → what is worth counting in it, for reports of playtests."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from generator.play.engine import Action, Counted, Seat
from generator.play.sea_shells.kit import Kit
from generator.play.sea_shells.notation import USE_BOTTLE
from generator.play.sea_shells.state import EMPTY, Phase, State


def count_game(
    kit: Kit, states: Sequence[State], actions: Sequence[Action], winners: Sequence[Seat]
) -> Counted:
    """Count in one playing; see ``Counts``.

    Items are counted by kind: laid on the beach, taken, and taken by someone who wins. Secret cards by shape
    and colour: drawn, and drawn by someone who wins.
    """
    end = states[-1]
    takes = _list_takes(states)
    return Counted(
        figures={
            "turns": len(takes),
            "extra turns": actions.count(USE_BOTTLE),
            "items left": len(end.beach) - end.beach.count(EMPTY),
        },
        tables={"items": _count_items(kit, takes, winners), "secret cards": _count_cards(kit, end, winners)},
    )


def _list_takes(states: Sequence[State]) -> list[tuple[Seat, int]]:
    """Return who has taken an item of which kind, in their order."""
    pairs = (
        (before, after)
        for before, after in pairwise(states)
        # The move that ends a Stroll takes nothing.
        if before.phase is Phase.TAKE and before.beach != after.beach
    )
    return [(before.seat, before.beach[after.bucket]) for before, after in pairs]


def _count_items(
    kit: Kit, takes: Sequence[tuple[Seat, int]], winners: Sequence[Seat]
) -> Mapping[str, Mapping[str, int]]:
    taken = Counter(kind for _, kind in takes)
    won = Counter(kind for seat, kind in takes if seat in winners)
    return {
        item: {"laid": kit.copies[kind], "taken": taken[kind], "won": won[kind]}
        for kind, item in enumerate(kit.items)
    }


def _count_cards(kit: Kit, end: State, winners: Sequence[Seat]) -> Mapping[str, Mapping[str, int]]:
    drawn = Counter(card for hand in end.hands for card in hand)
    won = Counter(card for seat in winners for card in end.hands[seat])
    return {
        name: {"drawn": drawn[category], "won": won[category]} for category, name in enumerate(kit.categories)
    }
