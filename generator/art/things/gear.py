"""Art: a child's shovel, blade down."""

from generator.art.brush import Points, smooth, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, moved, paint, scaled, trace
from generator.art.shading import bowed_sliver

LEAN = 35.0
BLADE = trace(
    "50 50, 57 53, 66 54.5, 69.5 58, 70 68, 68 80, 61.5 91, 50 99, 38.5 91, 32 80, 30 68, "
    "30.5 58, 34 54.5, 43 53"
)
SHAFT = trace("46.3 16, 53.7 16, 54 36, 54.2 58, 45.8 58, 46 36")
SOCKET = trace("44 46, 56 46, 57.2 57, 55 68, 50 74, 45 68, 42.8 57")
GRIP = trace("50 17, 41 13, 35.5 5, 38 2, 50 1.5, 62 2, 64.5 5, 59 13")


def _lean(points: Points) -> list[complex]:
    return moved(turned(scaled(points, 0.96), LEAN), -4 + 3j)


def draw_shovel(canvas: Canvas) -> None:
    """Draw the shovel, leaning to the right."""
    blade, shaft, socket, grip = (_lean(part) for part in (BLADE, SHAFT, SOCKET, GRIP))
    loop = smooth(grip, closed=True)
    canvas.rim(smooth(blade, closed=True), contour(shaft, soft=False))
    canvas.line(loop, canvas.paper, 12.6)
    _draw_handle(canvas, shaft, loop, grip)
    _draw_blade(canvas, blade)
    whole = paint(canvas, socket, canvas.body, lit=1.8, dark=2.2)
    canvas.outline(whole, width=1.5)


def _draw_handle(canvas: Canvas, shaft: list[complex], loop: str, grip: list[complex]) -> None:
    wood = canvas.tone("wood")
    canvas.line(loop, canvas.ink, 8.2)
    canvas.line(loop, canvas.body.base, 4.4)
    canvas.line(smooth(grip[2:6]), canvas.body.light, 1.5)
    whole = paint(canvas, shaft, wood, soft=False, lit=1.6, dark=2.4)
    veins = [bowed_sliver(_lean([at, at + 5.5j, at + 11j]), 0.9) for at in (49 + 20j, 51.4 + 27j, 48.6 + 34j)]
    canvas.fill("".join(veins), wood.shade)
    canvas.outline(whole)


def _draw_blade(canvas: Canvas, blade: list[complex]) -> None:
    whole = paint(canvas, blade, canvas.body, lit=3.5, dark=6)
    rng = canvas.rng
    canvas.fill(edge_cuts(flow(blade), rng, depth=10, gap=2.3, width=1.2), canvas.ink)
    gloss = _lean([37 + 62j, 37.5 + 72j, 40 + 82j])
    canvas.fill(taper(gloss, swelling(2.4)), canvas.tone("paper").light)
    ridge = _lean([50 + 74j, 50 + 84j, 50 + 93j])
    canvas.fill(taper(ridge, swelling(2.2, peak=0.2)), canvas.body.shade)
    canvas.outline(whole)
