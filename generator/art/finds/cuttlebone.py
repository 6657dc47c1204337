"""Art: a cuttlebone: a long oval shield of chalk, curved growth lines, a horny rim, a spine at its end."""

from generator.art.botany import Blade, Part, assemble
from generator.art.brush import bezier, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, scaled
from generator.art.shading import bowed_sliver, sliver

FRAME = Blade(tuple(bezier(9 + 78j, 48 + 62j, 84 + 46j, 121 + 20j, steps=12)), 38.0, 0.55, 6.0, 8.0)


def _ring(share: float, start: float, end: float) -> list[complex]:
    left, right = ([FRAME.at(t, side * share) for t in spread(9, low=start, high=end)] for side in (-1, 1))
    return [*left, *right[::-1]]


def draw_cuttlebone(canvas: Canvas) -> None:
    """Draw the bone from below, its spine to the lower left."""
    edge, chalk = _ring(1.0, 0.05, 1.0), _ring(0.8, 0.1, 0.96)
    spine = taper(
        [FRAME.at(0.07, 0), FRAME.at(0.03, 0), FRAME.at(0, 0) - 4.4 + 3j],
        swelling(5.4, start=5, end=0.4, peak=0.2),
    )
    assemble(
        canvas,
        [
            Part(spine, lambda c: c.shape(spine, c.tone("straw").base, 1.8)),
            Part(contour(edge), lambda c: _draw_bone(c, edge, chalk)),
        ],
    )


def _draw_bone(canvas: Canvas, edge: list[complex], chalk: list[complex]) -> None:
    body, straw, rng = canvas.body, canvas.tone("straw"), canvas.rng
    whole = paint(canvas, edge, straw, lit=0, dark=3)
    canvas.fill(edge_cuts(flow(edge, steps=3), rng, depth=7, gap=2.6, width=1.1), canvas.ink)
    canvas.shape(contour(chalk), canvas.tone("paper").light, 1.3)
    with canvas.clipped(contour(chalk)):
        hollow = [
            FRAME.at(t, side)
            for t, side in ((0.1, -0.8), (0.3, -0.5), (0.5, 0.0), (0.3, 0.5), (0.1, 0.8), (-0.02, 0))
        ]
        canvas.fill(
            contour(
                [
                    FRAME.at(t, s)
                    for t, s in (
                        (0.04, 0.9),
                        (0.2, 0.6),
                        (0.5, 0.5),
                        (0.8, 0.62),
                        (1.0, 0.9),
                        (0.8, 1.2),
                        (0.4, 1.2),
                    )
                ]
            ),
            body.shade,
            opacity=0.6,
        )
        del hollow
        lines = ""
        for t in spread(13, low=0.2, high=0.74):
            lines += bowed_sliver(
                (FRAME.at(t - 0.12, -0.66), FRAME.at(t + 0.06, 0.0), FRAME.at(t - 0.12, 0.66)), 0.9
            )
        canvas.fill(lines, body.shade)
        canvas.fill(
            taper([FRAME.at(t, -0.5) for t in spread(5, low=0.6, high=0.92)], swelling(2.4)), body.light
        )
    canvas.outline(whole)
