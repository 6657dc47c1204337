"""``pnp build``: check everything, then print what has changed."""

import argparse
from pathlib import Path

from generator.build import BuildRequest, BuildResult, build
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import count, count_faults, open_report, say, show_faults
from generator.model.cutting import BleedMode, Cutting, GridSize, Marks
from generator.model.ink import Ink
from generator.model.paper import Duplex, paper_id


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Build what is asked for and say what was done."""
    profile = None
    if arguments.profile:
        # Reading YAML takes longer than a build that has nothing to do.
        from generator.build.measured import find_profile  # noqa: PLC0415

        profile, faults = find_profile(root, arguments.profile, Duplex(arguments.duplex))
        if profile is None:
            show_faults(faults)
            return EXIT_FAULTS
    request = BuildRequest(
        root=root,
        out=(arguments.out or root / "out").absolute(),
        games=tuple(arguments.games),
        languages=arguments.lang,
        editions=arguments.edition,
        papers=tuple(map(paper_id, arguments.paper)),
        printer=arguments.printer,
        components=arguments.component,
        duplex=Duplex(arguments.duplex),
        cutting=_cutting(arguments),
        ink=Ink(arguments.ink),
        profile=profile,
        jobs=arguments.jobs,
        force=arguments.force,
        gallery=arguments.gallery,
        strict=arguments.strict,
    )
    result = build(request, open_report())
    show_faults(result.told, verbose=arguments.verbose)
    say(_summary(result, request.out))
    return EXIT_FAULTS if result.has_errors or (request.strict and result.refused) else EXIT_FINE


def _cutting(arguments: argparse.Namespace) -> Cutting:
    mode, width = arguments.bleed
    grid = GridSize(*arguments.grid) if arguments.grid else None
    return Cutting(marks=Marks(arguments.marks), bleed=BleedMode(mode), width=width, grid=grid)


def _summary(result: BuildResult, out: Path) -> str:
    """Say in one line what was written, and what was not and why."""
    written = len(result.written)
    parts = [f"{count(written, 'file')} written" if written else "nothing to write"]
    if result.kept:
        parts.append(f"{result.kept} up to date")
    if result.removed:
        parts.append(f"{len(result.removed)} removed")
    line = f"{', '.join(parts)} in {out}"
    faults = count_faults(result.told)
    refused = f"; nothing printed for {', '.join(result.refused)}" if result.refused else ""
    return f"{line}; {faults}{refused}" if faults else line
