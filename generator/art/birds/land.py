"""Art: birds of the dunes: the lark that sings on its tussock, the kestrel that stands in the air."""

from generator.art.birds.bird import Bird, Leg, Scales, Wing, draw_bird
from generator.art.birds.flight import Vane, draw_vane
from generator.art.brush import swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import dot, trace
from generator.art.parts import contour, cut_out, eye, flecks, patch, piece, strokes

SKYLARK = Bird(
    legs=(
        Leg(joints="68 76, 72 82, 68 89", toes=("68 89, 76 89.4", "68 89, 73 92", "68 89, 57 91.6")),
        Leg(joints="76 75, 81 81, 78 88", toes=("78 88, 86 87.6", "78 88, 84 91", "78 88, 69 90.4")),
    ),
    skin="leg-pink",
    shank=2.2,
    bill=(
        patch("vermilion.shade", "97 23!, 104 20!, 103 26!, 97 28!"),
        patch("bronze", "96.6 21.6!, 103 17.4, 109.6 15!, 104.4 21.4, 97 25.4!"),
        patch("bronze", "97 25.6!, 102.4 26.8, 108 26.4!, 103 29.8, 97 29.8!"),
    ),
    body=patch(
        "body.light",
        "97.6 22.6!, 94 15.4, 88 12.4, 83 11, 76 7.6!, 76.6 11.6!, 70.6 10.4!, 73.4 18, 73 27, "
        "68 36, 57 44, 45 54, 33 64, 12 77!, 14 81!, 20 81!, 32 78, 46 76, 58 79, 70 79, 82 74, "
        "91.4 63.6, 96 51.6, "
        "96 41, 98.4 30!",
    ),
    patches=(
        patch("paper.light", "54 78, 74 70, 84 58, 88 50, 98 48, 96 76, 60 90"),
        patch("body", "94 13, 86 5, 66 6, 64 30, 50 44, 70 46, 78 32, 76 22, 84 17.6"),
        patch("body", "84 27, 89 28.4, 92 31, 88 33.6, 82 32, 80 28"),
        patch("paper.light", "10 80, 30 74, 46 75, 34 80, 18 84"),
    ),
    cuts=6,
    wing=Wing(
        shape=patch("body", "77 43, 69 38.6, 57 45.6, 45 55.6, 33 65.6, 20 77!, 36 75, 52 72, 66 66, 75 56"),
        rows=(Scales("71 45, 47 61", 5, 7.6), Scales("72 52, 49 67", 5, 7.6), Scales("68 60, 54 68", 3, 7)),
        quills=("47 63, 36 70, 24 76", "50 69, 42 72, 33 74.6"),
    ),
    eye=87.4 + 22.6j,
    eye_size=2.3,
)
SKYLARK_STREAKS = (
    "84 38, 88 37, 92 39, 82 43, 86 43, 90 44, 94 44, 80 48, 84 49, 88 49, 92 49, 78 54, 82 55, 86 54, "
    "74 60, 79 60, 70 65"
)
CROWN = "78 10, 82 13, 75 13, 79 16, 72 17, 75.4 21, 74 26, 71 33, 66 38, 61 41"
TUSSOCK = cut_out(
    "44 96.4!, 49 92, 54 91, 50 84!, 57 90, 60 90, 62 88, 76 87.6, 92 89, 96 78!, 98 88.6, 104 82!, "
    "103 90.4, 110 92, 115 96.4!"
)


def draw_skylark(canvas: Canvas) -> None:
    """Draw a skylark that sings on a tussock."""

    def tussock(canvas: Canvas) -> None:
        blades = (
            "52 96, 53 92, 51 87",
            "60 96, 59 92, 55 89",
            "98 95, 98 89, 96.6 82",
            "103 96, 102 90, 103 85",
            "84 96, 87 93, 92 92",
        )
        piece(
            canvas, ("moss", TUSSOCK), patch("moss.shade", "40 95, 70 92, 118 94, 118 99, 40 99"), width=1.6
        )
        canvas.fill(strokes(blades, 1.4), canvas.tone("moss").light)

    def streaks(canvas: Canvas) -> None:
        canvas.fill(flecks(SKYLARK_STREAKS, -0.8 + 3.2j, 1.4), canvas.body.shade)
        canvas.fill(flecks(CROWN, -2.4 + 2.6j, 1.3), canvas.body.shade)
        canvas.fill(
            strokes(("95 20, 88 17.4, 80 20", "81 26, 80 30, 83 34"), 1.7), canvas.tone("paper").light
        )

    draw_bird(canvas, SKYLARK, behind=tussock, under=streaks, rims=contour(TUSSOCK))


KESTREL_NEAR = Vane(
    lead=trace("60 46, 70 33, 82 22, 98 15.4, 122 12"),
    tips=trace(
        "123.6 13, 120 19, 116 24.6, 111 30, 106 35.4, 100.6 41, 95 46.4, 89.6 51, 84 55, 78 59, 73 63"
    ),
    roots=trace("110 17, 98 22, 90 30, 82 42, 74 54"),
    ground="jet",
    patches=(
        patch("jet.light", "118 22, 104 26, 96 34, 104 34, 114 28"),
        patch("jet.light", "106 36, 94 38, 84 48, 90 50, 98 44"),
        patch("rust.shade", "92 46, 82 50, 70 60, 78 62, 90 54"),
    ),
    late=(patch("body", "58 46, 70 31, 82 20, 95 14.4, 99 20, 93 29, 87 38, 80 48, 72 58, 64 58"),),
    depth=0.22,
)
KESTREL_FAR = Vane(
    lead=trace("52 43, 45 31, 35 22, 23 16, 8 15"),
    tips=trace("6.6 16, 9.6 21, 13 26.4, 18 31.4, 23 36.4, 29 41.4, 35 46, 41 50, 48 54"),
    roots=trace("16 18, 26 24, 34 32, 46 48"),
    ground="jet",
    patches=(patch("jet.light", "8 20, 22 24, 32 36, 26 36, 16 28"),),
    late=(patch("body.shade", "54 46, 45 30, 35 21, 25 16, 24 22, 30 28, 36 38, 44 48, 52 54"),),
    depth=0.22,
)
KESTREL_TAIL = Vane(
    lead=trace("64 70, 56 80, 49 90"),
    tips=trace("48.4 91.6, 55 94.6, 62 96, 69.4 96.4, 77 95.6, 84.4 93.4, 91 89.6, 95 85"),
    roots=trace("64 72, 70 73, 76 71"),
    ground="mantle",
    patches=(
        patch("jet", "40 86, 54 88, 69 89.6, 82 87.4, 93 79, 99 88, 86 91.6, 69.6 93.6, 54 91.6, 42 89"),
    ),
    depth=0.09,
)
KESTREL = patch(
    "body",
    "38.6 41!, 39.6 33.6, 46.6 29, 54.6 31, 60.6 37, 68 46.6, 75 58, 78 69, 72 75.6, 64 74, 56 67.6, "
    "49 60, 44 53, 40 48!",
)
KESTREL_SPOTS = (
    "62 46, 67 52, 61 53, 71 58, 66 60, 72 66, 78 32, 84 27, 74 40, 82 36, 90 22, 70 48, 77 48, 88 32, 94 19"
)


def draw_kestrel(canvas: Canvas) -> None:
    """Draw a kestrel that hovers, tail spread, looking down."""
    bill = patch("slate.shade", "39.6 39.4!, 35.4 40.6, 32.8 44, 33.2 49!, 36.4 46.4, 40.6 47!")
    parts = (KESTREL_NEAR.outline, KESTREL_FAR.outline, KESTREL_TAIL.outline, KESTREL[1], bill[1])
    canvas.rim(*map(contour, parts))
    for vane in (KESTREL_TAIL, KESTREL_FAR, KESTREL_NEAR):
        draw_vane(canvas, vane)
    hood = patch("mantle", "34 54, 32 26, 54 24, 62 36, 55 42, 50 50, 46 56")
    piece(
        canvas,
        KESTREL,
        hood,
        patch("straw.light", "40 48, 46 50, 52 60, 62 72, 54 74, 40 60"),
        width=2.0,
        cuts=5,
    )
    canvas.line("".join(map(dot, trace(KESTREL_SPOTS))), canvas.ink, 2.3)
    canvas.fill(taper(trace("43 42, 43.4 46, 46 51.4"), swelling(2.6)), canvas.tone("jet").base)
    piece(canvas, bill, patch("sun", "36 38, 42 38, 42 42.4, 37.6 42.4"), width=1.6)
    eye(canvas, 45.6 + 37.6j, 2.3, ring="sun")
