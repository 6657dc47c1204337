"""Runs that found no place → what is said of them: the largest size, bleed or grid that would have one."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Span
from generator.impose.capacity import fullest, largest_piece, most_bleed, with_cutting
from generator.impose.cell import SLACK, fit_cell, largest_trim
from generator.impose.ground import Ground
from generator.impose.poster import blocking_regions, largest_overlap, largest_region
from generator.impose.run import Run
from generator.model.cutting import GridSize, Marks
from generator.model.paper import Paper
from generator.model.piece import Component
from generator.units import format_mm, format_size


def misfits(run: Run, paper: Paper, ground: Ground, ways: Sequence[Ground]) -> Iterator[Diagnostic]:
    """Yield a diagnostic for each component of a run.

    Args:
        run: what found no place.
        paper: as it was asked for.
        ground: the best way to use it.
        ways: all of them.
    """
    for component in run.components:
        if component.keep and 0 < component.overlap < largest_overlap(ground) - SLACK:
            yield _torn(component, paper, ground)
        elif component.overlap > 0:
            yield _overlap(component, paper, ground)
        elif _fits_without_wishes(run, ways):
            yield _wishes(run, component, paper, ways)
        else:
            yield _size(run, component, paper, ground)


def _fits_without_wishes(run: Run, ways: Sequence[Ground]) -> bool:
    plain = with_cutting(run, replace(run.cutting, width=None, grid=None))
    return any(
        fit_cell(plain, way.printable.size, turned=turned) is not None
        for way in ways
        for turned in run.turns(way.size)
    )


def _overlap(component: Component, paper: Paper, ground: Ground) -> Diagnostic:
    overlap = format_mm(component.overlap)
    return Diagnostic(
        code="P103",
        message=f'the parts of "{component.name.source}" on {paper.name} cannot overlap by {overlap}',
        hint=f"keep it below {format_mm(largest_overlap(ground))}",
        span=component.origin.at("overlap"),
    )


def _torn(component: Component, paper: Paper, ground: Ground) -> Diagnostic:
    """Return the fault of a poster on which no cut leaves all regions whole that must be."""
    regions = blocking_regions(component.size, component.overlap, component.keep, ground)
    names, name = ", ".join(f'"{region.name}"' for region in regions), component.name.source
    most = largest_region(component.overlap, ground)
    largest = format_size(most.width, most.height)
    if len(regions) == 1:
        size = format_size(regions[0].box.width, regions[0].box.height)
        message = f'the region {names} of "{name}" is {size}: no {paper.name} page holds it whole'
    else:
        message = f'the regions {names} of "{name}" leave no place for a cut on {paper.name}'
    way_out = f"a region can be {largest} at most, and a cut needs a gap between regions; or use larger paper"
    return Diagnostic(code="P109", message=message, hint=way_out, span=regions[0].origin.span)


def _size(run: Run, component: Component, paper: Paper, ground: Ground) -> Diagnostic:
    most = largest_trim(ground.printable.size, run)
    size = format_size(component.size.width, component.size.height)
    largest = format_size(most.width, most.height)
    return Diagnostic(
        code="P101",
        message=f'"{component.name.source}" is {size}, but {paper.name} holds at most {largest}',
        hint='print it smaller or on larger paper, or add "overlap: 10 mm" to divide it over several pages',
        span=component.origin.at("size"),
    )


def _wishes(run: Run, component: Component, paper: Paper, ways: Sequence[Ground]) -> Diagnostic:
    grid = run.cutting.grid or GridSize(1, 1)
    shape = f" in {grid}" if run.cutting.grid else ""
    bleed = f" with {format_mm(run.bleed)} of bleed" if run.bleed else ""
    where = f"{paper.name} with margins of {format_mm(paper.margin)}"
    return Diagnostic(
        code="P108",
        message=f'"{component.name.source}" does not fit on {where}{shape}{bleed}',
        hint=_ways_out(run, grid, ways),
        span=_place(run, component),
    )


def _place(run: Run, component: Component) -> Span:
    is_about_bleed = run.bleed and run.cutting.width is None
    return component.origin.at("bleed" if is_about_bleed else "size")


def _ways_out(run: Run, grid: GridSize, ways: Sequence[Ground]) -> str:
    """Name the most bleed for the grid, with and without marks, the largest grid, or the largest piece."""
    outs: list[str] = []
    most = most_bleed(run, grid, ways)
    if most and run.bleed:
        outs.append(f"at most {format_mm(most)} of bleed")
    elif most is not None and run.bleed:
        outs.append("no bleed")
    unmarked = with_cutting(run, replace(run.cutting, marks=Marks.HAIRLINE))
    free = most_bleed(unmarked, grid, ways) if run.is_marked else None
    if free is not None and (most is None or free > most):
        shown = min(free, run.bleed)
        outs.append(f"{format_mm(shown)} with --marks hairline" if run.bleed else "--marks hairline")
    if run.cutting.grid:
        held = fullest(run, run.bleed, ways)
        if held is not None:
            outs.append(f"a grid of {held.grid}")
    if most is None:
        piece = largest_piece(run, grid, ways)
        outs.append(f"pieces of at most {format_size(piece.width, piece.height)}")
    return f"what fits: {', or '.join(outs)}"
