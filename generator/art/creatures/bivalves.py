"""Art: a clump of mussels, tied to each other and to their stone; an oyster, open, its frilled lid behind."""

from itertools import pairwise, takewhile

from generator.art.anatomy import draw_part
from generator.art.brush import Points, along, chain, circle, mix, smooth, spread, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.creatures.boulder import draw_boulder
from generator.art.form import LIGHT, contour, dot, moved, scaled, tooth, trace
from generator.art.shading import bowed_sliver

# A mussel upright, beak down, 60 long.
MUSSEL = "49.5 80, 43 70, 37.4 58, 34.6 44, 36 31, 42 22, 50 19.6, 58 22, 63.6 30, 64.6 42, 60.6 58, 54.4 72"
# Turn, foot and size of each, from the hindmost.
CLUMP = (
    (-50.0, 54 + 80j, 0.84),
    (44.0, 82 + 80j, 0.86),
    (-22.0, 60 + 79j, 1.0),
    (14.0, 73 + 80j, 1.1),
    (-75.0, 50 + 90j, 0.66),
    (68.0, 84 + 90j, 0.68),
    (-40.0, 57 + 92j, 0.72),
    (30.0, 78 + 93j, 0.78),
    (-7.0, 66 + 94j, 0.72),
)
STONE = "12 92, 22 84, 44 79, 66 78, 90 79, 110 84, 120 92, 113 97, 66 98, 20 97"


def draw_mussels(canvas: Canvas) -> None:
    """Draw the clump."""
    shells = [_placed(turn, foot, size) for turn, foot, size in CLUMP]
    # The shells in front lie within the outline of the others.
    canvas.rim(contour(trace(STONE)), *map(contour, shells[:6]))
    draw_boulder(canvas, STONE)
    for shell, (turn, foot, size) in zip(shells, CLUMP, strict=True):
        _draw_mussel(canvas, shell, turn, foot, size)
    threads = "".join(
        smooth(trace(t)) for t in ("60 92, 52 95, 46 94", "64 95, 60 97, 54 98", "72 94, 80 96, 88 95")
    )
    canvas.line(threads, canvas.tone("wood").base, 1.4)
    for at, size in ((50 + 36j, 3.2), (84 + 40j, 3.6)):
        _draw_guest(canvas, at, size)


def _placed(turn: float, foot: complex, size: float, text: str = MUSSEL) -> list[complex]:
    return turned(scaled(moved(trace(text), foot - (49.5 + 80j)), size, about=foot), turn, about=foot)


def _draw_mussel(canvas: Canvas, shell: list[complex], turn: float, foot: complex, size: float) -> None:
    """Draw one shell: growth lines round its beak, the side away from the light dark and hatched."""
    whole = contour(shell)
    middle = mix(shell[0], shell[6], 0.6)
    rim = _away(shell, middle)
    canvas.shape(whole, canvas.body.base)
    inner = [mix(p, middle, 0.3) for p in rim]
    canvas.fill(chain(rim, inner[::-1]), canvas.body.shade)
    rings = "".join(smooth([mix(shell[0], shell[i], share) for i in (3, 5, 7, 9)]) for share in (0.52, 0.78))
    canvas.line(rings, canvas.body.light, 1.0)
    roots = [mix(a, b, t) for a, b in pairwise(rim) for t in (0.3, 0.8)]
    canvas.fill("".join(tooth(p, mix(p, middle, 0.42), 1.2) for p in roots), canvas.ink)
    gleam = _placed(turn, foot, size, "40 32, 39.6 44, 43.6 60")
    canvas.fill(bowed_sliver(gleam, 2.8), canvas.tone("sea").light)


def _away(shell: list[complex], middle: complex) -> list[complex]:
    """Return the run of the outline that lies away from the light, seen from the middle."""
    dark = [((p - middle) * LIGHT.conjugate()).real < -2 for p in shell]
    start = next(i for i in range(len(shell)) if dark[i] and not dark[i - 1])
    ring = [*zip(shell, dark, strict=True)] * 2
    return [p for p, _ in takewhile(lambda place: place[1], ring[start:])]


def _draw_guest(canvas: Canvas, at: complex, size: float) -> None:
    """Draw a barnacle that settled on a mussel."""
    canvas.shape(circle(at, size), canvas.tone("stone").light, 1.2)
    canvas.fill(circle(at, size * 0.4), canvas.ink)


LID = (
    "30 60, 22 54, 26 50, 19 44, 23 39, 18 31, 24 27, 24 20, 32 19, 36 11, 44 13, 52 6, 60 10, 69 7, "
    "74 13, 84 14, "
    "86 21, 94 25, 92 33, 98 40, 92 46, 92 54, 84 58, 60 66"
)
CUP = (
    "8 70, 12 63, 10 57, 18 53, 20 46, 30 45, 36 39, 46 41, 56 37, 66 41, 77 39, 84 45, 95 46, 100 52, "
    "110 54, 112 61, "
    "121 66, 117 72, 122 79, 114 82, 111 89, 101 89, 94 95, 83 92.6, 72 97.4, 60 94, 48 96.6, 39 91, "
    "28 92, 23 86, "
    "14 85, 14 78"
)
NACRE = (
    "17 70, 22 58, 34 50, 50 46.4, 68 46.6, 86 51, 102 59, 110 68, 108 76, 98 83, 82 87.6, 62 88.6, "
    "42 86, 26 80"
)
MEAT = (
    "26 70, 30 61, 40 55.4, 54 53, 70 54, 84 58, 96 64, 100 71, 94 77, 84 79, 78 82, 68 81, 60 83.6, "
    "50 81, 42 81.4, "
    "34 77"
)


def draw_oyster(canvas: Canvas) -> None:
    """Draw the animal in its hollow valve, the flat valve behind."""
    lid, cup = trace(LID), trace(CUP)
    canvas.rim(contour(lid), contour(cup))
    _draw_lid(canvas, lid)
    draw_part(canvas, cup, canvas.body, lit=3, dark=5, depth=7, gap=2.8)
    frills = "".join(taper(_inside(cup, NACRE, t), swelling(1.3, start=0.8, end=0.8)) for t in (0.34, 0.64))
    canvas.fill(frills, canvas.body.shade)
    _draw_meat(canvas)


def _draw_lid(canvas: Canvas, lid: Points) -> None:
    draw_part(canvas, lid, canvas.body, lit=3.4, dark=4, depth=0)
    hub = 58 + 66j
    for k, t in enumerate((0.84, 0.66, 0.46)):
        layer = [mix(hub, p, t + (0.03 if i % 2 else -0.02)) for i, p in enumerate(lid)]
        canvas.shape(
            contour(layer), canvas.body.light if k % 2 else canvas.body.base, 1.6, edge=canvas.body.shade
        )
    rays = "".join(
        taper([mix(hub, p, 0.5), mix(hub, p, 0.72), mix(hub, p, 0.95)], swelling(1.5)) for p in lid[2:-2:3]
    )
    canvas.fill(rays, canvas.ink)


def _inside(cup: Points, nacre: str, t: float) -> list[complex]:
    """Return the lower part of a ring between the edge of the cup and its lining."""
    edge, lining = along([*cup[17:], cup[0]]), along([*trace(nacre)[7:], trace(nacre)[0]])
    return [mix(edge(s), lining(s), t) for s in spread(12, low=0.04, high=0.96)]


def _draw_meat(canvas: Canvas) -> None:
    nacre, flesh = canvas.tone("nacre"), canvas.tone("flesh")
    draw_part(canvas, trace(NACRE), nacre, lit=-4, dark=-3, depth=0, width=1.8)
    draw_part(canvas, trace(MEAT), canvas.tone("sand"), lit=2.4, dark=3, depth=4)
    frill = "29 68, 34 61, 44 57.6, 55 56, 70 57, 83 61, 93 66.6"
    canvas.line(smooth([p + (1.1j if k % 2 else -1.1j) for k, p in enumerate(trace(frill))]), canvas.ink, 1.5)
    folds = ("36 70, 46 66, 58 66", "44 75, 56 71, 70 72", "62 77, 72 75, 84 74", "66 63, 76 65, 86 69")
    canvas.fill("".join(taper(trace(fold), swelling(1.5)) for fold in folds), canvas.tone("sand").shade)
    canvas.fill(contour(trace("72 66, 78 65, 82 68, 80 72, 74 72, 71 69")), flesh.light)
    canvas.line("".join(map(dot, trace("40 61, 50 60, 62 60"))), canvas.paper, 2.0)
    canvas.shape(circle(103.4 + 70j, 4.4), canvas.paper, 1.6)
    canvas.fill(bowed_sliver((101 + 72j, 104 + 73.4j, 107 + 70j), 1.6), nacre.shade)
