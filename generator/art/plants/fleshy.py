"""Art: samphire of the salt marsh: upright branches of fleshy joints, red towards their tips."""

import math

from generator.art.botany import Part, assemble
from generator.art.brush import along, bezier, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, paint, trace
from generator.art.shading import bowed_sliver, sliver

MUD = trace("30 97, 38 92.6, 52 90.4, 66 90, 80 91, 92 93.6, 100 97, 66 98.4")
# Branches from back to front: the way they take, their girth, how many joints.
BRANCHES = (
    ("64 62, 50 58, 48 44, 48 22", 7.0, 6),
    ("66 62, 80 58, 82 44, 82 22", 7.0, 6),
    ("64 74, 42 74, 32 62, 31 34", 7.4, 7),
    ("66 74, 88 74, 98 62, 99 34", 7.4, 7),
    ("64 84, 36 88, 16 80, 13 50", 7.6, 7),
    ("66 84, 94 88, 114 80, 117 50", 7.6, 7),
    ("65 93, 65 70, 65 40, 65 6", 8.6, 10),
)


def draw_samphire(canvas: Canvas) -> None:
    """Draw a plant like a candlestick on a patch of mud."""
    parts = [Part(contour(MUD), lambda c: c.outline(paint(c, MUD, c.tone("umber"), lit=1.4, dark=2)))]
    assemble(canvas, [*parts, *(_branch(*branch) for branch in BRANCHES)])


def _branch(text: str, girth: float, joints: int) -> Part:
    spine = bezier(*trace(text), steps=joints * 4)

    def width(t: float) -> float:
        swell = abs(math.sin(math.pi * t * joints)) ** 0.5
        tip = 1.0 if t < 0.9 else 1 - 0.5 * (t - 0.9) / 0.1
        return girth * (0.62 + 0.42 * swell) * tip

    outline = taper(spine, width)
    at = along(spine)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.7)
        with canvas.clipped(outline):
            canvas.line(
                "M"
                + "L".join(
                    f"{p.real:.1f} {p.imag:.1f}"
                    for p in (at(t) for t in spread(6, low=1 - 1.6 / joints, high=1))
                ),
                canvas.tone("coral").base,
                girth * 1.2,
            )
            canvas.fill(
                taper(
                    [at(t) + girth * (0.34 + 0.2j) for t in spread(7)],
                    swelling(girth * 0.42, start=girth * 0.3),
                ),
                body.shade,
            )
        rings = ""
        lights = ""
        for k in range(1, joints):
            t = k / joints
            course = at(t + 0.02) - at(t - 0.02)
            side = course / abs(course) * 1j * girth * 0.36
            rings += bowed_sliver((at(t) - side, at(t) - course / abs(course) * 1.2, at(t) + side), 0.9)
        for k in range(joints):
            a, b = at((k + 0.25) / joints), at((k + 0.75) / joints)
            lights += sliver(a - girth * 0.22, b - girth * 0.22, 1.4)
        canvas.fill(rings, canvas.ink)
        canvas.fill(lights, body.light)

    return Part(outline, draw)
