"""Art: a basket of woven wicker with a hoop to carry it by."""

from itertools import pairwise

from generator.art.brush import bezier, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import comb, contour
from generator.art.shading import sliver
from generator.art.things.vessel import Vessel

BASKET = Vessel(axis=50, mouth=48, foot=87, mouth_radius=39, foot_radius=29, tilt=0.22, belly=2.5)
HOOP = bezier(14 + 50j, 9 - 6.5j, 91 - 6.5j, 86 + 50j, steps=22)
ROWS = 6
STAKES = 12


def draw_basket(canvas: Canvas) -> None:
    """Draw the basket, empty, seen from a little above."""
    body = smooth([*BASKET.band(0), *BASKET.band(1)[::-1]], closed=True, tension=0.12)
    mouth = contour(BASKET.mouth_ring())
    canvas.rim(body, mouth)
    canvas.line(smooth(HOOP), canvas.paper, 12.4)
    canvas.fill(mouth, canvas.body.shade)
    canvas.fill(_inner_shade(canvas), canvas.ink)
    canvas.outline(mouth)
    _draw_hoop(canvas)
    canvas.fill(body, canvas.body.shade)
    with canvas.clipped(body):
        _draw_weave(canvas)
    canvas.outline(body)
    _draw_braid(canvas)


def _inner_shade(canvas: Canvas) -> str:
    ring = BASKET.mouth_ring(share=0.96, steps=48)[26:47]
    return comb(ring, [p + 6.5j for p in ring], 1.5, canvas.rng)


def _draw_hoop(canvas: Canvas) -> None:
    canvas.line(smooth(HOOP), canvas.ink, 8.0)
    canvas.line(smooth(HOOP), canvas.body.base, 4.6)
    canvas.line(smooth([p + 1.2 for p in HOOP[11:]]), canvas.body.shade, 1.4)
    canvas.line(smooth([p - 0.6 - 0.9j for p in HOOP[1:13]]), canvas.body.light, 1.2)
    wraps = ""
    for a, b in pairwise(HOOP[1:]):
        side = (b - a) * 1j / abs(b - a) * 3.2
        wraps += straight([a + side, b - side])
    canvas.line(wraps, canvas.ink, 1.0)


def _draw_weave(canvas: Canvas) -> None:
    base, light, dark = "", "", ""
    turn = 180 / STAKES
    for row in range(ROWS):
        top, low = (row + 0.06) / ROWS, (row + 0.94) / ROWS
        for k in range(-1, STAKES // 2 + 1):
            left = -90 + turn * (2 * k + row % 2)
            a, b = max(-90.0, left - turn * 0.18), min(90.0, left + turn * 1.18)
            if b - a < 2:
                continue
            base += contour(_withe(a, b, top, low), soft=False)
            light += sliver(BASKET.at(a + turn * 0.3, top + 0.04), BASKET.at(b - turn * 0.4, top + 0.04), 1.1)
            if b > 35:
                dark += contour(_withe(a, b, top + 0.08, low), soft=False)
    canvas.fill(base, canvas.body.base)
    canvas.fill(dark, canvas.tone("bronze").base)
    canvas.fill(light, canvas.body.light)
    canvas.line(base, canvas.ink, 1.1)
    downs = spread(17, low=0.02, high=0.98)
    roots, tips = [BASKET.at(90, d) for d in downs], [BASKET.at(58, d) for d in downs]
    canvas.fill(comb(roots, tips, 1.3, canvas.rng), canvas.ink)


def _withe(a: float, b: float, top: float, low: float) -> list[complex]:
    mid, middle = (a + b) / 2, (top + low) / 2
    inset = (b - a) * 0.1
    return [
        BASKET.at(a, middle),
        BASKET.at(a + inset, top),
        BASKET.at(mid, top - 0.012),
        BASKET.at(b - inset, top),
        BASKET.at(b, middle),
        BASKET.at(b - inset, low),
        BASKET.at(mid, low + 0.012),
        BASKET.at(a + inset, low),
    ]


def _draw_braid(canvas: Canvas) -> None:
    """Draw the plaited rim along the near lip and, narrower, along the far one."""
    near = BASKET.band(0.0, steps=14)
    canvas.line(smooth(near), canvas.ink, 8.4)
    canvas.line(smooth(near), canvas.body.base, 5.2)
    canvas.line(smooth([p - 1.4j for p in near[1:11]]), canvas.body.light, 1.3)
    canvas.line(smooth([p + 1.6j for p in near[6:14]]), canvas.body.shade, 1.6)
    plaits = ""
    for a, b in pairwise(near):
        plaits += smooth([a - 2.6j, (a + b) / 2, b + 2.6j])
    canvas.line(plaits, canvas.ink, 1.2)
