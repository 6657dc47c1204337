"""Art: the edge of the sea around a board, seen from above: swell, surf, and the sand that the last wave wet.

Each line of the sea is a ring of lobes, as waves leave them on a beach: they bow towards the land and meet in
cusps that point out to sea.
"""

from collections.abc import Callable, Iterator
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from generator.art.brush import along, circle, pair, resample
from generator.art.canvas import Canvas
from generator.art.hand import Hand
from generator.art.polar import arc
from generator.art.shading import bowed_sliver

BOARD = 200.0
OUTSIDE = "M-9-9H209V209H-9Z"
ROUND = 12.0
SURF = 7.0
SWELL = 3.5
EDGE = 1.2


class Lobes(Struct, frozen=True):
    """A ring of lobes along a square, clockwise.

    Attributes:
        inset: how far within the board's edge the square lies.
        starts: where along the square each lobe begins, from 0 to 1.
        bows: how far each lobe bows inwards.
    """

    inset: float
    starts: tuple[float, ...]
    bows: tuple[float, ...]

    def grown(self, step: float) -> "Lobes":
        """Return the ring farther in: the cusps by less than the bows."""
        return replace(
            self, inset=self.inset + 0.4 * step, bows=tuple([bow + 0.6 * step for bow in self.bows])
        )

    def curves(self) -> Iterator[tuple[complex, ...]]:
        """Yield for each lobe five points, from cusp to cusp."""
        at = along(_walk(self.inset))
        for (start, end), bow in zip(pairwise((*self.starts, 1 + self.starts[0])), self.bows, strict=True):
            yield tuple(
                [
                    _inside(at, start + s * (end - start), 4 * s * (1 - s) * bow)
                    for s in (0, 0.25, 0.5, 0.75, 1)
                ]
            )


def draw_shore(canvas: Canvas) -> None:
    """Draw the sea's edge around a square of 200 units; what lies inside stays open."""
    body, foam, sand = canvas.body, canvas.tone("foam"), canvas.tone("sand")
    surf = _lobes(canvas.rng, SURF, 30, 1.7)
    swell = _lobes(canvas.rng, SWELL, 27, 1.1)
    canvas.fill(_outside(surf.grown(2.4)), sand.shade, opacity=0.3)
    canvas.fill(_outside(surf.grown(1.2)), sand.shade, opacity=0.4)
    canvas.shape(_outside(surf), foam.light, 0.3, edge=body.shade)
    canvas.fill(_outside(surf.grown(-1.5)), body.light)
    canvas.fill(_bubbles(canvas.rng, surf), body.light)
    canvas.fill(_outside(swell.grown(1.3)), body.base)
    canvas.fill(_streaks(canvas.rng, SWELL + 2.1, 40), foam.light)
    canvas.fill(_outside(swell.grown(0.5)), body.shade)
    canvas.fill(_outside(swell), foam.light)
    canvas.fill(_outside(swell.grown(-1.0)), body.base)
    canvas.fill(_streaks(canvas.rng, EDGE, 56), body.shade)
    canvas.fill(_streaks(canvas.rng, EDGE - 0.9, 50), body.light)


def _walk(inset: float) -> list[complex]:
    """Return points along a square with round corners, clockwise from the upper left."""
    low, high = inset + ROUND, BOARD - inset - ROUND
    corners = (complex(low, low), complex(high, low), complex(high, high), complex(low, high))
    ring = [p for k, c in enumerate(corners) for p in arc(c, ROUND, 90 * k - 90, 90 * k)]
    return resample([*ring, ring[0]], 400)


def _inside(at: Callable[[float], complex], t: float, depth: float) -> complex:
    """Return the point ``depth`` inwards from a place along a clockwise ring."""
    way = at((t + 0.004) % 1.0) - at((t - 0.004) % 1.0)
    return at(t % 1.0) + way / abs(way) * 1j * depth


def _lobes(rng: Hand, inset: float, count: int, bow: float) -> Lobes:
    starts = tuple([(k + rng.uniform(0, 0.55)) / count for k in range(count)])
    return Lobes(inset, starts, tuple([bow * rng.uniform(0.6, 1.3) for _ in starts]))


def _outside(lobes: Lobes) -> str:
    """Return path data of all that lies outside the ring."""
    # The ring runs the other way round than the sheet, so that it is a hole in it.
    curves = [curve[::-1] for curve in lobes.curves()][::-1]
    bends = [pair(p) for a, b, c, d, e in curves for p in (2 * b - (a + c) / 2, c, 2 * d - (c + e) / 2, e)]
    return f"{OUTSIDE}M{pair(curves[0][0])}Q{' '.join(bends)}z"


def _bubbles(rng: Hand, lobes: Lobes) -> str:
    """Return holes in the foam, along each lobe."""
    holes = ""
    for curve in lobes.curves():
        at = along(curve)
        inward = (curve[-1] - curve[0]) / abs(curve[-1] - curve[0]) * 1j
        for share in (0.2, 0.36, 0.5, 0.64, 0.8):
            place = at(share + rng.uniform(-0.06, 0.06)) - inward * rng.uniform(0.4, 1.0)
            holes += circle(place, rng.uniform(0.16, 0.36))
    return holes


def _streaks(rng: Hand, inset: float, count: int) -> str:
    """Return short cuts along the edge of the board."""
    at, cuts = along(_walk(inset)), ""
    for k in range(count):
        start = (k + rng.uniform(-0.3, 0.3)) / count
        long = rng.uniform(0.3, 0.65) / count
        cuts += bowed_sliver(
            [_inside(at, start + s * long, d) for s, d in ((0, 0), (0.5, 0.35), (1, 0))], 0.32
        )
    return cuts
