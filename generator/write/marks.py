"""Write, sheets: marks in, PDF operators out, in points from the page's bottom-left.

All marks of one kind are marked content that names the kind, for whoever reads the file back.
"""

from collections.abc import Iterable

from generator.geometry import Point
from generator.sheet import Line, Mark, MarkKind, Polygon, Ring
from generator.tags import MARK_TAG
from generator.units import PT_PER_MM

# Width in points, and dashes. All marks are black; 0.25 pt is the thinnest line that every printer shows.
_STYLES = {
    MarkKind.CROP: "0.25 w [] 0 d",
    MarkKind.OUTLINE: "0.25 w [] 0 d",
    MarkKind.FOLD: "0.5 w [4 2] 0 d",
    MarkKind.RULER: "0.5 w [] 0 d",
    MarkKind.ALIGN: "0.25 w [] 0 d",
    MarkKind.SCALE: "0.4 w [] 0 d",
}
# How far the handles of the curve of a quarter circle reach, as a part of its radius.
_HANDLE = 0.5522847498


def mark_operators(marks: Iterable[Mark], page_height: float) -> str:
    """Return the operators that draw all marks, in one stroke for each kind; nothing if there are none."""
    paths: dict[MarkKind, list[str]] = {}
    for mark in marks:
        paths.setdefault(mark.kind, []).append(_path(mark, page_height))
    strokes = [
        f"/{MARK_TAG}{kind.value} BMC {_STYLES[kind]} {' '.join(paths[kind])} S EMC"
        for kind in MarkKind
        if kind in paths
    ]
    return "\n".join(["q 0 G", *strokes, "Q"]) if strokes else ""


def outline_path(outline: Ring | Polygon, page_height: float) -> str:
    """Return the operators that build an outline's path."""
    return _path(outline, page_height)


def _path(mark: Mark, height: float) -> str:
    match mark:
        case Line():
            return _line(mark, height)
        case Ring():
            return _ring(mark, height)
        case Polygon():
            return _polygon(mark, height)


def _polygon(polygon: Polygon, height: float) -> str:
    first, *others = (_at(point, height) for point in polygon.points)
    return " ".join([f"{first} m", *(f"{point} l" for point in others), "h"])


def _line(line: Line, height: float) -> str:
    return f"{_at(line.start, height)} m {_at(line.end, height)} l"


def _ring(ring: Ring, height: float) -> str:
    """Return a rounded rectangle as a path, clockwise from the top-left corner's end."""
    box, corner = ring.box, ring.corner
    start = Point(box.x + corner, box.y)
    # Each corner: the way to it along the edge, and the way from it along the next one.
    corners = (
        (Point(box.right, box.y), (1, 0), (0, 1)),
        (Point(box.right, box.bottom), (0, 1), (-1, 0)),
        (Point(box.x, box.bottom), (-1, 0), (0, -1)),
        (Point(box.x, box.y), (0, -1), (1, 0)),
    )
    path = [f"{_at(start, height)} m"]
    for tip, arriving, leaving in corners:
        path.append(f"{_at(_off(tip, arriving, -corner), height)} l")
        if corner:
            handles = _off(tip, arriving, (_HANDLE - 1) * corner), _off(tip, leaving, (1 - _HANDLE) * corner)
            curve = (*handles, _off(tip, leaving, corner))
            path.append(f"{' '.join(_at(point, height) for point in curve)} c")
    return " ".join([*path, "h"])


def _off(point: Point, direction: tuple[int, int], by: float) -> Point:
    return Point(point.x + direction[0] * by, point.y + direction[1] * by)


def _at(point: Point, height: float) -> str:
    return f"{point.x * PT_PER_MM:.3f} {(height - point.y) * PT_PER_MM:.3f}"
