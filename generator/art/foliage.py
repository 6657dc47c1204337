"""Art: leaves as blades along a midrib, the frame of other long things too: spikes, weeds, feathers."""

from collections.abc import Sequence

from msgspec import Struct

from generator.art.botany import Part, ribbon
from generator.art.brush import bezier, joined, mix, spline, spread, swelling
from generator.art.canvas import Canvas
from generator.art.form import LIGHT
from generator.art.shading import bowed_sliver
from generator.model import Tone


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
