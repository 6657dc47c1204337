"""Plates: the pictures of a book as pages, which share their art and hold no text."""

import io

import pikepdf
import pytest
from generator.drawing import Artwork, Drawing, Picture, Words
from generator.geometry import Rect, Size
from generator.write import ArtError, Assets, View, whole, write_plates
from tests.write.photos import JPEG
from tests.write.sheets import GRADIENT, QUARTERS, VOLLKORN, assets, face, line, words
from tests.write.sheets import Picture as Rendered

PT = 72 / 25.4


@pytest.fixture(scope="module")
def shared() -> Assets:
    return assets({"photo.jpg": JPEG})


def test_a_page_is_as_large_as_the_window(shared: Assets) -> None:
    views = [View(face(width=40, height=30), Rect(2, 3, 20, 10)), whole(face(width=40, height=30))]
    with pikepdf.open(io.BytesIO(write_plates(views, shared))) as pdf:
        boxes = [[float(edge) / PT for edge in page.mediabox] for page in pdf.pages]
    assert boxes[0] == pytest.approx([0, 0, 20, 10], abs=0.001)
    assert boxes[1] == pytest.approx([0, 0, 40, 30], abs=0.001)


def test_a_window_shows_its_part(shared: Assets) -> None:
    drawing = face(Artwork(QUARTERS, Rect(10, 10, 20, 20)), width=40, height=30)
    all_of_it, part = (
        Rendered(write_plates([view], shared))
        for view in (whole(drawing), View(drawing, Rect(10, 10, 10, 10)))
    )
    assert [part.at(x, y) for x, y in ((1, 1), (9, 1), (5, 9))] == [
        all_of_it.at(x, y) for x, y in ((11, 11), (19, 11), (15, 19))
    ]


def test_art_is_in_the_file_once(shared: Assets) -> None:
    views = [whole(face(*(Artwork(GRADIENT, Rect(x, 0, 3, 3)) for x in range(4)))) for _ in range(3)]
    with pikepdf.open(io.BytesIO(write_plates(views, shared))) as pdf:
        forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]
        assert len(forms) == 1


def test_text_is_drawn_where_it_stands_and_cannot_be_read(shared: Assets) -> None:
    title = Words((line(words("Marée", VOLLKORN, shared.fonts), y=20.0, size_pt=30),))
    pdf = write_plates([whole(Drawing(Size(40, 30), (Artwork(GRADIENT, Rect(0, 0, 1, 1)), title)))], shared)
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        assert not any(
            isinstance(o, pikepdf.Dictionary) and o.get("/Type") == "/Font" for o in opened.objects
        )
    rendered = Rendered(pdf)
    assert any(rendered.at(x / 2, y / 2)[0] < 128 for x in range(20, 80) for y in range(24, 42))


def test_pictures_of_pixels_are_shown_too(shared: Assets) -> None:
    pdf = write_plates([whole(face(Picture("photo.jpg", Rect(0, 0, 9, 9))))], shared)
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        images = [
            o for o in opened.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"
        ]
        assert [image.read_raw_bytes() for image in images] == [JPEG]


def test_the_same_views_give_the_same_bytes(shared: Assets) -> None:
    views = [whole(face(Artwork(QUARTERS, Rect(0, 0, 9, 9))))]
    assert write_plates(views, shared) == write_plates(views, assets({"photo.jpg": JPEG}))


def test_art_that_is_none_is_refused(shared: Assets) -> None:
    with pytest.raises(ArtError):
        write_plates([whole(face(Artwork("<svg", Rect(0, 0, 9, 9))))], shared)
