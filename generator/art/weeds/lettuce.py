"""Art: sea lettuce: thin ruffled sheets from one small foot."""

from collections.abc import Callable

from generator.art.botany import Part, assemble, daub
from generator.art.brush import joined, spline, spread
from generator.art.canvas import Canvas
from generator.art.polar import step
from generator.art.shading import bowed_sliver

FOOT = 65 + 93j
# Sheets from back to front: their way by the clock, length, width in degrees, number of ruffles.
SHEETS = (
    (-43, 80, 36, 4),
    (47, 82, 34, 4),
    (3, 87, 38, 4),
    (-71, 60, 30, 3),
    (73, 59, 30, 3),
    (-22, 60, 40, 4),
    (30, 54, 42, 4),
)
# Folds of a sheet: where they start across it (-1 to 1) and from which share of its length to which.
FOLDS = ((-0.5, 0.86, 0.36), (0.14, 0.8, 0.4), (0.62, 0.84, 0.44))
GLEAMS = ((-0.72, 0.76, 0.42), (-0.16, 0.86, 0.5), (0.4, 0.72, 0.36))


def draw_sea_lettuce(canvas: Canvas) -> None:
    """Draw a tuft of sheets."""
    assemble(canvas, [_sheet(canvas, *sheet) for sheet in SHEETS])


def _sheet(canvas: Canvas, way: float, length: float, wide: float, ruffles: int) -> Part:
    """Return a sheet that is narrow at the foot; its far margin is ruffled and shows its other side."""
    rng = canvas.rng

    def put(across: float, reach: float) -> complex:
        round_ = 1 - 0.2 * abs(across) ** 2.2
        return FOOT + step(way + across * wide / 2, length * reach * round_)

    def ruffled(reach: float, wave: float) -> list[complex]:
        waves = [wave * (1 if k % 2 else -1) * rng.uniform(0.7, 1.3) for k in range(2 * ruffles + 1)]
        acrosses = spread(2 * ruffles + 1, low=-1, high=1)
        return [put(x, reach + rise / length) for x, rise in zip(acrosses, waves, strict=True)]

    rim, inner = ruffled(1.0, 3.4), ruffled(0.93, -2.0)
    sides = ((0.9, 0.2), (1.16, 0.5), (1.14, 0.84))
    left, right = ([put(side * x, reach) for x, reach in sides] for side in (-1, 1))
    edge = [FOOT, *left, *rim, *right[::-1]]
    outline = spline(edge, closed=True)
    folds = "".join(_fold(put, *fold) for fold in FOLDS)
    gleams = "".join(_fold(put, *gleam) for gleam in GLEAMS)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        with daub(canvas, outline, body, lit=2.0, dark=5):
            canvas.fill(folds, body.shade)
            canvas.fill(gleams, body.light)
            canvas.fill(joined(spline(rim), spline(inner[::-1])), body.light)
            canvas.line(spline(inner), body.shade, 1.1)

    return Part(outline, draw)


def _fold(put: Callable[[float, float], complex], across: float, start: float, end: float) -> str:
    """Return a fold that runs towards the foot."""
    bend = put(across * 0.8 + 0.12, (start + end) / 2)
    return bowed_sliver((put(across, start), bend, put(across * 0.7, end)), 2.0)
