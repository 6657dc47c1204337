"""Art: a port-hand channel buoy heeling in the swell: float, lattice tower, lamp, a can for topmark."""

from itertools import pairwise

from generator.art.brush import (
    Points,
    circle,
    ellipse,
    mix,
    smooth,
    spread,
    straight,
    turned,
)
from generator.art.canvas import Canvas
from generator.art.footing import draw_foam, draw_strip, strip
from generator.art.form import comb, contour, trace
from generator.art.solid import solid

HEEL = 13.0
SWELL = trace(
    "5 86, 10 82, 17 75, 24 71.6, 30 72.4, 37 76, 46 80, 56 82.6, 66 83, 76 81.6, 87 77.6, 94 76, "
    "101 78, 108 82, 113 86, 116 88"
)
FLOAT = trace("27 66, 29 62, 60 60.4, 91 62, 93 66, 92 78, 87 86, 60 90, 33 86, 28 78")
DECK = ellipse(60 + 64.6j, 32, 5.6, steps=20)
FEET = (44 + 64j, 55 + 67j, 76 + 64j)
HEADS = (54 + 27j, 59 + 28j, 66 + 27j)
CAN = trace("54.4 4, 65.6 4, 65.6 14.6, 54.4 14.6")


def _heeled(points: Points) -> list[complex]:
    return turned(points, HEEL, about=60 + 80j)


def draw_buoy(canvas: Canvas) -> None:
    """Draw the buoy on the back of a swell."""
    hull, can = _heeled(FLOAT), _heeled(CAN)
    legs = straight(_heeled([FEET[0], HEADS[0]])) + straight(_heeled([FEET[2], HEADS[2]]))
    canvas.rim(
        contour(hull),
        contour(can, soft=False),
        strip(SWELL, 7.6),
        legs,
        straight(_heeled([60 + 30j, 60 + 8j])),
        width=2.6,
    )
    canvas.rim(contour(_heeled(trace("51 20, 69 20, 70 30, 50 30")), soft=False))
    _draw_hull(canvas, hull)
    _draw_lattice(canvas)
    _draw_head(canvas, can)
    draw_strip(canvas, SWELL, 7.6)
    _draw_splash(canvas)


def _draw_hull(canvas: Canvas, hull: list[complex]) -> None:
    body = canvas.body
    whole = solid(canvas, hull, body, lit=3, dark=7, cut=10)
    with canvas.clipped(whole):
        band = _heeled(
            trace("20 72, 40 75.4, 60 76.4, 80 75.4, 100 72, 100 78, 80 81.4, 60 82.4, 40 81.4, 20 78")
        )
        canvas.shape(contour(band), canvas.tone("paper").light, 1.4)
        canvas.fill(contour(_heeled(trace("78 70, 100 68, 100 84, 76 86"))), canvas.ink, opacity=0.18)
    canvas.outline(whole)
    deck = _heeled(DECK)
    solid(canvas, deck, body, lit=1.6, dark=1.4)
    lugs = [_heeled([complex(x, 64)])[0] for x in (32.5, 88)]
    canvas.line("".join(circle(p - 1.4j, 2.0) for p in lugs), canvas.ink, 1.8)


def _draw_lattice(canvas: Canvas) -> None:
    """Three legs, hoops and cross braces; a panel between them for the sailor's eye and the radar."""
    body = canvas.body
    feet, heads = _heeled(FEET), _heeled(HEADS)
    levels = [[mix(f, h, t) for f, h in zip(feet, heads, strict=True)] for t in (0.0, 0.34, 0.68, 1.0)]
    braces = ""
    for low, high in pairwise(levels):
        braces += (
            straight([low[0], high[1]])
            + straight([low[1], high[0]])
            + straight([low[1], high[2]])
            + straight([low[2], high[1]])
        )
        braces += straight(high)
    canvas.line(braces, canvas.ink, 1.5)
    panel = [
        mix(feet[0], heads[0], 0.42),
        mix(feet[0], heads[0], 0.9),
        mix(feet[2], heads[2], 0.9),
        mix(feet[2], heads[2], 0.42),
    ]
    solid(canvas, panel, body, soft=False, lit=2, dark=4, cut=5)
    for foot, head in zip(feet, heads, strict=True):
        canvas.line(straight([foot, head]), canvas.ink, 4.2)
        canvas.line(straight([foot, head]), body.base, 1.4)


def _draw_head(canvas: Canvas, can: list[complex]) -> None:
    """Platform, lamp and topmark."""
    sun, silver = canvas.tone("sun"), canvas.tone("silver")
    canvas.line(straight(_heeled([60 + 22j, 60 + 8j])), canvas.ink, 3.4)
    solid(
        canvas, _heeled(trace("49 26, 71 26, 71 30, 49 30")), silver, soft=False, lit=1.2, dark=1.4, width=1.6
    )
    solid(
        canvas,
        _heeled(trace("55.6 18.6, 64.4 18.6, 65 26, 55 26")),
        sun,
        soft=False,
        lit=1.8,
        dark=1.8,
        width=1.6,
    )
    canvas.line(
        straight(_heeled([58.6 + 18.6j, 58.4 + 26j])) + straight(_heeled([61.6 + 18.6j, 61.8 + 26j])),
        canvas.ink,
        1.0,
    )
    whole = solid(canvas, can, canvas.body, soft=False, lit=1.8, dark=2.6)
    roots = [mix(can[1], can[2], t) for t in spread(6, low=0.1, high=0.9)]
    with canvas.clipped(whole):
        canvas.fill(comb(roots, [r - 4.4 for r in roots], 1.0, canvas.rng), canvas.ink)


def _draw_splash(canvas: Canvas) -> None:
    draw_foam(canvas, trace("16 78.6, 22 75, 28 75.4, 34 78, 40 81, 47 83.4, 54 85.6"), 0.46)
    draw_foam(canvas, trace("78 84.6, 84 82, 90 79.4, 96 79.6, 102 83, 107 86"), 0.46)
    canvas.line(smooth(trace("60 91, 70 92, 80 91")), canvas.tone("foam").light, 1.5)
