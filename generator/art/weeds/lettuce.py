"""Art: sea lettuce: thin ruffled sheets from one small foot."""

import math

from generator.art.brush import bezier, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, paint, trace
from generator.art.botany import Part, assemble
from generator.art.polar import step
from generator.art.shading import bowed_sliver

FOOT = 65 + 92j
# Sheets from back to front: their way by the clock, length, width in degrees, number of ruffles.
SHEETS = (
    (-28, 82, 52, 7),
    (34, 80, 50, 7),
    (2, 84, 44, 6),
    (-62, 66, 42, 5),
    (64, 66, 42, 5),
    (-16, 58, 44, 5),
    (26, 52, 46, 5),
)


def draw_sea_lettuce(canvas: Canvas) -> None:
    """Draw a tuft of sheets."""
    assemble(canvas, [_sheet(canvas, *sheet) for sheet in SHEETS])


def _sheet(canvas: Canvas, way: float, length: float, wide: float, ruffles: int) -> Part:
    rng = canvas.rng
    turns = spread(2 * ruffles + 1, low=-wide / 2, high=wide / 2)
    tops = [
        FOOT
        + step(
            way + off * (1 + 0.1 * (k % 2)),
            length
            * (0.98 - 0.26 * abs(off / wide * 2) ** 2.4)
            * (1.0 if k % 2 else 0.9)
            * rng.uniform(0.96, 1.03),
        )
        for k, off in enumerate(turns)
    ]
    left = [FOOT, FOOT + step(way - wide * 0.3, length * 0.3), FOOT + step(way - wide * 0.56, length * 0.5)]
    right = [FOOT + step(way + wide * 0.56, length * 0.5), FOOT + step(way + wide * 0.3, length * 0.3)]
    edge = [*left, *tops, *right]
    outline = contour(edge)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        paint(canvas, edge, body, lit=2.4, dark=4)
        with canvas.clipped(outline):
            folds = lit = ""
            for k in range(1, len(tops) - 1):
                a, b = tops[k], mix(tops[k], FOOT, rng.uniform(0.42, 0.6) if k % 2 else 0.3)
                bend = mix(a, b, 0.5) + step(way + 90, (2.0 if turns[k] > 0 else -2.0))
                cut = taper([a, bend, b], swelling(3.4, start=3.0, peak=0.2))
                lit, folds = (lit + cut, folds) if k % 2 else (lit, folds + cut)
            canvas.fill(lit, body.light)
            canvas.fill(folds, body.shade)
            canvas.fill(edge_cuts(flow(edge, steps=2), rng, depth=7, gap=3, width=1.0, least=0.4), canvas.ink)
        canvas.outline(outline, width=1.8)

    return Part(outline, draw)
