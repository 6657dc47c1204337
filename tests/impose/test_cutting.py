"""Marks, shared cuts, bleed and grids that were asked for; the numbers are those of print.md, by hand."""

import pytest
from generator.diagnostic import Diagnostic
from generator.geometry import Rect, Size
from generator.impose import plan_sheets
from generator.model.cutting import BleedMode, Cutting, GridSize, Marks
from generator.model.paper import Duplex, Paper
from generator.model.piece import Component
from generator.sheet import Line, MarkKind, Ring, SheetPlan
from msgspec.structs import replace
from tests.impose.plans import A4, LETTER, POKER, WORDING, component

THREE = GridSize(3, 3)
OWN, SHARED, NONE = BleedMode.OWN, BleedMode.SHARED, BleedMode.NONE


def on(paper: Paper, margin: float) -> Paper:
    return replace(paper, margin=margin)


def plan(
    *components: Component, paper: Paper = A4, duplex: Duplex = Duplex.LONG, cutting: Cutting
) -> SheetPlan:
    found, diagnostics = plan_sheets(components, paper, duplex, WORDING, cutting=cutting)
    assert found is not None, diagnostics
    return found


def refusal(*components: Component, paper: Paper, cutting: Cutting) -> str:
    found, diagnostics = plan_sheets(components, paper, Duplex.LONG, WORDING, cutting=cutting)
    assert found is None
    (fault,) = diagnostics
    assert isinstance(fault, Diagnostic)
    return str(fault)


def cards(count: int = 9, bleed: float = 0.0, *, back: bool = False, corner: float = 0.0) -> Component:
    return replace(component("poker", POKER, count, bleed=bleed, back=back), corner=corner)


def extent(found: SheetPlan) -> Rect:
    trims = [place.trim for place in found.pages[0].placements]
    left, top = min(trim.x for trim in trims), min(trim.y for trim in trims)
    return Rect(left, top, max(t.right for t in trims) - left, max(t.bottom for t in trims) - top)


@pytest.mark.parametrize(
    ("margin", "marks", "top"),
    [
        (5.0, Marks.CROP, 15.15),
        # The label below, 7 mm high, and 3 mm of marks push the cards up by 1.2 mm.
        (6.35, Marks.CROP, 13.95),
        (6.35, Marks.EDGE, 13.95),
        (6.35, Marks.NONE, 15.15),
    ],
)
def test_nine_butted_cards_fit_a4_with_margins_of_nearly_ten_and_fifteen(
    margin: float, marks: Marks, top: float
) -> None:
    found = plan(cards(), paper=on(A4, margin), cutting=Cutting(marks=marks, grid=THREE))
    box = extent(found)
    assert (box.x, box.y) == pytest.approx((9.75, top))
    assert found.paper == Size(210, 297)


def test_nine_butted_cards_fit_letter_without_crop_marks_only() -> None:
    hairline = Cutting(marks=Marks.HAIRLINE, grid=THREE)
    found = plan(cards(), paper=on(LETTER, 6.35), cutting=hairline)
    # Lying: 3 × 88.9 in 279.4, and 3 × 63.5 above the strip of 7 mm, as near to the middle as that allows.
    assert found.paper == Size(279.4, 215.9)
    assert extent(found).x == pytest.approx(6.35)
    assert extent(found).y == pytest.approx(215.9 - 6.35 - 7 - 190.5)
    assert refusal(cards(), paper=on(LETTER, 6.35), cutting=Cutting(grid=THREE)) == (
        'error P108: "Poker" does not fit on Letter with margins of 6.35 mm in 3 × 3 '
        "(what fits: --marks hairline, or a grid of 4 × 2, or pieces of at most 63.4 × 86.9 mm)"
    )


def test_nine_butted_cards_fail_the_class_of_wide_margins() -> None:
    hairline = Cutting(marks=Marks.HAIRLINE, grid=THREE)
    # Lying: 279.4 − 2 × 12.7 = 254, a third of it 84.67; 215.9 − 25.4 − 7 of label = 183.5, a third 61.17.
    assert refusal(cards(), paper=on(LETTER, 12.7), cutting=hairline) == (
        'error P108: "Poker" does not fit on Letter with margins of 12.7 mm in 3 × 3 '
        "(what fits: a grid of 4 × 2, or pieces of at most 61.17 × 84.67 mm)"
    )


def test_three_by_three_with_three_millimetres_of_bleed_fits_neither_paper() -> None:
    hairline = Cutting(marks=Marks.HAIRLINE, grid=THREE)
    # (210 − 12.7 − 3 × 63.5) / 6 = 1.13 in width; in height (297 − 12.7 − 7 − 266.7) / 6 = 1.77.
    assert refusal(cards(bleed=3), paper=on(A4, 6.35), cutting=hairline) == (
        'error P108: "Poker" does not fit on A4 with margins of 6.35 mm in 3 × 3 with 3 mm of bleed '
        "(what fits: at most 1.13 mm of bleed, or a grid of 4 × 2)"
    )
    assert "no bleed, or a grid of" in refusal(cards(bleed=3), paper=on(LETTER, 6.35), cutting=hairline)
    with_marks = refusal(cards(bleed=3), paper=on(A4, 6.35), cutting=Cutting(grid=THREE))
    # Marks begin 1 mm off the trim and are 2 mm long: 2 × (3 − b) + 6 b = 6.8.
    assert "at most 0.2 mm of bleed, or 1.13 mm with --marks hairline" in with_marks


def test_the_most_bleed_that_a_refusal_names_does_fit() -> None:
    asked = Cutting(marks=Marks.HAIRLINE, grid=THREE, width=1.13)
    found = plan(cards(bleed=3), paper=on(A4, 6.35), cutting=asked)
    assert {place.bleed for place in found.pages[0].placements} == {1.13}
    more = replace(asked, width=1.14)
    assert "at most 1.13 mm" in refusal(cards(bleed=3), paper=on(A4, 6.35), cutting=more)


def test_a_width_of_bleed_is_never_cut_down() -> None:
    mat = component("mat", Size(190, 250), bleed=3)
    assert refusal(mat, paper=A4, cutting=Cutting(width=3.0)) == (
        'error P108: "Mat" does not fit on A4 with margins of 5 mm with 3 mm of bleed '
        "(what fits: at most 2.5 mm of bleed, or 3 mm with --marks hairline)"
    )


def test_grid_holds_no_more_than_was_asked_for_and_keeps_its_place() -> None:
    found = plan(cards(6), cutting=Cutting(grid=GridSize(2, 2)))
    assert [len(page.placements) for page in found.pages] == [4, 2]
    assert found.pages[1].placements[0].trim == found.pages[0].placements[0].trim


def test_shared_bleed_shows_around_the_grid_only() -> None:
    found = plan(cards(5, bleed=2), cutting=Cutting(bleed=SHARED, grid=GridSize(2, 3)))
    (page,) = found.pages
    trims = [place.trim for place in page.placements]
    assert trims[1].x == pytest.approx(trims[0].right)
    assert trims[2].y == pytest.approx(trims[0].bottom)
    shown = [place.window for place in page.placements]
    free = [
        tuple(round(gap, 6) for gap in (t.y - w.y, w.right - t.right, w.bottom - t.bottom, t.x - w.x))
        for t, w in zip(trims, shown, strict=True)
        if w is not None
    ]
    # Above, right, below, left; the fourth has no card below it, the fifth none beside it.
    assert free == [(2, 0, 0, 2), (2, 2, 0, 0), (0, 0, 0, 2), (0, 2, 2, 0), (0, 2, 2, 2)]
    assert {place.bleed for place in page.placements} == {2.0}
    # One mark for each cut, half a millimetre off the bleed.
    xs = [
        m.start.x
        for m in page.marks
        if isinstance(m, Line) and m.kind is MarkKind.CROP and m.start.x == m.end.x
    ]
    assert len(xs) == 6
    top = min(m.end.y for m in page.marks if isinstance(m, Line) and m.kind is MarkKind.CROP)
    assert top == pytest.approx(trims[0].y - 2 - 0.5 - 4)


def test_without_bleed_pieces_touch() -> None:
    found = plan(cards(2, bleed=2), cutting=Cutting(bleed=NONE))
    one, two = found.pages[0].placements
    assert (one.bleed, two.bleed) == (0.0, 0.0)
    assert two.trim.x == pytest.approx(one.trim.right)


def test_hairlines_are_the_cuts_themselves() -> None:
    found = plan(cards(4), cutting=Cutting(marks=Marks.HAIRLINE, grid=GridSize(2, 2)))
    cuts = [m for m in found.pages[0].marks if isinstance(m, Line) and m.kind is MarkKind.OUTLINE]
    # 2 × 63.5 and 2 × 88.9 in the middle of A4: three upright cuts, three level ones.
    expected = [
        *((x, 59.6, x, 237.4) for x in (41.5, 105.0, 168.5)),
        *((41.5, y, 168.5, y) for y in (59.6, 148.5, 237.4)),
    ]
    assert [(m.start.x, m.start.y, m.end.x, m.end.y) for m in cuts] == [
        pytest.approx(one) for one in expected
    ]
    assert not [m for m in found.pages[0].marks if m.kind is MarkKind.CROP]


def test_hairlines_go_around_the_corners_of_cards() -> None:
    found = plan(cards(2, back=True, corner=3), cutting=Cutting(marks=Marks.HAIRLINE))
    front, back = found.pages
    rings = [m for m in front.marks if isinstance(m, Ring)]
    assert rings == [Ring(MarkKind.OUTLINE, place.trim, 3) for place in front.placements]
    assert all(mark.kind is MarkKind.RULER for mark in back.marks)


def test_none_marks_nothing_but_rulers() -> None:
    chips = component("chip", Size(20, 20), 3, is_round=True)
    found = plan(cards(2), chips, cutting=Cutting(marks=Marks.NONE))
    assert {mark.kind for page in found.pages for mark in page.marks} == {MarkKind.RULER}


def test_marks_at_the_edge_stand_at_the_edge_of_what_prints() -> None:
    found = plan(cards(4), cutting=Cutting(marks=Marks.EDGE, grid=GridSize(2, 2)))
    crops = [m for m in found.pages[0].marks if isinstance(m, Line) and m.kind is MarkKind.CROP]
    upright = sorted({(m.start.y, m.end.y) for m in crops if m.start.x == m.end.x})
    level = sorted({(m.start.x, m.end.x) for m in crops if m.start.y == m.end.y})
    # 5 mm of margin; below them stands the label's strip of 7 mm.
    assert upright == [(9, 5), (281, 285)]
    assert level == [(9, 5), (201, 205)]
    assert len(crops) == 12


def test_a_grid_is_folded_too() -> None:
    asked = Cutting(grid=GridSize(1, 2))
    found = plan(cards(3, back=True), duplex=Duplex.GUTTER, cutting=asked)
    assert [len(page.placements) for page in found.pages] == [4, 2]
