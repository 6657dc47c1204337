"""The figures are those of the font files: advance widths, pair kerning and outlines, in units of 1/1000."""

import pytest
from generator.model import FontKey
from generator.typeset import FontBook, font_file, load_fonts
from generator.workspace import WorkspaceError
from tests.fakes import MemoryWorkspace

CRAB = "\U0001f980"


def test_kerning_pulls_a_pair_together(fonts: FontBook, noto: FontKey) -> None:
    # Noto Sans: A is 639 wide, V 600, and the pair is kerned by -40.
    glyphs = fonts.shape(noto, "AV", "en")
    assert [glyph.advance for glyph in glyphs.glyphs] == [599, 600]
    assert glyphs.width == 1199
    assert fonts.shape(noto, "A", "en").width == 639


def test_a_ligature_is_one_glyph_that_stands_for_its_letters(fonts: FontBook, noto: FontKey) -> None:
    assert [glyph.text for glyph in fonts.shape(noto, "office", "en").glyphs] == ["o", "ffi", "c", "e"]


def test_a_word_is_shaped_once(fonts: FontBook, noto: FontKey) -> None:
    assert fonts.shape(noto, "shell", "en") is fonts.shape(noto, "shell", "en")
    assert fonts.shape(noto, "shell", "en") is not fonts.shape(noto, "shell", "fr")


def test_a_combining_mark_is_moved_over_its_letter(fonts: FontBook, noto: FontKey) -> None:
    letter, mark = fonts.shape(noto, "q\u0302", "en").glyphs
    assert (letter.text, mark.text) == ("q\u0302", "")
    assert (letter.advance, mark.advance, mark.dx, mark.dy) == (615, 0, -309, 0)


def test_a_letter_with_a_mark_is_composed_where_the_font_can(fonts: FontBook, noto: FontKey) -> None:
    (glyph,) = fonts.shape(noto, "e\u0301", "fr").glyphs
    assert (glyph.text, glyph.advance) == ("é", 564)


@pytest.mark.parametrize("invisible", ["\u00ad", "\u200b", "\u2060", "\ufe0f"])
def test_what_leaves_no_mark_has_no_glyph(fonts: FontBook, noto: FontKey, invisible: str) -> None:
    assert fonts.shape(noto, f"a{invisible}b", "en").glyphs == fonts.shape(noto, "ab", "en").glyphs


def test_figures_stand_as_high_as_the_capitals_around_them(fonts: FontBook, vollkorn: FontKey) -> None:
    # Vollkorn's own figures are old-style: 601, 388 and 537 wide; its lining ones 593, 369 and 527, and
    # those for small capitals 539, 432 and 476.
    assert fonts.shape(vollkorn, "012", "en").width == 593 + 369 + 527
    assert fonts.shape(vollkorn, "012", "en", small_caps=True).width == 539 + 432 + 476


def test_small_capitals_keep_their_text(fonts: FontBook, vollkorn: FontKey) -> None:
    glyphs = fonts.shape(vollkorn, "ab", "en", small_caps=True)
    assert glyphs.text == "ab"
    assert [glyph.advance for glyph in glyphs.glyphs] == [636, 614]


def test_missing_characters_are_told_once_and_in_order(fonts: FontBook, noto: FontKey) -> None:
    assert fonts.missing(noto, f"a{CRAB}→b{CRAB}") == (CRAB, "→")
    assert fonts.missing(noto, "a\u202fb\u00a0c") == ()


def test_a_word_moves_to_the_font_that_has_all_of_it(
    fonts: FontBook, noto: FontKey, vollkorn: FontKey
) -> None:
    assert fonts.parts(noto, "a→b") == ((vollkorn, "a→b"),)
    assert fonts.parts(noto, "ab") == ((noto, "ab"),)
    bold = FontKey(family="Noto Sans", bold=True)
    assert fonts.parts(bold, "→") == ((FontKey(family="Vollkorn", bold=True), "→"),)


def test_a_word_that_no_font_has_whole_is_set_stretch_by_stretch(
    fonts: FontBook, noto: FontKey, vollkorn: FontKey
) -> None:
    assert fonts.parts(noto, f"a→{CRAB}b") == ((noto, "a"), (vollkorn, "→"), (noto, f"{CRAB}b"))


def test_measures_are_those_of_the_drawn_letters(fonts: FontBook, noto: FontKey) -> None:
    face = fonts.face(noto)
    assert (face.ascent, face.cap, face.x_height, face.descent, face.space) == (760, 714, 536, 240, 260)


def test_fonts_are_read_when_first_used(noto: FontKey) -> None:
    class CountingWorkspace(MemoryWorkspace):
        read = 0

        def read_font(self, font: FontKey) -> bytes:
            self.read += 1
            return super().read_font(font)

    workspace = CountingWorkspace({})
    book = load_fonts(workspace)
    assert workspace.read == 0
    book.shape(noto, "one", "en")
    book.shape(noto, "two", "en")
    assert workspace.read == 1


def test_a_font_that_is_not_in_the_package_is_refused(fonts: FontBook) -> None:
    with pytest.raises(WorkspaceError, match="Papyrus"):
        fonts.face(FontKey(family="Papyrus"))


def test_font_files_are_named_by_family_and_style() -> None:
    assert font_file(FontKey(family="Noto Sans", bold=True, italic=True)) == "NotoSans-BoldItalic.ttf"
    assert font_file(FontKey(family="Vollkorn")) == "Vollkorn-Regular.ttf"


@pytest.mark.parametrize("invisible", ["\u00ad", "\u200b\u200d", "\u2060", "\ufeff", "\ufe0f"])
def test_a_word_of_nothing_but_what_leaves_no_mark_is_no_glyph_wide(
    fonts: FontBook, noto: FontKey, invisible: str
) -> None:
    assert fonts.parts(noto, invisible) == ((noto, invisible),)
    assert (fonts.shape(noto, invisible, "en").glyphs, fonts.shape(noto, invisible, "en").width) == ((), 0)
