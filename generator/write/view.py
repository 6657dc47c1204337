"""Write: what a book shows of a drawing, where a sheet shows all of it."""

from msgspec import Struct

from generator.drawing import Drawing
from generator.geometry import Rect


class View(Struct, frozen=True):
    """A part of a drawing: the ``window`` that it is seen through, in mm."""

    drawing: Drawing
    window: Rect


def whole(drawing: Drawing) -> View:
    """Return the view that shows all of a drawing."""
    return View(drawing, Rect(0.0, 0.0, drawing.size.width, drawing.size.height))
