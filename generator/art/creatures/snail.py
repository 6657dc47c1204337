"""Art: a white dune snail: a globe of few whorls with broken brown bands, creeping with feelers out."""

import cmath
import math

from generator.art.brush import smooth, spread
from generator.art.canvas import Canvas
from generator.art.parts import contour, patch, piece

MIDDLE = 73 + 41j
TURNS = 2.4
GROWTH = 0.42


def _spiral(turn: float, inward: float = 0.0) -> complex:
    """Return the place on the shell: ``turn`` from 0 at the mouth to TURNS, ``inward`` 0 outside, 1 at the seam."""
    there = 36 * GROWTH**turn
    radius = there * (1 - inward * (1 - GROWTH))
    return MIDDLE + cmath.rect(radius, math.radians(130) - math.tau * turn) * complex(1, 0)


def draw_dune_snail(canvas: Canvas) -> None:
    """Draw the animal, creeping to the left."""
    foot = patch(
        "flesh",
        "8 62!, 10 54, 17 50, 25 52, 32 60, 42 68, 60 72, 84 78, 104 86, 116 94!, 96 96, 60 96, 30 96, 20 92, 14 80, 9 70",
    )
    shell = [_spiral(t) for t in spread(30, high=1.0)]
    canvas.rim(contour(foot[1]), contour(shell))
    piece(canvas, foot, width=2.0, cuts=5)
    whole = contour(shell)
    canvas.fill(whole, canvas.body.base)
    canvas.line(smooth([_spiral(t) for t in spread(60, high=TURNS)]), canvas.ink, 1.6)
    canvas.outline(whole)
