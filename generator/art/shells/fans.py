"""Art: shells that open like a fan from a beak: scallop and cockle."""

import cmath
import math
from itertools import pairwise

from generator.art.brush import bezier, chain, joined, pair, smooth
from generator.art.canvas import Canvas
from generator.art.patterns import lay_pattern
from generator.art.shading import rib_cuts, sliver
from generator.art.shells.ribs import (
    edge_bows,
    flanks,
    furrow_places,
    furrows,
    gleams,
    growth_bows,
    growth_rings,
)
from generator.art.surface import Surface

SCALLOP_RIBS = 11
SCALLOP_HINGE = 50 + 90.5j
SCALLOP_OPENING = 60.0
COCKLE_RIBS = 18
COCKLE_BEAK = 59 + 21j
COCKLE_MIDDLE = 50 + 54.5j


def draw_scallop(canvas: Canvas) -> None:
    """Draw a scallop: hinge below, the fan opens upwards."""
    rng = canvas.rng
    skin = Surface(_scallop_skin, SCALLOP_RIBS, detail=2 * SCALLOP_RIBS)
    places = furrow_places(SCALLOP_RIBS, rng)
    valleys = [
        SCALLOP_HINGE + (skin.at(u, 0.975) - SCALLOP_HINGE) * rng.uniform(0.988, 1.012) for u in places
    ]
    crests = [skin.at((a + b) / 2, 1.055) for a, b in pairwise(places)]
    fan = f"M{pair(SCALLOP_HINGE)}L{pair(valleys[0])}{edge_bows(valleys, crests)}z"
    ears = _scallop_ears()
    canvas.rim(fan, ears)
    with canvas.figure(ears):
        right = [sliver(51 + 91j, complex(77, y), 2.6) for y in (93.5, 89, 85, 81)]
        canvas.fill("".join(right), canvas.body.shade)
        folds = [
            sliver(50 + side * 2 + 91.5j, complex(50 + side * 27, y), 0.9)
            for side in (-1, 1)
            for y in (92, 87.5, 83)
        ]
        canvas.fill("".join(folds), canvas.ink)
    with canvas.figure(fan):
        lay_pattern(canvas, skin)
        canvas.fill(flanks(skin, places, start=0.25, end=0.98, deep=(0.2, 0.42)), canvas.body.shade)
        canvas.fill(
            rib_cuts(skin, rng, [u - 0.03 for u in places[4:]], (0.03, 0.34), width=1.2), canvas.body.shade
        )
        canvas.fill(gleams(skin, places, rng, start=0.42, end=0.94, width=2.0), canvas.body.light)
        canvas.fill(furrows(skin, places, start=0.18, end=0.99, width=1.7), canvas.ink)
        canvas.line(growth_bows(skin, places, rng, (0.52, 0.7, 0.87), lift=0.035), canvas.ink, 0.7)


def _scallop_skin(across: float, down: float) -> complex:
    angle = (2 * across - 1) * math.radians(SCALLOP_OPENING)
    # The fan's edge is a disc seen from a point near its rim.
    reach = 38.5 * math.cos(angle) + math.sqrt(46**2 - (38.5 * math.sin(angle)) ** 2)
    bow = 1 - 0.022 * math.cos(2 * math.pi * across * SCALLOP_RIBS)
    return SCALLOP_HINGE + cmath.rect(reach * down * bow, angle - math.pi / 2)


def _scallop_ears() -> str:
    return chain(
        bezier(50 + 94j, 38 + 96j, 24 + 95j, steps=3),
        bezier(24 + 95j, 28 + 87j, 28 + 81j, 23 + 73j, steps=3),
        [23 + 73j, 50 + 66j, 77 + 73j],
        bezier(77 + 73j, 72 + 81j, 72 + 87j, 76 + 95j, steps=3),
        bezier(76 + 95j, 62 + 96j, 50 + 94j, steps=3),
    )


def draw_cockle(canvas: Canvas) -> None:
    """Draw a cockle: heart-round, beak above and bent, the lower edge saw-toothed."""
    rng = canvas.rng
    skin = Surface(_cockle_skin, COCKLE_RIBS, detail=8)
    places = furrow_places(COCKLE_RIBS, rng)
    valleys = [skin.at(u, 1) for u in places]
    crests = [
        COCKLE_MIDDLE + (_cockle_edge((a + b) / 2) - COCKLE_MIDDLE) * 1.075 for a, b in pairwise(places)
    ]
    shell = joined(smooth(skin.rib(0)) + edge_bows(valleys, crests), smooth(skin.rib(1)[::-1]))
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, skin)
        canvas.fill(flanks(skin, places, start=0.3, end=1, deep=(0.15, 0.5)), canvas.body.shade)
        canvas.fill(gleams(skin, places, rng, start=0.35, end=0.9, width=1.4), canvas.body.light)
        canvas.fill(furrows(skin, places, start=0.1, end=1, width=1.4, steps=8), canvas.ink)
        canvas.fill(growth_rings(skin, rng, (0.5, 0.7, 0.87), width=1.3), canvas.ink)


def _cockle_edge(across: float) -> complex:
    turn = math.radians(184 - 188 * across)
    return COCKLE_MIDDLE + complex(44.6 * math.cos(turn), 36.5 * math.sin(turn))


def _cockle_skin(across: float, down: float) -> complex:
    """Follow a rib: it leaves the beak upwards, over its dome, and then falls to the edge."""
    left, right = (1 - across) ** 2, across**2
    middle = 1 - left - right
    rise = COCKLE_BEAK + (-17 - 20j) * left + (-15 - 8j) * middle + (4 + 9j) * right
    fall = (3 + 17j) * left + (42 + 43j) * middle + (99 + 22j) * right
    t = math.pow(down, 0.9)
    s = 1 - t
    return s**3 * COCKLE_BEAK + 3 * s * s * t * rise + 3 * s * t * t * fall + t**3 * _cockle_edge(across)
