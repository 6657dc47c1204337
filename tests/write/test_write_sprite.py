"""Sprites: all pictures of a page in one hidden element, each artwork and each longer line once."""

import re
from xml.etree import ElementTree

import pytest
from generator.drawing import Artwork, Drawing, Words
from generator.geometry import Rect, Size
from generator.write import Assets, View, whole, write_sprite
from generator.write.sprite import share_lines
from tests.write.photos import JPEG
from tests.write.sheets import GRADIENT, QUARTERS, VOLLKORN, assets, face, line, svg, words
from tests.write.test_write_art import MASKED

LINE = "M0 0" + "h1v1" * 20


@pytest.fixture(scope="module")
def shared() -> Assets:
    return assets({"photo.jpg": JPEG})


def sprite(shared: Assets, **views: View) -> str:
    return write_sprite(views, shared.fonts, shared.workspace)


def art(source: str, at: float = 0.0) -> Artwork:
    return Artwork(source, Rect(at, 0, 10, 10))


def show(*items: Artwork) -> View:
    return whole(Drawing(Size(40, 30), items))


def test_each_artwork_is_there_once_whoever_shows_it(shared: Assets) -> None:
    text = sprite(shared, one=show(art(GRADIENT), art(MASKED, 20)), other=show(art(GRADIENT, 5)))
    assert text.count("<symbol") == 2 + 2
    assert text.count("<linearGradient") == 1
    name = re.findall(r'<symbol id="(art_\w+)"', text)[0]
    assert text.count(f'<use href="#{name}"') == 2


def test_all_ids_differ_and_all_references_lead_to_one(shared: Assets) -> None:
    title = Words((line(words("aha", VOLLKORN, shared.fonts)),))
    text = sprite(shared, a=show(art(GRADIENT), art(QUARTERS)), b=show(art(MASKED)), c=whole(face(title)))
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) <= set(ids)
    assert text.count("<path id=") == 2  # the letters a and h


def test_names_depend_on_what_is_drawn_alone(shared: Assets) -> None:
    again = assets({"photo.jpg": JPEG})
    views = {"a": show(art(GRADIENT)), "b": show(art(MASKED))}
    assert sprite(shared, **views) == sprite(again, **views)
    alone = re.findall(r"art_\w+", sprite(shared, b=views["b"]))
    assert set(alone) < set(re.findall(r"art_\w+", sprite(shared, **views)))


def test_nothing_shows_by_itself_but_gradients_and_clips_work(shared: Assets) -> None:
    root = ElementTree.fromstring(sprite(shared, a=show(art(GRADIENT))))
    assert [child.tag for child in root] == ["defs"]
    assert (root.get("width"), root.get("height"), root.get("aria-hidden")) == ("0", "0", "true")
    # Browsers draw neither gradients nor clips that stand in something that is not displayed.
    assert "display" not in root.get("style", "")
    assert root.get("visibility") is None


def test_a_view_shows_its_window_even_if_who_uses_it_is_hidden(shared: Assets) -> None:
    drawing = Drawing(Size(40, 30), (art(GRADIENT),))
    root = ElementTree.fromstring(sprite(shared, a=View(drawing, Rect(1.5, 2, 20, 10))))
    (symbol,) = root.findall(".//symbol[@id='a']")
    assert symbol.get("viewBox") == "1.5 2 20 10"
    assert symbol.get("visibility") == "visible"


def test_one_line_in_two_colours_is_one_line() -> None:
    red, blue = (f'<g><path fill="{colour}" d="{LINE}" stroke="#000"/></g>' for colour in ("red", "blue"))
    assert share_lines([red, blue]) == [
        f'<path id="line_0" d="{LINE}"/>',
        '<g><use fill="red" stroke="#000" href="#line_0"/></g>',
        '<g><use fill="blue" stroke="#000" href="#line_0"/></g>',
    ]


@pytest.mark.parametrize(
    "path",
    [
        f'<path id="a" d="{LINE}"/>',  # others may refer to it, from where only a path will do
        f'<path d="{LINE}" pathLength="9"/>',
        '<path d="M0 0h9"/>',
        f'<path d="{LINE}"/><style>path{{fill:red}}</style>',
    ],
)
def test_what_cannot_be_shared_stays(path: str) -> None:
    assert share_lines([path, path]) == [path, path]


def test_a_line_that_is_there_once_stays() -> None:
    assert share_lines([f'<path d="{LINE}"/>']) == [f'<path d="{LINE}"/>']


def test_art_of_the_press_has_lines_to_share(shared: Assets) -> None:
    one, other = (svg(f'<path d="{LINE}" fill="{colour}"/>') for colour in ("red", "blue"))
    text = sprite(shared, a=show(art(one)), b=show(art(other)))
    assert text.count(LINE) == 1
