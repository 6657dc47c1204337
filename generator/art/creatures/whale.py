"""Art: a humpback that breaches: pleated throat, long knobbed flippers, the sea falling away from it."""

from generator.art.canvas import Canvas
from generator.art.parts import contour, eye, patch, piece

BODY = patch(
    "body",
    "32 96!, 28 80, 27.4 62, 31 44, 38 26, 47 11, 54 4, 60.6 4.6, 64 13, 69 28, 75 46, 81 60, 89 62, 86 70, 92 84, 98 96!",
)
NEAR = patch("paper.base", "68 46!, 80 36, 92 30, 106 26, 117 17!, 118 26, 112 35, 100 42, 88 50, 76 60!")
FAR = patch("body.shade", "32 46!, 20 42, 10 40, 2 32!, 4 42, 12 50, 22 56, 30 60!")
SEA = patch(
    "sea", "6 97!, 12 88, 20 91, 28 82, 38 88, 48 82, 60 88, 72 82, 84 88, 94 81, 102 90, 110 87, 115 97!"
)


def draw_whale(canvas: Canvas) -> None:
    """Draw the animal, head up."""
    canvas.rim(*(contour(p[1]) for p in (BODY, NEAR, FAR, SEA)))
    piece(canvas, FAR)
    piece(
        canvas,
        BODY,
        patch("paper.base", "54 2, 60 20, 58 40, 54 60, 52 80, 50 100, 20 100, 20 50"),
        width=2.0,
        cuts=6,
    )
    piece(canvas, NEAR)
    piece(canvas, SEA)
    eye(canvas, 63 + 33j, 1.8)
