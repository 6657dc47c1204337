"""Outline of a piece → the path that a die or a knife follows, drawn where crop marks cannot show it.

Invariant: the path is the trim, no more and no less: a path around the pieces of a sheet cuts just them.
"""

from collections.abc import Iterator

from msgspec import Struct

from generator.geometry import Point, Rect
from generator.sheet import Mark, MarkKind, Polygon, Ring


class Die(Struct, frozen=True):
    """The outline of a piece as it lies on the page.

    ``corner`` is the radius of its corners in mm; ``points`` are those of a polygon, from the
    trim's top-left, and none for a rectangle.
    """

    corner: float = 0.0
    points: tuple[Point, ...] = ()

    @property
    def is_square(self) -> bool:
        """Whether straight cuts from edge to edge of the grid cut it."""
        return not self.points and self.corner == 0

    def path(self, trim: Rect) -> Mark:
        """Return the outline around a piece."""
        if self.points:
            points = tuple(Point(trim.x + point.x, trim.y + point.y) for point in self.points)
            return Polygon(MarkKind.OUTLINE, points)
        return Ring(MarkKind.OUTLINE, trim, self.corner)

    def shown(self, trim: Rect, bleed: float) -> Ring | Polygon:
        """Return the outline with bleed around it: that of a circle, or of a regular polygon."""
        if not self.points:
            return Ring(MarkKind.OUTLINE, trim.grown(bleed), self.corner + bleed)
        middle, across = trim.centre, min(trim.width, trim.height)
        factor = (across + 2 * bleed) / across
        points = (Point(trim.x + point.x, trim.y + point.y) for point in self.points)
        grown = (
            Point(middle.x + (point.x - middle.x) * factor, middle.y + (point.y - middle.y) * factor)
            for point in points
        )
        return Polygon(MarkKind.OUTLINE, tuple(grown))


def turned_points(points: tuple[Point, ...], height: float) -> Iterator[Point]:
    """Yield the points of a polygon after a quarter turn clockwise; ``height`` is the polygon's before it."""
    yield from (Point(height - point.y, point.x) for point in points)
