"""Art: to play with on a beach: a kite on the wind and a beach-ball."""

import math

from generator.art.brush import Points, bezier, ellipse, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.footing import draw_heap
from generator.art.form import contour, edge_cuts, trace

NOSE, RIGHT, TAIL, LEFT = 106 + 4j, 112 + 53j, 46 + 73j, 55 + 4j
CROSS = 84.6 + 28.6j
RIBBON = (
    *bezier(46 + 73j, 38 + 82j, 60 + 90j, 42 + 89.4j, steps=5),
    *bezier(42 + 89.4j, 20 + 89j, 26 + 66j, 7 + 76j, steps=5)[1:],
)


def draw_kite(canvas: Canvas) -> None:
    """Draw the kite flying to the upper right, its tail trailing."""
    frame = contour((NOSE, RIGHT, TAIL, LEFT), soft=False)
    bows = [_bow(RIBBON[i], RIBBON[i + 1] - RIBBON[i - 1]) for i in (4, 6, 8)]
    line = smooth(bezier(CROSS, 88 + 60j, 104 + 95j, steps=4))
    canvas.rim(frame, *(contour(b, soft=False) for b in bows))
    canvas.line(smooth(RIBBON) + line, canvas.paper, 5.4)
    canvas.line(line, canvas.ink, 1.2)
    canvas.line(smooth(RIBBON), canvas.ink, 2.0)
    for k, bow in enumerate(bows):
        canvas.shape(contour(bow, soft=False), canvas.tone("sun" if k % 2 else "coral").base, 1.6)
    _draw_panels(canvas)
    canvas.outline(frame)


def _draw_panels(canvas: Canvas) -> None:
    paper, sun, sea = canvas.tone("paper"), canvas.tone("sun"), canvas.tone("sea")
    panels = ((LEFT, NOSE, sun), (NOSE, RIGHT, canvas.body), (RIGHT, TAIL, sea), (TAIL, LEFT, paper))
    for a, b, tone in panels:
        panel = [CROSS, a, b]
        canvas.fill(contour(panel, soft=False), tone.base)
        fold = [CROSS, b, mix(a, b, 0.62)] if tone in (sun, paper) else [CROSS, a, mix(a, b, 0.3)]
        canvas.fill(contour(fold, soft=False), tone.light)
        canvas.fill(contour([a, b, mix(mix(a, b, 0.6), CROSS, 0.13)], soft=False), tone.shade)
    rng = canvas.rng
    with canvas.clipped(contour((NOSE, RIGHT, TAIL, LEFT), soft=False)):
        canvas.fill(
            edge_cuts([NOSE, RIGHT, TAIL, LEFT], rng, depth=9, gap=2.6, width=1.1, least=0.4), canvas.ink
        )
    spars = straight([NOSE, TAIL]) + smooth([LEFT, CROSS, RIGHT])
    canvas.line(spars, canvas.ink, 3.0)
    canvas.line(spars, canvas.tone("wood").light, 1.0)


def _bow(at: complex, way: complex) -> list[complex]:
    """Return a bow of the tail: two triangles that meet in its knot."""
    turn = way / abs(way)
    side = turn * 1j
    return [
        at,
        at + side * 6.4 - turn * 3.4,
        at + side * 6.4 + turn * 3.4,
        at,
        at - side * 6.4 + turn * 3.4,
        at - side * 6.4 - turn * 3.4,
    ]


BALL, SIZE = 54 + 48j, 43.0
COLOURS = ("coral", "paper", "sun", "paper", "sea", "paper")
SAND = trace("8 90, 22 83, 44 80, 70 80, 92 84, 104 91, 90 95.4, 54 95.4, 18 95.4")


def draw_beach_ball(canvas: Canvas) -> None:
    """Draw the ball on sand; its gores meet at a cap in the upper left."""
    whole = contour(ellipse(BALL, SIZE, SIZE, steps=20))
    canvas.rim(whole, contour(SAND))
    draw_heap(canvas, SAND, specks=24)
    canvas.fill(contour(ellipse(62 + 89j, 34, 5, steps=12)), canvas.tone("sand").shade)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        for k in (3, 4, 2, 5, 1, 0):
            role = COLOURS[k]
            tone = canvas.body if role == "coral" else canvas.tone(role)
            gore = contour(_gore(60 * k, 60 * k + 60), soft=False)
            canvas.fill(gore, tone.base)
            canvas.line(smooth(_meridian(60 * k)), canvas.ink, 1.4)
        _draw_light(canvas)
    cap = contour([_seen(t, 76) for t in spread(10, high=324)])
    canvas.shape(cap, canvas.tone("paper").light, 1.6)
    canvas.shape(contour(ellipse(_seen(0, 90), 1.6, 1.4, steps=8)), canvas.body.base, 1.2)
    canvas.outline(whole)


def _seen(longitude: float, latitude: float) -> complex:
    """Return a point of the ball, whose pole leans to the left and towards the eye.

    The far side is pressed onto the edge.
    """
    lon, lat = math.radians(longitude + 10), math.radians(latitude)
    x, y, z = math.cos(lat) * math.cos(lon), -math.sin(lat), math.cos(lat) * math.sin(lon)
    tip, lean = math.radians(46), math.radians(-32)
    y, z = y * math.cos(tip) + z * math.sin(tip), z * math.cos(tip) - y * math.sin(tip)
    flat = complex(x, y) * complex(math.cos(lean), math.sin(lean))
    if z < 0:
        flat /= abs(flat) or 1.0
    return BALL + SIZE * flat


def _meridian(longitude: float) -> list[complex]:
    return [_seen(longitude, lat) for lat in spread(10, low=90, high=-89)]


def _gore(start: float, end: float) -> list[complex]:
    edge = [_seen(lon, -89) for lon in spread(5, low=start, high=end)]
    return [*_meridian(start), *edge, *_meridian(end)[::-1]]


def _draw_light(canvas: Canvas) -> None:
    paper, rng = canvas.tone("paper"), canvas.rng
    ring: Points = ellipse(BALL, SIZE, SIZE, steps=40)
    shade = contour([*ellipse(BALL, SIZE + 1, SIZE + 1, steps=24)]) + contour(
        ellipse(BALL - 7 - 8j, SIZE + 1, SIZE + 1, steps=24)[::-1]
    )
    canvas.fill(shade, canvas.ink, opacity=0.22)
    canvas.fill(edge_cuts(ring, rng, depth=12, gap=2.5, width=1.2, least=0.35), canvas.ink)
    canvas.fill(taper(bezier(17 + 46j, 19 + 30j, 30 + 18j, steps=5), swelling(4.0)), paper.light)
