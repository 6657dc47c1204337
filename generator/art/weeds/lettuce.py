"""Art: sea lettuce: thin ruffled sheets from one small foot."""

from generator.art.botany import Part, assemble, daub
from generator.art.brush import spline
from generator.art.canvas import Canvas
from generator.art.polar import step
from generator.art.shading import bowed_sliver

FOOT = 65 + 93j
# Sheets from back to front: their way by the clock, length, width in degrees, number of ruffles.
SHEETS = (
    (-34, 83, 50, 4),
    (36, 80, 50, 4),
    (3, 87, 50, 4),
    (-66, 63, 42, 3),
    (66, 62, 42, 3),
    (-22, 58, 50, 3),
    (30, 51, 52, 3),
)


def draw_sea_lettuce(canvas: Canvas) -> None:
    """Draw a tuft of sheets."""
    assemble(canvas, [_sheet(canvas, *sheet) for sheet in SHEETS])


# A ruffle: its points across (-0.5 to 0.5 of its width) and how far they reach.
RUFFLE = ((-0.46, 0.96), (-0.34, 1.03), (0.06, 1.05), (0.42, 1.01), (0.4, 0.93))


def _sheet(canvas: Canvas, way: float, length: float, wide: float, ruffles: int) -> Part:
    """Return a sheet that is narrow at the foot and ruffled along its far edge."""
    rng, step_ = canvas.rng, wide / ruffles
    middles = [-wide / 2 + step_ * (k + 0.5) for k in range(ruffles)]
    reaches = [length * (1 - 0.2 * abs(m / wide * 2) ** 2) * rng.uniform(0.94, 1.04) for m in middles]

    def put(k: int, across: float, reach: float) -> complex:
        return FOOT + step(way + middles[k] + across * step_, reaches[k] * reach)

    tops = [put(k, across, reach) for k in range(ruffles) for across, reach in RUFFLE]
    sides = [
        [FOOT + step(way + side * wide * x, length * y) for x, y in ((0.2, 0.16), (0.5, 0.36), (0.62, 0.66))]
        for side in (-1, 1)
    ]
    edge = [FOOT, *sides[0], *tops, *sides[1][::-1]]
    outline = spline(edge, closed=True)
    rolls = [spline([put(k, x, y) for x, y in ROLL], closed=True) for k in range(ruffles)]
    folds = [
        (put(k, 0.46, 0.98), put(k, 0.44, 0.7), put(k, 0.3, rng.uniform(0.3, 0.46)))
        for k in range(ruffles - 1)
    ]
    gleams = [
        (put(k, -0.1, 0.86), put(k, -0.16, 0.66), put(k, 0.0, rng.uniform(0.4, 0.5))) for k in range(ruffles)
    ]

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        with daub(canvas, outline, body, lit=2.0, dark=5):
            canvas.fill("".join(bowed_sliver(fold, 3.0) for fold in folds), body.shade)
            canvas.fill("".join(bowed_sliver(gleam, 2.0) for gleam in gleams), body.light)
            canvas.fill("".join(rolls), body.light)
            canvas.line("".join(rolls[1::2]), body.shade, 0.9)

    return Part(outline, draw)


# Where a ruffle rolls over and shows its other side.
ROLL = ((-0.4, 1.02), (0.06, 1.08), (0.46, 1.02), (0.4, 0.9), (0.05, 0.98), (-0.3, 0.95))
