"""Art: the wood behind the beach: a maritime pine bent by the wind, a bough of tamarisk."""

from generator.art.botany import Part, assemble, branches, daub, dots, ribbon
from generator.art.brush import Points, along, bezier, mix, spline, spread, straight, swelling
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver, sliver

TRUNK = trace(
    "32 95, 41 92, 42 80, 45 66, 51 52, 60 42, 66 34, 73 38, 64 49, 57 59, 53 70, 51 82, 52 91, 60 95, 48 96.5"
)
# Limbs: root, bend, end.
LIMBS = (
    (57 + 47j, 48 + 38j, 36 + 36j),
    (66 + 40j, 82 + 34j, 98 + 33j),
    (64 + 41j, 66 + 30j, 62 + 20j),
    (62 + 45j, 80 + 46j, 88 + 50j),
)
# Cracks between the plates of the bark: foot, way, bulge to the left or right.
CRACKS = (
    (43 + 90j, 0.4 - 8j, 1), (47 + 86j, 0.6 - 9j, -1), (50 + 90j, -0.4 - 7j, 1), (44 + 78j, 1.6 - 8j, -1),
    (49 + 74j, 1.4 - 9j, 1), (47 + 66j, 3 - 8j, -1), (52 + 64j, 3 - 8j, 1), (52 + 56j, 4.6 - 7j, -1),
    (57 + 54j, 4 - 6j, 1), (59 + 46j, 5 - 5j, -1),
)  # fmt: skip
# Clouds of needles from back to front: middle, half width, half height.
CLOUDS = (
    (62 + 20j, 25, 13),
    (92 + 22j, 25, 13),
    (34 + 32j, 23, 12),
    (103 + 37j, 20, 11),
    (66 + 32j, 20, 9),
    (87 + 52j, 16, 8),
)
DUNE = trace("10 96, 20 92.6, 36 90, 52 89.6, 68 91.4, 84 94.4, 94 96.4, 52 96.6")


def draw_maritime_pine(canvas: Canvas) -> None:
    """Draw a tree on its dune that leans before the wind."""
    dune, trunk = spline(DUNE, closed=True), spline(TRUNK, closed=True)
    parts = [Part(dune, lambda c: _draw_dune(c, dune))]
    parts.append(branches([(bezier(*limb, steps=3), 4.6) for limb in LIMBS], canvas.tone("rust")))
    parts.append(Part(trunk, lambda c: _draw_trunk(c, trunk)))
    assemble(canvas, [*parts, *(_cloud(canvas, *cloud) for cloud in CLOUDS)])


def _draw_dune(canvas: Canvas, dune: str) -> None:
    with daub(canvas, dune, canvas.tone("sand"), dark=2.4):
        pass


def _draw_trunk(canvas: Canvas, trunk: str) -> None:
    with daub(canvas, trunk, canvas.tone("rust"), dark=4):
        cracks = (bowed_sliver((at, at + 1.6 * side + way * 0.5, at + way), 1.3) for at, way, side in CRACKS)
        canvas.fill("".join(cracks), canvas.ink)


# Tufts within a cloud, in shares of its half width and height: those in the light, those in the shade.
LIT = ((-0.6, -0.25), (-0.2, -0.5), (0.25, -0.55), (-0.3, 0.05), (0.1, -0.1))
DARK = ((0.6, 0.1), (0.2, 0.36), (-0.4, 0.42))
FLOOR = ((0.66, 0.5), (0.4, 0.3), (0.1, 0.55), (-0.2, 0.32), (-0.5, 0.55), (-0.75, 0.4))
SHADE = ((-1.2, 0.2), (-0.5, 0.1), (0.2, 0.16), (0.7, -0.4), (1.4, -0.9), (1.4, 1.2), (0, 1.3), (-1.2, 1))


def _cloud(canvas: Canvas, at: complex, across: float, down: float) -> Part:
    """Return a cloud of needles: tufts along its top, a flat shaded floor."""
    rng = canvas.rng

    def put(x: float, y: float) -> complex:
        return at + complex(across * x, down * y)

    edge: list[complex] = []
    for turn in spread(14, low=-104, high=104):
        for off, reach in ((-5, 0.86), (0, 1.14)):
            way = step(turn + off, reach * rng.uniform(0.96, 1.04))
            edge.append(put(way.real, way.imag))
    outline = straight([*edge, *(put(x, y) for x, y in FLOOR)], closed=True)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.7)
        with canvas.clipped(outline):
            canvas.fill(spline([put(x, y) for x, y in SHADE], closed=True), body.shade)
        canvas.fill("".join(_tuft(put(x, y), down * 0.44) for x, y in LIT), body.light)
        canvas.fill("".join(_tuft(put(x, y), down * 0.42) for x, y in DARK), canvas.ink)
        canvas.outline(outline, width=1.7)

    return Part(outline, draw)


def _tuft(foot: complex, length: float) -> str:
    return "".join(sliver(foot, foot + step(turn, length), 1.1) for turn in (-42, 0, 42))


BOUGH = (8 + 91j, 26 + 52j, 62 + 34j, 104 + 54j)
# Sprays: where they leave the bough, their bend and end, the length of their spikes.
SPRAYS = (
    (0.30, 16 + 44j, 17 + 24j, 20),
    (0.46, 38 + 36j, 45 + 18j, 21),
    (0.62, 66 + 36j, 76 + 19j, 20),
    (0.80, 92 + 42j, 105 + 31j, 19),
    (0.96, 106 + 56j, 113 + 66j, 20),
    (0.72, 76 + 58j, 84 + 70j, 19),
    (0.42, 40 + 66j, 48 + 76j, 19),
)  # fmt: skip


def draw_tamarisk(canvas: Canvas) -> None:
    """Draw a bough that arches, its feathery sprays ending in spikes of small pink flowers."""
    main = bezier(*BOUGH, steps=8)
    on = along(main)
    ways = [(bezier(on(t), bend, end, steps=5), length) for t, bend, end, length in SPRAYS]
    needles = "".join(_feathers(way) for way, _ in ways)
    moss = canvas.tone("moss")
    parts = [Part(needles, lambda c: c.shape(needles, moss.base, 1.4), heavy=False)]
    parts.append(branches([*((way, 2.8) for way, _ in ways), (main, 5.2)], canvas.tone("rust")))
    for way, length in ways:
        at, course = way[-1], (way[-1] - way[-2]) / abs(way[-1] - way[-2])
        for off in (-78, 78, -40, 40, 0):
            foot = at - course * abs(off) * 0.08
            parts.append(_spike(foot, foot + course * step(off + 90, 1) * length * (1 - abs(off) / 400), 8.2))
    assemble(canvas, parts)


def _feathers(way: Points) -> str:
    """Return the scaly green twigs along a spray, as needles."""
    at, needles = along(way), ""
    for t in spread(4, low=0.2, high=0.8):
        course = at(t + 0.1) - at(t - 0.1)
        course /= abs(course)
        for side in (-1, 1):
            root = course * 1j * (0.8 + 1j * side) / 1.3 * 1.5
            needles += straight([at(t) - root, at(t) + course * (0.8 + 1j * side) * 7.5, at(t) + root])
    return needles


def _spike(foot: complex, tip: complex, width: float) -> Part:
    """Return a spike of flowers: a row of beads along both sides."""
    way = (tip - foot) / abs(tip - foot)
    sides: list[list[complex]] = [[], []]
    for row, side in zip(sides, (-1, 1), strict=True):
        for k, t in enumerate(spread(8, low=0.06, high=0.92)):
            swell = width / 2 * (1 - 0.4 * t) * (1.35 if k % 2 else 0.7)
            row.append(mix(foot, tip, t) + way * 1j * side * swell)
    outline = spline([foot, *sides[0], tip, tip, *sides[1][::-1]], closed=True)
    beads = [mix(foot, tip, t) for t in spread(4, low=0.2, high=0.8)]

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.5)
        canvas.line(dots([b - 0.8 - 0.7j for b in beads]), body.light, 2.2)
        canvas.line(dots([b + 1.5 + 1.4j for b in beads]), body.shade, 1.7)

    return Part(outline, draw, heavy=False)
