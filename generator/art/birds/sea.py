"""Art: birds of the open sea at their trades: the gannet dives, the puffin fishes, the cormorant dries."""

from generator.art.birds.bird import Bird, Leg, Wing, draw_bird
from generator.art.birds.flight import Vane, draw_vane
from generator.art.brush import Points, circle, quads, resample, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.parts import contour, cut_out, eye, lay, patch, piece, strokes

PUFFIN = Bird(
    legs=(
        Leg(joints="58 82, 60 89", web="60 86!, 48 91.6!, 53 94!, 60 92.6!, 69 92.6!"),
        Leg(joints="45 82, 45 90", web="45 87.4!, 31 92.6!, 37 95.4!, 44 94!, 54 94.6!"),
    ),
    skin="vermilion",
    shank=3.6,
    bill=(patch("vermilion", "29.6 14!, 22 14.4, 14.4 19, 8.6 28!, 12 31.6, 20 34.4, 29.6 35.4!"),),
    body=patch(
        "jet",
        "28 17!, 32.6 9, 42 5, 52 6.6, 59.4 13.6, 62 24, 63 32, 69 40, 76 52, 81 64, 85 75, 88 83.6!, "
        "78 81.6, "
        "70 83.6, 58 85.6, 44 84.4, 33.6 77, 28.6 66, 28.6 54, 31.6 44, 33.4 38, 30 35, 28.6 32!",
    ),
    patches=(
        patch("paper.light", "26 13, 36 12, 44 14, 52 20, 53.4 28, 47 34.4, 38 37, 26 36"),
        patch("paper.shade", "30 35, 38 28, 46 27, 53 23, 53.4 28, 47 34.4, 38 37"),
        patch("paper.light", "20 46, 32 46, 42 50, 49 60, 52 72, 56 90, 20 92"),
        patch("paper.shade", "28 70, 40 76, 54 78, 56 90, 28 90"),
        patch("jet.light", "60 12, 64 30, 72 42, 80 56, 70 46, 60 36, 57 22"),
    ),
    cuts=6,
    wing=Wing(
        shape=patch("jet", "52 42!, 60 43, 68 50, 75 60, 81 72, 87 83!, 76 81, 66 75, 58 67.6, 53 58, 50 49"),
        quills=(
            "60 56, 68 66, 80 77.6",
            "58 62, 66 70.6, 76 78.6",
            "64 54, 72 63.6, 82 76.4",
            "56 48, 64 52, 70 58",
        ),
        quill="jet.light",
    ),
    eye=42 + 20.6j,
    eye_size=2.3,
    ring="vermilion",
)
EELS = (
    "26 30, 28 37, 27.4 45, 25.4 53!, 22.4 50!, 23 43, 22.6 36, 21 30",
    "21 30, 22 36, 20.4 43, 16.6 50!, 13.6 46.4!, 16.4 40.6, 17 35, 16 29",
)


def draw_puffin(canvas: Canvas) -> None:
    """Draw a puffin with sand eels in its bill."""

    def eels(canvas: Canvas) -> None:
        for eel in EELS:
            shape = cut_out(eel)
            piece(canvas, ("silver", shape), ("slate", [p + 3 for p in shape]), width=1.5)

    def bill(canvas: Canvas) -> None:
        lay(canvas, [patch("slate", "29.6 15.6!, 24.6 15.8!, 23 20, 23 28, 25 33!, 29.6 34!")])
        canvas.fill(strokes(("24 15.6, 22 22, 22.4 28, 24.4 34",), 2.4), canvas.tone("sun").light)
        canvas.fill(strokes(("19 17, 16.6 23, 17.6 31",), 1.5), canvas.tone("vermilion").shade)
        canvas.fill(strokes(("28 25, 20 26, 9.6 28.4",), 1.3), canvas.ink)
        canvas.fill(circle(30 + 31j, 2.4), canvas.tone("sun").base)
        canvas.fill(strokes(("45 22, 49 23, 53 26.6",), 1.3), canvas.ink)
        lay(canvas, [patch("slate.shade", "39 17.4!, 42.4 13.4!, 45.4 17.6!")])
        canvas.outline(contour(PUFFIN.bill[0][1]), width=1.6)

    rims = "".join(contour(cut_out(eel)) for eel in EELS)
    draw_bird(canvas, PUFFIN, under=None, behind=eels, over=bill, rims=rims)


CORMORANT_WING = Vane(
    lead=trace("57 46, 47 36, 33 25.6, 23 24.6, 14 33, 8.4 46"),
    tips=trace(
        "6 55, 9.6 63, 14.6 68, 20.4 71, 26.4 71.4, 32.4 71.4, 38.4 70.4, 44.4 68.4, 50.4 65.6, 56 62"
    ),
    roots=trace("15 44, 24 46, 34 51, 46 56, 54 57"),
    ground="jet",
    patches=(patch("jet.shade", "2 58, 14 60, 26 63, 40 62, 56 57, 56 76, 0 76"),),
    late=(
        patch("umber", "19 28, 31 26, 46 36, 58 48, 54 56, 44 53, 32 47, 21 41, 15 40"),
        patch("umber.light", "20 28, 32 26.6, 45 36, 56 47, 44 40, 32 32"),
    ),
    depth=0.18,
)
COVERTS = ("20 32.6, 32 34, 43 42, 55 51.4", "17 37.6, 31 41, 42.6 48, 53.6 54.6")
CORMORANT = patch(
    "jet",
    "46.6 8.6!, 50 5.6, 57 5, 62.6 9, 65 16, 65.4 24, 68 32, 74 40, 78 50, 78.4 62, 75 73, 72 80, "
    "74.6 90!, 65.4 92, "
    "56.4 90!, 59 80, 56 72, 53 61, 53.4 50, 56 40, 58.6 32, 58 25, 56.4 19, 52 15.6, 47 15.4!",
)
BREAST = (
    patch("jet.light", "56 40, 60 34, 60 46, 58 60, 60 74, 56 72, 52 60, 53 48"),
    patch("sun", "44 12.6, 50 12, 53 14, 51 17, 46 17"),
    patch("paper.light", "50 13.6, 54.6 12.6, 58 17, 56.6 21, 53 17.6"),
)
CORMORANT_ROCK = patch("rock", "26 96!, 32 89, 42 86.6, 50 83.6, 62 84.6, 74 82.6, 86 85, 96 89.6, 104 96!")


def draw_cormorant(canvas: Canvas) -> None:
    """Draw a cormorant on its rock, drying its wings."""
    left, right = CORMORANT_WING, CORMORANT_WING.placed(_across)
    bill = patch("silver", "47.6 8.4!, 39 8.8, 32.6 9.6, 29.6 12, 30 16.4!, 33.6 13.6, 40 14.4, 47.6 15!")
    canvas.rim(*(contour(p) for p in (left.outline, right.outline, CORMORANT[1], bill[1], CORMORANT_ROCK[1])))
    for wing, move in ((left, _still), (right, _across)):
        draw_vane(canvas, wing)
        scales = "".join(_scallops([move(p) for p in trace(row)]) for row in COVERTS)
        canvas.line(scales, canvas.tone("umber").shade, 1.1)
    _draw_rock(canvas)
    piece(canvas, bill, width=1.6)
    piece(canvas, CORMORANT, *BREAST, width=2.0)
    canvas.fill(
        strokes(("65 78, 64.4 84, 65 90", "69 79, 69 84, 70 89", "61 79, 60.6 84, 60.6 89"), 1.3),
        canvas.tone("jet").light,
    )
    canvas.fill(strokes(("48 12.2, 40 11.8, 32 12.4",), 1.1), canvas.ink)
    eye(canvas, 54.6 + 9.8j, 1.8, iris="moss.light")


def _scallops(row: Points) -> str:
    """Return rounded feather ends along a row."""
    at = resample(row, 13)
    return quads(at[0], *(p + (3j if k % 2 else 0) for k, p in enumerate(at[1:], start=1)))


def _still(p: complex) -> complex:
    return p


def _across(p: complex) -> complex:
    return complex(131.6 - p.real, p.imag)


def _draw_rock(canvas: Canvas) -> None:
    piece(
        canvas,
        CORMORANT_ROCK,
        patch("rock.light", "28 96, 34 88, 50 83, 62 84, 56 89, 44 91"),
        patch("rock.shade", "72 96, 80 88, 90 86, 106 97"),
        cuts=5,
    )
    web = patch("jet", "57 83!, 51 88.6!, 56 89.6!, 62 89!, 62 82!")
    for move in (_still, _across):
        piece(canvas, (web[0], [move(p) for p in web[1]]), width=1.5)


# Seen from above, head down; the picture is turned afterwards.
GANNET_WING = Vane(
    lead=trace("74 65, 83 62, 93 55, 100 44, 104 29, 106 6"),
    tips=trace("106 4, 100.4 12, 97 20, 94 27.6, 90.6 34, 86.6 38.6, 82 41, 75 42"),
    roots=trace("104 16, 100 34, 93 47, 85 54, 76 58"),
    ground="paper.light",
    patches=(
        patch("paper.shade", "74 50, 80 48, 88 44, 94 34, 92 28, 84 36, 74 38"),
        patch("jet", "114 0, 98 -4, 88 20, 95 33, 100 35, 110 26"),
    ),
    depth=0.14,
)
GANNET = patch(
    "paper.light",
    "60.6 82, 58.6 75, 55 67, 53.4 57, 54.6 45, 57.6 32, 61 18, 65 2!, 69 18, 72.4 32, 75.4 45, "
    "76.6 57, 75 67, "
    "71.4 75, 69.4 82",
)
GANNET_FACE = (
    patch("straw", "50 66, 65 70, 80 66, 76 92, 54 92"),
    patch("paper.shade", "66 0, 66 30, 70 50, 72 66, 78 60, 78 40, 70 10"),
)
GANNET_BILL = patch("mantle", "60.8 81!, 62.4 89, 65 99!, 67.6 89, 69.2 81!")


def _dive(p: complex) -> complex:
    return 37.4 + 61.6j + (turned([p], 40, about=65 + 50j)[0] - 65 - 50j) * 0.91


def draw_gannet(canvas: Canvas) -> None:
    """Draw a gannet that plunges."""
    wings = [GANNET_WING.placed(_dive), GANNET_WING.placed(lambda p: _dive(complex(130 - p.real, p.imag)))]
    body, bill, *face = (
        (hue, [_dive(p) for p in points]) for hue, points in (GANNET, GANNET_BILL, *GANNET_FACE)
    )
    canvas.rim(*(contour(wing.outline) for wing in wings), contour(body[1]), contour(bill[1]))
    for wing in wings:
        draw_vane(canvas, wing)
    piece(canvas, body, *face, width=2.0, cuts=4)
    piece(canvas, bill, width=1.6)
    lores = [
        taper([_dive(p) for p in trace(line)], swelling(1.6))
        for line in ("62 78, 62.4 84, 64.4 94", "68 78, 67.6 84, 65.6 94")
    ]
    canvas.fill("".join(lores), canvas.ink)
    for x in (61.4, 68.6):
        eye(canvas, _dive(complex(x, 76.6)), 1.5, iris="sea.light")
