"""Write, sheets: a plan and its drawings in, the bytes of one PDF out.

Every placed face is marked content that says which copy of which piece it is, right around its transform and
its clip, and the file carries a record of what its sheets hold (``record.py``). So it can be read back and
proved (``verify``).
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from generator.drawing import Drawing
from generator.geometry import Point, Rect, Size
from generator.model import Side
from generator.sheet import Label, Placement, SheetPage, SheetPlan
from generator.tags import PIECE_TAG, SHEETS_KEY
from generator.write.assets import Assets
from generator.write.bleed import with_made_bleed
from generator.write.document import Document, DocumentInfo, PageParts, text_string
from generator.write.labels import LabelSetter
from generator.write.marks import mark_operators, outline_path
from generator.write.matrix import move_back, place_face, rectangle
from generator.write.paint import Painter
from generator.write.record import sheet_record

_HAIR = 0.01

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
    writer = _SheetWriter(plan, drawings, info, assets)
    for page in plan.pages:
        writer.add_page(page)
    return writer.close()


class _SheetWriter:
    """The pages of one document, one after the other."""

    def __init__(
        self, plan: SheetPlan, drawings: Mapping[FaceKey, Drawing], info: DocumentInfo, assets: Assets
    ) -> None:
        self._paper = plan.paper
        self._registration = plan.registration
        self._drawings = drawings
        self._document = Document(info)
        self._document.add_to_catalog(SHEETS_KEY, sheet_record(plan, info))
        self._painter = Painter(self._document, assets)
        self._labels = LabelSetter(assets.fonts, info.language)
        # The same drawing is the same object: the back of all cards, say. The mapping keeps them all alive.
        self._uses = Counter(id(drawings[_face(place)]) for page in plan.pages for place in page.placements)
        self._forms: dict[int, str] = {}
        self._marks: dict[int, str] = {}
        self._frames: dict[tuple[float, ...], str] = {}

    def add_page(self, page: SheetPage) -> None:
        names: set[str] = set()
        parts = [self._place(placement, names) for placement in page.placements]
        parts.append(self._draw_marks(page, names))
        parts += (self._label(label, names) for label in page.labels)
        operators = "\n".join(part for part in parts if part)
        boxes = tuple(_boxes(page, self._paper))
        if self._registration is not None and page.side is Side.BACK:
            # A turned rectangle is no box.
            operators, boxes = f"q {move_back(self._registration, self._paper)}\n{operators}\nQ", ()
        self._document.add_page(
            PageParts(size=self._paper, operators=operators, names=names, boxes=boxes, title=page.title)
        )

    def _place(self, placement: Placement, names: set[str]) -> str:
        """Return the operators that show a face in its place."""
        drawing = self._drawings[_face(placement)]
        missing = _missing(placement, drawing.size)
        if missing > _HAIR:
            content = with_made_bleed(self._form(drawing, names), drawing.size, missing, placement.fill)
        else:
            content = self._show(drawing, names)
        window = f"{rectangle(placement.window, self._paper.height)} W n\n" if placement.window else ""
        if placement.outline is not None:
            window += f"{outline_path(placement.outline, self._paper.height)} W n\n"
        return f"{_tag(placement)}\nq {window}{self._frame(placement, drawing.size)}\n{content}\nQ EMC"

    def _frame(self, placement: Placement, face: Size) -> str:
        """Return the operators that move to a face's place and clip to what should be seen of it."""
        trim, bleed, rotation = placement.trim, placement.bleed, placement.rotation
        # The places on one page are those on the others.
        key = (trim.x, trim.y, trim.width, trim.height, bleed, rotation, face.width, face.height)
        frame = self._frames.get(key)
        if frame is None:
            cut = trim.size.turned() if rotation % 180 else trim.size
            corner = Point((face.width - cut.width) / 2, (face.height - cut.height) / 2)
            shown = Rect(corner.x, corner.y, cut.width, cut.height).grown(bleed)
            moved = place_face(face, trim, rotation, self._paper.height)
            frame = self._frames[key] = f"{moved} {rectangle(shown, face.height)} W n"
        return frame

    def _show(self, drawing: Drawing, names: set[str]) -> str:
        """Return the operators that show a face: in full if it is used once, or else its form."""
        if self._uses[id(drawing)] == 1:
            return self._painter.operators(drawing, names)
        return f"/{self._form(drawing, names)} Do"

    def _form(self, drawing: Drawing, names: set[str]) -> str:
        """Return the name of a face's form."""
        name = self._forms.get(id(drawing))
        if name is None:
            used: set[str] = set()
            operators = self._painter.operators(drawing, used)
            name = self._forms[id(drawing)] = self._document.add_form(drawing.size, operators, used)
        names.add(name)
        return name

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

    def _label(self, label: Label, names: set[str]) -> str:
        words = self._labels.set(label)
        return self._painter.lettering.operators(words, self._paper.height, names)

    def close(self) -> bytes:
        self._painter.close()
        return self._document.close()


def _face(placement: Placement) -> FaceKey:
    face = placement.face
    return face.component, face.piece, face.side


def _missing(placement: Placement, face: Size) -> float:
    """Return how much of the bleed to be shown the face does not have, in mm."""
    cut = placement.trim.size.turned() if placement.rotation % 180 else placement.trim.size
    return placement.bleed - min(face.width - cut.width, face.height - cut.height) / 2


def _tag(placement: Placement) -> str:
    """Return the operator that opens a piece's marked content; ``Bleed`` is in mm."""
    face = placement.face
    return (
        f"/{PIECE_TAG}<</Component{text_string(face.component)}/Piece{text_string(face.piece)}"
        f"/Copy {face.copy}/Side/{face.side.value}/Bleed {placement.bleed:g}>>BDC"
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
