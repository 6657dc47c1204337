"""Sheets of every duplex mode, kind of marks and bleed are sound: what imposition may do, verify follows."""

from functools import cache

import pytest
from generator.drawing import Drawing, Picture
from generator.geometry import Point, Rect, Size
from generator.impose import plan_sheets
from generator.model import Duplex, Side
from generator.model.cutting import BleedMode, Cutting, Marks
from generator.model.paper import Paper
from generator.model.piece import Component
from generator.verify import Kind, read_proof
from generator.write import Assets, DocumentInfo, write_pdf
from msgspec.structs import replace
from tests.impose.plans import WORDING, component
from tests.verify.proofs import PHOTO, codes
from tests.write.sheets import assets

PAPERS = (
    Paper(id="a4", name="A4", size=Size(210.0, 297.0), margin=5.0),
    Paper(id="letter", name="Letter", size=Size(215.9, 279.4), margin=12.7),
)
HEXAGON = tuple(
    Point(40.0 * x, 34.64 * y) for x, y in ((0.25, 0), (0.75, 0), (1, 0.5), (0.75, 1), (0.25, 1), (0, 0.5))
)
PIECES: tuple[Component, ...] = (
    component("tiles", Size(18.0, 18.0), 47, bleed=1.5, back=True),
    component("cards", Size(63.0, 88.0), 13, bleed=2.0, back=True),
    component("coins", Size(25.0, 25.0), 30, bleed=1.0, is_round=True, back=True),
    component("small", Size(44.0, 68.0), 5),
    replace(component("hexagons", Size(40.0, 34.64), 17, bleed=1.5, back=True), points=HEXAGON),
    replace(component("round", Size(40.0, 30.0), 17, bleed=1.5, back=True), corner=4.0),
)


@pytest.mark.parametrize("bleed", BleedMode)
@pytest.mark.parametrize("marks", Marks)
@pytest.mark.parametrize("duplex", Duplex)
def test_sheets_are_sound_however_they_are_laid_and_cut(
    duplex: Duplex, marks: Marks, bleed: BleedMode
) -> None:
    paper = PAPERS[duplex in (Duplex.SHORT, Duplex.GUTTER)]
    data = _written(paper, duplex, Cutting(marks=marks, bleed=bleed))
    assert read_proof(data).kind is Kind.SHEETS
    assert codes(data) == set()


def _written(paper: Paper, duplex: Duplex, cutting: Cutting) -> bytes:
    plan, _ = plan_sheets(PIECES, paper, duplex, WORDING, cutting=cutting)
    assert plan is not None
    picture = Picture("photo.png", Rect(0, 0, 20, 20))
    drawings = {
        (one.id, "piece", side): Drawing(one.size.grown(one.bleed), (picture,))
        for one in PIECES
        for side in Side
    }
    has_backs = any(page.side is Side.BACK for page in plan.pages)
    info = DocumentInfo(
        title="Proof", language="en", duplex=duplex if has_backs else Duplex.NONE, margin=paper.margin
    )
    return write_pdf(plan, drawings, info, _shared())


@cache
def _shared() -> Assets:
    return assets({"photo.png": PHOTO})
