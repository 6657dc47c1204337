"""Art: to fish on foot at low tide: a push net for shrimps and a pair of rubber boots."""

import math

from generator.art.brush import (
    bezier,
    chain,
    circle,
    mix,
    parallels,
    smooth,
    straight,
    swelling,
    taper,
    turned,
)
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.shading import bowed_sliver
from generator.art.solid import pole, pole_rim, solid

# The net's mouth: a straight beam that is pushed along the ground, a bow over it, a handle across both.
BEAM = (12 + 42j, 51 + 92j)
BOW = bezier(BEAM[0], 36 + 0j, 110 + 50j, BEAM[1], steps=8)
HANDLE = (31 + 67.6j, 135 + 5j)
BAG = (*bezier(BOW[2], 66 + 26j, 112 + 36j, 112 + 66j, steps=4), *trace("110 82, 98 92, 84 94, 70 90"))


def draw_shrimp_net(canvas: Canvas) -> None:
    """Draw the net lying on its beam, two shrimps in its bag."""
    bag = smooth([*BAG, BEAM[1], *BOW[6:1:-1]], closed=True)
    bow = smooth(BOW)
    beam = [BEAM[0] - 2 - 2.4j, BEAM[1] + 2 + 2.4j]
    canvas.rim(bag, chain(BOW, list(BEAM[::-1])))
    pole_rim(canvas, [HANDLE, beam], 7.0)
    _draw_net(canvas, bag, canvas.tone("sea").base)
    for at, turn in ((98 + 62j, -24.0), (82 + 82j, 16.0)):
        _draw_shrimp(canvas, at, turn)
    mouth = chain(BOW, list(BEAM[::-1]))
    _draw_net(canvas, mouth, canvas.tone("paper").shade)
    pole(canvas, HANDLE, 5.4, canvas.body)
    canvas.line(bow, canvas.ink, 5.8)
    canvas.line(bow, canvas.body.light, 2.8)
    canvas.line(bow, canvas.body.base, 1.2)
    pole(canvas, beam, 7.0, canvas.body)
    _draw_lashings(canvas)


def _draw_net(canvas: Canvas, outline: str, colour: str) -> None:
    """Cut the meshes out of what lies behind: two sets of slanting threads."""
    canvas.fill(outline, canvas.tone("foam").base)
    with canvas.clipped(outline):
        threads = parallels(0, 0, 140, 100, degrees=18, gap=5.4) + parallels(
            0, 0, 140, 100, degrees=-62, gap=5.4
        )
        canvas.line("".join(map(straight, threads)), colour, 1.2)
    canvas.outline(outline, width=1.6)


def _draw_shrimp(canvas: Canvas, at: complex, turn: float) -> None:
    """Draw a shrimp: a bent body in rings, a fan for a tail, legs, two long feelers."""
    coral = canvas.tone("coral")

    def put(text: str) -> list[complex]:
        return [at + p for p in turned(trace(text), turn, about=0j)]

    hairs = smooth(put("-9 -2, -14 -6, -15 -12")) + smooth(put("-9 -2, -16 -3, -20 -8"))
    legs = "".join(straight(put(leg)) for leg in ("-5 1, -7 6", "-2 2, -3 7", "1 2, 1 7", "4 4, 3 8"))
    canvas.line(hairs, canvas.ink, 1.0)
    canvas.line(legs, canvas.ink, 1.3)
    fan = put("6 8, 2 12.6, 7 12, 10.4 13, 9.4 8")
    canvas.shape(contour(fan), coral.base, 1.3)
    body = put("-10.6 -3.4, -6 -5, 0 -5.8, 6 -4, 10 1, 10.6 6, 9 10, 5.6 8.8, 5.4 5, 2 2.6, -4 2, -8 0.6")
    canvas.shape(contour(body), coral.light, 1.5)
    rings = "".join(
        smooth(put(ring))
        for ring in ("1 -5.6, 1.8 -2, 0.6 2.2", "5 -4.4, 4.4 -1, 2.6 2.6", "9 0, 7 2, 5.2 4.6")
    )
    canvas.line(rings, coral.shade, 1.1)
    canvas.line("".join(map(dot, put("-7 -2.6"))), canvas.ink, 2.0)


def _draw_lashings(canvas: Canvas) -> None:
    sand = canvas.tone("sand")
    joint, cross = mix(*BEAM, 0.5), BOW[4]
    for at, reach in ((joint, 5.4), (mix(*HANDLE, 0.4), 4.2)):
        start, end = at + complex(-reach, -reach * 0.4), at + complex(reach * 0.4, -reach)
        turns = "".join(straight([start + k * (1 + 1.4j), end + k * (1 + 1.4j)]) for k in (0, 2, 4))
        canvas.line(turns, canvas.ink, 3.0)
        canvas.line(turns, sand.base, 1.3)
    canvas.fill(circle(cross, 0.8), canvas.ink)
    canvas.line(straight([mix(*HANDLE, 0.86), mix(*HANDLE, 0.97)]), sand.shade, 2.4)


BOOT = trace(
    "59 16, 59.6 9, 70 6.4, 81 7.4, 83.4 14, 83 34, 82.6 53, 88 61, 98 65.6, 106 72, 108.6 80, 108 87, "
    "61 87, 60.4 72, 61 56, 60 34"
)
SOLE = trace(
    "59 84.4, 72 84.8, 79 83, 92 85, 109.6 84.4, 110 90, 107 93, 85 93, 82 90, 75 90, 73 93, 61 93, 58.6 90"
)
BAND = trace("56 9, 70 5, 86 8, 86 17, 70 15, 56 18")
MOUTH = trace("59.8 9.4, 70 6.2, 82.4 8.2, 71 11.6")
PUDDLE = trace("4 90, 18 85.6, 44 84, 76 84, 104 86, 116 90.6, 102 95, 60 95.4, 18 95.4")


def draw_boots(canvas: Canvas) -> None:
    """Draw the pair in a puddle, one boot a little behind the other."""
    near = [list(part) for part in (BOOT, SOLE, BAND, MOUTH)]
    far = [[_slack(p) for p in part] for part in near]
    canvas.rim(*(contour(part) for part in (*near[:2], *far[:2])), contour(PUDDLE))
    solid(canvas, PUDDLE, canvas.tone("sea"), lit=2, dark=2)
    gleams = [
        (12 + 91j, 20 + 89.8j, 30 + 90.6j),
        (70 + 95.4j, 84 + 94.4j, 98 + 94.8j),
        (100 + 91j, 108 + 90.4j, 114 + 91j),
    ]
    canvas.fill("".join(bowed_sliver(g, 0.9) for g in gleams), canvas.tone("foam").light)
    for parts in (far, near):
        _draw_boot(canvas, parts)


def _slack(point: complex) -> complex:
    """Return a point of the far boot, whose leg sags to the left."""
    sag = max(0.0, 56 - point.imag) / 46
    return point - 41 - 3j - 9 * math.pow(sag, 1.6) + 3j * sag


def _draw_boot(canvas: Canvas, parts: list[list[complex]]) -> None:
    boot, sole, band, mouth = parts
    body, paper = canvas.body, canvas.tone("paper")
    left, right, ankle = boot[15], boot[5], boot[14]
    whole = paint(canvas, boot, body, lit=3, dark=5)
    with canvas.clipped(whole):
        canvas.shape(contour(band), paper.base, 1.3)
        creases = [
            [ankle + complex(x, y) for x, y in line]
            for line in (
                ((1, 2), (9, 5), (19, 1)),
                ((-1, 8), (9, 11), (23, 7)),
                ((14, 17), (21, 13), (30, 13)),
            )
        ]
        canvas.fill("".join(taper(crease, swelling(1.8)) for crease in creases), canvas.ink)
        ring = flow(boot, steps=2)
        canvas.fill(edge_cuts(ring, canvas.rng, depth=8, gap=2.7, width=1.1, least=0.3), canvas.ink)
        gleam = [mix(left, right, 0.24) - 10j, mix(left, right, 0.24), mix(left, right, 0.26) + 12j]
        toe = [ankle + complex(x, y) for x, y in ((27, 17), (35, 17), (41, 22))]
        canvas.fill(taper(gleam, swelling(3.0)) + taper(toe, swelling(2.4)), paper.light)
    canvas.outline(whole)
    solid(canvas, sole, canvas.tone("ink"), lit=1.2, dark=0)
    canvas.shape(contour(mouth), body.shade, 1.6)
