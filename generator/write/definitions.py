"""Write, figures: items of drawings in, SVG elements out that refer to what is defined once for all.

Text is outlines of glyphs. The same SVG document, the same picture and the same glyph of a font is one
definition, however often and in however many drawings it shows.
"""

from base64 import b64encode
from collections.abc import Iterable, Iterator
from hashlib import blake2b

from msgspec import Struct, field

from generator.drawing import Artwork, Glyphs, Item, Run, Words
from generator.geometry import Point, Rect
from generator.model import FontKey
from generator.typeset.fonts import FontBook
from generator.units import pt_to_mm
from generator.workspace import Workspace
from generator.write.outlines import outline
from generator.write.symbols import as_symbol

_PNG_SIGNATURE = b"\x89PNG"


class Definitions(Struct):
    """What has been defined so far: ``elements``, in the order in which they were first asked for.

    All ids have an underscore, which no anchor of a rulebook has.
    """

    fonts: FontBook
    workspace: Workspace | None
    elements: list[str] = field(default_factory=list)
    _names: dict[object, str] = field(default_factory=dict)

    def show(self, items: Iterable[Item]) -> str:
        """Return the elements that paint some items of a drawing, in mm.

        Errors:
            ArtError, WorkspaceError: something drawn cannot be had; checks come before this.
            ValueError: there are pictures, but no workspace.
        """
        return "".join(map(self._item, items))

    def _item(self, item: Item) -> str:
        if isinstance(item, Words):
            runs = "".join(self._run(run) for run in item.runs)
            turn = _turn(item.rotation, item.pivot)
            return f"<g{turn}>{runs}</g>" if turn else runs
        if isinstance(item, Artwork):
            return _use(self._art(item.svg), item.box, item.rotation)
        placed = _use(self._picture(item.path), item.box, item.rotation)
        return _clipped(placed, item.clip) if item.clip else placed

    def _run(self, run: Run) -> str:
        """Return a run in a space where a thousandth of the size is 1 and up is up, like in a font."""
        unit = pt_to_mm(run.size_pt) / 1000
        glyphs: list[str] = []
        pen = 0.0
        for word in run.words:
            glyphs += self._word(word, pen)
            pen += word.width + run.space / unit
        place = f"translate({run.at.x:.6g} {run.at.y:.6g}) scale({unit:.6g} {-unit:.6g})"
        return f'<g transform="{place}" fill="{run.colour}">{"".join(glyphs)}</g>'

    def _word(self, word: Glyphs, pen: float) -> Iterator[str]:
        for glyph in word.glyphs:
            name = self._glyph(word.font, glyph.id)
            lift = f' y="{glyph.dy:g}"' if glyph.dy else ""
            if name:
                yield f'<use href="#{name}" x="{pen + glyph.dx:.7g}"{lift}/>'
            pen += glyph.advance

    def _glyph(self, font: FontKey, glyph: int) -> str:
        """Define a glyph's outline; returns its id, or nothing if it has no outline."""
        key = (font, glyph)
        if key not in self._names:
            face = self.fonts.face(font)
            path = outline(face.font, glyph, face.scale)
            self._names[key] = self._define("glyph", "path", f'd="{path}"/>') if path else ""
        return self._names[key]

    def _art(self, svg: str) -> str:
        """Define a symbol. Its name stands for what it draws, so that it need be made once in a run."""
        if svg not in self._names:
            name = self._names[svg] = f"art_{blake2b(svg.encode(), digest_size=6).hexdigest()}"
            self.elements.append(as_symbol(svg, name))
        return self._names[svg]

    def _picture(self, path: str) -> str:
        key = ("picture", path)
        if key not in self._names:
            if self.workspace is None:
                raise ValueError("a drawing with pictures needs a workspace to read them from")
            data = self.workspace.read_bytes(path)
            kind = "png" if data.startswith(_PNG_SIGNATURE) else "jpeg"
            source = f"data:image/{kind};base64,{b64encode(data).decode()}"
            image = f'<image width="1" height="1" preserveAspectRatio="none" href="{source}"/>'
            view = 'viewBox="0 0 1 1" preserveAspectRatio="none"'
            self._names[key] = self._define("photo", "symbol", f"{view}>{image}</symbol>")
        return self._names[key]

    def _define(self, word: str, element: str, rest: str) -> str:
        name = f"{word}_{len(self.elements)}"
        self.elements.append(f'<{element} id="{name}" {rest}')
        return name


def placed(box: Rect) -> str:
    """Return the attributes that put an element into a box."""
    return f'x="{box.x:.6g}" y="{box.y:.6g}" width="{box.width:.6g}" height="{box.height:.6g}"'


def view_box(box: Rect) -> str:
    """Return the attribute that shows a box, and only that."""
    return f'viewBox="{box.x:.6g} {box.y:.6g} {box.width:.6g} {box.height:.6g}"'


def _use(name: str, box: Rect, rotation: int) -> str:
    return f'<use href="#{name}" {placed(box)}{_turn(rotation, box.centre)}/>'


def _clipped(content: str, clip: Rect) -> str:
    """Return what shows inside a rectangle of the drawing, which an SVG inside it does by itself."""
    return f"<svg {placed(clip)} {view_box(clip)}>{content}</svg>"


def _turn(rotation: int, pivot: Point) -> str:
    if rotation % 360 == 0:
        return ""
    return f' transform="rotate({rotation} {pivot.x:.6g} {pivot.y:.6g})"'
