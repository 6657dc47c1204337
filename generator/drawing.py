"""What faces hand to writers: a size and what is drawn on it, in mm from the top-left of the bleed box.

Shaped words are shared objects: the same word in the same font is one ``Glyphs`` for the whole run, so a
writer may cache by identity. The same picture is one ``Artwork.svg`` string, likewise.
"""

import re
from collections.abc import Mapping
from enum import Enum

from msgspec import Struct

from generator.geometry import Point, Rect, Size
from generator.model.theme import FontKey

ORIGIN = Point(0.0, 0.0)

_LENGTH = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*(?:mm|px)?\s*\Z")


class Glyph(Struct, frozen=True):
    """One glyph: its id in the font, its advance in thousandths of the size, the text it stands for.

    ``dx`` and ``dy`` (up) move this glyph alone, in thousandths of the size: how a combining mark gets over
    its letter. The first glyph of a cluster carries the whole cluster's text, the others none.
    """

    id: int
    advance: float
    text: str
    dx: float = 0.0
    dy: float = 0.0


class Glyphs(Struct, frozen=True, eq=False):
    """A shaped word in one font; ``width`` in thousandths of the size. Compared and hashed by identity."""

    font: FontKey
    glyphs: tuple[Glyph, ...]
    width: float
    text: str


class Run(Struct, frozen=True):
    """Words of one style on one line, set with the given space between them.

    ``at`` is the start of the baseline; ``size_pt`` in points; ``space`` is the width between two words in
    mm; ``colour`` is ``#rrggbb``. A word may be in a font of its own (bold, or one that has its characters).
    """

    at: Point
    words: tuple[Glyphs, ...]
    size_pt: float
    space: float
    colour: str


class Words(Struct, frozen=True):
    """Text set in a slot: its runs in reading order, turned by a multiple of 90° about the slot's centre."""

    runs: tuple[Run, ...]
    rotation: int = 0
    pivot: Point = ORIGIN


class Layer(Enum):
    """A part of a face that viewers and print shops can hide."""

    DIELINE = "dieline"
    """Where to cut and fold what is neither a rectangle nor round."""


class Artwork(Struct, frozen=True):
    """A vector picture: a whole SVG document, whose viewBox has the proportions of ``box``.

    ``box`` is what it fills before it is turned clockwise by ``rotation`` about the middle of the box.
    """

    svg: str
    box: Rect
    rotation: int = 0
    alt: str = ""
    layer: Layer | None = None


class Picture(Struct, frozen=True):
    """A raster picture, by its path in the project; ``box`` is where the whole picture lands.

    It is turned like an ``Artwork``. ``clip`` is the part of the face (not turned) that may show it. ``ink``
    is ``grey`` or ``low`` if the picture is to be printed so.
    """

    path: str
    box: Rect
    rotation: int = 0
    alt: str = ""
    clip: Rect | None = None
    ink: str = ""


Item = Artwork | Picture | Words


class Drawing(Struct, frozen=True):
    """A finished face: everything on it in painting order. ``size`` includes the bleed on all sides."""

    size: Size
    items: tuple[Item, ...]


def view_box(attributes: Mapping[str, str]) -> Rect | None:
    """Return what an SVG document shows, by the attributes of its root: its viewBox, or its width and height.

    Returns:
        The box, in the document's own units; None if there is none, or none of a size.
    """
    numbers = attributes.get("viewBox", "").replace(",", " ").split()
    if not numbers:
        lengths = [_LENGTH.match(attributes.get(name, "")) for name in ("width", "height")]
        numbers = ["0", "0", *(length[1] for length in lengths if length)]
    try:
        x, y, width, height = map(float, numbers)
    except ValueError:
        return None
    return Rect(x, y, width, height) if 0 < width < 1e6 and 0 < height < 1e6 else None
