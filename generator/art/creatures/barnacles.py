"""Art: barnacles on a stone: cones of six plates round a beaked door; one fishes with its feet."""

import math
from itertools import pairwise

from msgspec import Struct

from generator.art.brush import bezier, chain, mix, straight
from generator.art.canvas import Canvas
from generator.art.creatures.boulder import draw_boulder
from generator.art.form import contour, trace
from generator.art.hand import Hand

STONE = (
    "4 74, 9 58, 22 46, 42 38, 66 35, 90 38, 110 47, 122 60, 126 76, 121 90, 104 95.6, 76 97, 44 96.6, "
    "18 94, 6 87"
)
CRACKS = ("12 86, 22 90, 32 91", "100 91, 108 88, 117 86")
MOUTH = 0.5
# How much a circle on the stone is foreshortened.
TILT = 0.5
SEAMS = (0.3, 0.95, 1.75, 2.5)


class Cone(Struct, frozen=True):
    """One animal: the middle of its foot, its half width, height and lean; ``open`` when it fishes."""

    foot: complex
    half: float
    height: float
    lean: float = 0.0
    open: bool = False

    @property
    def top(self) -> complex:
        """The middle of its mouth."""
        return self.foot + complex(self.lean, -self.height)

    def at(self, turn: float, share: float) -> complex:
        """Return a place on the cone: ``share`` 0 at the mouth, 1 at the foot."""
        way = complex(math.cos(turn), TILT * math.sin(turn))
        return mix(self.top + way * self.half * MOUTH, self.foot + way * self.half, share)


CONES = (
    Cone(44 + 44j, 13, 11, -1),
    Cone(93 + 46j, 15, 13, 1),
    Cone(68 + 50j, 19, 17, 0, open=True),
    Cone(25 + 57j, 14, 12, -2),
    Cone(112 + 64j, 12, 10, 2),
    Cone(46 + 67j, 18, 16, -1),
    Cone(91 + 70j, 19, 17, 1),
    Cone(20 + 77j, 13, 11, -1),
    Cone(64 + 83j, 15, 12, 0),
    Cone(108 + 84j, 10, 8, 1),
)


def draw_barnacles(canvas: Canvas) -> None:
    """Draw the cluster, the nearest animals last."""
    canvas.line("".join(_feet(cone) for cone in CONES if cone.open), canvas.paper, 6.0)
    canvas.rim(contour(trace(STONE)), *map(_wall, CONES[:5]))
    draw_boulder(canvas, STONE, cracks=CRACKS)
    for cone in CONES:
        _draw_cone(canvas, cone)


def _wall(cone: Cone) -> str:
    """Return the outline: the far edge of the mouth, straight sides, a wavy foot."""
    rim = [cone.at(-a, 0) for a in (math.pi, 2.2, 1.0, 0)]
    turns = (-0.1, 0.55, 1.1, 1.65, 2.2, 2.7, 3.24)
    sole = [cone.at(turn, 1.06 if k % 2 else 1.0) for k, turn in enumerate(turns)]
    return chain(rim, sole)


def _draw_cone(canvas: Canvas, cone: Cone) -> None:
    body = canvas.body
    canvas.shape(_wall(cone), body.base, 2.0)
    for start, end, colour in ((SEAMS[0], SEAMS[1], body.shade), (SEAMS[2], SEAMS[3], body.light)):
        panel = [cone.at(start, 0), cone.at(end, 0), cone.at(end, 0.96), cone.at(start, 0.96)]
        canvas.fill(straight(panel, closed=True), colour)
    seams = "".join(straight([cone.at(turn, 0), cone.at(turn, 0.98)]) for turn in SEAMS)
    canvas.line(seams, canvas.ink, 1.3)
    canvas.line(_ribs(cone, canvas.rng), canvas.ink, 0.9)
    if cone.open:
        canvas.shape(contour(_mouth(cone, 1.0)), canvas.ink, 1.8)
        canvas.line(_feet(cone), canvas.ink, 1.5)
        return
    _draw_door(canvas, cone)


def _ribs(cone: Cone, rng: Hand) -> str:
    """Return the ribs that run up the plates from the foot."""
    ribs = ""
    for start, end in pairwise((-0.1, *SEAMS, 3.2)):
        for t in (0.33, 0.67) if cone.half > 14 else (0.5,):
            turn = start + (end - start) * t
            ribs += straight([cone.at(turn, 0.97), cone.at(turn, rng.uniform(0.4, 0.65))])
    return ribs


def _mouth(cone: Cone, size: float) -> list[complex]:
    half = cone.half * MOUTH * size
    return [
        cone.top + half * complex(math.cos(a), TILT * math.sin(a)) for a in (0, 1.05, 2.1, 3.14, 4.2, 5.24)
    ]


def _draw_door(canvas: Canvas, cone: Cone) -> None:
    canvas.shape(contour(_mouth(cone, 1.0)), canvas.ink, 1.8)
    half = cone.half * MOUTH * 0.74
    left, far, right, near = (cone.top + half * way for way in (-1, -0.52j, 1, 0.52j))
    canvas.fill(straight([left, far, right, near], closed=True), canvas.tone("slate").base)
    canvas.fill(straight([left, far, right], closed=True), canvas.tone("slate").light)
    canvas.line(straight([left, right]) + straight([far, near]), canvas.ink, 0.9)


def _feet(cone: Cone) -> str:
    """Return the feathery feet that sweep the water."""
    lines = ""
    for k in range(7):
        turn = -2.62 + 0.34 * k
        tip = cone.top + (24 + 2 * (k % 2)) * complex(math.cos(turn), math.sin(turn)) + 6
        bend = cone.top + 15 * complex(math.cos(turn - 0.3), math.sin(turn - 0.3))
        way = bezier(cone.top, bend, tip, steps=6)
        lines += straight(way)
        for i in (3, 5):
            lines += straight([way[i], way[i] + (way[i + 1] - way[i]) * (1.1 + 0.9j)])
    return lines
