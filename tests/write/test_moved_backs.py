"""Backs moved for a printer that errs: measured in the file, then printed by such a printer, in numbers."""

from math import cos, hypot, radians, sin

import pytest
from generator.geometry import Point, Size
from generator.impose import plan_sheets
from generator.impose.ground import Axis
from generator.impose.registration import stray
from generator.impose.turn import mirror_point
from generator.model import Duplex, Paper, PrinterProfile, Registration, Side
from generator.write import write_pdf
from msgspec.structs import replace
from tests.impose.plans import WORDING, component
from tests.read_back import PlacedPiece, read_pieces
from tests.write.sheets import A4, INFO, assets, face, opened

ERROR = Registration(dx=0.83, dy=-1.27, rotation=0.41, scale=1.0037)
CARD = Size(63.0, 88.0)


def printed(duplex: Duplex, error: Registration | None, *, landscape: bool = False) -> tuple[bytes, Size]:
    size = Size(281, 90) if landscape else CARD
    profile = (
        None if error is None else PrinterProfile(id="p", duplex=duplex, portrait=error, landscape=error)
    )
    paper = Paper(id="a4", name="A4", size=A4, margin=5.0)
    plan, _ = plan_sheets([component("card", size, 8, back=True)], paper, duplex, WORDING, profile=profile)
    assert plan is not None
    drawing = face(width=size.width, height=size.height)
    drawings = {("card", "piece", side): drawing for side in Side}
    return write_pdf(plan, drawings, INFO, assets()), plan.paper


def corners(piece: PlacedPiece, size: Size) -> list[Point]:
    """The corners of a piece as they lie in the file, by its middle and its turn."""
    turn = radians(piece.rotation)
    scale = piece.trim.width / box(size, turn) if piece.face.side is Side.BACK else 1.0
    middle, half = piece.trim.centre, (size.width / 2 * scale, size.height / 2 * scale)
    return [
        Point(
            middle.x + x * half[0] * cos(turn) - y * half[1] * sin(turn),
            middle.y + x * half[0] * sin(turn) + y * half[1] * cos(turn),
        )
        for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def box(size: Size, turn: float) -> float:
    """How far the two opposite corners that ``read_back`` measures lie apart, across."""
    return abs(size.width * cos(turn) + size.height * sin(turn))


@pytest.mark.parametrize("duplex", [Duplex.LONG, Duplex.SHORT])
@pytest.mark.parametrize("landscape", [False, True])
def test_backs_land_on_their_fronts_within_a_hundredth(duplex: Duplex, landscape: bool) -> None:
    pdf, page = printed(duplex, ERROR, landscape=landscape)
    size = Size(281, 90) if landscape else CARD
    axis = Axis.UPRIGHT if (duplex is Duplex.LONG) != landscape else Axis.LEVEL
    pieces = read_pieces(pdf)
    fronts = {piece.face.copy: piece for piece in pieces if piece.face.side is Side.FRONT}
    backs = [piece for piece in pieces if piece.face.side is Side.BACK]
    assert len(fronts) == len(backs) == 8
    for back in backs:
        wanted = [mirror_point(corner, page, axis) for corner in corners(fronts[back.face.copy], size)]
        for corner in corners(back, size):
            out = stray(corner, ERROR, page)
            assert min(hypot(out.x - point.x, out.y - point.y) for point in wanted) < 0.01


def test_fronts_are_where_they_would_be_without_a_profile() -> None:
    moved, plain = (read_pieces(printed(Duplex.LONG, error)[0]) for error in (ERROR, None))
    for one, other in zip(moved, plain, strict=True):
        assert (one == other) == (one.face.side is Side.FRONT)


def test_a_shift_moves_the_back_against_it() -> None:
    shift = Registration(dx=1.0, dy=2.0)
    moved, plain = (read_pieces(printed(Duplex.LONG, error)[0])[-1].trim for error in (shift, None))
    assert (moved.x - plain.x, moved.y - plain.y) == pytest.approx((-1.0, -2.0), abs=0.002)


def test_moved_pages_name_no_box_and_the_same_input_gives_the_same_bytes() -> None:
    pdf, _ = printed(Duplex.LONG, ERROR, landscape=True)
    assert pdf == printed(Duplex.LONG, replace(ERROR), landscape=True)[0]
    with opened(pdf) as document:
        assert "/TrimBox" not in document.pages[1]
