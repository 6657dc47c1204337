"""Art: a striped bucket full of sand. Both sides share one outline, so that they back each other."""

import cmath
import math

from generator.art.brush import Points, bezier, circle, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import comb, contour, cut_out, dot, paint, trace
from generator.art.shading import sliver
from generator.art.things.vessel import Vessel

PAIL = Vessel(axis=50, mouth=43, foot=89.5, mouth_radius=34.5, foot_radius=25)
HANDLE = bezier(16.5 + 46j, 13 - 4.8j, 87 - 4.8j, 83.5 + 46j, steps=16)
STRIPES = 9
BADGE = PAIL.at(0, 0.5)


def draw_bucket(canvas: Canvas) -> None:
    """Draw the front of the bucket, with a shell on its badge."""
    _draw_pail(canvas)
    _draw_shell(canvas)


def draw_bucket_back(canvas: Canvas) -> None:
    """Draw the other side of the bucket, with a starfish on its badge."""
    _draw_pail(canvas)
    _draw_starfish(canvas)


def _draw_pail(canvas: Canvas) -> None:
    skin = PAIL.patch((-90, 90), (0, 1), steps=10)
    body = straight(skin, closed=True)
    heap = trace("16.5 43, 22 37, 30 31.5, 40 27.5, 50 26, 60 27.5, 70 31.5, 78 37, 83.5 43, 50 53")
    canvas.rim(body, contour(heap))
    canvas.line(smooth(HANDLE), canvas.paper, 10)
    canvas.line(smooth(HANDLE[5:12]), canvas.paper, 14)
    _draw_handle(canvas)
    _draw_heap(canvas, heap)
    canvas.fill(body, canvas.tone("paper").base)
    with canvas.clipped(body):
        _draw_stripes(canvas)
        _draw_bands(canvas)
        _draw_shade(canvas)
    canvas.outline(body)
    for x in (17.2, 82.8):
        cut_out(
            canvas,
            [complex(x, 48.5) + cmath.rect(3, a) for a in spread(8, high=5.5)],
            canvas.tone("brass").base,
            width=1.4,
        )
    cut_out(
        canvas,
        [BADGE + cmath.rect(13.2, math.radians(a)) for a in spread(16, high=337.5)],
        canvas.tone("paper").light,
        width=1.6,
    )


def _draw_handle(canvas: Canvas) -> None:
    brass, wood = canvas.tone("brass"), canvas.tone("wood")
    wire, grip = smooth(HANDLE), smooth(HANDLE[6:11])
    canvas.line(wire, canvas.ink, 5.4)
    canvas.line(wire, brass.base, 2.4)
    canvas.line(smooth(HANDLE[:6]), brass.light, 1.0)
    canvas.line(grip, canvas.ink, 9.6)
    canvas.line(grip, wood.base, 6.2)
    canvas.line(smooth([p + 1.6j for p in HANDLE[7:11]]), wood.shade, 2.2)
    canvas.line(smooth([p - 1.5j for p in HANDLE[6:10]]), wood.light, 1.3)


def _draw_heap(canvas: Canvas, heap: Points) -> None:
    sand, rng = canvas.tone("sand"), canvas.rng
    whole = paint(canvas, heap, sand, lit=3, dark=4)
    specks = [complex(rng.uniform(26, 76), rng.uniform(31, 48)) for _ in range(26)]
    with canvas.clipped(whole):
        canvas.line("".join(map(dot, specks)), sand.shade, 1.3)
    canvas.outline(whole)


def _draw_stripes(canvas: Canvas) -> None:
    width = 180 / STRIPES
    for k in range(0, STRIPES, 2):
        turn = -90 + width * k
        canvas.fill(contour(PAIL.patch((turn, turn + width), (0, 1), steps=2), soft=False), canvas.body.base)
    dark = PAIL.patch((48, 90), (0, 1), steps=3)
    canvas.fill(contour(dark, soft=False), canvas.tone("paper").shade)
    canvas.fill(contour(PAIL.patch((70, 90), (0, 1), steps=2), soft=False), canvas.body.shade)
    canvas.fill(contour(PAIL.patch((48, 50), (0, 1), steps=2), soft=False), canvas.body.base)
    edges = [[PAIL.at(-90 + width * k, 0.1), PAIL.at(-90 + width * k, 0.9)] for k in range(1, STRIPES)]
    canvas.line("".join(map(straight, edges)), canvas.ink, 0.9)
    gloss = [PAIL.at(-62, d) for d in spread(3, low=0.2, high=0.8)]
    canvas.fill(taper(gloss, swelling(2.2)), canvas.body.light)


def _draw_bands(canvas: Canvas) -> None:
    sea = canvas.tone("sea")
    for downs in ((-0.2, 0.13), (0.89, 1.2)):
        canvas.fill(contour(PAIL.patch((-90, 90), downs, steps=8), soft=False), sea.base)
        canvas.fill(contour(PAIL.patch((46, 90), downs, steps=4), soft=False), sea.shade)
    lines = [smooth(PAIL.band(d)) for d in (0.13, 0.89)]
    canvas.line("".join(lines), canvas.ink, 1.4)
    canvas.line(smooth(PAIL.band(0.045, start=-78, end=20)), sea.light, 1.2)


def _draw_shade(canvas: Canvas) -> None:
    downs = spread(19, low=0.03, high=0.98)
    roots = [PAIL.at(90, d) for d in downs]
    tips = [PAIL.at(58 - 14 * (i % 2), d) for i, d in enumerate(downs)]
    canvas.fill(comb(roots, tips, 1.2, canvas.rng), canvas.ink)


def _draw_shell(canvas: Canvas) -> None:
    sun, hinge = canvas.tone("sun"), BADGE + 8.2j
    rim = [
        hinge + cmath.rect(17.2 * (1 - 0.05 * (k % 2)), math.radians(-90 - 50 + 12.5 * k)) for k in range(9)
    ]
    fan = [hinge - 3.4, *rim, hinge + 3.4]
    whole = contour(fan)
    canvas.fill(whole, sun.base)
    ribs = "".join(sliver(hinge + (p - hinge) * 0.12, hinge + (p - hinge) * 0.97, 0.9) for p in rim[1::2])
    canvas.fill(ribs, sun.shade)
    canvas.outline(whole, width=1.3)
    canvas.fill(circle(hinge, 1.6), canvas.ink)


def _draw_starfish(canvas: Canvas) -> None:
    sun = canvas.tone("sun")
    star = [BADGE + cmath.rect(10.6 if k % 2 == 0 else 4.6, math.radians(36 * k - 90 + 6)) for k in range(10)]
    whole = smooth(star, closed=True, tension=0.09)
    canvas.fill(whole, sun.base)
    canvas.line(
        "".join(dot(BADGE + (p - BADGE) * t) for p in star[::2] for t in (0.25, 0.5, 0.75)), sun.shade, 1.5
    )
    canvas.outline(whole, width=1.3)
