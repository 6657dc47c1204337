"""Art: a common dolphin in its leap: dark cape, sandy flank in front, grey behind, like an hour-glass."""

from generator.art.canvas import Canvas
from generator.art.parts import contour, eye, patch, piece

BODY = patch(
    "body",
    "126 70!, 120 62, 114.6 57!, 111.6 47.6, 104 37.4, 92 28.6, 79 23.6, 67 22.6, 61 12.4, 49.4 4!, 50 15, 50.4 26!, "
    "38 33, 27 44, 18 58, 13 69!, 21 75!, 31 64, 43 57.6, 58 55.6, 72 58, 86 64.4, 98 70.4, 110 74, 120 74",
)
FLUKES = patch("body.shade", "19 64!, 10 64.6, 1.6 59!, 4.6 70, 12 76, 13 88.6!, 20.6 82, 23 70!")
FLIPPER = patch("body.shade", "94 64!, 93 74, 84 87!, 80.6 78, 81 63")


def draw_dolphin(canvas: Canvas) -> None:
    """Draw the animal, leaping to the right."""
    canvas.rim(contour(BODY[1]), contour(FLUKES[1]), contour(FLIPPER[1]))
    piece(canvas, FLUKES)
    piece(
        canvas,
        BODY,
        patch("paper.light", "126 72, 110 62, 92 58, 76 52, 62 52, 44 58, 20 76, 60 90, 120 82"),
        patch("straw", "112 60, 104 48, 90 40, 76 40, 64 46, 76 54, 92 60, 104 64"),
        patch("silver", "64 46, 52 40, 38 44, 24 58, 14 72, 22 76, 34 62, 50 54"),
        width=2.0,
        cuts=5,
    )
    piece(canvas, FLIPPER)
    eye(canvas, 106.6 + 56j, 1.9)
