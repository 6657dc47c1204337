"""Art: a mermaid's purse: the egg case of a catshark, amber and ribbed, a curling tendril at each corner."""

import math

from generator.art.botany import Part, assemble, stem
from generator.art.brush import bezier, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, paint, trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver

CASE = trace(
    "34 38, 44 33, 56 30.6, 70 30, 84 32, 95 36, 99 42, 98 50, 99 58, 95 64, 84 68, 70 70, 56 69.4, 44 67, 34 62, 31 56, 32.4 50, 31 44"
)
# Tendrils: where they leave, where they head, where their curl lies, its first turn, turns clockwise or not.
TENDRILS = (
    (33 + 40j, 22 + 30j, 16 + 20j, 11.0, 60, -1),
    (33 + 60j, 22 + 70j, 17 + 80j, 11.0, 120, 1),
    (97 + 40j, 108 + 30j, 113 + 21j, 11.0, -60, 1),
    (97 + 60j, 108 + 70j, 114 + 80j, 10.0, -120, -1),
)


def draw_mermaids_purse(canvas: Canvas) -> None:
    """Draw the case as it lies on the sand."""
    tendrils = []
    for root, bend, eye, radius, turn, way in TENDRILS:
        coil = [eye + step(turn + way * 470 * t, radius * (1 - 0.78 * t)) for t in spread(15)]
        spine = [root, bend, *coil]
        d = taper(spine, swelling(4.2, start=4.2, end=1.2, peak=0.05))
        tendrils.append(Part(d, lambda c, d=d: c.shape(d, c.body.base, 1.6)))
    assemble(canvas, [*tendrils, Part(contour(CASE), _draw_case)])


def _draw_case(canvas: Canvas) -> None:
    body = canvas.body
    whole = paint(canvas, CASE, body, lit=2.6, dark=4)
    with canvas.clipped(whole):
        for x, width, colour in ((0.0, 11.0, body.light), (0.0, 0.0, body.light)):
            if width:
                canvas.fill(
                    contour(
                        [
                            complex(46, 50),
                            complex(54, 43),
                            complex(70, 41),
                            complex(84, 44),
                            complex(88, 50),
                            complex(84, 56),
                            complex(70, 58),
                            complex(54, 56),
                        ]
                    ),
                    colour,
                )
        ribs = ""
        for y in (-14.5, -9.5, 9.5, 14.5):
            ribs += taper(
                bezier(
                    complex(33, 50 + y * 0.6), complex(66, 50 + y * 1.5), complex(97, 50 + y * 0.6), steps=6
                ),
                swelling(1.5),
            )
        canvas.fill(ribs, body.shade)
        canvas.fill(edge_cuts(flow(CASE, steps=3), canvas.rng, depth=8, gap=2.6, width=1.1), canvas.ink)
        yolk = [56 + 50j + p for p in trace("-6 0, -4 -5, 1 -6, 6 -3, 6 3, 1 6, -4 5")]
        canvas.shape(contour(yolk), canvas.tone("pollen").base, 1.2)
        pup = taper(
            bezier(61 + 51j, 70 + 43j, 84 + 44j, 83 + 52j, 74 + 55j, steps=8),
            swelling(4.2, start=1, end=0.6, peak=0.25),
        )
        canvas.fill(pup, body.shade)
    for x in (36.0, 94.0):
        canvas.line(
            smooth([complex(x, 40), complex(x + (2.4 if x < 60 else -2.4), 50), complex(x, 60)]),
            canvas.ink,
            1.3,
        )
    canvas.outline(whole)
