"""Art: a harbour seal at rest on its rock, head and hind flippers up."""

from generator.art.canvas import Canvas
from generator.art.parts import contour, eye, patch, piece

BODY = patch(
    "body",
    "8 36!, 10.6 28, 17 21, 27 17.6, 36 20, 42.6 28, 48 37, 58 45, 72 50, 87 51, 99 46, 106 38, 110 28!, 117 17, "
    "125 12!, 122.6 24, 127 27!, 121 37, 117 48, 112 60, 102 70, 86 77, 66 80, 46 78, 32 70, 24 58, 17 50, 10 44",
)
FLIPPER = patch("body.shade", "44 58, 40 68, 38 80!, 44 82, 52 76, 57 66, 55 58")
ROCK = patch("rock", "14 97!, 20 84, 34 76, 60 74, 92 74, 108 80, 118 97!")


def draw_seal(canvas: Canvas) -> None:
    """Draw the animal, facing left."""
    canvas.rim(contour(BODY[1]), contour(ROCK[1]))
    piece(canvas, ROCK, cuts=7)
    piece(canvas, BODY, width=2.0, cuts=8)
    piece(canvas, FLIPPER)
    eye(canvas, 20 + 31j, 3)
