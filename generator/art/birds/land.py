"""Art: birds of the dunes: the lark that sings on its tussock, the kestrel that stands in the air."""

from generator.art.birds.bird import Bird, Leg, Scales, Wing, draw_bird
from generator.art.birds.flight import Vane, draw_vane
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.parts import contour, eye, patch, piece

SKYLARK = Bird(
    legs=(
        Leg(joints="66 78, 70 85, 66 92", toes=("66 92, 74 93", "66 92, 71 96", "66 92, 54 94")),
        Leg(joints="74 77, 79 84, 76 91", toes=("76 91, 84 91", "76 91, 82 95", "76 91, 66 95")),
    ),
    skin="leg-pink",
    shank=2.0,
    bill=(
        patch("bronze", "95 24!, 101 19.6, 108 17!, 103 25, 95 28!"),
        patch("bronze", "95 27.6!, 101 29, 106.6 28.6!, 101 32.4, 95.4 32.4!"),
    ),
    body=patch(
        "body.light",
        "96 25.4!, 92 18, 86 15.6, 79 13, 70 7!, 73.6 17, 72.6 27, 67 37, 56 45, 44 55, 32 65, 12 79!, 17 84!, "
        "32 79.6, 46 77, 58 80.6, 70 80.6, 82 75.6, 91 64.6, 95.4 52, 95 41, 97 32.4!",
    ),
    patches=(patch("paper.light", "58 76, 74 72, 86 62, 96 50, 96 78, 60 90"),),
    wing=Wing(
        shape=patch("body", "76 44, 68 40, 56 47, 44 57, 32 67, 18 79!, 36 76, 52 73, 66 67, 74 57"),
        rows=(Scales("70 46, 46 62", 5, 7.4), Scales("71 53, 48 68", 5, 7.4)),
        quills=("48 64, 36 71, 22 78", "52 69, 42 73, 32 76"),
    ),
    eye=86 + 25j,
    eye_size=2.3,
)


def draw_skylark(canvas: Canvas) -> None:
    """Draw a skylark that sings."""
    draw_bird(canvas, SKYLARK)


KESTREL_NEAR = Vane(
    lead=trace("62 47, 72 34, 84 24, 100 18, 126 15"),
    tips=trace("127 16, 121 22, 115 26.6, 109 31, 103 36, 98 41, 92 45, 86 49, 80 54, 74 59"),
    roots=trace("112 20, 98 26, 88 33, 78 44, 72 52"),
    ground="jet",
    patches=(patch("jet.light", "110 26, 96 36, 80 50, 70 60, 90 58, 116 32"),),
    late=(patch("body", "60 48, 72 32, 84 22, 100 17, 102 22, 92 30, 84 40, 76 52, 68 58"),),
    depth=0.24,
)
KESTREL_FAR = Vane(
    lead=trace("52 44, 44 32, 34 24, 22 19, 4 20"),
    tips=trace("3 21, 9 26, 15 30, 21 34, 27 39, 33 44, 39 49, 46 54"),
    roots=trace("16 23, 28 28, 38 36, 48 48"),
    ground="jet",
    late=(patch("body", "54 46, 44 31, 34 23, 26 20, 26 24, 34 31, 42 42, 50 52"),),
    depth=0.24,
)
KESTREL_TAIL = Vane(
    lead=trace("66 72, 58 82, 52 93"),
    tips=trace("51 94, 58 97, 66 98, 74 98, 82 96, 89 93, 95 88"),
    roots=trace("66 74, 72 74, 76 72"),
    ground="mantle",
    patches=(patch("jet", "44 88, 56 90, 70 92, 84 89, 94 83, 98 90, 88 95, 70 97, 52 94"),),
    depth=0.1,
)
KESTREL = patch(
    "body",
    "39 43!, 40 35, 47 30.6, 55 33, 61 39, 68 48, 75 60, 78 71, 72 77, 64 75, 56 68, 49 60, 44 53, 40 49!",
)


def draw_kestrel(canvas: Canvas) -> None:
    """Draw a kestrel that hovers, tail spread, looking down."""
    bill = patch("slate.shade", "40 42!, 35 44, 33.4 50!, 36.6 48.6, 41 49!")
    parts = (KESTREL_NEAR.outline, KESTREL_FAR.outline, KESTREL_TAIL.outline, KESTREL[1], bill[1])
    canvas.rim(*map(contour, parts))
    for vane in (KESTREL_TAIL, KESTREL_FAR, KESTREL_NEAR):
        draw_vane(canvas, vane)
    piece(canvas, bill, width=1.6)
    piece(canvas, KESTREL, patch("mantle", "36 54, 34 28, 56 26, 62 38, 52 46, 46 56"), width=2.0, cuts=5)
    eye(canvas, 46 + 39.6j, 2.3, ring="sun")
