"""Whole plans in mm of other ways to cut, worked out by hand from the rules of the room."""

import pytest
from generator.geometry import Point, Size
from generator.impose import plan_sheets
from generator.model.cutting import BleedMode, Cutting, Marks
from generator.model.paper import Duplex
from generator.model.piece import Component, Outline
from generator.sheet import Polygon
from msgspec.structs import replace
from tests.impose.plans import A4, WORDING, component, plan_text

LABELS = """\
  label "50 mm" 5 pt 0°
  label "2 in" 5 pt 0°
  label "Sea Shells · {name} · page 1/1 · front · English · Rulebook edition" 7 pt 0°
"""

# Two cards of 40 × 60 side by side: 80 × 60 in the middle of A4, 2 mm of bleed around both. Marks begin half
# a millimetre off the bleed.
SHARED = """\
paper 210 × 297
[front] Card · 1/1 · front
  card/piece#0 front at 65,118.5 40×60 bleed 2 turned 0 in 63,116.5 42×64
  card/piece#1 front at 105,118.5 40×60 bleed 2 turned 0 in 105,116.5 42×64
  crop 65,116 to 65,112
  crop 105,116 to 105,112
  crop 145,116 to 145,112
  crop 65,181 to 65,185
  crop 105,181 to 105,185
  crop 145,181 to 145,185
  crop 62.5,118.5 to 58.5,118.5
  crop 62.5,178.5 to 58.5,178.5
  crop 147.5,118.5 to 151.5,118.5
  crop 147.5,178.5 to 151.5,178.5
"""

# One card of 40 × 60 with marks at the edge of what prints: 5 mm of margin, 7 of label below.
AT_THE_EDGE = """\
paper 210 × 297
[front] Card · 1/1 · front
  card/piece#0 front at 85,118.5 40×60 bleed 2 turned 0
  crop 85,9 to 85,5
  crop 125,9 to 125,5
  crop 85,281 to 85,285
  crop 125,281 to 125,285
  crop 9,118.5 to 5,118.5
  crop 9,178.5 to 5,178.5
  crop 201,118.5 to 205,118.5
  crop 201,178.5 to 205,178.5
"""

# A triangle of 30 × 20 with 1 mm of bleed, cut along its edges.
TRIANGLE = """\
paper 210 × 297
[front] Flag · 1/1 · front
  flag/piece#0 front at 90,138.5 30×20 bleed 1 turned 0
  outline 90,138.5 to 120,138.5 to 105,158.5
"""

CARD = component("card", Size(40, 60), bleed=2)
FLAG = replace(
    component("flag", Size(30, 20), bleed=1),
    outline=Outline.POLYGON,
    points=(Point(0, 0), Point(30, 0), Point(15, 20)),
)
TWO = component("card", Size(40, 60), 2, bleed=2)
CASES = [
    (TWO, Cutting(bleed=BleedMode.SHARED), SHARED + LABELS.format(name="Card")),
    (CARD, Cutting(marks=Marks.EDGE), AT_THE_EDGE + LABELS.format(name="Card")),
    (FLAG, Cutting(), TRIANGLE + LABELS.format(name="Flag")),
]


@pytest.mark.parametrize(("printed", "cutting", "expected"), CASES)
def test_plan_in_mm(printed: Component, cutting: Cutting, expected: str) -> None:
    plan, diagnostics = plan_sheets([printed], A4, Duplex.LONG, WORDING, cutting=cutting)
    assert diagnostics == ()
    assert plan is not None
    assert plan_text(plan) == expected


def test_a_turned_polygon_turns_its_outline() -> None:
    # 200 long, it fits a landscape page upright, a portrait one turned; portrait goes first.
    long = replace(FLAG, size=Size(220, 20), points=(Point(0, 0), Point(220, 0), Point(110, 20)))
    plan, _ = plan_sheets([long], A4, Duplex.LONG, WORDING)
    assert plan is not None
    (page,) = plan.pages
    (placement,) = page.placements
    assert placement.rotation == 90
    trim = placement.trim
    (outline,) = [mark for mark in page.marks if isinstance(mark, Polygon)]
    # A quarter turn clockwise: the long edge, which was on top, is at the right.
    assert [(p.x - trim.x, p.y - trim.y) for p in outline.points] == [
        pytest.approx(point) for point in ((20, 0), (20, 220), (0, 110))
    ]
