"""Art: a sand dollar: a disc with five dents, a rose of five petals and rings of pin-pricks."""

import math

from generator.art.brush import circle, mix, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint
from generator.art.hand import Hand
from generator.art.polar import star, step
from generator.art.shading import sliver

MIDDLE = 50 + 50.5j
PETALS = 5
RINGS = ((41, 54), (37.2, 48), (33.2, 42), (29, 36), (24.5, 30), (20, 25))
ABOUT_A_DENT = (-36, -24, -13, -6, 0, 6, 13, 24)


def draw_sand_dollar(canvas: Canvas) -> None:
    """Draw a sand dollar from above, its front petal up."""
    rng = canvas.rng
    turns = [72 * k + step for k in range(PETALS) for step in ABOUT_A_DENT]
    edge = [_edge(turn, rng.uniform(-0.4, 0.4)) for turn in turns]
    whole = contour(edge)
    canvas.rim(whole)
    paint(canvas, edge, canvas.body, lit=3, dark=5.5)
    canvas.fill(edge_cuts(flow(edge), rng, depth=12, gap=2.5, width=1.2), canvas.ink)
    canvas.line(_pricks(rng), canvas.body.shade, 1.4)
    for k in range(PETALS):
        _draw_petal(canvas, 72 * k)
    _draw_star(canvas)
    canvas.outline(whole)


def _edge(turn: float, luck: float) -> complex:
    near = abs((turn + 36) % 72 - 36)
    dent = 6.5 * math.exp(-((near / 4.6) ** 2)) - 0.5 * math.exp(-(((near - 11) / 6) ** 2))
    stretch = 1 + 0.02 * math.cos(math.radians(turn))
    return MIDDLE + step(turn, 44.6 * stretch - dent + luck)


def _petal(turn: float, t: float, side: float) -> complex:
    """Return the point on a petal's margin, t from the middle (0) to its tip (1)."""
    length = 6 + 27 * t
    girth = 7.4 * math.sin(math.pi * min(1.0, 0.12 + 0.86 * t)) ** 0.7
    return MIDDLE + step(turn, length) + step(turn + 90, side * girth)


def _draw_petal(canvas: Canvas, turn: float) -> None:
    margin = [_petal(turn, t, -1) for t in spread(6)] + [_petal(turn, t, 1) for t in spread(6)][::-1]
    canvas.fill(contour(margin), canvas.tone("coral").base)
    slits = ""
    for side in (-1, 1):
        for t in spread(10, low=0.08, high=0.95):
            outer = _petal(turn, t, side * 1.02)
            inner = MIDDLE + step(turn, 6 + 27 * t - 1.2) + step(turn + 90, side * 1.2)
            slits += sliver(outer, mix(outer, inner, 0.85), 0.8)
    canvas.fill(slits, canvas.ink)
    canvas.fill(taper([MIDDLE + step(turn, d) for d in (8, 20, 31)], swelling(3.0)), canvas.body.light)
    canvas.line(contour(margin), canvas.ink, 1.0)


def _pricks(rng: Hand) -> str:
    dots = ""
    for ring, (radius, count) in enumerate(RINGS):
        for i in range(count):
            turn = 360 * (i + 0.5 * (ring % 2)) / count
            between = abs((turn + 36) % 72 - 36)
            # A prick too near a dent would lie outside the disc.
            if radius > 35 and abs(_edge(turn, 0) - MIDDLE) < radius + 3:
                continue
            if radius > 35 or between * radius > 620:
                dots += dot(MIDDLE + step(turn + rng.uniform(-1.2, 1.2), radius + rng.uniform(-0.3, 0.3)))
    return dots


def _draw_star(canvas: Canvas) -> None:
    mouth = star(MIDDLE, 4.6, 2.4, PETALS, turn=36)
    canvas.fill(contour(mouth, soft=False), canvas.ink)
    canvas.fill(circle(MIDDLE, 1.1), canvas.body.light)
