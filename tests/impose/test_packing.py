"""Which pieces share a sheet: as few sheets as we can, sorted where that costs none, cut by guillotine."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from generator.geometry import Point, Rect, Size
from generator.impose import plan_sheets, sheets_by_area
from generator.impose.bound import least_sheets
from generator.impose.cell import make_cell
from generator.impose.mix import Demand, mix
from generator.impose.pack import pack
from generator.impose.run import gather_runs
from generator.impose.shelf import shelve
from generator.model import Component, Duplex, Grain, Side
from generator.sheet import SheetPlan
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.impose.plans import A4, LETTER, WORDING, component, placements

MINI, STANDARD = Size(44, 68), Size(63, 88)
# A4 without its margins and the strip of the label.
AREA, CENTRE = Rect(5, 5, 200, 280), Point(105, 148.5)


def planned(*components: Component) -> SheetPlan:
    plan, diagnostics = plan_sheets(components, A4, Duplex.LONG, WORDING)
    assert diagnostics == ()
    assert plan is not None
    return plan


def sheets(plan: SheetPlan) -> list[tuple[str, ...]]:
    """The components on each sheet."""
    return [page.components for page in plan.pages if page.side is Side.FRONT]


def test_two_cards_more_lie_across_below_the_grid() -> None:
    # Twelve cells of 48 × 72 take 192 × 216; below them, 5 mm on for two marks, two cells of 72 × 48. All
    # that is 269 high; centred it would begin at 14, but the label's strip lets it reach from 13.5 only.
    plan = planned(component("mini", MINI, 14, bleed=2))
    trims = [(place.trim, place.rotation) for _, place in placements(plan)]
    upright = [(Rect(11 + 48 * (n % 4), 15.5 + 72 * (n // 4), 44, 68), 0) for n in range(12)]
    across = [(Rect(11 + 72 * n, 236.5, 68, 44), 90) for n in range(2)]
    assert trims == upright + across


def test_fourteen_mini_and_seven_standard_cards_are_two_sheets_not_three() -> None:
    plan = planned(component("mini", MINI, 14, bleed=2), component("standard", STANDARD, 7, bleed=2))
    assert sheets(plan) == [("mini",), ("standard",)]


def test_components_stay_apart_where_sharing_saves_no_sheet() -> None:
    # Nine of 60 × 80 fill a sheet; ten of them leave room for two of 90 × 90, which are one sheet anyway.
    nine, two = component("nine", Size(60, 80), 18), component("two", Size(150, 130), 4)
    assert sheets(planned(nine, two)) == [("nine",), ("nine",), ("two",), ("two",)]
    few = replace(two, pieces=component("two", Size(150, 130)).pieces)
    assert sheets(planned(replace(nine, pieces=component("nine", Size(60, 80), 2).pieces), few)) == [
        ("nine", "two")
    ]


def test_what_wants_to_be_alone_is() -> None:
    coins = component("coins", Size(20, 20), 4)
    assert len(sheets(planned(coins, component("chips", Size(30, 30), 3)))) == 1
    alone = replace(component("chips", Size(30, 30), 3), alone=True)
    assert sheets(planned(coins, alone)) == [("coins",), ("chips",)]
    same_size = replace(component("more", Size(20, 20), 4), alone=True)
    assert sheets(planned(coins, same_size)) == [("coins",), ("more",)]


@pytest.mark.parametrize(
    ("grain", "number", "rotations"),
    [(Grain.ANY, 1, {0, 90}), (Grain.SAME, 2, {0}), (Grain.LONG, 2, {0}), (Grain.SHORT, 2, {90})],
)
def test_grain_says_which_way_pieces_may_lie(grain: Grain, number: int, rotations: set[int]) -> None:
    plan = planned(replace(component("mini", MINI, 14, bleed=2), grain=grain))
    assert len(plan.pages) == number
    assert {place.rotation for _, place in placements(plan)} == rotations


def test_along_the_grain_a_landscape_page_turns_its_pieces() -> None:
    # 281 × 90 needs a page on its side, whose long edge is level: the height then runs across the grain.
    for grain, rotation in ((Grain.SHORT, 0), (Grain.ANY, 0)):
        plan = planned(replace(component("banner", Size(281, 90), 2), grain=grain))
        assert plan.paper == Size(297, 210)
        assert {place.rotation for _, place in placements(plan)} == {rotation}


def test_a_piece_more_changes_no_full_sheet() -> None:
    before = planned(component("a", MINI, 30, bleed=2), component("b", STANDARD, 17, bleed=2))
    after = planned(component("a", MINI, 30, bleed=2), component("b", STANDARD, 18, bleed=2))
    assert len(before.pages) == len(after.pages) == 5
    for one, other in zip(before.pages[:4], after.pages, strict=False):
        assert one.placements == other.placements


LENGTHS = st.integers(15, 130)
PRINTED = st.lists(
    st.tuples(LENGTHS, LENGTHS, st.integers(1, 20), st.sampled_from([0.0, 1.5, 3.0]), st.booleans()),
    min_size=1,
    max_size=4,
)
FEW = settings(max_examples=40, deadline=None)


@FEW
@given(printed=PRINTED)
def test_never_more_sheets_than_shelves_need_nor_fewer_than_areas_allow(
    printed: list[tuple[int, int, int, float, bool]],
) -> None:
    runs = gather_runs(
        component(f"c{n}", Size(width, height), count, bleed=bleed, is_round=is_round)
        for n, (width, height, count, bleed, is_round) in enumerate(printed)
    )
    lots = [(run, make_cell(run, run.bleed, turned=False)) for run in runs]
    packed = pack(lots, AREA, CENTRE)
    assert len(packed) <= len(shelve(lots, AREA, CENTRE))
    assert len(packed) >= least_sheets([(len(run.fronts), cell) for run, cell in lots], AREA.size)
    for run, _ in lots:
        shares = [share for leaf in packed for share in leaf if share.run is run]
        numbers = [n for share in shares for n in range(share.first, share.first + share.block.count)]
        assert sorted(numbers) == list(range(len(run.fronts)))


@FEW
@given(printed=PRINTED)
def test_mixed_sheets_are_cut_from_edge_to_edge(printed: list[tuple[int, int, int, float, bool]]) -> None:
    demands = []
    for n, (width, height, count, bleed, is_round) in enumerate(printed):
        (run,) = gather_runs([component(f"c{n}", Size(width, height), count, bleed=bleed, is_round=is_round)])
        demands.append(Demand(count, tuple(make_cell(run, bleed, turned=turned) for turned in (False, True))))
    for patches in mix(tuple(demands), AREA.size) or ():
        assert is_guillotined([patch.rect for patch in patches])


def is_guillotined(rects: Sequence[Rect]) -> bool:
    """Whether cuts from edge to edge, one after the other, part all rectangles."""
    if len(rects) < 2:
        return True
    for start, end in (
        (lambda rect: rect.x, lambda rect: rect.right),
        (lambda rect: rect.y, lambda rect: rect.bottom),
    ):
        ordered = sorted(rects, key=start)
        reach = ends = 0.0
        for number, (rect, following) in enumerate(pairwise(ordered), start=1):
            ends = max(ends, end(rect))
            if ends <= start(following) + 1e-6:
                return is_guillotined(ordered[:number]) and is_guillotined(ordered[number:])
        assert reach == 0.0
    return False


def test_the_area_of_pieces_in_sheets() -> None:
    # Two squares of 100 mm, no bleed, on the 200 × 287 mm that printers reach, less 3 mm for marks all round.
    assert sheets_by_area([component("a", Size(100, 100), 2)], A4) == pytest.approx(20000 / (194 * 281))
    assert sheets_by_area([], LETTER) == 0.0
