"""A setup → its games played, in one process or many, whose number changes nothing in what comes out."""

from collections.abc import Sequence
from functools import cache
from itertools import islice
from math import ceil
from pathlib import Path
from typing import Any

from msgspec import Struct

from generator.build.crew import work_in_order
from generator.build.disk import DiskWorkspace
from generator.build.request import Report, RequestError
from generator.play import Batch, Figures, Rules, Setup, join_batches, open_rules, play_batch, work_out
from generator.read import read_game

GAMES_AT_A_TIME = 50


class Part(Struct, frozen=True, kw_only=True):
    """Some games of a setup, by their numbers: what a process is told to play."""

    root: Path
    setup: Setup
    first: int
    last: int

    @property
    def name(self) -> str:
        """What a progress bar calls it."""
        return f"{self.setup.edition}, {self.setup.players}: games {self.first + 1}–{self.last}"


def run_playtests(
    root: Path, setups: Sequence[Setup], games: Sequence[int], jobs: int, report: Report
) -> tuple[tuple[Figures, Batch], ...]:
    """Play so many games of each setup. Errors: WorkersError, EndlessGameError, NoRulesError."""
    parts = [
        Part(root=root, setup=setup, first=first, last=min(first + GAMES_AT_A_TIME, number))
        for setup, number in zip(setups, games, strict=True)
        for first in range(0, number, GAMES_AT_A_TIME)
    ]
    batches = work_in_order(play_part, parts, jobs, report, lambda part: part.name)
    results = []
    for setup, number in zip(setups, games, strict=True):
        batch = join_batches(islice(batches, ceil(number / GAMES_AT_A_TIME)))
        results.append((work_out(setup, batch), batch))
    # The work ends, and its report with it, when one asks for more than there is.
    assert next(batches, None) is None
    return tuple(results)


def play_part(part: Part) -> Batch:
    """Play some games of a setup, as one process does."""
    rules = _open(part.root, part.setup)
    return play_batch(rules, part.setup, range(part.first, part.last))


@cache
def _open(root: Path, setup: Setup) -> Rules[Any]:
    """Return the rules of a setup; a process keeps them."""
    game, _ = read_game(DiskWorkspace(root), setup.game)
    if game is None:
        raise RequestError(f'the game "{setup.game}" has faults; "pnp check {setup.game}" lists them')
    options = dict.fromkeys(setup.options, True)
    editions = {edition.id: edition for edition in game.editions}
    return open_rules(game, editions[setup.edition], setup.players, options)
