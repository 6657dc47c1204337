"""In Noto Sans ascenders reach 0.760, capitals 0.714, small letters 0.536 and descenders 0.240 of the size.

AV is 1.199 wide, A 0.639, a space 0.260.
"""

import pytest
from generator.drawing import Artwork, Run, Words
from generator.geometry import Point, Rect
from generator.model import FontKey, TextStyle
from generator.typeset import Align, Compositor, FontBook, Room, Setting, TextBlock, Valign, set_line
from msgspec.structs import replace

PT = 25.4 / 72
ROOMY = Rect(0, 0, 100, 100)


def set_text(text: str, box: Rect, style: TextStyle, setting: Setting) -> TextBlock:
    return Compositor(box, style, setting).set(text)


def runs(block: TextBlock) -> list[Run]:
    return [run for item in block.items if isinstance(item, Words) for run in item.runs]


def lines(block: TextBlock) -> list[str]:
    """The text by lines; words of one run are parted by spaces, and so are runs."""
    rows: dict[float, list[str]] = {}
    for run in runs(block):
        rows.setdefault(round(run.at.y, 6), []).append(" ".join(word.text for word in run.words))
    return [" ".join(row) for row in rows.values()]


def test_one_line_stands_with_its_ascenders_at_the_top(english: Setting, style: TextStyle) -> None:
    block = set_text("AV AV", Rect(3, 5, 40, 10), style, english)
    (run,) = runs(block)
    assert (block.size_pt, block.lines, block.overflow_mm) == (10, 1, 0)
    assert (run.at.x, run.at.y) == (3, pytest.approx(5 + 0.760 * 10 * PT))
    assert run.space == pytest.approx(0.260 * 10 * PT)
    assert run.colour == "#2b2a33"
    assert block.spare_mm == pytest.approx(10 - (0.760 + 0.240) * 10 * PT)


@pytest.mark.parametrize(
    ("align", "x"), [(Align.LEFT, 3.0), (Align.CENTER, 23 - 1.199 * 5 * PT), (Align.RIGHT, 43 - 11.99 * PT)]
)
def test_lines_are_aligned_by_their_own_width(
    english: Setting, style: TextStyle, align: Align, x: float
) -> None:
    (run,) = runs(set_text("AV", Rect(3, 5, 40, 10), style, english.standing(align, Valign.TOP)))
    assert run.at.x == pytest.approx(x)


@pytest.mark.parametrize(
    ("text", "valign", "y"),
    [
        ("HAV", Valign.MIDDLE, 10 + 0.714 / 2 * 10 * PT),  # capitals: half of their height below the middle
        ("1", Valign.MIDDLE, 10 + 0.714 / 2 * 10 * PT),
        ("sea", Valign.MIDDLE, 10 + 0.536 / 2 * 10 * PT),  # small letters without ascenders
        (
            "{icon:coin}",
            Valign.MIDDLE,
            10 + 1.5 * 0.714 / 2 * 10 * PT,
        ),  # its lower edge; its middle is in the middle
        ("HAV", Valign.BOTTOM, 15 - 0.240 * 10 * PT),
        ("HAV\nHAV", Valign.MIDDLE, 10 + (0.714 - 1.2) / 2 * 10 * PT),
    ],
)
def test_the_eye_finds_the_middle(
    english: Setting, style: TextStyle, text: str, valign: Valign, y: float
) -> None:
    block = set_text(text, Rect(0, 5, 40, 10), style, english.standing(Align.LEFT, valign))
    first = block.items[0]
    lowest = first.runs[0].at.y if isinstance(first, Words) else first.box.bottom
    assert lowest == pytest.approx(y)


def test_the_middle_gives_way_before_a_letter_leaves_the_box(english: Setting, style: TextStyle) -> None:
    tight = Rect(0, 0, 40, 1.0 * 10 * PT)
    (run,) = runs(set_text("sea", tight, style, english.standing(Align.LEFT, Valign.MIDDLE)))
    assert run.at.y == pytest.approx(0.760 * 10 * PT)


def test_text_shrinks_by_quarter_points_until_it_fits(english: Setting, style: TextStyle) -> None:
    # 1.199 em in 4 mm: at most 9.457 pt.
    block = set_text("AV", Rect(0, 0, 4, 10), style, english)
    assert (block.size_pt, block.overflow_mm) == (9.25, 0)


def test_shrinking_ends_at_the_least_size_exactly(english: Setting, style: TextStyle) -> None:
    # 8.1 pt is no whole number of steps below 10 pt, and it is the first size at which 3.43 mm are enough.
    block = set_text("AV", Rect(0, 0, 3.43, 10), replace(style, min_size_pt=8.1), english)
    assert (block.size_pt, block.overflow_mm) == (8.1, 0)


def test_a_word_too_wide_at_the_least_size_overflows_by_its_width(english: Setting, style: TextStyle) -> None:
    block = set_text("AV", Rect(0, 0, 3, 10), style, english)
    assert block.size_pt == 8
    assert block.overflow_mm == pytest.approx(1.199 * 8 * PT - 3)


def test_too_many_lines_at_the_least_size_overflow_by_their_height(
    english: Setting, style: TextStyle
) -> None:
    block = set_text("A\nA\nA", Rect(0, 0, 30, 5), style, english)
    assert (block.size_pt, block.lines) == (8, 3)
    assert block.overflow_mm == pytest.approx((0.760 + 2 * 1.2 + 0.240) * 8 * PT - 5)
    assert block.spare_mm == 0
    assert runs(block)[0].at.y == pytest.approx(0.760 * 8 * PT)  # it starts at the top, whatever sticks out


def test_paragraphs_are_half_a_line_apart(english: Setting, style: TextStyle) -> None:
    block = set_text("A\nB\n\n\nC", ROOMY, style, english)
    leading = 1.2 * 10 * PT
    first, second, third = (run.at.y for run in runs(block))
    assert (second - first, third - second) == (pytest.approx(leading), pytest.approx(1.5 * leading))


def test_words_wrap_and_a_hyphen_comes_only_where_it_helps(english: Setting, style: TextStyle) -> None:
    narrow = replace(style, min_size_pt=10)
    wide = set_text("the beginning of it all", Rect(0, 0, 30, 20), narrow, english)
    assert lines(wide) == ["the beginning of", "it all"]
    low = set_text("the beginning of it all", Rect(0, 0, 20, 8), narrow, english)
    assert lines(low) == ["the begin-", "ning of it all"]
    assert lines(
        set_text("the beginning of it all", Rect(0, 0, 20, 8), replace(narrow, hyphenate=False), english)
    )[:2] == ["the", "beginning"]


def test_compound_words_break_at_their_own_hyphen(english: Setting, style: TextStyle) -> None:
    block = set_text("a well-known shell", Rect(0, 0, 20, 20), replace(style, hyphenate=False), english)
    assert lines(block) == ["a well-", "known shell"]


def test_french_marks_stay_with_their_words(french: Setting, style: TextStyle) -> None:
    text = "Dis\u202f: «\u202foui\u202f!\u202f» ou non\u202f?"
    for width in range(8, 40):
        for line in lines(set_text(text, Rect(0, 0, width, 60), style, french)):
            assert line[0] not in ":!?»\u202f"
            assert line[-1] not in "«\u202f"


def test_the_whole_text_is_set_in_reading_order(english: Setting, style: TextStyle) -> None:
    text = "Take **two** cards, *then* pay 3 {icon:coin} and an** extra**ordinary {icon:banner}{icon:coin}."
    block = set_text(text, Rect(0, 0, 32, 60), style, english)
    said = ""
    for item in block.items:
        said += (
            " ".join(w.text for run in item.runs for w in run.words) if isinstance(item, Words) else item.alt
        )
        said += " "
    plain = "Take two cards, then pay 3 coin and an extra ordinary banner coin ."
    assert said.split() == plain.split()


def test_emphasis_changes_the_font_not_the_run(english: Setting, style: TextStyle, noto: FontKey) -> None:
    (run,) = runs(set_text("a **b** *c* ***d***", ROOMY, style, english))
    assert [word.font for word in run.words] == [
        noto,
        replace(noto, bold=True),
        replace(noto, italic=True),
        replace(noto, bold=True, italic=True),
    ]


def test_words_that_touch_are_runs_without_a_space_between(english: Setting, style: TextStyle) -> None:
    first, second = runs(set_text("A**A**", ROOMY, style, english))
    assert second.at.x - first.at.x == pytest.approx(0.639 * 10 * PT)


@pytest.mark.parametrize(
    ("text", "shown"),
    [(r"\*a\*", "*a*"), ("2 * 3", "2 * 3"), (r"\{x\}", "{x}"), ("**", "**"), ("{x}", "{x}")],
)
def test_plain_asterisks_and_braces(english: Setting, style: TextStyle, text: str, shown: str) -> None:
    block = set_text(text, ROOMY, style, english)
    assert lines(block) == [shown]
    assert not block.unbalanced


@pytest.mark.parametrize(
    ("text", "unbalanced"),
    [("**a", True), ("a* b", True), ("**a\nb**", False), ("**a\n\nb**", True), ("*a* **b**", False)],
)
def test_emphasis_that_is_never_closed_is_told(
    english: Setting, style: TextStyle, text: str, unbalanced: bool
) -> None:
    assert set_text(text, ROOMY, style, english).unbalanced is unbalanced


def test_icons_are_half_as_high_again_as_capitals_and_level_with_their_middle(
    english: Setting, style: TextStyle
) -> None:
    block = set_text("A {icon:banner}{icon:coin}", ROOMY, style, english)
    words, banner, coin = block.items
    assert isinstance(words, Words)
    assert isinstance(banner, Artwork)
    assert isinstance(coin, Artwork)
    height = 1.5 * 0.714 * 10 * PT
    baseline = words.runs[0].at.y
    assert (banner.box.height, banner.box.width) == (pytest.approx(height), pytest.approx(2 * height))
    assert banner.box.centre.y == pytest.approx(baseline - 0.714 / 2 * 10 * PT)
    assert banner.box.x == pytest.approx((0.639 + 0.260) * 10 * PT)
    assert coin.box.x - banner.box.right == pytest.approx(0.150 * 10 * PT)
    assert (banner.alt, coin.alt) == ("banner", "coin")


def test_a_number_stays_with_its_icon(english: Setting, style: TextStyle) -> None:
    for width in range(6, 30):
        block = set_text("pay 3 {icon:coin} pay 4 {icon:coin}", Rect(0, 0, width, 60), style, english)
        rows = {
            round(run.at.y, 6) for run in runs(block) if run.words[-1].text.strip() in ("3\u00a0", "3", "4")
        }
        boxes = [item.box for item in block.items if isinstance(item, Artwork)]
        icons = {round(box.bottom - box.height / 6, 6) for box in boxes}  # a sixth hangs below the baseline
        assert rows == icons


def test_unknown_icons_and_missing_characters_are_told(english: Setting, style: TextStyle) -> None:
    block = set_text("a {icon:coyn} \U0001f980 b\U0001f980 → {icon:coyn}", ROOMY, style, english)
    assert block.unknown_icons == ("coyn",)
    assert block.missing == ("\U0001f980",)
    assert "\U0001f980" in lines(block)[0]  # a box stands for it: nothing is dropped


def test_a_text_longer_than_any_piece_is_refused(english: Setting, style: TextStyle) -> None:
    block = set_text("a" * 20_001, ROOMY, style, english)
    assert (block.too_long, block.items) == (True, ())
    assert not set_text("a " * 10_000, ROOMY, style, english).too_long


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\t"])
def test_nothing_is_set_for_an_empty_text(english: Setting, style: TextStyle, text: str) -> None:
    block = set_text(text, Rect(0, 0, 30, 5), style, english)
    assert (block.items, block.lines, block.overflow_mm, block.spare_mm) == ((), 0, 0, 5)


def test_turned_text_uses_the_box_as_it_is_seen(english: Setting, style: TextStyle) -> None:
    # A column of 4 by 30 mm turned by 90°: the line may be 30 mm long.
    block = set_text("AV AV AV", Rect(10, 10, 4, 30), style, english.standing(Align.LEFT, Valign.TOP, 90))
    (words,) = block.items
    assert isinstance(words, Words)
    assert (words.rotation, words.pivot) == (90, Point(12, 25))
    assert (block.lines, words.runs[0].at.x) == (1, -3)  # the upright box is 30 by 4 about the same middle
    assert words.runs[0].at.y == pytest.approx(23 + 0.760 * 10 * PT)


def test_an_icon_turns_with_its_line(english: Setting, style: TextStyle) -> None:
    turned = english.standing(Align.LEFT, Valign.TOP, 90)
    (icon,) = set_text("{icon:banner}", Rect(10, 10, 4, 30), style, turned).items
    assert isinstance(icon, Artwork)
    height = 1.5 * 0.714 * 10 * PT
    # Upright it stands at x -3 … -3 + 2h, level with capitals on the baseline at 23 + ascent; a quarter turn
    # about (12, 25) takes its middle (dx, dy) to (-dy, dx).
    middle = Point(-3 + height, 23 + (0.760 - 0.714 / 2) * 10 * PT)
    assert icon.rotation == 90
    assert icon.box.centre.x == pytest.approx(12 - (middle.y - 25))
    assert icon.box.centre.y == pytest.approx(25 + (middle.x - 12))
    assert (icon.box.width, icon.box.height) == (pytest.approx(2 * height), pytest.approx(height))


def test_colours_are_roles(english: Setting, style: TextStyle) -> None:
    for role, colour in [("sand", "#f0dcb0"), ("sand.light", "#f8ebcd"), ("sand.shade", "#cfb078")]:
        (run,) = runs(set_text("a", ROOMY, replace(style, colour=role), english))
        assert run.colour == colour


def test_the_same_words_are_the_same_objects(english: Setting, style: TextStyle) -> None:
    one = set_text("sea shell", ROOMY, style, english)
    other = set_text("shell sea", ROOMY, style, english)
    assert runs(one)[0].words[0] is runs(other)[0].words[1]


def test_a_label_is_one_line_without_markup(fonts: FontBook, noto: FontKey, vollkorn: FontKey) -> None:
    words = set_line(
        "AV *→*",
        Point(5, 9),
        size_pt=10,
        font=noto,
        colour="#000000",
        fonts=fonts,
        language="en",
        rotation=90,
    )
    assert (words.rotation, words.pivot) == (90, Point(5, 9))
    assert " ".join(word.text for run in words.runs for word in run.words) == "AV *→*"
    assert [run.words[0].font for run in words.runs] == [noto, vollkorn]
    assert words.runs[1].at.x == pytest.approx(5 + (1.199 + 0.260) * 10 * PT)


def test_room_is_what_is_left_at_the_least_size(english: Setting, style: TextStyle) -> None:
    # At 8 pt, AV is 1.199 × 8 pt wide; lines are 1.2 × 8 pt apart. Below the first line, 10 mm leave
    # 10 mm - 8 pt = 7.18 mm: two lines of 3.39 mm, and the rest of the first line.
    room = Compositor(Rect(0, 0, 40, 10), style, english).room("AV")
    assert room.free_mm == pytest.approx(10 - 8 * PT)
    assert room.lines == pytest.approx(2 + (40 - 1.199 * 8 * PT) / 40)
    # The rest of the first line, 36.6 mm, and nine tenths of two lines, 72 mm, by 2.06 mm a letter.
    assert room.characters == 2 + 52


def test_room_of_the_last_line_is_its_empty_end(english: Setting, style: TextStyle) -> None:
    # 5 mm hold one line of 8 pt (2.82 mm), and no second one.
    room = Compositor(Rect(0, 0, 10, 5), style, english).room("AV")
    assert room.free_mm == pytest.approx(10 - 1.199 * 8 * PT)
    assert room.lines == pytest.approx((10 - 1.199 * 8 * PT) / 10)
    # With the space after it, AV takes 1.459 × 8 pt: 2.06 mm a letter, so that 6.6 mm hold three more.
    assert room.characters == 5


def test_what_does_not_fit_has_no_room(english: Setting, style: TextStyle) -> None:
    assert Compositor(Rect(0, 0, 3, 5), style, english).room("AV") == Room(0.0, 0.0)
    assert Compositor(Rect(0, 0, 3, 5), style, english).room("") == Room(0.0, 0.0)


def test_room_turns_with_the_text(english: Setting, style: TextStyle) -> None:
    turned = english.standing(Align.LEFT, Valign.TOP, 90)
    room = Compositor(Rect(0, 0, 5, 10), style, turned).room("AV")
    assert room.free_mm == pytest.approx(10 - 1.199 * 8 * PT)
