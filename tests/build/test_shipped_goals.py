"""The goals of the shipped games, held against a few games each; ``pnp playtest --check`` plays thousands."""

import re
import shutil
from pathlib import Path

import pytest
from generator.build import DiskWorkspace
from generator.build.goals import hold_goals, list_trials
from generator.build.request import Silence
from generator.diagnostic import Diagnostic
from generator.model import Game
from generator.read import list_games, read_game
from msgspec.structs import replace
from tests.conftest import ROOT

# How many games, by game, edition and number of players. Sixty find a card that is far too good, which is the
# same card in both editions; the others find what goes wrong at every table.
FEW = {
    "dune-to-open-sea": {"1.00": {2: 8, 3: 4, 4: 4}, "1.01": {2: 60, 3: 4, 4: 4}},
    "littoral": {"seed": {1: 40, 2: 40, 3: 40, 4: 30, 5: 30}, "table": {1: 40, 2: 40, 3: 40, 4: 30, 5: 30}},
    "sea-shells": {"rulebook": {2: 10, 3: 10, 4: 10, 5: 10}, "bga": {2: 5, 3: 5, 4: 5, 5: 5}},
}
SETUPS = [
    (slug, edition, players)
    for slug, editions in FEW.items()
    for edition, numbers in editions.items()
    for players in numbers
]


def open_game(root: Path, slug: str) -> Game:
    game, _ = read_game(DiskWorkspace(root), slug)
    assert game is not None
    return game


def hold(root: Path, slug: str, edition: str, players: int) -> tuple[Diagnostic, ...]:
    """Return what is said of the goals of a game after a few games."""
    few = FEW[slug][edition][players]
    trials = list_trials(open_game(root, slug), [edition], [players])
    measured, faults = hold_goals(
        root, [replace(trial, games=min(few, trial.games)) for trial in trials], 1, Silence()
    )
    assert measured
    return faults


@pytest.mark.parametrize(("slug", "edition", "players"), SETUPS)
def test_the_goals_of_a_shipped_game_hold(slug: str, edition: str, players: int) -> None:
    assert hold(ROOT, slug, edition, players) == ()


@pytest.mark.parametrize("slug", list_games(DiskWorkspace(ROOT)))
def test_every_setup_of_a_game_is_tried(slug: str) -> None:
    game = open_game(ROOT, slug)
    assert FEW[slug].keys() == {edition.id for edition in game.editions}
    assert {tuple(numbers) for numbers in FEW[slug].values()} == {game.players}


def test_a_card_that_is_far_too_good_is_found(tmp_path: Path) -> None:
    for folder in ("content/dune-to-open-sea", "templates"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    river = tmp_path / "content/dune-to-open-sea/components/river.yaml"
    card = r"(id: sunfish\n(?:    .*\n)*?)    price: \d+\n    suns: \d+\n"
    spoilt, number = re.subn(card, r"\1    price: 1\n    suns: 20\n", river.read_text("utf-8"))
    assert number == 1
    river.write_text(spoilt, "utf-8")
    faults = hold(tmp_path, "dune-to-open-sea", "1.01", 2)
    assert {fault.code for fault in faults} == {"G451"}
    assert any(
        'with card = "sunfish": tables.cards[card].bought <= 0.6 *' in fault.message for fault in faults
    )
