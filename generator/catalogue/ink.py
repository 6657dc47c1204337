"""The marks of charts as SVG, through svgwrite: bars with a pattern each, bubbles, lines with markers.

Part of catalogue. Invariant: a panel is told from the others by pattern and marker too, not by colour alone.
"""

from collections.abc import Iterable, Iterator

import svgwrite

from generator.geometry import Point, Rect, Size
from generator.model import Tone

_HAIR, _LINE, _CURVE = 0.15, 0.25, 0.55
_GAP = 1.3  # between the strokes of a pattern
_DOT = 0.28
_MARK = 1.0


class Sheet:
    """One picture of marks in the making, in mm. Later marks lie on earlier ones."""

    def __init__(self, size: Size, ink: str) -> None:
        self._drawing = svgwrite.Drawing(size=(f"{size.width}mm", f"{size.height}mm"), debug=False)
        self._drawing.viewbox(0, 0, round(size.width, 3), round(size.height, 3))
        self._ink = ink

    def svg(self) -> str:
        """Return the picture as a whole SVG document."""
        return str(self._drawing.tostring())

    def rule(self, start: Point, end: Point, *, faint: bool = False) -> None:
        """Draw an axis, or a faint line of a grid."""
        path = f"M{_at(start)}L{_at(end)}"
        self._path(path, fill="none", stroke=self._ink, width=_HAIR if faint else _LINE, faint=faint)

    def bar(self, box: Rect, tone: Tone, pattern: int) -> None:
        """Draw a bar in one of six patterns."""
        outline = f"M{box.x:.2f} {box.y:.2f}h{box.width:.2f}v{box.height:.2f}h{-box.width:.2f}z"
        self._path(outline, fill=tone.base)
        strokes = "".join(_pattern(box, pattern % 6))
        if strokes:
            self._path(strokes, fill="none", stroke=tone.shade, width=_LINE)
        self._path(outline, fill="none", stroke=self._ink, width=_LINE)

    def bubble(self, centre: Point, radius: float, tone: Tone) -> None:
        """Draw a disc."""
        self._path(_disc(centre, radius), fill=tone.light, stroke=self._ink, width=_LINE)

    def curve(self, points: list[Point], tone: Tone, marker: int) -> None:
        """Draw a line through points, each with one of six markers."""
        if len(points) > 1:
            path = "M" + "L".join(map(_at, points))
            self._path(path, fill="none", stroke=tone.shade, width=_CURVE)
        for point in points:
            self._path(_marker(point, marker % 6), fill=tone.shade, stroke=self._ink, width=_HAIR)

    def _path(
        self, path: str, *, fill: str, stroke: str = "none", width: float = 0.0, faint: bool = False
    ) -> None:
        said = {"stroke_width": width, "stroke_linejoin": "round"} if stroke != "none" else {}
        said |= {"stroke_opacity": 0.3} if faint else {}
        self._drawing.add(self._drawing.path(path, fill=fill, stroke=stroke, **said))


def _at(point: Point) -> str:
    return f"{point.x:.2f} {point.y:.2f}"


def _disc(centre: Point, radius: float) -> str:
    arc = f"a{radius:.2f} {radius:.2f} 0 1 0"
    return f"M{centre.x - radius:.2f} {centre.y:.2f}{arc} {2 * radius:.2f} 0{arc} {-2 * radius:.2f} 0z"


def _pattern(box: Rect, pattern: int) -> Iterator[str]:
    """Yield the strokes of a pattern: plain, rising, dotted, level, crossed, upright."""
    if pattern in (1, 4):
        yield from _rising(box)
    if pattern == 4:
        yield from _falling(box)
    if pattern == 2:
        for row, y in enumerate(_steps(box.y, box.bottom)):
            for x in _steps(box.x - _GAP / 2 * (row % 2), box.right):
                if x - _DOT > box.x and x + _DOT < box.right and y + _DOT < box.bottom:
                    yield _disc(Point(x, y), _DOT / 2)
    if pattern == 3:
        yield from (f"M{box.x:.2f} {y:.2f}H{box.right:.2f}" for y in _steps(box.y, box.bottom))
    if pattern == 5:
        yield from (f"M{x:.2f} {box.y:.2f}V{box.bottom:.2f}" for x in _steps(box.x, box.right))


def _steps(start: float, end: float) -> Iterator[float]:
    """Yield places a gap apart, half a gap from the start on."""
    place = start + _GAP / 2
    while place < end:
        yield place
        place += _GAP


def _rising(box: Rect) -> Iterator[str]:
    for start, end in _slants(box):
        yield f"M{box.x + start.x:.2f} {box.bottom - start.y:.2f}"
        yield f"L{box.x + end.x:.2f} {box.bottom - end.y:.2f}"


def _falling(box: Rect) -> Iterator[str]:
    for start, end in _slants(box):
        yield f"M{box.x + start.x:.2f} {box.y + start.y:.2f}"
        yield f"L{box.x + end.x:.2f} {box.y + end.y:.2f}"


def _slants(box: Rect) -> Iterator[tuple[Point, Point]]:
    """Yield the ends of slanting lines within a box, from its corner: those with ``y - x`` a step apart."""
    for shift in _steps(-box.width, box.height):
        start = Point(max(0.0, -shift), max(0.0, shift))
        length = min(box.width - start.x, box.height - start.y)
        yield start, Point(start.x + length, start.y + length)


def _marker(point: Point, marker: int) -> str:
    """Return a disc, a square, a lozenge, a triangle, one upside down, or a cross."""
    if marker == 0:
        return _disc(point, _MARK * 0.9)
    cross = ((-1, -0.3), (-0.3, -0.3), (-0.3, -1), (0.3, -1), (0.3, -0.3), (1, -0.3))
    corners: Iterable[tuple[float, float]] = (
        [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
        [(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)],
        [(0, -1.1), (1.1, 0.8), (-1.1, 0.8)],
        [(0, 1.1), (1.1, -0.8), (-1.1, -0.8)],
        [*cross, *((-x, -y) for x, y in cross)],
    )[marker - 1]
    return "M" + "L".join(_at(Point(point.x + x * _MARK, point.y + y * _MARK)) for x, y in corners) + "z"
