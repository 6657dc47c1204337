"""Art: a rabbit that sits up among the dunes, ears raised, white under the tail."""

from generator.art.canvas import Canvas
from generator.art.parts import contour, eye, patch, piece

BODY = patch(
    "body",
    "36 44, 46 38, 58 36, 71 40, 83 48, 92 60, 96 73, 94 86, 86 94.6!, 60 96, 52 95!, 46 96, 32 96!, 31.6 92, "
    "36 89, 37.4 80, 33 70, 31 58",
)
HEAD = patch(
    "body",
    "10.6 43!, 13 35.6, 19.6 29, 28 25, 36.4 25.6, 43.6 31, 46.6 39, 44 47.6, 37.4 53.6, 27 55, 17 52.6, 11.6 48.6",
)
NEAR_EAR = patch("body", "32 28!, 32.4 17, 37 8, 44 2.4, 48.4 4, 49.4 12, 46 22, 41 30.4!")
FAR_EAR = patch("body.shade", "27 27!, 24.4 16, 26 6.6, 30.4 1.8, 34.6 4, 36.4 14, 35 26!")
SCUT = patch("paper.light", "92 80, 96 74.6, 103 74, 107 79, 106 87, 100 92.4, 93 91.6, 90 86")


def draw_rabbit(canvas: Canvas) -> None:
    """Draw the animal, facing left."""
    foot = patch("body", "90 91, 80 96.6, 60 97, 51.6 95.6, 52 91, 60 88, 72 86, 84 84")
    canvas.rim(*(contour(p[1]) for p in (BODY, HEAD, NEAR_EAR, FAR_EAR, SCUT, foot)))
    piece(canvas, SCUT, width=1.8)
    piece(canvas, FAR_EAR)
    piece(canvas, BODY, width=2.0, cuts=8)
    piece(canvas, foot)
    piece(canvas, NEAR_EAR, patch("flesh.light", "36 26, 37 16, 41 8, 45 6, 44 14, 41 24"))
    piece(canvas, HEAD, width=2.0, cuts=4)
    eye(canvas, 27 + 37j, 3.4)
