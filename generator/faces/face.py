"""Faces: what comes out. A face is a drawing and the facts about it, which rules judge elsewhere."""

from msgspec import Struct

from generator.drawing import Drawing
from generator.geometry import Rect
from generator.model import Region


class SlotFit(Struct, frozen=True):
    """How a text sits in its slot.

    ``box`` is the slot as drawn, in mm of the face (bleed included); text in it may have a ``rotation``.
    ``field`` is empty for text that the template itself holds. ``overflow_mm`` above 0 means that the text
    does not fit at its style's least size; ``missing`` are characters that no font has, ``unset`` those of
    scripts that run from right to left. ``touched`` are the zones that should stay free of text.
    """

    slot: str
    field: str
    style: str
    size_pt: float
    lines: int
    overflow_mm: float
    spare_mm: float
    missing: tuple[str, ...]
    box: Rect
    text: str
    rotation: int = 0
    unset: tuple[str, ...] = ()
    touched: tuple[str, ...] = ()


class PictureFit(Struct, frozen=True):
    """How finely a raster picture prints: its pixels per inch at the size it has on the face."""

    slot: str
    field: str
    path: str
    dpi: float


class Face(Struct, frozen=True):
    """A composed face: what is drawn, and the facts about its texts and raster pictures.

    ``template`` is the file that a figure was made from. ``kept`` are the parts that no cut between the pages
    of a poster may cross, in mm of the face (bleed included).
    """

    drawing: Drawing
    fits: tuple[SlotFit, ...]
    pictures: tuple[PictureFit, ...] = ()
    template: str = ""
    kept: tuple[Region, ...] = ()
