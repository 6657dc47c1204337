"""Games that can be played: named on the command line, read, and found to have rules. For two commands."""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from pathlib import Path

from generator.build import DiskWorkspace, RequestError
from generator.build.request import chosen_games
from generator.cli.arguments import EXIT_FAULTS
from generator.cli.console import show_faults
from generator.diagnostic import Diagnostic, Severity, has_errors, suggestion
from generator.model import Edition, Game
from generator.play import UnplayableError, find_rules_fault, list_options
from generator.read import list_games, read_game

Run = Callable[[argparse.Namespace, Path], int]


def tell_unplayable(run: Run) -> Run:
    """Let a command say in a sentence that its game cannot be played."""

    @wraps(run)
    def told(arguments: argparse.Namespace, root: Path) -> int:
        try:
            return run(arguments, root)
        except UnplayableError as error:
            print(f"pnp: the game cannot be played as its files are: {error}", file=sys.stderr)
            return EXIT_FAULTS

    return told


def read_playable(root: Path, wanted: Sequence[str]) -> tuple[Game, ...] | None:
    """Read the games that are named, or all that have rules. None if some have errors, which are shown.

    Errors:
        RequestError: there is no such game, or none that can be played.
    """
    workspace = DiskWorkspace(root)
    faults: list[Diagnostic] = []
    found = []
    for slug in chosen_games(root, wanted, list_games(workspace)):
        game, own = read_game(workspace, slug)
        faults += (fault for fault in own if fault.severity is Severity.ERROR)
        if game is None or not (wanted or game.rules):
            continue
        unplayable = find_rules_fault(game)
        if unplayable is None:
            found.append(game)
        else:
            faults.append(unplayable)
    show_faults(faults)
    if has_errors(faults):
        return None
    if not found:
        raise RequestError("there is no game with executable rules")
    return tuple(found)


def choose_edition(game: Game, wanted: str) -> Edition:
    """Return an edition by its id, or the first one. Errors: RequestError."""
    editions = {edition.id: edition for edition in game.editions}
    if wanted and wanted not in editions:
        raise RequestError(f'{game.slug} has no edition "{wanted}": {suggestion(wanted, editions)}')
    return editions[wanted] if wanted else game.editions[0]


def check_players(game: Game, players: int) -> int:
    """Return a number of players that the game is for. Errors: RequestError."""
    if players not in game.players:
        least, most = min(game.players), max(game.players)
        raise RequestError(f"{game.slug} is for {least} to {most} players, not for {players}")
    return players


def check_options(game: Game, options: Iterable[str]) -> tuple[str, ...]:
    """Return options of the rules, sorted. Errors: RequestError, for one that there is not."""
    known = list_options(game)
    for option in options:
        if option not in known:
            raise RequestError(f'{game.slug} has no option "{option}": {suggestion(option, known)}')
    return tuple(sorted(set(options)))
