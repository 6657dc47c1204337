"""Verify, geometry: whether two convex outlines lie apart, each given by its corners in mm."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from generator.geometry import Point


def apart(one: Sequence[Point], other: Sequence[Point], tolerance: float) -> bool:
    """Tell whether some line along an edge has the outlines on its two sides; they may touch."""
    return any(
        _is_between(normal, one, other, tolerance) for outline in (one, other) for normal in _normals(outline)
    )


def _normals(outline: Sequence[Point]) -> Iterator[Point]:
    for start, end in pairwise((*outline, outline[0])):
        length = hypot(end.x - start.x, end.y - start.y)
        if length > 1e-9:
            yield Point((end.y - start.y) / length, (start.x - end.x) / length)


def _is_between(normal: Point, one: Sequence[Point], other: Sequence[Point], tolerance: float) -> bool:
    first, second = ([point.x * normal.x + point.y * normal.y for point in shape] for shape in (one, other))
    return min(second) >= max(first) - tolerance or min(first) >= max(second) - tolerance
