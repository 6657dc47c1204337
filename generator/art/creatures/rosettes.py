"""Art: animals built round a middle: a beadlet anemone with its arms out, a sea urchin in its spines."""

import math

from generator.art.anatomy import draw_part
from generator.art.brush import bezier, circle, mix, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.boulder import draw_boulder
from generator.art.creatures.limbs import limb
from generator.art.form import contour, dot, edge_cuts, flow, trace

LEDGE = "6 92, 14 83, 30 79, 54 78, 78 79, 98 82, 110 89, 108 97, 60 98.8, 12 98"
COLUMN = (
    "30 50, 32 58, 33 68, 29.6 78, 25 86, 36 90.6, 58 92.4, 80 90.6, 91 86, 86.4 78, 83 68, 84 58, "
    "86 50, 72 58, 44 58"
)
HEART = 58 + 46j


def draw_anemone(canvas: Canvas) -> None:
    """Draw the animal with its tentacles spread."""
    back, front = _tentacles(back=True), _tentacles(back=False)
    canvas.rim(contour(trace(LEDGE)), contour(trace(COLUMN)), *back, *front)
    draw_boulder(canvas, LEDGE, specks="20 92, 34 95, 84 95, 100 92, 16 88")
    for arm in back:
        canvas.shape(arm, canvas.body.shade, 1.6)
    draw_part(canvas, trace(COLUMN), canvas.body, lit=3.4, dark=6, depth=12, gap=2.8)
    folds = ("42 62, 41 74, 37 86", "50 63, 50 76, 48 89", "59 64, 59 77, 60 90")
    canvas.fill("".join(taper(trace(fold), swelling(1.4)) for fold in folds), canvas.body.shade)
    beads = [
        HEART + complex(29 * math.cos(a), 8 + 10.5 * math.sin(a)) for a in spread(11, low=0.12, high=3.02)
    ]
    disc = [
        HEART + complex(26 * math.cos(a), 4 + 10 * math.sin(a)) for a in spread(15, high=2 * math.pi)[:-1]
    ]
    canvas.shape("".join(circle(b, 2.5) for b in beads), canvas.tone("deep").light, 1.2)
    canvas.shape(contour(disc), canvas.body.base, 1.8)
    for k, arm in enumerate(front):
        canvas.shape(arm, canvas.body.base if k % 2 else canvas.body.light, 1.6)


def _tentacles(*, back: bool) -> list[str]:
    """Return the arms behind the mouth, which stand, or those before it, which hang."""
    arms = []
    for k, t in enumerate(spread(13 if back else 12, low=0.02, high=0.98)):
        turn = math.pi * (1 + t) if back else math.pi * (1.06 - 1.12 * t)
        root = HEART + complex(22 * math.cos(turn), 4 + (6 if back else 5) * math.sin(turn))
        long = (33 + 8 * (k % 2)) if back else (25 + 6 * (k % 2))
        rise = -1.12 if back else -0.36
        way = complex(math.cos(turn) * (1.0 if back else 1.12), rise * (1.1 - 0.6 * abs(math.cos(turn))))
        tip = root + way * long + complex(3 * (-1) ** k, 2)
        bend = root + way * long * 0.6 + complex(-4 * (-1) ** k, -3)
        arms.append(limb(bezier(root, bend, tip, steps=4), 5.6, 5.4, 4.8, 3.8, 1.6))
    return arms


MIDDLE = 56 + 55j
TEST = (33.0, 26.0)


def draw_urchin(canvas: Canvas) -> None:
    """Draw the animal from the side and a little above."""
    far = _spines(28, 1.0, 1.0, 0.0)
    near = [_spines(20, 0.62, 0.94, 0.5), _spines(12, 0.3, 0.8, 0.2)]
    shell = [
        MIDDLE + complex(TEST[0] * math.cos(a), TEST[1] * math.sin(a))
        for a in spread(19, high=2 * math.pi)[:-1]
    ]
    canvas.rim(contour(shell), *far, *(spine for row in near for spine in row))
    for k, spine in enumerate(far):
        canvas.shape(spine, canvas.body.base if k % 3 else canvas.body.light, 1.4)
    draw_part(canvas, shell, canvas.body, lit=3, dark=7, depth=0)
    _draw_seams(canvas)
    canvas.fill(
        edge_cuts(flow(shell, steps=2), canvas.rng, depth=9, gap=2.6, width=1.2, least=0.2), canvas.ink
    )
    for row in near:
        for k, spine in enumerate(row):
            canvas.shape(spine, canvas.body.light if k % 2 else canvas.body.base, 1.3)
    crown = MIDDLE - 8j
    canvas.shape(circle(crown, 3.4), canvas.body.light, 1.4)


def _spines(count: int, root: float, tip: float, shift: float) -> list[str]:
    """Return a ring of spines: ``root`` is where they stand on the shell, ``tip`` how far they reach."""
    spines = []
    for k in range(count):
        turn = 2 * math.pi * (k + shift) / count
        way = complex(math.cos(turn), math.sin(turn))
        centre = MIDDLE - 8j * (1 - root)
        foot = centre + complex(way.real * TEST[0], way.imag * TEST[1]) * root * 0.96
        reach = (18 if k % 2 else 22) * (0.66 + 0.34 * tip) * (1.0 if root > 0.9 else 0.9)
        point = foot + way * reach
        side = way * 1j * 1.9
        spines.append(
            straight(
                [
                    foot - side,
                    mix(foot, point, 0.5) - side * 0.7,
                    point,
                    mix(foot, point, 0.5) + side * 0.7,
                    foot + side,
                ],
                closed=True,
            )
        )
    return spines


def _draw_seams(canvas: Canvas) -> None:
    knobs = ""
    for turn in spread(10, high=2 * math.pi)[:-1]:
        for t in (0.3, 0.5, 0.7, 0.86):
            knobs += dot(
                MIDDLE - 8j * (1 - t) + complex(TEST[0] * math.cos(turn), TEST[1] * math.sin(turn)) * t
            )
    canvas.line(knobs, canvas.body.light, 2.4)
