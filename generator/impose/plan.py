"""Components × paper × duplex → ``SheetPlan``: the room's verb.

Invariant: every copy is placed once on each of its sides, inside the printable area, without overlap.
"""

from collections.abc import Iterator, Sequence

from generator.diagnostic import Diagnostic, Severity
from generator.impose.cell import SLACK, largest_trim
from generator.impose.draw import draw_pages
from generator.impose.ground import Ground, grounds
from generator.impose.layout import Choice, Layout, lay_out
from generator.impose.poster import largest_overlap
from generator.impose.run import Run, gather_runs
from generator.impose.strip import LABEL_LEAST, RULER_ROOM
from generator.impose.wording import Wording
from generator.model.paper import Duplex, Paper
from generator.model.piece import Component
from generator.sheet import SheetPlan
from generator.units import format_mm, format_size


def plan_sheets(
    components: Sequence[Component], paper: Paper, duplex: Duplex, wording: Wording
) -> tuple[SheetPlan | None, tuple[Diagnostic, ...]]:
    """Plan all pages of one stock, portrait or landscape, whichever needs fewer sheets.

    A plan without pages means that there is nothing to print.

    Errors:
        P101: a piece does not fit on the paper. P102 (note): it fits with part of its bleed only. P103: a
        poster's overlap leaves no room for the picture. P104 (note): a piece is too large to fold. P105: the
        paper is too small.
    """
    if min(paper.size.width, paper.size.height) - 2 * paper.margin < RULER_ROOM + LABEL_LEAST:
        return None, (_too_small(paper),)
    runs = gather_runs(components)
    ways = ((ground, flat) for ground in grounds(paper, duplex) for flat in (False, True))
    layout = min((lay_out(runs, ground, flat=flat) for ground, flat in ways), key=lambda layout: layout.cost)
    if layout.misfits:
        return None, tuple(fault for run in layout.misfits for fault in _misfit(run, paper, layout.ground))
    return SheetPlan(paper=layout.ground.size, pages=draw_pages(layout, wording)), tuple(
        _notes(layout, paper)
    )


def _too_small(paper: Paper) -> Diagnostic:
    least = RULER_ROOM + LABEL_LEAST + 2 * paper.margin
    message = f"paper {paper.name} is too small: a sheet needs {format_mm(least)} for its label and rulers"
    return Diagnostic(code="P105", message=message, hint="choose a larger paper")


def _misfit(run: Run, paper: Paper, ground: Ground) -> Iterator[Diagnostic]:
    room = ground.printable.size
    for component in run.components:
        size = format_size(component.size.width, component.size.height)
        if component.overlap > 0:
            overlap = format_mm(component.overlap)
            message = f'the parts of "{component.name.source}" on {paper.name} cannot overlap by {overlap}'
            way_out = f"keep it below {format_mm(largest_overlap(ground))}"
            span = component.origin.at("overlap")
            yield Diagnostic(code="P103", message=message, hint=way_out, span=span)
            continue
        most = room if run.is_round else largest_trim(room)
        largest = format_size(most.width, most.height)
        message = f'"{component.name.source}" is {size}, but {paper.name} holds at most {largest}'
        way_out = (
            'print it smaller or on larger paper, or add "overlap: 10 mm" to divide it over several pages'
        )
        yield Diagnostic(code="P101", message=message, hint=way_out, span=component.origin.at("size"))


def _notes(layout: Layout, paper: Paper) -> Iterator[Diagnostic]:
    for choice in layout.choices:
        if choice.cell.bleed < choice.run.bleed - SLACK:
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
    shown, wanted = format_mm(choice.cell.bleed), format_mm(choice.run.bleed)
    for component in choice.run.components:
        message = f'{paper.name} has room for {shown} of the {wanted} bleed of "{component.name.source}"'
        way_out = "cut with care, or print it on a larger paper"
        span = component.origin.at("bleed")
        yield Diagnostic(code="P102", message=message, hint=way_out, span=span, severity=Severity.NOTE)
