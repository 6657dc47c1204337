"""Art: flat flowers in any pose: places by the clock, petals, cuts that run up a petal."""

import cmath
import math

from msgspec import Struct

from generator.art.brush import joined, spline, spread
from generator.art.polar import step
from generator.art.shading import bowed_sliver


class Pose(Struct, frozen=True):
    """How a flat flower is seen: its middle, how flat it looks (1 from above), its lean in degrees."""

    middle: complex
    flat: float = 1.0
    lean: float = 0.0

    def at(self, turn: float, length: float) -> complex:
        """Return the point this far from the middle by the clock."""
        flat = step(turn, length)
        return self.middle + complex(flat.real, flat.imag * self.flat) * cmath.rect(
            1, math.radians(self.lean)
        )

    def around(self, radius: float, *, count: int = 8, turn: float = 0.0) -> list[complex]:
        """Return points on a circle about the middle, as it is seen."""
        return [self.at(turn + 360 * k / count, radius) for k in range(count)]

    def ring(self, radius: float) -> str:
        """Return path data of a circle about the middle, as it is seen."""
        # A spline through eight corners lies a little within them.
        return spline(self.around(radius * 1.08), closed=True)


def petal(
    pose: Pose, turn: float, length: float, width: float, *, notch: float = 0.0, root: float = 0.1
) -> str:
    """Return the outline of one petal; ``notch`` is a share of its length."""
    half = math.degrees(math.atan2(width / 2, length))
    sides = [(0.62, 0.4), (1.16, 0.7), (1.02, 1.06), (0.44, 1.06)]
    left = [pose.at(turn - half * off, length * reach) for off, reach in sides]
    right = [pose.at(turn + half * off, length * reach) for off, reach in sides]
    return joined(
        spline([pose.at(turn, length * root), *left, pose.at(turn, length * (1 - notch))]),
        spline([pose.at(turn, length * (1 - notch)), *right[::-1], pose.at(turn, length * root)]),
    )


def petal_cuts(
    pose: Pose,
    turn: float,
    length: float,
    width: float,
    *,
    count: int = 3,
    start: float = 0.2,
    end: float = 0.6,
    thick: float = 0.9,
) -> str:
    """Return cuts that run up a petal from its root."""
    half = math.degrees(math.atan2(width / 2, length)) * 0.6
    middle = (start + end) / 2
    return "".join(
        bowed_sliver(
            (
                pose.at(turn + off * 0.5, length * start),
                pose.at(turn + off, length * middle),
                pose.at(turn + off * 1.1, length * end),
            ),
            thick,
        )
        for off in spread(count, low=-half, high=half)
    )
