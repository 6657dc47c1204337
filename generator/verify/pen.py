"""Verify, operators: what a viewer keeps in mind while it draws: transforms, clips, the path in the making.

``page.py`` adds what the paths and the calls are for.
"""

from collections.abc import Sequence
from typing import Any

import pikepdf
from msgspec import Struct

from generator.geometry import Point, Rect
from generator.verify.matrix import Matrix, after, box_around, common, moved

Operands = Sequence[Any]


class State(Struct):
    """What ``q`` saves and ``Q`` restores."""

    matrix: Matrix
    clip: Rect | None
    font: pikepdf.Object | None = None
    size: float = 0.0


class Pen:
    """Follows operators that move, clip, and build paths; places are on the page, in mm."""

    def __init__(self, base: Matrix) -> None:
        self.state = State(base, None)
        self.saved: list[State] = []
        self.paths: list[tuple[list[Point], bool]] = []
        self.clips = False

    def save(self, _: Operands) -> None:
        """Keep the state."""
        state = self.state
        self.saved.append(state)
        self.state = State(state.matrix, state.clip, state.font, state.size)

    def restore(self, _: Operands) -> None:
        """Return to the state that was kept last."""
        if self.saved:
            self.state = self.saved.pop()

    def transform(self, operands: Operands) -> None:
        """Change the transform."""
        self.state.matrix = after(six(operands), self.state.matrix)

    def rectangle(self, operands: Operands) -> None:
        """Add a rectangle to the path."""
        x, y, width, height = map(float, operands)
        corners = ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
        self.paths.append(([moved(self.state.matrix, *corner) for corner in corners], True))

    def move(self, operands: Operands) -> None:
        """Begin a part of the path."""
        self.paths.append(([self.at(operands)], False))

    def line(self, operands: Operands) -> None:
        """Add a line to the path."""
        if self.paths:
            self.paths[-1][0].append(self.at(operands))

    def curve(self, operands: Operands) -> None:
        """Add a curve to the path, as three points on it and its end."""
        if not self.paths:
            return
        points = self.paths[-1][0]
        start = points[-1]
        first, second, end = (self.at(operands[at : at + 2]) for at in (0, 2, 4))
        points += (_on_curve(start, first, second, end, part / 4) for part in range(1, 4))
        points.append(end)

    def short_curve(self, operands: Operands) -> None:
        """Add a curve to the path, as its end: the press draws none with marks."""
        self.line(operands[-2:])

    def close_path(self, _: Operands) -> None:
        """Close the part of the path in the making."""
        if self.paths:
            self.paths[-1] = (self.paths[-1][0], True)

    def clip_next(self, _: Operands) -> None:
        """Clip to the path once it is finished."""
        self.clips = True

    def end_path(self, _: Operands) -> None:
        """Finish the path."""
        if self.clips and self.paths:
            self.clip(box_around(point for points, _ in self.paths for point in points))
        self.paths, self.clips = [], False

    def clip(self, box: Rect) -> None:
        """Let nothing show outside a box."""
        self.state.clip = common(box, self.state.clip)

    def at(self, operands: Operands) -> Point:
        """Return the place that two operands name."""
        return moved(self.state.matrix, float(operands[0]), float(operands[1]))


def six(operands: Any) -> Matrix:
    """Return the transform that six numbers are."""
    a, b, c, d, e, f = map(float, operands)
    return a, b, c, d, e, f


def _on_curve(start: Point, first: Point, second: Point, end: Point, part: float) -> Point:
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    points = (start, first, second, end)
    x = sum(weight * point.x for weight, point in zip(weights, points, strict=True))
    return Point(x, sum(weight * point.y for weight, point in zip(weights, points, strict=True)))
