"""Art: a surfboard stuck in the sand, its leash coiled at its foot."""

from generator.art.brush import Points, bezier, smooth, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.footing import draw_heap
from generator.art.form import contour, edge_cuts, flow, trace
from generator.art.polar import star
from generator.art.roller import foam, furrows, hollow, profile

BOARD = trace(
    "50 2, 57 8.4, 62.6 18, 66 33, 67 50, 65.6 68, 63 80, 61 86, 39 86, 37 80, 34.4 68, 33 50, 34 33, "
    "37.4 18, 43 8.4"
)
HEAP = trace("6 90, 20 83, 42 79, 66 79, 88 83, 103 90, 92 95.4, 54 95.4, 16 95.4")
TILT = 15.0


def _leant(points: Points) -> list[complex]:
    return turned(points, TILT, about=52 + 92j)


def draw_surfboard(canvas: Canvas) -> None:
    """Draw the board's deck, nose up."""
    board = _leant(BOARD)
    whole = contour(board)
    canvas.rim(whole, contour(HEAP))
    canvas.line(whole, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        _draw_bands(canvas)
        canvas.fill(
            edge_cuts(flow(board, steps=2), canvas.rng, depth=8, gap=2.5, width=1.2, least=0.3), canvas.ink
        )
        canvas.fill(
            taper(_leant([39.6 + 62j, 38 + 44j, 40 + 24j, 44 + 10j]), swelling(2.4)),
            canvas.tone("paper").light,
        )
    canvas.line(straight(_leant([50 + 4j, 50 + 96j])), canvas.ink, 1.3)
    canvas.outline(whole)
    draw_heap(canvas, HEAP, specks=34)
    _draw_leash(canvas)
    canvas.shape(contour(star(88 + 88j, 6.4, 3.0, 5, turn=20)), canvas.tone("coral").base, 1.5)


def _draw_bands(canvas: Canvas) -> None:
    """A pale nose, a band with two rollers, and a darker tail."""
    sea, paper, body = canvas.tone("sea"), canvas.tone("paper"), canvas.body
    dark = _leant(trace("50 -10, 80 -10, 80 110, 58 110, 61 80, 62 50, 59 22"))
    canvas.fill(contour(dark), body.shade)
    for ys, colour in (
        ((-6, 9), paper.light),
        ((26, 29), paper.light),
        ((31, 66), sea.base),
        ((68, 71), paper.light),
    ):
        band = _leant([complex(x, y) for x, y in ((20, ys[0]), (80, ys[0]), (80, ys[1]), (20, ys[1]))])
        canvas.fill(straight(band, closed=True), colour)
        canvas.line(straight([band[0], band[1]]) + straight([band[3], band[2]]), canvas.ink, 1.2)
    for at, high in ((44 + 55j, 14.0), (62 + 58j, 14.0)):
        canvas.fill(f"M{at.real} {at.imag}{profile(high, 24)}v14h-24z", sea.shade)
        canvas.fill(f"M{at.real} {at.imag}{foam(high, 24)}", paper.light)
        canvas.fill(f"M{at.real} {at.imag}{hollow(high, 24)}", canvas.ink)
        canvas.fill(furrows(at, high, 2), sea.light)


def _draw_leash(canvas: Canvas) -> None:
    cord = [
        *bezier(58 + 84j, 66 + 92j, 30 + 96j, 28 + 89j, steps=5),
        *bezier(28 + 89j, 28 + 82j, 44 + 86j, 34 + 92j, steps=4)[1:],
    ]
    canvas.line(smooth(cord), canvas.ink, 3.2)
    canvas.line(smooth(cord), canvas.tone("slate").light, 1.0)
