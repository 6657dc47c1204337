"""Art: a shell's skin as a map from (across, down) in 0..1 to the picture, for ribs, bands and patterns.

``across`` runs from one side to the other, ``down`` from the apex to the growing edge; so a line of constant
``across`` runs along the ribs, and one of constant ``down`` is a growth line.
"""

import math
from collections.abc import Callable
from itertools import pairwise
from typing import TypeAlias

from msgspec import Struct

from generator.art.brush import Points, mix, spread

Curve: TypeAlias = Callable[[float], complex]

# A little less than a quarter turn to each side: at the very edge marks would be too narrow to print.
_SEEN = math.radians(72)
_SEEN_COS, _SEEN_SIN = math.cos(_SEEN), math.sin(_SEEN)


class Surface(Struct, frozen=True):
    """A patch of skin.

    ``ribs`` is the number of ribs that stripes should fall on, or 0 if the skin is smooth; ``detail`` the
    number of steps that follow a growth line closely enough.
    """

    at: Callable[[float, float], complex]
    ribs: int = 0
    detail: int = 6

    def rib(self, across: float, *, start: float = 0.0, end: float = 1.0, steps: int = 8) -> list[complex]:
        """Return points along the skin from the apex side to the edge."""
        return [self.at(across, down) for down in spread(steps + 1, low=start, high=end)]

    def band(self, down: float, *, start: float = 0.0, end: float = 1.0, steps: int = 12) -> list[complex]:
        """Return points across the skin at one age of growth."""
        return [self.at(across, down) for across in spread(steps + 1, low=start, high=end)]

    @property
    def length(self) -> float:
        """The way down the middle of the skin."""
        return run(self.rib(0.5, steps=4))

    @property
    def breadth(self) -> float:
        """The way across the skin at its widest of three places."""
        return max(run(self.band(down, steps=4)) for down in (0.5, 0.75, 1.0))


def run(points: Points) -> float:
    """Return the length of a polyline."""
    return sum(abs(b - a) for a, b in pairwise(points))


def loft(left: Curve, right: Curve, *, sag: float, axis: complex = 1j) -> Surface:
    """Return the round skin between two edges, seen from the front.

    Args:
        left: one edge, from 0 at the apex side to 1.
        right: the other.
        sag: how far a growth line hangs in the middle, as a share of its width; it makes things look round.
        axis: the direction in which it hangs, of length 1.
    """

    def at(across: float, down: float) -> complex:
        a, b = left(down), right(down)
        angle = (2 * across - 1) * _SEEN
        hang = (math.cos(angle) - _SEEN_COS) / (1 - _SEEN_COS)
        return mix(a, b, (1 + math.sin(angle) / _SEEN_SIN) / 2) + axis * (sag * abs(b - a) * hang)

    return Surface(at)
