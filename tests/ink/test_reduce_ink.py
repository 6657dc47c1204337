"""Faces with less ink: what thins out, what stays, what is shared."""

import io

import pytest
from generator.drawing import ORIGIN, Artwork, Drawing, Picture, Run, Words
from generator.geometry import Rect, Size
from generator.ink import reduce_ink
from generator.ink.pixels import lighten, to_grey
from generator.model import Side, Theme, Tone
from generator.model.ink import Ink
from PIL import Image

FACE = Size(50, 70)
THEME = Theme(
    palette={"ink": Tone("#444444", "#222222", "#000000"), "sea": Tone("#8080ff", "#0000ff", "#000080")},
    styles={},
)


def art(box: Rect, colour: str = "#0000ff") -> Artwork:
    return Artwork(f'<svg viewBox="0 0 9 9"><path fill="{colour}" stroke="#0000ff" d="M0 0h9"/></svg>', box)


WHOLE, SMALL, LARGE = Rect(0, 0, 50, 70), Rect(5, 5, 10, 10), Rect(5, 20, 40, 40)


def printed(item: Artwork, ink: Ink, side: Side = Side.FRONT, theme: Theme = THEME) -> str:
    (drawing,) = reduce_ink({"one": (side, Drawing(FACE, (item,)))}, theme, ink).values()
    (found,) = drawing.items
    assert isinstance(found, Artwork)
    return found.svg


@pytest.mark.parametrize(
    ("box", "fill"),
    # A tenth of the ink of a ground: 255 − 25.5 = 229.5, to even 230. 35 % of a picture's: 255 − 89.25 = 166.
    [(WHOLE, "#e6e6ff"), (SMALL, "#0000ff"), (LARGE, "#a6a6ff")],
)
def test_grounds_and_pictures_thin_out_and_icons_stay(box: Rect, fill: str) -> None:
    svg = printed(art(box), Ink.LOW)
    assert f'fill="{fill}"' in svg
    assert 'stroke="#0000ff"' in svg


def test_a_theme_says_how_much_of_a_role_stays() -> None:
    theme = Theme(palette=THEME.palette, styles={}, low_ink={"sea": 1.0, "sea.light": 0.0})
    assert 'fill="#0000ff"' in printed(art(WHOLE), Ink.LOW, theme=theme)
    assert 'fill="#ffffff"' in printed(art(WHOLE, "#8080ff"), Ink.LOW, theme=theme)
    assert 'fill="#222222"' in printed(art(WHOLE, "#222222"), Ink.LOW)  # the role ink, without a word


def test_a_back_is_an_outline_but_for_its_icons() -> None:
    svg = printed(art(WHOLE), Ink.LOW, Side.BACK)
    assert 'fill="#ffffff"' in svg
    assert svg.startswith('<svg viewBox="0 0 9 9" stroke="#')
    assert 'fill="#0000ff"' in printed(art(SMALL), Ink.LOW, Side.BACK)


def test_grey_takes_colour_from_everything() -> None:
    # Blue has 0.0722 of white's luminance: 1.055 × 0.0722^(1/2.4) − 0.055 = 0.2979, of 255 that is 76.
    svg = printed(art(SMALL), Ink.GREY)
    assert 'fill="#4c4c4c"' in svg
    assert 'stroke="#4c4c4c"' in svg


@pytest.mark.parametrize(
    ("ink", "shown"), [(Ink.LOW, ("#222222", "#0000ff")), (Ink.GREY, ("#ffffff", "#4c4c4c"))]
)
def test_light_text_turns_dark_as_its_ground_turns_light(ink: Ink, shown: tuple[str, str]) -> None:
    runs = tuple(Run(ORIGIN, (), 9.0, 1.0, colour) for colour in ("#ffffff", "#0000ff"))
    (drawing,) = reduce_ink({"one": (Side.FRONT, Drawing(FACE, (Words(runs),)))}, THEME, ink).values()
    (words,) = drawing.items
    assert isinstance(words, Words)
    assert tuple(run.colour for run in words.runs) == shown


def test_what_was_one_object_stays_one() -> None:
    shared, own = art(WHOLE), [art(SMALL), art(LARGE)]
    faces = {n: (Side.FRONT, Drawing(FACE, (shared, item))) for n, item in enumerate(own)}
    faces[2] = faces[0]
    one, other, same = reduce_ink(faces, THEME, Ink.LOW).values()
    assert one is same
    assert one.items[0] is other.items[0]


def test_full_ink_changes_nothing() -> None:
    drawing = Drawing(FACE, (art(WHOLE),))
    assert reduce_ink({"one": (Side.FRONT, drawing)}, THEME, Ink.FULL)["one"] is drawing


def test_a_raster_picture_is_marked_for_the_writer() -> None:
    drawing = Drawing(FACE, (Picture("a.png", LARGE), Picture("a.png", SMALL)))
    for ink, marks in ((Ink.GREY, ["grey", "grey"]), (Ink.LOW, ["low", ""])):
        (found,) = reduce_ink({"one": (Side.FRONT, drawing)}, THEME, ink).values()
        assert [item.ink for item in found.items if isinstance(item, Picture)] == marks


def saved(picture: Image.Image, kind: str) -> bytes:
    out = io.BytesIO()
    picture.save(out, kind)
    return out.getvalue()


def test_pixels_turn_grey_and_light_and_stay_see_through() -> None:
    source = saved(Image.new("RGBA", (2, 2), (0, 0, 0, 128)), "PNG")
    kind, data = lighten(source)
    found = Image.open(io.BytesIO(data))
    # 35 % of the ink of black: 255 × 0.65 = 165.75.
    assert (kind, found.mode, found.getpixel((0, 0))) == ("png", "LA", (165, 128))
    kind, data = to_grey(saved(Image.new("RGB", (8, 8), (255, 255, 255)), "JPEG"))
    assert (kind, Image.open(io.BytesIO(data)).mode) == ("jpeg", "L")
