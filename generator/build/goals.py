"""Goals of games → playtests, each once however many goals need it → goals with what was found for them."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from generator.build.playtests import run_playtests
from generator.build.request import Report, Silence
from generator.check import Measured, run_rules
from generator.diagnostic import Diagnostic
from generator.model import Edition, Game, Goal
from generator.play import Setup

_A_FEW = 2


class Trial(Struct, frozen=True, kw_only=True):
    """A goal in one edition, with one number of players: what is to be played for it, and how often."""

    game: Game
    edition: Edition
    goal: Goal
    setup: Setup
    games: int


def list_trials(
    game: Game, editions: Sequence[str] = (), players: Sequence[int] = (), games: int = 0
) -> Iterator[Trial]:
    """Yield what a game's goals need.

    Args:
        game: The game.
        editions: Only these; all without any.
        players: Only these numbers of players; all without any.
        games: How many to play, instead of what the goals say; 0 means what they say.
    """
    for goal in game.goals:
        for edition in game.editions:
            for number in goal.players or game.players:
                if _is_in(edition.id, goal.editions, editions) and _is_in(number, players):
                    setup = Setup(
                        game=game.slug,
                        edition=edition.id,
                        policies=(goal.policy,) * number,
                        seed=goal.seed,
                        options=tuple(sorted(goal.options)),
                    )
                    yield Trial(game=game, edition=edition, goal=goal, setup=setup, games=games or goal.games)


def _is_in(value: object, *lists: Sequence[object]) -> bool:
    return all(not some or value in some for some in lists)


def hold_goals(
    root: Path, trials: Sequence[Trial], jobs: int, report: Report
) -> tuple[tuple[Measured, ...], tuple[Diagnostic, ...]]:
    """Play for all goals and judge them; a goal that cannot be understood is found before much is played.

    Errors:
        WorkersError, EndlessGameError: the games cannot be played.
    """
    few = [replace(trial, games=min(trial.games, _A_FEW)) for trial in trials]
    unclear = [fault for fault in run_rules(*measure(root, few, 1, Silence())) if fault.code == "G452"]
    if unclear:
        # What one edition does not understand, the others mostly do not either.
        return (), tuple({fault.span: fault for fault in reversed(unclear)}.values())
    measured = measure(root, trials, jobs, report)
    return measured, run_rules(*measured)


def measure(root: Path, trials: Sequence[Trial], jobs: int, report: Report) -> tuple[Measured, ...]:
    """Play what goals need. Errors: WorkersError, EndlessGameError."""
    runs = list(dict.fromkeys((trial.setup, trial.games) for trial in trials))
    setups, games = [setup for setup, _ in runs], [number for _, number in runs]
    results = run_playtests(root, setups, games, jobs, report)
    found = {run: figures for run, (figures, _) in zip(runs, results, strict=True)}
    return tuple(
        Measured(
            game=trial.game,
            edition=trial.edition,
            goal=trial.goal,
            figures=found[trial.setup, trial.games],
        )
        for trial in trials
    )
