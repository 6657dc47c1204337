"""Plan × printer profile → which backs cannot be moved as it asks: not measured, or out of reach then."""

from collections.abc import Iterator, Sequence

from generator.diagnostic import Diagnostic, Severity
from generator.geometry import Point, Rect
from generator.impose.registration import corrected
from generator.impose.run import Run
from generator.model.cutting import PrinterProfile
from generator.model.piece import Component, Side
from generator.sheet import SheetPlan

_SLACK = 0.01


def moving_faults(
    plan: SheetPlan, runs: Sequence[Run], profile: PrinterProfile, printable: Rect
) -> Iterator[Diagnostic]:
    """Yield a warning for each component whose backs stay where they are, or lose part of a piece."""
    backs = [place for page in plan.pages if page.side is Side.BACK for place in page.placements]
    lost = {place.face.component for place in backs if not _is_kept(place.trim, plan, printable)}
    shown = {place.face.component for place in backs}
    for component in (one for run in runs for one in run.components if one.id in shown):
        if plan.registration is None:
            yield _not_measured(component, plan, profile)
        elif component.id in lost:
            yield _lost(component, profile)


def _is_kept(trim: Rect, plan: SheetPlan, printable: Rect) -> bool:
    if plan.registration is None:
        return True
    corners = (Point(x, y) for x in (trim.x, trim.right) for y in (trim.y, trim.bottom))
    moved = (corrected(corner, plan.registration, plan.paper) for corner in corners)
    return all(printable.contains(Rect(point.x, point.y, 0.0, 0.0), _SLACK) for point in moved)


def _not_measured(component: Component, plan: SheetPlan, profile: PrinterProfile) -> Diagnostic:
    is_portrait = plan.paper.width <= plan.paper.height
    kind, option = ("portrait", "") if is_portrait else ("landscape", " --landscape")
    return Diagnostic(
        code="P110",
        message=f'the backs of "{component.name.source}" are on {kind} pages, '
        f'of which the profile "{profile.id}" says nothing: they stay where they are',
        hint=f"measure them with pnp calibrate{option}",
        span=component.origin.at("back"),
        severity=Severity.WARNING,
    )


def _lost(component: Component, profile: PrinterProfile) -> Diagnostic:
    return Diagnostic(
        code="P110",
        message=f'moved as the profile "{profile.id}" asks, '
        f'backs of "{component.name.source}" reach out of what the printer prints',
        hint="name a printer with wider margins (--printer), so that fewer pieces stand on a sheet",
        span=component.origin.at("back"),
        severity=Severity.WARNING,
    )
