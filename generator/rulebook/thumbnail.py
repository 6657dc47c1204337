"""Pictures too rich for their size → small pictures of pixels. Part of rulebook.

A board of a thousand strokes, shown as large as a stamp, would weigh more than the whole text. Invariant:
what is light stays as it is; the same picture gives the same pixels.
"""

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace

import typst

from generator.geometry import Size
from generator.rulebook.document import Picture, PictureRef
from generator.rulebook.engine import run_typst

HEAVY = 30_000
"""From this many characters on a thumbnail is made of pixels, which take about a tenth."""

_PIXELS_PER_INCH = 350.0
_PAGES = """
#set page(width: auto, height: auto, margin: 0mm, fill: none)
#for shown in json(bytes(sys.inputs.pictures)) {
  page(image(bytes(shown.svg), format: "svg", width: shown.width * 1mm, height: shown.height * 1mm))
}
"""


def lighten(pictures: Mapping[PictureRef, Picture], room: Size) -> dict[PictureRef, Picture]:
    """Return the pictures, made to fit into the room; heavy ones as pixels, with the proportions they had."""
    fitted = {ref: _fitted(picture, room) for ref, picture in pictures.items()}
    heavy = [ref for ref, picture in fitted.items() if len(picture.svg) > HEAVY]
    try:
        pixels = _rasterize([fitted[ref] for ref in heavy])
    except typst.TypstError:
        return fitted  # Setting the book meets the same picture, and reports it.
    return {**fitted, **{ref: _framed(fitted[ref], png) for ref, png in zip(heavy, pixels, strict=True)}}


def _fitted(picture: Picture, room: Size) -> Picture:
    scale = min(1.0, room.width / picture.size.width, room.height / picture.size.height)
    size = Size(picture.size.width * scale, picture.size.height * scale)
    corner = None if picture.corner is None else picture.corner * scale
    return replace(picture, size=size, corner=corner)


def _rasterize(pictures: list[Picture]) -> tuple[bytes, ...]:
    """Return each picture as PNG; all in one go, since starting is what takes time."""
    if not pictures:
        return ()
    shown = [{"svg": p.svg, "width": p.size.width, "height": p.size.height} for p in pictures]
    inputs = {"pictures": json.dumps(shown)}
    return run_typst(_PAGES, inputs, "png", pixels_per_inch=_PIXELS_PER_INCH)[0]


def _framed(picture: Picture, png: bytes) -> Picture:
    """Wrap pixels in an SVG document, so that a picture is always one."""
    width, height = f"{picture.size.width:.4g}", f"{picture.size.height:.4g}"
    source = b64encode(png).decode("ascii")
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}"><image width="{width}" height="{height}"'
        f' preserveAspectRatio="none" href="data:image/png;base64,{source}"/></svg>'
    )
    return replace(picture, svg=svg)
