"""Art: gulls and terns: white birds that differ in build, bill, hood and wing."""

from generator.art.birds.bird import Bird, Leg, Wing, draw_bird
from generator.art.birds.flight import Vane, draw_vane
from generator.art.brush import turned
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.parts import contour, eye, patch, piece

HERRING_GULL = Bird(
    legs=(
        Leg(joints="70 74, 74 83, 72 92", web="72 90!, 62 95!, 70 96!, 79 96!"),
        Leg(joints="58 75, 59 84, 57 94", web="57 92!, 46 97!, 56 98!, 65 98!"),
    ),
    skin="leg-pink",
    shank=3.4,
    bill=(
        patch("sun", "22 18!, 14 18.4, 8.6 20.2, 5 24.4, 4.8 28.6!, 9.4 28.6, 12.5 30.4, 16 29.6, 22 28.2!"),
    ),
    body=patch(
        "paper.light",
        "19.6 21!, 22.4 13.6, 29 9, 37 9.6, 43 15, 46.4 23, 54 29, 66 32, 82 37, 98 45, 110 53, 117 60!, "
        "108 63, 98 64, 88 69, 76 75, 62 77.4, 48 75, 37 69, 29 59, 25.5 48, 25 38, 22.6 32, 20 28!",
    ),
    patches=(patch("paper.shade", "32 64, 46 70, 62 72, 80 68, 96 62, 108 62, 90 74, 60 82, 36 74"),),
    wing=Wing(
        shape=patch(
            "body",
            "42 38, 46 31!, 56 30, 70 33, 86 39, 100 47, 112 54, 126 60!, 112 63, 98 64, 84 67, 70 67, 57 63, "
            "47 55, 42 46",
        ),
        late=(
            patch("jet", "96 44, 110 52, 130 58, 130 64, 108 66, 98 64, 100 56"),
            patch("paper.light", "92 42, 98 46, 102 54, 100 62, 90 66, 95 58, 95 50"),
            patch("paper.light", "108 55, 112 57, 109 61, 105 60"),
            patch("paper.light", "117 58, 121 60, 117 62, 114 61"),
        ),
        quills=("58 60, 72 62, 90 61", "52 55, 68 58, 88 57"),
        quill="body.shade",
    ),
    eye=30.4 + 17.8j,
    eye_size=2.5,
    iris="sun.light",
    ring="vermilion",
)
CHICK = Bird(
    legs=(
        Leg(joints="60 84, 62 93", web="62 91!, 53 95!, 61 97!, 69 96!"),
        Leg(joints="46 85, 46 94", web="46 92!, 36 96!, 45 98!, 53 97!"),
    ),
    skin="leg-pink.shade",
    shank=3.0,
    bill=(
        patch("leg-pink.shade", "30 17!, 24 10, 17 6!, 19 14, 27 24!"),
        patch("leg-pink.shade", "27 23!, 20 18.6, 13 16.6!, 17 24, 27 30!"),
    ),
    body=patch(
        "body",
        "27 22!, 30 12, 39 7, 49 8, 57 14, 60 24, 58 34, 62 41, 72 46, 80 54, 85 66, 84 76, 76 83, 62 88, "
        "46 89, 33 84, 26 74, 26 62, 31 52, 34 44, 29 36, 26 29!",
    ),
    patches=(patch("body.light", "24 60, 36 56, 44 66, 46 80, 40 92, 20 90"),),
    eye=40 + 19j,
    eye_size=3.0,
)


def _right(text: str) -> tuple[complex, ...]:
    return trace(text)


# Seen from above, head up; the picture is turned afterwards.
HOOD_WING = Vane(
    lead=trace("70 37, 78 28, 90 22, 104 26, 118 34, 130 44"),
    tips=trace("131 46, 125 48, 119 48.6, 113 48.6, 107 49, 101 50, 95 51, 89 53, 83 55, 77 58, 71 60"),
    roots=trace("118 40, 104 36, 92 36, 80 44, 72 50"),
    patches=(
        patch("paper.light", "98 18, 134 36, 134 50, 120 46, 106 36, 92 26"),
        patch("jet", "140 40, 129 38, 124 43, 119 46, 106 47, 106 54, 140 56"),
    ),
    late=(patch("body.shade", "74 34, 88 28, 98 30, 92 33, 80 38"),),
    depth=0.2,
)
HOOD_BODY = patch(
    "paper.light",
    "65 12!, 69 14, 71.4 20, 71 27, 74 34, 75 46, 73 58, 70 68, 71 80, 74 89!, 65 91, 56 89!, 59 80, 60 68, "
    "57 58, 55 46, 56 34, 59 27, 58.6 20, 61 14",
)
HOOD = patch("chestnut.shade", "65 10, 70 12, 74 20, 70 25.4, 65 27, 60 25.4, 56 20, 60 12")
HOOD_MANTLE = patch("body", "65 31, 72 33, 78 44, 73 58, 65 66, 57 58, 52 44, 58 33")
HOOD_BILL = patch("vermilion", "62.6 14!, 63.6 7, 65 1.6!, 66.4 7, 67.4 14!")


def _spun(p: complex) -> complex:
    return turned([p], -38, about=65 + 50j)[0] * 0.94 + 4 + 3j


def _far(p: complex) -> complex:
    mirrored = complex(130 - p.real, p.imag)
    return _spun(58 + 46j + (mirrored - 58 - 46j) * 0.86)


def draw_black_headed_gull(canvas: Canvas) -> None:
    """Draw a black-headed gull that banks, seen from above."""
    near, far = HOOD_WING.placed(_spun), HOOD_WING.placed(_far)
    body, hood, mantle, bill = (
        (hue, [_spun(p) for p in points]) for hue, points in (HOOD_BODY, HOOD, HOOD_MANTLE, HOOD_BILL)
    )
    canvas.rim(contour(near.outline), contour(far.outline), contour(body[1]), contour(bill[1]))
    draw_vane(canvas, far)
    draw_vane(canvas, near)
    piece(canvas, bill, width=1.6)
    piece(canvas, body, hood, mantle, width=2.0, cuts=4)
    eye(canvas, _spun(69.4 + 17j), 1.5)


TERN_NEAR = Vane(
    lead=trace("44 52, 40 40, 45 26, 60 13, 82 5, 108 3"),
    tips=trace("110 4, 101 9, 93 13, 86 17, 80 22, 75 27, 71 33, 69 39, 68 46, 68 53"),
    roots=trace("92 8, 74 16, 62 24, 56 34, 56 46"),
    patches=(patch("jet", "124 0, 84 2, 66 9, 84 9, 98 10, 110 8"),),
    late=(patch("body", "44 54, 40 40, 45 26, 60 13, 64 14, 54 28, 50 40, 54 52"),),
)
TERN_FAR = Vane(
    lead=trace("50 48, 40 40, 30 26, 20 14, 6 4"),
    tips=trace("5 4, 9 14, 14 22, 19 29, 25 36, 32 43, 40 50"),
    roots=trace("16 13, 24 24, 34 38, 46 48"),
    ground="body.shade",
    patches=(patch("jet", "0 0, 14 8, 18 14, 12 16, 0 8"),),
)
TERN_BODY = patch(
    "paper.light",
    "24 60!, 27 53, 34 50, 42 50, 50 50, 62 50, 76 55, 90 62, 126 70!, 104 72, 92 72, 122 86!, 96 80, "
    "82 76, 70 74, 56 73, 44 72, 34 71, 27 68!",
)


def draw_little_tern(canvas: Canvas) -> None:
    """Draw a little tern that hovers, looking down."""
    bill = patch("sun", "26 60!, 16 67, 9 75!, 18 71.6, 28 67.6!")
    canvas.rim(*(contour(p) for p in (TERN_NEAR.outline, TERN_FAR.outline, TERN_BODY[1], bill[1])))
    draw_vane(canvas, TERN_FAR)
    piece(
        canvas,
        TERN_BODY,
        patch("body", "48 50, 62 46, 80 54, 94 63, 84 66, 66 60, 52 56"),
        patch("jet", "29 51, 36 44, 52 46, 54 54, 46 57, 36 58, 25 63, 24 60, 31 57, 33 54"),
        patch("paper.shade", "36 68, 50 69, 70 70, 90 74, 80 82, 40 80"),
        width=2.0,
        cuts=5,
    )
    draw_vane(canvas, TERN_NEAR)
    piece(canvas, bill, patch("ink", "4 72, 14 66, 16 74, 8 80"), width=1.6)
    eye(canvas, 33 + 59j, 1.9)


def draw_herring_gull(canvas: Canvas) -> None:
    """Draw a herring gull, standing."""
    draw_bird(canvas, HERRING_GULL)


def draw_gull_chick(canvas: Canvas) -> None:
    """Draw a gull's chick that begs."""
    draw_bird(canvas, CHICK)
