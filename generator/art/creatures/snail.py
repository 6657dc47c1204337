"""Art: a white dune snail: a globe of few whorls with broken brown bands, creeping with its feelers out.

Snails of this kind wind to the right: one that shows its spire creeps to the right.
"""

import cmath
import math

from generator.art.brush import Points, circle, smooth, spread, straight, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import beyond, edge_cuts, moved, trace
from generator.art.parts import contour, patch, piece

MIDDLE = 49 + 46j
MOUTH = math.radians(50)
RADIUS = 38.0
SHRINK = 0.54
TURNS = 3.2
FOOT = patch(
    "stone",
    "6 93!, 17 86, 30 81, 46 79, 62 78, 74 72, 83 63, 90 55, 97 51.4, 104 52.6, 109 58, 109.6 65, "
    "106.4 72, 102.6 79, "
    "102.6 86, 106 91, 110 95!, 90 96.4, 50 96.6, 20 96!",
)
FEELERS = ("97 55, 101 42, 107 30", "93 54, 93 42, 96 30", "108 62, 113 62, 117 66", "107 65, 110 68, 112 72")
# Bands as shares of a whorl's breadth, from the seam to the outer edge, and how long their dashes are.
BANDS = ((0.14, 0.24, 8), (0.42, 0.64, 9), (0.78, 0.87, 7))


def place(turn: float, out: float = 1.0) -> complex:
    """Return the place ``turn`` whorls behind the mouth, ``out`` from the seam at 0 to the edge at 1."""
    edge = RADIUS * SHRINK**turn
    radius = edge * (SHRINK + (1 - SHRINK) * out)
    return MIDDLE + cmath.rect(radius, MOUTH - math.tau * turn)


def draw_dune_snail(canvas: Canvas) -> None:
    """Draw the animal, creeping to the right."""
    shell = [place(t) for t in spread(28)]
    lip = smooth([*shell, place(1.0, 1.0)], closed=True)
    feelers = [limb(trace(text), 3.4, 2.6, 2.4) for text in FEELERS]
    eyes = "".join(circle(at, 2.6) for at in (107 + 29.6j, 96 + 29.6j))
    canvas.rim(contour(FOOT[1]), lip, *feelers, eyes)
    for feeler in feelers:
        canvas.shape(feeler, canvas.tone("stone").base, 1.6)
    canvas.shape(eyes, canvas.ink, 0.8)
    _draw_foot(canvas)
    _draw_shell(canvas, shell, lip)


def _draw_foot(canvas: Canvas) -> None:
    stone = canvas.tone("stone")
    sole = patch("stone.light", "2 90, 30 91.6, 70 91, 100 90, 114 96, 60 99, 4 98")
    piece(
        canvas,
        FOOT,
        patch("stone.shade", "20 86, 50 80, 84 66, 84 74, 60 86, 30 90"),
        sole,
        width=2.0,
        cuts=4,
    )
    warts = [
        complex(x, y)
        for x, y in ((92, 60), (97, 64), (90, 68), (96, 72), (88, 75), (94, 80), (84, 82), (102, 68))
    ]
    canvas.line("".join(f"M{p.real:g} {p.imag:g}h2.4" for p in warts), stone.shade, 1.2)


def _draw_shell(canvas: Canvas, shell: Points, lip: str) -> None:
    body = canvas.body
    canvas.fill(lip, body.base)
    with canvas.clipped(lip):
        canvas.fill(beyond(moved(shell, -4 - 5j)), canvas.tone("sand").base)
        for low, high, dashes in BANDS:
            canvas.fill(_band(canvas, low, high, dashes), canvas.tone("bronze").shade)
        growth = ([place(t, 0.05), place(t + 0.012, 0.5), place(t, 0.97)] for t in spread(9, high=0.9))
        canvas.line("".join(map(smooth, growth)), canvas.tone("sand").shade, 0.8)
        canvas.fill(edge_cuts(shell, canvas.rng, depth=8, gap=2.5, width=1.1, least=0.3), canvas.ink)
    seam = [place(t) for t in spread(44, low=0.98, high=TURNS)]
    canvas.fill(taper(seam, lambda t: 2.0 - 1.1 * t), canvas.ink)
    canvas.outline(lip)


def _band(canvas: Canvas, low: float, high: float, dashes: int) -> str:
    """Return one spiral band, broken into dashes that shorten towards the apex."""
    path, turn = "", 0.015
    while turn < 1.9:
        length = canvas.rng.uniform(0.5, 1.3) / dashes
        steps = spread(3, low=turn, high=turn + length)
        path += straight(
            [*(place(t, low) for t in steps), *(place(t, high) for t in steps[::-1])], closed=True
        )
        turn += length + canvas.rng.uniform(0.2, 0.5) / dashes
    return path
