"""Art: leaves that are more than blades: cut into lobes, or crinkled like cabbage."""

from generator.art.botany import Part, daub, ribbon
from generator.art.brush import spline, spread, swelling
from generator.art.canvas import Canvas
from generator.art.foliage import Blade, blade
from generator.art.shading import bowed_sliver


def lobed(frame: Blade, count: int, role: str, *, deep: float = 0.45, blunt: float = 0.5) -> Part:
    """Return a leaf cut into lobes on both sides.

    Args:
        frame: its midrib and its width over the lobes.
        count: lobes to a side.
        role: its colour.
        deep: what a hollow between lobes leaves of the width.
        blunt: how much of a lobe's length is its end.
    """
    left, right = (_lobes(frame, side, count, deep, blunt) for side in (-1, 1))
    outline = spline([*left, frame.spine[-1], frame.spine[-1], *right[::-1]], closed=True)
    ends = [(t, side) for t in spread(count, low=0.2, high=0.8) for side in (-1, 1)]

    def draw(canvas: Canvas) -> None:
        tone = canvas.tone(role)
        with daub(canvas, outline, tone, lit=0, dark=3.4, line=1.6):
            veins = [
                (frame.at(t, 0), frame.at(t + 0.06, s * 0.35), frame.at(t + 0.1, s * 0.66)) for t, s in ends
            ]
            cuts = "".join(bowed_sliver(vein, 1.0) for vein in veins)
            canvas.fill(
                cuts + ribbon(frame.spine[::2], swelling(1.8, start=1.8, end=0.3, peak=0.3)), tone.light
            )

    return Part(outline, draw, heavy=False)


def _lobes(frame: Blade, side: int, count: int, deep: float, blunt: float) -> list[complex]:
    margin = [frame.at(0.0, 0.5 * side)]
    for k in range(count):
        t, gap = 0.1 + 0.82 * k / count, 0.82 / count
        margin += [
            frame.at(t, side * deep * 0.8),
            frame.at(t + gap * (0.9 - blunt), side * 1.15),
            frame.at(t + gap * 0.84, side * 1.15),
        ]
    return margin


def crinkled(canvas: Canvas, base: complex, tip: complex, width: float, bow: float) -> Part:
    """Return a broad leaf with a waved margin, a thick midrib and thick veins."""
    rng = canvas.rng
    frame = blade(base, tip, width, bow=bow, peak=0.6, start=8, steps=6)
    margins = [
        [
            frame.at(t, side * (1.04 + 0.2 * (k % 2) + rng.uniform(-0.06, 0.06)))
            for k, t in enumerate(spread(7, low=0.1, high=0.97))
        ]
        for side in (-1, 1)
    ]
    edge = [frame.at(0, -0.7), *margins[0], *margins[1][::-1], frame.at(0, 0.7)]
    outline = spline(edge, closed=True)
    veins = [
        [frame.at(t, side * 0.03), frame.at(t + 0.1, side * 0.5), frame.at(t + 0.16, side * 0.9)]
        for t in (0.28, 0.46, 0.64)
        for side in (-1, 1)
    ]

    def draw(canvas: Canvas) -> None:
        tone = canvas.tone("leaf")
        with daub(canvas, outline, tone, lit=2.4, dark=5):
            rib = ribbon(frame.spine[::2], swelling(4.6, start=4.6, end=0.6, peak=0.2))
            canvas.fill("".join(bowed_sliver(vein, 1.2) for vein in veins) + rib, tone.light)

    return Part(outline, draw, heavy=False)
