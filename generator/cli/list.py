"""``pnp list``: the games of a project, on stdout."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from generator.build import DiskWorkspace
from generator.build.request import chosen_games
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import show_faults
from generator.diagnostic import Diagnostic, has_errors
from generator.model import Game
from generator.read import list_games, read_game, read_print_profiles
from generator.units import format_mm, format_size


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Show the games, and what a build can be told about them; or all motifs."""
    if arguments.motifs:
        _show_motifs()
        return EXIT_FINE
    workspace = DiskWorkspace(root)
    if arguments.sizes:
        return _show_sizes(workspace)
    if arguments.sheets:
        return _show_sheets(arguments, root, workspace)
    faults: list[Diagnostic] = []
    for slug in chosen_games(root, arguments.games, list_games(workspace)):
        game, game_faults = read_game(workspace, slug)
        faults += (fault for fault in game_faults if has_errors([fault]))
        if game is not None:
            print("\n".join(_lines(game)), end="\n\n")
    profiles, profile_faults = read_print_profiles(workspace)
    faults += (fault for fault in profile_faults if has_errors([fault]))
    if profiles is not None:
        print(f"papers: {', '.join(profiles.papers)}, or a size such as 200x300mm")
        printers = (f"{one.id} (margins of {format_mm(one.margin)})" for one in profiles.printers.values())
        print(f"printers: {', '.join(printers)}")
    show_faults(faults)
    return EXIT_FAULTS if faults else EXIT_FINE


def _show_sizes(workspace: DiskWorkspace) -> int:
    from generator.impose.table import sheet_tables  # noqa: PLC0415

    profiles, faults = read_print_profiles(workspace)
    if profiles is not None:
        print(sheet_tables(profiles), end="")
    show_faults(faults)
    return EXIT_FAULTS if profiles is None else EXIT_FINE


def _show_motifs() -> None:
    # Drawing takes libraries that nothing else here needs.
    from generator.art import MOTIFS, PATTERNS  # noqa: PLC0415

    width = max(map(len, MOTIFS))
    print("\n".join(f"{name:<{width}}  {about}" for name, about in MOTIFS.items()))
    print(f"\npatterns: {', '.join(PATTERNS)}")


def _show_sheets(arguments: argparse.Namespace, root: Path, workspace: DiskWorkspace) -> int:
    # Only this needs to lay sheets out.
    from generator.build.sheet_counts import sheet_counts  # noqa: PLC0415

    profiles, faults = read_print_profiles(workspace)
    read = [read_game(workspace, slug) for slug in chosen_games(root, arguments.games, list_games(workspace))]
    faults += tuple(fault for _, found in read for fault in found if has_errors([fault]))
    if profiles is not None:
        games = [game for game, _ in read if game is not None]
        print("\n".join(sheet_counts(games, profiles, ("a4", "letter"))))
    show_faults(faults)
    return EXIT_FAULTS if faults else EXIT_FINE


def _lines(game: Game) -> Iterator[str]:
    least, most = min(game.players), max(game.players)
    yield f"{game.slug}: {game.title.source}, {least if least == most else f'{least} to {most}'} players"
    yield f"  languages: {', '.join(game.languages)}"
    yield f"  editions: {', '.join(f'{edition.id} ({edition.name.source})' for edition in game.editions)}"
    components = game.editions[0].components
    width = max((len(component.id) for component in components), default=0)
    for component in components:
        size = format_size(component.size.width, component.size.height)
        yield f"  {component.id:<{width}}  {component.total:>4} × {size}, {component.stock}"
