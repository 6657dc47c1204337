"""Art: cabbages of the shore, with crosses for flowers: sea rocket and sea kale."""

from collections.abc import Sequence

from generator.art.botany import Part, assemble, branches, dots
from generator.art.brush import bezier, mix, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.foliage import blade
from generator.art.form import trace
from generator.art.plants.leaves import crinkled, lobed
from generator.art.plants.petals import Pose
from generator.art.shading import bowed_sliver

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


# A pod that grows to the right from its stalk.
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


# A petal of a small flower: degrees off its way, share of its length.
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
