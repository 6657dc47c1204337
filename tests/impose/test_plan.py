"""Single facts about plans: margins, counts, sides, labels and faults, each computed beforehand."""

import re
from pathlib import Path

import generator.impose
import pytest
from generator.diagnostic import Diagnostic, Severity
from generator.geometry import Point, Rect, Size
from generator.impose import CODES, plan_sheets
from generator.impose.strip import RULER_ROOM, Strip, labels
from generator.model import FontKey
from generator.model.paper import Duplex, Paper
from generator.model.piece import Component, Side
from generator.sheet import Line, MarkKind, Placement, SheetPlan
from generator.typeset import load_fonts
from generator.units import pt_to_mm
from tests.fakes import MemoryWorkspace
from tests.impose.plans import A4, LETTER, POKER, WORDING, component, placements


def planned(
    *components: Component, paper: Paper = A4, duplex: Duplex = Duplex.LONG
) -> tuple[SheetPlan, tuple[Diagnostic, ...]]:
    plan, diagnostics = plan_sheets(components, paper, duplex, WORDING)
    assert plan is not None, diagnostics
    return plan, diagnostics


def trims(plan: SheetPlan, page: int = 0) -> list[Rect]:
    return [placement.trim for placement in plan.pages[page].placements]


def refused(*components: Component, paper: Paper = A4, duplex: Duplex = Duplex.LONG) -> list[str]:
    plan, diagnostics = plan_sheets(components, paper, duplex, WORDING)
    assert plan is None
    return [str(diagnostic) for diagnostic in diagnostics]


def test_nine_butted_poker_cards_stand_in_the_middle_of_a4() -> None:
    plan, _ = planned(component("poker", POKER, 9))
    assert plan.paper == Size(210, 297)
    assert len(plan.pages) == 1
    cards = trims(plan)
    assert (min(c.x for c in cards), max(c.right for c in cards)) == pytest.approx((9.75, 210 - 9.75))
    assert (min(c.y for c in cards), max(c.bottom for c in cards)) == pytest.approx((15.15, 297 - 15.15))


def test_marks_of_nine_poker_cards_are_in_line_with_every_cut() -> None:
    plan, _ = planned(component("poker", POKER, 9))
    crops = [m for m in plan.pages[0].marks if isinstance(m, Line) and m.kind is MarkKind.CROP]
    upright = sorted({round(m.start.x, 6) for m in crops if m.start.x == m.end.x})
    level = sorted({round(m.start.y, 6) for m in crops if m.start.y == m.end.y})
    assert upright == pytest.approx([9.75, 73.25, 136.75, 200.25])
    assert level == pytest.approx([15.15, 104.05, 192.95, 281.85])
    assert len(crops) == 16
    # 1 mm off the trim, 4 mm where there is room; the label strip leaves 2.15 mm below.
    assert min(m.end.y for m in crops) == pytest.approx(15.15 - 5)
    assert max(m.start.y for m in crops) == pytest.approx(281.85 + 1)
    assert max(m.end.y for m in crops) == pytest.approx(285.0)


@pytest.mark.parametrize(("paper", "bleed", "on_a_page"), [(A4, 3.0, 6), (A4, 0.0, 9), (LETTER, 0.0, 8)])
def test_how_many_poker_cards_a_page_holds(paper: Paper, bleed: float, on_a_page: int) -> None:
    plan, diagnostics = planned(component("poker", POKER, 36, bleed=bleed), paper=paper)
    assert diagnostics == ()
    assert max(len(page.placements) for page in plan.pages) == on_a_page


def test_own_bleed_lies_between_neighbours() -> None:
    plan, _ = planned(component("tile", Size(18, 18), 2, bleed=1.5))
    first, second = trims(plan)
    assert second.x - first.right == pytest.approx(3.0)


def test_page_is_turned_to_landscape_when_that_saves_sheets() -> None:
    # Upright there is no place for one beside the label strip, lying there is for two.
    plan, _ = planned(component("banner", Size(281, 90), 2))
    assert plan.paper == Size(297, 210)
    assert len(plan.pages) == 1


def test_one_card_is_not_turned() -> None:
    plan, _ = planned(component("poker", POKER, 1))
    assert [p.rotation for _, p in placements(plan)] == [0]


def test_pieces_are_turned_when_more_of_them_fit() -> None:
    # On A4 two columns of two stand upright, two columns of four lie.
    plan, _ = planned(component("aid", Size(63, 88), 7, bleed=2, back=True))
    assert [p.rotation for _, p in placements(plan)] == [90] * 7 + [270] * 7


def test_components_of_one_size_share_a_grid() -> None:
    shapes, colours = component("shapes", Size(40, 60), 8), component("colours", Size(40, 60), 6)
    plan, _ = planned(shapes, component("mat", Size(150, 90)), colours)
    first = plan.pages[0]
    assert first.components == ("shapes", "colours")
    assert [p.face.component for p in first.placements] == ["shapes"] * 8 + ["colours"] * 6


def test_different_sizes_share_a_page_with_room_for_both_marks() -> None:
    plan, _ = planned(component("wide", Size(100, 50)), component("tall", Size(30, 90)))
    assert len(plan.pages) == 1
    wide, tall = trims(plan)
    assert tall.y - wide.bottom == pytest.approx(6.0)


def test_small_pieces_stand_beside_a_large_one() -> None:
    plan, _ = planned(component("sun", Size(30, 30)), component("coin", Size(20, 20), 3, is_round=True))
    sun, *coins = trims(plan)
    assert [coin.y for coin in coins] == [sun.y] * 3


def test_last_sheet_keeps_the_grid_of_the_full_ones() -> None:
    plan, _ = planned(component("poker", POKER, 10))
    assert trims(plan, 1)[0] == trims(plan, 0)[0]


def test_fronts_and_backs_alternate() -> None:
    plan, _ = planned(component("poker", POKER, 12, back=True))
    assert [page.side for page in plan.pages] == [Side.FRONT, Side.BACK, Side.FRONT, Side.BACK]
    assert [page.title for page in plan.pages][:2] == ["Poker · 1/2 · front", "Poker · 1/2 · back"]


def test_every_sheet_of_a_plan_with_backs_has_a_back_page() -> None:
    plan, _ = planned(component("mat", Size(190, 200)), component("card", Size(100, 250), back=True))
    assert [page.side for page in plan.pages] == [Side.FRONT, Side.BACK] * 2
    assert plan.pages[1].placements == ()


def test_plan_without_backs_has_fronts_only() -> None:
    plan, _ = planned(component("poker", POKER, 12))
    assert [page.side for page in plan.pages] == [Side.FRONT, Side.FRONT]


def test_label_says_that_backs_are_left_out() -> None:
    plan, _ = planned(component("poker", POKER, back=True), duplex=Duplex.NONE)
    assert [page.side for page in plan.pages] == [Side.FRONT]
    texts = [label.text for label in plan.pages[0].labels]
    assert "Sea Shells · Poker · page 1/1 · fronts only · English · Rulebook edition" in texts


def pair(plan: SheetPlan) -> tuple[Placement, Placement]:
    found = [placement for _, placement in placements(plan)]
    return (
        next(p for p in found if p.face.side is Side.FRONT),
        next(p for p in found if p.face.side is Side.BACK),
    )


@pytest.mark.parametrize(
    ("paper_size", "duplex", "mirrored_in", "turned"),
    [
        (Size(210, 297), Duplex.LONG, "x", 0),
        (Size(210, 297), Duplex.SHORT, "y", 180),
        (Size(297, 210), Duplex.LONG, "y", 180),
        (Size(297, 210), Duplex.SHORT, "x", 0),
    ],
)
def test_back_lies_behind_its_front_head_to_head(
    paper_size: Size, duplex: Duplex, mirrored_in: str, turned: int
) -> None:
    size = Size(31, 44) if paper_size.width < paper_size.height else Size(281, 90)
    plan, _ = planned(component("card", size, 2, back=True), duplex=duplex)
    front, back = pair(plan)
    assert plan.paper == paper_size
    assert back.rotation == turned
    expected = front.trim.centre
    if mirrored_in == "x":
        expected = Point(paper_size.width - expected.x, expected.y)
    else:
        expected = Point(expected.x, paper_size.height - expected.y)
    assert (back.trim.centre.x, back.trim.centre.y) == pytest.approx((expected.x, expected.y), abs=1e-9)


def test_gutter_fold_is_level_where_that_holds_more() -> None:
    plan, _ = planned(component("long", Size(180, 60), 2, back=True), duplex=Duplex.GUTTER)
    assert len(plan.pages) == 1
    fold = next(m for m in plan.pages[0].marks if isinstance(m, Line) and m.kind is MarkKind.FOLD)
    assert fold == Line(MarkKind.FOLD, Point(5, 148.5), Point(205, 148.5))
    front, back = pair(plan)
    assert back.trim.y == pytest.approx(297 - front.trim.bottom)
    assert back.rotation == 180


def test_gutter_leaves_pieces_without_backs_on_whole_pages() -> None:
    plan, diagnostics = planned(component("mat", Size(180, 200)), duplex=Duplex.GUTTER)
    assert diagnostics == ()
    assert not [m for m in plan.pages[0].marks if m.kind is MarkKind.FOLD]


def test_piece_too_large_to_fold_gets_a_page_for_its_back_and_a_note() -> None:
    plan, diagnostics = planned(component("mat", Size(180, 200), back=True), duplex=Duplex.GUTTER)
    assert [page.side for page in plan.pages] == [Side.FRONT, Side.BACK]
    assert [str(d) for d in diagnostics] == [
        'note P104: "Mat" is too large to fold on A4: its back gets its own page '
        "(glue the two pages back to back, or print on both sides of the sheet)"
    ]


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_mat_of_190_by_250_fits_both_papers(paper: Paper) -> None:
    plan, diagnostics = planned(component("mat", Size(190, 250)), paper=paper)
    assert diagnostics == ()
    assert len(plan.pages) == 1


def test_bleed_that_does_not_fit_is_cut_down_with_a_note() -> None:
    plan, diagnostics = planned(component("mat", Size(190, 250), bleed=3))
    (placement,) = plan.pages[0].placements
    assert placement.bleed == pytest.approx(
        2.5
    )  # 200 printable − 190 = 5 a side; 0.5 off the bleed, 2 of mark
    assert [d.severity for d in diagnostics] == [Severity.NOTE]
    assert str(diagnostics[0]).startswith('note P102: A4 has room for 2.5 mm of the 3 mm bleed of "Mat"')


def test_largest_piece_still_has_label_rulers_and_marks() -> None:
    plan, _ = planned(component("mat", Size(194, 281)))
    page = plan.pages[0]
    below = 148.5 + 281 / 2
    assert all(label.at.y > below for label in page.labels)
    assert [m.kind for m in page.marks].count(MarkKind.CROP) == 8
    rulers = [m for m in page.marks if isinstance(m, Line) and m.kind is MarkKind.RULER]
    assert min(m.start.y for m in rulers) > below


def test_tall_narrow_piece_has_its_label_along_the_edge() -> None:
    plan, _ = planned(component("scale", Size(60, 281), back=True))
    assert {label.rotation for page in plan.pages for label in page.labels} == {90}
    assert all(label.at.x > 180 for label in plan.pages[0].labels)
    assert all(label.at.x < 30 for label in plan.pages[1].labels)


def test_rulers_measure_50_mm_and_2_in() -> None:
    plan, _ = planned(component("poker", POKER))
    rulers = [m for m in plan.pages[0].marks if isinstance(m, Line) and m.kind is MarkKind.RULER]
    ticks = [m for m in rulers if m.start.x == m.end.x]
    above = sorted(m.start.x for m in ticks if m.end.y > m.start.y and m.end.y == pytest.approx(288.5))
    base = next(m for m in rulers if m.start.y == m.end.y)
    assert base.end.x - base.start.x == pytest.approx(50.8)
    assert {round(x - base.start.x, 6) for x in (m.start.x for m in ticks)} == {
        *(round(5.0 * n, 6) for n in range(11)),
        *(round(6.35 * n, 6) for n in range(9)),
    }
    assert above == []  # ticks above the base point upwards, those of the inch downwards


def test_piece_that_cannot_fit_names_the_way_out() -> None:
    assert refused(component("board", Size(218, 218))) == [
        'error P101: "Board" is 218 × 218 mm, but A4 holds at most 194 × 281 mm '
        '(print it smaller or on larger paper, or add "overlap: 10 mm" to divide it over several pages)'
    ]


def test_overlap_that_leaves_no_room_is_refused() -> None:
    assert refused(component("board", Size(400, 400), overlap=120)) == [
        'error P103: the parts of "Board" on A4 cannot overlap by 120 mm (keep it below 97 mm)'
    ]


def test_paper_without_room_for_rulers_is_refused() -> None:
    card = Paper(id="card", name="Index card", size=Size(76, 127), margin=5)
    assert refused(component("chip", Size(20, 20)), paper=card) == [
        "error P105: paper Index card is too small: a sheet needs 83.8 mm for its label and rulers "
        "(choose a larger paper)"
    ]


def test_nothing_to_print_is_a_plan_without_pages() -> None:
    plan, diagnostics = planned(component("poker", POKER, 0))
    assert plan.pages == ()
    assert diagnostics == ()


def test_long_label_is_shortened_to_the_first_component() -> None:
    names = [f"component-with-a-long-name-{n}" for n in range(6)]
    plan, _ = planned(*(component(name, Size(30, 30)) for name in names))
    (text,) = [label.text for label in plan.pages[0].labels if "page" in label.text]
    assert text.startswith("Sea Shells · Component-with-a-long-name-0 +5 · page 1/1")


def test_poster_parts_tell_their_name_and_overlap() -> None:
    plan, _ = planned(component("board", Size(300, 400), overlap=10))
    windows = [p.window for _, p in placements(plan)]
    assert [page.title.split(" · ")[0] for page in plan.pages] == [
        f"Board, part {name} (2 × 2)" for name in ("A1", "A2", "B1", "B2")
    ]
    assert {(w.width, w.height) for w in windows if w} == {(155, 205)}
    # What A1 shows last, the seam's overlap, A2 shows first.
    (_, first), (_, second), *_ = placements(plan)
    assert first.window is not None
    assert second.window is not None
    shown_to = first.window.right - first.trim.x
    shown_from = second.window.x - second.trim.x
    assert shown_to - shown_from == pytest.approx(10)


def test_sheets_with_equal_blocks_share_their_marks() -> None:
    plan, _ = planned(component("poker", POKER, 18))
    assert plan.pages[0].marks is plan.pages[1].marks


def test_every_code_is_explained_and_used() -> None:
    sources = Path(generator.impose.__file__).parent.glob("*.py")
    used = {
        code for source in sources for code in re.findall(r'code="(\w+)"', source.read_text(encoding="utf-8"))
    }
    assert used == set(CODES)


def test_a_label_of_any_letters_is_at_most_as_wide_as_its_room() -> None:
    fonts, font = load_fonts(MemoryWorkspace({})), FontKey(family="Noto Sans")
    strip = Strip(rect=Rect(5.0, 5.0, 200.0, 5.0))
    for letter in (*map(chr, range(0x21, 0x7F)), *map(chr, range(0xAE, 0x180)), *"–—‘’“”•…×ЩжΩ"):
        *_, label = labels(strip, (f"{letter * 500} · page 1/2 · front",))
        width = fonts.shape(font, label.text, "en").width / 1000 * pt_to_mm(label.size_pt)
        assert label.text.endswith("… · page 1/2 · front"), letter
        assert 40.0 < width <= 200.0 - RULER_ROOM, letter


def test_the_bare_back_of_a_poster_beside_backed_pieces_has_no_mark_to_cut_by() -> None:
    board, card = component("board", Size(300, 400), overlap=10), component("card", POKER, back=True)
    plan, _ = planned(board, card)
    bare = [page for page in plan.pages if page.side is Side.BACK and not page.placements]
    assert not any(mark.kind is MarkKind.CROP for page in bare for mark in page.marks)
    assert len([page for page in plan.pages if page.side is Side.BACK]) == len(bare) + 1
