"""Finished PDFs, looked at as a cutter would: where pieces, marks and labels are, in mm from the top-left."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

import pikepdf
import pypdfium2
from generator.geometry import Point, Rect, Size
from generator.units import pt_to_mm
from tests.read_back import PlacedPiece, read_pieces

HAIR, HEAVY = "hair", "heavy"


@dataclass(frozen=True)
class Stroke:
    """A straight line, or the outline of something round (``ring``) by its two far corners."""

    width: str
    dashed: bool
    start: Point
    end: Point
    ring: bool = False

    @property
    def box(self) -> Rect:
        x, y = min(self.start.x, self.end.x), min(self.start.y, self.end.y)
        return Rect(x, y, abs(self.end.x - self.start.x), abs(self.end.y - self.start.y))


@dataclass(frozen=True)
class Sheet:
    """One page: its size, what lies on it, and what is printed beside the pieces."""

    size: Size
    pieces: tuple[PlacedPiece, ...]
    strokes: tuple[Stroke, ...]
    labels: tuple[Point, ...]
    trim_box: Rect | None
    bleed_box: Rect | None
    title: str
    text: str

    def seen(self, piece: PlacedPiece) -> Rect:
        """Return what is seen of a piece's trim: of a poster, only a part is on the page."""
        return self.trim_box if self.trim_box is not None and len(self.pieces) == 1 else piece.trim


@cache
def read_sheets(path: Path) -> tuple[Sheet, ...]:
    """Read a file of sheets once."""
    pieces = read_pieces(path.read_bytes())
    texts = list(_texts(path))
    with pikepdf.open(path) as pdf, pdf.open_outline() as outline:
        titles = [entry.title for entry in outline.root]
        return tuple(
            _sheet(page, tuple(p for p in pieces if p.page == number), titles[number], texts[number])
            for number, page in enumerate(pdf.pages)
        )


def _texts(path: Path) -> Iterator[str]:
    with pypdfium2.PdfDocument(path) as document:
        for page in document:
            yield " ".join(page.get_textpage().get_text_range().split())


def _sheet(page: pikepdf.Page, pieces: tuple[PlacedPiece, ...], title: str, text: str) -> Sheet:
    _, _, width, height = (float(edge) for edge in page.mediabox)
    beside = _Beside(page, height)
    return Sheet(
        size=Size(pt_to_mm(width), pt_to_mm(height)),
        pieces=pieces,
        strokes=tuple(beside.strokes),
        labels=tuple(beside.labels),
        trim_box=_box(page, "/TrimBox", height),
        bleed_box=_box(page, "/BleedBox", height),
        title=title,
        text=text,
    )


def _box(page: pikepdf.Page, name: str, height: float) -> Rect | None:
    if name not in page.obj:
        return None
    left, bottom, right, top = (float(edge) for edge in page.obj[name])
    return Rect(pt_to_mm(left), pt_to_mm(height - top), pt_to_mm(right - left), pt_to_mm(top - bottom))


class _Beside:
    """What a page's operators draw outside of all pieces: strokes of its forms, and starts of text."""

    def __init__(self, page: pikepdf.Page, height: float) -> None:
        self._height = height
        self.strokes: list[Stroke] = []
        self.labels: list[Point] = []
        depth, saved, matrix = 0, [], pikepdf.Matrix()
        for instruction in pikepdf.parse_content_stream(page):
            operator, operands = str(instruction.operator), list(instruction.operands)
            depth += {"BDC": 1, "BMC": 1, "EMC": -1}.get(operator, 0)
            if operator == "q":
                saved.append(matrix)
            elif operator == "Q":
                matrix = saved.pop()
            elif operator == "cm":
                matrix = pikepdf.Matrix(*map(float, operands)) @ matrix
            elif depth == 0 and operator == "Do":
                self._follow(page.resources.XObject[str(operands[0])])
            elif depth == 0 and operator == "Td":
                self.labels.append(self._at(*matrix.transform((float(operands[0]), float(operands[1])))))

    def _at(self, x: object, y: object) -> Point:
        return Point(pt_to_mm(float(x)), pt_to_mm(self._height - float(y)))  # type: ignore[arg-type]

    def _follow(self, form: pikepdf.Object) -> None:
        """Gather the strokes of a form that draws on the whole page."""
        assert [float(edge) for edge in form.BBox][3] == round(self._height, 3)
        width, dashed, paths = HAIR, False, [[Point(0, 0)]]
        for instruction in pikepdf.parse_content_stream(form):
            operator, operands = str(instruction.operator), list(instruction.operands)
            if operator == "w":
                width = HAIR if float(operands[0]) < 0.3 else HEAVY
            elif operator == "d":
                dashed = len(operands[0]) > 0
            elif operator == "m":
                paths.append([self._at(*operands)])
            elif operator in ("l", "c"):
                paths[-1].append(self._at(*operands[-2:]))
            elif operator == "S":
                self.strokes += (_stroke(width, dashed, path) for path in paths[1:])
                paths = [[Point(0, 0)]]


def _stroke(width: str, dashed: bool, path: list[Point]) -> Stroke:
    if len(path) == 2:
        return Stroke(width, dashed, *path)
    xs, ys = [point.x for point in path], [point.y for point in path]
    return Stroke(width, dashed, Point(min(xs), min(ys)), Point(max(xs), max(ys)), ring=True)


@dataclass(frozen=True)
class Ruler:
    """A pair of scales along one line: how far apart the first and last ticks are on either side, in mm."""

    one_side: float
    other_side: float
    steps: tuple[float, ...]


def read_ruler(sheet: Sheet) -> Ruler:
    """Measure the rulers of a sheet by their ticks."""
    heavy = [stroke for stroke in sheet.strokes if stroke.width == HEAVY and not stroke.dashed]
    base = max(heavy, key=lambda stroke: max(stroke.box.width, stroke.box.height))
    lies = base.box.width > base.box.height
    sides: dict[bool, list[float]] = {True: [], False: []}
    for tick in heavy:
        if tick is not base:
            along, off = (tick.start.x, tick.end.y) if lies else (tick.start.y, tick.end.x)
            sides[off > (base.start.y if lies else base.start.x)].append(along)
    spans = {side: max(places) - min(places) for side, places in sides.items()}
    steps = tuple(
        round(later - earlier, 2) for places in sides.values() for earlier, later in pairwise(sorted(places))
    )
    metric, imperial = sorted(spans.values())
    return Ruler(metric, imperial, steps)
