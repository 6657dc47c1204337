"""Figures: one SVG that shows what the PDF shows, and reaches for nothing."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typst
from generator.drawing import Artwork, Drawing, Picture, Words
from generator.geometry import Point, Rect, Size
from generator.write import Assets, write_svg
from generator.write.symbols import as_symbol
from tests.fakes import MemoryWorkspace
from tests.write.photos import JPEG
from tests.write.sheets import (
    GRADIENT,
    QUARTERS,
    VOLLKORN,
    assets,
    face,
    line,
    svg,
    words,
    write_one,
)
from tests.write.sheets import Picture as Rendered
from tests.write.test_write_art import MASKED


@pytest.fixture(scope="module")
def shared() -> Assets:
    return assets({"photo.jpg": JPEG})


def _drawing(shared: Assets) -> Drawing:
    return face(
        Artwork(GRADIENT, Rect(0, 0, 40, 30)),
        Artwork(MASKED, Rect(2, 2, 16, 8), 90),
        Artwork(QUARTERS, Rect(24, 2, 10, 10), 180),
        Artwork(MASKED, Rect(20, 14, 8, 8)),
        Picture("photo.jpg", Rect(30, 14, 8, 8), clip=Rect(32, 14, 4, 8)),
        Words((line(words("Marée haute", VOLLKORN, shared.fonts), y=27.0, size_pt=14),), 0),
        Words((line(words("Été", VOLLKORN, shared.fonts), y=20.0),), 270, Point(6, 20)),
        width=40,
        height=30,
    )


def _as_page(svg_text: str, size: Size) -> bytes:
    escaped = svg_text.replace("\\", "\\\\").replace('"', '\\"')
    page = f"width: {size.width}mm, height: {size.height}mm"
    source = f'#page({page}, margin: 0pt, image(bytes("{escaped}"), format: "svg", {page}))'
    pdf = typst.Compiler(root=Path(__file__).parent, ignore_system_fonts=True).compile(
        source.encode(), format="pdf"
    )
    assert isinstance(pdf, bytes)
    return pdf


def test_it_shows_what_the_pdf_shows(shared: Assets) -> None:
    drawing = _drawing(shared)
    wanted = Rendered(write_one(drawing, shared))
    seen = Rendered(_as_page(write_svg(drawing, shared.fonts, shared.workspace), drawing.size))
    spots = [(x / 2 + 0.25, y / 2 + 0.25) for x in range(80) for y in range(60)]
    unlike = [spot for spot in spots if not seen.is_near(*spot, wanted.at(*spot), 40)]  # type: ignore[arg-type]
    # Edges may fall to either side of a dot.
    assert len(unlike) < 0.03 * len(spots)


def test_it_is_one_well_formed_document_in_mm(shared: Assets) -> None:
    root = ElementTree.fromstring(write_svg(_drawing(shared), shared.fonts, shared.workspace))
    assert (root.attrib["width"], root.attrib["height"]) == ("40mm", "30mm")
    assert root.attrib["viewBox"] == "0 0 40 30"


def test_the_same_drawing_gives_the_same_text(shared: Assets) -> None:
    one = write_svg(_drawing(shared), shared.fonts, shared.workspace)
    other = assets({"photo.jpg": JPEG})
    assert write_svg(_drawing(other), other.fonts, other.workspace) == one


def test_all_ids_differ_and_all_references_lead_to_one(shared: Assets) -> None:
    text = write_svg(_drawing(shared), shared.fonts, shared.workspace)
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) <= set(ids)


def test_art_and_glyphs_are_defined_once(shared: Assets) -> None:
    drawing = face(
        *(Artwork(QUARTERS, Rect(x, 0, 3, 3)) for x in range(4)),
        Words((line(words("aaa aa", VOLLKORN, shared.fonts)),)),
    )
    text = write_svg(drawing, shared.fonts)
    assert text.count("<symbol") == 1
    assert text.count("<path id=") == 1
    assert text.count("<use") == 4 + 5


def test_screen_readers_hear_the_alternative_text_or_nothing(shared: Assets) -> None:
    drawing = face()
    assert 'role="img" aria-label="Sea &amp; sand"' in write_svg(drawing, shared.fonts, alt="Sea & sand")
    assert 'aria-hidden="true"' in write_svg(drawing, shared.fonts)


def test_pictures_need_a_workspace(shared: Assets) -> None:
    with pytest.raises(ValueError, match="needs a workspace"):
        write_svg(face(Picture("photo.jpg", Rect(0, 0, 5, 5))), shared.fonts)


def test_pictures_are_inside(shared: Assets) -> None:
    text = write_svg(
        face(Picture("photo.jpg", Rect(0, 0, 5, 5))), shared.fonts, MemoryWorkspace({"photo.jpg": JPEG})
    )
    assert "data:image/jpeg;base64,/9j/" in text


def test_style_sheets_stay_inside_their_symbol() -> None:
    art = svg(
        '<style>@import "x.css"; .a, #b {fill: url(#c)} /* x */ svg {color: red}</style>'
        '<path class="a" id="b"/>'
    )
    assert as_symbol(art, "s") == (
        '<symbol id="s" class="s" viewBox="0 0 20 20" preserveAspectRatio="none">'
        '<style>.s .s-a,.s #s-b{fill: url(#s-c)}.s{color: red}</style><path class="s-a" id="s-b"/></symbol>'
    )


def test_a_symbol_without_style_sheet_has_no_classes_and_nothing_idle() -> None:
    art = svg('<defs />\n  <g class="cut">\n<path d="M0 0h9"></path></g>')
    assert as_symbol(art, "s") == (
        '<symbol id="s" viewBox="0 0 20 20" preserveAspectRatio="none"><g><path d="M0 0h9"/></g></symbol>'
    )


def test_a_window_shows_a_part(shared: Assets) -> None:
    root = ElementTree.fromstring(write_svg(face(), shared.fonts, window=Rect(2, 3, 20.5, 10)))
    assert [root.attrib[name] for name in ("width", "height", "viewBox")] == [
        "20.5mm",
        "10mm",
        "2 3 20.5 10",
    ]


@pytest.mark.parametrize(
    "content",
    [
        "<script>alert(1)</script>",
        '<path onclick="alert(1)"/>',
        '<a href="javascript:alert(1)"><path/></a>',
        '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href=" javascript:alert(1)"><path/></a>',
        "<foreignObject><iframe src='alert'/></foreignObject>",
        '<set attributeName="href" to="alert(1)"/>',
        '<image href="http://example.org/alert.png"/>',
        '<path style="fill: url(http://example.org/alert)"/>',
        "<style>@import url(alert.css); path {fill: url(alert.png)}</style>",
        '<use href="other.svg#alert"/>',
    ],
)
def test_nothing_in_art_acts_or_reaches_out(content: str) -> None:
    assert "alert" not in as_symbol(svg(content), "s")
