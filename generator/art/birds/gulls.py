"""Art: gulls and terns: white birds that differ in build, bill, hood and wing."""

from generator.art.birds.bird import Bird, Leg, Scales, Wing, draw_bird
from generator.art.birds.flight import Vane, draw_vane
from generator.art.brush import circle, turned
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.parts import contour, cut_out, eye, flecks, lay, patch, piece, strokes

HERRING_GULL = Bird(
    legs=(
        Leg(joints="70 72, 75 82, 72 91", web="73 88.6!, 61 93!, 66 95.6!, 72 94!, 79 95.4!"),
        Leg(joints="58 73, 60 83, 57 93", web="58 90.6!, 45 95!, 50 98!, 57 96.4!, 64.6 97.6!"),
    ),
    skin="leg-pink",
    shank=3.4,
    bill=(
        patch(
            "sun",
            "21.6 17.6!, 14 17.6, 8.6 18.2, 5.4 20.6, 4.8 25.4!, 7 24.2, 10 26.8, 13.4 27.8, 21.6 25.8!",
        ),
    ),
    body=patch(
        "paper.light",
        "19.6 19!, 22.4 11.6, 29 7, 37 7.6, 43 13, 46.4 21, 54 27, 66 30, 82 35, 98 43, 109 51, 114 58!, "
        "108 61, 98 62, 88 67, 76 73, 62 75.4, 48 73, 37 67, 29 57, 25.5 46, 25 36, 22.6 30, 20 26!",
    ),
    patches=(patch("paper.shade", "32 62, 46 68, 62 70, 80 66, 96 60, 108 60, 90 72, 60 80, 36 72"),),
    wing=Wing(
        shape=patch(
            "body",
            "42 36, 46 29!, 56 28, 70 31, 86 37, 100 45, 112 52, 124 58!, 112 61, 98 62, 84 65, 70 65, "
            "57 61, 47 53, 42 44",
        ),
        rows=(Scales("54 36, 84 45", 5, 8.6), Scales("53 43.6, 84 53", 5, 8.6)),
        scale="body",
        edge="body.light",
        late=(
            patch("paper.light", "89 39, 96 43, 101 52, 100 60, 88 64, 94 56, 94 48"),
            patch("jet", "97 42, 110 50, 130 56, 130 62, 108 64, 98 62, 101 54"),
            patch("paper.light", "107 53.4, 111 55, 108 59, 104 58"),
            patch("paper.light", "115 56, 119 58, 116 60, 112.6 59.4"),
        ),
        quills=("58 58, 72 60.6, 90 60",),
        quill="body.shade",
    ),
    eye=30.4 + 15.6j,
    eye_size=2.1,
    iris="sun.light",
    ring="sun.shade",
)
CHICK_DOWN = cut_out(
    "27.4 27, 28.6 18, 34 11.4, 41 8.4, 45.6 5.4!, 46.4 8.4, 50.4 7.6!, 55 13.4, 59 21, 60.4 28, "
    "65.6 32!, 64.6 35, 71 40, "
    "79 46, 85 53, 90.6 57!, 87.8 60, 89 67, 87.4 74, 87 80!, 80 81, 70 85, 59 86.6, 49 86.4, 40 83, "
    "32.6 77.6, 28 70, "
    "27 62, 29 55, 32 48, 32.6 41, 29.6 35"
)
CHICK_FLUFF = (
    "44 40, 50 44, 46 50, 42 57, 48 60, 53 70, 47 72, 58 80, 64 72, 70 82, 77 76, 66 40, 72 44, 44 66, "
    "51 78, 42 47, 37 50, "
    "31 60, 35 66, 38 74, 33 70, 40 80"
)
CHICK_STUB = cut_out("56 51, 63 49.4, 71 54, 77 61, 82 68!, 77.4 68.4, 75 72!, 66 69, 58 64, 54.6 57")
CHICK = Bird(
    legs=(
        Leg(joints="62 82, 66 92", web="66 89!, 57 94!, 65 96.6!, 73 95.6!"),
        Leg(joints="47 83, 48 93", web="48 90.6!, 37 95!, 46 97.6!, 55 96.6!"),
    ),
    skin="leg-pink.shade",
    shank=3.6,
    bill=(
        patch("flesh.shade", "29.6 22!, 20 17!, 20 27!, 29.6 31!"),
        patch("jet", "30 18.4!, 23 13.4, 16.6 10, 12.4 10.4!, 14.4 14.6, 20.4 19.4, 29 24.6!"),
        patch("jet", "28.6 28.4!, 22.6 27.4, 16.6 28.4!, 21 31.6, 29.4 33.4!"),
    ),
    body=("body", CHICK_DOWN),
    patches=(patch("body.light", "24 58, 36 54, 44 64, 47 78, 40 92, 18 90"),),
    eye=41 + 22j,
    eye_size=2.9,
)
CHICK_SPOTS = (
    "36 11, 40 12, 39 15, 36 14",
    "45 13, 50 14, 50 18, 46 17",
    "51 22, 55 24, 54 28, 51 27",
    "47 30, 50 31, 50 35, 47 34",
    "38 33, 41 34, 40 37, 37 36",
    "33 17, 35 17.6, 34.6 20.6, 32.6 20",
    "60 42, 65 43, 64 47, 60 46",
    "71 47, 75 49, 74 53, 70 51",
    "78 57, 82 60, 81 64, 78 62",
    "70 76, 76 76, 74 80, 70 79",
    "58 76, 62 76.6, 61 80, 57 79",
)
SHELL = cut_out("78 97!, 74 88, 77.4 80!, 82 83, 85 78.6, 89 82.6, 93 78.6!, 97 86, 95 97!, 87 98.6")


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
    return 65 + 50j + (turned([p], -38, about=65 + 50j)[0] - 63 - 44j) * 1.1


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
    piece(canvas, body, mantle, hood, width=2.0, cuts=4)
    for x in (61, 69):
        canvas.fill(circle(_spun(complex(x, 17)), 2.3), canvas.tone("paper").light)
        canvas.fill(circle(_spun(complex(x, 16.4)), 1.7), canvas.ink)


TERN_NEAR = Vane(
    lead=trace("46 54, 41 43, 45 29, 59 16, 81 8, 108 5"),
    tips=trace("110 6, 101 11.6, 93 16, 86 20, 80 25, 75 30, 71 36, 69 42, 68 49, 68 56"),
    roots=trace("94 11, 76 18, 63 26, 56 36, 56 48"),
    patches=(
        patch("paper.light", "90 20, 70 34, 64 58, 78 56, 88 34"),
        patch("jet", "126 0, 84 4, 66 11, 84 11.6, 98 12.4, 110 11"),
    ),
    late=(
        patch("body", "46 56, 41 42, 45 28, 60 15, 72 11, 62 20, 55 30, 53 42, 56 54"),
        patch("body.shade", "44 52, 41 43, 45 29, 53 21, 50 29, 47 40, 48 54"),
    ),
)
TERN_FAR = Vane(
    lead=trace("50 50, 41 43, 31 29, 21 17, 8 8"),
    tips=trace("6 8, 10 18, 15 26, 20 32, 26 39, 33 46, 41 53"),
    roots=trace("17 17, 25 28, 35 41, 46 50"),
    ground="body.shade",
    patches=(patch("jet", "0 2, 16 12, 21 19, 14 20, 0 12"),),
)
TERN_BODY = patch(
    "paper.light",
    "23 64!, 25 57.6, 31 53.6, 39 53, 48 53, 60 53, 74 56.6, 88 62.4, 126 68!, 104 71, 94 73, 118 86!, "
    "96 81, "
    "82 77, 70 75, 56 74.6, 44 74, 34 73.4, 27 71!",
)
TERN_CAP = patch(
    "jet", "29.4 56.6, 34 49, 48 50, 55 56, 50 60.6, 42 61.6, 36 62, 31 64.4, 24 66, 23 63, 29 61, 33 58.4"
)


def draw_little_tern(canvas: Canvas) -> None:
    """Draw a little tern that hovers, looking down."""
    bill = patch("sun", "24.4 63!, 16 69, 9 77!, 18 73.8, 27 69.6!")
    canvas.rim(*(contour(p) for p in (TERN_NEAR.outline, TERN_FAR.outline, TERN_BODY[1], bill[1])))
    draw_vane(canvas, TERN_FAR)
    piece(
        canvas,
        TERN_BODY,
        patch("body", "50 56, 60 50, 76 54, 92 62, 84 67, 68 62, 56 60"),
        TERN_CAP,
        patch("paper.shade", "34 71, 50 71.4, 70 72, 90 76, 80 84, 40 82"),
        width=2.0,
        cuts=5,
    )
    draw_vane(canvas, TERN_NEAR)
    piece(canvas, bill, patch("ink", "4 76, 13.6 69, 16 75.4, 8 82"), width=1.6)
    eye(canvas, 35 + 60.4j, 1.9)


def draw_herring_gull(canvas: Canvas) -> None:
    """Draw a herring gull, standing."""

    def bill(canvas: Canvas) -> None:
        canvas.fill(strokes(("22 22.4, 14 22.4, 5.4 23.6",), 1.2), canvas.ink)
        canvas.fill(circle(11.4 + 25.4j, 1.6), canvas.tone("vermilion").base)

    draw_bird(canvas, HERRING_GULL, over=bill)


def draw_gull_chick(canvas: Canvas) -> None:
    """Draw a gull's chick that begs beside its shell."""

    def spots(canvas: Canvas) -> None:
        canvas.fill(flecks(CHICK_FLUFF, 1.6 + 3.4j, 1.3), canvas.body.shade)
        lay(canvas, [patch("umber", text) for text in CHICK_SPOTS])

    def wing(canvas: Canvas) -> None:
        piece(canvas, ("body", CHICK_STUB), patch("umber", "62 55, 67 57, 65 60, 61 59"), width=1.6, cuts=4)
        piece(
            canvas,
            ("stone", SHELL),
            patch("umber", "79 88, 82 88, 82 91, 79 91"),
            patch("umber", "88 86, 91 87, 90 90, 88 89"),
            patch("umber", "84 93, 87 93.6, 86 96"),
        )

    draw_bird(canvas, CHICK, under=spots, over=wing, rims=contour(SHELL))
