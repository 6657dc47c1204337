"""Art: birds that wade or run at the water's edge, each known by its bill and its legs."""

from generator.art.birds.bird import Bird, Leg, Scales, Wing, draw_bird
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import trace
from generator.art.parts import patch

SANDERLING = Bird(
    legs=(
        Leg(joints="66 69, 76 75, 88 73, 97 81", toes=("97 81, 94 86", "97 81, 99 87", "97 81, 103 83")),
        Leg(joints="56 70, 49 77, 55 83, 45 93", toes=("45 93, 38 94", "45 93, 42 97", "45 93, 50 96")),
    ),
    shank=2.0,
    bill=(patch("ink", "27 37.4!, 16 42.2, 7 47.6!, 17 46, 28 43!"),),
    body=patch(
        "paper.light",
        "25 40!, 26.6 32.4, 33 27.4, 41 27.4, 47 31, 58 31, 72 34, 86 40, 100 48, 116 55!, 104 58, 94 61, "
        "82 68, 68 72.4, 54 72, 42 67, 34 58, 30 50, 26 44!",
    ),
    patches=(
        patch("body", "26 34, 32 24, 46 26, 60 27, 90 38, 118 54, 100 56, 60 44, 44 40, 36 36"),
        patch("paper.shade", "36 62, 48 66, 64 66, 80 62, 92 60, 80 76, 50 80"),
    ),
    wing=Wing(
        shape=patch(
            "body", "46 42, 54 36!, 66 37, 80 42, 94 49, 118 58!, 100 59, 86 60, 70 60, 56 56, 48 50"
        ),
        rows=(Scales("54 41, 82 49", 5, 7), Scales("52 47, 82 55", 5, 7)),
        quills=("80 52, 94 55, 112 57.6", "78 56, 92 58, 106 58.6"),
    ),
    eye=34 + 35.6j,
    eye_size=2.3,
)
PLOVER = Bird(
    legs=(
        Leg(joints="60 72, 57 82, 60 93", toes=("60 93, 66 94", "60 93, 62 97", "60 93, 54 95")),
        Leg(joints="70 71, 74 81, 71 93", toes=("71 93, 78 94", "71 93, 73 97", "71 93, 66 95")),
    ),
    shank=2.2,
    bill=(patch("ink", "95 27!, 102 27.6, 108.6 31!, 101 32, 94.6 32.4!"),),
    body=patch(
        "paper.light",
        "95.6 27!, 93 18, 85 13, 76 15, 71 23, 69 32, 61 38, 48 46, 34 56, 16 66!, 30 68, 42 69, 52 73, "
        "64 75, 77 71, 86 62, 90 51, 89 41, 95 33!",
    ),
    patches=(
        patch("body", "71 35, 61 33, 30 52, 12 66, 34 70, 60 60, 74 46"),
        patch("chestnut", "93 18, 86 8, 70 10, 66 30, 72 28, 78 24, 85 20.4"),
        patch("jet", "95 19, 90 14.6, 85 17.6, 87.4 21.6, 92 21.6"),
        patch("jet", "96 29.4, 88 26, 79 24, 70 27, 72 31, 80 30.4, 88 31, 95 31.4"),
        patch("jet", "92 41, 87 41, 82 44, 78 47, 80 53, 85 53, 88 50, 92 48"),
    ),
    wing=Wing(
        shape=patch("body", "72 44!, 66 41, 56 44, 44 51, 32 59, 12 69!, 30 67.6, 44 66.6, 58 64, 68 57"),
        rows=(Scales("66 46, 42 57", 4, 7), Scales("66 52, 42 62", 4, 7)),
        quills=("44 60, 32 64, 18 67.6", "48 64, 36 66, 26 67.4"),
        quill="body.shade",
        scale="body",
        edge="body.shade",
    ),
    eye=85 + 26.4j,
    eye_size=2.5,
)
OYSTERCATCHER = Bird(
    legs=(
        Leg(joints="70 73, 79 80, 76 93", toes=("76 93, 69 94", "76 93, 73 97", "76 93, 81 96")),
        Leg(joints="58 73, 53 82, 52 94", toes=("52 94, 44 95", "52 94, 49 98", "52 94, 58 97")),
    ),
    skin="leg-pink",
    shank=3.2,
    bill=(patch("vermilion", "30 24!, 17 32, 3.4 43, 5 45.6, 18 37.4, 30.6 31.4!"),),
    body=patch(
        "jet",
        "29 25!, 31.6 16.6, 39 13, 46.4 16, 50.4 24, 58 29, 72 33, 88 40, 104 49, 120 58!, 106 61, 96 65, "
        "84 72, 68 75.6, 53 74, 42 67, 36 57, 34 47, 33 38, 29.5 32!",
    ),
    patches=(
        patch("paper.light", "30 54, 40 51, 50 46, 56 52, 90 60, 112 60, 96 70, 80 80, 50 80, 30 66"),
        patch("paper.shade", "40 66, 52 69, 66 69, 82 65, 98 62, 86 78, 50 80"),
    ),
    wing=Wing(
        shape=patch("jet", "47 42, 54 35!, 68 36, 82 41, 98 49, 122 60!, 104 61, 88 62, 72 61, 56 56, 48 49"),
        rows=(Scales("55 41, 84 50", 5, 8), Scales("54 48, 84 57", 5, 8)),
        scale="jet",
        edge="jet.light",
        late=(patch("paper.light", "60 59, 76 58, 92 60, 78 64"),),
        quills=("84 53, 98 56, 116 59.4", "88 58, 100 59, 110 60"),
        quill="jet.light",
    ),
    eye=38.4 + 22.6j,
    eye_size=2.7,
    iris="vermilion",
    ring="vermilion",
)
CURLEW = Bird(
    legs=(
        Leg(joints="62 69, 66 78, 66 95", toes=("66 95, 73 95", "66 95, 61 96")),
        Leg(joints="55 69, 51 79, 46 95", toes=("46 95, 53 95", "46 95, 40 96")),
    ),
    skin="slate",
    shank=2.6,
    body=patch(
        "body.light",
        "94.6 19!, 91 13.6, 85 12, 79.6 15, 77.4 22, 76 30, 71 36, 60 38, 46 43, 32 51, 12 61!, 28 63, "
        "40 66, 52 71, 64 71, 76 66, 84 57, 87.4 47, 87.6 36, 89.6 28, 94 25!",
    ),
    patches=(patch("paper.light", "44 66, 60 64, 74 62, 70 80, 44 80"),),
    wing=Wing(
        shape=patch("body", "76 44!, 66 41, 54 43, 42 49, 30 56, 8 65!, 30 64.6, 44 65, 58 63, 70 56"),
        rows=(Scales("70 45, 42 53", 5, 8), Scales("69 51, 40 59", 5, 8), Scales("62 58, 44 62", 3, 8)),
        quills=("42 57, 30 61, 14 64", "46 62, 34 63.6, 24 64.2"),
    ),
    eye=86 + 19.6j,
    eye_size=2.2,
)
CURLEW_BILL = limb(trace("92.6 22.4, 104 22.6, 115 29, 121.6 38, 124 49"), 5.4, 4.4, 3.4, 2.8, 1.6)
EGRET = Bird(
    legs=(
        Leg(joints="66 69, 61 80, 69 85, 65 91"),
        Leg(joints="57 67, 58 80, 56 96"),
    ),
    shank=2.2,
    bill=(patch("ink", "28 12.4!, 18 14, 6 18.4!, 18 18.4, 28 18!"),),
    body=patch(
        "paper.light",
        "27 13.4!, 33 8.4, 41 8.4, 47.6 12.6, 50.4 19, 49.4 26, 45.6 32, 44.4 38, 48 43, 56 43.6, 67 46, "
        "79 53, 90 63, 102 75!, 88 73.4, 76 74, 64 72, 52 68, 42 61, 36 51, 34.4 41, 36 33, 39.6 26, "
        "40 20.4, 36 18.4, 27 18!",
    ),
    patches=(
        patch("body", "44 58, 56 62, 72 64, 90 68, 84 80, 50 80, 36 60"),
        patch("sun.light", "26 14, 31 12, 33 16, 30 19"),
    ),
    wing=Wing(
        shape=patch(
            "paper.light", "50 49, 58 45.6, 70 49, 82 57, 94 67, 103 76.4!, 86 74, 72 71, 60 66, 52 59"
        ),
        quills=("62 54, 78 62, 96 72", "60 59, 74 66, 90 72.6", "66 51, 82 60, 98 71"),
        quill="body",
    ),
    eye=35 + 13.2j,
    eye_size=2.0,
    iris="sun",
)


def draw_sanderling(canvas: Canvas) -> None:
    """Draw a sanderling that runs from the wave."""
    draw_bird(canvas, SANDERLING)


def draw_plover(canvas: Canvas) -> None:
    """Draw a Kentish plover beside its eggs."""
    draw_bird(canvas, PLOVER)


def draw_oystercatcher(canvas: Canvas) -> None:
    """Draw an oystercatcher that walks with lowered bill."""
    draw_bird(canvas, OYSTERCATCHER)


def draw_curlew(canvas: Canvas) -> None:
    """Draw a curlew that wades."""

    def bill(canvas: Canvas) -> None:
        canvas.shape(CURLEW_BILL, canvas.ink, 1.2)

    draw_bird(canvas, CURLEW, over=bill, rims=CURLEW_BILL)


def draw_egret(canvas: Canvas) -> None:
    """Draw a little egret in mid-step, its toes yellow."""
    draw_bird(canvas, EGRET)
