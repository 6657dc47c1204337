"""Art: the circle of a round view, which the outlines of places follow below."""

import math

from generator.art.brush import pair

MIDDLE = 50 + 50j
REACH = 46.0


def on_circle(height: float, side: int) -> complex:
    """Return the point of the circle at this height, on the right (1) or the left (-1)."""
    return complex(MIDDLE.real + side * math.sqrt(REACH**2 - (height - MIDDLE.imag) ** 2), height)


def below(skyline: str, start: complex, *, large: bool = False) -> str:
    """Close a skyline that runs from left to right, back along the circle below to where it started.

    ``large`` says that this is the larger part of the circle.
    """
    return f"{skyline}A{REACH:g} {REACH:g} 0 {int(large)} 1 {pair(start)}z"
