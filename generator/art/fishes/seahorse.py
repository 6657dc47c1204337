"""Art: a seahorse that holds on to a blade of eelgrass: a bony, ringed body, a crown, a tail in a coil."""

import math

from generator.art.anatomy import draw_eye, draw_part
from generator.art.brush import (
    Points,
    along,
    bezier,
    circle,
    joined,
    mix,
    quads,
    smooth,
    spread,
    straight,
    swelling,
    taper,
)
from generator.art.canvas import OUTLINE, WEIGHT, Canvas
from generator.art.form import LIGHT, beyond, contour, dot, edge_cuts, flow, moved, trace
from generator.art.shading import sliver

# The spine from the neck down the trunk and the tail to the inside of its coil, and how thick it is there.
SPINE = (
    "52 27, 58 31, 61.6 38, 61 46, 57.6 54, 56.4 62, 58.6 70, 60 77, 57.4 84, 50.6 88.6, 43.6 87.4, 40.4 82, "
    "42.8 77, 47.4 76.4, 49.4 79.6"
)
GIRTH = (12.0, 14.6, 18.0, 19.6, 17.0, 12.6, 10.0, 8.6, 7.6, 6.8, 6.0, 5.2, 4.4, 3.6, 2.6)
HEAD = (
    "24.6 27.6, 24 24.6, 26.6 23.4, 35 22, 38.4 17.6, 42 13, 45 12.4, 45.4 7.4, 48.4 10.4, 51 6, 52.6 10.6, "
    "56.4 9, 55.6 13.4, 58.6 17.6, 59.6 24, 57 31, 51 33.6, 45.4 31.6, 41 29.6, 35 28, 27 29"
)
FIN = ("65.6 44, 75 43.4, 79.6 48", "79.6 48, 79 54, 74 60, 66 60.6, 61 58")
# Blades of eelgrass from the root upwards, and the sand they stand in.
GRASS = (
    "44 96, 45 82, 41.6 66, 44.4 46, 40 34",
    "50 96, 49 86, 49.6 76, 46 62",
    "38 96, 35 80, 27 64, 24 48, 17 38",
    "60 96, 66 88, 70 76, 79 68",
)
SAND = "20 96, 30 91.4, 46 90, 62 91, 76 95.6, 70 98, 48 98.4, 26 98"


def draw_seahorse(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    spine = trace(SPINE)
    body = _tube(spine)
    fin = joined(*map(smooth, map(trace, FIN)))
    head = contour(trace(HEAD))
    blades = [taper(trace(blade), swelling(4.6, start=3.6, end=0.4, peak=0.3)) for blade in GRASS]
    canvas.rim(contour(body), fin, head, contour(trace(SAND)), *blades)
    _draw_grass(canvas, blades)
    _draw_fin(canvas, fin)
    whole = contour(body)
    canvas.line(whole, canvas.ink, OUTLINE, shift=WEIGHT)
    with canvas.clipped(whole):
        _draw_trunk(canvas, body, spine)
    canvas.outline(whole)
    _draw_head(canvas, trace(HEAD))


def _tube(spine: Points) -> list[complex]:
    sides: tuple[list[complex], list[complex]] = ([], [])
    for i, (at, girth) in enumerate(zip(spine, GIRTH, strict=True)):
        way = spine[min(i + 1, len(spine) - 1)] - spine[max(i - 1, 0)]
        out = way / abs(way) * 1j * girth / 2
        sides[0].append(at - out)
        sides[1].append(at + out)
    return [*sides[0], *sides[1][::-1]]


def _draw_grass(canvas: Canvas, blades: list[str]) -> None:
    tone = canvas.tone("grass")
    for blade in blades:
        canvas.shape(blade, tone.base, 1.6)
    veins = ("44.6 90, 45.4 82, 42.4 67", "38 92, 35 81, 28 66", "61 94, 66 88, 70 78")
    canvas.line("".join(smooth(trace(vein)) for vein in veins), tone.shade, 1.0)
    draw_part(canvas, trace(SAND), canvas.tone("stone"), lit=1.6, dark=2, depth=3, width=1.8)


def _draw_fin(canvas: Canvas, fin: str) -> None:
    tone = canvas.tone("fin")
    canvas.fill(fin, tone.light)
    back = along(trace(FIN[1]))
    rays = "".join(
        sliver(mix(64 + 46j, 62 + 57j, t), mix(62 + 52j, back(t), 0.94), 1.0)
        for t in spread(7, low=0.06, high=0.9)
    )
    canvas.fill(rays, tone.shade)
    canvas.outline(fin, width=1.7)


def _draw_trunk(canvas: Canvas, body: list[complex], spine: Points) -> None:
    tone = canvas.body
    canvas.fill(contour(body), tone.base)
    canvas.fill(beyond(moved(body, -LIGHT * 2.4)), tone.light)
    canvas.fill(beyond(moved(body, LIGHT * 3.4)), tone.shade)
    left, right = along(body[: len(spine)]), along(body[len(spine) :][::-1])
    rings, knobs = "", ""
    for t in spread(24, low=0.06, high=0.94):
        a, b = left(t), right(t)
        rings += quads(a, mix(a, b, 0.5) + 1.6j * math.cos(3 * t), b)
        knobs += dot(mix(a, b, 0.34))
    canvas.line(rings, canvas.ink, 0.9)
    canvas.line(knobs, tone.light, 1.7)
    canvas.fill(
        edge_cuts(flow(body, steps=2), canvas.rng, depth=4, gap=2.8, width=1.0, least=0.5), canvas.ink
    )


def _draw_head(canvas: Canvas, head: Points) -> None:
    tone = canvas.body
    whole = contour(head)
    canvas.line(whole, canvas.ink, OUTLINE, shift=WEIGHT)
    with canvas.clipped(whole):
        canvas.fill(whole, tone.base)
        canvas.fill(beyond(moved(head, -LIGHT * 2)), tone.light)
        canvas.fill(beyond(moved(head, LIGHT * 3)), tone.shade)
    canvas.outline(whole)
    canvas.fill(taper(bezier(50.4 + 21j, 54.6 + 24j, 51 + 30j, steps=4), swelling(1.6)), canvas.ink)
    bars = [straight([complex(x, 23.6), complex(x + 0.6, 26.6)]) for x in (30, 33.4)]
    canvas.line("".join(bars), canvas.body.shade, 1.1)
    canvas.line("".join(map(dot, trace("40 26, 43.6 28.4, 48 28.6, 53 14.6, 55 19"))), tone.light, 1.6)
    draw_eye(canvas, 44.4 + 19.6j, 3.6, iris=canvas.tone("gold"))
    canvas.fill(circle(25.4 + 26j, 0.9), canvas.ink)
