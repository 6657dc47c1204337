"""The whole stage, with real faces, figures and art, on a project that lives in memory."""

import base64
import io
import re
from functools import cache
from pathlib import Path

import page as page_validation
import pikepdf
import pytest
from generator.diagnostic import Span
from generator.drawing import Artwork, Drawing, Run, Words
from generator.faces import open_studio
from generator.geometry import Point, Rect, Size
from generator.rulebook import CODES, Rulebook, set_rulebook
from generator.rulebook.document import PictureKind, PictureRef
from generator.rulebook.pictures import draw_pictures
from generator.rulebook.thumbnail import HEAVY, lighten
from generator.write import Assets, Picture, whole
from lxml import etree, html
from msgspec.structs import replace
from PIL import Image
from tests.fakes import MemoryWorkspace
from tests.rulebook.lighthouse import BODY, PATH, assets, localize, paint, shown, trial_source

ROOT = Path(__file__).parents[2]
DESIGN = ("templates/rulebook/book.typ", "templates/rulebook/book.html.j2", "templates/rulebook/book.css")


def template(width: float, height: float, inside: str = "") -> str:
    ground = f'<rect width="{width}" height="{height}" fill="#88aacc"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{ground}{inside}</svg>'


def project() -> dict[str, str]:
    files = {path: (ROOT / path).read_text(encoding="utf-8") for path in DESIGN}
    name = '<rect class="slot" id="n" x="2" y="8" width="19" height="7" data-text="name" data-style="body"/>'
    return files | {
        "templates/faces/lamp.svg.j2": template(23, 23, name),
        "templates/faces/map.svg.j2": template(180, 120.5),
        "templates/figures/coast.svg.j2": template(90, 50),
    }


def press(
    source: str, files: dict[str, str] | None = None, code: str = "en"
) -> tuple[Rulebook | None, list[str]]:
    studio = open_studio(MemoryWorkspace(project() if files is None else files))
    book, faults = set_rulebook(studio, localize(code), source)
    return book, [str(fault) for fault in faults]


@cache
def trial() -> Rulebook:
    book, faults = press(trial_source())
    assert faults == []
    assert book is not None
    return book


def test_the_trial_is_set_as_pdf_and_html() -> None:
    book = trial()
    with pikepdf.open(io.BytesIO(book.pdf)) as pdf:
        assert book.pages == len(pdf.pages)
    assert page_validation.validate_pdf_bytes(book.pdf, profile="ua1").is_compliant
    assert html.document_fromstring(book.html).findtext(".//h1") == "Lights & Fog"
    assert [name for name, _ in book.figures] == ["coast"]


def test_two_presses_set_the_same_bytes() -> None:
    again, _ = press(trial_source())
    assert again is not None
    assert (again.pdf, again.html) == (trial().pdf, trial().html)


def test_languages_share_templates_and_art() -> None:
    studio = open_studio(MemoryWorkspace(project()))
    shared = Assets(workspace=studio.workspace, fonts=studio.fonts)
    english, french = localize("en"), localize("fr")
    set_rulebook(studio, english, trial_source(), shared)
    compiled = dict(shared.shelf.forms)
    set_rulebook(studio, french, trial_source(), shared)
    assert studio.scene(english).figures is studio.scene(french).figures
    assert studio.scene(english).faces is studio.scene(french).faces
    assert compiled
    assert shared.shelf.forms == compiled


def test_pieces_are_shown_within_their_trim_and_cut_to_their_outline() -> None:
    page = html.document_fromstring(trial().html)
    red, blue = page.xpath("//figure[2]//svg")
    assert "border-radius:50.0%/50.0%" in red.get("style")
    assert "--w:20.0" in red.get("style")
    red_symbol, blue_symbol = (page.get_element_by_id(svg.find("use").get("href")[1:]) for svg in (red, blue))
    assert red_symbol.get("viewbox") == "1.5 1.5 20 20"
    assert etree.tostring(red_symbol) != etree.tostring(blue_symbol)


def test_a_cover_is_shown_if_the_game_has_one() -> None:
    plain, _ = press("# A")
    covered, faults = press("# A", project() | {"content/lights/templates/cover.svg.j2": template(120, 120)})
    assert faults == []
    assert plain is not None
    assert covered is not None
    assert 'class="picture cover"' not in plain.html
    assert 'class="picture cover"' in covered.html


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (
            "a\n\n![b](figure:coats)",
            f'{PATH}:3:6: error L301: there is no figure "coats" (did you mean "coast"?)',
        ),
        (
            "a ![b](piece:lamb/red)",
            f'{PATH}:1:8: error B122: there is no component "lamb" (did you mean "lamps"?)',
        ),
        (
            "![b](back:lamps/rot)",
            f'{PATH}:1:6: error B122: the component "lamps" has no piece "rot" (one of: blue, red)',
        ),
        (
            "![b](back:coast-map/map)",
            f'{PATH}:1:6: error B123: "coast-map/map" has no back (show its face: piece:…)',
        ),
        (
            "![b](motif:sign/son)",
            f'{PATH}:1:6: error A101: there is no motif "sign/son" (did you mean "sign/sun"?)',
        ),
        ("a\n\n# B\n\nc 🐚", f'{PATH}:5:3: error B121: no font can print "🐚" (U+1F41A, spiral shell)'),
        ("a\n\n<hr>", f"{PATH}:3:1: error B101: "),
    ],
)  # fmt: skip
def test_a_rulebook_with_a_fault_is_not_set(source: str, fault: str) -> None:
    book, faults = press(source)
    assert book is None
    assert [line[: len(fault)] for line in faults] == [fault]


@pytest.mark.parametrize("source", ["Only words.", "# Only a heading", "{contents}", "# *a* {icon:lamp}"])
def test_short_rulebooks_are_set_too(source: str) -> None:
    book, faults = press(source)
    assert faults == []
    assert book is not None
    assert page_validation.validate_pdf_bytes(book.pdf, profile="ua1").is_compliant


def test_all_faults_are_reported_at_once() -> None:
    _, faults = press("# A\n\n### B\n\n{icon:no}\n\n{{ no }}\n\n![b](figure:no)\n\n![](figure:no) 🐚")
    codes = [re.findall(r" ([A-Z]\d{3}):", line)[0] for line in faults]
    assert codes == ["B103", "B110", "B111", "B109", "B121", "L301"]


def test_what_is_as_deep_as_can_be_is_set() -> None:
    stressed = "**a *b " * 4 + "c" + "* d**" * 4
    quoted = "> " * 8 + stressed
    listed = "\n".join("  " * depth + "- x" for depth in range(4)) + stressed
    book, faults = press(f"{quoted}\n\n{listed}")
    assert faults == []
    assert book is not None


def test_a_design_that_is_missing_is_reported() -> None:
    files = project()
    del files["templates/rulebook/book.css"]
    book, faults = press("# A", files)
    assert book is None
    assert faults == ["templates/rulebook/book.css:1:1: error B132: there is no such file"]


@pytest.mark.parametrize(
    ("design", "reason"),
    [
        (
            "<p>\n{% if %}",
            "2:1: error B132: the design of the page cannot be filled in: Expected an expression",
        ),
        (
            "{{ nothing }}",
            "1:1: error B132: the design of the page cannot be filled in: 'nothing' is undefined",
        ),
        (
            "{{ ''.__class__.mro() }}",
            "1:1: error B132: the design of the page cannot be filled in: access to attribute '__class__' of",
        ),
    ],
)
def test_a_design_that_fails_or_reaches_for_python_is_reported(design: str, reason: str) -> None:
    page = "templates/rulebook/book.html.j2"
    book, faults = press("# A", {**project(), page: design})
    assert book is None
    assert [fault[: len(page) + 1 + len(reason)] for fault in faults] == [f"{page}:{reason}"]


def test_every_code_is_listed_and_used() -> None:
    room = ROOT / "generator/rulebook"
    used = {
        c
        for path in room.glob("*.py")
        if path.stem != "codes"
        for c in re.findall(r'"(B\d{3})"', path.read_text())
    }
    assert used == set(CODES)


def test_a_picture_is_drawn_once_however_often_it_is_mentioned() -> None:
    studio = open_studio(MemoryWorkspace(project()))
    lamp = PictureRef(PictureKind.ICON, "lamp")
    pictures, faults = draw_pictures({lamp: Span(PATH)}, studio, localize("en"))
    assert faults == ()
    assert list(pictures.drawn) == [lamp]


THUMBNAIL = PictureRef(PictureKind.PIECE, "a/b", is_thumbnail=True)
LIGHT = PictureRef(PictureKind.PIECE, "a/c", is_thumbnail=True)


def rich(ground: str) -> Picture:
    """Return a picture of many strokes on a ground."""
    strokes = "".join(f'<path d="M0 {i % 20}h20" stroke="#123456"/>' for i in range(HEAVY // 30))
    frame = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    return replace(shown(f"{frame}{ground}{strokes}</svg>", Size(20, 20)), corner=2.0)


def lightened(pictures: dict[PictureRef, Picture]) -> dict[PictureRef, Picture]:
    return lighten(pictures, Size(10, 15), open_studio(MemoryWorkspace({})))


def pixels_of(picture: Picture) -> Image.Image:
    (item,) = picture.view.drawing.items
    assert isinstance(item, Artwork)
    assert len(item.svg) < HEAVY
    (source,) = re.findall(r'href="data:image/\w+;base64,([^"]+)"', item.svg)
    return Image.open(io.BytesIO(base64.b64decode(source)))


def test_heavy_thumbnails_become_pixels_and_light_ones_stay() -> None:
    heavy, light = rich('<rect width="20" height="20" fill="#fff"/>'), paint(LIGHT)
    made = lightened({THUMBNAIL: heavy, LIGHT: light})
    assert made[LIGHT] == replace(light, size=Size(10, 10))
    small = made[THUMBNAIL]
    assert (small.size, small.corner, small.view.window) == (Size(10, 10), 1.0, Rect(0, 0, 10, 10))
    pixels = pixels_of(small)
    # 10 mm at 350 dots an inch.
    assert (pixels.format, pixels.size) == ("JPEG", (138, 138))
    assert lightened({THUMBNAIL: heavy}) == {THUMBNAIL: small}


def test_one_can_see_through_a_thumbnail_as_through_the_picture() -> None:
    pixels = pixels_of(lightened({THUMBNAIL: rich("")})[THUMBNAIL])
    assert pixels.format == "PNG"
    assert pixels.getchannel("A").getextrema()[0] == 0


def test_text_lies_on_the_art_below_it_and_under_the_art_above() -> None:
    ground = rich('<rect width="20" height="20" fill="#fff"/>')
    fonts = assets().fonts
    block = Words((Run(Point(0, 20), (fonts.shape(BODY.font, "█", "en"),), 80.0, 0.0, "#ff0000"),))
    lid = Artwork(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z" fill="#00f"/></svg>',
        Rect(0, 0, 20, 5),
    )
    items = (*ground.view.drawing.items, block, lid)
    layered = replace(ground, view=whole(Drawing(Size(20, 20), items)))
    pixels = pixels_of(lightened({THUMBNAIL: layered})[THUMBNAIL])
    assert pixels.getpixel((20, 10)) == pytest.approx((0, 0, 255), abs=12)
    assert pixels.getpixel((20, 100)) == pytest.approx((255, 0, 0), abs=12)
    assert pixels.getpixel((130, 100)) == pytest.approx((0x12, 0x34, 0x56), abs=12)


def test_art_that_a_larger_picture_shows_weighs_nothing_in_a_thumbnail() -> None:
    picture = rich("")
    made = lightened({THUMBNAIL: picture, replace(THUMBNAIL, is_thumbnail=False): picture})
    assert made == {THUMBNAIL: replace(picture, size=Size(10, 10), corner=1.0)}


@pytest.mark.parametrize("svg", ["<svg", '<svg xmlns="http://www.w3.org/2000/svg"/>'])
def test_a_heavy_thumbnail_that_is_no_picture_is_left_to_the_book(svg: str) -> None:
    broken = shown(svg + " " * HEAVY, Size(10, 10))
    assert lightened({THUMBNAIL: broken}) == {THUMBNAIL: broken}
