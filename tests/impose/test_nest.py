"""Honeycombs of circles and hexagons: where pieces stand, and that no face shows on another one."""

from itertools import combinations
from math import hypot, sqrt

import pytest
from generator.geometry import Point, Rect, Size
from generator.impose import plan_sheets
from generator.model import Component, Duplex, Outline
from generator.read.outlines import hexagonal
from generator.sheet import MarkKind, Placement, Polygon, Ring, SheetPlan
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.impose.plans import LETTER, WORDING, component


def planned(one: Component, duplex: Duplex = Duplex.LONG) -> SheetPlan:
    plan, diagnostics = plan_sheets([one], LETTER, duplex, WORDING)
    assert diagnostics == ()
    assert plan is not None
    return plan


def tokens(diameter: float, count: int, bleed: float) -> Component:
    return component("tokens", Size(diameter, diameter), count, bleed=bleed, back=True, is_round=True)


def hexes(size: Size, count: int, bleed: float = 0.0) -> Component:
    plain, form = component("hexes", size, count, bleed=bleed), hexagonal(size)
    return replace(plain, outline=Outline.HEX, points=form.points)


def test_circles_nest_where_that_saves_a_sheet() -> None:
    # Letter has 205.9 × 262.4 mm for cells of 39.6: five and four in turn, in rows of 39.6 × √3 / 2 = 34.295.
    # 39.6 + 6 × 34.295 = 245.37 is the last row that fits. Grids hold 30, honeycombs 32.
    plan = planned(tokens(36, 64, 1.8))
    assert [len(page.placements) for page in plan.pages] == [32, 32, 32, 32]
    first, sixth = plan.pages[0].placements[0], plan.pages[0].placements[5]
    left, top = 107.95 - 99 + 1.8, 139.7 - (39.6 + 6 * 34.29461) / 2 + 1.8
    assert (first.trim.x, first.trim.y) == pytest.approx((left, top), abs=1e-4)
    assert (sixth.trim.x, sixth.trim.y) == pytest.approx((left + 19.8, top + 34.29461), abs=1e-4)
    assert first.outline == Ring(MarkKind.OUTLINE, first.trim.grown(1.8), 18 + 1.8)


def test_circles_stand_in_a_grid_where_a_honeycomb_saves_nothing() -> None:
    plan = planned(tokens(36, 60, 1.8))
    assert [len(page.placements) for page in plan.pages] == [30, 30, 30, 30]
    assert plan.pages[0].placements[0].outline is None


def test_hexagons_without_bleed_share_their_cuts() -> None:
    # 40 mm across flats and 46.19 high, a corner on top: rows of five and four, 34.64 apart.
    plan = planned(hexes(Size(40, 80 / sqrt(3)), 32))
    (page,) = plan.pages
    assert len(page.placements) == 32
    shapes = [mark for mark in page.marks if isinstance(mark, Polygon)]
    edges = [edge for shape in shapes for edge in edges_of(shape)]
    # 32 hexagons have 192 edges. Rows of five share four inside, those of four three: 4 × 4 + 3 × 3 = 25.
    # Each of a row of four shares two with the row above and two with the one below: 12 × 4 = 48.
    assert (len(edges), len(set(edges))) == (192, 192 - 25 - 48)
    assert shared(page.placements) == 25 + 48


def edges_of(shape: Polygon) -> list[frozenset[tuple[float, float]]]:
    corners = [(round(point.x, 3), round(point.y, 3)) for point in shape.points]
    return [frozenset(pair) for pair in zip(corners, (*corners[1:], corners[0]), strict=True)]


def shared(placements: tuple[Placement, ...]) -> int:
    """How many pairs of hexagons stand edge to edge: 40 mm from middle to middle."""
    return sum(distance(one, other) < 40.001 for one, other in combinations(placements, 2))


def distance(one: Placement, other: Placement) -> float:
    return hypot(one.trim.centre.x - other.trim.centre.x, one.trim.centre.y - other.trim.centre.y)


@settings(max_examples=40, deadline=None)
@given(
    across=st.integers(12, 60),
    count=st.integers(1, 150),
    bleed=st.sampled_from([0.0, 1.5]),
    is_hexagon=st.booleans(),
    duplex=st.sampled_from(Duplex),
)
def test_nested_pieces_keep_their_bleed_to_themselves(
    across: int, count: int, bleed: float, is_hexagon: bool, duplex: Duplex
) -> None:
    one = (
        hexes(Size(across, across * 2 / sqrt(3)), count, bleed)
        if is_hexagon
        else tokens(across, count, bleed)
    )
    plan = planned(one, duplex)
    printable = Rect(0, 0, plan.paper.width, plan.paper.height).grown(-LETTER.margin)
    for page in plan.pages:
        assert all(printable.contains(placement.trim.grown(bleed)) for placement in page.placements)
        nested = [placement for placement in page.placements if placement.outline]
        for first, second in combinations(nested, 2):
            assert distance(first, second) >= across + 2 * bleed - 1e-6
        for placement in nested:
            assert middle(placement) == pytest.approx((placement.trim.centre.x, placement.trim.centre.y))


def middle(placement: Placement) -> tuple[float, float]:
    """The middle of what a nested piece shows."""
    if isinstance(placement.outline, Ring):
        centre = placement.outline.box.centre
        return centre.x, centre.y
    assert placement.outline is not None
    points: tuple[Point, ...] = placement.outline.points
    return sum(point.x for point in points) / 6, sum(point.y for point in points) / 6
