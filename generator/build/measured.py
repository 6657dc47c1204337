"""What was read on a calibration sheet → the printer's profile, kept by name in ``.pnp/printers.yaml``."""

from collections.abc import Mapping, Sequence
from math import hypot
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from generator.build.calibration import CalibrationRequest, lay_sheet
from generator.build.disk import DiskWorkspace
from generator.build.output import write_whole
from generator.build.request import RequestError, chosen
from generator.diagnostic import Diagnostic, has_errors
from generator.impose.calibration import targets
from generator.impose.ground import Axis
from generator.impose.registration import Reading, measure, reading_of
from generator.model import Duplex, PrinterProfile, Registration
from generator.read import read_printers
from generator.read.faults import ContentError
from generator.read.printers import LEAST_SCALE, MOST_SCALE, MOST_SHIFT, MOST_TURN, PRINTERS
from generator.read.scalars import check_id

_HEAD = """\
# What pnp calibrate has measured of the printers here: how far their backs stray, as seen on the back.
# dx to the right, dy down; rotation clockwise, in degrees; a scale of 1.001 is a thousandth too large.
"""


class Measured(Struct, frozen=True, kw_only=True):
    """What readings tell: the printer's error, and the mark that goes worst with it, by how many mm."""

    registration: Registration
    worst: str
    misfit: float


def take_down(request: CalibrationRequest, name: str, numbers: Sequence[float]) -> Measured:
    """Work out a printer's error and keep it under a name; what was kept of other pages stays.

    Args:
        request: the sheet that was read.
        name: the profile's name.
        numbers: for each mark, how far to the right and how far down the back shows, in mm.

    Errors:
        RequestError: the numbers, the name or what is kept already cannot be used. OutputError: the file
        cannot be written.
    """
    try:
        check_id(name)
    except ContentError as error:
        raise RequestError(f"{error.message}: {error.hint}") from error
    workspace = DiskWorkspace(request.root)
    measured = _measure(request, workspace, numbers)
    _check(measured.registration)
    profiles, faults = read_printers(workspace)
    if has_errors(faults):
        raise RequestError(f"{faults[0]}; mend {PRINTERS} or remove it")
    before = profiles.get(name)
    if before is None or before.duplex is not request.duplex:
        before = PrinterProfile(id=name, duplex=request.duplex)
    kind = "landscape" if request.landscape else "portrait"
    kept = {**profiles, name: replace(before, **{kind: measured.registration})}
    write_whole(request.root / PRINTERS, printers_text(kept).encode())
    return measured


def find_profile(
    root: Path, name: str, duplex: Duplex
) -> tuple[PrinterProfile | None, tuple[Diagnostic, ...]]:
    """Return the profile of that name, or the faults of the file. Errors: RequestError."""
    profiles, faults = read_printers(DiskWorkspace(root))
    if has_errors(faults):
        return None, faults
    if not profiles:
        raise RequestError(f'there is no profile "{name}": pnp calibrate prints the sheet that makes one')
    chosen("profile", (name,), profiles)
    profile = profiles[name]
    if profile.duplex is not duplex:
        raise RequestError(
            f'the profile "{name}" was measured with --duplex {profile.duplex.value}:'
            f" print with that, or measure again with --duplex {duplex.value}"
        )
    return profile, ()


def _measure(request: CalibrationRequest, workspace: DiskWorkspace, numbers: Sequence[float]) -> Measured:
    _, ground = lay_sheet(request, workspace)
    marks, axis = targets(ground), ground.turn or Axis.UPRIGHT
    if not numbers or len(numbers) % 2 or len(numbers) > 2 * len(marks):
        raise RequestError(
            f"{len(numbers)} numbers were given: two for each mark, A right, A down, B right, … up to eight"
        )
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    readings = [Reading(mark.at, *pair) for mark, pair in zip(marks, pairs, strict=False)]
    registration = measure(readings, ground.size, axis)
    misfits = [
        hypot(told.right - read.right, told.below - read.below)
        for read in readings
        for told in (reading_of(registration, read.mark, ground.size, axis),)
    ]
    worst = max(range(len(readings)), key=misfits.__getitem__)
    return Measured(registration=registration, worst=marks[worst].name, misfit=misfits[worst])


def _check(error: Registration) -> None:
    is_sane = (
        max(abs(error.dx), abs(error.dy)) <= MOST_SHIFT
        and abs(error.rotation) <= MOST_TURN
        and LEAST_SCALE <= error.scale <= MOST_SCALE
    )
    if not is_sane:
        raise RequestError("no printer errs as far as these numbers say: read them in millimetres, A to D")


def printers_text(profiles: Mapping[str, PrinterProfile]) -> str:
    """Return profiles as they are kept: sorted by name, so that the same ones give the same text."""
    lines = [_HEAD]
    for name, profile in sorted(profiles.items()):
        lines.append(f"{name}:\n  duplex: {profile.duplex.value}\n")
        for kind, error in (("portrait", profile.portrait), ("landscape", profile.landscape)):
            if error is not None:
                lines.append(
                    f"  {kind}: {{dx: {error.dx:g} mm, dy: {error.dy:g} mm,"
                    f" rotation: {error.rotation:g}, scale: {error.scale:.5f}}}\n"
                )
    return "".join(lines)
