"""The outline of a piece: hexagons by their width across flats, polygons by their corners."""

from itertools import combinations
from math import sqrt
from typing import Annotated, TypeAlias

from msgspec import Struct

from generator.diagnostic import suggestion
from generator.expression import Names
from generator.geometry import Point, Size
from generator.model import Fill, Outline
from generator.read.faults import ContentError
from generator.read.nodes import Listing, Node
from generator.read.scalars import as_length, as_word

_Edge: TypeAlias = tuple[Point, Point]

_MOST_POINTS = 100
_SLACK = 1e-9
_POINTS_HELP = "such as [[0, 0], [20 mm, 0], [10 mm, 17 mm]]"
_BLEEDS = {"art": None, "mirror": Fill.MIRROR, "edge": Fill.EDGE}


def _points(node: Node, names: Names) -> tuple[Point, ...]:
    if not isinstance(node, Listing) or not 3 <= len(node.items) <= _MOST_POINTS:
        raise ContentError("S103", f"an outline is a list of 3 to {_MOST_POINTS} points", _POINTS_HELP)
    points = tuple(_point(item, names) for item in node.items)
    left, top = min(point.x for point in points), min(point.y for point in points)
    moved = tuple(Point(point.x - left, point.y - top) for point in points)
    if _crosses(moved):
        raise ContentError(
            "S105", "the edges of the outline touch or cross each other", "name its corners in turn"
        )
    return moved


def _point(node: Node, names: Names) -> Point:
    if not isinstance(node, Listing) or len(node.items) != 2:
        raise ContentError("S103", "a point is how far it lies to the right, and how far down", _POINTS_HELP)
    x, y = (as_length(item, names) for item in node.items)
    return Point(x, y)


def _outline(node: Node, _: Names) -> Outline:
    word, known = as_word(node), [one.value for one in (Outline.RECTANGLE, Outline.ROUND, Outline.HEX)]
    if word not in known:
        raise ContentError("S103", f'"{word}" is not an outline', suggestion(word, known))
    return Outline(word)


def _bleed_source(node: Node, _: Names) -> Fill | None:
    word = as_word(node)
    if word not in _BLEEDS:
        raise ContentError("S103", f'bleed does not come from "{word}"', suggestion(word, _BLEEDS))
    return _BLEEDS[word]


Points = Annotated[tuple[Point, ...], _points]
OutlineWord = Annotated[Outline, _outline]
BleedSource = Annotated[Fill | None, _bleed_source]


class Form(Struct, frozen=True):
    """The size and outline of a piece."""

    size: Size
    outline: Outline = Outline.RECTANGLE
    corner: float = 0.0
    points: tuple[Point, ...] = ()


def hexagonal(size: Size) -> Form:
    """Return the form of the hexagon that fills a box."""
    return Form(size, Outline.HEX, points=hexagon(size))


def hexagon_size(across_flats: float, *, pointed: bool) -> Size:
    """Return the box of a regular hexagon, with an edge or, if pointed, a corner at its top."""
    flat = Size(2 * across_flats / sqrt(3), across_flats)
    return flat.turned() if pointed else flat


def hexagon(size: Size) -> tuple[Point, ...]:
    """Return the corners of the hexagon that fills a box; two opposite ones lie on its longer axis."""
    width, height = size.width, size.height
    if width >= height:
        xs, ys = (0.0, width / 4, 3 * width / 4, width), (0.0, height / 2, height)
        places = ((1, 0), (2, 0), (3, 1), (2, 2), (1, 2), (0, 1))
        return tuple(Point(xs[x], ys[y]) for x, y in places)
    return tuple(Point(width - point.y, point.x) for point in hexagon(size.turned()))


def box_of(points: tuple[Point, ...]) -> Size:
    """Return the size of a polygon whose box begins at the origin."""
    return Size(max(point.x for point in points), max(point.y for point in points))


def _crosses(points: tuple[Point, ...]) -> bool:
    """Tell whether two edges of a polygon meet elsewhere than at the corner between them."""
    edges = tuple(zip(points, (*points[1:], points[0]), strict=True))
    last = len(edges) - 1
    for number, other in combinations(range(len(edges)), 2):
        one, two = edges[number], edges[other]
        if (number, other) == (0, last):
            one, two = two, one
        elif other - number > 1:
            if _meet(one, two):
                return True
            continue
        # Neighbours: neither may lead back along the other.
        if _lies_on(one, two[1]) or _lies_on(two, one[0]):
            return True
    return False


def _meet(one: _Edge, two: _Edge) -> bool:
    if _side(one, two[0]) * _side(one, two[1]) < 0 and _side(two, one[0]) * _side(two, one[1]) < 0:
        return True
    return any(_lies_on(one, point) for point in two) or any(_lies_on(two, point) for point in one)


def _side(edge: _Edge, point: Point) -> int:
    """Return on which side of an edge's line a point lies: 1, -1, or 0 if on it."""
    start, end = edge
    area = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    return (area > _SLACK) - (area < -_SLACK)


def _lies_on(edge: _Edge, point: Point) -> bool:
    start, end = edge
    across = min(start.x, end.x) <= point.x <= max(start.x, end.x)
    return across and min(start.y, end.y) <= point.y <= max(start.y, end.y) and _side(edge, point) == 0
