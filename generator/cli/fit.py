"""``pnp fit``: tell how each text sits in its slot, in every language, the tightest first."""

import argparse
from pathlib import Path

from generator.build import BuildRequest, DiskWorkspace, RequestError
from generator.build.fit_report import json_report, text_report
from generator.build.fits import Fits, report_fits
from generator.build.output import write_whole
from generator.cli.arguments import EXIT_FAULTS, EXIT_FINE
from generator.cli.console import open_report, show_faults
from generator.workspace import WorkspaceError


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Report on what is asked for. Errors: RequestError, OutputError, WorkersError."""
    request = BuildRequest(
        root=root,
        out=root / "out",
        games=tuple(arguments.games),
        languages=arguments.lang,
        editions=arguments.edition,
        components=arguments.component,
        jobs=arguments.jobs,
    )
    fits = report_fits(request, open_report())
    show_faults(fits.diagnostics)
    print(text_report(fits, arguments.worst), end="")
    if arguments.json is not None:
        write_whole(arguments.json, json_report(fits))
    if arguments.html is not None:
        _write_page(arguments.html, root, fits)
    return EXIT_FAULTS if fits.diagnostics or any(slot.missing_mm for slot in fits.slots) else EXIT_FINE


def _write_page(place: Path, root: Path, fits: Fits) -> None:
    """Write the report as a page. Errors: OutputError; RequestError, when its design cannot be used."""
    # Only here, as the other reports need no templates.
    from jinja2 import TemplateError  # noqa: PLC0415

    from generator.build.fit_page import write_fit_page  # noqa: PLC0415

    try:
        page = write_fit_page(fits.slots, DiskWorkspace(root))
    except (WorkspaceError, TemplateError) as error:
        raise RequestError(f"the design of the page cannot be used: {error}") from error
    write_whole(place, page.encode())
