"""Where a printer puts its backs: readings of a calibration sheet → ``Registration``, and what undoes it.

Conventions. A back is looked at as it is printed, its page upright: x to the right, y down, turns clockwise,
all about the middle of the page. A registration is the error itself. What is printed is moved by its inverse,
so that a page that the printer moves by the error comes out in place.

A reading is taken on the front, against the light: how far the back's cross stands to the right of the
front's and how far below it. From behind, right is left where the sheet is turned over an upright edge, and
below is above where it is turned over a level one.
"""

from collections.abc import Sequence
from math import atan2, cos, degrees, hypot, radians, sin

from msgspec import Struct

from generator.geometry import Point, Size
from generator.impose.ground import Axis
from generator.impose.turn import mirror_point
from generator.model.cutting import Registration


class Reading(Struct, frozen=True):
    """A mark on the front, and how far to the right of it and below it the back's cross shows, in mm."""

    mark: Point
    right: float
    below: float


def stray(point: Point, registration: Registration, page: Size) -> Point:
    """Return where a printer with this error prints what should be at a point of the back."""
    middle = Point(page.width / 2, page.height / 2)
    x, y = _turned(point.x - middle.x, point.y - middle.y, registration.rotation, registration.scale)
    return Point(middle.x + x + registration.dx, middle.y + y + registration.dy)


def corrected(point: Point, registration: Registration, page: Size) -> Point:
    """Return where a point of the back must be in the file to be printed in place; undoes ``stray``."""
    middle = Point(page.width / 2, page.height / 2)
    x, y = point.x - middle.x - registration.dx, point.y - middle.y - registration.dy
    x, y = _turned(x, y, -registration.rotation, 1 / registration.scale)
    return Point(middle.x + x, middle.y + y)


def _turned(x: float, y: float, rotation: float, scale: float) -> tuple[float, float]:
    sine, cosine = scale * sin(radians(rotation)), scale * cos(radians(rotation))
    return cosine * x - sine * y, sine * x + cosine * y


def measure(readings: Sequence[Reading], page: Size, axis: Axis) -> Registration:
    """Return the error that fits the readings best, by least squares.

    Two marks tell a turn and a scale, one a shift only. Rotation to a thousandth of a degree, scale to a
    hundred-thousandth, shifts to a hundredth of a mm: finer than anyone reads.

    Errors:
        ValueError: there is no reading.
    """
    if not readings:
        raise ValueError("nothing was measured")
    middle = Point(page.width / 2, page.height / 2)
    pairs = [_behind(reading, page, axis) for reading in readings]
    wanted = [(back.x - middle.x, back.y - middle.y) for back, _ in pairs]
    found = [(x + moved.x, y + moved.y) for (x, y), (_, moved) in zip(wanted, pairs, strict=True)]
    (wx, wy), (fx, fy) = _mean(wanted), _mean(found)
    along = across = spread = 0.0
    for (x, y), (u, v) in zip(wanted, found, strict=True):
        along += (x - wx) * (u - fx) + (y - wy) * (v - fy)
        across += (x - wx) * (v - fy) - (y - wy) * (u - fx)
        spread += (x - wx) ** 2 + (y - wy) ** 2
    rotation = round(degrees(atan2(across, along)), 3) if spread else 0.0
    scale = round(hypot(along, across) / spread, 5) if spread else 1.0
    x, y = _turned(wx, wy, rotation, scale)
    return Registration(dx=round(fx - x, 2), dy=round(fy - y, 2), rotation=rotation, scale=scale)


def reading_of(registration: Registration, mark: Point, page: Size, axis: Axis) -> Reading:
    """Return what is read at a mark of a printer with this error."""
    seen = mirror_point(stray(mirror_point(mark, page, axis), registration, page), page, axis)
    return Reading(mark, seen.x - mark.x, seen.y - mark.y)


def _behind(reading: Reading, page: Size, axis: Axis) -> tuple[Point, Point]:
    """Return where on the back a mark lies, and how far the back's cross strayed from there."""
    right, below = (
        (-reading.right, reading.below) if axis is Axis.UPRIGHT else (reading.right, -reading.below)
    )
    return mirror_point(reading.mark, page, axis), Point(right, below)


def _mean(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
