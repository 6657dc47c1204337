"""Art: steps by the clock. Degrees run clockwise from straight up, as on a dial."""

import cmath
import math

from generator.art.brush import spread


def step(turn: float, length: float) -> complex:
    """Return the step of this length towards ``turn``."""
    return cmath.rect(length, math.radians(turn - 90))


def round_(middle: complex, radius: float, *, count: int = 12) -> list[complex]:
    """Return ``count`` points on a circle, clockwise from the top."""
    return [middle + step(360 * k / count, radius) for k in range(count)]


def arc(middle: complex, radius: float, start: float, end: float, *, steps: int = 6) -> list[complex]:
    """Return points along an arc."""
    return [middle + step(turn, radius) for turn in spread(steps + 1, low=start, high=end)]


def star(middle: complex, outer: float, inner: float, points: int, *, turn: float = 0.0) -> list[complex]:
    """Return the corners of a star, clockwise from its first point."""
    return [middle + step(turn + 180 * k / points, inner if k % 2 else outer) for k in range(2 * points)]
