"""Art: silver fish of the open sea from the side: sardine, mackerel, sea bass, tuna."""

from generator.art.brush import bezier, pair, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.fishes.fish import Fin, Fish, Pose, draw_fish, place, pose
from generator.art.form import contour, dot, trace
from generator.art.shading import bowed_sliver, sliver


def _finlets(roots: str, wide: float, high: float, *, role: str = "") -> list[Fin]:
    """Return the row of small fins behind the last large one, each ``wide`` and ``high``."""
    fins = []
    for root in trace(roots):
        out = high if root.imag > 0 else -high
        tip, end = root + complex(wide, out), root + complex(wide, -out * 0.4)
        fins.append(Fin((f"{pair(root)}, {pair(tip)}", f"{pair(tip)}, {pair(end)}"), 0, role=role))
    return fins


SARDINE = Fish(
    profile="0 1, 10 -6.6, 24 -10, 40 -10.8, 60 -8.6, 78 -4.2, 92 -2, 92 2.6, 78 5, 60 9.2, 40 11, "
    "24 10, 9 6",
    flank="-2 0, 10 -1.6, 25 -3.4, 45 -3.6, 65 -2.6, 80 -1.4, 95 -1",
    tail=Fin(("88 -1.6, 94 -5, 105 -12", "105 -12, 99 -4.4, 97 0, 99 5, 105 13", "105 13, 95 6, 88 2"), 6),
    behind=(
        Fin(("40 -9, 43 -14, 46 -17.4", "46 -17.4, 50 -12.6, 56 -8"), 0),
        Fin(("49 10, 52 13, 55 15.4", "55 15.4, 56 12.4, 56 8"), 0),
        Fin(("72 6, 74 9.4, 76 10.2", "76 10.2, 81 7.4, 87 2.6"), 0),
    ),
    before=(Fin(("25 6.4, 29 9, 36 11", "36 11, 33 7.8, 27 4.4"), 0),),
    eye=11 - 1.4j,
    eye_size=3.4,
    mouth="-0.6 0.6, 3.4 1.8, 6.6 4",
    gill="20 -7.6, 22.6 -2, 22 4, 18.6 8.4",
    fin="silver",
)
SHOAL = (
    pose(60 + 21j, 100 + 15j, 145 + 23j, length=107),
    pose(58 + 83j, 100 + 90j, 143 + 79j, length=107),
    pose(5 + 52j, 60 + 46j, 112 + 53j, length=107),
)

MACKEREL = Fish(
    profile="0 1, 6 -3.2, 16 -7, 28 -9.2, 42 -9.6, 56 -8.2, 70 -5.4, 82 -2.8, 90 -1.6, 95 -1.6, 95 1.8, "
    "90 1.8, 82 3.2, 70 6.2, 56 9, 42 10, 28 9.4, 16 7, 6 3.6",
    flank="-2 1, 10 -0.6, 25 -1, 45 -1, 65 -0.6, 80 -0.4, 97 0",
    tail=Fin(
        (
            "91 -1.2, 97 -5, 106 -12.6",
            "106 -12.6, 101 -5, 98.6 0, 101 5.4, 106 13",
            "106 13, 97 5.4, 91 1.4",
        ),
        6,
    ),
    behind=(
        Fin(("33 -8, 35 -13, 36.4 -16.6", "36.4 -16.6, 41 -13, 45 -10.6, 49 -8"), 5),
        Fin(("61 -6.6, 63 -9.8, 65 -11.6", "65 -11.6, 67.4 -8.4, 71 -5"), 3),
        Fin(("61 7, 63 10, 65 12", "65 12, 67.4 9, 71 5.4"), 3),
        Fin(("33 8.6, 36 12, 39 13.6", "39 13.6, 39 11, 38 8"), 2),
        *_finlets("72 -4.6, 75.6 -3.8, 79.2 -3, 82.8 -2.4, 86.4 -1.8", 2.8, 3.2),
        *_finlets("72 5.2, 75.6 4.2, 79.2 3.4, 82.8 2.8, 86.4 2", 2.8, 3.4),
    ),
    before=(Fin(("25 1, 29 1.4, 35 4", "35 4, 31 4.4, 26 4"), 2),),
    eye=11.4 - 0.8j,
    eye_size=3.4,
    mouth="-0.6 1, 5 2, 9 4.4",
    gill="21 -6, 24 -1, 23.4 3.6, 20 7.6",
    fin="slate",
)
LEAP = pose(8 + 68j, 44 + 24j, 90 + 28j, 131 + 72j, length=106)

BASS = Fish(
    profile="0 2, 6 -3, 16 -8.4, 28 -12.4, 40 -13.4, 54 -11.4, 68 -8, 80 -5.2, 88 -4.6, 93 -4.8, 93 5.2, "
    "88 5, 80 6, 68 9.4, 54 12, 40 13, 26 12.6, 14 10.4, 5 6.4",
    flank="-2 2, 10 -1.4, 25 -3.4, 45 -3.6, 65 -2.4, 80 -1, 95 0",
    tail=Fin(
        (
            "88 -4, 95 -8, 105 -13.6",
            "105 -13.6, 101.6 -6, 99.6 0, 101.6 6.4, 105 14",
            "105 14, 95 8.4, 88 4.4",
        ),
        8,
    ),
    behind=(
        Fin(
            (
                "30 -11, 31 -15, 32.4 -17.4",
                "32.4 -17.4, 33.8 -15.6, 35.2 -20.4, 36.6 -17, 38 -22, 39.4 -17.4, 40.8 -22, 42.2 -17, "
                "43.6 -20.8, 45 -16, 46.4 -19, 47.8 -14.6, 49.2 -17, 50.4 -13, 51.8 -14.6, 54 -10.6",
            ),
            9,
            spiny=True,
        ),
        Fin(("57 -10, 58.6 -15, 60 -18.4", "60 -18.4, 64.4 -15.4, 69 -12.6, 75 -6"), 6),
        Fin(("62 9, 64.4 14, 66.4 17.6", "66.4 17.6, 70.4 13.6, 75 10.6, 78 6"), 5),
        Fin(("32 11, 36 15.4, 41 19", "41 19, 42 15, 41 11"), 3),
    ),
    before=(Fin(("27 3, 33 4, 41 8.4", "41 8.4, 38 10, 34 10, 28 7.4"), 4),),
    eye=13 - 3.6j,
    eye_size=3.6,
    mouth="-0.6 2.4, 5 3.4, 11 6.4",
    gill="24 -9, 27.6 -3, 27 4, 21.6 10.4",
    fin="fin",
)
LEVEL = pose(145 + 56j, 101 + 44j, 56 + 49j, 9 + 62j, length=106)

TUNA = Fish(
    profile="0 1, 8 -6, 20 -11.8, 34 -14.4, 48 -13.6, 62 -10, 75 -5.4, 86 -2, 93 -1.4, 93 1.8, 86 2.4, 75 6, "
    "62 10.8, 48 14.2, 34 14.8, 20 12.4, 8 7.4",
    flank="-2 2, 10 0, 25 -2.4, 45 -3, 65 -1.6, 80 -0.6, 95 0",
    tail=Fin(
        ("89 -0.8, 95 -6, 104 -20", "104 -20, 98.6 -8, 97 0, 98.6 8, 104 20.6", "104 20.6, 95 6.6, 89 1"),
        2,
    ),
    behind=(
        Fin(("34 -13.4, 36 -18, 38 -20.4", "38 -20.4, 43 -16.6, 50 -12"), 4),
        Fin(("52 -11.6, 57 -19, 65 -25.4", "65 -25.4, 61 -17, 61 -9"), 1),
        Fin(("55 12.6, 59 19, 67 26", "67 26, 63.4 17, 63.6 9.6"), 1),
        Fin(("30 14, 35 18, 39 19.6", "39 19.6, 39 16.4, 37 13"), 2),
        *_finlets("63 -9, 67.8 -7.4, 72.6 -5.6, 77.4 -4, 82.2 -2.6", 4.4, 4.8, role="gold"),
        *_finlets("66 8.6, 70.6 7, 75.2 5.4, 79.8 3.8, 84 2.4", 4.4, 4.8, role="gold"),
    ),
    before=(Fin(("27 1.6, 36 2, 47 7", "47 7, 38 7.2, 28 6.6"), 2),),
    eye=12 - 1.8j,
    eye_size=3.4,
    mouth="-0.6 1.4, 5 3, 9.6 6",
    gill="23 -9, 27 -2, 26.6 5, 22 11",
    fin="deep",
)
DIVE = pose(5 + 70j, 56 + 68j, 95 + 55j, 129 + 34j, length=104)


def draw_sardine(canvas: Canvas) -> None:
    """Draw three of a shoal, heads to the left."""
    for where in SHOAL:
        draw_fish(canvas, SARDINE, where, _mark_sardine, small=True)


def _mark_sardine(canvas: Canvas, where: Pose) -> None:
    spots = "".join(dot(where(complex(x, -1.2 - 0.5 * (x < 55)))) for x in spread(7, low=29, high=75))
    canvas.line(spots, canvas.body.shade, 2.6)
    rays = [
        sliver(where(17 + complex(0, 1 + k)), where(complex(21 - 0.4 * k, 2 + 2.2 * k)), 0.8)
        for k in range(3)
    ]
    canvas.fill("".join(rays), canvas.body.shade)
    scales = [
        where(complex(x + row * 2, y)) for row, y in enumerate((2.4, 5.2)) for x in spread(8, low=29, high=73)
    ]
    canvas.line("".join(map(dot, scales)), canvas.tone("silver").base, 1.4)


def draw_mackerel(canvas: Canvas) -> None:
    """Draw one fish in a leap, head to the left."""
    draw_fish(canvas, MACKEREL, LEAP, _mark_mackerel)


def _mark_mackerel(canvas: Canvas, where: Pose) -> None:
    bars = ""
    for k, x in enumerate(spread(17, low=17, high=91)):
        low = -0.4 if k % 2 else -1.8
        spine = [complex(x - 1, -12), complex(x + 1.6, -7.4), complex(x - 0.8, -4.4), complex(x + 1.6, low)]
        bars += taper(place(spine, where), swelling(2.2, start=1.8, peak=0.3))
    canvas.fill(bars, canvas.ink)
    canvas.fill(
        taper(place(trace("26 3.4, 45 3.6, 65 3, 85 1.6"), where), swelling(1.2)), canvas.tone("silver").shade
    )


def draw_bass(canvas: Canvas) -> None:
    """Draw one fish with its spines up, head to the right."""
    draw_fish(canvas, BASS, LEVEL, _mark_bass)


def _mark_bass(canvas: Canvas, where: Pose) -> None:
    scales = ""
    for row, y in enumerate(spread(6, low=-10, high=8)):
        for x in spread(15, low=30 + (row % 2) * 2, high=86):
            if abs(y) < 11.5 - 0.14 * (x - 30):
                arc = [where(complex(x, y - 1.7)), where(complex(x + 1.9, y)), where(complex(x, y + 1.7))]
                scales += bowed_sliver(arc, 0.6)
    canvas.fill(scales, canvas.body.shade)
    line = place(trace("27 -6, 40 -5.4, 60 -3, 80 -0.6, 95 0"), where)
    canvas.fill(taper(line, swelling(1.4, start=1.2, end=0.8)), canvas.ink)
    canvas.fill(contour(place(trace("23 -5, 26 -5.6, 27 -3, 24 -2"), where)), canvas.ink)


def draw_tuna(canvas: Canvas) -> None:
    """Draw one fish on its way down, head to the left."""
    draw_fish(canvas, TUNA, DIVE, _mark_tuna)


def _mark_tuna(canvas: Canvas, where: Pose) -> None:
    gleam = place(bezier(16 - 2.6j, 34 - 8j, 60 - 4.4j, 82 - 1.2j, steps=6), where)
    canvas.fill(taper(gleam, swelling(2.6)), canvas.body.light)
    flecks = ""
    for row, y in enumerate((4.0, 7.4, 10.4)):
        for x in spread(7 - row, low=34 + row * 2, high=70 - row * 6):
            flecks += sliver(where(complex(x, y - 1.4)), where(complex(x + 0.8, y + 1.2)), 0.9)
    canvas.fill(flecks, canvas.tone("silver").shade)
    keel = place(trace("82 0.2, 88 -0.4, 95 0.2"), where)
    canvas.fill(taper(keel, swelling(2.0)), canvas.ink)
