"""Tables of sizes, papers and ways to print: a golden text in ``docs``, its grids held against plans."""

import re
from pathlib import Path

import pytest
from generator.geometry import Size
from generator.impose import plan_sheets
from generator.impose.table import sheet_tables
from generator.model.cutting import BleedMode, Cutting, GridSize, Marks
from generator.model.paper import Duplex, PrintProfiles
from generator.read import read_print_profiles
from msgspec.structs import replace
from tests.fakes import MemoryWorkspace
from tests.impose.plans import POKER, WORDING, component

ROOT = Path(__file__).parents[2]


def profiles() -> PrintProfiles:
    paths = (ROOT / "templates/sheets").glob("*.yaml")
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    found, faults = read_print_profiles(MemoryWorkspace(files))
    assert found is not None, faults
    return found


def test_the_tables_are_fresh() -> None:
    # Renew them with: pnp list --sizes > docs/sheets.md
    assert sheet_tables(profiles()) == (ROOT / "docs/sheets.md").read_text(encoding="utf-8")


def row(title: str, printer: str, size: str) -> list[str]:
    """The cells of a line, from A5 to Tabloid."""
    text = (ROOT / "docs/sheets.md").read_text(encoding="utf-8")
    part = re.split(r"^## .*?(\w+): margins.*$", text, flags=re.MULTILINE)
    table = part[part.index(printer) + 1].split(f"### {title}\n")[1]
    line = next(line for line in table.splitlines() if line.startswith(f"| {size},"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


@pytest.mark.parametrize(
    ("title", "printer", "a4", "letter"),
    [
        ("Touching, crop marks", "narrow", "3 × 3, 9.8/15.1", "2 × 4, 19.0/10.4"),
        ("Touching, hairlines or no marks", "common", "3 × 3, 9.8/15.1", "3 × 3 L, 6.3/12.1"),
        # 12.7 mm leave 254 mm of Letter's height, 266.7 are wanted; of A4's width 184.6, 190.5 are.
        ("Touching, hairlines or no marks", "wide", "2 × 4, 16.1/21.5", "4 × 2 L, 12.7/18.4"),
        ("3 mm of bleed each, crop marks", "narrow", "2 × 3, 13.1/47.3", "2 × 3, 16.1/38.5"),
    ],
)
def test_poker_cards_by_hand(title: str, printer: str, a4: str, letter: str) -> None:
    cells = row(title, printer, "poker")
    assert (cells[1], cells[3]) == (a4, letter)


@pytest.mark.parametrize("printer", ["narrow", "common", "wide"])
@pytest.mark.parametrize(
    ("title", "bleed", "cutting", "duplex"),
    [
        ("Touching, crop marks", 0.0, Cutting(), Duplex.LONG),
        ("3 mm of bleed each, hairlines or no marks", 3.0, Cutting(marks=Marks.HAIRLINE), Duplex.LONG),
        (
            "Touching, 3 mm of bleed around the grid, crop marks",
            3.0,
            Cutting(bleed=BleedMode.SHARED),
            Duplex.LONG,
        ),
        ("3 mm of bleed each, folded over a gutter, crop marks", 3.0, Cutting(), Duplex.GUTTER),
    ],
)
def test_plans_hold_the_grids_of_the_tables(
    printer: str, title: str, bleed: float, cutting: Cutting, duplex: Duplex
) -> None:
    known = profiles()
    for paper, cell in zip(known.papers.values(), row(title, printer, "poker"), strict=True):
        found = re.match(r"(\d+) × (\d+)( L)?, ([\d.]+)/([\d.]+)", cell)
        if found is None:
            continue
        columns, rows = int(found[1]), int(found[2])
        card = component("poker", POKER, columns * rows, bleed=bleed, back=True)
        asked = replace(cutting, grid=GridSize(columns, rows))
        on = replace(paper, margin=known.printers[printer].margin)
        plan, faults = plan_sheets([card], on, duplex, WORDING, cutting=asked)
        assert plan is not None, faults
        fronts = [p.trim for p in plan.pages[0].placements][: columns * rows]
        assert len(fronts) == columns * rows
        if plan.paper == (on.size.turned() if found[3] else on.size):
            corner = Size(min(t.x for t in fronts), min(t.y for t in fronts))
            assert (corner.width, corner.height) == pytest.approx(
                (float(found[4]), float(found[5])), abs=0.06
            )
