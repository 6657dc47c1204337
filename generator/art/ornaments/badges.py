"""Art: badges for numbers: the middle is calm, so that a number can be set on it."""

from generator.art.brush import circle, spread, taper
from generator.art.canvas import Canvas
from generator.art.form import beyond, contour, edge_cuts, flow, moved
from generator.art.polar import round_, star, step
from generator.art.shading import sliver
from generator.art.signs.line import bold_rim

MIDDLE = 50 + 50j
LINE = 4.2
HINGE = 50 + 87j
RIBS = 8


def draw_shell_badge(canvas: Canvas) -> None:
    """Draw a scallop whose ribs show along its edge only."""
    body = canvas.body
    turns = spread(2 * RIBS + 1, low=-64, high=64)
    edge = [HINGE + step(t, _reach(t) * (0.955 if k % 2 == 0 else 1.0)) for k, t in enumerate(turns)]
    points = [HINGE - 9 - 2j, *edge, HINGE + 9 - 2j]
    fan, ears = contour(points), contour([33 + 79j, 27 + 93j, 73 + 93j, 67 + 79j], soft=False)
    bold_rim(canvas, fan, ears, line=LINE)
    canvas.shape(ears, body.base, LINE)
    canvas.fill(fan, body.light)
    with canvas.clipped(fan):
        canvas.fill(beyond(moved(points, -3.4 - 4.4j)), body.base)
        canvas.line(contour([HINGE + (p - HINGE) * 0.9 for p in points]), body.base, 3.0)
    grooves = [
        taper([HINGE + step(t, _reach(t) * r) for r in (0.99, 0.9, 0.78)], lambda way: 3.6 * (1 - way) + 0.4)
        for t in turns[2:-2:2]
    ]
    roots = [sliver(HINGE + step(t, 7), HINGE + step(t, 19), 2.2) for t in (-40, -14, 14, 40)]
    canvas.fill("".join(grooves) + "".join(roots), body.shade)
    canvas.outline(fan, width=LINE)


def _reach(turn: float) -> float:
    """Return how far the scallop's edge lies from its hinge."""
    return 78 - 0.0074 * turn * turn


def draw_sun_badge(canvas: Canvas) -> None:
    """Draw a sun without a face: a calm disc in a ring of rays."""
    body = canvas.body
    whole = contour(star(MIDDLE, 44.6, 32.4, 14), soft=False)
    bold_rim(canvas, whole, line=LINE)
    canvas.shape(whole, body.base, LINE)
    disc = round_(MIDDLE, 31, count=16)
    canvas.fill(contour(disc), body.light)
    canvas.fill(edge_cuts(flow(disc), canvas.rng, depth=5.5, gap=3.2, width=1.5), body.shade)
    canvas.line(circle(MIDDLE, 31), canvas.ink, 2.6)
