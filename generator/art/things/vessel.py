"""Art: the skin of a round vessel seen from a little above: bucket, basket."""

import math

from msgspec import Struct

from generator.art.brush import chain, spread


class Vessel(Struct, frozen=True):
    """A round vessel about a vertical axis: its mouth above, its foot below, each an ellipse seen from above.

    ``belly`` widens it between the two.
    """

    axis: float
    mouth: float
    foot: float
    mouth_radius: float
    foot_radius: float
    tilt: float = 0.24
    belly: float = 0.0

    def radius(self, down: float) -> float:
        """Return half the width at a share of the way from mouth to foot."""
        straight = self.mouth_radius + (self.foot_radius - self.mouth_radius) * down
        return straight + self.belly * math.sin(math.pi * down)

    def at(self, turn: float, down: float) -> complex:
        """Return a point of the near side; ``turn`` in degrees, -90 at the left edge, 90 at the right."""
        angle, radius = math.radians(turn), self.radius(down)
        height = self.mouth + (self.foot - self.mouth) * down
        return complex(self.axis + radius * math.sin(angle), height + radius * self.tilt * math.cos(angle))

    def band(self, down: float, *, start: float = -90, end: float = 90, steps: int = 8) -> list[complex]:
        """Return points along a level line of the near side."""
        return [self.at(turn, down) for turn in spread(steps + 1, low=start, high=end)]

    def panel(self, turns: tuple[float, float], downs: tuple[float, float], *, steps: int = 4) -> str:
        """Return path data of a patch of skin; its sides are straight."""
        top = self.band(downs[0], start=turns[0], end=turns[1], steps=steps)
        bottom = self.band(downs[1], start=turns[1], end=turns[0], steps=steps)
        return chain(top, bottom)

    def mouth_ring(self, *, share: float = 1.0, steps: int = 20) -> list[complex]:
        """Return the whole ellipse of the mouth, drawn in by ``share``."""
        return [
            complex(self.axis, self.mouth)
            + share * self.mouth_radius * complex(math.cos(a), self.tilt * math.sin(a))
            for a in spread(steps, high=2 * math.pi * (1 - 1 / steps))
        ]
