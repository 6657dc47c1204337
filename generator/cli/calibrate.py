"""``pnp calibrate``: print the sheet that measures where a printer puts backs, or take down what was read."""

import argparse
from pathlib import Path

from generator.build.calibration import CalibrationRequest, calibration_sheet
from generator.build.measured import Measured, take_down
from generator.build.output import write_whole
from generator.cli.arguments import EXIT_FINE
from generator.cli.console import say
from generator.model.paper import Duplex, paper_id
from generator.read.printers import PRINTERS

_MISFIT = 0.75


def run(arguments: argparse.Namespace, root: Path) -> int:
    """Write the sheet, or the profile that its readings make."""
    request = CalibrationRequest(
        root=root,
        paper=paper_id(arguments.paper),
        printer=arguments.printer,
        duplex=Duplex(arguments.duplex),
        landscape=arguments.landscape,
    )
    if arguments.measured is None:
        place = ((arguments.out or root / "out") / request.file).absolute()
        write_whole(place, calibration_sheet(request))
        say(f"{place}: print it at 100 % on both sides, hold it against the light and read A to D; then")
        say(f"  {request.command} --profile {arguments.profile} --measured=…")
        return EXIT_FINE
    measured = take_down(request, arguments.profile, arguments.measured)
    say(f"{arguments.profile}: {_told(measured)}; kept in {PRINTERS}")
    if measured.misfit > _MISFIT:
        say(f"mark {measured.worst} goes ill with the others, by {measured.misfit:.1f} mm: read it again")
    say(f"print with pnp build --duplex {arguments.duplex} --profile {arguments.profile}")
    return EXIT_FINE


def _told(measured: Measured) -> str:
    """Say where backs come out, as seen on the back."""
    error = measured.registration
    across = f"{abs(error.dx):g} mm too far to the {'right' if error.dx >= 0 else 'left'}"
    down = f"{abs(error.dy):g} mm too {'low' if error.dy >= 0 else 'high'}"
    turn = f"turned by {abs(error.rotation):g}° {'' if error.rotation >= 0 else 'anti'}clockwise"
    return f"backs come out {across}, {down}, {turn}, at {100 * error.scale:.2f} % of their size"
