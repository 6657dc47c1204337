"""Art: to sit in the sun or out of it: a striped parasol and a deck-chair with a striped sling."""

import math
from itertools import pairwise

from generator.art.brush import (
    Points,
    bezier,
    chain,
    circle,
    mix,
    pair,
    smooth,
    straight,
    swelling,
    taper,
    turned,
)
from generator.art.canvas import Canvas
from generator.art.footing import draw_heap
from generator.art.form import comb, contour, trace
from generator.art.solid import bar, pole

APEX, MIDDLE = 60 + 5j, 60 + 45j
REACH, SQUAT = 53.0, 8.0
GORES = 7
TILT = -13.0
HEAP = trace("30 91, 42 84, 58 81.4, 76 83, 90 90, 82 95, 60 95.4, 38 95")


def draw_parasol(canvas: Canvas) -> None:
    """Draw the parasol, tilted towards the sun, its pole in a heap of sand."""
    ribs = [_rib(180 - 180 * k / GORES) for k in range(GORES + 1)]
    gores = [_gore(a, b) for a, b in pairwise(ribs)]
    staff = _tilted([60 + 40j, 61 + 96j])
    canvas.rim("".join(gores), contour(HEAP), straight(staff), circle(_tilted([60 + 5j])[0], 2.2))
    pole(canvas, staff, 4.0, canvas.tone("wood"))
    _draw_underside(canvas, ribs)
    for k, gore in enumerate(gores):
        tone = canvas.tone("paper") if k % 2 else canvas.body
        canvas.fill(gore, tone.light if k == 1 else tone.shade if k > 4 else tone.base)
    _draw_form(canvas, ribs, gores)
    canvas.outline("".join(gores), width=1.8)
    canvas.shape(circle(_tilted([60 + 5j])[0], 2.2), canvas.tone("wood").base, 1.5)
    draw_heap(canvas, HEAP, specks=22)


def _tilted(points: Points) -> list[complex]:
    return turned(points, TILT, about=60 + 60j)


def _rib(degrees: float) -> list[complex]:
    """Return a rib from the apex to the edge; 0° is the right end of the edge, 90° its nearest point."""
    angle = math.radians(degrees)
    tip = MIDDLE + complex(REACH * math.cos(angle), SQUAT * math.sin(angle))
    shoulder = complex(60 + REACH * 0.8 * math.cos(angle), 12 + 6 * math.sin(angle))
    return _tilted(bezier(APEX, shoulder, tip, steps=4))


def _gore(left: Points, right: Points) -> str:
    """Return the cloth between two ribs; its edge hangs in a scallop."""
    dip = (left[-1] + right[-1]) / 2 + 4.4j
    edge = f"Q{pair(dip)} {pair(right[-1])}"
    return f"{smooth(left)}{edge}L{smooth(right[::-1])[1:]}z"


def _draw_underside(canvas: Canvas, ribs: list[list[complex]]) -> None:
    edge = [rib[-1] for rib in ribs]
    hollow = contour([*edge, *_tilted([95 + 39j, 60 + 36j, 25 + 39j])])
    canvas.shape(hollow, canvas.body.shade, 1.6)


def _draw_form(canvas: Canvas, ribs: list[list[complex]], gores: list[str]) -> None:
    """A gleam on the lit side, hatching on the other."""
    with canvas.clipped("".join(gores)):
        lit = [mix(a, b, 0.5) for a, b in zip(ribs[1], ribs[2], strict=True)]
        canvas.fill(taper(lit, swelling(5.0, peak=0.6)), canvas.tone("paper").light)
        roots = [mix(ribs[-1][k], ribs[-1][k + 1], t) for k in range(1, 4) for t in (0.0, 0.33, 0.67)]
        canvas.fill(comb(roots, [r - 9 + 2.4j for r in roots], 1.2, canvas.rng), canvas.ink)
        bands = [mix(rib[-2], rib[-1], 0.66) for rib in ribs]
        canvas.line(smooth(bands), canvas.ink, 0.9)


# The chair in its own space: along the ground, up, and across (0 near, 1 far).
KNEE, HEAD, FOOT, REAR = (10, 34), (90, 92), (26, 0), (96, 0)
SLING = bezier(complex(10, 34), complex(30, 2), complex(62, 22), complex(90, 92), steps=7)
STRIPES = (0.0, 0.12, 0.2, 0.36, 0.44, 0.56, 0.64, 0.8, 0.88, 1.0)
GROUND = trace("6 92, 18 84, 44 80, 76 80, 104 84, 116 91, 100 95.4, 60 95.4, 20 95.4")


def _seen(along: float, up: float, across: float) -> complex:
    return complex(29 + along * 0.86 - 23 * across, 94 - up * 0.8 - 13 * across)


def draw_deck_chair(canvas: Canvas) -> None:
    """Draw the chair facing left, its sling empty."""
    sling = [[_seen(p.real, p.imag, across) for p in SLING] for across in (0.04, 0.96)]
    cloth = chain(sling[0], sling[1][::-1])
    frames = [
        bar(_seen(*a, across), _seen(*b, across), 4.4)
        for across in (0, 1)
        for a, b in ((HEAD, FOOT), (KNEE, REAR))
    ]
    canvas.rim(cloth, contour(GROUND), *(contour(f, soft=False) for f in frames))
    draw_heap(canvas, GROUND, specks=30)
    _draw_frame(canvas, 1)
    for at in (FOOT, REAR):
        pole(canvas, [_seen(*at, 1), _seen(*at, 0)], 3.6, canvas.tone("wood"))
    _draw_sling(canvas, cloth)
    for at in (KNEE, HEAD):
        pole(canvas, [_seen(*at, 1.1), _seen(*at, -0.1)], 4.2, canvas.tone("wood"))
    _draw_frame(canvas, 0)


def _draw_frame(canvas: Canvas, across: float) -> None:
    wood = canvas.tone("wood")
    for a, b, width in (((72, 66), (93, 3), 3.4), (KNEE, REAR, 4.6), (HEAD, FOOT, 4.6)):
        pole(canvas, [_seen(*a, across), _seen(*b, across)], width, wood)
    joints = "".join(circle(_seen(*at, across), 1.0) for at in ((41.1, 21.7), (72.0, 66.0)))
    canvas.fill(joints, canvas.ink)


def _draw_sling(canvas: Canvas, cloth: str) -> None:
    """Stripes run along the cloth; it is darkest where it hangs lowest."""
    paper = canvas.tone("paper")
    canvas.fill(cloth, paper.light)

    def band(start: float, end: float, low: int, high: int) -> str:
        near = [_seen(p.real, p.imag, 0.04 + 0.92 * start) for p in SLING[low:high]]
        far = [_seen(p.real, p.imag, 0.04 + 0.92 * end) for p in SLING[low:high]]
        return chain(near, far[::-1])

    for k, (start, end) in enumerate(pairwise(STRIPES)):
        tone = canvas.body if k % 2 == 0 else paper
        canvas.fill(band(start, end, 0, 8), tone.base)
        canvas.fill(band(start, end, 1, 5), tone.shade)
        canvas.fill(band(start, end, 6, 8), tone.light)
    roots = [_seen(p.real, p.imag, 0.04) for p in SLING[1:8]]
    roots = [mix(a, b, t) for a, b in pairwise(roots) for t in (0.0, 0.5)]
    with canvas.clipped(cloth):
        canvas.fill(comb(roots, [r - 7 - 3.4j for r in roots], 1.1, canvas.rng), canvas.ink)
    canvas.outline(cloth)
