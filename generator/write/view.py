"""Write: what a book shows of a drawing, where a sheet shows all of it."""

from msgspec import Struct

from generator.drawing import Drawing
from generator.geometry import Rect, Size
from generator.model import Component, Outline

_LARGEST_PIECE_MM = 50.0


class View(Struct, frozen=True):
    """A part of a drawing: the ``window`` that it is seen through, in mm."""

    drawing: Drawing
    window: Rect


class Picture(Struct, frozen=True):
    """A picture in a book: what it shows of a drawing, and its size in mm. One object for all its places.

    ``corner`` is set for what is cut out of paper: the radius of its corners in mm, at that size.
    """

    view: View
    size: Size
    corner: float | None = None


def whole(drawing: Drawing) -> View:
    """Return the view that shows all of a drawing."""
    return View(drawing, Rect(0.0, 0.0, drawing.size.width, drawing.size.height))


def cut_out(drawing: Drawing, component: Component) -> Picture:
    """Show a face within its trim; large pieces are shown smaller."""
    width, height, bleed = component.size.width, component.size.height, component.bleed
    scale = min(1.0, _LARGEST_PIECE_MM / max(width, height))
    corner = width / 2 if component.outline is Outline.ROUND else component.corner
    view = View(drawing, Rect(bleed, bleed, width, height))
    return Picture(view, Size(width * scale, height * scale), corner * scale)
