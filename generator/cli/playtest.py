"""``pnp playtest``: play many games, and tell who wins, how long it takes and who is stuck."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from generator.build import DiskWorkspace, RequestError
from generator.build.cluster import EVERYWHERE, on_cluster
from generator.build.goals import hold_goals, list_trials
from generator.build.output import write_whole
from generator.build.playtest_page import write_playtest_page
from generator.build.playtests import run_playtests
from generator.check import Measured, run_rules
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import count, count_faults, open_report, say, show_faults
from generator.cli.playable import (
    check_options,
    check_players,
    choose_edition,
    read_playable,
    tell_unplayable,
)
from generator.diagnostic import suggestion
from generator.model import Game
from generator.play import POLICIES, Figures, Setup
from generator.play.report import csv_report, json_report, text_report
from generator.workspace import WorkspaceError

USUAL_NUMBER = 1000
_ABOUT_GOALS = ("G402", "G403")


@tell_unplayable
def run(arguments: argparse.Namespace, root: Path) -> int:
    """Play what is asked for and report on it."""
    games = read_playable(root, arguments.games)
    if games is None:
        return EXIT_FAULTS
    if arguments.check:
        return _check_goals(arguments, root, games)
    setups = tuple(setup for game in games for setup in _setups(game, arguments))
    number = arguments.number or USUAL_NUMBER
    with on_cluster(arguments.cluster):
        results = run_playtests(root, setups, [number] * len(setups), _jobs(arguments), open_report())
    print("\n".join(text_report(found) for found, _ in results), end="")
    _write_reports(arguments, root, tuple(found for found, _ in results))
    if arguments.csv is not None:
        played = [(found.setup, batch) for found, batch in results]
        write_whole(arguments.csv, csv_report(played).encode())
    return EXIT_FINE


def _check_goals(arguments: argparse.Namespace, root: Path, games: Sequence[Game]) -> int:
    """Hold the goals of games against what playing finds, and say how many hold. Errors: RequestError."""
    trials = [
        trial
        for game in games
        for trial in list_trials(game, arguments.edition, arguments.players, arguments.number)
    ]
    if arguments.csv is not None:
        raise RequestError("goals are about figures; --csv, which is about games, goes without --check")
    if not trials:
        raise RequestError("no goal asks for this; goals stand in game.yaml, after goals:")
    measured: tuple[Measured, ...] = ()
    faults = tuple(fault for game in games for fault in run_rules(game) if fault.code in _ABOUT_GOALS)
    if not faults:
        with on_cluster(arguments.cluster):
            measured, faults = hold_goals(root, trials, _jobs(arguments), open_report())
        unique = {(found.figures.setup, found.figures.games): found.figures for found in measured}
        _write_reports(arguments, root, tuple(unique.values()))
    show_faults(faults)
    done = f"{count(len(trials), 'goal')} checked, by edition and number of players" if measured else ""
    say("; ".join(part for part in (done, count_faults(faults) or "all are met") if part))
    return EXIT_FAULTS if faults else EXIT_FINE


def _jobs(arguments: argparse.Namespace) -> int:
    """Return how many processes may play. Errors: RequestError."""
    if not arguments.cluster:
        return int(arguments.jobs)
    if arguments.jobs:
        raise RequestError("--jobs is for this machine: a cluster plays with all that it has")
    return EVERYWHERE


def _setups(game: Game, arguments: argparse.Namespace) -> Iterator[Setup]:
    """Yield a setup for each edition and number of players that is asked for. Errors: RequestError."""
    editions = arguments.edition or [edition.id for edition in game.editions]
    numbers = [check_players(game, number) for number in arguments.players] or game.players
    for edition in editions:
        for players in numbers:
            yield Setup(
                game=game.slug,
                edition=choose_edition(game, edition).id,
                policies=_policies(arguments.policy, players),
                seed=arguments.seed,
                options=check_options(game, arguments.option),
            )


def _policies(wanted: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a policy for each seat: all the same, or as they are named. Errors: RequestError."""
    for name in wanted:
        if name not in POLICIES:
            raise RequestError(f'there is no policy "{name}": {suggestion(name, POLICIES)}')
    named = tuple(wanted) or ("greedy",)
    if len(named) == 1:
        return named * players
    if len(named) != players:
        raise RequestError(
            f"{len(named)} policies are named for {players} players: name one, or one for each"
        )
    return named


def _write_reports(arguments: argparse.Namespace, root: Path, figures: Sequence[Figures]) -> None:
    """Write the files about figures that are asked for. Errors: OutputError."""
    if arguments.json is not None:
        write_whole(arguments.json, json_report(figures))
    if arguments.html is not None:
        write_whole(arguments.html, _page(root, figures).encode())


def _page(root: Path, figures: Sequence[Figures]) -> str:
    """Return the report as a page. Errors: RequestError, when its design cannot be used."""
    # Only here, as the other reports need no templates.
    from jinja2 import TemplateError  # noqa: PLC0415

    try:
        return write_playtest_page(figures, DiskWorkspace(root))
    except (WorkspaceError, TemplateError) as error:
        raise RequestError(f"the design of the page cannot be used: {error}") from error
