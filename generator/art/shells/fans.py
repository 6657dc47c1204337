"""Art: shells that open like a fan: scallop."""

import cmath
import math

from generator.art.brush import smooth, spread
from generator.art.canvas import Canvas


def draw_scallop(canvas: Canvas) -> None:
    """Draw a scallop."""
    umbo = 50 + 88j
    edge = [umbo + cmath.rect(80, math.radians(a)) for a in spread(24, low=-155, high=-25)]
    d = smooth([umbo, *edge], closed=True)
    canvas.rim(d)
    canvas.fill(d, canvas.body.base)
    canvas.outline(d)
