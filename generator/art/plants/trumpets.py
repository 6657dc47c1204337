"""Art: two trumpets of the sand: sea bindweed that creeps, the sea daffodil in its umbel."""

from generator.art.brush import mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.botany import Part, Pose, assemble, blade, leaf, petal_cuts, stem
from generator.art.polar import step
from generator.art.shading import bowed_sliver, sliver

# The kidney of a leaf, its stalk at 0, its tip upwards, one unit high.
KIDNEY = trace(
    "0 0, -0.3 0.22, -0.72 0.2, -0.98 -0.12, -0.92 -0.5, -0.5 -0.82, 0 -0.92, 0.5 -0.82, 0.92 -0.5, 0.98 -0.12, 0.72 0.2, 0.3 0.22"
)
RUNNER = trace("3 84, 18 90, 36 86, 54 90, 74 86, 92 91, 110 86, 127 78")


def draw_sea_bindweed(canvas: Canvas) -> None:
    """Draw a creeping shoot with kidney leaves, a flower from the front, one from the side, a bud."""
    green = canvas.tone("moss")
    parts = [stem(RUNNER, 4.2, green)]
    for root, at, size, lean in (
        (20 + 90j, 13 + 72j, 13.0, -24),
        (66 + 88j, 69 + 73j, 14.0, 6),
        (112 + 86j, 117 + 62j, 13.0, 26),
    ):
        parts += [stem([root, mix(root, at, 0.6) + 1, at], 3.2, green), _kidney(at, size, lean)]
    parts += [stem([36 + 87j, 37 + 76j, 40 + 64j], 3.4, green)]
    parts += [stem([88 + 90j, 90 + 74j, 93 + 58j], 3.4, green)]
    parts += _side_trumpet(canvas, 93 + 58j)
    parts += _front_trumpet(canvas, 41 + 36j)
    for at, size, lean in ((38 + 88j, 12.5, -12), (98 + 91j, 11.5, 30)):
        parts.append(_kidney(at, size, lean))
    assemble(canvas, parts)


def _kidney(at: complex, size: float, lean: float) -> Part:
    spin = step(lean + 90, 1)
    edge = [at + p * spin * size for p in KIDNEY]
    outline = contour(edge)

    def draw(canvas: Canvas) -> None:
        tone = canvas.tone("moss")
        paint(canvas, edge, tone, lit=1.6, dark=3.0)
        veins = "".join(
            bowed_sliver([at + p * spin * size for p in way], 1.0)
            for way in (
                trace("0 -0.05, -0.3 -0.2, -0.72 -0.2"),
                trace("0 -0.05, -0.1 -0.5, -0.42 -0.68"),
                trace("0 -0.05, 0.02 -0.4, 0 -0.82"),
                trace("0 -0.05, 0.1 -0.5, 0.42 -0.68"),
                trace("0 -0.05, 0.3 -0.2, 0.72 -0.2"),
            )
        )
        canvas.fill(veins, tone.light)
        canvas.outline(outline, width=1.8)

    return Part(outline, draw)


def _front_trumpet(canvas: Canvas, at: complex) -> list[Part]:
    pose = Pose(at, 0.9, -8)
    edge = [
        pose.at(72 * k + off, 31 * share)
        for k in range(5)
        for off, share in ((-24, 0.97), (0, 1.05), (24, 0.97), (36, 0.91))
    ]
    outline = contour(edge)

    def draw(canvas: Canvas) -> None:
        body, paper = canvas.body, canvas.tone("paper")
        paint(canvas, edge, body, lit=0, dark=4.0)
        with canvas.clipped(outline):
            for k in range(5):
                band = [
                    pose.at(72 * k - 7, 6),
                    pose.at(72 * k - 8.5, 20),
                    pose.at(72 * k - 1, 31),
                    pose.at(72 * k + 1, 31),
                    pose.at(72 * k + 8.5, 20),
                    pose.at(72 * k + 7, 6),
                ]
                canvas.fill(contour(band), paper.light)
                cuts = "".join(
                    sliver(pose.at(72 * k + 36 + off, 9), pose.at(72 * k + 36 + off * 1.3, reach), 0.9)
                    for off, reach in ((-9, 17), (0, 21), (9, 17))
                )
                canvas.fill(cuts, body.shade)
            cuts = edge_cuts(flow(edge, steps=3), canvas.rng, depth=7, gap=2.6, width=1.0)
            canvas.fill(cuts, canvas.ink)
        canvas.shape(contour(pose.around(7.6)), canvas.tone("pollen").light, 1.4)
        canvas.fill(
            contour(
                [pose.at(turn, 6.8) for turn in (240, 280, 320, 0, 40, 80)]
                + [pose.at(60, 3), pose.at(0, 1.0), pose.at(300, 3)]
            ),
            canvas.tone("pollen").shade,
        )
        canvas.line("".join(dot(pose.at(72 * k, 2.6)) for k in range(5)), paper.light, 2.4)
        canvas.outline(outline)

    return [Part(outline, draw)]


def _side_trumpet(canvas: Canvas, foot: complex) -> list[Part]:
    """Return a flower from the side, its mouth up and to the right, and its cup of sepals."""
    bell = [
        foot + p
        for p in trace("-3 0, -5 -9, -10 -20, -19 -30, -10 -36, 2 -39, 15 -38, 24 -33, 14 -20, 6 -10, 3 0")
    ]
    rim = [
        foot + p
        for p in trace(
            "-20 -30.6, -14 -36, -4 -40.6, 4 -39.6, 12 -41.4, 20 -38, 25 -33, 20 -28.6, 8 -28.4, 0 -26.4, -10 -28"
        )
    ]
    cup = [foot + p for p in trace("-3.4 3, -6.6 -4, -5.6 -12, -1 -7, 1 -13, 3.4 -7, 6.4 -11, 6.4 -3, 3.4 3")]

    def draw(canvas: Canvas) -> None:
        body, paper = canvas.body, canvas.tone("paper")
        paint(canvas, bell, body, lit=0, dark=4)
        ribs = [[foot + p for p in trace(t)] for t in ("-2 -8, -7 -20, -14 -29", "2 -8, 4 -18, 5 -28")]
        canvas.fill("".join(taper(r, swelling(3.4, start=1, end=2, peak=0.8)) for r in ribs), paper.light)
        canvas.outline(contour(bell), width=1.8)
        canvas.shape(contour(rim), body.light, 1.8)
        canvas.fill(
            contour([foot + p for p in trace("-10 -31, 0 -35, 12 -35.4, 18 -32.6, 8 -31, 0 -29.4")]),
            body.shade,
        )
        canvas.fill(
            "".join(sliver(foot + a, foot + b, 1.6) for a, b in ((-4 - 40j, 2 - 33j), (12 - 40j, 8 - 34j))),
            paper.light,
        )
        canvas.shape(contour(cup), canvas.tone("moss").base, 1.6)

    return [
        Part(contour(bell) + contour(rim), draw),
    ]


STRAPS = (
    (58 + 97j, 14 + 62j, 0.16),
    (74 + 97j, 118 + 66j, -0.18),
    (62 + 97j, 36 + 74j, 0.14),
    (70 + 97j, 96 + 80j, -0.10),
)


def draw_sea_daffodil(canvas: Canvas) -> None:
    """Draw an umbel of three white flowers and two buds over twisted straps of leaves."""
    leaves = canvas.tone("leaf")
    knot = 65 + 58j
    parts = [
        leaf(blade(a, b, 8.6, bow=bow, peak=0.4, start=6), leaves, line=1.6, rib=1.4) for a, b, bow in STRAPS
    ]
    parts.append(stem([66 + 97j, 66 + 78j, knot], 7.4, canvas.tone("grass")))
    for tip, width in ((48 + 60j, 7), (84 + 60j, 7)):
        parts.append(leaf(blade(knot + 2j, tip, width, peak=0.5), canvas.tone("straw"), rib=0))
    for pose, size in (
        (Pose(30 + 36j, 0.86, -28), 25.0),
        (Pose(101 + 37j, 0.86, 28), 25.0),
        (Pose(65 + 28j, 0.94, 4), 27.0),
    ):
        parts += _daffodil(canvas, pose, size, knot)
    assemble(canvas, parts)


def _daffodil(canvas: Canvas, pose: Pose, size: float, knot: complex) -> list[Part]:
    tepals = [_tepal(pose, 60 * k, size) for k in range(6)]
    crown = [pose.at(30 * k + off, size * reach) for k in range(12) for off, reach in ((0, 0.56), (15, 0.45))]

    def draw(canvas: Canvas) -> None:
        body, paper = canvas.body, canvas.tone("paper")
        for k, tepal in enumerate(tepals):
            canvas.shape(contour(tepal), paper.light, 1.6)
            canvas.fill(petal_cuts(pose, 60 * k, size, size * 0.2, count=2, start=0.55, end=0.9), paper.shade)
        canvas.shape(contour(crown, soft=False), paper.light, 1.6)
        canvas.fill(
            contour(
                [pose.at(t, size * 0.4) for t in spread(8, low=80, high=230)] + [pose.at(155, size * 0.16)]
            ),
            body.shade,
        )
        canvas.shape(contour(pose.around(size * 0.16)), canvas.tone("shoot").light, 1.0)
        for k in range(6):
            turn = 60 * k + 30
            canvas.line(
                smooth([pose.at(turn, size * 0.1), pose.at(turn, size * 0.34)]),
                canvas.tone("shoot").shade,
                1.0,
            )
        canvas.line(
            "".join(dot(pose.at(60 * k + 30, size * 0.36)) for k in range(6)), canvas.tone("pollen").base, 2.6
        )

    return [
        stem([knot, mix(knot, pose.middle, 0.5) + 2j, pose.middle], 4.0, canvas.tone("shoot")),
        Part("".join(map(contour, tepals)), draw),
    ]


def _tepal(pose: Pose, turn: float, size: float) -> list[complex]:
    return [
        pose.at(turn - 20, size * 0.3),
        pose.at(turn - 9.5, size * 0.68),
        pose.at(turn, size * 1.02),
        pose.at(turn + 9.5, size * 0.68),
        pose.at(turn + 20, size * 0.3),
    ]
