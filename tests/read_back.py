"""A finished PDF in, what is placed on its pages out, as measured in the file: a reader apart from `verify`.

Places come from the transforms and clips that a viewer obeys, not from anything the file says about them;
only the names and the width of the bleed are read from the marks around each piece.
"""

import io
from collections.abc import Iterator, Sequence
from math import atan2, degrees

import pikepdf
from generator.geometry import Rect
from generator.model import Side
from generator.sheet import FaceRef
from generator.tags import PIECE_TAG
from generator.units import pt_to_mm
from msgspec import Struct

Matrix = tuple[float, ...]
_IDENTITY: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


class PlacedPiece(Struct, frozen=True):
    """A face on a page: where its trim lies, in mm from the top-left of the page, and how it is turned.

    ``page`` counts from 0; ``rotation`` is clockwise, in degrees.
    """

    page: int
    face: FaceRef
    trim: Rect
    bleed: float
    rotation: float


def read_pieces(pdf: bytes) -> tuple[PlacedPiece, ...]:
    """Find every placed face in a file made by ``write_pdf``, in painting order."""
    with pikepdf.open(io.BytesIO(pdf)) as opened:
        return tuple(
            piece for number, page in enumerate(opened.pages) for piece in _Reader(number, page).read()
        )


class _Reader:
    """Follows the operators of one page, as far as they move or clip what is drawn."""

    def __init__(self, number: int, page: pikepdf.Page) -> None:
        self._number = number
        self._page = page
        self._height = float(page.mediabox[3])
        self._transform = _IDENTITY
        self._saved: list[Matrix] = []
        self._piece: pikepdf.Object | None = None
        self._is_turned = False

    def read(self) -> Iterator[PlacedPiece]:
        for instruction in pikepdf.parse_content_stream(self._page):
            operator, operands = str(instruction.operator), list(instruction.operands)
            if operator in ("BDC", "BMC"):
                self._open(operands)
            elif operator == "re" and self._piece is not None and self._is_turned:
                # The first path after the piece's own transform is its clip.
                yield self._placed(self._piece, [float(number) for number in operands])
                self._piece = None
            else:
                self._follow(operator, operands)

    def _open(self, operands: Sequence[pikepdf.Object]) -> None:
        if operands[0] == f"/{PIECE_TAG}":
            self._piece, self._is_turned = operands[1], False

    def _follow(self, operator: str, operands: Sequence[pikepdf.Object]) -> None:
        if operator == "q":
            self._saved.append(self._transform)
        elif operator == "Q":
            self._transform = self._saved.pop()
        elif operator == "cm":
            self._transform = _after(tuple(float(number) for number in operands), self._transform)
            self._is_turned = True

    def _placed(self, piece: pikepdf.Object, clip: Sequence[float]) -> PlacedPiece:
        x, y, width, height = clip
        corners = [self._on_page(*corner) for corner in ((x, y), (x + width, y + height))]
        left, right = sorted(pt_to_mm(corner[0]) for corner in corners)
        top, bottom = sorted(pt_to_mm(self._height - corner[1]) for corner in corners)
        bleed = float(piece.Bleed)
        face = FaceRef(str(piece.Component), str(piece.Piece), int(piece.Copy), Side(str(piece.Side)[1:]))
        trim = Rect(left, top, right - left, bottom - top).grown(-bleed)
        rotation = degrees(atan2(-self._transform[1], self._transform[0])) % 360
        return PlacedPiece(self._number, face, trim, bleed, rotation)

    def _on_page(self, x: float, y: float) -> tuple[float, float]:
        a, b, c, d, e, f = self._transform
        return a * x + c * y + e, b * x + d * y + f


def _after(inner: Matrix, outer: Matrix) -> Matrix:
    """Return the transform that does ``inner`` first."""
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return (a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u)
