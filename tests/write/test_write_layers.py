"""Layers: what is drawn on one can be hidden in the finished file, and nothing else with it."""

import io

import pikepdf
from generator.drawing import Artwork, Layer
from generator.geometry import Rect
from tests.write.sheets import (
    BLUE,
    GREEN,
    QUARTERS,
    RED,
    WHITE,
    YELLOW,
    Picture,
    face,
    opened,
    svg,
    write_one,
)

CROSS = svg('<path d="M0 8h20v4H0z" fill="#000"/>')
CUT = Artwork(CROSS, Rect(0, 0, 20, 20), layer=Layer.DIELINE)


def written() -> bytes:
    return write_one(face(Artwork(QUARTERS, Rect(0, 0, 20, 20)), CUT))


def seen(pdf: bytes) -> list[tuple[int, int, int]]:
    picture = Picture(pdf)
    return [picture.at(x, y) for x, y in ((5, 3), (15, 3), (5, 17), (15, 17), (5, 10))]


def test_a_layer_is_listed_by_its_name_and_shown_unless_hidden() -> None:
    pdf = written()
    with opened(pdf) as opened_:
        assert opened_.check_pdf_syntax() == []
        properties = opened_.Root.OCProperties
        assert [str(layer.Name) for layer in properties.OCGs] == ["Dieline"]
        assert [str(layer.Name) for layer in properties.D.Order] == ["Dieline"]
        properties.D.OFF = pikepdf.Array(list(properties.OCGs))
        hidden = io.BytesIO()
        opened_.save(hidden)
    assert seen(pdf) == [RED, GREEN, BLUE, YELLOW, (0, 0, 0)]
    assert seen(hidden.getvalue())[:4] == [RED, GREEN, BLUE, YELLOW]
    assert seen(hidden.getvalue())[4] in (RED, BLUE)


def test_a_file_without_a_layer_lists_none() -> None:
    with opened(write_one(face(Artwork(CROSS, Rect(0, 0, 20, 20))))) as pdf:
        assert "/OCProperties" not in pdf.Root
    assert seen(write_one(face(Artwork(CROSS, Rect(0, 0, 20, 20)))))[0] == WHITE
