"""Art: flowers of four petals: sea rocket, horned poppy, evening primrose, sea kale."""

from collections.abc import Sequence

from generator.art.botany import (
    Part,
    Pose,
    assemble,
    blade,
    branches,
    daub,
    dots,
    leaf,
    petal,
    petal_cuts,
    ribbon,
    stem,
)
from generator.art.brush import bezier, mix, spline, spread, straight, swelling
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.plants.leaves import crinkled, lobed
from generator.art.shading import bowed_sliver, sliver

FOOT = 34 + 89j
# Shoots of the sea rocket: their bend and their end.
SHOOTS = (
    (28 + 60j, 22 + 41j),
    (40 + 50j, 52 + 26j),
    (62 + 72j, 89 + 37j),
    (70 + 88j, 108 + 69j),
)
ROCKET_LEAVES = (
    (32 + 87j, 7 + 84j, -0.06),
    (36 + 87j, 76 + 90j, -0.05),
    (38 + 74j, 72 + 52j, -0.05),
)


def draw_sea_rocket(canvas: Canvas) -> None:
    """Draw a bushy plant: lilac crosses at the ends, two-jointed pods below them, fleshy lobed leaves."""
    ways = [bezier(FOOT, bend, end, steps=8) for bend, end in SHOOTS]
    parts = [branches([(way, 4.2) for way in ways], canvas.tone("moss"))]
    parts += [
        lobed(blade(a, b, 15, bow=bow, peak=0.6, start=4, steps=6), 3, "moss", deep=0.3)
        for a, b, bow in ROCKET_LEAVES
    ]
    flowers, pods = [], []
    for k, way in enumerate(ways):
        course = (way[-1] - way[-3]) / abs(way[-1] - way[-3])
        side = 1j if k % 2 else -1j
        pods += [(way[4], course * (0.7 + side)), (way[6], course * (0.7 - side))]
        flowers += [(way[-1] + course * off, 45 + turn) for off, turn in ((-9.4j, 0), (9.4j, 20), (9, 40))]
    assemble(canvas, [*parts, _pods(pods), *crosses(flowers, 8.6, eye="pollen")])


POD = trace("0 -1.4, 4 -2, 6 -5, 9 -1.6, 10 -6, 15 -3, 18 0, 15 3, 10 6, 9 1.6, 6 5, 4 2, 0 1.4")


# Cuts on a pod: its waist, its shaded side.
POD_CUTS = (trace("8.6 -2.6, 8 0, 8.6 2.6"), trace("11 2.8, 13 2, 15 .4"))


def _pods(places: Sequence[tuple[complex, complex]]) -> Part:
    """Return pods of two joints, like bishops' mitres on their stalks: where they grow, and their way."""
    spins = [(at, way / abs(way)) for at, way in places]
    outlines = "".join(spline([at + p * spin for p in POD], closed=True) for at, spin in spins)
    cuts = "".join(bowed_sliver([at + p * spin for p in cut], 1.1) for at, spin in spins for cut in POD_CUTS)

    def draw(canvas: Canvas) -> None:
        canvas.shape(outlines, canvas.tone("grass").light, 1.5)
        canvas.fill(cuts, canvas.tone("grass").shade)

    return Part("".join(straight([at, at + 15 * spin]) for at, spin in spins), draw, girth=6, heavy=False)


PETAL = ((-50, 0.64), (-30, 1.2), (30, 1.2), (50, 0.64))


def crosses(places: Sequence[tuple[complex, float]], size: float, *, eye: str) -> list[Part]:
    """Return small flowers of four round petals: where they are and how they are turned."""
    poses = [(Pose(at, 0.94, turn / 3), turn) for at, turn in places]
    ways = [(pose, turn + 90 * k) for pose, turn in poses for k in range(4)]
    folds = "".join(straight([pose.at(way, size * 0.3), pose.at(way, size * 0.62)]) for pose, way in ways)
    eyes = dots([at for at, _ in places])

    def finish(canvas: Canvas) -> None:
        canvas.line(folds, canvas.body.shade, 0.9)
        canvas.line(eyes, canvas.ink, size * 0.4 + 1)
        canvas.line(eyes, canvas.tone(eye).base, size * 0.4 - 1)

    return [*(_cross(pose, turn, size) for pose, turn in poses), Part("", finish)]


def _cross(pose: Pose, turn: float, size: float) -> Part:
    petals = "".join(
        spline(
            [pose.middle, *(pose.at(turn + 90 * k + off, size * reach) for off, reach in PETAL)], closed=True
        )
        for k in range(4)
    )
    return Part(
        dots([pose.middle]), lambda c: c.shape(petals, c.body.base, 1.5), girth=1.9 * size, heavy=False
    )


POPPY = Pose(50 + 35j, 0.88, -6)
POPPY_LEAVES = (
    (56 + 89j, 9 + 83j, 0.12, 21),
    (64 + 89j, 113 + 84j, -0.12, 21),
    (58 + 88j, 30 + 64j, 0.04, 17),
    (64 + 89j, 90 + 68j, -0.05, 17),
)
HORNS = ((60 + 90j, 106 + 92j, 124 + 62j, 118 + 20j), (60 + 90j, 92 + 82j, 102 + 48j, 91 + 9j))
# The edge of a crumpled petal: degrees off its way, share of its length.
CRUMPLED = (
    (-50, 0.66), (-47, 0.9), (-36, 1.0), (-24, 0.97), (-14, 1.1), (-3, 0.96),
    (8, 1.1), (19, 0.97), (30, 1.05), (42, 0.97), (50, 0.86), (52, 0.6),
)  # fmt: skip


def draw_horned_poppy(canvas: Canvas) -> None:
    """Draw one great flower, two horned pods, a bud, leaves with lobes."""
    frames = [blade(a, b, width, bow=bow, peak=0.62, start=5, steps=6) for a, b, bow, width in POPPY_LEAVES]
    parts = [lobed(frame, 4, "leaf", deep=0.45, blunt=0.35) for frame in frames]
    parts += [_horn(bezier(*horn, steps=7)) for horn in HORNS]
    stalks = [
        (bezier(60 + 91j, 56 + 74j, 50 + 50j, steps=3), 4.8),
        (bezier(60 + 91j, 36 + 80j, 20 + 66j, 16 + 52j, steps=3), 3.8),
    ]
    parts += [branches(stalks, canvas.tone("leaf")), _hairy_bud(15 + 45j), *_poppy(canvas)]
    assemble(canvas, parts)


def _horn(spine: list[complex]) -> Part:
    """Return a long pod, thin and bent like a sickle, the stigma's cap at its end."""
    outline = ribbon(spine, swelling(5.6, start=4.2, end=2.6, peak=0.5))
    cap = ribbon([spine[-1] + (spine[-1] - spine[-2]) * t for t in (0, 0.1, 0.3)], lambda t: 5.4 - 2 * t)

    def draw(canvas: Canvas) -> None:
        green = canvas.tone("grass")
        canvas.shape(outline + cap, green.base, 1.7)
        canvas.fill(ribbon([p + 0.8 + 0.5j for p in spine[1:-1]], swelling(2.0)), green.shade)
        canvas.fill(ribbon([p - 0.9 for p in spine[1:-1]], swelling(1.3)), green.light)

    return Part(outline + cap, draw)


def _hairy_bud(at: complex) -> Part:
    outline = spline(
        [at + p for p in trace("0 9, -6 6, -7 -3, -4 -12, -0.6 -15, 4 -11, 6 -2, 5 6")], closed=True
    )
    hairs = ((-3, 4), (1, 5), (4, 2), (-4, -3), (1, -2), (-1, -8))

    def draw(canvas: Canvas) -> None:
        with daub(canvas, outline, canvas.tone("leaf"), lit=1.6, dark=3):
            cuts = (sliver(at + complex(x, y), at + complex(x * 1.2 + 0.6, y - 3.6), 0.9) for x, y in hairs)
            canvas.fill("".join(cuts), canvas.ink)

    return Part(outline, draw)


def _poppy(canvas: Canvas) -> list[Part]:
    size, rng = 31.0, canvas.rng
    petals = []
    for k in (3, 1, 0, 2):
        turn = 90 * k + 45
        edge = [POPPY.at(turn + off, size * reach * rng.uniform(0.97, 1.02)) for off, reach in CRUMPLED]
        petals.append(_crumpled(spline([POPPY.at(turn, 1), *edge], closed=True), turn, size))
    return [*petals, Part("", _draw_stamens)]


def _crumpled(outline: str, turn: float, size: float) -> Part:
    def draw(canvas: Canvas) -> None:
        with daub(canvas, outline, canvas.body, lit=2.4, dark=4):
            canvas.fill(
                petal_cuts(POPPY, turn, size, size * 1.3, count=5, start=0.24, end=0.62), canvas.body.shade
            )
            lit = petal_cuts(POPPY, turn, size, size * 1.1, count=3, start=0.64, end=0.92, thick=1.1)
            canvas.fill(lit, canvas.body.light)

    return Part(outline, draw)


def _draw_stamens(canvas: Canvas) -> None:
    sun, at = canvas.tone("sun"), POPPY.middle
    canvas.shape(
        straight([POPPY.at(22.5 * k, 10 if k % 2 else 7.4) for k in range(16)], closed=True), sun.base, 1.2
    )
    canvas.line(dots(POPPY.around(7.0, count=9)), sun.shade, 1.8)
    canvas.shape(
        spline([at + p for p in trace("0 5, -3 3, -3 -5, 0 -8, 3 -5, 3 3")], closed=True),
        canvas.tone("shoot").base,
        1.2,
    )


# Leaves up the stem of the evening primrose: base, tip, bend.
LANCES = (
    (64 + 90j, 8 + 84j, 0.14),
    (66 + 86j, 122 + 78j, -0.14),
    (65 + 78j, 14 + 62j, 0.12),
    (66 + 74j, 116 + 56j, -0.12),
)
LONG_BUDS = (
    (64 + 34j, 47 + 9j),
    (66 + 34j, 84 + 8j),
    (65 + 26j, 65 + 5j),
    (65 + 28j, 56 + 5j),
    (66 + 28j, 75 + 5j),
)
PRIMROSES = (
    (Pose(36 + 38j, 0.9, -14), 20.6, 40),
    (Pose(94 + 38j, 0.9, 14), 20.6, 50),
    (Pose(65 + 50j, 0.94, 0), 22.0, 45),
)


def draw_evening_primrose(canvas: Canvas) -> None:
    """Draw a spike: leaves below, three open flowers, long buds above."""
    green = canvas.tone("moss")
    parts = [leaf(blade(a, b, 13, bow=bow, steps=5), green, veins=4, rib=2.0) for a, b, bow in LANCES]
    parts.append(stem([65 + 93j, 66 + 70j, 65 + 26j], 5.4, green))
    parts += [_long_bud(foot, tip) for foot, tip in LONG_BUDS]
    assemble(canvas, [*parts, *(_primrose(*place) for place in PRIMROSES)])


def _long_bud(foot: complex, tip: complex) -> Part:
    frame = blade(foot, tip, 7.0, peak=0.66, start=2.4)

    def draw(canvas: Canvas) -> None:
        canvas.shape(frame.outline, canvas.tone("shoot").light, 1.5)
        canvas.fill(
            ribbon([frame.at(t, 0.4) for t in (0.4, 0.7, 0.95)], swelling(2.4)), canvas.tone("coral").base
        )

    return Part(frame.outline, draw)


def _primrose(pose: Pose, size: float, turn: float) -> Part:
    """Return a wide flower: four petals notched like hearts, a stigma that spreads as a cross."""
    turns = [turn + 90 * k for k in (3, 1, 0, 2)]
    petals = [petal(pose, way, size, size * 1.5, notch=0.14) for way in turns]

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        for way, outline in zip(turns, petals, strict=True):
            canvas.shape(outline, body.base, 1.6)
            canvas.fill(petal_cuts(pose, way, size, size * 1.5, count=4, end=0.62), body.shade)
            canvas.fill(
                petal_cuts(pose, way - 10, size, size, count=2, start=0.64, end=0.9, thick=1.4), body.light
            )
        ring = pose.around(size * 0.42, count=8, turn=turn + 22)
        canvas.line("".join(straight([pose.middle, p]) for p in ring), body.shade, 1.1)
        canvas.line(dots(ring), canvas.tone("sun").base, 2.4)
        cross = "".join(straight([pose.middle, p]) for p in pose.around(size * 0.3, count=4, turn=turn + 45))
        canvas.line(cross, canvas.ink, 3.0)
        canvas.line(cross, canvas.tone("shoot").light, 1.6)

    return Part("".join(petals), draw)


# Great leaves of the sea kale, two behind, two at the sides, two in front: base, tip, width, bend.
KALE = (
    (60 + 82j, 16 + 58j, 30, 0.12),
    (70 + 82j, 114 + 58j, 30, -0.12),
    (58 + 85j, 8 + 78j, 26, 0.04),
    (72 + 85j, 122 + 78j, 26, -0.04),
    (60 + 87j, 38 + 66j, 30, 0.0),
    (70 + 87j, 92 + 66j, 30, 0.0),
)
# Rows of flowers from the top of the dome down: height, flowers, half the row's width.
DOME = ((14, 3, 17), (26, 5, 31), (38, 5, 33), (49, 4, 25))


def draw_sea_kale(canvas: Canvas) -> None:
    """Draw a dome of white flowers over crinkled leaves."""
    rng = canvas.rng
    places = [
        complex(65 + x + rng.uniform(-2, 2), y + abs(x) ** 2 / 220 + rng.uniform(-1.4, 1.4))
        for y, count, half in DOME
        for x in spread(count, low=-half, high=half)
    ]
    flowers = crosses([(at, rng.uniform(0, 90)) for at in places], 9.0, eye="shoot")
    stalks = [([65 + 90j, 65 + 66j, mix(65 + 60j, at, 0.5), at], 4.0) for at in places[3:14:2]]
    leaves = [crinkled(canvas, *place) for place in KALE]
    assemble(canvas, [*leaves[:4], branches(stalks, canvas.tone("shoot")), *flowers, *leaves[4:]])
