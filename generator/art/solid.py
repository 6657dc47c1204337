"""Art: one part of a figure in a single go: three tones, hatching away from the light, its line.

Parts are drawn in the order in which they lie; the rim under all of them comes first and is the caller's.
"""

from collections.abc import Iterable

from generator.art.brush import Points, mix, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts, flow, paint
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver
from generator.model import Tone

LINE = 1.8


def solid(
    canvas: Canvas,
    points: Points,
    tone: Tone,
    *,
    soft: bool = True,
    lit: float = 2.0,
    dark: float = 3.0,
    cut: float = 0.0,
    width: float = LINE,
) -> str:
    """Draw a part and return its path data; ``cut`` is the length of the hatching, 0 for none."""
    whole = paint(canvas, points, tone, soft=soft, lit=lit, dark=dark)
    if cut:
        ring = flow(points, steps=3) if soft else list(points)
        with canvas.clipped(whole):
            canvas.fill(edge_cuts(ring, canvas.rng, depth=cut, gap=2.4, width=1.0, least=0.35), canvas.ink)
    canvas.outline(whole, width=width)
    return whole


def bar(start: complex, end: complex, width: float) -> list[complex]:
    """Return the four corners of a straight bar."""
    side = (end - start) * 1j / (abs(end - start) or 1.0) * width / 2
    return [start - side, end - side, end + side, start + side]


def pole(canvas: Canvas, way: Points, width: float, tone: Tone) -> None:
    """Draw a round pole: a dark line, its colour, a gleam on the lit side and a shade on the other."""
    start, end = way[0], way[-1]
    side = (end - start) * 1j / (abs(end - start) or 1.0) * width
    lit = side if side.real + side.imag < 0 else -side
    canvas.shape(straight(bar(start, end, width + 0.4), closed=True), tone.base, 2.6)
    canvas.fill(straight(bar(start + lit * 0.32, end + lit * 0.32, width * 0.3), closed=True), tone.light)
    canvas.fill(straight(bar(start - lit * 0.3, end - lit * 0.3, width * 0.4), closed=True), tone.shade)


def pole_rim(canvas: Canvas, ways: Iterable[Points], width: float) -> None:
    """Lay the rim under round poles of one width."""
    canvas.rim(*(straight(bar(way[0], way[-1], width + 0.4), closed=True) for way in ways))


def grain(corners: Points, rng: Hand, *, lines: int = 3, width: float = 0.7) -> str:
    """Return veins of wood along a four-cornered plank, from its first and last corner to the other two."""
    a, b, c, d = corners
    veins = ""
    for t in spread(lines, low=1 / (lines + 1), high=lines / (lines + 1)):
        start, end = mix(a, d, t), mix(b, c, t)
        low, high = rng.uniform(0.04, 0.3), rng.uniform(0.6, 0.95)
        middle = mix(start, end, (low + high) / 2) + (d - a) * rng.uniform(-0.08, 0.08)
        veins += bowed_sliver((mix(start, end, low), middle, mix(start, end, high)), width)
    return veins
