"""The shipped game, and tables of it laid out by hand."""

from collections.abc import Mapping, Sequence
from functools import cache

from generator.build import DiskWorkspace
from generator.model import Game
from generator.play.sea_shells import SeaShellsRules, open_rules
from generator.play.sea_shells.kit import FINDS
from generator.play.sea_shells.state import EMPTY, Phase, State
from generator.read import read_game
from tests.conftest import ROOT

EDITIONS = ("rulebook", "bga")
PLAYERS = (2, 3, 4, 5)
# Each is a word of the options, or none.
WAYS = ("", "advanced", "stroll", "advanced stroll")


@cache
def shipped() -> Game:
    game, _ = read_game(DiskWorkspace(ROOT), "sea-shells")
    assert game is not None
    return game


@cache
def opened(edition: str = "rulebook", players: int = 2, options: str = "") -> SeaShellsRules:
    chosen = next(one for one in shipped().editions if one.id == edition)
    return open_rules(shipped(), chosen, players, dict.fromkeys(options.split(), True))


def table(
    rules: SeaShellsRules,
    beach: Mapping[str, str] | None = None,
    *,
    bucket: str = "",
    seat: int = 0,
    mats: Sequence[str] = (),
    hands: Sequence[str] = (),
    sun: str = "scallop yellow",
    pile: str = "",
    shovels: int = 3,
) -> State:
    """Return a table on which a seat is to take an item. Mats and hands are lists of words, by seat.

    Nothing lies where the Bucket stands, even if ``beach`` says so.
    """
    kit, places = rules.kit, list(rules.shore.places)
    items = {places.index(place): kit.items.index(item) for place, item in (beach or {}).items()}
    held = [mat.split() for mat in mats] + [[] for _ in range(rules.players - len(mats))]
    cards = [hand.split() for hand in hands] + [[] for _ in range(rules.players - len(hands))]
    return State(
        phase=Phase.TAKE,
        beach=tuple(
            EMPTY if places[place] == bucket else items.get(place, EMPTY) for place in range(len(places))
        ),
        bucket=places.index(bucket or places[0]),
        seat=seat,
        towels=tuple(sum(1 << kit.items.index(item) for item in mat if item not in FINDS) for mat in held),
        baskets=tuple(tuple(mat.count(find) for find in FINDS) for mat in held),
        hands=tuple(tuple(sorted(kit.categories.index(card) for card in hand)) for hand in cards),
        sun=tuple(kit.categories.index(card) for card in sun.split()),
        pile=places.index(pile) if pile else EMPTY,
        shovels=shovels if rules.options.stroll else 0,
    )


def play(rules: SeaShellsRules, state: State, *actions: str) -> State:
    for action in actions:
        assert action in rules.legal_actions(state)
        state = rules.apply(state, action)
    return state
