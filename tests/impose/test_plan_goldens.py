"""Whole plans of small cases, in mm, worked out by hand from the rules of the room."""

import pytest
from generator.geometry import Size
from generator.impose import plan_sheets
from generator.model.paper import Duplex
from generator.model.piece import Component
from tests.impose.plans import A4, WORDING, component, plan_text

CARD_FOLDED = """\
paper 210 × 297
[front] Card · 1/1 · front and back
  card/piece#0 front at 15,120 80×50 bleed 2 turned 0
  card/piece#0 back at 115,120 80×50 bleed 2 turned 0
  crop 15,117.5 to 15,113.5
  crop 95,117.5 to 95,113.5
  crop 15,172.5 to 15,176.5
  crop 95,172.5 to 95,176.5
  crop 12.5,120 to 8.5,120
  crop 12.5,170 to 8.5,170
  crop 97.5,120 to 101.5,120
  crop 97.5,170 to 101.5,170
  crop 195,117.5 to 195,113.5
  crop 115,117.5 to 115,113.5
  crop 195,172.5 to 195,176.5
  crop 115,172.5 to 115,176.5
  crop 197.5,120 to 201.5,120
  crop 197.5,170 to 201.5,170
  crop 112.5,120 to 108.5,120
  crop 112.5,170 to 108.5,170
  fold 105,5 to 105,285
  label "50 mm" 5 pt 0°
  label "2 in" 5 pt 0°
  label "Sea Shells · Card · page 1/1 · front and back · English · Rulebook edition" 7 pt 0°
"""

CHIPS_OVER_THE_SHORT_EDGE = """\
paper 210 × 297
[front] Chip · 1/1 · front
  chip/piece#0 front at 84,138.5 20×20 bleed 1 turned 0
  chip/piece#1 front at 106,138.5 20×20 bleed 1 turned 0
  outline 84,138.5 20×20 corner 10
  outline 106,138.5 20×20 corner 10
  label "50 mm" 5 pt 0°
  label "2 in" 5 pt 0°
  label "Sea Shells · Chip · page 1/1 · front · English · Rulebook edition" 7 pt 0°
[back] Chip · 1/1 · back
  chip/piece#0 back at 84,138.5 20×20 bleed 1 turned 180
  chip/piece#1 back at 106,138.5 20×20 bleed 1 turned 180
  label "50 mm" 5 pt 180°
  label "2 in" 5 pt 180°
  label "Sea Shells · Chip · page 1/1 · back · English · Rulebook edition" 7 pt 180°
"""

# 100 × 310 with 10 mm of overlap: two windows of 160; the seam lies 5 mm inside each; the tab is hatched.
POSTER = """\
paper 210 × 297
[front] Board, part A1 (1 × 2) · 1/2 · front
  board/piece#0 front at 55,65 100×310 bleed 0 turned 0 in 55,65 100×160
  crop 55,64 to 55,60
  crop 155,64 to 155,60
  crop 55,226 to 55,230
  crop 155,226 to 155,230
  crop 54,65 to 50,65
  crop 156,65 to 160,65
  align 54,220 to 50,220
  align 156,220 to 160,220
  align 54,220 to 52.5,221.5
  align 156,220 to 157.5,221.5
  align 54,221.5 to 52.5,223
  align 156,221.5 to 157.5,223
  align 54,223 to 52.5,224.5
  align 156,223 to 157.5,224.5
  align 138.2,285.5 to 141.2,285.5
  align 138.2,288.5 to 141.2,288.5
  align 138.2,291.5 to 141.2,291.5
  align 138.2,285.5 to 138.2,291.5
  align 141.2,285.5 to 141.2,291.5
  align 138.2,285.5 to 141.2,288.5
  align 138.2,288.5 to 141.2,285.5
  label "50 mm" 5 pt 0°
  label "2 in" 5 pt 0°
  label "Sea Shells · Board, part A1 (1 × 2) · page 1/2 · front · English · Rulebook edition" 7 pt 0°
[front] Board, part B1 (1 × 2) · 2/2 · front
  board/piece#0 front at 55,-85 100×310 bleed 0 turned 0 in 55,65 100×160
  crop 55,64 to 55,60
  crop 155,64 to 155,60
  crop 55,226 to 55,230
  crop 155,226 to 155,230
  crop 54,225 to 50,225
  crop 156,225 to 160,225
  align 54,70 to 50,70
  align 156,70 to 160,70
  align 138.2,285.5 to 141.2,285.5
  align 138.2,288.5 to 141.2,288.5
  align 138.2,291.5 to 141.2,291.5
  align 138.2,285.5 to 138.2,291.5
  align 141.2,285.5 to 141.2,291.5
  align 138.2,288.5 to 141.2,291.5
  align 138.2,291.5 to 141.2,288.5
  label "50 mm" 5 pt 0°
  label "2 in" 5 pt 0°
  label "Sea Shells · Board, part B1 (1 × 2) · page 2/2 · front · English · Rulebook edition" 7 pt 0°
"""

CASES = [
    (component("card", Size(80, 50), bleed=2, back=True), Duplex.GUTTER, CARD_FOLDED),
    (
        component("chip", Size(20, 20), 2, bleed=1, back=True, is_round=True),
        Duplex.SHORT,
        CHIPS_OVER_THE_SHORT_EDGE,
    ),
    (component("board", Size(100, 310), overlap=10), Duplex.LONG, POSTER),
]


@pytest.mark.parametrize(("printed", "duplex", "expected"), CASES)
def test_plan_in_mm(printed: Component, duplex: Duplex, expected: str) -> None:
    plan, diagnostics = plan_sheets([printed], A4, duplex, WORDING)
    assert diagnostics == ()
    assert plan is not None
    assert plan_text(plan) == expected


def test_a_tenth_of_a_millimetre_of_bleed_shows_in_each_line_that_depends_on_it() -> None:
    plan, _ = plan_sheets([component("card", Size(80, 50), bleed=1.9, back=True)], A4, Duplex.GUTTER, WORDING)
    assert plan is not None
    pairs = zip(CARD_FOLDED.splitlines(), plan_text(plan).splitlines(), strict=True)
    differing = [(wanted.strip(), found.strip()) for wanted, found in pairs if wanted != found]
    # Two faces; of the 16 crop marks, all begin half a millimetre outside the bleed.
    assert [wanted.split()[0] for wanted, _ in differing] == ["card/piece#0"] * 2 + ["crop"] * 16
    assert [found for _, found in differing[1:3]] == [
        "card/piece#0 back at 115,120 80×50 bleed 1.9 turned 0",
        "crop 15,117.6 to 15,113.6",
    ]
