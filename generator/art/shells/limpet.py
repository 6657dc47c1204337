"""Art: the limpet, seen from above: a pointed star of ribs around an apex that is off centre."""

import cmath
import math

from generator.art.brush import ellipse, smooth, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.hand import Hand
from generator.art.patterns import lay_pattern
from generator.art.shading import sliver, wedge
from generator.art.surface import Surface

RIBS = 18
APEX = 45 + 40j
MIDDLE = 50 + 50j
LIGHT = complex(-1, -1) / math.sqrt(2)


def draw_limpet(canvas: Canvas) -> None:
    """Draw a limpet: each rib has a bright and a dark side, as the light falls on the cone."""
    rng = canvas.rng
    skin = _skin(rng)
    points = [skin.at((i + part) / RIBS, 1) for i in range(RIBS) for part in (0.0, 0.36, 0.5, 0.64)]
    shell = straight(points, closed=True)
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, skin)
        canvas.fill(
            "".join(_dark_side(skin, i, side) for i in range(RIBS) for side in (-1, 1)), canvas.body.shade
        )
        canvas.fill(
            "".join(_bright_side(skin, i, side) for i in range(RIBS) for side in (-1, 1)), canvas.body.light
        )
        canvas.fill(
            "".join(wedge(skin.rib(i / RIBS, start=0.1, steps=2), 2.0) for i in range(RIBS)), canvas.ink
        )
        canvas.fill(_rings(skin, rng), canvas.ink)
        _worn_tip(canvas)


def _rim(across: float) -> complex:
    """Return the egg around the star, blunt end below."""
    turn = 2 * math.pi * across
    return MIDDLE + complex((46 + 2 * math.sin(turn)) * math.cos(turn), 42 * math.sin(turn))


def _skin(rng: Hand) -> Surface:
    crests = [rng.uniform(0.96, 1.0) - 0.05 * (i % 2) for i in range(RIBS)]
    valleys = [rng.uniform(0.85, 0.88) for _ in range(RIBS)]

    def at(across: float, down: float) -> complex:
        i, place = divmod(across % 1.0 * RIBS, 1.0)
        rib = int(i) % RIBS
        foot = valleys[rib] if place < 0.5 else valleys[(rib + 1) % RIBS]
        fold = foot + (crests[rib] - foot) * math.pow(1 - abs(2 * place - 1), 1.2)
        return APEX + (_rim(across) - APEX) * down * (1 - (1 - fold) * down)

    return Surface(at, RIBS, detail=2 * RIBS)


def _lit(rib: int, side: int) -> float:
    """Tell how squarely the light meets one side of a rib, from -1 to 1."""
    facing = _rim((rib + 0.5) / RIBS) - APEX
    normal = facing / abs(facing) * cmath.rect(1.0, 0.9 * side)
    return (normal * LIGHT.conjugate()).real


def _dark_side(skin: Surface, rib: int, side: int) -> str:
    lit = _lit(rib, side)
    if lit > -0.1:
        return ""
    valley = (rib + 0.5 + side * 0.5) / RIBS
    step = -side * (0.12 - 0.26 * lit) / RIBS
    return straight(
        [skin.at(valley, 0.12), *(skin.at(valley + step * t, t) for t in (0.5, 1.0)), skin.at(valley, 1.0)],
        closed=True,
    )


def _bright_side(skin: Surface, rib: int, side: int) -> str:
    lit = _lit(rib, side)
    if lit < 0.35:
        return ""
    across = (rib + 0.5 + side * 0.22) / RIBS
    return sliver(skin.at(across, 0.3), skin.at(across, 0.92), 2.4 * lit)


def _worn_tip(canvas: Canvas) -> None:
    """Draw the apex as sand and waves leave it: bare and bright, with a shadow on the far side."""
    canvas.fill(smooth(ellipse(APEX, 4.6, 4.0, steps=7), closed=True), canvas.body.light)
    shadow = ellipse(APEX, 4.8, 4.2, steps=16)
    canvas.fill(taper([*shadow[-3:], *shadow[:7]], swelling(1.8)), canvas.ink)


def _rings(skin: Surface, rng: Hand) -> str:
    """Return growth rings, each in a few swelling cuts."""
    rings: list[str] = []
    for down in (0.3, 0.55, 0.8):
        start = rng.uniform(0.0, 1.0)
        for _ in range(4):
            long = rng.uniform(0.15, 0.2)
            steps = max(3, round(long * RIBS * 2))
            cut = skin.band(down, start=start, end=start + long, steps=steps)
            rings.append(taper(cut, swelling(1.2, start=0.2, end=0.2)))
            start += 0.25
    return "".join(rings)
