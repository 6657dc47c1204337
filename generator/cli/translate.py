"""``pnp translate``: bring catalogs up to date with the games' texts."""

import argparse
from pathlib import Path

from generator.build.catalogs import update_catalogs
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import count_faults, say, show_faults
from generator.diagnostic import has_errors


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Update the catalogs that are asked for and name those that have changed."""
    result = update_catalogs(root, arguments.games, arguments.lang)
    show_faults(result.diagnostics)
    for path in result.written:
        say(f"{path}: brought up to date")
    line = f"{len(result.written)} changed, {len(result.kept)} up to date"
    faults = count_faults(result.diagnostics)
    say(f"{line}; {faults}" if faults else line)
    return EXIT_FAULTS if has_errors(result.diagnostics) else EXIT_FINE
