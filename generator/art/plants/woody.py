"""Art: the wood behind the beach: a maritime pine bent by the wind, a bough of tamarisk."""

from generator.art.botany import Part, assemble, stem
from generator.art.brush import along, bezier, circle, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver, sliver

TRUNK = trace(
    "36 96, 40 92, 42 80, 45 66, 51 52, 60 42, 66 36, 71 40, 64 48, 57 58, 53 70, 51 82, 52 92, 57 96, 48 97.5"
)
# Limbs: root, bend, end, girth at the root.
LIMBS = (
    (57 + 47j, 48 + 38j, 36 + 36j, 5.0),
    (66 + 40j, 82 + 34j, 98 + 33j, 5.4),
    (64 + 41j, 66 + 30j, 62 + 20j, 5.0),
    (62 + 45j, 80 + 46j, 88 + 50j, 4.0),
)
# Clouds of needles from back to front: middle, half width, half height.
CLOUDS = (
    (62 + 20j, 25, 13),
    (92 + 22j, 25, 13),
    (34 + 32j, 23, 12),
    (104 + 36j, 20, 11),
    (66 + 31j, 20, 9),
    (88 + 51j, 16, 8),
)
DUNE = trace("12 97, 22 93.6, 36 91, 52 90.6, 68 92.4, 84 95.4, 92 97.4, 52 98")


def draw_maritime_pine(canvas: Canvas) -> None:
    """Draw a tree on its dune that leans before the wind."""
    parts = [Part(contour(DUNE), lambda c: c.outline(paint(c, DUNE, c.tone("sand"), lit=0, dark=2)))]
    parts += [_limb(*branch) for branch in LIMBS]
    parts.append(Part(contour(TRUNK), _draw_trunk))
    parts += [_cloud(canvas, *cloud) for cloud in CLOUDS]
    assemble(canvas, parts)


def _limb(root: complex, bend: complex, end: complex, girth: float) -> Part:
    outline = taper(bezier(root, bend, end, steps=4), swelling(girth, start=girth, end=1.6, peak=0.1))
    return Part(outline, lambda c: c.shape(outline, c.tone("rust").base, 1.7))


def _draw_trunk(canvas: Canvas) -> None:
    bark = canvas.tone("rust")
    whole = paint(canvas, TRUNK, bark, lit=2.0, dark=3.6)
    with canvas.clipped(whole):
        plates = "".join(
            bowed_sliver((at, at + 1.6 * side + way * 0.5, at + way), 1.3)
            for at, way, side in (
                (43 + 90j, 0.4 - 8j, 1), (47 + 86j, 0.6 - 9j, -1), (50 + 90j, -0.4 - 7j, 1), (44 + 78j, 1.6 - 8j, -1),
                (49 + 74j, 1.4 - 9j, 1), (47 + 66j, 3 - 8j, -1), (52 + 64j, 3 - 8j, 1), (52 + 56j, 4.6 - 7j, -1), (57 + 54j, 4 - 6j, 1), (59 + 46j, 5 - 5j, -1),
            )
        )  # fmt: skip
        canvas.fill(plates, canvas.ink)
    canvas.outline(whole)


def _cloud(canvas: Canvas, at: complex, across: float, down: float) -> Part:
    """Return a cloud of needles: tufts along its top, a flat shaded floor."""
    rng = canvas.rng
    edge: list[complex] = []
    count = 15
    for k in range(count):
        turn = -104 + 208 * k / (count - 1)
        for off, reach in ((-4, 0.86), (0, 1.12), (3.4, 1.0)):
            flat = step(turn + off, 1)
            edge.append(at + complex(flat.real * across, flat.imag * down) * reach * rng.uniform(0.97, 1.03))
    floor = [
        at + complex(across * x, down * y)
        for x, y in ((0.66, 0.5), (0.4, 0.3), (0.1, 0.55), (-0.2, 0.32), (-0.5, 0.55), (-0.75, 0.4))
    ]
    outline = contour([*edge, *floor], soft=False)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.7)
        with canvas.clipped(outline):
            low = [
                at + complex(across * x, down * y)
                for x, y in (
                    (-1.2, 0.2),
                    (-0.5, 0.1),
                    (0.2, 0.16),
                    (0.66, -0.3),
                    (1.3, -0.7),
                    (1.3, 1),
                    (0, 1.2),
                    (-1.2, 1),
                )
            ]
            canvas.fill(contour(low), body.shade)
        lit = dark = ""
        for x, y in ((-0.6, -0.3), (-0.2, -0.55), (0.25, -0.6), (-0.35, 0.0), (0.1, -0.15)):
            foot = at + complex(across * x, down * y)
            lit += "".join(sliver(foot, foot + step(turn, down * 0.42), 1.1) for turn in (-40, 0, 40))
        for x, y in ((0.55, 0.1), (0.2, 0.34), (-0.4, 0.4)):
            foot = at + complex(across * x, down * y)
            dark += "".join(sliver(foot, foot + step(turn, down * 0.4), 1.1) for turn in (-40, 0, 40))
        canvas.fill(lit, body.light)
        canvas.fill(dark, canvas.ink)

    return Part(outline, draw)


BOUGH = (6 + 22j, 40 + 6j, 84 + 14j, 122 + 40j)
# Sprays that hang from the bough: where on it, their bend and end, length of the flower spikes.
SPRAYS = (
    (0.2, 30 + 34j, 20 + 64j),
    (0.36, 52 + 36j, 46 + 84j),
    (0.54, 74 + 40j, 74 + 92j),
    (0.72, 96 + 46j, 100 + 84j),
    (0.9, 116 + 52j, 121 + 70j),
)


def draw_tamarisk(canvas: Canvas) -> None:
    """Draw a bough whose feathery sprays end in spikes of small pink flowers."""
    bark = canvas.tone("rust")
    main = bezier(*BOUGH, steps=12)
    on = along(main)
    ways = [bezier(on(t), bend, end, steps=10) for t, bend, end in SPRAYS]
    parts: list[Part] = []
    for k, way in enumerate(ways):
        parts.append(_feathers(canvas, way))
        parts.append(stem(way[:8], 2.8, bark))
        at = along(way)
        for t, side in ((0.3, -1), (0.34, 1), (0.6, -1), (0.64, 1)):
            course = at(t + 0.05) - at(t - 0.05)
            course /= abs(course)
            parts.append(
                _spike(
                    canvas, at(t), at(t) + (course + course * 1j * side * 0.75) * (19 if t < 0.5 else 17), 7.2
                )
            )
        parts.append(_spike(canvas, at(0.7), at(1.0) + (at(1) - at(0.9)) * 1.4, 7.6))
    parts.append(stem(main, 5.0, bark))
    assemble(canvas, parts)


def _feathers(canvas: Canvas, way: list[complex]) -> Part:
    at, spikes = along(way), ""
    for t in spread(7, low=0.06, high=0.62):
        course = at(t + 0.05) - at(max(0, t - 0.05))
        course /= abs(course)
        for side in (-1, 1):
            tip = at(t) + (course * 0.8 + course * 1j * side) * 8
            spikes += taper([at(t), mix(at(t), tip, 0.5), tip], swelling(2.4, start=1.6))
    tone = canvas.tone("moss")
    return Part(spikes, lambda c: c.shape(spikes, tone.base, 1.3))


def _spike(canvas: Canvas, foot: complex, tip: complex, width: float) -> Part:
    """Return a spike of flowers: a row of beads along both sides."""
    count = 6
    way = (tip - foot) / abs(tip - foot)
    sides = []
    for side in (-1, 1):
        row: list[complex] = []
        for t in spread(count, low=0.06, high=0.9):
            swell = width / 2 * (1 - 0.45 * t)
            row += [
                mix(foot, tip, t) + way * 1j * side * swell * 0.7,
                mix(foot, tip, t + 0.07) + way * 1j * side * swell * 1.15,
            ]
        sides.append(row)
    edge = [foot, *sides[0], tip, *sides[1][::-1]]
    outline = contour(edge)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.5)
        lit = dark = ""
        for k, t in enumerate(spread(5, low=0.14, high=0.82)):
            at = mix(foot, tip, t) + way * 1j * (1.3 if k % 2 else -1.3)
            lit, dark = (lit + dot(at), dark) if k % 2 == 0 else (lit, dark + dot(at))
        canvas.line(lit, body.light, 2.2)
        canvas.line(dark, body.shade, 2.2)

    return Part(outline, draw)
