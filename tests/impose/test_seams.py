"""Where posters are cut: at even distances, off what must stay whole, on as few pages as possible."""

from itertools import pairwise

import pytest
from generator.diagnostic import Diagnostic
from generator.geometry import Rect, Size
from generator.impose import plan_sheets
from generator.impose.seams import Axis, Span, place_seams
from generator.model import Duplex, Region
from generator.sheet import Placement, SheetPlan
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.impose.plans import A4, WORDING, component, placements

# 300 mm on pages that show 120, overlapping by 20: 100 from seam to seam at most, 110 to the first one.
AXIS = Axis(length=300, room=120, overlap=20)


def test_seams_are_even_where_nothing_must_stay_whole() -> None:
    # Three parts of (300 + 2 × 20) / 3 = 113.33 mm; each seam is the middle of an overlap.
    assert place_seams(AXIS, ()) == pytest.approx((103.333333, 196.666667))
    assert AXIS.spans((100.0, 200.0)) == (Span(0, 110), Span(90, 210), Span(190, 300))


def test_a_seam_moves_off_what_must_stay_whole_by_a_millimetre() -> None:
    # 103.33 lies in 95 to 130; past 130 the first part would show too much. The next is 100 further at most.
    assert place_seams(AXIS, [Span(95, 130)]) == pytest.approx((94, 194))


def test_a_seam_stands_between_two_that_touch() -> None:
    assert place_seams(AXIS, [Span(60, 99), Span(99, 140)]) == pytest.approx((99, 196.666667))


def test_a_seam_stands_on_an_edge_where_there_is_no_other_place() -> None:
    assert place_seams(AXIS, [Span(31, 110), Span(111, 200)]) == pytest.approx((110, 200))


def test_there_are_more_parts_where_that_keeps_all_whole() -> None:
    # 220 mm are two parts with a seam at 110, but 60 to 130 must stay whole. With the first seam at 59 at
    # most, a third part is needed; the second seam is then even: 2 × (220 + 40) / 3 − 20 − 10.
    axis = replace(AXIS, length=220.0)
    assert axis.parts == 2
    assert place_seams(axis, [Span(60, 130)]) == pytest.approx((59, 143.333333))


@pytest.mark.parametrize("kept", [Span(0, 150), Span(50, 160), Span(150, 290)])
def test_what_no_part_can_show_is_refused(kept: Span) -> None:
    assert place_seams(AXIS, [kept]) is None


SPANS = st.builds(lambda start, length: Span(start, start + length), st.integers(0, 290), st.integers(1, 60))


@given(kept=st.lists(SPANS, max_size=4), overlap=st.integers(0, 25))
def test_no_seam_cuts_a_kept_span_and_no_part_is_too_large(kept: list[Span], overlap: int) -> None:
    axis = replace(AXIS, overlap=float(overlap))
    seams = place_seams(axis, kept)
    if seams is None:
        return
    assert not any(span.start + 1e-6 < seam < span.end - 1e-6 for span in kept for seam in seams)
    shown = axis.spans(seams)
    assert all(part.end - part.start <= axis.room + 1e-6 for part in shown)
    assert (shown[0].start, shown[-1].end) == (0, axis.length)
    assert all(one.end - other.start == pytest.approx(overlap) for one, other in pairwise(shown))
    assert len(shown) >= axis.parts


def board(*regions: Region) -> tuple[SheetPlan | None, tuple[Diagnostic, ...]]:
    piece = replace(component("board", Size(284, 370), overlap=10), keep=regions)
    return plan_sheets([piece], A4, Duplex.LONG, WORDING)


def seam(part: Placement) -> float:
    """Where the right seam of a part lies on the board, from its left edge."""
    assert part.window is not None
    return part.window.right - 5 - part.trim.x


def test_a_board_is_cut_beside_its_region() -> None:
    # In the middle, at 142, unless a space lies there: then at 150, 1 mm right of it.
    even, _ = board()
    moved, _ = board(Region("space", Rect(100, 10, 49, 60)))
    assert even is not None
    assert moved is not None
    assert [seam(next(part for _, part in placements(plan))) for plan in (even, moved)] == [142, 150]


def test_a_region_too_large_for_any_page_is_named() -> None:
    # A part shows at most 194 × 274 mm on A4, 5 of them beyond each seam: 184 × 264 in between.
    plan, (fault,) = board(Region("harbour", Rect(20, 20, 190, 270)))
    assert plan is None
    assert str(fault) == (
        'error P109: the region "harbour" of "Board" is 190 × 270 mm: no A4 page holds it whole'
        " (a region can be 184 × 264 mm at most, and a cut needs a gap between regions; or use larger paper)"
    )


def test_regions_that_leave_no_gap_are_named() -> None:
    chain = [Region(f"r{n}", Rect(10 + 40 * n, 10 + 50 * n, 60, 60)) for n in range(6)]
    plan, (fault,) = board(*chain)
    assert plan is None
    assert str(fault).startswith(
        'error P109: the regions "r0", "r1", "r2", "r3", "r4", "r5" of "Board" leave'
    )
