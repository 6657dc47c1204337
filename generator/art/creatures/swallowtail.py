"""Art: a swallowtail with its wings spread: yellow between black veins, a blue band, tails and red eyes."""

from generator.art.brush import circle, mix, smooth, spread, straight, turned
from generator.art.canvas import Canvas
from generator.art.form import dot, trace
from generator.art.parts import Move, Patch, contour, cut_out, piece

AXIS = 65.0
# The right wings; the left ones mirror them.
FORE = cut_out(
    "67 41!, 75 29, 88 18, 104 9.6, 120 5!, 124.4 9, 124 20, 120.6 33, 114 46!, 100 47.6, 84 48.4, 67 48!"
)
HIND = cut_out(
    "67 46!, 84 46.6, 100 48, 110 52!, 112.4 58, 108.6 62.6!, 109.6 68, 103.6 71.6!, 103 77, 96.4 78.6!, "
    "97.4 87, 101 96!, 93 93, 89.6 84, 87.4 80!, 83 82.6, 78 80.6!, 74 71, 70 60, 67 52"
)
BODY_SIDES = ("61 46, 64 52, 64 70, 60 66", "69 46, 66 52, 66 70, 70 66")
FORE_BLACK = ("65 40, 76 24, 84 22, 82 32, 80 48, 66 50", "112 2, 130 0, 130 50, 104 50, 108 36, 112 20")
FORE_BARS = ("90 15, 95 13, 93 25, 88 26", "100 9, 105 8, 103 19, 98 22")
FORE_VEINS = (
    (95 + 28j, 121 + 14j),
    (94 + 30j, 121 + 21j),
    (93 + 33j, 119.6 + 28j),
    (91 + 36j, 117.6 + 35j),
    (88 + 39j, 115 + 42j),
    (80 + 44j, 108 + 47j),
    (76 + 30j, 110 + 10j),
)
HIND_BAND = "92 46, 112 50, 116 60, 98 82, 78 82, 76 74, 86 72, 94 64, 97 56"
HIND_BLUE = "99 53, 105 54, 106 59, 101 64, 96 71, 88 76, 82 77, 81 74, 88 71, 94 65, 98 59"
HIND_VEINS = (
    (84 + 54j, 109 + 60j),
    (84 + 58j, 104 + 70j),
    (81 + 61j, 97 + 77j),
    (78 + 60j, 88 + 79j),
    (84 + 52j, 106 + 51j),
)


def draw_swallowtail(canvas: Canvas) -> None:
    """Draw the butterfly from above."""
    sides: tuple[Move, Move] = (_tilted, lambda p: _tilted(complex(2 * AXIS - p.real, p.imag)))
    body = [
        _tilted(p)
        for p in trace(
            "65 26, 68 30, 69 37, 68.4 44, 68.6 54, 66.8 66, 65 72, 63.2 66, 61.4 54, 61.6 44, 61 37, 62 30"
        )
    ]
    feelers = [smooth([move(p) for p in trace("66 29, 70 20, 77 12, 83 8")]) for move in sides]
    wings = [contour([move(p) for p in wing]) for move in sides for wing in (FORE, HIND)]
    canvas.rim(*wings, contour(body))
    canvas.line("".join(feelers), canvas.paper, 6.4)
    for move in sides:
        _draw_hind(canvas, move)
        _draw_fore(canvas, move)
    canvas.line("".join(feelers), canvas.ink, 1.6)
    canvas.fill("".join(circle(move(83 + 8j), 2) for move in sides), canvas.ink)
    yellow: list[Patch] = [("body", [_tilted(p) for p in trace(text)]) for text in BODY_SIDES]
    piece(canvas, ("jet", body), *yellow)
    canvas.line("".join(map(dot, map(_tilted, trace("63.6 30.6, 66.4 30.6")))), canvas.body.light, 1.4)


def _tilted(p: complex) -> complex:
    return 69 + 51j + (turned([p], -7, about=65 + 50j)[0] - 65 - 50j) * 0.9


def _fills(canvas: Canvas, move: Move, colour: str, *texts: str) -> None:
    for text in texts:
        canvas.fill(contour([move(p) for p in trace(text)]), colour)


def _draw_fore(canvas: Canvas, move: Move) -> None:
    body = canvas.body
    whole = contour([move(p) for p in FORE])
    canvas.fill(whole, body.base)
    with canvas.clipped(whole):
        _fills(canvas, move, canvas.ink, *FORE_BLACK, *FORE_BARS)
        canvas.line("".join(straight([move(a), move(b)]) for a, b in FORE_VEINS), canvas.ink, 1.3)
        moons = [mix(119.4 + 12j, 111.6 + 43j, t) for t in spread(7)]
        canvas.fill("".join(circle(move(p), 1.8) for p in moons), body.base)
    canvas.outline(whole, width=1.8)


def _draw_hind(canvas: Canvas, move: Move) -> None:
    body = canvas.body
    whole = contour([move(p) for p in HIND])
    canvas.fill(whole, body.base)
    with canvas.clipped(whole):
        _fills(canvas, move, canvas.ink, HIND_BAND, "88 78, 98 76, 104 99, 90 96")
        _fills(canvas, move, canvas.tone("thistle").base, HIND_BLUE)
        canvas.line("".join(straight([move(a), move(b)]) for a, b in HIND_VEINS), canvas.ink, 1.3)
        moons = (109 + 57.6j, 105.4 + 66.6j, 99 + 73.8j)
        canvas.fill("".join(circle(move(p), 2) for p in moons), body.base)
        canvas.fill(circle(move(81.4 + 77j), 4), canvas.ink)
        canvas.fill(circle(move(81.2 + 76.6j), 3), canvas.tone("vermilion").base)
    canvas.outline(whole, width=1.8)
