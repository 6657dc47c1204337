"""Playtests of shipped games: the same figures from any number of processes, with joblib or without."""

from pathlib import Path

import pytest
from generator.build import Silence
from generator.build.playtests import run_playtests
from generator.play import Batch, Figures, Setup

ROOT = Path(__file__).parents[2]
SETUPS = (
    Setup(game="dune-to-open-sea", edition="1.00", policies=("random",) * 2, seed=5),
    Setup(game="sea-shells", edition="bga", policies=("random",) * 3, seed=5, options=("advanced",)),
)
GAMES = (60, 2)


def play(jobs: int) -> tuple[tuple[Figures, Batch], ...]:
    return run_playtests(ROOT, SETUPS, GAMES, jobs, Silence())


def test_figures_do_not_depend_on_how_many_processes_play(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = play(1)
    assert [found.games for found, _ in alone] == [60, 2]
    assert [record.number for record in alone[0][1].records] == list(range(60))
    assert play(2) == alone
    monkeypatch.setattr("generator.build.crew.find_spec", lambda _: None)
    assert play(3) == alone


def test_a_shipped_game_is_known_by_seed_and_number() -> None:
    [_, (_, batch)] = play(1)
    [_, (_, later)] = run_playtests(ROOT, SETUPS, (1, 3), 1, Silence())
    assert later.records[:2] == batch.records
