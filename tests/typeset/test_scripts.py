"""Scripts that the package's fonts lack: fonts of the project, lines without spaces, and what is refused.

The font for these tests has squares for letters: each is as wide as the size, so five of 10 pt take 17.64 mm.
"""

import io
import struct

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from generator.drawing import Run, Words
from generator.geometry import Rect
from generator.model import FontKey, Language, TextStyle
from generator.typeset import Compositor, FontBook, Setting, TextBlock, load_fonts
from generator.typeset.font_check import font_fault
from generator.typeset.fonts import family_of
from msgspec.structs import replace
from tests.fakes import MemoryWorkspace

LETTERS = " 海の灯台へ行く。、砂浜で貝殻「」（）っ"
FIVE = Rect(0, 0, 18, 50)


def square_font(letters: str, *, rights: int = 0, height: int = 880) -> bytes:
    """Return a TrueType font in which each letter is a square of that height; the space is a quarter wide."""
    names = [".notdef", *(f"u{ord(letter):04X}" for letter in letters)]
    pen = TTGlyphPen(None)
    pen.moveTo((50, 0))
    for point in ((50, height), (950, height), (950, 0)):
        pen.lineTo(point)
    pen.closePath()
    square = pen.glyph()
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap(dict(zip(map(ord, letters), names[1:], strict=True)))
    builder.setupGlyf(dict.fromkeys(names, square))
    builder.setupHorizontalMetrics(dict.fromkeys(names, (1000, 50)) | {"u0020": (250, 50)})
    builder.setupHorizontalHeader(ascent=880, descent=-120)
    builder.setupNameTable({"familyName": "Square Kana", "styleName": "Regular"})
    builder.setupOS2(fsType=rights)
    builder.setupPost()
    out = io.BytesIO()
    builder.save(out)
    return out.getvalue()


@pytest.fixture(scope="module")
def files() -> dict[str, str | bytes]:
    return {
        "templates/fonts/SquareKana-Regular.ttf": square_font(LETTERS),
        "templates/fonts/TallKana-Regular.ttf": square_font("海", height=1000),
    }


@pytest.fixture(scope="module")
def fonts(files: dict[str, str | bytes]) -> FontBook:
    return load_fonts(MemoryWorkspace(files))


@pytest.fixture(scope="module")
def style() -> TextStyle:
    return TextStyle(font=FontKey(family="Noto Sans"), size_pt=10, min_size_pt=10, leading=1.2)


def set_text(text: str, fonts: FontBook, style: TextStyle, *wanted: str) -> TextBlock:
    language = Language(
        code="ja", tag="ja", name="日本語", hyphenation="", quotes=("「", "」"), fonts=tuple(wanted)
    )
    return Compositor(FIVE, style, Setting(fonts, language, {}, {})).set(text)


def runs(block: TextBlock) -> list[Run]:
    return [run for item in block.items if isinstance(item, Words) for run in item.runs]


def lines(block: TextBlock) -> list[str]:
    rows: dict[float, str] = {}
    for run in runs(block):
        rows[run.at.y] = rows.get(run.at.y, "") + " ".join(word.text for word in run.words)
    return list(rows.values())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("海の灯台へ行く", ["海の灯台へ", "行く"]),
        # A line does not begin with a full stop or a small letter: the letter before it comes along.
        ("砂浜で貝殻。海の", ["砂浜で貝", "殻。海の"]),
        ("砂浜で貝殻っ海", ["砂浜で貝", "殻っ海"]),
        # And it does not end with an opening bracket.
        ("砂浜で貝「海」", ["砂浜で貝", "「海」"]),
        ("海の 灯台へ行く", ["海の灯台", "へ行く"]),
    ],
)
def test_lines_without_spaces_break_where_they_may(
    fonts: FontBook, style: TextStyle, text: str, shown: list[str]
) -> None:
    block = set_text(text, fonts, style)
    assert [line.replace(" ", "") for line in lines(block)] == shown
    assert block.overflow_mm == 0
    assert block.missing == ()


def test_letters_without_spaces_stand_side_by_side(fonts: FontBook, style: TextStyle) -> None:
    xs = [run.at.x for run in runs(set_text("海の灯", fonts, style))]
    assert xs == pytest.approx([0, 10 * 25.4 / 72, 20 * 25.4 / 72])


def test_bold_has_regular_letters_where_a_family_has_no_others(fonts: FontBook, style: TextStyle) -> None:
    (run,) = runs(set_text("**海**", fonts, style, "Square Kana"))
    assert run.words[0].font == FontKey(family="Square Kana")


def test_a_language_chooses_among_fonts_that_have_a_letter(fonts: FontBook, style: TextStyle) -> None:
    usual, chosen = set_text("海", fonts, style), set_text("海", fonts, style, "Tall Kana")
    assert [runs(block)[0].words[0].font.family for block in (usual, chosen)] == ["Square Kana", "Tall Kana"]


def test_what_no_font_has_is_missing(fonts: FontBook, style: TextStyle) -> None:
    assert set_text("海鳥", fonts, style).missing == ("鳥",)


def test_what_runs_from_right_to_left_is_told(fonts: FontBook, style: TextStyle) -> None:
    block = set_text("shell צדף 5", fonts, style)
    assert block.unset == ("צ", "ד", "ף")
    assert set_text("shell 海", fonts, style).unset == ()


@pytest.mark.parametrize(
    "text",
    [
        "Zażółć gęślą jaźń",
        "Příliš žluťoučký kůň úpěl ďábelské ódy",
        "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
        "Съешь же ещё этих мягких булок",
        "Tiếng Việt có nhiều dấu: ắằẳẵặ",
    ],
)
@pytest.mark.parametrize("family", ["Noto Sans", "Vollkorn"])
def test_the_package_has_the_letters_of_europe_and_vietnam(family: str, text: str) -> None:
    fonts = load_fonts(MemoryWorkspace({}))
    for bold in (False, True):
        assert fonts.missing(FontKey(family=family, bold=bold), text.replace(" ", "")) == ()


def test_marks_are_placed_on_their_letters(fonts: FontBook) -> None:
    # No letter x with a dot below stands in the font: the mark has a glyph and a place of its own.
    glyphs = fonts.shape(FontKey(family="Noto Sans"), "x\u0323", "en").glyphs
    assert [glyph.text for glyph in glyphs] == ["x\u0323", ""]
    assert (glyphs[0].advance > 0, glyphs[1].advance) == (True, 0)


@pytest.mark.parametrize(
    ("file", "family"),
    [
        ("templates/fonts/NotoSansJP-Bold.ttf", "Noto Sans JP"),
        ("Vollkorn-Regular.ttf", "Vollkorn"),
        ("SourceSans3-Italic.ttf", "Source Sans3"),
    ],
)
def test_families_are_named_by_their_files(file: str, family: str) -> None:
    assert family_of(file) == family


def test_a_sound_font_has_no_fault() -> None:
    assert font_fault(square_font("海")) == ""


def broken(data: bytes, tag: bytes, offset: int, value: bytes) -> bytes:
    """Return a font with other bytes in one of its tables."""
    (count,) = struct.unpack_from(">H", data, 4)
    for number in range(count):
        name, _, start, _ = struct.unpack_from(">4sLLL", data, 12 + 16 * number)
        if name == tag:
            return data[: start + offset] + value + data[start + offset + len(value) :]
    raise KeyError(tag)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "this is no TrueType font"),
        (b"hello, I am a font", "this is no TrueType font"),
        (
            b"OTTO" + bytes(100),
            "this font has outlines of PostScript (CFF); the press takes those of TrueType (.ttf)",
        ),
        (b"wOF2" + bytes(100), "this is a font for the web (WOFF); the press takes .ttf"),
        (b"ttcf" + bytes(100), "this is a collection of fonts; the press takes one font a file"),
        (square_font("海")[:-100], "this font is damaged"),
        (square_font("海").replace(b"glyf", b"gone", 1), "this font has no table glyf"),
        (broken(square_font("海"), b"head", 12, bytes(4)), "this font is damaged"),
        (broken(square_font("海"), b"maxp", 4, b"\xff\xff"), "this font is damaged"),
        (broken(square_font("海の"), b"loca", 2, b"\xff\xff"), "this font is damaged"),
        (square_font("海", rights=2), "this font says that it may not be embedded in documents"),
    ],
)
def test_faulty_fonts_are_refused_with_a_reason(data: bytes, fault: str) -> None:
    assert font_fault(data) == fault


def test_a_language_without_fonts_changes_nothing(fonts: FontBook, style: TextStyle) -> None:
    plain = replace(style, font=FontKey(family="Square Kana"))
    assert [run.words[0].font.family for run in runs(set_text("海", fonts, plain))] == ["Square Kana"]
