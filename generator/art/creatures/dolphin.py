"""Art: a common dolphin in its leap: dark cape, sandy flank in front, grey behind, like an hour-glass."""

from generator.art.brush import circle
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts, flow
from generator.art.parts import contour, eye, lay, patch, piece, strokes

BODY = patch(
    "body",
    "125 69.4!, 119 62.4, 114 57.4!, 111 47.6, 103.6 37.4, 92 28.6, 80 23.6, 70 21.6, 65 14, 55.6 6!, "
    "56 15, 53 24.4!, "
    "41 31, 29 42, 19 57, 14 68!, 21 73.6!, 31 63, 43 57, 58 55, 72 57.6, 86 64, 98 70, 110 73.6, 119 73.6",
)
FLUKES = patch("body.shade", "19.6 64!, 12 63, 4 57.4!, 5 68, 12 75, 13.6 88!, 20.6 81, 23 70!")
FLIPPER = patch("body.shade", "95 63!, 94 73, 86 87!, 81.6 78, 81 63")
FLANKS = (
    patch("paper.light", "128 72, 114 64, 94 58, 78 51, 62 51, 44 57, 20 78, 60 90, 124 82"),
    patch("straw", "110 58, 104 46, 92 38, 78 38.6, 65 45, 77 52, 92 57.6, 104 63"),
    patch("silver", "65 45, 53 39.6, 39 43, 25 57, 12 72, 20 78, 33 63, 50 54"),
    patch("body.light", "82 25.4, 92 29.6, 103 38.6, 109.6 47, 100 40, 90 33"),
)
DROPS = ((27, 78, 1.8), (31, 86, 1.3), (22, 91, 1.5), (36, 80, 1.1), (16, 93.6, 1.2), (41, 88, 1.6))


def draw_dolphin(canvas: Canvas) -> None:
    """Draw the animal, leaping to the right."""
    drops = "".join(circle(complex(x, y), r) for x, y, r in DROPS)
    canvas.rim(*(contour(part[1]) for part in (BODY, FLUKES, FLIPPER)), drops)
    canvas.shape(drops, canvas.tone("foam").light, 1.2)
    piece(canvas, FLUKES, patch("body", "4 58, 14 66, 20 70, 14 72, 8 68"))
    _draw_body(canvas)
    piece(canvas, FLIPPER, patch("body", "82 64, 88 64, 86 74, 85 82, 82 76"))
    canvas.fill(strokes(("124 70.4, 117 66.4, 110 62.4", "104.6 57.6, 109 58.6, 114 58.4"), 1.6), canvas.ink)
    canvas.fill(strokes(("110 67.6, 101 67.4, 93 66",), 2.6), canvas.body.shade)
    canvas.fill(circle(104 + 57j, 3.0), canvas.body.shade)
    eye(canvas, 104 + 57j, 1.7)


def _draw_body(canvas: Canvas) -> None:
    whole = contour(BODY[1])
    canvas.line(whole, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        cape = edge_cuts(flow(BODY[1], steps=2), canvas.rng, depth=7, gap=2.4, width=1.1, light=1j, least=0.3)
        canvas.fill(cape, canvas.body.shade)
        lay(canvas, FLANKS)
        cuts = edge_cuts(flow(BODY[1], steps=2), canvas.rng, depth=5, gap=2.4, width=1.1, least=0.4)
        canvas.fill(cuts, canvas.ink)
    canvas.outline(whole)
