"""Vector art: the same picture as the SVG, as vectors, once in the file, and nothing from outside."""

from pathlib import Path

import pikepdf
import pytest
from generator.drawing import Artwork
from generator.geometry import Point, Rect, Size
from generator.sheet import Line, MarkKind
from generator.write import ArtError, write_pdf
from generator.write.art import ArtShelf, compile_art
from tests.write.photos import PNG
from tests.write.sheets import (
    BLUE,
    GRADIENT,
    GREEN,
    INFO,
    QUARTERS,
    RED,
    WHITE,
    YELLOW,
    Picture,
    assets,
    face,
    fronts,
    opened,
    page,
    place,
    plan,
    quarters,
    svg,
    write_one,
)

MASKED = svg(
    '<mask id="m"><circle cx="10" cy="10" r="8" fill="#fff"/></mask>'
    '<pattern id="p" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<path d="M0 0h2v4H0z" fill="#00f"/></pattern>'
    '<rect width="20" height="20" fill="url(#p)" mask="url(#m)"/>'
)


def test_it_fills_its_box() -> None:
    seen = Picture(write_one(face(Artwork(QUARTERS, Rect(4, 6, 10, 8)))))
    assert [seen.at(x, y) for y in (6.3, 13.7) for x in (4.3, 13.7)] == [RED, GREEN, BLUE, YELLOW]
    assert [seen.at(x, y) for x, y in ((3.7, 10), (14.3, 10), (9, 5.7), (9, 14.3))] == [WHITE] * 4


@pytest.mark.parametrize(
    "root", ['viewBox="-10 -10 20 20"', 'viewBox="-10,-10,20,20" width="5mm" height="90"']
)
def test_the_view_box_is_what_fills_the_box(root: str) -> None:
    art = f'<svg xmlns="http://www.w3.org/2000/svg" {root}><path d="M-10 -10h10v10h-10z" fill="#f00"/></svg>'
    seen = Picture(write_one(face(Artwork(art, Rect(0, 0, 20, 20)))))
    assert [seen.at(x, y) for x, y in ((0.3, 0.3), (9.7, 9.7), (10.3, 10.3))] == [RED, RED, WHITE]


def test_gradients_and_masks_show() -> None:
    seen = Picture(write_one(face(Artwork(GRADIENT, Rect(0, 0, 20, 20)))))
    assert seen.is_near(0.5, 10, (249, 0, 6))
    assert seen.is_near(10, 10, (128, 0, 128))
    assert seen.is_near(19.5, 10, (6, 0, 249))
    masked = Picture(write_one(face(Artwork(MASKED, Rect(0, 0, 20, 20)))))
    assert masked.at(9, 10) == BLUE
    assert masked.at(11, 10) == WHITE
    assert masked.at(1, 1) == WHITE


def test_it_stays_vectors() -> None:
    with opened(write_one(face(Artwork(MASKED, Rect(0, 0, 20, 20))))) as pdf:
        assert not [
            thing
            for thing in pdf.objects
            if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"
        ]


def test_one_picture_is_one_object_however_often_it_is_drawn() -> None:
    drawing = face(
        *(Artwork(MASKED, Rect(x, 0, 4, 4)) for x in range(0, 20, 5)), Artwork(QUARTERS, Rect(0, 9, 9, 9))
    )
    with opened(write_one(drawing)) as pdf:
        assert len(pdf.pages[0].Resources.XObject) == 2
        calls = [
            str(op.operands[0])
            for op in pikepdf.parse_content_stream(pdf.pages[0])
            if str(op.operator) == "Do"
        ]
        assert [calls.count(name) for name in dict.fromkeys(calls)] == [4, 1]


def test_colour_profiles_are_shared_by_all_art() -> None:
    arts = [svg(f'<rect width="20" height="{height}" fill="#f00"/>') for height in (5, 6, 7)]
    with opened(write_one(face(*(Artwork(art, Rect(0, 0, 9, 9)) for art in arts)))) as pdf:
        assert (
            len(
                [thing for thing in pdf.objects if isinstance(thing, pikepdf.Stream) and thing.get("/N") == 3]
            )
            == 1
        )


def test_a_face_that_is_placed_often_is_one_form() -> None:
    sheet = plan(page(*(place("a", 30.0 * copy, 0, copy=copy) for copy in range(5))), page(place("b", 0, 0)))
    both = fronts(
        a=quarters(), b=face(Artwork(QUARTERS, Rect(0, 0, 20, 20)), Artwork(MASKED, Rect(0, 0, 9, 9)))
    )
    with opened(write_pdf(sheet, both, INFO, assets())) as pdf:
        repeated, single = pdf.pages
        assert (len(_calls(repeated)), len(set(_calls(repeated)))) == (5, 1)
        assert len(set(_calls(single))) == 2
        (form,) = repeated.Resources.XObject.values()
        assert len(form.Resources.XObject) == 1


def test_a_drawing_shared_by_many_pieces_is_one_form() -> None:
    shared = quarters()
    sheet = plan(page(place("a", 0, 0), place("b", 30, 0), place("c", 60, 0)))
    with opened(write_pdf(sheet, fronts(a=shared, b=shared, c=shared), INFO, assets())) as pdf:
        assert (len(_calls(pdf.pages[0])), len(set(_calls(pdf.pages[0])))) == (3, 1)


def _calls(sheet: pikepdf.Page) -> list[str]:
    return [str(op.operands[0]) for op in pikepdf.parse_content_stream(sheet) if str(op.operator) == "Do"]


def test_the_result_does_not_depend_on_company() -> None:
    alone = compile_art([MASKED], ArtShelf())[MASKED]
    together = compile_art([QUARTERS, GRADIENT, MASKED], ArtShelf())[MASKED]
    assert alone.digest == together.digest


def test_a_shelf_compiles_nothing_twice() -> None:
    shelf = ArtShelf()
    first = compile_art([MASKED], shelf)[MASKED]
    assert compile_art([QUARTERS, MASKED], shelf)[MASKED] is first


@pytest.mark.parametrize(
    ("art", "reason"),
    [
        ("<svg", "it is not well-formed XML: unclosed token: line 1, column 0"),
        ("", "it is not well-formed XML: no element found: line 1, column 0"),
        ("<p/>", "its root element is <p>, not <svg>"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "its viewBox is not four numbers, or is empty"),
        (svg("", "0 0 0 9"), "its viewBox is not four numbers, or is empty"),
        (svg('<text x="1" y="9">Bonjour</text>'), "it holds text; turn the text into paths"),
    ],
)
def test_what_cannot_be_drawn_is_refused_with_a_reason(art: str, reason: str) -> None:
    with pytest.raises(ArtError) as caught:
        compile_art([QUARTERS, art], ArtShelf())
    assert (caught.value.svg, caught.value.reason) == (art, reason)


@pytest.mark.parametrize("link", ["secret.png", "./secret.png", "/etc/secret.png", "file:///etc/secret.png"])
def test_no_file_is_read(link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "secret.png").write_bytes(PNG)
    monkeypatch.chdir(tmp_path)
    art = svg(f'<image href="{link}" width="20" height="20"/>')
    with pytest.raises(ArtError, match="failed to load linked image"):
        compile_art([art], ArtShelf())


def test_marks_are_thin_black_lines_one_object_for_all_pages() -> None:
    marks = (
        Line(MarkKind.CROP, Point(10, 2), Point(10, 8)),
        Line(MarkKind.FOLD, Point(0, 20), Point(40, 20)),
    )
    sheet = plan(page(marks=marks), page(marks=marks), paper=Size(40, 40))
    pdf = write_pdf(sheet, {}, INFO, assets())
    with opened(pdf) as found:
        (first,), (second,) = (list(each.Resources.XObject.values()) for each in found.pages)
        assert first.objgen == second.objgen
        widths = [
            float(op.operands[0]) for op in pikepdf.parse_content_stream(first) if str(op.operator) == "w"
        ]
        assert widths == [0.25, 0.5]
    seen = Picture(pdf, dots_per_mm=20)
    assert seen.at(10, 5)[0] < 140
    assert seen.at(10, 9) == WHITE
    # The fold's dashes are 4 pt long and 2 pt apart.
    assert seen.at(0.7, 20)[0] < 140
    assert seen.at(1.8, 20) == WHITE
