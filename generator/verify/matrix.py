"""Verify, geometry: the transforms of PDF, as six numbers, and what they do to points and boxes.

The outermost transform of a page leads from its points to mm from its top-left, y down, so that whatever is
drawn comes out as the rest of the press measures it.
"""

from collections.abc import Iterable
from math import atan2, cos, degrees, hypot, radians, sin

from generator.geometry import Point, Rect, Size
from generator.units import PT_PER_MM

Matrix = tuple[float, float, float, float, float, float]


def to_page(left_pt: float, top_pt: float) -> Matrix:
    """Return the transform from points to mm from the top-left of a page with these edges."""
    scale = 1 / PT_PER_MM
    return scale, 0.0, 0.0, -scale, -left_pt * scale, top_pt * scale


def printed(page: Size, dx: float, dy: float, rotation: float, scale: float) -> Matrix:
    """Return where a printer that errs this much prints what should be at a point of a page, in mm.

    Args:
        page: the page's size.
        dx: how far to the right it strays.
        dy: how far down.
        rotation: clockwise about the middle of the page, in degrees.
        scale: about the middle, too.
    """
    right, down = scale * cos(radians(rotation)), scale * sin(radians(rotation))
    x, y = page.width / 2, page.height / 2
    return right, down, -down, right, x - right * x + down * y + dx, y - down * x - right * y + dy


def after(inner: Matrix, outer: Matrix) -> Matrix:
    """Return the transform that does ``inner`` first."""
    a, b, c, d, e, f = inner
    p, q, r, s, t, u = outer
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u


def moved(matrix: Matrix, x: float, y: float) -> Point:
    """Return where a point gets."""
    a, b, c, d, e, f = matrix
    return Point(a * x + c * y + e, b * x + d * y + f)


def lengths(matrix: Matrix) -> tuple[float, float]:
    """Return how long what was 1 long gets, along x and along y."""
    a, b, c, d, _, _ = matrix
    return hypot(a, b), hypot(c, d)


def turn_of(matrix: Matrix) -> float:
    """Return how far a transform to the page turns, clockwise, in degrees from 0 up to 360."""
    return degrees(atan2(matrix[1], matrix[0])) % 360


def box_around(points: Iterable[Point]) -> Rect:
    """Return the smallest upright box that holds all points, of which there is at least one."""
    xs, ys = zip(*((point.x, point.y) for point in points), strict=True)
    return Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def common(one: Rect, other: Rect | None) -> Rect:
    """Return what two boxes have in common; of boxes that lie apart, one of no size."""
    if other is None:
        return one
    left, top = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Rect(left, top, max(0.0, right - left), max(0.0, bottom - top))
