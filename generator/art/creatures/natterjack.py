"""Art: a natterjack from above, running: short legs, warts, and the yellow stripe down its back."""

from generator.art.brush import circle, smooth, turned
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb, mirrored
from generator.art.form import edge_cuts, flow, trace
from generator.art.parts import contour

HALF = "50 11, 57 12, 63 16.6, 66 22, 70.4 26, 70 32, 71 40, 76 50, 78 61, 76 72, 70 81, 61 86.6, 50 88"


def draw_natterjack(canvas: Canvas) -> None:
    """Draw the animal, head to the upper left."""

    def placed(text: str, side: int) -> list[complex]:
        points = trace(text)
        return turned(points if side > 0 else mirrored(points), -52, about=50 + 50j)

    half = trace(HALF)
    body = [p + 10 for p in turned([*half, *mirrored(half[1:-1])[::-1]], -52)]
    arms = ("70 40, 85 42, 87 29", "70 44, 84 52, 90 40")
    legs = ("70 76, 90 64, 84 82, 96 88", "70 76, 88 72, 82 88, 92 96")
    limbs = [limb([p + 10 for p in placed(arms[s > 0], s)], 12, 9, 6) for s in (-1, 1)]
    limbs += [limb([p + 10 for p in placed(legs[s > 0], s)], 15, 12, 7, 5) for s in (-1, 1)]
    canvas.rim(contour(body), *limbs)
    for part in limbs:
        canvas.shape(part, canvas.body.base, 1.8)
    whole = contour(body)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        stripe = [p + 10 for p in turned(trace("50 12, 50 30, 50 60, 50 88"), -52)]
        canvas.line(smooth(stripe), canvas.tone("pollen").base, 4)
        canvas.fill(edge_cuts(flow(body, steps=2), canvas.rng, depth=8, gap=2.5, width=1.1), canvas.ink)
    canvas.outline(whole)
    for p in (36, 64):
        at = turned([complex(p, 22)], -52)[0] + 10
        canvas.shape(circle(at, 4.4), canvas.tone("gold").base, 1.4)
