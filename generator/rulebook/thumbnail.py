"""Pictures too rich for their size → small pictures of pixels. Part of rulebook.

A board of a thousand strokes, shown as large as a stamp, would weigh more than the whole text. Invariant:
what is light stays as it is; the same picture gives the same pixels.
"""

import io
from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache, reduce

import typst
from msgspec.structs import replace
from PIL import Image

from generator.drawing import Artwork, Drawing, Item, Words
from generator.faces import Studio
from generator.geometry import Rect, Size
from generator.rulebook.document import PictureRef
from generator.units import MM_PER_INCH
from generator.write import ArtError, Picture, whole, write_svg
from generator.write.engine import run_typst

HEAVY = 12_000
"""From this many characters on a thumbnail is made of pixels, which take about as many."""

_OF_A_GLYPH = 40
_PIXELS_PER_INCH = 350.0
_QUALITY = 85
# A point of the page becomes a pixel, so that the picture ends where a pixel does.
_PAGE_PIXELS_PER_INCH = 72.0
_PAGE = """
#let (width, height) = (int(sys.inputs.width) * 1pt, int(sys.inputs.height) * 1pt)
#set page(width: width, height: height, margin: 0mm, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: width, height: height, fit: "stretch")
"""


def lighten(pictures: Mapping[PictureRef, Picture], room: Size, studio: Studio) -> dict[PictureRef, Picture]:
    """Return the thumbnails, made to fit into the room; heavy ones as pixels.

    Args:
        pictures: all pictures of a book. What the larger ones show of art weighs nothing in a thumbnail.
        room: the most that a thumbnail may take.
        studio: where fonts and pictures come from.
    """
    large = (picture for ref, picture in pictures.items() if not ref.is_thumbnail)
    shared = frozenset(svg for picture in large for svg in _art(picture))
    return {
        ref: _lightened(_fitted(picture, room), shared, studio)
        for ref, picture in pictures.items()
        if ref.is_thumbnail
    }


def _art(picture: Picture) -> frozenset[str]:
    return frozenset(item.svg for item in picture.view.drawing.items if isinstance(item, Artwork))


def _fitted(picture: Picture, room: Size) -> Picture:
    scale = min(1.0, room.width / picture.size.width, room.height / picture.size.height)
    size = Size(picture.size.width * scale, picture.size.height * scale)
    corner = None if picture.corner is None else picture.corner * scale
    return replace(picture, size=size, corner=corner)


def _lightened(picture: Picture, shared: frozenset[str], studio: Studio) -> Picture:
    if _weight(picture, shared) <= HEAVY:
        return picture
    size = picture.size
    try:
        kind, pixels = _pixels(picture, studio)
    except (ArtError, typst.TypstError):
        return picture  # Setting the book meets the same picture, and reports it.
    art = _framed(size, kind, pixels)
    small = Drawing(size, (Artwork(art, Rect(0.0, 0.0, size.width, size.height)),))
    return replace(picture, view=whole(small))


def _weight(picture: Picture, shared: frozenset[str]) -> int:
    """Return about how many characters of SVG a picture adds to a book."""
    texts = (item for item in picture.view.drawing.items if isinstance(item, Words))
    glyphs = sum(len(word.glyphs) for text in texts for run in text.runs for word in run.words)
    return sum(map(len, _art(picture) - shared)) + glyphs * _OF_A_GLYPH


def _pixels(picture: Picture, studio: Studio) -> tuple[str, bytes]:
    """Return a picture as JPEG or, where one can see through it, as PNG."""
    view = picture.view
    drawings = (Drawing(view.drawing.size, items) for items in _layers(view.drawing.items))
    svgs = (write_svg(layer, studio.fonts, studio.workspace, window=view.window) for layer in drawings)
    return _flattened(tuple(svgs), picture.size)


@lru_cache(maxsize=256)
def _flattened(svgs: tuple[str, ...], size: Size) -> tuple[str, bytes]:
    """Return drawings that lie upon each other, the lowest first, as JPEG or PNG."""
    image = reduce(Image.alpha_composite, (_opened(_rasterize(svg, size)) for svg in svgs))
    if image.getextrema()[-1] != (255, 255):
        return "png", _saved(image, "PNG")
    return "jpeg", _saved(image.convert("RGB"), "JPEG", quality=_QUALITY, optimize=True)


def _layers(items: tuple[Item, ...]) -> tuple[tuple[Item, ...], ...]:
    """Return what is below all text, if that is heavy, and the rest: the first is one for all languages."""
    first = next((number for number, item in enumerate(items) if isinstance(item, Words)), len(items))
    under, rest = items[:first], items[first:]
    weight = sum(len(item.svg) for item in under if isinstance(item, Artwork))
    return (under, rest) if rest and weight > HEAVY else (items,)


@lru_cache(maxsize=256)
def _rasterize(svg: str, size: Size) -> bytes:
    """Return a drawing as PNG."""
    width, height = (str(round(mm / MM_PER_INCH * _PIXELS_PER_INCH)) for mm in (size.width, size.height))
    inputs = {"svg": svg, "width": width, "height": height}
    (png,), _ = run_typst(_PAGE, inputs, "png", pixels_per_inch=_PAGE_PIXELS_PER_INCH)
    return png


def _opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGBA")


def _saved(image: Image.Image, kind: str, **options: int) -> bytes:
    output = io.BytesIO()
    image.save(output, kind, **options)
    return output.getvalue()


def _framed(size: Size, kind: str, pixels: bytes) -> str:
    """Wrap pixels in an SVG document, so that a picture is always one."""
    width, height = f"{size.width:.4g}", f"{size.height:.4g}"
    source = b64encode(pixels).decode("ascii")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">'
        f'<image width="{width}" height="{height}" preserveAspectRatio="none"'
        f' href="data:image/{kind};base64,{source}"/></svg>'
    )
