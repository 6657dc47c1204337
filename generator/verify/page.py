"""Verify, pages: a page's operators in, what lies where out.

Places come from the transforms and clips that a viewer obeys. Of what the file says about them, only names,
the width of each bleed and the kinds of marks are read.
"""

from collections.abc import Callable, Mapping, MutableMapping

import pikepdf
from msgspec import Struct, field

from generator.geometry import Point, Rect
from generator.model import Side
from generator.sheet import FaceRef
from generator.tags import MARK_TAG, PIECE_TAG
from generator.units import PT_PER_MM
from generator.verify.matrix import Matrix, after, box_around, common, lengths, moved, turn_of
from generator.verify.pen import Operands, Pen, six
from generator.verify.proof import Placed, Stroke
from generator.verify.widths import text_width

_DEEPEST = 8
# How far letters reach above and below their line, as parts of their size.
_ASCENT, _DESCENT = 0.75, 0.22
# All that matters of a page that is not to be cut.
_CALLS = "q Q cm Do BI ID EI BDC BMC EMC"
_NOTHING = pikepdf.Dictionary()


class Look(Struct):
    """What a page shows: pieces, marks, labels, strays, and all that was called by name, with its place."""

    pieces: list[Placed] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    texts: list[Rect] = field(default_factory=list)
    strays: list[tuple[str, Point]] = field(default_factory=list)
    calls: list[tuple[pikepdf.Object, Matrix]] = field(default_factory=list)

    def add(self, other: "Look") -> None:
        """Take over what has been found elsewhere."""
        self.pieces += other.pieces
        self.strokes += other.strokes
        self.texts += other.texts
        self.strays += other.strays
        self.calls += other.calls


class _Piece(Struct):
    """A piece whose marked content is open; ``depth`` is that of its tag."""

    tag: pikepdf.Object
    depth: int
    turned: bool = False
    place: Rect | None = None
    window: Rect | None = None
    matrix: Matrix | None = None
    clipped: bool = True


class PageReader(Pen):
    """Follows the operators of one page, and of the forms that hold its marks."""

    def __init__(self, base: Matrix, known: MutableMapping[object, Look], *, is_sheet: bool) -> None:
        super().__init__(base)
        self.look = Look()
        self._known = known
        self._is_sheet = is_sheet
        self._tags: list[str] = []
        self._piece: _Piece | None = None
        self._text_at = (0.0, 0.0)
        self._resources: pikepdf.Object = _NOTHING
        self._level = 0

    def read(self, content: pikepdf.Page | pikepdf.Object, resources: pikepdf.Object) -> Look:
        """Read a page, or a form on it."""
        before, self._resources = self._resources, resources
        actions, wanted = _ACTIONS, "" if self._is_sheet else _CALLS
        for instruction in pikepdf.parse_content_stream(content, wanted):
            action = actions.get(str(instruction.operator))
            if action is not None:
                action(self, instruction.operands)  # type: ignore[arg-type]
        self._resources = before
        return self.look

    def transform(self, operands: Operands) -> None:
        """Change the transform, as a piece does first of all."""
        super().transform(operands)
        if self._piece is not None:
            self._piece.turned = True

    def end_path(self, operands: Operands) -> None:
        """Finish the path; the first after a piece's own transform is its place, and should be its clip."""
        piece = self._piece
        if piece is not None and piece.turned and piece.place is None and self.paths:
            piece.place = box_around(point for points, _ in self.paths for point in points)
            piece.window, piece.matrix = self.state.clip, self.state.matrix
            piece.clipped &= self.clips
        super().end_path(operands)

    def _paint_path(self, operands: Operands) -> None:
        kind = self._mark_kind()
        if kind:
            for points, closed in self.paths:
                self.look.strokes.append(Stroke(kind, tuple(points), closed, box_around(points)))
        elif self.paths:
            self._paint("a line or area", self.paths[0][0][0])
        self.end_path(operands)

    def _stroke_closed(self, operands: Operands) -> None:
        self.close_path(operands)
        self._paint_path(operands)

    def _paint_shading(self, _: Operands) -> None:
        self._paint("a shading", moved(self.state.matrix, 0, 0))

    def _paint_inline(self, operands: Operands) -> None:
        self._paint("a picture", moved(self.state.matrix, 0, 0))
        self.look.calls.append((operands[0], self.state.matrix))

    def _call(self, operands: Operands) -> None:
        thing = self._resource("/XObject", operands)
        if not isinstance(thing, pikepdf.Stream):
            return
        matrix = self.state.matrix
        self.look.calls.append((thing, matrix))
        if self._piece is not None:
            self._paint("", None)
        elif self._is_sheet and thing.get("/Subtype") == "/Form" and self._level < _DEEPEST:
            self._follow(thing)
        else:
            self._paint("a picture", moved(matrix, 0, 0))

    def _follow(self, form: pikepdf.Object) -> None:
        """Read a form that belongs to no piece: it should hold marks, the same as those of other pages."""
        key = form.objgen, self.state.matrix, tuple(self._tags)
        page, self.look = self.look, Look()
        if key not in self._known:
            self._read_form(form)
            self._known[key] = self.look
        self.look = page
        page.add(self._known[key])

    def _read_form(self, form: pikepdf.Object) -> None:
        self.save(())
        depth = len(self.saved)
        self.state.matrix = after(six(form.get("/Matrix", (1, 0, 0, 1, 0, 0))), self.state.matrix)
        self._level += 1
        self.read(form, form.get("/Resources", self._resources))
        self._level -= 1
        del self.saved[depth:]
        self.restore(())

    def _open_tag(self, operands: Operands) -> None:
        name = str(operands[0])[1:]
        self._tags.append(name)
        if name == PIECE_TAG and self._piece is None and len(operands) > 1:
            self._piece = _Piece(operands[1], len(self._tags))

    def _close_tag(self, _: Operands) -> None:
        piece = self._piece
        if piece is not None and piece.depth == len(self._tags):
            self._piece = None
            self.look.pieces.append(_placed(piece, self.state.matrix))
        if self._tags:
            self._tags.pop()

    def _begin_text(self, _: Operands) -> None:
        self._text_at = (0.0, 0.0)
        if self._piece is not None:
            self._paint("", None)

    def _next_line(self, operands: Operands) -> None:
        if self._piece is None:
            x, y = map(float, operands)
            self._text_at = (self._text_at[0] + x, self._text_at[1] + y)

    def _place_text(self, operands: Operands) -> None:
        if self._piece is None:
            self._text_at = (float(operands[4]), float(operands[5]))

    def _font(self, operands: Operands) -> None:
        if self._piece is None:
            self.state.font, self.state.size = self._resource("/Font", operands), float(operands[1])

    def _show_text(self, operands: Operands) -> None:
        if self._piece is not None:
            return
        size, (x, y) = self.state.size, self._text_at
        width = text_width(operands[-1], self.state.font) * size / 1000
        corners = ((x, y - _DESCENT * size), (x + width, y + _ASCENT * size))
        self.look.texts.append(box_around(moved(self.state.matrix, *corner) for corner in corners))

    def _paint(self, what: str, at: Point | None) -> None:
        """Take note of a painting: inside a piece it must be clipped, elsewhere it should not be."""
        if self._piece is not None:
            self._piece.clipped &= self._piece.place is not None
        elif at is not None and not self._mark_kind():
            self.look.strays.append((what, at))

    def _mark_kind(self) -> str:
        if self._piece is None and self._tags and self._tags[-1].startswith(MARK_TAG):
            return self._tags[-1].removeprefix(MARK_TAG)
        return ""

    def _resource(self, kind: str, operands: Operands) -> pikepdf.Object | None:
        listed = self._resources.get(kind)
        return listed.get(str(operands[0])) if isinstance(listed, pikepdf.Dictionary) else None


_Action = Callable[[PageReader, Operands], None]
_ACTIONS: Mapping[str, _Action] = {
    "q": PageReader.save,
    "Q": PageReader.restore,
    "cm": PageReader.transform,
    "re": PageReader.rectangle,
    "m": PageReader.move,
    "l": PageReader.line,
    "c": PageReader.curve,
    "v": PageReader.short_curve,
    "y": PageReader.short_curve,
    "h": PageReader.close_path,
    "W": PageReader.clip_next,
    "W*": PageReader.clip_next,
    "n": PageReader.end_path,
    **dict.fromkeys(("S", "f", "F", "f*", "B", "B*"), PageReader._paint_path),
    **dict.fromkeys(("s", "b", "b*"), PageReader._stroke_closed),
    "sh": PageReader._paint_shading,
    "INLINE IMAGE": PageReader._paint_inline,
    "Do": PageReader._call,
    "BDC": PageReader._open_tag,
    "BMC": PageReader._open_tag,
    "EMC": PageReader._close_tag,
    "BT": PageReader._begin_text,
    "Td": PageReader._next_line,
    "TD": PageReader._next_line,
    "Tm": PageReader._place_text,
    "Tf": PageReader._font,
    **dict.fromkeys(("TJ", "Tj", "'", '"'), PageReader._show_text),
}


def _placed(piece: _Piece, last: Matrix) -> Placed:
    tag, matrix = piece.tag, piece.matrix or last
    shown = piece.place or box_around([moved(matrix, 0, 0)])
    bleed = float(tag.get("/Bleed", 0))
    across, down = lengths(matrix)
    return Placed(
        face=FaceRef(
            str(tag.get("/Component", "")),
            str(tag.get("/Piece", "")),
            int(tag.get("/Copy", 0)),
            Side.BACK if str(tag.get("/Side", "")) == "/back" else Side.FRONT,
        ),
        trim=shown.grown(-bleed),
        shown=shown,
        seen=common(shown, piece.window),
        rotation=turn_of(matrix),
        scale=(across * PT_PER_MM, down * PT_PER_MM),
        clipped=piece.clipped and piece.place is not None,
    )
