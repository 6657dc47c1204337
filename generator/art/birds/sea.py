"""Art: birds of the open sea, each at its trade: the gannet dives, the puffin brings fish, the cormorant dries."""

from generator.art.birds.bird import Bird, Leg, Wing, draw_bird
from generator.art.birds.flight import Vane, draw_vane
from generator.art.brush import turned
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.parts import contour, eye, patch, piece

PUFFIN = Bird(
    legs=(
        Leg(joints="58 83, 60 91", web="60 88!, 48 94!, 59 96!, 69 95!"),
        Leg(joints="45 83, 45 92", web="45 90!, 32 95!, 44 97.6!, 54 97!"),
    ),
    skin="vermilion",
    shank=3.6,
    bill=(patch("vermilion", "29.6 15!, 22 15.6, 15 20, 10 28!, 16 32, 23 35, 29.6 35!"),),
    body=patch(
        "jet",
        "28 17!, 32.6 8.6, 42 4.4, 52 6, 59.4 13, 62 24, 63 32, 69 40, 76 52, 81 64, 85 76, 88 85!, 78 83, "
        "70 85, 58 87, 44 85.6, 33.6 78, 28.6 66, 28.6 54, 31.6 44, 33.4 38, 30 35, 28.6 32!",
    ),
    patches=(
        patch("paper.light", "26 13, 36 12, 44 14, 52 20, 53 28, 46 34, 38 37, 26 36"),
        patch("paper.light", "20 46, 32 46, 42 50, 49 60, 52 72, 56 90, 20 92"),
        patch("paper.shade", "30 74, 40 78, 52 80, 56 90, 30 90"),
    ),
    wing=Wing(
        shape=patch("jet", "52 42!, 60 43, 68 50, 75 61, 81 73, 87 84!, 76 82, 66 76, 58 68, 53 58, 50 49"),
        quills=("60 56, 68 66, 80 78", "58 62, 66 71, 76 79", "64 54, 72 64, 82 77"),
        quill="jet.light",
    ),
    eye=42 + 20.6j,
    eye_size=2.4,
    ring="vermilion",
)


def draw_puffin(canvas: Canvas) -> None:
    """Draw a puffin with sand eels in its bill."""
    draw_bird(canvas, PUFFIN)


CORMORANT_WING = Vane(
    lead=trace("56 47, 46 37, 32 26, 22 25, 13 34, 7 48"),
    tips=trace("5 56, 9 64, 14 69, 20 72, 26 72, 32 72, 38 71, 44 69, 50 66, 56 63"),
    roots=trace("16 46, 24 44, 34 48, 46 54, 54 56"),
    ground="jet",
    late=(patch("jet.light", "20 28, 30 29, 44 39, 54 50, 44 45, 32 36"),),
    depth=0.18,
)
CORMORANT = patch(
    "jet",
    "46 9!, 50 5.4, 57 5, 62.6 9, 65 16, 65.4 24, 68 32, 74 40, 78 50, 78.4 62, 75 73, 72 80, 74 92!, 65 93, "
    "57 92!, 59 80, 56 72, 53 61, 53.4 50, 56 40, 58.6 32, 58 25, 56.4 19, 52 15.6, 46 14.4!",
)


def draw_cormorant(canvas: Canvas) -> None:
    """Draw a cormorant on its rock, drying its wings."""
    left, right = CORMORANT_WING, CORMORANT_WING.placed(lambda p: complex(131 - p.real, p.imag))
    bill = patch("silver", "47 9!, 38 9.4, 31 10.6, 29.4 14.6!, 33 13.6, 40 14.4, 47 14.8!")
    rock = patch("rock", "34 99!, 40 88, 52 84, 66 85, 80 83, 92 90, 98 99!")
    canvas.rim(*(contour(p) for p in (left.outline, right.outline, CORMORANT[1], bill[1], rock[1])))
    draw_vane(canvas, left)
    draw_vane(canvas, right)
    piece(canvas, rock, patch("rock.light", "36 94, 46 86, 60 86, 52 92"), cuts=7)
    piece(canvas, bill, width=1.6)
    piece(canvas, CORMORANT, width=2.0)
    eye(canvas, 54 + 10j, 1.8, iris="grass")


# Seen from above, head down; the picture is turned afterwards.
GANNET_WING = Vane(
    lead=trace("73 62, 84 57, 91 44, 93 26, 92 6"),
    tips=trace("92 4, 88 10, 86 17, 84.6 24, 83 31, 81 38, 78 44, 75 49, 72 53"),
    roots=trace("90 14, 88 34, 82 48, 74 56"),
    ground="paper.light",
    patches=(patch("jet", "98 0, 84 0, 80 30, 85 33, 90 30, 100 28"),),
    depth=0.22,
)
GANNET = patch(
    "paper.light",
    "62 80, 58.6 72, 56.6 62, 57 50, 59 38, 61.6 26, 63.4 16, 65 4!, 66.6 16, 68.4 26, 71 38, 73 50, 73.4 62, "
    "71.4 72, 68 80",
)


def _dive(p: complex) -> complex:
    return turned([p], 32, about=65 + 50j)[0]


def draw_gannet(canvas: Canvas) -> None:
    """Draw a gannet that plunges."""
    wings = [GANNET_WING.placed(_dive), GANNET_WING.placed(lambda p: _dive(complex(130 - p.real, p.imag)))]
    body, head, bill = (
        (hue, [_dive(p) for p in points])
        for hue, points in (
            GANNET,
            patch("sun.light", "54 66, 65 69, 76 66, 74 90, 56 90"),
            patch("silver", "61.6 79!, 62.6 88, 65 98!, 67.4 88, 68.4 79!"),
        )
    )
    canvas.rim(*(contour(wing.outline) for wing in wings), contour(body[1]), contour(bill[1]))
    for wing in wings:
        draw_vane(canvas, wing)
    piece(canvas, bill, width=1.6)
    piece(canvas, body, head, width=2.0, cuts=4)
    eye(canvas, _dive(68.4 + 77j), 1.6, iris="sea.light")
