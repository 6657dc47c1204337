"""Bleed that a face lacks, made of the face: seen in the picture of the page, on all sides."""

import pytest
from generator.drawing import Artwork, Drawing, Picture
from generator.geometry import Rect, Size
from generator.model import Fill
from generator.write import write_pdf
from msgspec.structs import replace
from PIL import Image
from tests.read_back import read_pieces
from tests.write import sheets
from tests.write.photos import encoded
from tests.write.sheets import (
    BLUE,
    GREEN,
    INFO,
    RED,
    WHITE,
    YELLOW,
    assets,
    face,
    fronts,
    opened,
    page,
    place,
    plan,
    svg,
)

# Blue; a red stripe of 1 mm at the left, a green one beside it; a yellow stripe of 1 mm at the bottom.
STRIPES = svg(
    '<path d="M0 0h20v20H0z" fill="#00f"/><path d="M1 0h1v20H1z" fill="#0f0"/>'
    '<path d="M0 0h1v20H0z" fill="#f00"/>'
    '<path d="M2 19h18v1H2z" fill="#ff0"/>'
)
SQUARE = Size(20, 20)


def written(drawing: Drawing, fill: Fill, *, bleed: float = 3.0, rotation: int = 0) -> bytes:
    placed = replace(place("one", 50, 50, SQUARE, bleed=bleed, rotation=rotation), fill=fill)
    return write_pdf(plan(page(placed)), fronts(one=drawing), INFO, assets())


def stripes() -> Drawing:
    return face(Artwork(STRIPES, Rect(0, 0, 20, 20)))


@pytest.mark.parametrize(
    ("x", "y", "mirrored", "stretched"),
    [
        (49.5, 60, RED, RED),
        (48.5, 60, GREEN, RED),
        (47.5, 60, BLUE, RED),
        (60, 70.5, YELLOW, YELLOW),
        (60, 71.5, BLUE, YELLOW),
        (70.5, 60, BLUE, BLUE),
        (60, 48.0, BLUE, BLUE),
        (51.5, 48.0, GREEN, GREEN),
        # Corners: bottom right, bottom left, top left.
        (71.5, 70.5, YELLOW, YELLOW),
        (71.5, 71.5, BLUE, YELLOW),
        (48.5, 72.0, GREEN, RED),
        (48.5, 48.5, GREEN, RED),
        # The face itself, and outside of the bleed.
        (50.5, 60, RED, RED),
        (51.5, 60, GREEN, GREEN),
        (46.5, 60, WHITE, WHITE),
        (60, 73.5, WHITE, WHITE),
    ],
)
def test_edges_and_corners_are_mirrored_or_stretched(
    x: float, y: float, mirrored: tuple[int, int, int], stretched: tuple[int, int, int]
) -> None:
    for fill, wanted in ((Fill.MIRROR, mirrored), (Fill.EDGE, stretched)):
        picture = sheets.Picture(written(stripes(), fill), dots_per_mm=10)
        assert picture.is_near(x, y, wanted), (fill, picture.at(x, y))


def test_no_paper_shows_between_a_face_and_its_bleed() -> None:
    for fill in Fill:
        picture = sheets.Picture(written(stripes(), fill), dots_per_mm=7.3)
        for step in range(-20, 21):
            assert picture.is_near(50 + step / 40, 60, RED, 20), (fill, step)
            assert picture.is_near(60, 50 + step / 40, BLUE, 20), (fill, step)


def test_a_turned_face_bleeds_where_its_edges_have_got_to() -> None:
    picture = sheets.Picture(written(stripes(), Fill.MIRROR, rotation=90), dots_per_mm=10)
    # A quarter turn clockwise: the left edge is on top, the bottom at the left.
    assert picture.is_near(60, 49.5, RED)
    assert picture.is_near(60, 48.5, GREEN)
    assert picture.is_near(49.5, 60, YELLOW)


def test_a_photo_is_mirrored_without_a_second_copy_of_it() -> None:
    photo = Image.new("RGB", (2, 2))
    for at, colour in (((0, 0), RED), ((1, 0), GREEN), ((0, 1), BLUE), ((1, 1), YELLOW)):
        photo.putpixel(at, colour)
    files = {"photo.png": encoded(photo.resize((20, 20), Image.Resampling.NEAREST), "PNG")}
    drawing = face(Picture("photo.png", Rect(0, 0, 20, 20)))
    placed = place("one", 50, 50, SQUARE, bleed=3)
    pdf = write_pdf(plan(page(placed)), fronts(one=drawing), INFO, assets(files))
    picture = sheets.Picture(pdf)
    for x, y, colour in ((48, 48, RED), (72, 48, GREEN), (48, 72, BLUE), (72, 72, YELLOW)):
        assert picture.is_near(x, y, colour)
    assert pdf.count(b"/Subtype/Image") == 1


def test_only_what_is_missing_is_made() -> None:
    # A face with 3 mm of bleed shows 3 mm of its own, and none is made.
    drawing = face(width=26.0, height=26.0)
    own = write_pdf(plan(page(place("one", 50, 50, SQUARE, bleed=3))), fronts(one=drawing), INFO, assets())
    more = write_pdf(plan(page(place("one", 50, 50, SQUARE, bleed=4))), fronts(one=drawing), INFO, assets())
    assert forms(own) == 0
    assert forms(more) == 1
    (piece,) = read_pieces(more)
    assert piece.trim.width == pytest.approx(20, abs=0.01)
    assert piece.bleed == 4


def forms(pdf: bytes) -> int:
    with opened(pdf) as document:
        resources = document.pages[0].obj.Resources
        return len(resources.get("/XObject", {}))
