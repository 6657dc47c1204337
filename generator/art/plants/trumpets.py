"""Art: two trumpets of the sand: sea bindweed that creeps, the sea daffodil in its umbel."""

from collections.abc import Iterable

from generator.art.botany import Part, assemble, branches, daub, dots, ribbon, stem
from generator.art.brush import Points, joined, mix, spline, spread, straight, swelling
from generator.art.canvas import Canvas
from generator.art.foliage import blade, leaf
from generator.art.form import edge_cuts, flow, trace
from generator.art.plants.petals import Pose
from generator.art.polar import step
from generator.art.shading import bowed_sliver, sliver

# The kidney of a leaf one unit high: its stalk at 0, its tip upwards. Its veins.
KIDNEY = trace(
    "0 -0.02, -0.3 0.4, -0.86 0.3, -1.12 -0.2, -1 -0.66, -0.5 -0.94, 0 -0.96, "
    "0.5 -0.94, 1 -0.66, 1.12 -0.2, 0.86 0.3, 0.3 0.4"
)
VEINS = (
    "0 -0.05, -0.3 -0.2, -0.72 -0.2",
    "0 -0.05, -0.1 -0.5, -0.42 -0.68",
    "0 -0.05, 0.02 -0.4, 0 -0.82",
    "0 -0.05, 0.1 -0.5, 0.42 -0.68",
    "0 -0.05, 0.3 -0.2, 0.72 -0.2",
)
RUNNER = trace("5 84, 18 89, 36 85, 54 89, 74 85, 92 90, 110 85, 125 77")
# Leaves behind the flowers with their stalk's root, and leaves in front: place, size, lean.
BEHIND = ((20 + 88j, 18 + 71j, 12.4, -22), (66 + 87j, 69 + 73j, 13.4, 6), (110 + 85j, 112 + 63j, 12.4, 22))
BEFORE = ((38 + 87j, 12.0, -12), (98 + 88j, 11.4, 26))
SIDE = 93 + 58j


def draw_sea_bindweed(canvas: Canvas) -> None:
    """Draw a creeping shoot with kidney leaves, a flower from the front and one from the side."""
    stalks: list[tuple[Points, float]] = [
        ([root, mix(root, at, 0.6) + 1, at], 3.2) for root, at, _, _ in BEHIND
    ]
    stalks += [([36 + 86j, 37 + 76j, 40 + 62j], 3.6), ([88 + 89j, 90 + 74j, SIDE], 3.6), (RUNNER, 4.4)]
    parts = [branches(stalks, canvas.tone("moss"))]
    parts += [_kidney(at, size, lean) for _, at, size, lean in BEHIND]
    parts += [_side_trumpet(), _front_trumpet(Pose(42 + 36j, 0.9, -8))]
    assemble(canvas, [*parts, *(_kidney(*place) for place in BEFORE)])


def _kidney(at: complex, size: float, lean: float) -> Part:
    spin = step(lean + 90, 1) * size
    outline = spline([at + p * spin for p in KIDNEY], closed=True)

    def draw(canvas: Canvas) -> None:
        moss = canvas.tone("moss")
        with daub(canvas, outline, moss, lit=1.8, dark=3.4):
            veins = (bowed_sliver([at + p * spin for p in trace(vein)], 1.0) for vein in VEINS)
            canvas.fill("".join(veins), moss.light)

    return Part(outline, draw)


def _front_trumpet(pose: Pose) -> Part:
    """Return a flower from the front: five lobes grown into one, a white stripe up the middle of each."""
    lobes = ((-24, 1.0), (0, 1.09), (24, 1.0), (36, 0.9))
    edge = [pose.at(72 * k + off, 31 * share) for k in range(5) for off, share in lobes]
    outline = spline(edge, closed=True)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        with daub(canvas, outline, body, lit=0, dark=4.6):
            star = ((-7, 5), (-9, 20), (0, 32), (9, 20), (7, 5))
            bands = [
                spline([pose.at(72 * k + off, reach) for off, reach in star], closed=True) for k in range(5)
            ]
            canvas.fill("".join(bands), canvas.tone("paper").light)
            fan = [
                (72 * k + 36 + off, off, reach)
                for k in range(5)
                for off, reach in ((-9, 17), (0, 21), (9, 17))
            ]
            cuts = (
                sliver(pose.at(turn, 9), pose.at(turn + off * 0.3, reach), 0.9) for turn, off, reach in fan
            )
            canvas.fill("".join(cuts), body.shade)
            canvas.fill(edge_cuts(flow(edge, steps=2), canvas.rng, depth=7, gap=3, width=1.0), canvas.ink)
        _draw_throat(canvas, pose)

    return Part(outline, draw)


def _draw_throat(canvas: Canvas, pose: Pose) -> None:
    pollen = canvas.tone("pollen")
    canvas.shape(pose.ring(7.6), pollen.light, 1.4)
    dusk = [pose.at(turn, 7.2) for turn in (230, 270, 320, 0, 50, 80)] + [pose.at(60, 2), pose.at(300, 2)]
    canvas.fill(spline(dusk, closed=True), pollen.shade)
    canvas.line(dots(pose.around(2.6, count=5)), canvas.tone("paper").light, 2.4)


# The flower from the side, its foot at 0.
BELL = trace("-3 2, -4 -10, -10 -22, -20 -31, -10 -37, 2 -40, 15 -39, 25 -33, 14 -22, 6 -10, 3 2")
MOUTH = trace("-23 -31, -14 -37, -4 -42.6, 4 -40.4, 12 -43, 21 -39.4, 28 -33, 21 -28, 8 -28, 0 -25, -10 -28")
HOLLOW = trace("-13 -31, 0 -36, 13 -36.4, 21 -32.6, 8 -31, 0 -28.6")
SEPALS = trace("-3 3, -7.4 -4, -5.4 -13, -1 -6, 0 -14, 3 -6, 6.4 -12, 7.4 -3, 3 3")


def _side_trumpet() -> Part:
    """Return a flower from the side, its mouth up, in its cup of sepals."""
    bell, mouth, hollow, sepals = (
        _closed(SIDE + p for p in points) for points in (BELL, MOUTH, HOLLOW, SEPALS)
    )
    ribs = [[SIDE + p for p in trace(t)] for t in ("-2 -8, -7 -20, -15 -30", "2 -8, 4 -18, 5 -28")]

    def draw(canvas: Canvas) -> None:
        body, white = canvas.body, canvas.tone("paper").light
        with daub(canvas, bell, body, lit=0, dark=5):
            canvas.fill("".join(ribbon(r, swelling(3.4, start=1, end=2, peak=0.8)) for r in ribs), white)
        canvas.shape(mouth, body.light, 1.8)
        canvas.fill(hollow, body.shade)
        canvas.fill(
            "".join(sliver(SIDE + a, SIDE + b, 1.8) for a, b in ((-4 - 41j, 2 - 33j), (13 - 41j, 8 - 34j))),
            white,
        )
        canvas.shape(sepals, canvas.tone("moss").base, 1.6)

    return Part(bell + mouth, draw)


def _closed(points: Iterable[complex]) -> str:
    return spline(list(points), closed=True)


KNOT = 65 + 58j
STRAPS = (
    (60 + 92j, 10 + 60j, 0.18),
    (72 + 92j, 120 + 62j, -0.18),
    (62 + 92j, 28 + 80j, 0.14),
    (70 + 92j, 100 + 82j, -0.14),
)
BLOOMS = (
    (Pose(32 + 36j, 0.84, -24), 26.0),
    (Pose(98 + 37j, 0.84, 24), 26.0),
    (Pose(65 + 32j, 0.96, 6), 27.0),
)
BUDS = ((KNOT, 47 + 12j), (KNOT, 86 + 11j))


def draw_sea_daffodil(canvas: Canvas) -> None:
    """Draw an umbel of three white flowers and two buds over straps of leaves."""
    leaves, green = canvas.tone("leaf"), canvas.tone("shoot")
    parts = [leaf(blade(a, b, 8.6, bow=bow, start=6), leaves, rib=1.4) for a, b, bow in STRAPS]
    parts += [_bud(mix(foot, tip, 0.62), tip) for foot, tip in BUDS]
    rays = [([KNOT, mix(KNOT, pose.middle, 0.5) + 2j, pose.middle], 4.2) for pose, _ in BLOOMS]
    rays += [([KNOT, mix(foot, tip, 0.66)], 3.4) for foot, tip in BUDS]
    parts += [branches(rays, green), stem([66 + 92j, 66 + 78j, KNOT], 7.4, canvas.tone("grass"))]
    parts += [
        leaf(blade(KNOT + 2j, tip, 7.4, peak=0.5), canvas.tone("straw"), rib=0)
        for tip in (47 + 63j, 84 + 63j)
    ]
    assemble(canvas, [*parts, *(_daffodil(pose, size) for pose, size in BLOOMS)])


def _bud(foot: complex, tip: complex) -> Part:
    frame = blade(foot, tip, 7.6, peak=0.6, start=2)

    def draw(canvas: Canvas) -> None:
        canvas.shape(frame.outline, canvas.tone("paper").light, 1.6)
        canvas.fill(ribbon([frame.at(t, 0.3) for t in (0.1, 0.5, 0.9)], swelling(2.2)), canvas.body.shade)

    return Part(frame.outline, draw)


def _daffodil(pose: Pose, size: float) -> Part:
    """Return a flower from the front: six narrow tepals behind a crown with twelve teeth."""
    shape = ((-26, 0.25), (-13, 0.74), (0, 1.04), (13, 0.74), (26, 0.25))
    tepals = []
    for k in range(6):
        a, b, tip, c, d = (pose.at(60 * k + off, size * reach) for off, reach in shape)
        tepals.append(joined(spline([a, b, tip]), spline([tip, c, d])))
    crown = straight([pose.at(15 * k, size * (0.4 if k % 2 else 0.5)) for k in range(24)], closed=True)

    def draw(canvas: Canvas) -> None:
        paper, green = canvas.tone("paper"), canvas.tone("shoot")
        for k, tepal in enumerate(tepals):
            canvas.shape(tepal, paper.light, 1.6)
            edge = [pose.at(60 * k + off, size * reach) for off, reach in ((15, 0.36), (9, 0.66), (1, 0.94))]
            canvas.fill(bowed_sliver(edge, 1.6), canvas.body.shade)
        canvas.shape(crown, paper.light, 1.6)
        dusk = [pose.at(t, size * 0.38) for t in spread(5, low=60, high=210)] + [pose.at(135, size * 0.1)]
        canvas.fill(spline(dusk, closed=True), canvas.body.shade)
        threads = "".join(
            straight([pose.at(60 * k + 30, size * 0.1), pose.at(60 * k + 30, size * 0.33)]) for k in range(6)
        )
        canvas.line(threads, green.shade, 1.0)
        canvas.line(dots(pose.around(size * 0.35, count=6, turn=30)), canvas.tone("pollen").base, 2.8)
        canvas.shape(pose.ring(size * 0.11), green.light, 1.0)

    return Part("".join(tepals), draw)
