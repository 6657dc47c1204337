"""Where faces land on the page: measured in the finished file, and seen in its picture."""

import pytest
from generator.drawing import Artwork
from generator.geometry import Rect, Size
from generator.impose import plan_sheets
from generator.model import Component, Duplex, Paper, Piece, Side, Text
from generator.sheet import SheetPlan
from generator.write import write_pdf
from tests.impose.plans import WORDING
from tests.read_back import PlacedPiece, read_pieces
from tests.write.sheets import (
    A4,
    BLUE,
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
)

HUNDREDTH = 0.01


def _assert_same(found: Rect, wanted: Rect) -> None:
    for name in ("x", "y", "width", "height"):
        assert getattr(found, name) == pytest.approx(getattr(wanted, name), abs=HUNDREDTH), name


def _component(name: str, count: int, size: Size) -> Component:
    pieces = tuple(Piece(id=f"p{at}", count=1, fields={}) for at in range(count))
    return Component(
        id=name,
        name=Text(name, name),
        stock="tiles",
        size=size,
        bleed=1.5,
        face="f.svg.j2",
        back="b.svg.j2",
        pieces=pieces,
    )


def test_trims_are_read_back_where_they_were_planned() -> None:
    placements = (
        place("a", 10.123, 20.456, bleed=0.0),
        place("a", 60.0, 20.0, bleed=1.5, rotation=90, copy=1),
        place("a", 100.0, 77.77, bleed=0.75, rotation=180, copy=2),
        place("a", 160.0, 250.0, bleed=1.5, rotation=270, copy=3),
    )
    drawing = face(Artwork(QUARTERS, Rect(0, 0, 23, 23)), width=23, height=23)
    found = read_pieces(write_pdf(plan(page(*placements)), fronts(a=drawing), INFO, assets()))
    assert [piece.face for piece in found] == [placement.face for placement in placements]
    assert [piece.rotation for piece in found] == [0, 90, 180, 270]
    for piece, placement in zip(found, placements, strict=True):
        _assert_same(piece.trim, placement.trim)
        assert piece.bleed == placement.bleed


def test_a_turned_oblong_keeps_its_trim() -> None:
    drawing = face(width=46.0, height=70.0)
    lying = place("a", 30.0, 40.0, Size(68.0, 44.0), bleed=1.0, rotation=90)
    (found,) = read_pieces(write_pdf(plan(page(lying)), fronts(a=drawing), INFO, assets()))
    _assert_same(found.trim, Rect(30.0, 40.0, 68.0, 44.0))


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
def test_backs_lie_behind_their_fronts(duplex: Duplex) -> None:
    paper = Paper(id="a4", name="A4", size=A4, margin=5.0)
    sheets, _ = plan_sheets([_component("tiles", 20, Size(40, 25))], paper, duplex, WORDING)
    assert sheets is not None
    found = read_pieces(_written(sheets))
    backs = {piece.face.piece: piece for piece in found if piece.face.side is Side.BACK}
    assert len(backs) == 20
    for front in (piece for piece in found if piece.face.side is Side.FRONT):
        back = backs[front.face.piece]
        assert back.page == front.page + 1
        _assert_same(back.trim, _turned_over(front, duplex, sheets.paper))


def _written(sheets: SheetPlan) -> bytes:
    faces = {
        (place.face.component, place.face.piece, place.face.side): face(width=43, height=28)
        for sheet in sheets.pages
        for place in sheet.placements
    }
    return write_pdf(sheets, faces, INFO, assets())


def _turned_over(piece: PlacedPiece, duplex: Duplex, paper: Size) -> Rect:
    trim = piece.trim
    upright = paper.height >= paper.width
    if (duplex is Duplex.LONG) == upright:
        return Rect(paper.width - trim.right, trim.y, trim.width, trim.height)
    return Rect(trim.x, paper.height - trim.bottom, trim.width, trim.height)


@pytest.mark.parametrize(
    ("rotation", "corners"),
    [
        (0, (RED, GREEN, BLUE, YELLOW)),
        (90, (BLUE, RED, YELLOW, GREEN)),
        (180, (YELLOW, BLUE, GREEN, RED)),
        (270, (GREEN, YELLOW, RED, BLUE)),
    ],
)
def test_faces_turn_clockwise(rotation: int, corners: tuple[tuple[int, int, int], ...]) -> None:
    sheet = plan(page(place("a", 10, 10, rotation=rotation)), paper=Size(40, 40))
    picture = Picture(write_pdf(sheet, fronts(a=quarters()), INFO, assets()))
    seen = [picture.at(x, y) for y in (15, 25) for x in (15, 25)]
    assert seen == list(corners)


@pytest.mark.parametrize(
    ("rotation", "corners"), [(90, (BLUE, RED, YELLOW, GREEN)), (270, (GREEN, YELLOW, RED, BLUE))]
)
def test_art_turns_clockwise_about_the_middle_of_its_box(
    rotation: int, corners: tuple[tuple[int, int, int], ...]
) -> None:
    # Before it is turned the box is 20 wide and 10 high, so afterwards it reaches from 15 to 25 and 10 to 30.
    drawing = face(Artwork(QUARTERS, Rect(10, 15, 20, 10), rotation), width=40, height=40)
    picture = Picture(
        write_pdf(
            plan(page(place("a", 0, 0, drawing.size)), paper=drawing.size), fronts(a=drawing), INFO, assets()
        )
    )
    assert [picture.at(x, y) for y in (12, 28) for x in (17, 23)] == list(corners)
    assert picture.at(12, 20) == WHITE


def test_bleed_shows_as_far_as_the_placement_says() -> None:
    drawing = face(Artwork(QUARTERS, Rect(0, 0, 24, 24)), width=24, height=24)
    sheet = plan(page(place("a", 10, 10, bleed=1.0)), paper=Size(40, 40))
    picture = Picture(write_pdf(sheet, fronts(a=drawing), INFO, assets()))
    assert picture.at(9.3, 15) == RED
    assert picture.at(8.6, 15) == WHITE


def test_a_window_hides_the_rest_of_a_poster() -> None:
    poster = place("a", 10, 10, window=Rect(10, 10, 12, 8))
    pdf = write_pdf(plan(page(poster), paper=Size(40, 40)), fronts(a=quarters()), INFO, assets())
    picture = Picture(pdf)
    assert picture.at(11, 17) == RED
    assert picture.at(11, 19) == WHITE
    assert picture.at(21, 11) == GREEN
    assert picture.at(23, 11) == WHITE
    # 10 mm, 40 − 18 mm, 22 mm and 30 mm, in points.
    assert _box(pdf, "/TrimBox") == pytest.approx([28.346, 62.362, 62.362, 85.039], abs=0.002)


def test_a_page_with_one_piece_says_where_it_is_cut() -> None:
    drawing = face(width=26, height=26)
    pdf = write_pdf(plan(page(place("a", 30, 40, bleed=2.0))), fronts(a=drawing), INFO, assets())
    # 30 mm, 297 − 40 − 20 mm, 50 mm and 257 mm, in points.
    assert _box(pdf, "/TrimBox") == pytest.approx([85.039, 671.811, 141.732, 728.504], abs=0.002)
    assert _box(pdf, "/BleedBox") == pytest.approx([79.370, 666.142, 147.402, 734.173], abs=0.002)
    assert _box(pdf, "/MediaBox") == pytest.approx([0, 0, 595.276, 841.890], abs=0.002)


def _box(pdf: bytes, name: str) -> list[float]:
    with opened(pdf) as found:
        return [float(edge) for edge in found.pages[0].obj[name]]


def test_a_page_with_several_pieces_has_only_the_paper_s_box() -> None:
    pdf = write_pdf(
        plan(page(place("a", 0, 0), place("a", 30, 0, copy=1))), fronts(a=quarters()), INFO, assets()
    )
    with opened(pdf) as found:
        assert "/TrimBox" not in found.pages[0]
