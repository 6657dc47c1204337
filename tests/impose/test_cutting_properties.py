"""What holds for every way to cut, on papers of any size, tried on random pieces of every outline."""

import itertools
from collections import Counter

import pytest
from generator.geometry import Point, Rect, Size
from generator.impose import plan_sheets
from generator.model.cutting import BleedMode, Cutting, GridSize, Marks
from generator.model.paper import Duplex, Paper
from generator.model.piece import Component, Outline, Side
from generator.read.outlines import hexagon
from generator.sheet import Line, MarkKind, Placement, Polygon, Ring, SheetPlan
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.impose.plans import WORDING, component, placements

SIZES = {
    "a5": (148, 210), "a4": (210, 297), "a3": (297, 420), "letter": (215.9, 279.4), "legal": (215.9, 355.6),
    "tabloid": (279.4, 431.8), "custom": (200, 300), "square": (250, 250),
}  # fmt: skip
PAPERS = st.builds(
    lambda name, margin: Paper(id=name, name=name, size=Size(*SIZES[name]), margin=margin),
    st.sampled_from(sorted(SIZES)),
    st.sampled_from([0.0, 5.0, 6.35, 12.7]),
)
LENGTHS = st.floats(8, 120, allow_nan=False).map(lambda length: round(length, 2))
CUTTINGS = st.builds(
    Cutting,
    marks=st.sampled_from(Marks),
    bleed=st.sampled_from(BleedMode),
    width=st.sampled_from([None, None, 0.0, 1.0, 3.0]),
    grid=st.one_of(st.none(), st.none(), st.builds(GridSize, st.integers(1, 3), st.integers(1, 3))),
)


@st.composite
def pieces(draw: st.DrawFn, number: int) -> Component:
    outline = draw(st.sampled_from(Outline))
    size = Size(draw(LENGTHS), draw(LENGTHS))
    bleed = draw(st.sampled_from([0.0, 1.5, 3.0]))
    plain = component(f"c{number}", size, draw(st.integers(0, 9)), bleed=bleed, back=draw(st.booleans()))
    if outline is Outline.RECTANGLE:
        return replace(plain, corner=draw(st.sampled_from([0.0, 3.0])))
    if outline is Outline.ROUND:
        return replace(plain, outline=outline)
    flag = (Point(0, 0), Point(size.width, 0), Point(size.width / 2, size.height / 2), Point(0, size.height))
    return replace(plain, outline=outline, points=hexagon(size) if outline is Outline.HEX else flag)


@st.composite
def sets(draw: st.DrawFn) -> list[Component]:
    return [draw(pieces(number)) for number in range(draw(st.integers(1, 3)))]


def plan_or_refusal(
    printed: list[Component], paper: Paper, duplex: Duplex, cutting: Cutting
) -> SheetPlan | None:
    plan, diagnostics = plan_sheets(printed, paper, duplex, WORDING, cutting=cutting)
    if plan is None:
        # What is refused is told what would fit.
        assert diagnostics
        assert {fault.code for fault in diagnostics} <= {"P101", "P108"}
        assert all("at most" in f"{fault}" or "what fits: " in fault.hint for fault in diagnostics)
    return plan


CASES = given(printed=sets(), paper=PAPERS, duplex=st.sampled_from(Duplex), cutting=CUTTINGS)
FEW = settings(max_examples=100, deadline=None)


def shown(placement: Placement) -> Rect:
    whole, window = placement.trim.grown(placement.bleed), placement.window
    return whole if window is None else window


@FEW
@CASES
def test_each_copy_is_once_on_each_side_inside_what_prints_and_apart(
    printed: list[Component], paper: Paper, duplex: Duplex, cutting: Cutting
) -> None:
    plan = plan_or_refusal(printed, paper, duplex, cutting)
    if plan is None:
        return
    placed = Counter(placement.face for _, placement in placements(plan))
    assert set(placed.values()) <= {1}
    sides = Counter((face.component, face.side) for face in placed)
    for one in printed:
        assert sides[one.id, Side.FRONT] == one.total
        assert sides[one.id, Side.BACK] == (one.total if one.back and duplex is not Duplex.NONE else 0)
    printable = Rect(0, 0, plan.paper.width, plan.paper.height).grown(-paper.margin)
    for page in plan.pages:
        for placement in page.placements:
            assert printable.contains(shown(placement))
            assert shown(placement).contains(placement.trim)
        for one_of, other in itertools.permutations(page.placements, 2):
            # Neighbours may share their bleed, but none reaches into another's trim.
            assert not shown(one_of).overlaps(other.trim)
            if cutting.bleed is not BleedMode.SHARED:
                assert not shown(one_of).overlaps(shown(other))


@FEW
@CASES
def test_backs_lie_behind_their_fronts_however_sheets_are_cut(
    printed: list[Component], paper: Paper, duplex: Duplex, cutting: Cutting
) -> None:
    plan = plan_or_refusal(printed, paper, duplex, cutting)
    if plan is None:
        return
    fronts = {
        (place.face.component, place.face.copy): (page, place)
        for page, place in placements(plan)
        if place.face.side is Side.FRONT
    }
    width, height = plan.paper.width, plan.paper.height
    for page, back in placements(plan):
        if back.face.side is Side.FRONT:
            continue
        front_page, front = fronts[back.face.component, back.face.copy]
        if page is front_page:
            fold = next(m for m in page.marks if isinstance(m, Line) and m.kind is MarkKind.FOLD)
            sideways = fold.start.x == fold.end.x
        else:
            sideways = (width <= height) != (duplex is Duplex.SHORT)
        for one, other in ((front.trim, back.trim), (shown(front), shown(back))):
            x = width - one.right if sideways else one.x
            y = one.y if sideways else height - one.bottom
            assert (other.x, other.y) == pytest.approx((x, y), abs=0.01)
            assert (other.width, other.height) == pytest.approx((one.width, one.height), abs=0.01)


@FEW
@CASES
def test_paths_to_cut_along_are_the_trims(
    printed: list[Component], paper: Paper, duplex: Duplex, cutting: Cutting
) -> None:
    plan = plan_or_refusal(printed, paper, duplex, cutting)
    if plan is None:
        return
    by_id = {one.id: one for one in printed}
    for page in plan.pages:
        paths = [mark for mark in page.marks if mark.kind is MarkKind.OUTLINE]
        fronts = [place for place in page.placements if place.face.side is Side.FRONT]
        if cutting.marks is Marks.NONE:
            assert not [m for m in page.marks if m.kind in {MarkKind.OUTLINE, MarkKind.CROP}]
            continue
        for place in fronts:
            one = by_id[place.face.component]
            if one.outline is Outline.RECTANGLE and cutting.marks is not Marks.HAIRLINE:
                continue
            if one.outline is Outline.RECTANGLE and one.corner == 0:
                assert is_ruled(place.trim, paths)
            else:
                assert [path for path in paths if is_outline(path, place, one)]
        # And nothing else is cut.
        dies = [path for path in paths if not isinstance(path, Line)]
        assert len(dies) <= len(fronts)


def is_outline(path: object, place: Placement, one: Component) -> bool:
    if isinstance(path, Polygon):
        turned = place.rotation % 180 == 90
        corners = [Point(one.size.height - p.y, p.x) if turned else p for p in one.points]
        expected = (c for p in corners for c in (place.trim.x + p.x, place.trim.y + p.y))
        return [c for p in path.points for c in (p.x, p.y)] == pytest.approx(list(expected), abs=1e-6)
    corner = min(one.size.width, one.size.height) / 2 if one.outline is Outline.ROUND else one.corner
    return isinstance(path, Ring) and path.box == place.trim and path.corner == corner and not one.points


def is_ruled(trim: Rect, paths: list[object]) -> bool:
    """Tell whether lines run along all four edges of a trim."""
    lines = [path for path in paths if isinstance(path, Line)]
    upright = [(m.start.x, m.start.y, m.end.y) for m in lines if m.start.x == m.end.x]
    level = [(m.start.y, m.start.x, m.end.x) for m in lines if m.start.y == m.end.y]
    return all(runs(upright, x, trim.y, trim.bottom) for x in (trim.x, trim.right)) and all(
        runs(level, y, trim.x, trim.right) for y in (trim.y, trim.bottom)
    )


def runs(lines: list[tuple[float, float, float]], at: float, start: float, end: float) -> bool:
    return any(abs(a - at) < 1e-6 and s <= start + 1e-6 and e >= end - 1e-6 for a, s, e in lines)


@FEW
@CASES
def test_marks_stay_off_what_is_shown_and_on_what_prints(
    printed: list[Component], paper: Paper, duplex: Duplex, cutting: Cutting
) -> None:
    plan = plan_or_refusal(printed, paper, duplex, cutting)
    if plan is None:
        return
    printable = Rect(0, 0, plan.paper.width, plan.paper.height).grown(-paper.margin)
    for page in plan.pages:
        for mark in page.marks:
            if isinstance(mark, Line) and mark.kind is MarkKind.CROP:
                (left, right), (top, bottom) = (
                    sorted((mark.start.x, mark.end.x)),
                    sorted((mark.start.y, mark.end.y)),
                )
                box = Rect(left, top, right - left, bottom - top)
                assert printable.contains(box)
                assert 2.0 - 1e-6 <= right - left + bottom - top <= 4.0 + 1e-6
                assert not any(shown(place).overlaps(box.grown(1e-5)) for place in page.placements)
