"""Art: a rabbit that sits up among the dunes, ears raised, white under the tail."""

from generator.art.brush import circle
from generator.art.canvas import Canvas
from generator.art.parts import contour, eye, flecks, patch, piece, soft_lines, strokes

BODY = patch(
    "body",
    "37 44, 46 38.4, 58 36.6, 71 40.6, 82.6 48.6, 91 60, 94.6 73, 92.6 85, 85 92.6!, 60 94.4, 49 93.6, "
    "47 94.6, "
    "33 95!, 30.6 92, 34.4 88.4, 36.4 80, 33 70, 31.6 58",
)
HEAD = patch(
    "body",
    "10.4 44.6!, 11 40, 15.6 35, 21 30, 28.4 26.4, 36.6 27, 43.4 32, 46.4 39.6, 44 47.6, 37.4 53.4, "
    "27 55.4, 17 53.6, "
    "12 50, 11.6 47",
)
NEAR_EAR = patch("body", "32.6 29.6!, 32.6 19, 37 10, 44 4.4, 48.4 5.6, 49.4 13, 46.4 23, 41.4 31.6!")
FAR_EAR = patch("body.shade", "27.6 28.4!, 24.6 18, 26 8.6, 30.4 4.2, 34.6 6, 36.4 16, 35.4 28!")
SCUT = patch(
    "paper.light",
    "90 79, 94 73.6, 98 74!, 99.4 72.4, 103 75!, 105 79, 104.6 84!, 103 88, 99 90!, 95 91.4, 89 87",
)
FOOT = patch("body", "89 90, 80 94.6, 60 95.4, 51 94.6, 49.6 91.6, 53 89, 61 87, 72 85, 83 83")
FUR = (
    "50 42, 58 41, 66 43, 74 48, 54 48, 62 49, 70 53, 81 54, 58 56, 77 59, 86 62, 48 52, 44 58, 51 61, "
    "88 71, 41 66, "
    "46 70, 42 76, 85 78"
)
WHISKERS = ("17 47, 10 49.6, 4.4 54", "17.6 48.6, 12 53, 8 59", "18.6 49.6, 16 55, 14 60.6")


def draw_rabbit(canvas: Canvas) -> None:
    """Draw the animal, facing left."""
    body = canvas.body
    canvas.rim(*(contour(p[1]) for p in (BODY, HEAD, NEAR_EAR, FAR_EAR, SCUT, FOOT)))
    piece(canvas, SCUT, patch("paper.shade", "92 92, 100 86, 104 80, 108 92"))
    piece(canvas, FAR_EAR)
    _draw_body(canvas)
    piece(canvas, FOOT, patch("body.light", "50 93, 60 92.6, 80 91, 88 92, 80 96, 54 97"), width=1.8)
    ear = patch("flesh.light", "36.4 27, 37 18, 41 10, 45.4 7.6, 44.6 15, 41 25")
    piece(canvas, NEAR_EAR, ear, patch("umber", "41 4, 50 2, 52 10, 47.6 8, 43 8"))
    muzzle = patch("paper.base", "10 44, 16 46, 22 50, 30 56, 18 58, 8 50")
    piece(canvas, HEAD, muzzle, width=2.0, cuts=4)
    canvas.fill(flecks("24 31, 30 30, 36 31, 33 35, 39 37, 36 43, 30 46", 2.6 + 1.4j, 1.3), body.shade)
    canvas.fill(strokes(("11 46.6, 15 47.6, 17 50.4",), 1.3), canvas.ink)
    canvas.shape(circle(11.6 + 44j, 1.6), canvas.tone("flesh").base, 1.0)
    canvas.line(soft_lines(WHISKERS), canvas.ink, 0.7)
    canvas.fill(contour(patch("", "21 40, 22 35.6, 27 33.6, 32 36, 33 40, 29 43, 24 43")[1]), body.light)
    eye(canvas, 26.6 + 38.4j, 3.0, iris="umber.shade")


def _draw_body(canvas: Canvas) -> None:
    body = canvas.body
    piece(
        canvas,
        BODY,
        patch("body.light", "30 56, 38 56, 42 66, 43 78, 42 94, 28 96, 36 76"),
        patch("body.shade", "56 93, 60 88, 74 84, 86 86, 96 76, 96 98, 56 98"),
        width=2.0,
        cuts=7,
    )
    canvas.fill(flecks(FUR, 3.6 + 2.2j, 1.4), body.shade)
    canvas.fill(flecks("53 45, 62 45.6, 72 50, 47 56, 66 57, 80 64", 3.4 + 2.2j, 1.2), body.light)
    canvas.fill(
        strokes(("57 90, 54.4 80, 58 69, 67 63, 78 63, 86 69", "47 93, 46.6 84, 49 75"), 2.2), canvas.ink
    )
