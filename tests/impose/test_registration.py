"""A printer that errs, its measure, and backs that land on their fronts all the same."""

import itertools
from math import hypot

import pytest
from generator.diagnostic import Severity
from generator.geometry import Point, Size
from generator.impose import plan_sheets
from generator.impose.ground import Axis
from generator.impose.registration import Reading, corrected, measure, stray
from generator.impose.turn import mirror_point
from generator.model.cutting import PrinterProfile, Registration
from generator.model.paper import Duplex
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.impose.plans import A4, WORDING, component

PORTRAIT, LANDSCAPE = Size(210, 297), Size(297, 210)
ERRORS = st.builds(
    Registration,
    dx=st.floats(-3, 3),
    dy=st.floats(-3, 3),
    rotation=st.floats(-1, 1),
    scale=st.floats(0.99, 1.01),
)


def test_signs_by_hand() -> None:
    # Backs come out 1 mm too far to the right, 2 mm too low: the file has them left and up by as much.
    shifted = Registration(dx=1, dy=2)
    assert stray(Point(50, 60), shifted, PORTRAIT) == Point(51, 62)
    assert corrected(Point(50, 60), shifted, PORTRAIT) == Point(49, 58)
    # It turns them a quarter clockwise: what should be 10 mm right of the middle comes out 10 mm below it.
    turned = Registration(rotation=90)
    at = stray(Point(115, 148.5), turned, PORTRAIT)
    assert (at.x, at.y) == pytest.approx((105, 158.5))
    # It prints them 1 % too large: 100 mm below the middle comes out 1 mm lower.
    large = Registration(scale=1.01)
    at = stray(Point(105, 248.5), large, PORTRAIT)
    assert (at.x, at.y) == pytest.approx((105, 249.5))


@settings(max_examples=200, deadline=None)
@given(error=ERRORS, x=st.floats(0, 210), y=st.floats(0, 297), page=st.sampled_from([PORTRAIT, LANDSCAPE]))
def test_a_corrected_point_comes_out_in_place(error: Registration, x: float, y: float, page: Size) -> None:
    came_out = stray(corrected(Point(x, y), error, page), error, page)
    assert hypot(came_out.x - x, came_out.y - y) < 1e-9


def readings(error: Registration, page: Size, axis: Axis) -> list[Reading]:
    """What someone reads who holds a sheet of that printer against the light, without a slip."""
    marks = [Point(x, y) for y in (30.0, page.height - 40) for x in (30.0, page.width - 30)]
    found: list[Reading] = []
    for mark in marks:
        shown = mirror_point(stray(mirror_point(mark, page, axis), error, page), page, axis)
        found.append(Reading(mark, shown.x - mark.x, shown.y - mark.y))
    return found


@pytest.mark.parametrize(
    ("axis", "right", "below"), [(Axis.UPRIGHT, -1, 2), (Axis.LEVEL, 1, -2)], ids=["long", "short"]
)
def test_right_on_the_back_is_left_on_the_front_or_below_is_above(
    axis: Axis, right: float, below: float
) -> None:
    read = readings(Registration(dx=1, dy=2), PORTRAIT, axis)
    assert all((one.right, one.below) == pytest.approx((right, below)) for one in read)
    assert measure(read, PORTRAIT, axis) == Registration(dx=1, dy=2)


@settings(max_examples=100, deadline=None)
@given(error=ERRORS, axis=st.sampled_from(Axis), page=st.sampled_from([PORTRAIT, LANDSCAPE]))
def test_a_measured_printer_prints_backs_behind_their_fronts(
    error: Registration, axis: Axis, page: Size
) -> None:
    profile = measure(readings(error, page, axis), page, axis)
    for x, y in itertools.product((20.0, page.width / 2, page.width - 20), (20.0, page.height - 20)):
        front = Point(x, y)
        in_file = corrected(mirror_point(front, page, axis), profile, page)
        seen = mirror_point(stray(in_file, error, page), page, axis)
        assert hypot(seen.x - x, seen.y - y) < 0.01


@settings(max_examples=50, deadline=None)
@given(error=ERRORS, slips=st.lists(st.floats(-0.25, 0.25), min_size=8, max_size=8))
def test_readings_to_half_a_millimetre_leave_less_than_that(error: Registration, slips: list[float]) -> None:
    read = [
        Reading(one.mark, one.right + slips[2 * at], one.below + slips[2 * at + 1])
        for at, one in enumerate(readings(error, PORTRAIT, Axis.UPRIGHT))
    ]
    profile = measure(read, PORTRAIT, Axis.UPRIGHT)
    for x, y in itertools.product((30.0, 180.0), (30.0, 257.0)):
        seen = stray(corrected(Point(x, y), profile, PORTRAIT), error, PORTRAIT)
        assert hypot(seen.x - x, seen.y - y) < 0.5


def test_one_mark_tells_a_shift_and_nothing_else() -> None:
    shift = measure([Reading(Point(30, 30), -0.5, 1.5)], PORTRAIT, Axis.UPRIGHT)
    assert shift == Registration(dx=0.5, dy=1.5)
    with pytest.raises(ValueError, match="nothing"):
        measure([], PORTRAIT, Axis.UPRIGHT)


KITCHEN = PrinterProfile(id="kitchen", duplex=Duplex.LONG, portrait=Registration(dx=1, dy=2))


def test_a_plan_takes_what_was_measured_on_its_kind_of_page() -> None:
    card = component("card", Size(63, 88), 4, back=True)
    plan, faults = plan_sheets([card], A4, Duplex.LONG, WORDING, profile=KITCHEN)
    plain, _ = plan_sheets([card], A4, Duplex.LONG, WORDING)
    assert faults == ()
    assert plan is not None
    assert plain is not None
    assert plan.registration == KITCHEN.portrait
    assert plan.pages == plain.pages


def test_backs_on_pages_of_the_other_kind_stay_where_they_are() -> None:
    # Two banners of 281 × 90 lie on a landscape page, and stand on none.
    banner = component("banner", Size(281, 90), 2, back=True)
    plan, faults = plan_sheets([banner], A4, Duplex.LONG, WORDING, profile=KITCHEN)
    assert plan is not None
    assert plan.registration is None
    assert [fault.severity for fault in faults] == [Severity.WARNING]
    assert str(faults[0]) == (
        'warning P110: the backs of "Banner" are on landscape pages, of which the profile "kitchen" says '
        "nothing: they stay where they are (measure them with pnp calibrate --landscape)"
    )


def test_a_back_that_would_leave_what_prints_is_named() -> None:
    # 190 mm in 210 leave 10 mm; 5 of them the printer does not print.
    mat = component("mat", Size(190, 250), back=True)
    far = PrinterProfile(id="far", duplex=Duplex.LONG, portrait=Registration(dx=5.5))
    _, faults = plan_sheets([mat], A4, Duplex.LONG, WORDING, profile=far)
    assert "backs of" in str(faults[0])
    near = PrinterProfile(id="near", duplex=Duplex.LONG, portrait=Registration(dx=4.5))
    assert plan_sheets([mat], A4, Duplex.LONG, WORDING, profile=near)[1] == ()
