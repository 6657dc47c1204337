"""What holds for every plan, tried on random components, papers and ways to print."""

import itertools
from collections import Counter

import pytest
from generator.geometry import Point, Rect, Size
from generator.impose import plan_sheets
from generator.model.paper import Duplex, Paper
from generator.model.piece import Component, Side
from generator.sheet import Line, Mark, MarkKind, Placement, Ring, SheetPage, SheetPlan
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.impose.plans import A4, LETTER, WORDING, component, placements

A3 = Paper(id="a3", name="A3", size=Size(297, 420), margin=12.7)
LENGTHS = st.floats(8, 185, allow_nan=False).map(lambda length: round(length, 2))
BLEEDS = st.sampled_from([0.0, 0.3, 1.0, 1.5, 3.0])


@st.composite
def components(draw: st.DrawFn) -> list[Component]:
    return [
        component(
            f"c{number}",
            Size(draw(LENGTHS), draw(LENGTHS)),
            draw(st.integers(0, 14)),
            bleed=draw(BLEEDS),
            back=draw(st.booleans()),
            is_round=draw(st.booleans()),
        )
        for number in range(draw(st.integers(1, 4)))
    ]


def plan_of(printed: list[Component], paper: Paper, duplex: Duplex) -> SheetPlan:
    plan, diagnostics = plan_sheets(printed, paper, duplex, WORDING)
    assert plan is not None, diagnostics
    return plan


CASES = given(printed=components(), paper=st.sampled_from([A4, LETTER, A3]), duplex=st.sampled_from(Duplex))
FEW = settings(max_examples=120, deadline=None)


@FEW
@CASES
def test_each_copy_is_placed_once_on_each_side(
    printed: list[Component], paper: Paper, duplex: Duplex
) -> None:
    plan = plan_of(printed, paper, duplex)
    placed = Counter(placement.face for _, placement in placements(plan))
    assert set(placed.values()) <= {1}
    for one in printed:
        refs = [ref for ref in placed if ref.component == one.id]
        fronts = sorted(ref.copy for ref in refs if ref.side is Side.FRONT)
        backs = sorted(ref.copy for ref in refs if ref.side is Side.BACK)
        assert fronts == list(range(one.total))
        assert backs == (fronts if one.back and duplex is not Duplex.NONE else [])


@FEW
@CASES
def test_pieces_lie_inside_the_printable_area_apart(
    printed: list[Component], paper: Paper, duplex: Duplex
) -> None:
    plan = plan_of(printed, paper, duplex)
    printable = Rect(0, 0, plan.paper.width, plan.paper.height).grown(-paper.margin)
    for page in plan.pages:
        shown = [placement.trim.grown(placement.bleed) for placement in page.placements]
        assert all(printable.contains(rect) for rect in shown)
        # The boxes of a honeycomb's pieces overlap; that their outlines do not is told by its own tests.
        boxes = [one.trim.grown(one.bleed) for one in page.placements if one.outline is None]
        assert not any(a.overlaps(b) for n, a in enumerate(boxes) for b in boxes[:n])


@FEW
@CASES
def test_backs_lie_behind_their_fronts(printed: list[Component], paper: Paper, duplex: Duplex) -> None:
    plan = plan_of(printed, paper, duplex)
    fronts = {p.face: (page, p) for page, p in placements(plan) if p.face.side is Side.FRONT}
    for page, back in placements(plan):
        if back.face.side is Side.FRONT:
            continue
        ref = back.face
        front_page, front = next(
            v for k, v in fronts.items() if (k.component, k.copy) == (ref.component, ref.copy)
        )
        over_upright = is_turned_over_an_upright_axis(plan, page, front_page, duplex)
        # On a piece with its head up, what is left on the front is right on the back.
        for right, bottom in itertools.product((0, 1), (0, 1)):
            point = corner(front, right, bottom)
            behind = (
                Point(plan.paper.width - point.x, point.y)
                if over_upright
                else Point(point.x, plan.paper.height - point.y)
            )
            met = corner(back, 1 - right, bottom)
            assert (behind.x, behind.y) == pytest.approx((met.x, met.y), abs=1e-9)


def is_turned_over_an_upright_axis(
    plan: SheetPlan, page: SheetPage, front: SheetPage, duplex: Duplex
) -> bool:
    if page is front:
        fold = next(m for m in page.marks if isinstance(m, Line) and m.kind is MarkKind.FOLD)
        return fold.start.x == fold.end.x
    is_portrait = plan.paper.width <= plan.paper.height
    return is_portrait != (duplex is Duplex.SHORT)


def corner(placement: Placement, right: int, bottom: int) -> Point:
    """Return where one corner of a face gets to on the page; the face's own head is its top."""
    trim, turns = placement.trim, placement.rotation // 90
    width, height = (trim.width, trim.height) if turns % 2 == 0 else (trim.height, trim.width)
    x, y = (right - 0.5) * width, (bottom - 0.5) * height
    for _ in range(turns):
        x, y = -y, x  # A quarter turn clockwise: what pointed right points down.
    return Point(trim.centre.x + x, trim.centre.y + y)


@FEW
@CASES
def test_marks_keep_off_the_pieces_and_on_the_sheet(
    printed: list[Component], paper: Paper, duplex: Duplex
) -> None:
    plan = plan_of(printed, paper, duplex)
    printable = Rect(0, 0, plan.paper.width, plan.paper.height).grown(-paper.margin)
    for page in plan.pages:
        shown = [placement.trim.grown(placement.bleed) for placement in page.placements]
        for mark in page.marks:
            if isinstance(mark, Ring):
                assert mark.box in [placement.trim for placement in page.placements]
                continue
            assert printable.contains(extent(mark))
            # Two bleeds may meet at the fold; every other mark keeps off even their edges.
            reach = extent(mark).grown(0.0 if mark.kind is MarkKind.FOLD else 1e-5)
            assert not any(rect.overlaps(reach) for rect in shown)
            if mark.kind is MarkKind.CROP:
                assert 2.0 - 1e-6 <= length(mark) <= 4.0 + 1e-6
        for label in page.labels:
            assert printable.contains(Rect(label.at.x, label.at.y, 0, 0))
            assert not any(rect.grown(-1e-6).contains(Rect(label.at.x, label.at.y, 0, 0)) for rect in shown)


@FEW
@CASES
def test_every_cut_has_a_mark_at_both_ends(printed: list[Component], paper: Paper, duplex: Duplex) -> None:
    rounds = {one.id for one in printed if one.outline.value == "round"}
    for page in plan_of(printed, paper, duplex).pages:
        crops = [m for m in page.marks if isinstance(m, Line) and m.kind is MarkKind.CROP]
        for placement in page.placements:
            if placement.face.component not in rounds:
                trim = placement.trim
                for x in (trim.x, trim.right):
                    ends = [m.start for m in crops if abs(m.start.x - x) < 1e-6 and abs(m.end.x - x) < 1e-6]
                    assert any(end.y < trim.y for end in ends)
                    assert any(end.y > trim.bottom for end in ends)
                for y in (trim.y, trim.bottom):
                    ends = [m.start for m in crops if abs(m.start.y - y) < 1e-6 and abs(m.end.y - y) < 1e-6]
                    assert any(end.x < trim.x for end in ends)
                    assert any(end.x > trim.right for end in ends)


@settings(max_examples=60, deadline=None)
@given(
    size=st.builds(Size, st.floats(200, 700), st.floats(200, 700)),
    overlap=st.floats(1, 20),
    bleed=BLEEDS,
    duplex=st.sampled_from([Duplex.LONG, Duplex.SHORT]),
)
def test_poster_parts_show_all_of_the_piece(size: Size, overlap: float, bleed: float, duplex: Duplex) -> None:
    plan = plan_of([component("poster", size, overlap=overlap, bleed=bleed, back=True)], A4, duplex)
    printable = Rect(0, 0, plan.paper.width, plan.paper.height).grown(-A4.margin)
    for side in Side:
        parts = [p for _, p in placements(plan) if p.face.side is side]
        shown = [relative(part) for part in parts]
        assert all(part.window and printable.contains(part.window) for part in parts)
        across, down = covered([(r.x, r.right) for r in shown]), covered([(r.y, r.bottom) for r in shown])
        turned = parts[0].rotation % 180 == 90
        assert abs(across - (size.height if turned else size.width) - 2 * bleed) < 1e-6
        assert abs(down - (size.width if turned else size.height) - 2 * bleed) < 1e-6


def relative(part: Placement) -> Rect:
    assert part.window is not None
    return part.window.moved(-part.trim.x, -part.trim.y)


def covered(spans: list[tuple[float, float]]) -> float:
    """The length of the spans' union if they overlap without a hole."""
    reach = start = min(first for first, _ in spans)
    for first, last in sorted(spans):
        assert first <= reach + 1e-6
        reach = max(reach, last)
    return reach - start


def extent(mark: Mark) -> Rect:
    assert isinstance(mark, Line)
    left, right = sorted((mark.start.x, mark.end.x))
    top, bottom = sorted((mark.start.y, mark.end.y))
    return Rect(left, top, right - left, bottom - top)


def length(mark: Line) -> float:
    start, end = mark.start, mark.end
    return abs(Point(end.x - start.x, end.y - start.y).x) + abs(end.y - start.y)
