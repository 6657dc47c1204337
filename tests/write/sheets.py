"""Small sheets for the tests of this room, and ways to look at what was written."""

import io
from collections.abc import Mapping, Sequence

import pikepdf
import pypdfium2
from generator.drawing import Artwork, Drawing, Glyphs, Item, Run, Words
from generator.geometry import Point, Rect, Size
from generator.model import FontKey, Side
from generator.sheet import FaceRef, Label, Mark, Placement, SheetPage, SheetPlan
from generator.typeset import FontBook, load_fonts
from generator.write import Assets, DocumentInfo, write_pdf
from tests.fakes import MemoryWorkspace

A4 = Size(210.0, 297.0)
SQUARE = Size(20.0, 20.0)
INFO = DocumentInfo(title="Cartes à jouer", language="fr", subject="Tuiles", keywords=("jeu", "plage"))
NOTO = FontKey(family="Noto Sans")
VOLLKORN = FontKey(family="Vollkorn")

# Red top left, green top right, blue bottom left, yellow bottom right.
QUARTERS = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">'
    '<path d="M0 0h10v10H0z" fill="#f00"/><path d="M10 0h10v10H10z" fill="#0f0"/>'
    '<path d="M0 10h10v10H0z" fill="#00f"/><path d="M10 10h10v10H10z" fill="#ff0"/></svg>'
)
GRADIENT = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><linearGradient id="g">'
    '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient>'
    '<rect width="20" height="20" fill="url(#g)"/></svg>'
)
RED, GREEN, BLUE, YELLOW, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (255, 255, 255)

Faces = Mapping[tuple[str, str, Side], Drawing]


def assets(files: Mapping[str, str | bytes] | None = None) -> Assets:
    workspace = MemoryWorkspace(files or {})
    return Assets(workspace, load_fonts(workspace))


def svg(content: str, view: str = "0 0 20 20") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}">{content}</svg>'


def face(*items: Item, width: float = 20.0, height: float = 20.0) -> Drawing:
    return Drawing(Size(width, height), items)


def quarters() -> Drawing:
    return face(Artwork(QUARTERS, Rect(0, 0, 20, 20)))


def place(
    piece: str,
    x: float,
    y: float,
    size: Size = SQUARE,
    *,
    copy: int = 0,
    bleed: float = 0.0,
    rotation: int = 0,
    window: Rect | None = None,
) -> Placement:
    """Place the front of a piece."""
    ref = FaceRef("tiles", piece, copy, Side.FRONT)
    return Placement(ref, Rect(x, y, size.width, size.height), bleed, rotation, window)


def page(
    *placements: Placement, marks: Sequence[Mark] = (), labels: Sequence[Label] = (), title: str = ""
) -> SheetPage:
    return SheetPage(
        side=Side.FRONT,
        title=title,
        components=("tiles",),
        placements=placements,
        marks=tuple(marks),
        labels=tuple(labels),
    )


def plan(*pages: SheetPage, paper: Size = A4) -> SheetPlan:
    return SheetPlan(paper=paper, pages=pages)


def fronts(**drawings: Drawing) -> Faces:
    return {("tiles", piece, Side.FRONT): drawing for piece, drawing in drawings.items()}


def write_one(drawing: Drawing, shared: Assets | None = None) -> bytes:
    """Write one face, trim to trim on a page of its own size."""
    sheet = plan(page(place("one", 0, 0, drawing.size)), paper=drawing.size)
    return write_pdf(sheet, fronts(one=drawing), INFO, shared or assets())


def words(text: str, font: FontKey, fonts: FontBook, **options: bool) -> tuple[Glyphs, ...]:
    return tuple(fonts.shape(font, word, "fr", **options) for word in text.split(" "))


def line(text: tuple[Glyphs, ...], y: float = 10.0, size_pt: float = 10.0, space: float = 1.0) -> Run:
    return Run(Point(5.0, y), text, size_pt, space, "#000000")


def text_face(*runs: Run) -> Drawing:
    return face(Words(runs), width=150.0, height=100.0)


def opened(pdf: bytes) -> pikepdf.Pdf:
    return pikepdf.open(io.BytesIO(pdf))


def extracted(pdf: bytes, number: int = 0) -> str:
    with pypdfium2.PdfDocument(pdf) as document:
        text: str = document[number].get_textpage().get_text_range()
    return text


class Picture:
    """A rendered page, to be probed in mm."""

    def __init__(self, pdf: bytes, number: int = 0, dots_per_mm: float = 4.0) -> None:
        with pypdfium2.PdfDocument(pdf) as document:
            self._scale = dots_per_mm
            self._pixels = document[number].render(scale=dots_per_mm * 25.4 / 72).to_pil().convert("RGB")

    def at(self, x: float, y: float) -> tuple[int, ...]:
        colour = self._pixels.getpixel((int(x * self._scale), int(y * self._scale)))
        assert isinstance(colour, tuple)
        return tuple(int(channel) for channel in colour)

    def is_near(self, x: float, y: float, colour: tuple[int, int, int], tolerance: int = 12) -> bool:
        return all(abs(seen - want) <= tolerance for seen, want in zip(self.at(x, y), colour, strict=True))
