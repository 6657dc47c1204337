"""Art: a boardwalk through the dune, in perspective: planks, posts with a rope, grass on both sides."""

import math
from itertools import pairwise

from generator.art.brush import quads, straight
from generator.art.canvas import Canvas
from generator.art.footing import draw_heap
from generator.art.form import contour, trace
from generator.art.things.timber import blades, draw_blades

DUNES = trace(
    "6 90, 6 70, 10 54, 20 43, 36 38, 52 41, 66 45.4, 78 46.6, 90 43, 103 34, 114 33, 122 42, "
    "125 58, 125 78, 124 91, 108 95.4, 62 95.4, 20 95.4"
)
STEPS = [1.0 + 0.06 * k * (1 + 0.13 * k) for k in range(16)]
POSTS = (1.04, 1.36, 1.86, 2.6, 3.7)


def _at(side: float, far: float, up: float = 0.0) -> complex:
    """Return a point so far away (1 is the near end), beside the middle of the path, above the boards."""
    bend = 58 + 30 * (1 - 1 / far) ** 2
    return complex(bend + side * 33 / far, 34 + (60 - up) / far)


def draw_boardwalk(canvas: Canvas) -> None:
    """Draw the path from its near end until it dips behind the crest."""
    rng = canvas.rng
    fans = [
        blades(root, high, rng, count=count)
        for root, high, count in (
            (19 + 49j, 23, 7),
            (27 + 44j, 22, 6),
            (43 + 42j, 13, 5),
            (101 + 37j, 24, 7),
            (111 + 39j, 11, 5),
        )
    ]
    posts = [straight([_at(side, far), _at(side, far, 30)]) for far in POSTS[:3] for side in (-1.08, 1.08)]
    canvas.rim(contour(DUNES), *(blade for fan in fans for blade in fan), *posts, width=2.6)
    for fan in fans:
        draw_blades(canvas, fan)
    draw_heap(canvas, DUNES, specks=44)
    _draw_planks(canvas)
    for far, nearer in zip(POSTS[::-1], [0.0, *POSTS[:0:-1]], strict=True):
        _draw_posts(canvas, far, nearer)
    draw_blades(
        canvas, blades(17.5 + 92j, 22, rng, count=6, wind=0.1) + blades(111 + 92j, 22, rng, count=6, wind=0.0)
    )


def _draw_planks(canvas: Canvas) -> None:
    path = [_at(-1, far) for far in STEPS] + [_at(1, far) for far in STEPS[::-1]]
    canvas.line(straight(path, closed=True), canvas.ink, 3.2)
    canvas.fill(straight(path, closed=True), canvas.ink)
    planks, veins = ["", ""], ""
    for k, (near, far) in enumerate(pairwise(STEPS)):
        slip, gap = canvas.rng.uniform(-0.05, 0.05), 0.016 * near
        plank = [
            _at(-1 + slip, far - gap),
            _at(1 + slip, far - gap),
            _at(1 + slip, near),
            _at(-1 + slip, near),
        ]
        planks[k % 4 == 1] += straight(plank, closed=True)
        if k < 9:
            middle, back = (near + far) / 2, (near + 2 * far) / 3
            veins += quads(_at(-0.8, middle), _at(-0.5, back), _at(-0.2, middle))
            veins += quads(_at(0.1, middle), _at(0.4, back), _at(0.7, middle))
    canvas.fill(planks[0], canvas.body.base)
    canvas.fill(planks[1], canvas.body.light)
    canvas.line(veins, canvas.body.shade, 0.7)
    nails = [_at(side, (a + b) / 2) for side in (-0.88, 0.88) for a, b in pairwise(STEPS[:10])]
    canvas.line("".join(f"M{p.real:.1f} {p.imag:.1f}h.01" for p in nails), canvas.ink, 1.4)


def _draw_posts(canvas: Canvas, far: float, farther: float) -> None:
    """Draw the two posts at a place and the rope from each to the next one."""
    wide, wood = 3.4 / far, canvas.tone("wood")
    for side in (-1.08, 1.08):
        if farther:
            start, end = _at(side, far, 27), _at(side, farther, 27)
            rope = quads(start, (start + end) / 2 + 5j / far, end)
            canvas.line(rope, canvas.ink, 3.4 / far)
            canvas.line(rope, canvas.tone("sand").base, 1.3 / far)
        foot, head = _at(side, far, -3), _at(side, far, 31)
        post = [foot - wide, head - wide * 0.9, head - 1j / far, head + wide * 0.9, foot + wide]
        canvas.shape(straight(post, closed=True), wood.base, 3.2 / math.sqrt(far))
        canvas.line(straight([foot - wide * 0.55, head - wide * 0.5]), wood.light, wide * 0.5)
        canvas.fill(
            straight([foot + wide * 0.2, head + wide * 0.2, post[3], post[4]], closed=True), wood.shade
        )
