"""Text: it looks as it was shaped, and comes out of the file as it went in."""

import pikepdf
import pytest
from generator.drawing import Glyph, Glyphs, Run, Words
from generator.geometry import Point, Size
from generator.sheet import Label
from generator.typeset import FontBook
from generator.write import Assets, write_pdf
from generator.write.programs import DocumentFont, FontProgram
from tests.write.sheets import (
    INFO,
    NOTO,
    VOLLKORN,
    Picture,
    assets,
    extracted,
    face,
    line,
    opened,
    page,
    plan,
    text_face,
    words,
    write_one,
)


@pytest.fixture(scope="module")
def shared() -> Assets:
    return assets()


@pytest.fixture(scope="module")
def fonts(shared: Assets) -> FontBook:
    return shared.fonts


@pytest.mark.parametrize(
    "text",
    [
        "office affluent fjord Waffle",
        "L’été finit\u202f; déjà vu «\u202foui\u202f»",
        "Ação, coração e maré-alta",
        "AVATAR To Ty (1) \\ [x] 50\u00a0%",
        "x\u0301 q\u0323\u0307 fin",
        "Œuvre naïve – 3 × 4 = 12…",
    ],
)
@pytest.mark.parametrize("font", [NOTO, VOLLKORN], ids=["noto", "vollkorn"])
def test_extracted_text_is_the_text(text: str, font: object, shared: Assets) -> None:
    face_font = font if font is NOTO else VOLLKORN
    drawing = text_face(line(words(text, face_font, shared.fonts)))
    assert extracted(write_one(drawing, shared)) == text


def test_small_capitals_come_out_as_letters(shared: Assets) -> None:
    drawing = text_face(line(words("Grande Marée 1907", VOLLKORN, shared.fonts, small_caps=True)))
    assert extracted(write_one(drawing, shared)) == "Grande Marée 1907"


def test_lines_are_joined_by_spaces_but_not_after_a_hyphen(shared: Assets) -> None:
    lines = ("la mer", "monte peu-", "à peu")
    runs = [line(words(text, NOTO, shared.fonts), y=10 + 5 * at) for at, text in enumerate(lines)]
    shown = extracted(write_one(text_face(*runs), shared))
    assert shown.replace("\r\n", "|") in ("la mer |monte peu-|à peu", "la mer |monte peu\ufffeà peu")


def test_runs_on_one_line_are_parted_by_their_gap_alone(shared: Assets) -> None:
    sea, side = words("sea side", NOTO, shared.fonts)
    width = sea.width * 10 / 1000 * 25.4 / 72
    near = (Run(Point(5, 10), (sea,), 10, 1, "#000000"), Run(Point(5 + width, 10), (side,), 10, 1, "#000000"))
    far = (near[0], Run(Point(5 + width + 1, 10), (side,), 10, 1, "#000000"))
    assert extracted(write_one(text_face(*near), shared)) == "seaside"
    assert extracted(write_one(text_face(*far), shared)) == "sea side"


def test_words_of_several_fonts_share_a_run(shared: Assets) -> None:
    mixed = (*words("la mer", NOTO, shared.fonts), *words("monte vite", VOLLKORN, shared.fonts))
    assert extracted(write_one(text_face(line(mixed)), shared)) == "la mer monte vite"


def test_labels_are_set_in_whatever_fonts_they_need(shared: Assets) -> None:
    labels = (
        Label("Plage · page 1/2 · recto", Point(5, 20), 8),
        Label("Plage → page 2, a→b", Point(5, 30), 8),
        Label("de haut en bas", Point(60, 40), 8, rotation=90),
    )
    sheet = plan(page(labels=labels), paper=Size(80, 100))
    pdf = write_pdf(sheet, {}, INFO, shared)
    assert extracted(pdf).split("\r\n") == [
        "Plage · page 1/2 · recto",
        "Plage → page 2, a→b",
        "de haut en bas",
    ]
    # The turned label runs down along x = 60 mm; it is 19 mm long, and its letters stand to the right.
    picture = Picture(pdf, dots_per_mm=10)
    dark = [(x, y) for x in range(55, 66) for y in range(38, 62) if _is_dark_near(picture, x, y)]
    assert {x for x, _ in dark} <= {60, 61, 62}
    assert (min(y for _, y in dark), max(y for _, y in dark)) == (40, 59)


def _is_dark_near(picture: Picture, x: float, y: float) -> bool:
    steps = [step / 10 for step in range(10)]
    return any(picture.at(x + across, y + down)[0] < 128 for across in steps for down in steps)


def test_more_glyphs_than_one_subset_holds(shared: Assets) -> None:
    characters = [chr(code) for code in [*range(0x21, 0x7F), *range(0xC0, 0x180), *range(0x400, 0x450)]]
    texts = ["".join(characters[at : at + 12]) for at in range(0, len(characters), 12)]
    runs = [
        line((shared.fonts.shape(NOTO, text, "en"),), y=4 + 3 * at, size_pt=6)
        for at, text in enumerate(texts)
    ]
    pdf = write_one(face(Words(tuple(runs)), width=150, height=120), shared)
    assert extracted(pdf).split() == texts
    with opened(pdf) as found:
        fonts = found.pages[0].Resources.Font
        assert len(fonts) == 2
        assert all(len(font.Widths) <= 256 for font in fonts.values())


def test_the_pen_moves_by_shaped_advances(shared: Assets) -> None:
    (word,) = words("AVATAR", NOTO, shared.fonts)
    program = FontProgram(shared.workspace.read_font(NOTO))
    plain = sum(program.width(glyph.id) for glyph in word.glyphs)
    assert word.width < plain - 100
    (piece,) = DocumentFont(program, 3, "F0").encode(word.glyphs)
    moves = [float(part.partition("(")[0]) for part in piece.text.split(")")[1:]]
    assert plain - sum(moves) == pytest.approx(word.width, abs=0.5)


def test_a_run_sets_the_space_it_was_given(shared: Assets) -> None:
    narrow, wide = (line(words("a a", NOTO, shared.fonts), space=space) for space in (0.9, 9.0))
    seen = Picture(write_one(text_face(narrow), shared)), Picture(write_one(text_face(wide), shared))
    # An "a" is 2 mm wide, so the second one starts at 7.9 mm or at 16 mm.
    dark = [[x / 10 for x in range(50, 200) if picture.at(x / 10, 9.3)[0] < 128] for picture in seen]
    assert max(dark[0]) == pytest.approx(9.5, abs=0.5)
    assert max(dark[1]) == pytest.approx(17.6, abs=0.5)


def test_turned_text_runs_downwards(shared: Assets) -> None:
    bar = shared.fonts.shape(NOTO, "—————", "en")
    run = Run(Point(30, 50), (bar,), 20, 1, "#ff0000")
    upright, turned = (
        Picture(write_one(face(text, width=100, height=100), shared), dots_per_mm=10)
        for text in (Words((run,)), Words((run,), 90, Point(30, 50)))
    )
    # The dashes lie 1.7 mm above the baseline; after the turn that is 1.7 mm to the right of it.
    assert upright.at(50, 48.3) == (255, 0, 0)
    assert turned.at(31.7, 60) == (255, 0, 0)
    assert turned.at(50, 48.3) == (255, 255, 255)


def test_marks_stand_over_their_letters(shared: Assets) -> None:
    (word,) = words("x\u0301", NOTO, shared.fonts)
    lifted = tuple(
        Glyph(g.id, g.advance, g.text, g.dx, g.dy + (300 if not g.text else 0)) for g in word.glyphs
    )
    raised = Glyphs(NOTO, lifted, word.width, word.text)
    low = write_one(text_face(line((word,), y=50, size_pt=100)), shared)
    high = write_one(text_face(line((raised,), y=50, size_pt=100)), shared)
    assert _top(Picture(low)) - _top(Picture(high)) == pytest.approx(0.3 * 100 * 25.4 / 72, abs=0.5)


def _top(picture: Picture) -> float:
    return min(y / 4 for y in range(400) for x in range(20, 120) if picture.at(x / 4, y / 4)[0] < 128)


def test_a_word_is_written_in_one_font_object_only(shared: Assets) -> None:
    drawing = text_face(
        line(words("la mer la mer", NOTO, shared.fonts)), line(words("mer", NOTO, shared.fonts), y=20)
    )
    with opened(write_one(drawing, shared)) as pdf:
        assert list(pdf.pages[0].Resources.Font.keys()) == ["/F0.0"]
        strings = [
            op.operands[0] for op in pikepdf.parse_content_stream(pdf.pages[0]) if str(op.operator) == "TJ"
        ]
        shown = [
            b"".join(bytes(part) for part in string if isinstance(part, pikepdf.String)) for string in strings
        ]
        assert shown == [b"la mer la mer ", b"mer"]
