"""Papers, printers and sizes → tables of what a full sheet holds, in Markdown: ``docs/sheets.md``."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from generator.geometry import Size
from generator.impose.capacity import fullest
from generator.impose.ground import grounds
from generator.impose.run import Run, gather_runs
from generator.impose.shelf import start
from generator.model.cutting import BleedMode, Cutting, Marks
from generator.model.paper import Duplex, Paper, Preset, Printer, PrintProfiles
from generator.model.piece import Component, Outline, Piece
from generator.model.text import Text
from generator.units import format_mm, format_size

_BLEED = 3.0
_HEAD = """\
# What a sheet holds

Made by `pnp list --sizes`: of each size of `templates/sheets/sizes.yaml`, the largest grid on each paper, as
columns × rows; then how far its outermost cuts lie from the left and the top edge of the paper, in mm.
L: on a page in landscape. A dash: not even one. Each sheet keeps 7 mm above its lower margin for its label.
"""


class Mode(Struct, frozen=True):
    """A way to print that makes a table of its own."""

    title: str
    bleed: float
    cutting: Cutting
    duplex: Duplex = Duplex.LONG


_MODES = (
    Mode("touching, crop marks", 0.0, Cutting()),
    Mode("touching, hairlines or no marks", 0.0, Cutting(marks=Marks.HAIRLINE)),
    Mode("3 mm of bleed each, crop marks", _BLEED, Cutting()),
    Mode("3 mm of bleed each, hairlines or no marks", _BLEED, Cutting(marks=Marks.HAIRLINE)),
    Mode("touching, 3 mm of bleed around the grid, crop marks", _BLEED, Cutting(bleed=BleedMode.SHARED)),
    Mode("3 mm of bleed each, folded over a gutter, crop marks", _BLEED, Cutting(), Duplex.GUTTER),
)


def sheet_tables(profiles: PrintProfiles) -> str:
    """Return all tables: one for each class of printers and way to print, a line for each size."""
    lines = [_HEAD]
    for printer in profiles.printers.values():
        lines.append(f"\n## Printers of the class {printer.id}: margins of {format_mm(printer.margin)}\n")
        for mode in _MODES:
            lines += [f"\n### {mode.title[0].upper()}{mode.title[1:]}\n\n", *_table(profiles, printer, mode)]
    return "".join(lines)


def _table(profiles: PrintProfiles, printer: Printer, mode: Mode) -> Iterator[str]:
    papers = [replace(paper, margin=printer.margin) for paper in profiles.papers.values()]
    yield f"| size | {' | '.join(paper.name for paper in papers)} |\n"
    yield f"|---|{'---|' * len(papers)}\n"
    for preset in profiles.presets.values():
        (run,) = gather_runs((_component(preset, mode.bleed),), mode.cutting)
        cells = (_held(run, paper, mode) for paper in papers)
        size = format_size(preset.size.width, preset.size.height)
        yield f"| {preset.id}, {size} | {' | '.join(cells)} |\n"


def _held(run: Run, paper: Paper, mode: Mode) -> str:
    found = fullest(run, run.bleed, grounds(paper, mode.duplex))
    if found is None:
        return "–"
    area, cell, grid, ground = found.area, found.cell, found.grid, found.ground
    block = Size(grid.columns * cell.pitch.width, grid.rows * cell.pitch.height)
    middle = area.centre if ground.half else ground.centre
    left = start(middle.x, block.width, area.x + cell.reach, area.right - cell.reach) + cell.bleed
    top = start(middle.y, block.height, area.y + cell.reach, area.bottom - cell.reach) + cell.bleed
    landscape = " L" if ground.size.width > ground.size.height else ""
    return f"{grid}{landscape}, {left:.1f}/{top:.1f}"


def _component(preset: Preset, bleed: float) -> Component:
    return Component(
        id=preset.id,
        name=Text("", preset.id),
        stock="",
        size=preset.size,
        outline=preset.outline if preset.outline is not Outline.HEX else Outline.POLYGON,
        bleed=bleed,
        face="",
        back="",
        pieces=(Piece(id="", count=1, fields={}),),
    )
