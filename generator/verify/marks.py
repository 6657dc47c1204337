"""Rules P43x: the marks, rulers and labels of sheets, and the edge that printers leave white."""

from collections.abc import Iterator, Sequence

from generator.geometry import Point, Rect
from generator.model import Side
from generator.verify.proof import ComponentRecord, Page, Placed, Proof, Stroke
from generator.verify.rule import TOLERANCE, Fault, close, exact, proof_rule
from generator.verify.sheets import whole_pages

_TEXT_TOLERANCE = 0.25
_REPRINT = "print it again with pnp build --force"


@proof_rule("P431", "cut-without-mark", _REPRINT)
def cut_without_mark(proof: Proof) -> Iterator[Fault]:
    """No mark shows where an edge of a piece is cut.

    Why: whoever cuts lays the ruler at two marks. Where there is none, or one that is off, every piece of the
    row is cut wrong.
    """
    for page in whole_pages(proof):
        marks = _cut_lines(page)
        for piece in page.pieces:
            record = _record(proof, piece)
            if (
                record is None
                or record.cut not in ("crop", "grid")
                or (record.cut == "grid" and _is_back(piece))
            ):
                continue
            for edge, name, is_upright in _edges(piece):
                offs = [abs(place - edge) for upright, place in marks if upright is is_upright]
                if not any(off <= TOLERANCE for off in offs):
                    nearest = f"; the nearest is {exact(min(offs))} off" if offs and min(offs) < 3 else ""
                    message = (
                        f"no mark shows the {name} cut of {piece.face.component}/{piece.face.piece}{nearest}"
                    )
                    yield Fault(message, page.number, Point(piece.trim.x, piece.trim.y))


def _record(proof: Proof, piece: Placed) -> ComponentRecord | None:
    return proof.sheets.components.get(piece.face.component) if proof.sheets is not None else None


def _is_back(piece: Placed) -> bool:
    return piece.face.side is Side.BACK


def _cut_lines(page: Page) -> tuple[tuple[bool, float], ...]:
    """Return whether each cut is upright, and its x or y."""
    return tuple(
        (stroke.is_upright, stroke.box.x if stroke.is_upright else stroke.box.y)
        for stroke in page.strokes
        if stroke.kind in ("crop", "outline") and (stroke.is_upright or stroke.is_level)
    )


def _edges(piece: Placed) -> Iterator[tuple[float, str, bool]]:
    """Yield each edge that is cut on this page: its x or y, its name, and whether it is upright."""
    trim, seen = piece.trim, piece.seen
    for edge, name in ((trim.x, "left"), (trim.right, "right")):
        if seen.x - TOLERANCE <= edge <= seen.right + TOLERANCE:
            yield edge, name, True
    for edge, name in ((trim.y, "upper"), (trim.bottom, "lower")):
        if seen.y - TOLERANCE <= edge <= seen.bottom + TOLERANCE:
            yield edge, name, False


@proof_rule("P432", "mark-without-cut", _REPRINT)
def mark_without_cut(proof: Proof) -> Iterator[Fault]:
    """A crop mark or a cut line is in line with no edge of a piece.

    Why: whoever trusts it cuts into the pieces.
    """
    for page in whole_pages(proof):
        edges = [edge for piece in page.pieces for edge in _edges(piece)]
        for stroke in page.strokes:
            if stroke.kind not in ("crop", "outline") or not (stroke.is_upright or stroke.is_level):
                continue
            place = stroke.box.x if stroke.is_upright else stroke.box.y
            offs = [abs(edge - place) for edge, _, upright in edges if upright is stroke.is_upright]
            if not any(off <= TOLERANCE for off in offs):
                nearest = f", the nearest edge is {exact(min(offs))} off" if offs else ""
                at = Point(stroke.box.x, stroke.box.y)
                yield Fault(f"a cut mark is in line with no edge{nearest}", page.number, at)


@proof_rule("P433", "mark-in-piece", _REPRINT)
def mark_in_piece(proof: Proof) -> Iterator[Fault]:
    """A crop mark, ruler or label reaches into a piece, or a crop mark into its bleed.

    Why: it is seen on the finished piece.
    """
    for page in whole_pages(proof):
        lines = [stroke for stroke in page.strokes if stroke.kind in ("crop", "ruler") and not stroke.closed]
        for piece in page.pieces:
            bleed, cut_out = piece.seen.grown(-TOLERANCE), _cut_out(piece).grown(-TOLERANCE)
            for stroke in lines:
                if _enters(stroke.box, bleed if stroke.kind == "crop" else cut_out):
                    at = Point(stroke.box.x, stroke.box.y)
                    yield Fault(f"a {stroke.kind} mark reaches into {piece.face.component}", page.number, at)
            for text in page.texts:
                if text.overlaps(_cut_out(piece), 0.1):
                    yield Fault(
                        f"a label reaches into {piece.face.component}", page.number, Point(text.x, text.y)
                    )


def _cut_out(piece: Placed) -> Rect:
    """Return what is seen of a piece inside its cut."""
    return piece.trim if piece.seen.contains(piece.trim) else piece.seen


def _enters(line: Rect, area: Rect) -> bool:
    """Tell whether a line, which has no width, comes into an area."""
    return (
        line.x < area.right
        and line.y < area.bottom
        and area.x < line.right + TOLERANCE / 2
        and area.y < line.bottom + TOLERANCE / 2
    )


@proof_rule("P434", "outside-margin", "print it again with pnp build --force and the --printer that you have")
def outside_margin(proof: Proof) -> Iterator[Fault]:
    """A piece, mark or label comes nearer to the edge of the paper than the printer reaches.

    Why: it is cut off, or the printer moves or scales the page to save it.
    """
    if proof.sheets is None:
        return
    for page in whole_pages(proof):
        reach = Rect(0, 0, page.size.width, page.size.height).grown(-proof.sheets.margin)
        for what, box, tolerance in _shown(page):
            if not reach.contains(box, tolerance):
                message = f"{what} comes nearer to the edge than {exact(proof.sheets.margin)}"
                yield Fault(message, page.number, Point(box.x, box.y))


def _shown(page: Page) -> Iterator[tuple[str, Rect, float]]:
    """Yield what is there, where, and how exactly that is known: the heights of letters are estimates."""
    for piece in page.pieces:
        yield f"{piece.face.component}/{piece.face.piece}", piece.seen, TOLERANCE
    for stroke in page.strokes:
        yield f"a {stroke.kind} mark", stroke.box, TOLERANCE
    for text in page.texts:
        yield "a label", text, _TEXT_TOLERANCE


@proof_rule("P435", "wrong-ruler", _REPRINT)
def wrong_ruler(proof: Proof) -> Iterator[Fault]:
    """A page has no ruler of 50 mm and 2 inches, or its ruler measures something else.

    Why: it is how a player finds out that a printer has scaled the sheet.
    """
    for page in whole_pages(proof):
        ruler = page.ruler
        if ruler is None:
            yield Fault("the page has no ruler", page.number)
        elif not close(ruler.metric, 50.0) or not close(ruler.inches, 2.0, TOLERANCE / 25.4):
            what = f"{ruler.metric:.2f} mm for 50 mm and {ruler.inches:.3f} in for 2 in"
            yield Fault(f"the ruler measures {what}", page.number, ruler.at)
        elif ruler.unevenness > TOLERANCE:
            yield Fault(f"a step of the ruler is {exact(ruler.unevenness)} off", page.number, ruler.at)


@proof_rule("P436", "outline-off-trim", _REPRINT)
def outline_off_trim(proof: Proof) -> Iterator[Fault]:
    """The outline along which a piece is cut is not that of the piece.

    Why: a die or a knife that follows it leaves a rim of the ground, or cuts into the picture.
    """
    for page in whole_pages(proof):
        outlines = [stroke for stroke in page.strokes if stroke.kind == "outline" and stroke.closed]
        fronts = [piece for piece in page.pieces if not _is_back(piece) and _is_die(proof, piece)]
        for piece in fronts:
            if not any(_is_around(outline, piece) for outline in outlines):
                message = f"no outline is at the cut of {piece.face.component}/{piece.face.piece}"
                yield Fault(
                    f"{message}{_off(piece, outlines)}", page.number, Point(piece.trim.x, piece.trim.y)
                )
        for outline in outlines:
            if not any(_is_around(outline, piece) for piece in page.pieces):
                at = Point(outline.box.x, outline.box.y)
                yield Fault("an outline is around no piece", page.number, at)


def _is_die(proof: Proof, piece: Placed) -> bool:
    record = _record(proof, piece)
    return record is not None and record.cut == "die"


def _is_around(outline: Stroke, piece: Placed) -> bool:
    return outline.box.contains(piece.trim, TOLERANCE) and piece.trim.contains(outline.box, TOLERANCE)


def _off(piece: Placed, outlines: Sequence[Stroke]) -> str:
    offs = [
        max(abs(outline.box.x - piece.trim.x), abs(outline.box.y - piece.trim.y),
            abs(outline.box.right - piece.trim.right), abs(outline.box.bottom - piece.trim.bottom))
        for outline in outlines
    ]  # fmt: skip
    return f"; the nearest is {exact(min(offs))} off" if offs and min(offs) < 3 else ""
