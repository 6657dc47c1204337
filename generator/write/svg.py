"""Write, figures: a drawing in, one standalone SVG document out, in mm.

Nothing in it refers to anything outside: text is outlines of glyphs, pictures are part of it, and art is
inlined, each glyph and each picture once. All ids start with a prefix that is the drawing's own, so that
several documents can stand in one page.
"""

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from html import escape

from generator.drawing import Artwork, Drawing, Glyphs, Item, Run, Words
from generator.geometry import Point, Rect
from generator.model import FontKey
from generator.typeset.fonts import FontBook
from generator.units import pt_to_mm
from generator.workspace import Workspace
from generator.write.outlines import outline
from generator.write.symbols import as_symbol

_NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
_PNG_SIGNATURE = b"\x89PNG"


def write_svg(drawing: Drawing, fonts: FontBook, workspace: Workspace | None = None, alt: str = "") -> str:
    """Write a drawing as one SVG document.

    Args:
        drawing: what is shown, bleed and all.
        fonts: where glyphs come from.
        workspace: where pictures come from; may be left out if there are none.
        alt: what a screen reader says; without it the picture is hidden from screen readers.

    Returns:
        The document, without an XML declaration, so that it can stand in HTML. The same drawing gives the
        same text.

    Errors:
        ArtError, WorkspaceError: something drawn cannot be had; checks come before this.
        ValueError: there are pictures, but no workspace.
    """
    prefix = "d" + blake2b(repr(drawing).encode(), digest_size=5).hexdigest()
    writer = _Writer(prefix, fonts, workspace)
    body = "\n".join(writer.item(item) for item in drawing.items)
    width, height = f"{drawing.size.width:g}", f"{drawing.size.height:g}"
    seen = f'role="img" aria-label="{escape(alt)}"' if alt else 'aria-hidden="true"'
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    definitions = "\n".join(writer.definitions)
    return f"<svg {_NAMESPACES} {size} {seen}>\n<defs>\n{definitions}\n</defs>\n{body}\n</svg>\n"


@dataclass(slots=True)
class _Writer:
    """Collects what is drawn more than once."""

    prefix: str
    fonts: FontBook
    workspace: Workspace | None
    definitions: list[str] = field(default_factory=list)
    _names: dict[object, str] = field(default_factory=dict)

    def item(self, item: Item) -> str:
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
            self._names[key] = self._define("path", f'd="{path}"/>') if path else ""
        return self._names[key]

    def _art(self, svg: str) -> str:
        if svg not in self._names:
            name = self._names[svg] = f"{self.prefix}-{len(self.definitions)}"
            self.definitions.append(as_symbol(svg, name))
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
            self._names[key] = self._define("symbol", f"{view}>{image}</symbol>")
        return self._names[key]

    def _define(self, element: str, rest: str) -> str:
        name = f"{self.prefix}-{len(self.definitions)}"
        self.definitions.append(f'<{element} id="{name}" {rest}')
        return name


def _use(name: str, box: Rect, rotation: int) -> str:
    return f'<use href="#{name}" {_placed(box)}{_turn(rotation, box.centre)}/>'


def _clipped(content: str, clip: Rect) -> str:
    """Return what shows inside a rectangle of the drawing, which an SVG inside it does by itself."""
    view = f"{clip.x:.6g} {clip.y:.6g} {clip.width:.6g} {clip.height:.6g}"
    return f'<svg {_placed(clip)} viewBox="{view}">{content}</svg>'


def _placed(box: Rect) -> str:
    return f'x="{box.x:.6g}" y="{box.y:.6g}" width="{box.width:.6g}" height="{box.height:.6g}"'


def _turn(rotation: int, pivot: Point) -> str:
    if rotation % 360 == 0:
        return ""
    return f' transform="rotate({rotation} {pivot.x:.6g} {pivot.y:.6g})"'
