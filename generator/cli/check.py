"""``pnp check``: read and check everything, write nothing."""

import argparse
from pathlib import Path

from generator.build import BuildRequest, inspect
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import count_faults, open_report, say, show_faults
from generator.diagnostic import Severity


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Check what is asked for and list its faults."""
    request = BuildRequest(
        root=root,
        out=root / "out",
        games=tuple(arguments.games),
        languages=arguments.lang,
        editions=arguments.edition,
        jobs=arguments.jobs,
    )
    result = inspect(request, open_report())
    show_faults(result.diagnostics, verbose=arguments.verbose)
    say(count_faults(result.diagnostics) or "no faults")
    worst = (Severity.ERROR, Severity.WARNING) if arguments.strict else (Severity.ERROR,)
    return EXIT_FAULTS if any(fault.severity in worst for fault in result.diagnostics) else EXIT_FINE
