"""Fronts → backs: where things come to lie when the sheet is turned over or folded, as ``ground`` rules."""

from generator.geometry import Point, Rect, Size
from generator.impose.ground import Axis
from generator.sheet import Label, Line, Mark, Polygon, Ring


def mirror_point(point: Point, sheet: Size, axis: Axis) -> Point:
    """Return the point of the other side that lies behind ``point``."""
    if axis is Axis.UPRIGHT:
        return Point(sheet.width - point.x, point.y)
    return Point(point.x, sheet.height - point.y)


def mirror_rect(rect: Rect, sheet: Size, axis: Axis) -> Rect:
    """Return the rectangle of the other side that lies behind ``rect``."""
    if axis is Axis.UPRIGHT:
        return Rect(sheet.width - rect.right, rect.y, rect.width, rect.height)
    return Rect(rect.x, sheet.height - rect.bottom, rect.width, rect.height)


def back_rotation(rotation: int, axis: Axis) -> int:
    """Return how a back is turned so that it stands head to head with a front turned by ``rotation``."""
    return (-rotation if axis is Axis.UPRIGHT else 180 - rotation) % 360


def mirror_mark(mark: Mark, sheet: Size, axis: Axis) -> Mark:
    """Return the mark behind ``mark``."""
    if not isinstance(mark, Line):
        return mirror_outline(mark, sheet, axis)
    start, end = mirror_point(mark.start, sheet, axis), mirror_point(mark.end, sheet, axis)
    return Line(mark.kind, start, end)


def mirror_outline(outline: Ring | Polygon, sheet: Size, axis: Axis) -> Ring | Polygon:
    """Return the outline behind ``outline``."""
    if isinstance(outline, Ring):
        return Ring(outline.kind, mirror_rect(outline.box, sheet, axis), outline.corner)
    return Polygon(outline.kind, tuple(mirror_point(point, sheet, axis) for point in outline.points))


def spin_line(line: Line, sheet: Size) -> Line:
    """Return the line after half a turn of the whole page."""
    return Line(line.kind, _spin(line.start, sheet), _spin(line.end, sheet))


def spin_label(label: Label, sheet: Size) -> Label:
    """Return the label after half a turn of the whole page."""
    return Label(label.text, _spin(label.at, sheet), label.size_pt, (label.rotation + 180) % 360)


def _spin(point: Point, sheet: Size) -> Point:
    return Point(sheet.width - point.x, sheet.height - point.y)
