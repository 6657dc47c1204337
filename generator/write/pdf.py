"""Write, sheets: a plan and its drawings in, the bytes of one PDF out.

Every placed face is marked content that says which copy of which piece it is, right around its transform and
its clip. So the finished file can be read back (``read_back.py``) and compared with the plan.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from generator.drawing import Drawing
from generator.geometry import Rect, Size
from generator.model import FontKey, Side
from generator.sheet import Label, Placement, SheetPage, SheetPlan
from generator.typeset import set_line
from generator.write.assets import Assets
from generator.write.document import Document, DocumentInfo, PageParts, text_string
from generator.write.marks import mark_operators
from generator.write.matrix import place_face, rectangle
from generator.write.paint import Painter

PIECE_TAG = "PNP_Piece"
_LABEL_FONT = FontKey(family="Noto Sans")
_LABEL_COLOUR = "#000000"

FaceKey = tuple[str, str, Side]


def write_pdf(
    plan: SheetPlan, drawings: Mapping[FaceKey, Drawing], info: DocumentInfo, assets: Assets
) -> bytes:
    """Write the sheets of one stock.

    Args:
        plan: All pages.
        drawings: The faces by component, piece and side. One that is placed several times, under whatever
            key, is written once.
        info: Title, language and so on.
        assets: Fonts, art and pictures, shared by all documents of a build.

    Returns:
        A whole PDF 1.7. The same input gives the same bytes.

    Errors:
        KeyError: the plan places a face that is not among the drawings.
        ArtError, PictureError, WorkspaceError: something drawn cannot be had; checks come before this.
    """
    writer = _SheetWriter(plan, drawings, Document(info), assets)
    for page in plan.pages:
        writer.add_page(page, info.language)
    return writer.close()


class _SheetWriter:
    """The pages of one document, one after the other."""

    def __init__(
        self, plan: SheetPlan, drawings: Mapping[FaceKey, Drawing], document: Document, assets: Assets
    ) -> None:
        self._paper = plan.paper
        self._drawings = drawings
        self._document = document
        self._assets = assets
        self._painter = Painter(document, assets)
        # The same drawing is the same object: the back of all cards, say. The mapping keeps them all alive.
        self._uses = Counter(id(drawings[_face(place)]) for page in plan.pages for place in page.placements)
        self._forms: dict[int, str] = {}
        self._marks: dict[int, str] = {}

    def add_page(self, page: SheetPage, language: str) -> None:
        names: set[str] = set()
        parts = [self._place(placement, names) for placement in page.placements]
        parts.append(self._draw_marks(page, names))
        parts += (self._label(label, language, names) for label in page.labels)
        operators = "\n".join(part for part in parts if part)
        boxes = tuple(_boxes(page, self._paper))
        self._document.add_page(
            PageParts(size=self._paper, operators=operators, names=names, boxes=boxes, title=page.title)
        )

    def _place(self, placement: Placement, names: set[str]) -> str:
        """Return the operators that show a face in its place, clipped to what should be seen of it."""
        drawing = self._drawings[_face(placement)]
        content, face = self._show(drawing, names), drawing.size
        trim, turned = placement.trim, placement.rotation % 180 != 0
        width, height = (trim.height, trim.width) if turned else (trim.width, trim.height)
        shown = Rect((face.width - width) / 2, (face.height - height) / 2, width, height).grown(
            placement.bleed
        )
        window = f"{rectangle(placement.window, self._paper.height)} W n\n" if placement.window else ""
        return (
            f"{_tag(placement)}\nq {window}{place_face(face, trim, placement.rotation, self._paper.height)}"
            f" {rectangle(shown, face.height)} W n\n{content}\nQ EMC"
        )

    def _show(self, drawing: Drawing, names: set[str]) -> str:
        """Return the operators that show a face: in full if it is used once, or else its form."""
        if self._uses[id(drawing)] == 1:
            return self._painter.operators(drawing, names)
        name = self._forms.get(id(drawing))
        if name is None:
            used: set[str] = set()
            operators = self._painter.operators(drawing, used)
            name = self._forms[id(drawing)] = self._document.add_form(drawing.size, operators, used)
        names.add(name)
        return f"/{name} Do"

    def _draw_marks(self, page: SheetPage, names: set[str]) -> str:
        # Pages with the same marks share them as one object, which the plan keeps alive.
        name = self._marks.get(id(page.marks))
        if name is None:
            operators = mark_operators(page.marks, self._paper.height)
            name = self._document.add_form(self._paper, operators, ()) if operators else ""
            self._marks[id(page.marks)] = name
        if not name:
            return ""
        names.add(name)
        return f"/{name} Do"

    def _label(self, label: Label, language: str, names: set[str]) -> str:
        words = set_line(
            label.text,
            label.at,
            size_pt=label.size_pt,
            font=_LABEL_FONT,
            colour=_LABEL_COLOUR,
            fonts=self._assets.fonts,
            language=language,
            rotation=label.rotation,
        )
        return self._painter.lettering.operators(words, self._paper.height, names)

    def close(self) -> bytes:
        self._painter.close()
        return self._document.close()


def _face(placement: Placement) -> FaceKey:
    slot = placement.slot
    return slot.component, slot.piece, slot.side


def _tag(placement: Placement) -> str:
    """Return the operator that opens a piece's marked content; ``Bleed`` is in mm."""
    slot = placement.slot
    return (
        f"/{PIECE_TAG}<</Component{text_string(slot.component)}/Piece{text_string(slot.piece)}"
        f"/Copy {slot.copy}/Side/{slot.side.value}/Bleed {placement.bleed:g}>>BDC"
    )


def _boxes(page: SheetPage, paper: Size) -> Iterator[tuple[bytes, Rect]]:
    """Yield where a page is cut and how far it bleeds, which is only clear if one piece is on it."""
    if len(page.placements) != 1:
        return
    placement = page.placements[0]
    limit = placement.window or Rect(0, 0, paper.width, paper.height)
    yield b"TrimBox", _common(placement.trim, limit)
    yield b"BleedBox", _common(placement.trim.grown(placement.bleed), limit)


def _common(one: Rect, other: Rect) -> Rect:
    """Return what two overlapping rectangles have in common."""
    left, top = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Rect(left, top, right - left, bottom - top)
