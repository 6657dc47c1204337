"""Art: animals built round a middle: a beadlet anemone with its arms out, a sea urchin in its spines."""

import math

from generator.art.anatomy import draw_part
from generator.art.brush import bezier, circle, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.boulder import draw_boulder
from generator.art.creatures.limbs import limb
from generator.art.form import contour, dot, trace

LEDGE = "7 91, 15 82, 31 78, 55 77, 81 78, 101 81, 113 89, 110 96, 61 98, 13 97"
COLUMN = (
    "31 50, 33 58, 33.4 66, 30 75, 25 84, 38 89, 59 90.6, 80 89, 93 84, 87 75, 84 66, 84.6 58, 87 50, "
    "74 58, 44 58"
)
HEART = 60 + 50.4j
CROWN = 26


def draw_anemone(canvas: Canvas) -> None:
    """Draw the animal with its tentacles spread."""
    arms = sorted(
        (math.sin(turn), k, turn) for k, turn in enumerate(spread(CROWN + 1, high=2 * math.pi)[:-1])
    )
    back = [_tentacle(turn, k) for depth, k, turn in arms if depth < -0.1]
    front = [_tentacle(turn, k) for depth, k, turn in arms if depth >= -0.1]
    canvas.rim(contour(trace(LEDGE)), contour(trace(COLUMN)), *back, *front)
    draw_boulder(canvas, LEDGE, specks="20 90, 34 93, 84 93, 101 89, 16 86")
    for k, arm in enumerate(back):
        canvas.shape(arm, canvas.body.base if k % 2 else canvas.body.shade, 1.6)
    draw_part(canvas, trace(COLUMN), canvas.body, lit=3.4, dark=6, depth=12, gap=2.8)
    folds = ("43 62, 42 74, 38 85", "51 63, 51 76, 49 88", "60 64, 60 77, 61 89")
    canvas.fill("".join(taper(trace(fold), swelling(1.4)) for fold in folds), canvas.body.shade)
    beads = [_round(a, 29, 11) + 8j for a in spread(12, low=0.1, high=3.04)]
    canvas.shape("".join(circle(b, 2.6) for b in beads), canvas.tone("deep").light, 1.2)
    canvas.shape(
        contour([_round(a, 27, 10.6) + 4j for a in spread(13, high=2 * math.pi)[:-1]]), canvas.body.shade, 1.8
    )
    for k, arm in enumerate(front):
        canvas.shape(arm, canvas.body.base if k % 2 else canvas.body.light, 1.6)


def _round(turn: float, across: float, down: float) -> complex:
    return HEART + complex(across * math.cos(turn), down * math.sin(turn))


def _tentacle(turn: float, k: int) -> str:
    """Return one arm: those behind the mouth stand up, those beside it reach out, the others hang over."""
    root = _round(turn, 22, 7) + 4j
    long = 1.0 + 0.16 * (k % 3 - 1)
    depth = math.sin(turn)
    out = complex(math.cos(turn) * 29, depth * 8)
    rise = 23j * (0.72 - 0.55 * depth) * (0.6 + 0.4 * abs(depth))
    tip = root + (out - rise + (13j if depth > 0 else 0)) * long
    knee = root + (out * 0.55 - rise * 0.75 - 9j) * long
    lean = complex(2.4 * (-1) ** k, 0)
    return limb(bezier(root, knee, tip + lean, steps=4), 6.0, 5.8, 5.2, 4.2, 0.4)


MIDDLE = 57 + 51j
TEST = (32.0, 26.0)


def draw_urchin(canvas: Canvas) -> None:
    """Draw the animal from the side and a little above."""
    far = _spines(30, 1.0, 1.0, 0.0)
    near = [*_spines(22, 0.8, 0.86, 0.5), *_spines(17, 0.56, 0.72, 0.2), *_spines(10, 0.28, 0.56, 0.6)]
    shell = [
        MIDDLE + complex(TEST[0] * math.cos(a), TEST[1] * math.sin(a)) for a in spread(15, high=2 * math.pi)
    ]
    canvas.rim(contour(shell[:-1]), *far)
    for k, spine in enumerate(far):
        canvas.shape(spine, canvas.body.base if k % 3 else canvas.body.light, 1.4)
    draw_part(canvas, shell[:-1], canvas.body, lit=3, dark=7, depth=9, gap=2.6)
    _draw_knobs(canvas)
    for k, spine in enumerate(near):
        canvas.shape(spine, canvas.body.light if k % 2 else canvas.body.base, 1.2)


def _spines(count: int, root: float, tip: float, shift: float) -> list[str]:
    """Return a ring of spines: ``root`` is where they stand on the shell, ``tip`` how far they reach."""
    spines = []
    for k in range(count):
        turn = 2 * math.pi * (k + shift) / count
        way = complex(math.cos(turn), math.sin(turn))
        foot = MIDDLE - 7j * (1 - root) + complex(way.real * TEST[0], way.imag * TEST[1]) * root * 0.96
        point = foot + way * (17.6 if k % 2 else 21.6) * tip
        side = way * 1j * (1.2 + 0.6 * root)
        spines.append(straight([foot - side, point, foot + side], closed=True))
    return spines


def _draw_knobs(canvas: Canvas) -> None:
    knobs = ""
    for turn in spread(12, high=2 * math.pi)[:-1]:
        for t in (0.14, 0.4, 0.68, 0.9):
            knobs += dot(
                MIDDLE - 7j * (1 - t) + complex(TEST[0] * math.cos(turn), TEST[1] * math.sin(turn)) * t
            )
    canvas.line(knobs, canvas.body.light, 2.4)
