"""The shipped game, and tables of it laid out by hand."""

from collections.abc import Mapping
from functools import cache

from generator.build import DiskWorkspace
from generator.model import Game
from generator.play.littoral import LittoralRules, open_rules
from generator.play.littoral.kit import FACES
from generator.play.littoral.state import NONE, Phase, Shore, State
from generator.read import read_game
from tests.conftest import ROOT

EDITIONS = ("seed", "table")
PLAYERS = (1, 2, 3, 4, 5)


@cache
def shipped() -> Game:
    game, _ = read_game(DiskWorkspace(ROOT), "littoral")
    assert game is not None
    return game


@cache
def opened(edition: str = "seed", players: int = 2) -> LittoralRules:
    chosen = next(one for one in shipped().editions if one.id == edition)
    return open_rules(shipped(), chosen, players)


def shore(
    stacks: tuple[int, ...] = (),
    *,
    crabs: int = 0,
    shells: int = 0,
    rocks: int = 0,
    beaches: str = "",
    waves: int = 0,
) -> Shore:
    """Return a shore. Each word of ``beaches`` is what is behind a beach."""
    behind = beaches.split()
    return Shore(stacks, crabs, shells, rocks, tuple(behind.count(face) for face in FACES), waves)


def sea(isopods: int = 0, shells: int = 0, crabs: int = 0) -> tuple[int, int, int]:
    return isopods, shells, crabs


def table(
    rules: LittoralRules,
    *shores: Shore,
    token: str = "",
    lies: tuple[int, int, int] = (0, 0, 0),
    bag: Mapping[str, int] | None = None,
    seat: int = 0,
) -> State:
    """Return a table on which a seat has drawn a token, or draws one. Shores that are not told are empty.

    The bag holds two tokens unless it is told, so that the game goes on.
    """
    kit = rules.kit
    left = {"rock-wave": 2} if bag is None else bag
    assert set(left) <= set(kit.tokens)
    return State(
        phase=Phase.CHOOSE if token else Phase.DRAW if left else Phase.OVER,
        unseen=tuple(left.get(kind, 0) for kind in kit.tokens),
        removed=0,
        seat=seat,
        token=kit.tokens.index(token) if token else NONE,
        sea=lies,
        shores=(*shores, *(shore(),) * (rules.players - len(shores))),
        lost=0,
    )


def play(rules: LittoralRules, state: State, *actions: str) -> State:
    for action in actions:
        assert action in rules.legal_actions(state)
        state = rules.apply(state, action)
    return state
