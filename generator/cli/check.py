"""``pnp check``: read and check everything, write nothing."""

import argparse
from pathlib import Path

from generator import __version__
from generator.build import BuildRequest, BuildResult, DiskWorkspace, inspect
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import count_faults, open_report, say, show_faults
from generator.diagnostic import Severity, Span
from generator.verdicts import LineOf
from generator.workspace import WorkspaceError


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
    _tell(result, root, arguments)
    worst = (Severity.ERROR, Severity.WARNING) if arguments.strict else (Severity.ERROR,)
    return EXIT_FAULTS if any(fault.severity in worst for fault in result.told) else EXIT_FINE


def _tell(result: BuildResult, root: Path, arguments: argparse.Namespace) -> None:
    """Tell all faults in the format that is asked for."""
    if arguments.format in ("text", "concise"):
        line_of = _lines(root) if arguments.format == "text" else None
        show_faults(result.told, verbose=arguments.verbose, line_of=line_of)
        allowed = len(result.diagnostics) - len(result.told)
        counted = [count_faults(result.told) or "no faults", f"{allowed} allowed" if allowed else ""]
        say(", ".join(filter(None, counted)))
        return
    # Only for machines.
    from generator.build.codebook import list_codes  # noqa: PLC0415
    from generator.verdicts import write_verdicts  # noqa: PLC0415

    print(write_verdicts(arguments.format, result.diagnostics, list_codes(), __version__), end="")


def _lines(root: Path) -> LineOf:
    """Return what finds the line of a place in the project's files."""
    workspace = DiskWorkspace(root)
    texts: dict[str, list[str]] = {}

    def line_of(span: Span) -> str | None:
        if span.file not in texts:
            try:
                texts[span.file] = workspace.read_text(span.file).split("\n")
            except WorkspaceError:
                texts[span.file] = []
        lines = texts[span.file]
        return lines[span.line - 1] if 0 < span.line <= len(lines) else None

    return line_of
