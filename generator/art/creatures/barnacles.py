"""Art: barnacles on a stone: cones of six plates round a beaked door; one fishes with its feet."""

import math

from msgspec import Struct

from generator.art.brush import bezier, mix, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.boulder import draw_boulder
from generator.art.form import contour, trace
from generator.art.hand import Hand

STONE = (
    "4 76, 10 60, 24 50, 42 42, 62 38, 84 40, 104 48, 118 60, 126 76, 122 90, 104 96, 76 97.6, "
    "44 97.6, 18 94, 6 88"
)
CRACKS = ("14 84, 24 86, 32 92", "98 90, 106 86, 116 86")
SPECKS = "16 74, 12 80, 40 92, 60 93, 84 92, 114 76, 118 82, 50 94, 94 94, 22 88"


class Cone(Struct, frozen=True):
    """One animal: the middle of its foot, its half width, height and lean; ``open`` when it fishes."""

    foot: complex
    half: float
    height: float
    lean: float = 0.0
    open: bool = False


CONES = (
    Cone(40 + 48j, 12, 17, -2),
    Cone(86 + 48j, 13, 19, 3),
    Cone(63 + 52j, 18, 29, 0, open=True),
    Cone(23 + 64j, 12.5, 17, -3),
    Cone(107 + 65j, 13, 18, 3),
    Cone(42 + 74j, 17, 25, -2),
    Cone(88 + 75j, 18, 26, 3),
    Cone(65 + 84j, 12, 16, 0),
    Cone(23 + 82j, 7, 9, -1),
    Cone(112 + 82j, 7, 9, 1),
)


def draw_barnacles(canvas: Canvas) -> None:
    """Draw the cluster, the nearest animals last."""
    fan = _feet(CONES[2])
    walls = [_wall(cone) for cone in CONES]
    canvas.rim(contour(trace(STONE)), *map(contour, walls))
    canvas.line(fan, canvas.paper, 6.0)
    draw_boulder(canvas, STONE, cracks=CRACKS, specks=SPECKS)
    for cone in CONES:
        _draw_cone(canvas, cone)


def _wall(cone: Cone) -> list[complex]:
    """Return the outline of the cone: a wide foot, straight sides, a narrower mouth."""
    foot, half, up = cone.foot, cone.half, cone.height
    top = foot + complex(cone.lean, -up)
    mouth = half * 0.52
    rim = [top + mouth * complex(-math.cos(a), -0.5 * math.sin(a)) for a in (0, 0.8, 1.57, 2.35, 3.14)]
    sole = [
        foot + half * complex(math.cos(a), 0.42 * math.sin(a)) for a in (-0.1, 0.5, 1.0, 1.57, 2.1, 2.6, 3.24)
    ]
    return [rim[0], rim[0], *rim[1:-1], rim[-1], rim[-1], *sole]


def _draw_cone(canvas: Canvas, cone: Cone) -> None:
    wall, body = _wall(cone), canvas.body
    top = cone.foot + complex(cone.lean, -cone.height)
    mouth = cone.half * 0.52
    canvas.shape(contour(wall), body.base, 2.0)
    seams: list[tuple[complex, complex]] = []
    for a in (0.35, 0.95, 1.75, 2.45):
        root = top + mouth * complex(math.cos(a), 0.5 * math.sin(a))
        seams.append((root, cone.foot + 0.97 * cone.half * complex(math.cos(a), 0.42 * math.sin(a))))
    dark = [seams[0][0] + 0.6, seams[1][0], seams[1][1], seams[0][1], wall[7]]
    canvas.fill(straight(dark, closed=True), body.shade)
    light = [seams[3][0], seams[2][0], seams[2][1], seams[3][1]]
    canvas.fill(straight(light, closed=True), body.light)
    canvas.fill(
        "".join(taper([a, mix(a, b, 0.5), b], swelling(1.5, start=0.6)) for a, b in seams), canvas.ink
    )
    canvas.fill(_ribs(seams, canvas.rng), canvas.ink)
    canvas.outline(contour(wall))
    if cone.open:
        canvas.line(_feet(cone), canvas.ink, 1.7)
    _draw_door(canvas, cone, top, mouth)


def _ribs(seams: list[tuple[complex, complex]], rng: Hand) -> str:
    """Return the ribs that run up the plates from the foot."""
    ribs = ""
    for (a, b), (c, d) in zip(seams, seams[1:], strict=False):
        for t in (0.33, 0.67):
            foot, head = mix(b, d, t), mix(a, c, t)
            ribs += taper(
                [foot, mix(foot, head, 0.3), mix(foot, head, rng.uniform(0.5, 0.75))],
                swelling(1.1, start=0.9),
            )
    return ribs


def _draw_door(canvas: Canvas, cone: Cone, top: complex, mouth: float) -> None:
    hole = [
        top + mouth * complex(x, y)
        for x, y in ((-1, 0), (-0.4, -0.48), (0.4, -0.48), (1, 0), (0.4, 0.48), (-0.4, 0.48))
    ]
    if cone.open:
        canvas.fill(contour([top + (p - top) * 0.9 for p in hole[2:]]), canvas.ink)
        return
    canvas.shape(contour(hole), canvas.ink, 1.8)
    doors = [top + mouth * 0.66 * complex(x, y) for x, y in ((-1, 0), (0, -0.5), (1, 0), (0, 0.5))]
    canvas.fill(straight(doors, closed=True), canvas.tone("slate").base)
    canvas.fill(straight(doors[:3], closed=True), canvas.tone("slate").light)
    canvas.line(straight([doors[0], doors[2]]) + straight([doors[1], doors[3]]), canvas.ink, 1.0)


def _feet(cone: Cone) -> str:
    """Return the feathery feet that sweep the water."""
    root = cone.foot + complex(cone.lean, -cone.height - 1)
    lines = ""
    for k in range(7):
        turn = -2.6 + 0.34 * k
        tip = root + (21 + 2 * (k % 2)) * complex(math.cos(turn), math.sin(turn)) + 5
        bend = root + 13 * complex(math.cos(turn - 0.3), math.sin(turn - 0.3))
        way = bezier(root, bend, tip, steps=6)
        lines += straight(way)
        for i in (3, 4, 5):
            lines += straight([way[i], way[i] + (way[i + 1] - way[i]) * (1.1 + 0.9j)])
    return lines
