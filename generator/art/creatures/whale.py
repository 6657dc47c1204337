"""Art: a humpback that breaches: pleated throat, knobbed head, long flippers, falling sea."""

from generator.art.brush import circle, mix, resample, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import dot, edge_cuts, flow, trace
from generator.art.parts import contour, cut_out, eye, lay, patch, piece

BODY = cut_out(
    "40 4.4, 49 5, 58 11, 66.6 22, 74 36, 81 51, 85 58, 91 58.6!, 90 65, 95 76, 101 94!, 44 96!, 37 82, "
    "30 68, 25.6 54, "
    "24 40, 25.6 27, 29.6 15, 34 7.6"
)
JAW = "35 4, 42 14, 51 22, 58 30, 62 40, 60 50, 62 62, 68 78, 76 100, 30 100, 10 60, 16 20"
# Pleats run from the chin to the navel, between these two lines.
PLEAT_EDGES = ("32 10, 28 22, 26.4 36, 28 50, 33 64, 43 84", "38 9, 48 20, 54 32, 57 46, 59 60, 65 79")
NEAR = cut_out(
    "70 35.4, 76 30, 81 30.6, 86 24.4, 92 25.4, 97 18.6, 103 18.6, 109 12.4, 118.6 7!, 119 15, 115 24, "
    "108 32, 99 39, "
    "89 45, 82 50, 76 53, 70.6 51, 67 46, 66.6 40"
)
FAR = cut_out("27 34!, 21 29, 17 29.4, 13 23, 9.6 21.4, 6.6 15!, 4.4 23, 4.6 32, 10 40, 18 46, 27 50!")
KNOBS = "45 9, 52 13, 58 19, 49 17, 55 22.6, 61 27, 43 13.4"
FOAM = cut_out(
    "12 96!, 14 91, 20 91.4, 24 85.6, 31 86.6, 36 79.4, 42 83, 47 87, 54 83, 60 87.4, 68 82.4, 76 86.6, "
    "84 79, "
    "91 81.4, 98 74.6, 104 79.4, 107 86, 114 87.4, 118 96!"
)
SEA = cut_out(
    "6 97!, 12 92, 22 94, 30 88, 40 92, 50 89, 60 92.6, 70 89, 80 92, 92 87, 102 92, 112 90, 124 97!"
)
DROPS = (
    (14, 77, 1.5),
    (20, 70, 2.0),
    (27, 74, 1.3),
    (108, 66, 1.9),
    (114, 74, 1.4),
    (102, 62, 1.2),
    (119, 79, 1.7),
)


def draw_whale(canvas: Canvas) -> None:
    """Draw the animal, head up."""
    drops = "".join(circle(complex(x, y), r) for x, y, r in DROPS)
    canvas.rim(*map(contour, (BODY, NEAR, FAR, FOAM, SEA)), drops)
    piece(canvas, ("body.shade", FAR))
    _draw_body(canvas)
    _draw_flipper(canvas)
    _draw_sea(canvas, drops)


def _draw_body(canvas: Canvas) -> None:
    whole, body, rng = contour(BODY), canvas.body, canvas.rng
    canvas.fill(whole, body.base)
    with canvas.clipped(whole):
        lay(canvas, [patch("body.shade", "72 30, 84 54, 90 72, 98 100, 110 96, 96 40, 74 16")])
        canvas.fill(edge_cuts(flow(BODY, steps=2), rng, depth=9, gap=2.4, width=1.2, least=0.3), canvas.ink)
        lay(
            canvas,
            [patch("paper.base", JAW), patch("foam.shade", "20 40, 28 48, 36 68, 50 100, 30 100, 16 60")],
        )
        left, right = (resample(trace(text), 7) for text in PLEAT_EDGES)
        for t in spread(7, low=0.08):
            pleat = [mix(a, b, t) for a, b in zip(left, right, strict=True)]
            canvas.fill(taper(pleat, swelling(1.7, start=0.3)), canvas.ink)
        mouth = taper(trace("35 5, 42 13.4, 51 21.4, 58 29.6, 62.6 39, 62 45"), swelling(2.2, start=0.8))
        canvas.fill(mouth, canvas.ink)
        canvas.shape("".join(circle(p, 1.7) for p in trace(KNOBS)), body.light, 1.1)
        canvas.fill(taper(trace("70 40, 77 54, 80 66"), swelling(2.4)), body.light)
    canvas.outline(whole)
    eye(canvas, 65.2 + 33.6j, 1.8, iris="foam")


def _draw_flipper(canvas: Canvas) -> None:
    spots = "99 27, 90 33, 108 20, 84 40, 94 37"
    piece(
        canvas,
        ("paper.base", NEAR),
        patch("foam.shade", "78 52, 92 42, 104 34, 114 22, 122 14, 116 36, 90 56"),
        patch("body", "66 34, 76 34, 82 42, 80 54, 70 60, 60 50"),
        width=2.0,
        cuts=4,
    )
    canvas.line("".join(map(dot, trace(spots))), canvas.body.base, 1.8)


def _draw_sea(canvas: Canvas, drops: str) -> None:
    piece(canvas, ("foam", FOAM), patch("foam.shade", "10 96, 40 86, 60 90, 100 84, 122 90, 122 100, 10 100"))
    streaks = (
        "38 78, 40 84, 44 89; 66 81, 66 86, 70 90; 96 74, 96 81, 92 87; 26 85, 27 89, 31 92; 106 80, "
        "106 85, 109 88"
    )
    canvas.fill("".join(taper(trace(s), swelling(1.4)) for s in streaks.split(";")), canvas.tone("sea").base)
    piece(
        canvas,
        ("sea", SEA),
        patch("sea.light", "30 91, 44 93, 40 94.6"),
        patch("sea.light", "70 91.6, 84 93.6, 80 95"),
    )
    canvas.shape(drops, canvas.tone("foam").light, 1.2)
