"""Art: birds that wade or run at the water's edge, each known by its bill and its legs."""

from generator.art.birds.bird import Bird, Leg, Scales, Wing, draw_bird, leaning
from generator.art.brush import Points, mix, smooth, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import dot, trace
from generator.art.parts import Mark, contour, cut_out, flecks, patch, piece, strokes

SANDERLING = Bird(
    legs=(
        Leg(joints="66 67, 76 73, 88 71, 97 79", toes=("97 79, 94 84", "97 79, 99 85", "97 79, 103 81")),
        Leg(joints="56 68, 49 75, 55 81, 45 90", toes=("45 90, 38 91", "45 90, 42 94", "45 90, 50 93")),
    ),
    shank=2.6,
    bill=(patch("ink", "26.6 36.4!, 18 39.8, 8.6 45.4!, 18 43.6, 27 40.6!"),),
    body=patch(
        "paper.light",
        "25 38.4!, 26.6 30.6, 33 25.6, 41 25.6, 47.4 29.4, 58 29.4, 72 32, 86 38, 100 46, 117 53!, "
        "104 56.4, 94 60, "
        "82 67, 68 71, 54 70.4, 42 65, 34 56.4, 30 48.4, 26 42.4!",
    ),
    patches=(
        patch("body", "31 30, 30 20, 46 22, 60 25, 90 36, 118 52, 100 54, 60 42, 48 38, 42 32, 36 29"),
        patch("paper.shade", "36 60, 48 64, 64 64, 80 60, 92 58, 80 74, 50 78"),
        patch("body", "32 33.4, 37 31.6, 43 33.4, 45 37, 40 37.4, 35 36.4"),
    ),
    wing=Wing(
        shape=patch(
            "body", "45 42, 53 34.4!, 66 35, 80 40, 94 47, 119 56!, 100 57.4, 86 58.4, 70 58.4, 56 55, 47 49"
        ),
        patches=(patch("jet", "44 44, 50 36, 55 38, 52 46, 48 50"),),
        rows=(Scales("57 39.4, 82 47", 4, 7.6), Scales("57 46.4, 82 53", 4, 7.6)),
        scale="body",
        edge="body.shade",
        late=(
            patch("jet", "96 50, 124 54, 122 60, 98 57"),
            patch("paper.light", "62 55, 78 55.4, 94 57, 80 59.6"),
        ),
        quills=("98 51.6, 106 54, 116 56",),
        quill="jet.light",
    ),
    eye=34 + 33j,
    eye_size=2.3,
)
SWASH = patch(
    "foam",
    "5 95, 18 93.4, 38 93, 56 92.6, 66 90, 71 91.4!, 75 87, 81 86, 86 88.6!, 90 83, 96 81.6, 101 84.6!, "
    "105 79.4, 112 78, "
    "118 81, 122 87, 124 93, 121 96.4, 100 97.6, 40 97.6, 12 97",
)
PLOVER = Bird(
    legs=(
        Leg(joints="58 71, 56 81, 58 91", toes=("58 91, 65 92", "58 91, 60 95", "58 91, 52 93")),
        Leg(joints="68 70, 72 80, 70 91", toes=("70 91, 77 92", "70 91, 72 95", "70 91, 65 93")),
    ),
    shank=2.6,
    bill=(patch("ink", "95 27!, 102 27.4, 108.6 30.6!, 101 31.4, 94.6 31.8!"),),
    body=patch(
        "paper.light",
        "95.6 26.4!, 93 17.6, 85 12.6, 76 14.6, 71 22.6, 69 31.6, 61 37.6, 48 45.6, 34 55.6, 16 65.6!, "
        "30 67.6, "
        "42 68.6, 52 72.6, 64 74.6, 77 70.6, 86 61.6, 90 50.6, 89 40.6, 95 32!",
    ),
    patches=(
        patch("body", "72 34, 62 32, 30 50, 12 66, 34 70, 60 60, 76 46"),
        patch("chestnut", "91 13, 86 6, 68 8, 64 30, 70 29, 76 23.4, 82 19.6, 88 17.4"),
        patch("jet", "92.6 16.4, 88 12, 83.6 14.4, 85 18.6, 90 19.4"),
        patch("jet", "97 28, 90 26.6, 86 23.4, 79 23.4, 71.4 27, 72 30.6, 79 29.4, 86 29.4, 92 30.4, 96 31"),
        patch("jet", "94 41, 88 40.4, 82 43, 77 46, 79 52, 84 52.6, 88 49.6, 93 47"),
        patch("paper.shade", "52 70, 64 71, 76 66, 86 56, 90 50, 88 66, 70 80, 52 78"),
    ),
    cuts=5,
    wing=Wing(
        shape=patch(
            "body", "73 45!, 66 40.6, 56 43.6, 44 50.6, 32 58.6, 12 68.6!, 30 67.2, 44 66.2, 58 63.6, 68 56.6"
        ),
        rows=(Scales("66 46, 42 57", 4, 7.4), Scales("65 52, 42 62", 4, 7.4)),
        scale="body",
        edge="body.shade",
        quills=("44 60, 32 64, 18 67", "48 64, 36 66, 26 67"),
        quill="body.shade",
    ),
    eye=84.6 + 26j,
    eye_size=2.6,
)
SCRAPE = cut_out("81 93!, 86 89.6, 97 88, 112 88.4, 120 90, 123 93!, 112 95.4, 94 95.4")
EGGS = (
    "88 91, 88.6 86, 92.6 81.6, 97.4 81.6, 100 86, 100.4 91, 96 94.6, 91.6 94.6",
    "108 91, 107.6 85, 110.6 80.6, 115.4 80.6, 118.6 85, 119 91, 115 94.6, 111 94.6",
    "97.4 93, 97.4 88, 100.6 84, 106 84, 109.6 88, 110 93, 107 96.6, 100.6 96.6",
)
EGG_SPOTS = (
    "91 86, 95 84, 96 90, 91.6 90.6, 112 84, 116 87, 112.6 89, 115.6 83.6, 101 88, 104.6 86.6, "
    "106 91.4, 102 92.4, 104 89.6"
)
UPRIGHT = Bird(
    legs=(
        Leg(joints="70 72, 79 79, 76 91", toes=("76 91, 69 91.6", "76 91, 74 95", "76 91, 81 93.6")),
        Leg(joints="58 73, 53 81, 52 92", toes=("52 92, 44.6 92.6", "52 92, 50 96", "52 92, 57.6 94.6")),
    ),
    skin="leg-pink",
    shank=3.2,
    bill=(patch("vermilion", "30 24!, 18 31.4, 5.4 41.4, 6.6 44.4, 18 37.4, 30.6 31.4!"),),
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
    eye=38.4 + 22.4j,
    eye_size=2.4,
    iris="vermilion",
    ring="vermilion",
)
OYSTERCATCHER = leaning(UPRIGHT, -17, about=76 + 54j)
GAPE = turned(trace("30 28, 20 34, 9 42"), -17, about=76 + 54j)
BANK = cut_out("6 94, 12 90, 24 88, 36 90, 45 94, 36 97, 16 97")
MUSSELS = (
    "13 93!, 8 86, 6.4 77, 9 71.4, 13.6 71, 17 76, 17.4 85",
    "24 95!, 19.4 88, 18.4 78.6, 21.6 72.6, 26.6 73.4, 29 79, 28 87.6",
    "29 97!, 28.4 89.6, 32.4 82.4, 38 79, 41.6 81.6, 41 87.6, 36.4 93",
)
CURLEW = Bird(
    legs=(
        Leg(joints="63 69, 67 78, 68 93"),
        Leg(joints="55 69, 51 79, 44 93"),
    ),
    skin="rock",
    shank=2.6,
    body=patch(
        "body.light",
        "94.6 19!, 91 13.6, 85 12, 79.6 15, 77.4 22, 76 30, 71 36, 60 38, 46 43, 32 51, 12 61!, 28 63, "
        "40 66, 52 71, 64 71, 76 66, 84 57, 87.4 47, 87.6 36, 89.6 28, 94 25!",
    ),
    patches=(
        patch("paper.light", "40 70, 52 65, 66 65, 78 58, 84 60, 70 80, 44 80"),
        patch("body", "95 17, 90 10, 82 9, 76 16, 76 30, 66 36, 58 38, 76 44, 81 30, 82 20, 88 16"),
    ),
    cuts=5,
    wing=Wing(
        shape=patch("body", "76 44!, 66 41, 54 43, 42 49, 30 56, 8 65!, 30 64.6, 44 65, 58 63, 70 56"),
        rows=(Scales("70 45, 42 53", 5, 8), Scales("69 51, 40 59", 5, 8), Scales("62 58, 44 62", 3, 8)),
        quills=("42 57, 30 61, 14 64", "46 62, 34 63.6, 24 64.2"),
    ),
    eye=86 + 19.6j,
    eye_size=2.2,
)
CURLEW_BOW = trace("92.6 22.4, 104 22.6, 115 29, 121.6 38, 124 49")
CURLEW_BILL = limb(CURLEW_BOW, 5.6, 4.6, 3.6, 3.0, 1.8)
CURLEW_STREAKS = (
    "80 30, 83.6 28, 86 32, 80.6 36, 84 38, 79 42, 83.4 45, 86 42, 80.6 49, 84 52, 78 55, 81 59, 75 61, "
    "72 65, 66 65.6, "
    "84.6 24.6, 81 25, 89 24.6"
)
POOL = cut_out("14 94, 24 91.4, 50 90, 76 90.4, 94 92, 100 94.4, 88 96.6, 56 97.6, 24 96.6")
EGRET = Bird(
    legs=(
        Leg(joints="66 68, 63 79, 74 83, 73 87", toes=("73 87, 68 92", "73 87, 73 93.6", "73 87, 79 91")),
        Leg(joints="57 67, 58 80, 56 93"),
    ),
    shank=3.0,
    bill=(patch("ink", "28 12.4!, 18 14, 6 18.4!, 18 18.4, 28 18!"),),
    body=patch(
        "paper.light",
        "27 13.4!, 33 8.4, 41 8.4, 47.6 12.6, 50.4 19, 49.4 26, 45.6 32, 44.4 38, 48 43, 56 43.6, 67 46, "
        "79 53, 90 62, 99 69!, 95 70, 104 77.4!, 96 76, 99 82!, 88 76, 76 74.4, 64 72, 52 68, 44 64, "
        "40 69!, 39 63, "
        "36 65!, 34.6 54, 34 41, 36 33, 39.6 26, 40 20.4, 36 18.4, 27 18!",
    ),
    patches=(
        patch("foam.shade", "44 60, 56 64, 72 66, 90 70, 84 80, 50 80, 36 62"),
        patch("foam.shade", "50 16, 47 26, 42 34, 41 42, 46 50, 50 46, 46 40, 47 34, 53 24"),
        patch("straw", "26 13.4, 30 11.4, 32.4 15, 29 18, 26 18"),
    ),
    cuts=5,
    wing=Wing(
        shape=patch(
            "paper.light", "50 49, 58 45.6, 70 49, 81 56, 91 64.4, 100 74!, 86 72, 72 69.6, 60 65, 52 58"
        ),
        rows=(Scales("58 50, 74 57", 4, 7), Scales("58 56, 76 64", 4, 7)),
        scale="paper.light",
        edge="foam.shade",
        quills=("76 58, 88 66, 97 72", "76 63, 86 68, 94 72"),
        quill="foam.shade",
    ),
    eye=35 + 13.2j,
    eye_size=2.0,
    iris="sun",
)
PLUMES = ("46 11, 54 12, 61 18, 65 26", "47 13, 53 16, 57 22, 58 29")
EGRET_POOL = cut_out("28 94, 36 91.4, 56 90, 78 91, 88 94, 78 96.6, 56 97.6, 36 96.6")


def draw_sanderling(canvas: Canvas) -> None:
    """Draw a sanderling that runs before the wave."""

    def wave(canvas: Canvas) -> None:
        sea = canvas.tone("sea")
        piece(
            canvas,
            SWASH,
            patch("sea.light", "2 96, 40 95.4, 76 95, 96 91, 130 88, 130 100, 2 100"),
            width=1.6,
        )
        canvas.fill(
            strokes(("74 92.6, 82 93.4, 88 91", "92 91, 100 91.6, 105 87", "108 86, 114 86.6, 118 90"), 1.8),
            sea.base,
        )

    draw_bird(canvas, SANDERLING, behind=wave, rims=contour(SWASH[1]))


def draw_plover(canvas: Canvas) -> None:
    """Draw a Kentish plover beside its eggs."""

    def nest(canvas: Canvas) -> None:
        piece(canvas, ("sand", SCRAPE), patch("sand.shade", "84 94, 104 91, 122 94, 104 96"), width=1.6)
        for egg in EGGS:
            piece(canvas, patch("stone.light", egg), width=1.6, cuts=3)
        canvas.line("".join(map(dot, trace(EGG_SPOTS))), canvas.tone("umber").shade, 1.7)

    rims = "".join(map(contour, (SCRAPE, *map(trace, EGGS))))
    draw_bird(canvas, PLOVER, behind=nest, rims=rims)


def draw_oystercatcher(canvas: Canvas) -> None:
    """Draw an oystercatcher that searches a mussel bank."""

    def bank(canvas: Canvas) -> None:
        piece(canvas, ("rock.shade", BANK), width=1.6)
        for text in MUSSELS:
            shell = cut_out(text)
            piece(canvas, ("mussel", shell), width=1.6, cuts=3)
            rings = ([mix(shell[0], p, share) for p in shell[3:8]] for share in (0.5, 0.74))
            canvas.line("".join(map(smooth, rings)), canvas.tone("mussel").light, 1.2)

    def gape(canvas: Canvas) -> None:
        canvas.fill(taper(GAPE, swelling(1.3)), canvas.tone("vermilion").shade)

    rims = "".join(map(contour, (BANK, *map(cut_out, MUSSELS))))
    draw_bird(canvas, OYSTERCATCHER, behind=bank, over=gape, rims=rims)


def draw_curlew(canvas: Canvas) -> None:
    """Draw a curlew that wades."""

    def streaks(canvas: Canvas) -> None:
        canvas.fill(flecks(CURLEW_STREAKS, -0.8 + 3.4j, 1.3), canvas.body.shade)

    def bill(canvas: Canvas) -> None:
        canvas.shape(CURLEW_BILL, canvas.ink, 1.2)
        canvas.fill(strokes(("94 24, 101 24, 108 26.6",), 1.6), canvas.tone("flesh").base)
        canvas.fill(strokes(("92 16.6, 86 15.4, 81 18",), 1.9), canvas.body.light)

    draw_bird(canvas, CURLEW, behind=_pool(POOL), under=streaks, over=bill, rims=CURLEW_BILL + contour(POOL))


def draw_egret(canvas: Canvas) -> None:
    """Draw a little egret in mid-step, its toes yellow."""
    plumes = "".join(map(smooth, map(trace, PLUMES)))

    def under(canvas: Canvas) -> None:
        _pool(EGRET_POOL)(canvas)
        canvas.line(plumes, canvas.paper, 7.4)
        canvas.line(plumes, canvas.ink, 3.4)
        canvas.line(plumes, canvas.tone("paper").light, 1.2)

    def toes(canvas: Canvas) -> None:
        canvas.line("".join(smooth(trace(toe)) for toe in EGRET.legs[0].toes), canvas.tone("sun").base, 1.8)

    draw_bird(canvas, EGRET, behind=under, over=toes, rims=contour(EGRET_POOL))


def _pool(shape: Points) -> Mark:
    """Return what draws shallow water for a bird to stand in, with rings round its legs."""
    left, right = min(p.real for p in shape), max(p.real for p in shape)
    middle = (left + right) / 2

    def draw(canvas: Canvas) -> None:
        shine = patch("sea.light", f"{left + 6} 94.6, {middle} 91.8, {right - 8} 94.6, {middle} 95.6")
        piece(canvas, ("sea", shape), shine, width=1.6)

    return draw
