"""Art: what plants are put together from: stems, leaves, petals in any pose. Parts → one rimmed figure.

Invariant: the rim and the heavy side of the line lie under all parts, so that no part cuts into another.
"""

import cmath
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from msgspec import Struct

from generator.art.brush import Points, Width, bezier, joined, mix, pair, spline, spread, swelling, tenths
from generator.art.canvas import OUTLINE, RIM, WEIGHT, Canvas
from generator.art.form import LIGHT
from generator.art.polar import step
from generator.art.shading import bowed_sliver
from generator.model import Tone

# How thick the line round a stem is, half outside and half inside its girth.
STEM = 1.5
# More than any picture holds: cheaper to fill within a clip than the outline once more.
ALL = "M-9-9h200v200H-9z"
Draw: TypeAlias = Callable[[Canvas], None]


class Part(Struct, frozen=True):
    """One part of a figure.

    Attributes:
        edge: what its rim follows; a mere line or dots if ``girth`` says how wide.
        draw: paints it.
        heavy: whether its line is heavier away from the light. Small parts within a figure are not.
    """

    edge: str
    draw: Draw
    girth: float = 0.0
    heavy: bool = True


def assemble(canvas: Canvas, parts: Sequence[Part]) -> None:
    """Draw the parts in order, over one rim."""
    girths = sorted({part.girth for part in parts})
    for girth in girths:
        edges = "".join(part.edge for part in parts if part.girth == girth)
        canvas.line(edges, canvas.paper, round(OUTLINE + girth + 2 * RIM, 1))
    for girth in girths:
        edges = "".join(part.edge for part in parts if part.girth == girth and part.heavy)
        canvas.line(edges, canvas.ink, round(OUTLINE * 0.8 + girth, 1), shift=WEIGHT)
    for part in parts:
        part.draw(canvas)


@contextmanager
def daub(
    canvas: Canvas, outline: str, tone: Tone, *, lit: float = 2.0, dark: float = 4.0, line: float = 1.8
) -> Iterator[None]:
    """Fill an outline in three tones, what the ``with`` block adds within it, and its line on top.

    ``lit`` and ``dark`` are the widths of the crescents towards the light and away from it.
    """
    with canvas.clipped(outline):
        canvas.fill(ALL, tone.base)
        if lit:
            canvas.line(outline, tone.light, lit, shift=-LIGHT * lit / 2)
        if dark:
            canvas.line(outline, tone.shade, dark, shift=LIGHT * dark / 2)
        yield
    canvas.outline(outline, width=line)


def ground(points: Points, role: str, *, lit: float = 2.0, dark: float = 4.0) -> Part:
    """Return what a plant stands on."""
    outline = spline(points, closed=True)

    def draw(canvas: Canvas) -> None:
        with daub(canvas, outline, canvas.tone(role), lit=lit, dark=dark):
            pass

    return Part(outline, draw)


def ribbon(spine: Points, width: Width) -> str:
    """Return the closed outline of a stroke along ``spine``, in few words."""
    left: list[complex] = []
    right: list[complex] = []
    last = len(spine) - 1
    for i, point in enumerate(spine):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        side = way * 1j / (abs(way) or 1.0) * width(i / last) / 2
        left.append(point - side)
        right.append(point + side)
    return joined(spline(left), spline(right[::-1]))


def stem(points: Points, girth: float, tone: Tone) -> Part:
    """Return a stem along a few points: even in girth, light on one side."""
    return branches([(points, girth)], tone)


def branches(ways: Sequence[tuple[Points, float]], tone: Tone, *, heavy: bool = True) -> Part:
    """Return stems that grow out of one another: no line parts them where they meet."""
    girths = sorted({girth for _, girth in ways})
    drawn = [("".join(spline(points) for points, wide in ways if wide == girth), girth) for girth in girths]

    def draw(canvas: Canvas) -> None:
        for way, girth in drawn:
            canvas.line(way, canvas.ink, round(girth + STEM, 1))
        for way, girth in drawn:
            canvas.line(way, tone.base, round(girth - STEM, 1))
        for way, girth in drawn:
            if girth > 3.8:
                side = round((girth - STEM) * 0.25, 1)
                canvas.line(way, tone.light, side, shift=LIGHT * side)

    return Part("".join(way for way, _ in drawn), draw, round(girths[0] - STEM / 2, 1), heavy)


class Blade(Struct, frozen=True):
    """A leaf's frame: its midrib, and its width at the widest, which is at share ``peak`` of its length."""

    spine: tuple[complex, ...]
    width: float
    peak: float = 0.42
    start: float = 0.0
    end: float = 0.0

    def margin(self, side: float) -> list[complex]:
        """Return a line along the leaf: a margin (-1 left of the way to the tip, 1 right), or one between."""
        return [self.at(t, side) for t in spread(len(self.spine))]

    def at(self, t: float, side: float) -> complex:
        """Return the point at share ``t`` of the midrib, ``side`` of the way to the margin."""
        last = len(self.spine) - 1
        i = min(int(t * last), last - 1)
        way = self._way(i) + (self._way(i + 1) - self._way(i)) * (t * last - i)
        breadth = swelling(self.width, start=self.start, end=self.end, peak=self.peak)(t)
        foot = mix(self.spine[i], self.spine[i + 1], t * last - i)
        return foot + way * 1j / (abs(way) or 1.0) * side * breadth / 2

    def _way(self, i: int) -> complex:
        way = self.spine[min(i + 1, len(self.spine) - 1)] - self.spine[max(i - 1, 0)]
        return way / (abs(way) or 1.0)

    @property
    def outline(self) -> str:
        """The closed outline."""
        return joined(spline(self.margin(-1)), spline(self.margin(1)[::-1]))

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


def leaf(
    frame: Blade, tone: Tone, *, veins: int = 0, line: float = 1.6, rib: float = 1.2, heavy: bool = True
) -> Part:
    """Return a leaf: one half lit, one in shade, a pale midrib, veins as cuts."""
    return leaves([frame], tone, veins=veins, line=line, rib=rib, heavy=heavy)


def leaves(
    frames: Sequence[Blade],
    tone: Tone,
    *,
    veins: int = 0,
    line: float = 1.6,
    rib: float = 1.2,
    heavy: bool = True,
) -> Part:
    """Return leaves that do not overlap."""
    outline = "".join(frame.outline for frame in frames)
    shade = "".join(
        joined(spline(frame.margin(frame.dark * 0.8)), spline(frame.spine[::-1])) for frame in frames
    )

    def draw(canvas: Canvas) -> None:
        canvas.shape(outline, tone.base, line)
        canvas.fill(shade, tone.shade)
        if rib:
            ribs = (ribbon(frame.spine, swelling(rib, start=rib, end=0.2, peak=0.3)) for frame in frames)
            lit = (_veins(frame, -frame.dark, veins) for frame in frames)
            canvas.fill("".join([*lit, *ribs]), tone.light)
        if veins:
            canvas.fill("".join(_veins(frame, frame.dark, veins) for frame in frames), canvas.ink)

    return Part(outline, draw, heavy=heavy)


def _veins(frame: Blade, side: int, count: int) -> str:
    cuts = ""
    for t in spread(count, low=0.16, high=0.72) if count else []:
        root, end = frame.at(t, side * 0.06), frame.at(t + 0.17, side * 0.8)
        cuts += bowed_sliver((root, frame.at(t + 0.07, side * 0.45), end), 0.9)
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
    """Return the outline of one petal; ``notch`` (or a tip, if below 0) as a share of its length."""
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


def dots(places: Sequence[complex]) -> str:
    """Return path data of specks: draw it as a line, as wide as the specks are to be."""
    return "".join(f"M{pair(tenths(p))}h.01" for p in places)
