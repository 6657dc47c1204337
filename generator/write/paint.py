"""Write, faces: a drawing in, PDF operators out, in points from the bottom-left of its bleed box.

The same SVG document or picture is one object in a file, however often it is drawn. Art is compiled when the
document is closed, all at once; until then it has names, and bodies that are empty.
"""

from hashlib import sha256

from generator.drawing import Artwork, Drawing, Item, Picture, Words
from generator.geometry import Size
from generator.write.art import compile_art
from generator.write.assets import Assets
from generator.write.document import Body, Document
from generator.write.lettering import Lettering
from generator.write.matrix import fill_box, rectangle
from generator.write.pictures import Raster


class Painter:
    """Everything that the faces of one document show. ``close`` it when every page is written."""

    def __init__(self, document: Document, assets: Assets) -> None:
        self.lettering = Lettering(document, assets)
        self._document = document
        self._assets = assets
        self._art: dict[str, str] = {}
        self._art_bodies: list[Body] = []
        self._pictures: dict[tuple[str, str], str] = {}
        self._rasters: dict[bytes, str] = {}
        self._placed: dict[tuple[int, float], tuple[object, set[str], str]] = {}

    def operators(self, drawing: Drawing, names: set[str]) -> str:
        """Return the operators that paint a drawing; ``names`` gains the resources that they call."""
        height = drawing.size.height
        out = []
        for item in drawing.items:
            if isinstance(item, Words) and len(item.runs) > 1:
                out.append(self.lettering.operators(item, height, names))
                continue
            # What the template itself shows, a picture or number in a slot are the same object on all faces.
            key = (id(item), height)
            known = self._placed.get(key)
            if known is None:
                known = self._placed[key] = (item, *self._place(item, height))
            _, used, operators = known
            names |= used
            out.append(operators)
        return "\n".join(out)

    def _place(self, item: Item, height: float) -> tuple[set[str], str]:
        """Return the operators that show an item in its place, and the names that they call it by."""
        if isinstance(item, Words):
            used: set[str] = set()
            return used, self.lettering.operators(item, height, used)
        if isinstance(item, Artwork):
            name = self._art.get(item.svg) or self._name_art(item.svg)
            clip = None
            if item.layer is not None:
                return self._on_layer(item, name, height)
        else:
            name = self._pictures.get((item.path, item.ink)) or self._name_picture(item)
            clip = item.clip
        window = f"{rectangle(clip, height)} W n " if clip else ""
        return {name}, f"q {window}{fill_box(item.box, item.rotation, height)} /{name} Do Q"

    def _on_layer(self, item: Artwork, name: str, height: float) -> tuple[set[str], str]:
        """Return the operators that show a picture on a layer, which belongs to a form of its own."""
        size = Size(item.box.right, height)
        shown = f"q {fill_box(item.box, item.rotation, height)} /{name} Do Q"
        form = self._document.add_form(size, shown, {name}, item.layer)
        return {form}, f"/{form} Do"

    def _name_art(self, svg: str) -> str:
        body = Body()
        self._art_bodies.append(body)
        name = self._art[svg] = self._document.name_xobject(self._document.add(body))
        return name

    def _name_picture(self, picture: Picture) -> str:
        raster = self._assets.raster(picture.path, picture.ink)
        digest = sha256(raster.data).digest() + raster.entries
        if digest not in self._rasters:
            self._rasters[digest] = self._document.name_xobject(self._embed(raster))
        name = self._pictures[picture.path, picture.ink] = self._rasters[digest]
        return name

    def _embed(self, raster: Raster) -> bytes:
        space = raster.space
        if raster.profile is not None:
            head = b"<</N %d/Alternate%s/Length %d>>" % (raster.channels, space, len(raster.profile))
            space = b"[/ICCBased %s]" % self._document.put(head, raster.profile)
        mask = b"/SMask " + self._embed(raster.mask) if raster.mask else b""
        text = b"<<%s/ColorSpace%s%s/Length %d>>" % (raster.entries, space, mask, len(raster.data))
        return self._document.put(text, raster.data)

    def close(self) -> None:
        """Compile the art, and embed the fonts."""
        compiled = compile_art(self._art, self._assets.shelf)
        for body, svg in zip(self._art_bodies, self._art, strict=True):
            self._document.fill(body, compiled[svg])
        self.lettering.close()
