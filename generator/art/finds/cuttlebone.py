"""Art: a cuttlebone: a long oval shield of chalk, curved growth lines, a horny rim, a spine at its end."""

from generator.art.botany import Part, assemble, daub, dots, ribbon
from generator.art.brush import bezier, spline, spread, swelling
from generator.art.canvas import Canvas
from generator.art.foliage import Blade
from generator.art.form import edge_cuts

FRAME = Blade(tuple(bezier(10 + 80j, 48 + 66j, 86 + 46j, 120 + 18j, steps=12)), 44.0, 0.56, 10.0, 16.0)


# A growth line from side to side: how far each of its points is ahead, and how far out.
ARCH = ((-0.12, -0.8), (-0.02, -0.7), (0.07, -0.24), (0.07, 0.24), (-0.02, 0.7), (-0.12, 0.8))


def draw_cuttlebone(canvas: Canvas) -> None:
    """Draw the bone from below, its spine to the lower left."""
    edge = _ring(1.0, 0.04, 0.98)
    outline, chalk = spline(edge, closed=True), spline(_ring(0.8, 0.1, 0.94), closed=True)
    foot = FRAME.at(0, 0)
    spine = ribbon([FRAME.at(0.08, 0), foot, foot - 5 + 3.2j], swelling(6, start=6, end=0.6, peak=0.2))
    thorn = Part(spine, lambda c: c.shape(spine, c.tone("straw").base, 1.8))
    assemble(canvas, [thorn, Part(outline, lambda c: _draw_bone(c, edge, outline, chalk))])


def _ring(share: float, start: float, end: float) -> list[complex]:
    left, right = ([FRAME.at(t, side * share) for t in spread(7, low=start, high=end)] for side in (-1, 1))
    return [*left, FRAME.at(min(1, end + 0.03), 0), *right[::-1]]


def _draw_bone(canvas: Canvas, edge: list[complex], outline: str, chalk: str) -> None:
    body, straw, rng = canvas.body, canvas.tone("straw"), canvas.rng
    with daub(canvas, outline, straw, lit=1.6, dark=4, line=2.0):
        canvas.fill(edge_cuts(edge, rng, depth=7, gap=2.8, width=1.1), canvas.ink)
    canvas.shape(chalk, canvas.tone("paper").light, 1.4)
    with canvas.clipped(chalk):
        dusk = [
            FRAME.at(t, s)
            for t, s in ((0.0, 0.9), (0.24, 0.5), (0.56, 0.42), (0.9, 0.6), (1.0, 1.2), (0.4, 1.4))
        ]
        canvas.fill(spline(dusk, closed=True), body.base)
        lines = [[FRAME.at(t + bend, s) for bend, s in ARCH] for t in spread(8, low=0.18, high=0.62)]
        canvas.line("".join(map(spline, lines)), body.shade, 1.1)
        pits = [FRAME.at(rng.uniform(0.72, 0.92), rng.uniform(-0.5, 0.5)) for _ in range(14)]
        canvas.line(dots(pits), body.shade, 1.2)
    canvas.outline(chalk, width=1.4)
