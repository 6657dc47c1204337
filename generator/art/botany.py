"""Art: what plants are put together from: stems, leaves, petals in any pose. Parts → one rimmed figure.

Invariant: the rim and the heavy side of the line lie under all parts, so that no part cuts into its neighbour.
"""

import cmath
import math
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from msgspec import Struct

from generator.art.brush import Points, bezier, joined, mix, smooth, spread, swelling, taper
from generator.art.canvas import OUTLINE, RIM, WEIGHT, Canvas
from generator.art.form import LIGHT, contour
from generator.art.polar import step
from generator.art.shading import bowed_sliver
from generator.model import Tone

Draw: TypeAlias = Callable[[Canvas], None]


class Part(Struct, frozen=True):
    """One part of a figure: the edge that its rim follows, ``girth`` wide if it is a mere line."""

    edge: str
    draw: Draw
    girth: float = 0.0


def assemble(canvas: Canvas, parts: Sequence[Part]) -> None:
    """Draw the parts in order, over one rim."""
    for girth in sorted({part.girth for part in parts}):
        edges = "".join(part.edge for part in parts if part.girth == girth)
        canvas.line(edges, canvas.paper, OUTLINE + girth + 2 * RIM)
    for girth in sorted({part.girth for part in parts}):
        edges = "".join(part.edge for part in parts if part.girth == girth)
        canvas.line(edges, canvas.ink, OUTLINE * 0.8 + girth, shift=WEIGHT)
    for part in parts:
        part.draw(canvas)


def stem(points: Points, girth: float, tone: Tone, *, line: float = 1.5) -> Part:
    """Return a stem along a few points: even in girth, light on one side."""
    way = smooth(points)

    def draw(canvas: Canvas) -> None:
        canvas.line(way, canvas.ink, girth + line)
        canvas.line(way, tone.base, girth - line)
        if girth > 3.4:
            canvas.line(way, tone.light, (girth - line) * 0.3, shift=LIGHT * (girth - line) * 0.24)

    return Part(way, draw, girth - line / 2)


class Blade(Struct, frozen=True):
    """A leaf's frame: its midrib, and its width at the widest, which is at share ``peak`` of its length."""

    spine: tuple[complex, ...]
    width: float
    peak: float = 0.42
    start: float = 0.0
    end: float = 0.0

    def margin(self, side: int, share: float = 1.0) -> list[complex]:
        """Return one margin (side -1 left of the way to the tip, 1 right), or a line nearer the midrib."""
        return [self.at(t, side * share) for t in spread(len(self.spine))]

    def at(self, t: float, side: float) -> complex:
        """Return the point at share ``t`` of the midrib, ``side`` of the way to the margin."""
        last = len(self.spine) - 1
        i = min(int(t * last), last - 1)
        way = self.spine[min(i + 1, last)] - self.spine[max(i - 1, 0)]
        if t * last > i + 0.5:
            way = self.spine[min(i + 2, last)] - self.spine[i]
        breadth = swelling(self.width, start=self.start, end=self.end, peak=self.peak)(t)
        foot = mix(self.spine[i], self.spine[i + 1], t * last - i)
        return foot + way * 1j / (abs(way) or 1.0) * side * breadth / 2

    @property
    def outline(self) -> str:
        """The closed outline."""
        return joined(smooth(self.margin(-1)), smooth(self.margin(1)[::-1]))

    @property
    def dark(self) -> int:
        """The side that lies away from the light."""
        way = (self.spine[-1] - self.spine[0]) * 1j
        return -1 if way.real * LIGHT.real + way.imag * LIGHT.imag > 0 else 1


def blade(
    base: complex,
    tip: complex,
    width: float,
    *,
    bow: float = 0.0,
    peak: float = 0.42,
    start: float = 0.0,
    steps: int = 4,
) -> Blade:
    """Return a leaf's frame from base to tip; ``bow`` bends it to the right, as a share of its length."""
    middle = (base + tip) / 2 + (tip - base) * 1j * bow
    return Blade(tuple(bezier(base, middle, tip, steps=steps)), width, peak, start)


def leaf(frame: Blade, tone: Tone, *, veins: int = 0, line: float = 1.6, rib: float = 1.2) -> Part:
    """Return a leaf: one half lit, one in shade, a pale midrib, veins as cuts."""

    def draw(canvas: Canvas) -> None:
        canvas.shape(frame.outline, tone.base, line)
        side = frame.dark
        canvas.fill(joined(smooth(frame.margin(side, 0.8)), smooth(frame.spine[::-1])), tone.shade)
        canvas.fill(_veins(frame, -side, veins), tone.light)
        canvas.fill(_veins(frame, side, veins), canvas.ink)
        if rib:
            canvas.fill(taper(frame.spine, swelling(rib, start=rib, end=0.2, peak=0.3)), tone.light)

    return Part(frame.outline, draw)


def _veins(frame: Blade, side: int, count: int) -> str:
    cuts = ""
    for t in spread(count, low=0.16, high=0.72) if count else []:
        root, middle, end = (
            frame.at(t, side * 0.06),
            frame.at(t + 0.07, side * 0.45),
            frame.at(t + 0.17, side * 0.8),
        )
        cuts += bowed_sliver((root, middle, end), 0.9)
    return cuts


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

    def around(self, radius: float, *, count: int = 12, turn: float = 0.0) -> list[complex]:
        """Return points on a circle about the middle, as it is seen."""
        return [self.at(turn + 360 * k / count, radius) for k in range(count)]


def petal(
    pose: Pose, turn: float, length: float, width: float, *, notch: float = 0.0, root: float = 0.1
) -> list[complex]:
    """Return the outline of one petal; ``notch`` (or a tip, if below 0) as a share of its length."""
    half = math.degrees(math.atan2(width / 2, length))
    return [
        pose.at(turn, length * root),
        pose.at(turn - half * 0.9, length * 0.5),
        pose.at(turn - half, length * 0.86),
        pose.at(turn - half * 0.5, length * 1.03),
        pose.at(turn, length * (1 - notch)),
        pose.at(turn + half * 0.5, length * 1.03),
        pose.at(turn + half, length * 0.86),
        pose.at(turn + half * 0.9, length * 0.5),
    ]


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
    return "".join(
        bowed_sliver(
            (
                pose.at(turn + off * 0.5, length * start),
                pose.at(turn + off, length * (start + end) / 2),
                pose.at(turn + off * 1.1, length * end),
            ),
            thick,
        )
        for off in spread(count, low=-half, high=half)
    )


def disc(points: Iterable[complex], draw: Draw) -> Part:
    """Return a part with a soft closed edge."""
    return Part(contour(list(points)), draw)
