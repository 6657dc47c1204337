"""The calibration sheet in mm: crosses behind the middle of the scales, ticks by half a millimetre."""

import pytest
from generator.geometry import Rect
from generator.impose.calibration import (
    Instructions,
    calibration_ground,
    plan_calibration,
    targets,
    text_room,
)
from generator.impose.ground import Ground
from generator.impose.turn import mirror_point
from generator.model.paper import Duplex
from generator.sheet import Line, SheetPlan
from tests.impose.plans import A4, LETTER

SAID = Instructions(
    title="Calibration", title_pt=13, paragraphs=(("One", "Two"),), size_pt=8, label="Sheet", back="Back"
)
GROUNDS = [
    calibration_ground(paper, duplex, landscape=landscape)
    for paper in (A4, LETTER)
    for duplex in (Duplex.LONG, Duplex.SHORT)
    for landscape in (False, True)
]


def test_the_marks_of_a4_are_near_its_corners() -> None:
    ground = calibration_ground(A4, Duplex.LONG, landscape=False)
    # 5 mm of margin and 18 to the middle of a mark; below it there are 7 mm more for the label.
    assert [(mark.name, mark.at.x, mark.at.y) for mark in targets(ground)] == [
        ("A", 23, 23), ("B", 187, 23), ("C", 23, 267), ("D", 187, 267),
    ]  # fmt: skip


@pytest.mark.parametrize("ground", GROUNDS)
def test_each_cross_lies_behind_the_middle_of_its_scales(ground: Ground) -> None:
    front, back = plan_calibration(ground, SAID).pages
    assert ground.turn is not None
    for mark in targets(ground):
        behind = mirror_point(mark.at, ground.size, ground.turn)
        crossing = [line for line in back.marks if isinstance(line, Line) and holds(line, behind.x, behind.y)]
        assert len(crossing) == 2
        lines = [line for line in front.marks if isinstance(line, Line) and line.end.y < line.start.y]
        ticks = [line.start.x for line in lines if line.start.y == mark.at.y - 5]
        offsets = sorted(round(x - mark.at.x, 6) for x in ticks if abs(x - mark.at.x) < 5.1)
        assert offsets == [number / 2 for number in range(-10, 11)]


def holds(line: Line, x: float, y: float) -> bool:
    middle = ((line.start.x + line.end.x) / 2, (line.start.y + line.end.y) / 2)
    return middle == pytest.approx((x, y))


@pytest.mark.parametrize("ground", GROUNDS)
def test_all_of_it_is_printed(ground: Ground) -> None:
    plan: SheetPlan = plan_calibration(ground, SAID)
    for page in plan.pages:
        for mark in page.marks:
            assert isinstance(mark, Line)
            for end in (mark.start, mark.end):
                assert ground.printable.contains(Rect(end.x, end.y, 0, 0))
        for label in page.labels:
            assert ground.printable.contains(Rect(label.at.x, label.at.y, 0, 0))
    assert text_room(ground).width > 100
