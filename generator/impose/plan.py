"""Components × paper × duplex → ``SheetPlan``: the room's verb.

Invariant: every copy is placed once on each of its sides, inside the printable area, without overlap.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from generator.diagnostic import Diagnostic, Severity
from generator.impose.bound import area_in_sheets
from generator.impose.cell import SLACK, make_cell
from generator.impose.draw import draw_pages
from generator.impose.ground import grounds
from generator.impose.layout import Choice, Layout, lay_out
from generator.impose.misfit import misfits
from generator.impose.moving import moving_faults
from generator.impose.run import gather_runs
from generator.impose.strip import LABEL_LEAST, RULER_ROOM
from generator.impose.wording import Wording
from generator.model.cutting import USUAL_CUTTING, Cutting, PrinterProfile
from generator.model.paper import Duplex, Paper
from generator.model.piece import Component
from generator.sheet import SheetPlan
from generator.units import format_mm


def plan_sheets(
    components: Sequence[Component],
    paper: Paper,
    duplex: Duplex,
    wording: Wording,
    *,
    cutting: Cutting = USUAL_CUTTING,
    profile: PrinterProfile | None = None,
) -> tuple[SheetPlan | None, tuple[Diagnostic, ...]]:
    """Plan all pages of one stock, portrait or landscape, whichever needs fewer sheets.

    A plan without pages means that there is nothing to print.

    Errors:
        P101: a piece does not fit on the paper. P102 (note): it fits with part of its bleed only. P103: a
        poster's overlap leaves no room for the picture. P104 (note): a piece is too large to fold. P105: the
        paper is too small. P108: the grid or the width of bleed that was asked for does not fit.
        P110 (warning): a back cannot be moved as the printer's profile asks.
        P109: a region of a poster cannot stay whole.
    """
    if min(paper.size.width, paper.size.height) - 2 * paper.margin < RULER_ROOM + LABEL_LEAST:
        return None, (_too_small(paper),)
    runs = gather_runs(components, cutting)
    ways = grounds(paper, duplex)
    layouts = (lay_out(runs, ground, flat=flat) for ground in ways for flat in (False, True))
    layout = min(layouts, key=lambda layout: layout.cost)
    if layout.misfits:
        faults = (misfits(run, paper, layout.ground, ways) for run in layout.misfits)
        return None, tuple(chain.from_iterable(faults))
    ground, pages = layout.ground, draw_pages(layout, wording)
    registration = None if profile is None else profile.of(ground.size)
    plan = SheetPlan(paper=ground.size, pages=pages, registration=registration)
    return plan, (
        *_notes(layout, paper),
        *(moving_faults(plan, runs, profile, ground.printable) if profile else ()),
    )


def sheets_by_area(components: Sequence[Component], paper: Paper) -> float:
    """Return the area of all pieces with their bleed, in printable areas: no plan has fewer sheets."""
    runs = gather_runs(components)
    cells = [(len(run.fronts), make_cell(run, run.bleed, turned=False)) for run in runs]
    return area_in_sheets(cells, grounds(paper, Duplex.LONG)[0].printable.size)


def _too_small(paper: Paper) -> Diagnostic:
    least = RULER_ROOM + LABEL_LEAST + 2 * paper.margin
    message = f"paper {paper.name} is too small: a sheet needs {format_mm(least)} for its label and rulers"
    return Diagnostic(code="P105", message=message, hint="choose a larger paper")


def _notes(layout: Layout, paper: Paper) -> Iterator[Diagnostic]:
    for choice in layout.choices:
        if choice.cell.shown < choice.run.bleed - SLACK:
            yield from _less_bleed(choice, paper)
    for run in layout.unfolded:
        for component in run.components:
            message = (
                f'"{component.name.source}" is too large to fold on {paper.name}: its back gets its own page'
            )
            way_out = "glue the two pages back to back, or print on both sides of the sheet"
            span = component.origin.at("size")
            yield Diagnostic(code="P104", message=message, hint=way_out, span=span, severity=Severity.NOTE)


def _less_bleed(choice: Choice, paper: Paper) -> Iterator[Diagnostic]:
    shown, wanted = format_mm(choice.cell.shown), format_mm(choice.run.bleed)
    for component in choice.run.components:
        message = f'{paper.name} has room for {shown} of the {wanted} bleed of "{component.name.source}"'
        way_out = "cut with care, or print it on a larger paper"
        span = component.origin.at("bleed")
        yield Diagnostic(code="P102", message=message, hint=way_out, span=span, severity=Severity.NOTE)
