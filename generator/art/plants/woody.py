"""Art: the wood behind the beach: a maritime pine bent by the wind, a bough of tamarisk."""

from generator.art.botany import Part, assemble, branches, daub, dots
from generator.art.brush import Points, along, bezier, spline, spread, straight
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
# A rim for a cloud, less ragged than its edge.
ROUND = ((-1.1, 0.2), (-1.0, -0.7), (0, -1.24), (1.0, -0.7), (1.1, 0.2), (0, 0.44))
FLOOR = ((0.66, 0.5), (0.4, 0.3), (0.1, 0.55), (-0.2, 0.32), (-0.5, 0.55), (-0.75, 0.4))


def _cloud(canvas: Canvas, at: complex, across: float, down: float) -> Part:
    """Return a cloud of needles: tufts along its top, a flat shaded floor."""
    rng = canvas.rng

    def put(x: float, y: float) -> complex:
        return at + complex(across * x, down * y)

    edge: list[complex] = []
    for turn in spread(14, low=-104, high=104):
        for off, reach in ((-5, 0.86), (0, 1.14)):
            way = step(turn + off, reach * rng.uniform(0.96, 1.04))
            edge.append(way)
    edge += [complex(x, y) for x, y in FLOOR]
    outline = straight([put(p.real, p.imag) for p in edge], closed=True)
    sunny = straight([put(p.real * 0.84 - 0.09, p.imag * 0.74 - 0.16) for p in edge], closed=True)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.shade, 1.7)
        canvas.fill(sunny, body.base)
        canvas.line("".join(_tuft(put(x, y), down * 0.4) for x, y in LIT), body.light, 1.0)
        canvas.line("".join(_tuft(put(x, y), down * 0.36) for x, y in DARK), canvas.ink, 1.0)

    rim = spline([put(x, y) for x, y in ROUND], closed=True)
    return Part(rim, draw, girth=round(down * 0.25), heavy=False)


def _tuft(foot: complex, length: float) -> str:
    return "".join(straight([foot, foot + step(turn, length)]) for turn in (-42, 0, 42))


BOUGH = (8 + 92j, 22 + 56j, 56 + 40j, 98 + 66j)
# Sprays: where they leave the bough, their bend and end, the turns of their spikes, how long these are.
FAN = (-66, -34, -2, 30, 62)
SPRAYS = (
    (0.26, 20 + 50j, 21 + 42j, FAN, 32),
    (0.46, 40 + 44j, 46 + 35j, FAN, 30),
    (0.68, 70 + 44j, 78 + 37j, FAN, 31),
    (0.9, 96 + 54j, 104 + 50j, (-44, -12, 20), 22),
    (0.98, 98 + 66j, 100 + 69j, (-34, -4, 28), 27),
    (0.66, 72 + 60j, 76 + 66j, (-44, -12, 20), 27),
    (0.40, 42 + 62j, 46 + 67j, (-44, -12, 20), 26),
)


def draw_tamarisk(canvas: Canvas) -> None:
    """Draw a bough that arches, its feathery sprays ending in spikes of small pink flowers."""
    main = bezier(*BOUGH, steps=8)
    on = along(main)
    ways = [bezier(on(t), bend, end, steps=5) for t, bend, end, _, _ in SPRAYS]
    needles = "".join(map(_feathers, ways))
    moss = canvas.tone("moss")
    parts = [Part(needles, lambda c: c.shape(needles, moss.base, 1.4), heavy=False)]
    parts.append(branches([*((way, 3.0) for way in ways), (main, 5.4)], canvas.tone("rust")))
    spikes = [
        spike for way, spray in zip(ways, SPRAYS, strict=True) for spike in _spray(way, spray[3], spray[4])
    ]
    rim = "".join(straight([spike[0], spike[-1]]) for spike in spikes)
    assemble(canvas, [*parts, Part(rim, lambda c: _draw_spikes(c, spikes), girth=7, heavy=False)])


def _feathers(way: Points) -> str:
    """Return the scaly green twigs along a spray, as needles."""
    at, needles = along(way), ""
    for t in spread(3, low=0.2, high=0.7):
        course = at(t + 0.1) - at(t - 0.1)
        course /= abs(course)
        for side in (-1, 1):
            root = course * 1j * (0.8 + 1j * side) / 1.3 * 1.5
            needles += straight([at(t) - root, at(t) + course * (0.8 + 1j * side) * 7.5, at(t) + root])
    return needles


BEADS = 9


def _spray(way: Points, turns: tuple[float, ...], length: float) -> list[list[complex]]:
    """Return the spikes at the end of a spray: the places of their beads, to the left and right by turns."""
    course = (way[-1] - way[-2]) / abs(way[-1] - way[-2])
    spikes = []
    for turn in turns:
        spin, reach = course * step(turn + 90, 1), length * (1 - abs(turn) / 260)
        sides = [1j * (1.9 if k % 2 else -1.9) * (1 - k / 14) for k in range(BEADS)]
        spikes.append([way[-1] + spin * (reach * (k + 0.6) / BEADS + side) for k, side in enumerate(sides)])
    return spikes


def _draw_spikes(canvas: Canvas, spikes: list[list[complex]]) -> None:
    """Draw bead by bead, smaller towards the tips: all ink first, so that the beads of a spike run together."""
    body = canvas.body
    rows = [dots([spike[k] for spike in spikes]) for k in range(BEADS)]
    for k, row in enumerate(rows):
        canvas.line(row, canvas.ink, round(7.8 - 0.34 * k, 1))
    for k, row in enumerate(rows):
        canvas.line(row, body.shade if k % 3 == 0 else body.base, round(5.0 - 0.34 * k, 1))
    canvas.line("".join(rows[1::2]), body.light, 1.6, shift=-0.7 - 0.8j)
