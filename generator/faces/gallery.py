"""Faces: art by reference → a picture, drawn or read once: the same art is the same object for the run."""

import re
from collections.abc import Mapping

from msgspec import Struct

from generator.diagnostic import Span, suggestion
from generator.drawing import view_box
from generator.faces.svg import read_svg, role_way_out
from generator.geometry import Size
from generator.model import Art, Tone
from generator.photo import read_head
from generator.pixels import damage
from generator.typeset import role_colour
from generator.workspace import Workspace, WorkspaceError

MOST_PIXELS = 100_000_000
_ROOT = re.compile(r"<svg\b(?:[^>\"']|\"[^\"]*\"|'[^']*')*>")
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')


class Vector(Struct, frozen=True, eq=False):
    """A drawn picture: a whole SVG document and the size of its viewBox."""

    svg: str
    size: Size


class Raster(Struct, frozen=True, eq=False):
    """A picture of pixels: its path in the project, and how many there are."""

    path: str
    size: Size


class ArtFault(Struct, frozen=True):
    """Why there is no picture. ``span`` is set if the fault lies in the picture's file."""

    code: str
    message: str
    hint: str
    span: Span | None = None


class Gallery:
    """The pictures of one game."""

    def __init__(self, workspace: Workspace, slug: str, palette: Mapping[str, Tone]) -> None:
        self.palette = palette
        self._workspace = workspace
        self._folder = f"content/{slug}/art"
        self._pictures: dict[Art, Vector | Raster | ArtFault] = {}
        self._documents: dict[str, str] = {}

    def picture(self, art: Art) -> Vector | Raster | ArtFault:
        """Return the picture that the art refers to, or why there is none."""
        picture = self._pictures.get(art)
        if picture is None:
            picture = self._pictures[art] = self._file(art.name) if art.is_file else self._motif(art)
        return picture

    def same(self, svg: str) -> str:
        """Return the document that is equal to this one and was asked for first."""
        return self._documents.setdefault(svg, svg)

    def _motif(self, art: Art) -> Vector | ArtFault:
        # The motifs take long to load, and games with pictures of their own use none.
        from generator.art import MOTIFS, PATTERNS, draw_motif  # noqa: PLC0415

        if art.name not in MOTIFS:
            hint = suggestion(art.name, MOTIFS, '"pnp list --motifs" shows all')
            return ArtFault("A101", f'there is no motif "{art.name}"', hint)
        if art.pattern and art.pattern not in PATTERNS:
            return ArtFault("A102", f'there is no pattern "{art.pattern}"', suggestion(art.pattern, PATTERNS))
        if art.colour and role_colour(self.palette, art.colour) is None:
            way_out = role_way_out(art.colour, self.palette)
            return ArtFault("A103", f'there is no colour role "{art.colour}"', way_out)
        svg = draw_motif(art.name, self.palette, colour=art.colour, pattern=art.pattern)
        return Vector(svg, view_size(svg))

    def _file(self, name: str) -> Vector | Raster | ArtFault:
        path = f"{self._folder}/{name}"
        try:
            if ".." in name.split("/"):
                raise WorkspaceError(path, "it lies outside the folder of pictures")
            if name.lower().endswith(".svg"):
                return self._drawing(path, self._workspace.read_text(path))
            return _raster(path, name, self._workspace.read_bytes(path))
        except WorkspaceError as error:
            known = [
                file.removeprefix(f"{self._folder}/") for file in self._workspace.list_files(self._folder)
            ]
            return ArtFault(
                "A104", f'the picture "{name}" cannot be used: {error.reason}', suggestion(name, known)
            )

    def _drawing(self, path: str, text: str) -> Vector | ArtFault:
        document = read_svg(text, self.palette)
        for wrong in document.faults:
            return ArtFault("A105", wrong.message, wrong.hint, Span(path, wrong.line, wrong.column))
        drawn = [part for part in document.parts if isinstance(part, str)]
        if document.view_box is None or len(drawn) != 1 or len(document.parts) != 1:
            return ArtFault(
                "A105", "the picture is empty or has slots", "draw it with shapes alone", Span(path)
            )
        return Vector(drawn[0], document.view_box.size)


def view_size(svg: str) -> Size:
    """Return the size of the viewBox of a document that the press itself has made."""
    root = _ROOT.search(svg)
    box = view_box(dict(_ATTRIBUTE.findall(root[0]))) if root else None
    if box is None:
        raise ValueError("a drawn motif has no viewBox")
    return box.size


def framed(svg: str, size: Size, fitting: str) -> str:
    """Return a document of this size that shows another one inside, by an SVG ``preserveAspectRatio``."""
    root = _ROOT.search(svg)
    if root is None:
        raise ValueError("no SVG document")
    tag = re.sub(r"""\s(?:width|height|x|y|preserveAspectRatio)\s*=\s*(?:"[^"]*"|'[^']*')""", "", root[0])
    width, height = f"{size.width:g}", f"{size.height:g}"
    inner = (
        f'<svg width="{width}" height="{height}" preserveAspectRatio="{fitting}"{tag[4:]}{svg[root.end() :]}'
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{inner.rstrip()}</svg>'


def _raster(path: str, name: str, data: bytes) -> Raster | ArtFault:
    """Read a picture's size from its head, and see that its pixels are whole."""
    head = read_head(data)
    if head is None:
        way_out = "save it as SVG, PNG or JPEG"
        return ArtFault("A106", "the picture is no whole PNG or JPEG file", way_out, Span(path))
    if head.width * head.height > MOST_PIXELS:
        message = f"the picture has more than {MOST_PIXELS // 1_000_000} million pixels"
        return ArtFault("A106", message, "scale it down: 300 to 600 per inch are enough", Span(path))
    if head.is_turned:
        message = "the photograph lies on its side, and only says which way is up"
        return ArtFault("A107", message, "turn it in an image editor and save it anew", Span(path))
    if damaged := damage(data):
        message = f'the picture "{name}" is damaged: {damaged}'
        return ArtFault(
            "A106", message, "fetch or save the file again; it was cut short or spoilt on its way"
        )
    return Raster(path, Size(head.width, head.height))
