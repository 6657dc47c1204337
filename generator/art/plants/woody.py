"""Art: the wood behind the beach: a maritime pine bent by the wind, plumes of tamarisk."""

from typing import TypeAlias

from generator.art.botany import Part, assemble, branches, daub, dots, ground
from generator.art.brush import Points, along, bezier, mix, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver

TRUNK = trace(
    "32 94, 41 91, 42 80, 45 66, 51 52, 60 42, 66 34, 73 38, 64 49, 57 59, 53 70, 51 82, 52 90, 60 94, 48 96"
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
DUNE = trace("10 95, 20 91.6, 36 89, 52 88.6, 68 90.4, 84 93.4, 94 95.4, 52 95.6")


def draw_maritime_pine(canvas: Canvas) -> None:
    """Draw a tree on its dune that leans before the wind."""
    trunk = spline(TRUNK, closed=True)
    parts = [ground(DUNE, "sand", dark=2.4)]
    parts.append(branches([(bezier(*limb, steps=3), 4.6) for limb in LIMBS], canvas.tone("rust")))
    parts.append(Part(trunk, lambda c: _draw_trunk(c, trunk)))
    assemble(canvas, [*parts, *(_cloud(canvas, *cloud) for cloud in CLOUDS)])


def _draw_trunk(canvas: Canvas, trunk: str) -> None:
    with daub(canvas, trunk, canvas.tone("rust"), dark=4):
        cracks = (bowed_sliver((at, at + 1.6 * side + way * 0.5, at + way), 1.3) for at, way, side in CRACKS)
        canvas.fill("".join(cracks), canvas.ink)


# Tufts within a cloud, in shares of its half width and height: those in the light, those in the shade.
LIT = ((-0.6, -0.25), (-0.2, -0.5), (0.25, -0.55), (-0.3, 0.05), (0.1, -0.1))
DARK = ((0.6, 0.1), (0.2, 0.36), (-0.4, 0.42))
# A rim for a cloud, less ragged than its edge.
ROUND = ((-1.0, 0.2), (-0.95, -0.6), (0, -1.16), (0.95, -0.6), (1.0, 0.2), (0, 0.44))
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


# Plumes of the tamarisk from back to front: how they arch, and how many pairs of spikes they carry.
PLUMES = (
    ("16 93, 12 62, 24 34, 40 17", 4),
    ("16 93, 28 58, 54 34, 84 20", 4),
    ("16 92, 42 85, 76 73, 106 79", 5),
    ("16 93, 38 66, 76 48, 114 50", 6),
)
Spike: TypeAlias = tuple[complex, complex]


def draw_tamarisk(canvas: Canvas) -> None:
    """Draw four plumes that arch from one foot, each a shoot with spikes of small pink flowers."""
    ways = [bezier(*trace(text), steps=12) for text, _ in PLUMES]
    parts = []
    for way, (_, pairs) in zip(ways, PLUMES, strict=True):
        needles, spikes = _needles(way), _spikes(way, pairs)
        parts.append(_foliage(needles))
        parts.append(branches([(way[:-1], 3.4)], canvas.tone("rust")))
        parts += [*(_spike(*spike) for spike in spikes), _florets(spikes)]
    assemble(canvas, parts)


def _foliage(needles: str) -> Part:
    return Part(needles, lambda c: c.shape(needles, c.tone("moss").base, 1.3), heavy=False)


def _course(way: Points, t: float) -> complex:
    """Return the step of length 1 along a shoot."""
    at = along(way)
    ahead = at(min(1, t + 0.05)) - at(max(0, t - 0.05))
    return ahead / abs(ahead)


def _needles(way: Points) -> str:
    """Return the scaly green twigs at the foot of a shoot."""
    at, needles = along(way), ""
    for t in spread(3, low=0.12, high=0.3):
        for side in (-1, 1):
            out = _course(way, t) * (0.9 + 0.8j * side)
            needles += straight([at(t) - out * 1.9j, at(t) + out * 9, at(t) + out * 1.9j])
    return needles


def _spikes(way: Points, pairs: int) -> list[Spike]:
    """Return foot and tip of the spikes along a shoot, the one at its end last."""
    at, spikes = along(way), []
    for t in spread(pairs, low=0.36, high=0.88):
        for side in (-1, 1):
            out = _course(way, t) * (1 + 1j * side) / abs(1 + 1j * side)
            spikes.append((at(t), at(t) + out * (25 - 13 * t)))
    return [*spikes, (at(0.9), way[-1] + _course(way, 1) * 3)]


def _spike(foot: complex, tip: complex) -> Part:
    """Return a spike of flowers: bumps along both sides."""
    way = (tip - foot) / abs(tip - foot)
    sides: list[list[complex]] = [[], []]
    for row, side in zip(sides, (-1, 1), strict=True):
        for k, t in enumerate(spread(6, low=0.1, high=0.94)):
            swell = (3.7 - 1.4 * t) * (0.66 if k % 2 else 1.3)
            row.append(mix(foot, tip, t) + way * 1j * side * swell)
    outline = spline([foot, *sides[0], tip, *sides[1][::-1]], closed=True)

    def draw(canvas: Canvas) -> None:
        canvas.shape(outline, canvas.body.base, 1.4)

    return Part(straight([foot, tip]), draw, girth=2, heavy=False)


def _florets(spikes: list[Spike]) -> Part:
    """Return the single flowers on spikes, as specks in light and shade."""
    places = [mix(foot, tip, t) for foot, tip in spikes for t in (0.34, 0.58, 0.82)]

    def draw(canvas: Canvas) -> None:
        canvas.line(dots(places), canvas.body.light, 1.8, shift=-0.7 - 0.8j)
        canvas.line(dots(places), canvas.body.shade, 1.5, shift=1.0 + 0.9j)

    return Part("", draw)
