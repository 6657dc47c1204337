"""Art: the spire of a shell wound to the right: sutures, whorls and outline from a handful of numbers."""

import cmath
import math

from msgspec import Struct

from generator.art.brush import along, mix, pair, smooth
from generator.art.surface import Curve, Surface, loft


class Spire(Struct, frozen=True, kw_only=True):
    """A cone wound to the right, as one sees it with the mouth in front.

    Turns are counted from the lip: 0 is where the lip meets the spire, on the right; -1 is one whorl above.
    The left side lies half a turn away, which is what makes the sutures slope.

    Attributes:
        apex: where the tip is.
        lean: degrees by which the spindle is turned clockwise from upright.
        whorls: how many whorls there are, the body whorl included.
        depth: from the tip to where the lip meets the spire, along the spindle.
        slope: half the width of the cone for each unit of depth.
        growth: depth of one suture over that of the one above.
        bulge: how far a whorl stands out of the cone, as a share of its height.
        sag: how far a suture hangs in front, as a share of its width.
    """

    apex: complex
    lean: float
    whorls: int
    depth: float
    slope: float
    growth: float
    bulge: float
    sag: float

    @property
    def axis(self) -> complex:
        """The direction from the tip down the spindle, of length 1."""
        return cmath.rect(1.0, math.radians(self.lean + 90))

    def place(self, *points: complex) -> list[complex]:
        """Return points of the upright shell, measured from the tip, where they lie in the picture."""
        return [self.apex + p * self.axis / 1j for p in points]

    def edge(self, turn: float, side: int) -> complex:
        """Return where a suture reaches the outline, on the right (1) or left (-1), in the upright shell."""
        down = self.depth * self.growth**turn
        return complex(side * self.slope * down, down)

    def skins(self) -> list[Surface]:
        """Return the whorls above the body whorl, from the tip."""
        turns = range(-self.whorls, -1)
        return [loft(self._side(t + 0.5, -1), self._side(t, 1), sag=self.sag, axis=self.axis) for t in turns]

    def body(self, left: list[complex], lip: list[complex], *, sag: float) -> Surface:
        """Return the body whorl, given its left edge downwards and the lip from the foot up."""
        right = [self._side(-1, 1)(t / 4) for t in range(5)] + lip[-2:1:-1]
        return loft(along(left), along(right), sag=sag, axis=self.axis)

    def outline(self, left: list[complex], foot: list[complex], lip: list[complex]) -> str:
        """Return the closed outline: down the left of the whorls, around the body, up the right."""
        turns = range(-self.whorls, -1)
        start = self._bow(turns[0] + 0.5, -1)[0]
        falling = "".join(
            f"Q{pair(bow[1])} {pair(bow[2])}" for bow in (self._bow(t + 0.5, -1) for t in turns)
        )
        rising = "".join(
            f"Q{pair(bow[1])} {pair(bow[0])}"
            for bow in (self._bow(t, 1) for t in range(-1, -self.whorls - 1, -1))
        )
        tip = self.apex - self.axis * 0.4 * abs(start - self.apex)
        around = [smooth(left)[1:], smooth(foot)[1:], smooth(lip)[1:]]
        return f"M{pair(start)}{falling}L{'L'.join(around)}{rising}Q{pair(tip)} {pair(start)}z"

    def _bow(self, turn: float, side: int) -> tuple[complex, complex, complex]:
        """Return the outline of one whorl as a quadratic Bézier, from its upper suture to the next."""
        top, bottom = self.place(self.edge(turn, side), self.edge(turn + 1, side))
        out = (bottom - top) * (1j if side < 0 else -1j)
        return top, mix(top, bottom, 0.42) + out * self.bulge * 2, bottom

    def _side(self, turn: float, side: int) -> Curve:
        top, middle, bottom = self._bow(turn, side)
        return lambda down: mix(mix(top, middle, down), mix(middle, bottom, down), down)
