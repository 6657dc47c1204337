"""Write, sheets: a plan in, what a finished file says about it out, so that ``verify`` can hold it to that.

The record is a dictionary in the file's catalog; lengths are in mm. Nothing in it moves a line on a page:
what it says is proved by what the pages show.
"""

from msgspec import Struct, field

from generator.geometry import Rect, Size
from generator.model import Registration, Side
from generator.sheet import Line, MarkKind, Placement, Polygon, Ring, SheetPage, SheetPlan
from generator.write.document import DocumentInfo, text_string

_SLACK = 0.005


class _Entry(Struct):
    """A component, as far as it has been met."""

    size: Size
    cut: str
    copies: set[tuple[str, int]] = field(default_factory=set)
    fronts: int = 0
    has_back: bool = False


def sheet_record(plan: SheetPlan, info: DocumentInfo) -> bytes:
    """Return the record of a plan.

    It holds the paper, its margin, how sheets are turned over, a letter for each page (``f`` or ``b``), the
    error of the printer that backs are moved for (dx, dy, rotation, scale) if there is one and, of each
    component: the size of its pieces, how many copies there are, in how many parts each is, whether it has a
    back, and what shows where to cut: ``crop`` marks, a ``grid`` of lines, a ``die`` around each piece, or
    ``none``.
    """
    components: dict[str, _Entry] = {}
    for page in plan.pages:
        for placement in page.placements:
            _take_down(placement, page, components)
    sides = "".join(page.side.value[0] for page in plan.pages)
    listed = b"".join(_line(id_, entry) for id_, entry in components.items())
    return b"<</Paper[%s %s]/Margin %s/Duplex/%s/Sides(%s)%s/Components[%s]>>" % (
        _mm(plan.paper.width),
        _mm(plan.paper.height),
        _mm(info.margin),
        info.duplex.value.encode(),
        sides.encode(),
        _moved(plan.registration),
        listed,
    )


def _moved(registration: Registration | None) -> bytes:
    if registration is None:
        return b""
    one = registration
    numbers = f"{one.dx:.4f} {one.dy:.4f} {one.rotation:.6f} {one.scale:.7f}"
    return f"/Registration[{numbers}]".encode()


def _take_down(placement: Placement, page: SheetPage, components: dict[str, _Entry]) -> None:
    face = placement.face
    entry = components.get(face.component)
    if entry is None:
        trim = placement.trim
        size = trim.size.turned() if placement.rotation % 180 else trim.size
        entry = components[face.component] = _Entry(size, _cut(trim, page))
    if face.side is Side.BACK:
        entry.has_back = True
    else:
        entry.fronts += 1
        entry.copies.add((face.piece, face.copy))


def _cut(trim: Rect, page: SheetPage) -> str:
    """Tell what shows where a piece is cut, by the marks of its page."""
    for mark in page.marks:
        if mark.kind is MarkKind.OUTLINE and not isinstance(mark, Line) and _is_around(mark, trim):
            return "die"
    kinds = {mark.kind for mark in page.marks if isinstance(mark, Line)}
    if MarkKind.CROP in kinds:
        return "crop"
    return "grid" if MarkKind.OUTLINE in kinds else "none"


def _is_around(mark: Ring | Polygon, trim: Rect) -> bool:
    if isinstance(mark, Ring):
        box = mark.box
    else:
        xs, ys = [point.x for point in mark.points], [point.y for point in mark.points]
        box = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return box.contains(trim, _SLACK) and trim.contains(box, _SLACK)


def _line(id_: str, entry: _Entry) -> bytes:
    copies = len(entry.copies)
    return b"<</Id%s/Size[%s %s]/Copies %d/Parts %d/Back %s/Cut/%s>>" % (
        text_string(id_).encode(),
        _mm(entry.size.width),
        _mm(entry.size.height),
        copies,
        entry.fronts // copies if copies else 1,
        b"true" if entry.has_back else b"false",
        entry.cut.encode(),
    )


def _mm(length: float) -> bytes:
    return (f"{length:.4f}".rstrip("0").rstrip(".") or "0").encode()
