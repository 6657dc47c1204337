"""Art: to fish on foot at low tide: a push net for shrimps and a pair of rubber boots."""

from generator.art.brush import (
    Points,
    bezier,
    chain,
    circle,
    mix,
    parallels,
    smooth,
    spread,
    straight,
    swelling,
    taper,
)
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import mirrored
from generator.art.form import contour, edge_cuts, flow, moved, paint, trace
from generator.art.solid import pole, solid

# The net's mouth: a straight beam that is pushed along the ground, a bow over it, a handle across both.
BEAM = (8 + 50j, 56 + 94j)
BOW = bezier(BEAM[0], 28 + 4j, 112 + 46j, BEAM[1], steps=8)
HANDLE = (32 + 72j, 136 + 7j)
BAG = (*bezier(BOW[2], 66 + 26j, 112 + 36j, 112 + 66j, steps=4), *trace("110 82, 98 92, 84 94, 70 90"))


def draw_shrimp_net(canvas: Canvas) -> None:
    """Draw the net lying on its beam, two shrimps in its bag."""
    bag = smooth([*BAG, BEAM[1], *BOW[6:1:-1]], closed=True)
    bow = smooth(BOW)
    canvas.rim(bag, chain(BOW, list(BEAM[::-1])), straight(HANDLE), straight(BEAM))
    _draw_net(canvas, bag, canvas.tone("sea").base)
    for at, turn in ((88 + 76j, 1.0), (72 + 80j, -1.0)):
        _draw_shrimp(canvas, at, turn)
    mouth = chain(BOW, list(BEAM[::-1]))
    _draw_net(canvas, mouth, canvas.tone("paper").shade)
    pole(canvas, HANDLE, 5.4, canvas.body)
    canvas.line(bow, canvas.ink, 5.8)
    canvas.line(bow, canvas.body.light, 2.8)
    canvas.line(bow, canvas.body.base, 1.2)
    beam = [BEAM[0] - 2 - 2j, BEAM[1] + 2 + 2j]
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


def _draw_shrimp(canvas: Canvas, at: complex, side: float) -> None:
    coral = canvas.tone("coral")
    spine = [at + complex(side * x, y) for x, y in ((-8, 4), (-6, -2), (0, -5), (6, -3), (8, 3), (5, 6))]
    canvas.shape(taper(spine, swelling(6.0, start=1.4, peak=0.35)), coral.light, 1.3)
    whips = [smooth([spine[0], spine[0] + complex(-side * 3, -5), spine[0] + complex(-side * 2, -11)])]
    canvas.line("".join(whips), coral.shade, 1.1)


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
    "57 16, 58 8.6, 69 6.4, 80 7.4, 82 14, 81 34, 80.4 52, 86 61, 97 66.6, 104 74, 105 83, 104 87, 58 87, "
    "57.6 72, 59 54, 58 34"
)
SOLE = trace(
    "56 84, 70 84.4, 76 82.4, 90 84.6, 106 84, 106.4 90, 104 93, 82 93, 79 90, 72 90, 70 93, 58 93, 55.6 90"
)
BAND = trace("56 9, 69 5, 83 8, 83 17, 69 14.6, 56 18")
PUDDLE = trace("6 90, 22 86, 46 84.6, 72 85, 96 87, 106 91, 92 95.6, 56 97.4, 18 96")


def draw_boots(canvas: Canvas) -> None:
    """Draw the pair, heels together, in a puddle."""
    right = [BOOT, SOLE, BAND]
    left = [mirrored(moved(part, 1.5 + 0j), middle=56) for part in right]
    canvas.rim(*(contour(part) for part in (*right, *left)), contour(PUDDLE))
    solid(canvas, PUDDLE, canvas.tone("sea"), lit=2, dark=2)
    gleams = [bezier(18 + 92j, 32 + 90j, 48 + 94j, steps=3), bezier(64 + 95j, 78 + 93.4j, 94 + 93j, steps=3)]
    canvas.fill("".join(taper(g, swelling(1.5)) for g in gleams), canvas.tone("foam").light)
    for boot, sole, band in (left, right):
        _draw_boot(canvas, boot, sole, band)


def _draw_boot(canvas: Canvas, boot: Points, sole: Points, band: Points) -> None:
    body = canvas.body
    whole = paint(canvas, boot, body, lit=3, dark=5)
    way = 1 if boot[10].real > 60 else -1
    axis = 69 if way > 0 else 41.5
    with canvas.clipped(whole):
        canvas.fill(contour(band), canvas.tone("paper").base)
        canvas.line(contour(band), canvas.ink, 1.3)
        creases = [
            [complex(axis + way * x, y) for x, y in line]
            for line in (
                ((-9, 56), (-2, 59), (7, 55)),
                ((-10, 62), (-2, 65), (9, 61)),
                ((2, 70), (8, 66), (15, 66)),
            )
        ]
        canvas.fill("".join(taper(crease, swelling(1.8)) for crease in creases), canvas.ink)
        canvas.fill(
            edge_cuts(flow(boot, steps=3), canvas.rng, depth=8, gap=2.4, width=1.1, least=0.3), canvas.ink
        )
        gleam = [complex(axis - 5, y) for y in spread(4, low=24, high=50)]
        canvas.fill(taper(gleam, swelling(3.0)), canvas.tone("paper").light)
        toe = [complex(axis + way * x, y) for x, y in ((16, 71), (24, 70), (31, 75))]
        canvas.fill(taper(toe, swelling(2.4)), canvas.tone("paper").light)
    canvas.outline(whole)
    solid(canvas, sole, canvas.tone("ink"), lit=1.2, dark=0, width=1.8)
    opening = contour(
        trace("58 9, 69 6, 81 8, 69 11.4")
        if way > 0
        else mirrored(trace("59.5 9, 70.5 6, 82.5 8, 70.5 11.4"), middle=56)
    )
    canvas.shape(opening, body.shade, 1.6)
