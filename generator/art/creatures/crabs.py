"""Art: edible crab, velvet crab and spider crab, each known from the shore crab by its outline alone."""

import math

from generator.art.brush import joined, mix, smooth, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.carapace import Crab, Limb, both, draw_like
from generator.art.creatures.limbs import limb
from generator.art.form import contour, dot, trace
from generator.art.shading import bowed_sliver

EDIBLE = Crab(
    middle=72,
    shift=2 + 1.6j,
    # The pie crust: ten rounded lobes to each side, between notches.
    back="67 42, 64.8 40, 62.8 42.4, 58.9 40.7, 54.2 41.3, 53.6 43.1, 50.6 42, 46.2 43, 46.3 44.8, "
    "42.9 44, 39 45.4, 39.7 47.1, 36.1 46.6, 32.8 48.3, 34.2 50, 30.4 49.8, 27.8 51.7, 29.8 53.3, "
    "26 53.4, 24.2 55.5, 26.8 56.8, 23.1 57.3, 22.1 59.5, 25.2 60.6, 21.7 61.4, 21.6 63.7, 25 64.5, "
    "26 71, 33 79, 44 85.6, 57 90, 66 91.2",
    legs=(
        Limb("26 60, 14 54, 6.4 57, 2.6 66", (7.2, 7.0, 5.0, 0.8)),
        Limb("26 67, 13 66, 6 71, 4.6 80.4", (7.2, 7.0, 5.0, 0.8)),
        Limb("32 74, 20 77, 13 83, 14 92", (7.2, 7.0, 5.0, 0.8)),
        Limb("42 82, 33 88, 27.4 92, 30 99", (7.2, 6.6, 4.6, 0.8)),
    ),
    arm=Limb("36 48, 25 42, 18.6 35, 19 28", (10.0, 11.0, 12.0, 11.0)),
    palm="13.4 31, 11 22, 15.4 12.4, 25 6.4, 37 4.6, 48 7.6, 57 13.4, 63.4 22.4, 57 20.4, "
    "49.4 17.2, 44 18.4, "
    "50 21.4, 55 25.4, 57.6 30, 49 29, 41 28.4, 33 32, 24 35.4, 17 35.4",
    eye=61 + 37j,
    eye_size=2.6,
    grooves=(
        "59.3 50, 61.1 56, 65.5 61, 64.1 67",
        "65.5 61.4, 67.9 63, 70 63.4",
        "46.9 52, 51.3 56, 55.8 57",
        "62.9 80, 66.4 82, 70 82.4",
    ),
    specks="64.7 48, 54 47, 43.3 49, 37.1 54, 32.6 60, 39.7 60, 48.6 63, 57.5 64, 35.3 68, 45.1 76, "
    "54 79, 59.3 74, 67.3 73, 52.2 52",
)
VELVET = Crab(
    middle=72,
    shift=2 + 5j,
    back="67 38.4, 65 36.4, 63 38.6, 60.6 36.6, 58.6 39, 55.8 37.2, 54 38.4, 51.4 34.6, 50 39.8, "
    "46.4 37, 46 42.6, "
    "42 41, 42.6 46.6, 38.6 46.6, 40.6 52, 37.4 55, 42 61, 47.4 71, 54 78, 62 81.6, 67 82.4",
    legs=(
        Limb("44 50, 30 42, 18 43.4, 9 52", (5.8, 5.6, 4.2, 0.6)),
        Limb("45 55, 31 52, 19 56.4, 11.4 66.4", (5.8, 5.6, 4.2, 0.6)),
        Limb("47 60, 34 61, 24 68, 19 79", (5.8, 5.6, 4.2, 0.6)),
        Limb("52 69, 42 74, 36 79.6, 33 83", (7.0, 7.0, 7.0, 6.0)),
    ),
    arm=Limb("50 46, 40 36, 30 31, 22.6 27", (8.0, 8.0, 8.6, 8.4)),
    palm="26.6 31, 19.4 31, 12.4 26.6, 6.6 19.4, 3.4 11, 3.6 3.4, 7.6 8, 11.6 13, 16 15.4, 15.4 10, "
    "16.6 4, 19.6 -.6, "
    "20.4 6, 23.6 13.4, 28.4 20, 30 26",
    eye=58 + 33j,
    eye_size=3.4,
    eye_role="anemone",
    grooves=(
        "60 48, 62 53, 66 57, 64.6 63",
        "66 57, 68 58.4, 70 58.8",
        "48 52, 53 55, 58 55.4",
        "64 74, 67 75.6, 70 76",
    ),
    specks="64 46, 56 46, 50 48, 46 53, 52 62, 58 64, 67 50, 59 72, 67 68, 54 69",
)
SPIDER = Crab(
    middle=72,
    shift=2 + 2.4j,
    back="69 33, 67 30, 62.6 22.4, 64 31, 62 34.6, 57.4 31.4, 59.6 38, 56.6 43, 51.6 41, 54 48, "
    "50.4 53, 45.6 52.4, "
    "48.4 58.4, 47 63, 42.4 64.4, 46.6 69, 48 74, 45 78, 50.4 79, 54.4 83.4, 53.4 88, 58.4 86.4, "
    "63 89, 64.4 93, "
    "67 89.8",
    legs=(
        Limb("54 46, 36 25, 22 29, 5 49", (4.6, 4.8, 3.8, 0.4)),
        Limb("50 56, 27 40, 14.6 50, 4 71", (4.6, 4.8, 3.8, 0.4)),
        Limb("48 66, 27 58, 16 71, 14 91", (4.6, 4.6, 3.6, 0.4)),
        Limb("50 76, 33 73, 27 84, 32 98", (4.6, 4.4, 3.4, 0.4)),
    ),
    arm=Limb("60 40, 51 26, 44 16.4, 47 11", (5.0, 5.6, 5.8, 5.4)),
    palm="43.6 14, 42.6 9.6, 45.6 6, 52 2.6, 60.4 1.4, 54.4 5.4, 53 6.6, 60.6 6, 53.6 11, 48.4 14",
    eye=62.6 + 32j,
    eye_size=2.0,
    specks="",
    line=1.7,
)


def draw_edible_crab(canvas: Canvas) -> None:
    """Draw the animal with its claws folded, the pie crust and the black finger tips in full view."""
    draw_like(canvas, EDIBLE, legs=_bristle, claws=_blacken)
    for side in both(EDIBLE, "31 56, 38 50.4, 48 47.4"):
        canvas.fill(bowed_sliver(side, 2.2), canvas.body.light)


def _bristle(canvas: Canvas, crab: Crab) -> None:
    tips = ""
    for leg in crab.legs:
        for side in both(crab, leg.joints):
            tips += limb([mix(side[2], side[3], 0.5), mix(side[2], side[3], 0.75), side[3]], 3.6, 2.6, 0.6)
    canvas.fill(tips, canvas.ink)


def _blacken(canvas: Canvas, crab: Crab) -> None:
    for palm, upper, lower in zip(
        both(crab, crab.palm),
        both(crab, "45 2, 70 2, 70 24, 62 24, 56 20, 46 17.4, 47.4 12"),
        both(crab, "46 16.6, 60 22, 62 34, 50 31, 50.6 26, 44 20"),
        strict=True,
    ):
        with canvas.clipped(contour(palm)):
            canvas.fill(straight(upper, closed=True) + straight(lower, closed=True), canvas.ink)


def draw_velvet_crab(canvas: Canvas) -> None:
    """Draw the animal as it threatens: claws wide, the hind legs flat paddles."""
    draw_like(canvas, VELVET, legs=_paddle, claws=_line_claws)


def _paddle(canvas: Canvas, crab: Crab) -> None:
    sea = canvas.tone("sea")
    for oar in both(crab, "37 80, 38.4 86, 34.4 93.4, 27 97, 22 95, 21.4 89.4, 25 83, 31 78.4"):
        canvas.rim(contour(oar))
        canvas.shape(contour(oar), canvas.body.base, 1.8)
        spine = [mix(oar[0], oar[7], 0.5), mix(oar[1], oar[6], 0.5), mix(oar[3], oar[4], 0.4)]
        canvas.fill(taper(spine, swelling(2.6)), sea.base)
    lines = ""
    for leg in crab.legs[:3]:
        for side in both(crab, leg.joints):
            lines += taper([mix(side[0], side[1], 0.5), side[1], mix(side[1], side[2], 0.6)], swelling(1.7))
    canvas.fill(lines, sea.base)


def _line_claws(canvas: Canvas, crab: Crab) -> None:
    lines = [side for text in ("24 28, 17 26, 10.6 20", "42 38, 35 33.6, 29 31") for side in both(crab, text)]
    canvas.fill("".join(taper(line, swelling(2.0)) for line in lines), canvas.tone("sea").base)


def draw_spider_crab(canvas: Canvas) -> None:
    """Draw the animal with its long legs spread and its back full of spines."""
    draw_like(canvas, SPIDER, legs=_band, claws=_plain)
    canvas.shape(_spines(), canvas.body.light, 0.9)
    specks = trace("64 48, 80 48, 60 60, 84 60, 66 72, 78 72, 58 74, 86 74")
    canvas.line("".join(map(dot, specks)), canvas.body.shade, 1.6)


def _plain(_canvas: Canvas, _crab: Crab) -> None:
    """Leave slender claws as they are."""


def _band(canvas: Canvas, crab: Crab) -> None:
    bands = ""
    for leg in crab.legs:
        for side in both(crab, leg.joints):
            for t in (0.35, 0.7):
                at, way = mix(side[0], side[1], t), side[1] - side[0]
                across = way / abs(way) * 2j
                bands += taper([at - across, at, at + across], swelling(1.6, start=1.2, end=1.2))
    canvas.fill(bands, canvas.body.light)


def _spines() -> str:
    """Return the thorns of the back, which point away from its middle."""
    spines = ""
    for row, (reach, count) in enumerate(((0, 1), (9, 6), (17.4, 10))):
        for k in range(count):
            turn = 2 * math.pi * (k + 0.5 * (row % 2)) / count
            at = 72 + 67j + complex(0.86 * reach * math.cos(turn), 1.15 * reach * math.sin(turn))
            tip = at + complex(0.5 * math.cos(turn) * row, -2.6)
            spines += joined(
                straight([at - 1.5, tip]), straight([tip, at + 1.5]), smooth([at + 1.5, at + 0.9j, at - 1.5])
            )
    return spines
