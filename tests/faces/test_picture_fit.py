import re

import pytest
from generator.drawing import Artwork, Picture
from generator.faces.gallery import Raster, Vector, framed, view_size
from generator.faces.picture_fit import hang
from generator.faces.slots import Fit, PictureSlot
from generator.geometry import Point, Rect, Size, orbited, upright
from generator.typeset import Align, Valign
from msgspec.structs import replace

WIDE = Vector(
    '<?xml version="1.0"?><svg width="9" viewBox="0 0 200 100"><path d="M0 0"/></svg>', Size(200, 100)
)
SLOT = PictureSlot(
    id="it",
    field="art",
    art=None,
    box=Rect(10, 20, 30, 30),
    fit=Fit.CONTAIN,
    align=Align.CENTER,
    valign=Valign.MIDDLE,
    rotation=0,
)


@pytest.mark.parametrize(
    ("valign", "box"),
    [
        (Valign.TOP, Rect(10, 20, 30, 15)),
        (Valign.MIDDLE, Rect(10, 27.5, 30, 15)),
        (Valign.BOTTOM, Rect(10, 35, 30, 15)),
    ],
)
def test_a_contained_picture_is_wholly_inside(valign: Valign, box: Rect) -> None:
    assert hang(WIDE, replace(SLOT, valign=valign)) == Artwork(WIDE.svg, box)


def test_a_covering_vector_is_a_document_of_the_slots_size() -> None:
    hung = hang(WIDE, replace(SLOT, fit=Fit.COVER, align=Align.LEFT))
    assert isinstance(hung, Artwork)
    assert hung.box == SLOT.box
    assert hung.svg == (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><svg width="30" height="30"'
        ' preserveAspectRatio="xMinYMid slice" viewBox="0 0 200 100"><path d="M0 0"/></svg></svg>'
    )


def test_a_stretched_vector_gives_up_its_proportions() -> None:
    hung = hang(WIDE, replace(SLOT, fit=Fit.STRETCH))
    assert isinstance(hung, Artwork)
    assert 'preserveAspectRatio="none"' in hung.svg
    assert view_size(hung.svg) == Size(30, 30)


def test_a_picture_of_the_slots_proportions_is_hung_as_it_is() -> None:
    for fit in Fit:
        hung = hang(WIDE, replace(SLOT, fit=fit, box=Rect(0, 0, 40, 20)))
        assert hung == Artwork(WIDE.svg, Rect(0, 0, 40, 20))


def test_a_covering_raster_is_clipped_by_its_slot() -> None:
    raster = Raster("art/x.png", Size(200, 100))
    assert hang(raster, replace(SLOT, fit=Fit.COVER)) == Picture(
        "art/x.png", Rect(-5, 20, 60, 30), 0, "", SLOT.box
    )


@pytest.mark.parametrize(
    ("rotation", "box"),
    [
        # A tall slot, 10 by 40: upright it is 40 by 10 about (15, 40), and the 2 : 1 picture there 20 by 10.
        (90, Rect(5, 25, 20, 10)),  # its left end is turned to the top
        (270, Rect(5, 45, 20, 10)),  # … or to the bottom
    ],
)
def test_a_turned_picture_is_aligned_before_it_is_turned(rotation: int, box: Rect) -> None:
    slot = replace(SLOT, box=Rect(10, 20, 10, 40), rotation=rotation, align=Align.LEFT)
    assert hang(WIDE, slot) == Artwork(WIDE.svg, box, rotation)


def test_turning_about_a_point() -> None:
    box = Rect(0, 0, 4, 2)
    assert orbited(box, Point(12, 1), 0) == box
    assert orbited(box, Point(12, 1), 90) == Rect(10, -10, 4, 2)
    assert orbited(box, Point(12, 1), 180) == Rect(20, 0, 4, 2)
    assert orbited(box, Point(12, 1), 270) == Rect(10, 10, 4, 2)
    assert upright(box, 90) == Rect(1, -1, 2, 4)
    assert upright(box, 180) == box


def test_a_framed_document_keeps_what_is_in_it() -> None:
    inner = "<svg x='1' y='2' id='a' viewBox='0 0 1 1'><g y='3'/></svg>"
    made = framed(inner, Size(2, 1), "none")
    assert re.findall(r"<[^/][^>]*>", made)[1:] == [
        '<svg width="2" height="1" preserveAspectRatio="none" id=\'a\' viewBox=\'0 0 1 1\'>',
        "<g y='3'/>",
    ]
