"""What the writer writes is sound in every mode, and is measured as it was planned."""

import io
from collections import Counter

import pikepdf
import pytest
from generator.geometry import Rect, Size
from generator.model import Duplex, Registration, Side
from generator.verify import Kind, read_proof
from generator.write import DocumentInfo, write_pdf
from msgspec.structs import replace
from tests.impose.plans import POKER, component
from tests.verify.proofs import (
    BOARD,
    COINS,
    POSTER,
    TILES,
    codes,
    planned,
    sound,
    sound_board,
    spoiled,
    written,
)
from tests.write.sheets import assets, face


@pytest.mark.parametrize("duplex", Duplex)
def test_sheets_are_sound_in_every_duplex_mode(duplex: Duplex) -> None:
    assert codes(written(TILES, COINS, duplex=duplex)) == set()


@pytest.mark.parametrize("one", [BOARD, POSTER, component("cards", POKER, 11, bleed=3, back=True)])
def test_boards_posters_and_cards_are_sound(one: object) -> None:
    assert codes(written(one)) == set()  # type: ignore[arg-type]


def test_pieces_and_marks_are_measured() -> None:
    proof = read_proof(sound())
    assert proof.kind is Kind.SHEETS
    assert [page.media for page in proof.pages] == [Rect(0, 0, pytest.approx(210), pytest.approx(297))] * 2
    faces = Counter((piece.face.component, piece.face.side) for page in proof.pages for piece in page.pieces)
    assert faces == {("tiles", Side.FRONT): 5, ("tiles", Side.BACK): 5, ("coins", Side.FRONT): 3}
    # Five tiles of 20 mm with their bleed, in the middle of 210 mm: the first begins at 55 mm.
    first = proof.pages[0].pieces[0]
    assert (first.shown.x, first.trim.x, first.trim.width) == pytest.approx((55, 56, 18), abs=0.001)
    # The ruler is 60.8 mm from the right edge of the printable area, in the middle of a strip of 7 mm.
    ruler = max((s for s in proof.pages[0].strokes if s.kind == "ruler"), key=lambda s: s.box.width)
    assert (ruler.box.x, ruler.box.y, ruler.box.width) == pytest.approx((144.2, 288.5, 50.8), abs=0.001)
    (image, *_) = proof.pages[0].images
    assert image.ppi == pytest.approx(304.8, abs=0.1)


def test_what_a_file_says_about_itself_is_read() -> None:
    record = read_proof(sound()).sheets
    assert record is not None
    assert (record.paper, record.margin, record.duplex, record.sides) == (
        Size(210, 297),
        5,
        Duplex.LONG,
        "fb",
    )
    tiles, coins = record.components["tiles"], record.components["coins"]
    assert (tiles.size, tiles.copies, tiles.parts, tiles.has_back, tiles.cut) == (
        Size(18, 18),
        5,
        1,
        True,
        "crop",
    )
    assert (coins.copies, coins.has_back, coins.cut) == (3, False, "die")


def test_the_parts_of_a_poster_are_counted() -> None:
    proof = read_proof(written(POSTER))
    assert proof.sheets is not None
    # 304 mm with bleed on 190 mm or so: two parts across and two down.
    assert proof.sheets.components["poster"].parts == len(proof.pages) == 4


def test_backs_that_were_moved_for_a_printer_are_seen_as_it_prints_them() -> None:
    error = Registration(dx=0.8, dy=-0.4, rotation=0.3, scale=1.002)
    plan = replace(planned(TILES), registration=error)
    drawing = face(width=20, height=20)
    drawings = {("tiles", "piece", side): drawing for side in Side}
    info = DocumentInfo(title="Proof", language="en", duplex=Duplex.LONG, margin=5)
    data = write_pdf(plan, drawings, info, assets())
    assert codes(data) == set()

    def forget(pdf: pikepdf.Pdf) -> None:
        del pdf.Root.PNP_Sheets.Registration

    assert "P426" in codes(spoiled(data, forget))


def test_a_board_alone_on_its_page_has_its_boxes() -> None:
    (page,) = read_proof(sound_board()).pages
    trim, bleed = page.boxes["TrimBox"], page.boxes["BleedBox"]
    assert (trim.width, trim.height, bleed.width) == pytest.approx((150, 200, 156), abs=0.001)


def test_a_file_says_the_same_whoever_saves_it_without_changing_it() -> None:
    copy = io.BytesIO()
    with pikepdf.open(io.BytesIO(sound())) as pdf:
        pdf.save(copy, linearize=True)
    assert codes(copy.getvalue()) == set()
