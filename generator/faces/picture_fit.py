"""Faces: a picture + its slot → where it hangs on it: inside, covering or stretched, and turned."""

from generator.drawing import Artwork, Picture
from generator.faces.gallery import Raster, Vector, framed
from generator.faces.slots import Fit, PictureSlot
from generator.geometry import Rect, Size, orbited, upright
from generator.typeset import Align, Valign
from generator.units import MM_PER_INCH

_X = {Align.LEFT: ("xMin", 0.0), Align.CENTER: ("xMid", 0.5), Align.RIGHT: ("xMax", 1.0)}
_Y = {Valign.TOP: ("YMin", 0.0), Valign.MIDDLE: ("YMid", 0.5), Valign.BOTTOM: ("YMax", 1.0)}
_SAME_PROPORTIONS = 1e-3


def hang(picture: Vector | Raster, slot: PictureSlot) -> Artwork | Picture:
    """Fit a picture to its slot; it turns about the middle of the slot."""
    room = upright(slot.box, slot.rotation)
    box = orbited(_fitted(picture.size, room, slot), slot.box.centre, slot.rotation)
    if isinstance(picture, Raster):
        clip = slot.box if slot.fit is Fit.COVER else None
        return Picture(picture.path, box, slot.rotation, "", clip)
    if slot.fit is Fit.CONTAIN or _alike(picture.size, room.size):
        return Artwork(picture.svg, box, slot.rotation)
    # Of a vector only what shows is kept: a document of the slot's size, with the picture cut off by it.
    fitting = "none" if slot.fit is Fit.STRETCH else f"{_X[slot.align][0]}{_Y[slot.valign][0]} slice"
    return Artwork(framed(picture.svg, room.size, fitting), room, slot.rotation)


def pixels_per_inch(picture: Raster, hung: Picture) -> float:
    """Return how finely a raster picture prints, along its coarser side."""
    across, down = picture.size.width / hung.box.width, picture.size.height / hung.box.height
    return min(across, down) * MM_PER_INCH


def _fitted(size: Size, room: Rect, slot: PictureSlot) -> Rect:
    across, down = room.width / size.width, room.height / size.height
    if slot.fit is Fit.STRETCH or _alike(size, room.size):
        return room
    scale = min(across, down) if slot.fit is Fit.CONTAIN else max(across, down)
    width, height = size.width * scale, size.height * scale
    x = room.x + (room.width - width) * _X[slot.align][1]
    y = room.y + (room.height - height) * _Y[slot.valign][1]
    return Rect(x, y, width, height)


def _alike(one: Size, other: Size) -> bool:
    return abs(one.width * other.height / (one.height * other.width) - 1.0) < _SAME_PROPORTIONS
