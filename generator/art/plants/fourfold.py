"""Art: flowers of four petals: sea rocket, horned poppy, evening primrose, sea kale."""

from generator.art.botany import Blade, Part, Pose, assemble, blade, leaf, petal, petal_cuts, stem
from generator.art.brush import bezier, circle, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver, sliver


def lobed(frame: Blade, count: int, *, deep: float = 0.45, blunt: float = 0.5) -> list[complex]:
    """Return the outline of a leaf cut into lobes on both sides; ``deep`` is what a hollow leaves of its width."""
    left: list[complex] = [frame.at(0.0, -0.3)]
    right: list[complex] = [frame.at(0.0, 0.3)]
    for k in range(count):
        t, gap = 0.12 + 0.8 * k / count, 0.8 / count
        for side, margin in ((-1, left), (1, right)):
            margin += [
                frame.at(t, side * deep),
                frame.at(t + gap * (1 - blunt), side),
                frame.at(t + gap * 0.9, side * 0.96),
            ]
    return [*left, frame.at(0.97, -0.4), frame.spine[-1], frame.at(0.97, 0.4), *right[::-1]]


def lobed_leaf(
    canvas: Canvas, frame: Blade, count: int, role: str, *, deep: float = 0.45, blunt: float = 0.5
) -> Part:
    """Return a leaf cut into lobes."""
    edge = lobed(frame, count, deep=deep, blunt=blunt)
    outline, tone = contour(edge), canvas.tone(role)

    def draw(canvas: Canvas) -> None:
        paint(canvas, edge, tone, lit=1.6, dark=3)
        ribs = "".join(
            bowed_sliver(
                (frame.at(t, 0), frame.at(t + 0.06, side * 0.4), frame.at(t + 0.1, side * 0.72)), 1.0
            )
            for t in spread(count, low=0.16, high=0.8)
            for side in (-1, 1)
        )
        canvas.fill(ribs + taper(frame.spine, swelling(1.8, start=1.8, end=0.3, peak=0.3)), tone.light)
        canvas.outline(outline, width=1.6)

    return Part(outline, draw)


def blossom(
    canvas: Canvas,
    pose: Pose,
    size: float,
    *,
    broad: float,
    notch: float = 0.0,
    turn: float = 45.0,
    eye: str = "shoot",
    cuts: int = 3,
) -> Part:
    """Return an open flower of four petals."""
    petals = [petal(pose, turn + 90 * k, size, size * broad, notch=notch) for k in (1, 3, 0, 2)]

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        for k, points in zip((1, 3, 0, 2), petals, strict=True):
            canvas.shape(contour(points), body.base, 1.6)
            if size > 9:
                canvas.fill(
                    petal_cuts(pose, turn + 90 * k, size, size * broad, count=cuts, end=0.66), body.shade
                )
                canvas.fill(
                    taper(
                        [pose.at(turn + 90 * k - 20 * broad, size * r) for r in (0.5, 0.7, 0.88)],
                        swelling(size * 0.11),
                    ),
                    body.light,
                )
            else:
                canvas.fill(
                    sliver(pose.at(turn + 90 * k, size * 0.2), pose.at(turn + 90 * k, size * 0.7), 1.0),
                    body.shade,
                )
        canvas.shape(contour(pose.around(size * 0.17 + 0.5, count=8)), canvas.tone(eye).base, 1.0)

    return Part("".join(map(contour, petals)), draw)


def draw_sea_rocket(canvas: Canvas) -> None:
    """Draw a bushy plant: lilac crosses at the ends, two-jointed pods below them, fleshy lobed leaves."""
    green = canvas.tone("moss")
    foot = 64 + 95j
    ways = (
        (64 + 60j, 61 + 26j),
        (44 + 66j, 28 + 38j),
        (86 + 66j, 101 + 36j),
        (36 + 84j, 12 + 70j),
        (94 + 84j, 118 + 68j),
    )
    parts = [stem(bezier(foot, bend, end, steps=5), 4.0, green) for bend, end in ways]
    for base, tip, bow in (
        (62 + 92j, 22 + 94j, 0.06),
        (68 + 92j, 108 + 93j, -0.06),
        (60 + 80j, 40 + 50j, -0.05),
        (68 + 78j, 86 + 48j, 0.05),
    ):
        parts.append(
            lobed_leaf(
                canvas,
                blade(base, tip, 15, bow=bow, peak=0.6, start=4, steps=6),
                3,
                "moss",
                deep=0.3,
                blunt=0.6,
            )
        )
    for (bend, end), reach in zip(ways, (0.62, 0.6, 0.6, 0.5, 0.5), strict=True):
        way = bezier(foot, bend, end, steps=10)
        course = (way[-1] - way[-4]) / abs(way[-1] - way[-4])
        for side, share in ((-1, 6), (1, 7)):
            at = way[share]
            parts.append(_pod(at, course * 0.7 + course * 1j * side))
        for k, off in enumerate((-8.6, 8.6, 0)):
            middle = end + course * (9 if k == 2 else 0) + course * 1j * off
            parts.append(
                blossom(canvas, Pose(middle, 0.9, off), 8.2, broad=1.15, turn=45 + 14 * k, eye="pollen")
            )
    assemble(canvas, parts)


def _pod(at: complex, way: complex) -> Part:
    u = way / abs(way)
    points = [
        at + (p.real * u + p.imag * u * 1j)
        for p in trace(
            "0 -1, 3 -1.4, 5 -2.6, 6.6 -2.2, 8 -3.6, 12 -3, 16 0, 12 3, 8 3.6, 6.6 2.2, 5 2.6, 3 1.4, 0 1"
        )
    ]
    outline = contour(points)

    def draw(canvas: Canvas) -> None:
        green = canvas.tone("grass")
        canvas.shape(outline, green.light, 1.5)
        canvas.fill(
            sliver(points[3], points[9], 1.4) + sliver(at + u * 8 + u * 2j, at + u * 14 + u * 0.6j, 1.6),
            green.shade,
        )

    return Part(outline, draw)


def draw_horned_poppy(canvas: Canvas) -> None:
    """Draw one great flower, two horned pods, a bud, leaves with lobes."""
    leaves = canvas.tone("leaf")
    foot = 60 + 96j
    parts = []
    for base, tip, bow, width in (
        (56 + 94j, 10 + 84j, 0.10, 21),
        (64 + 94j, 112 + 86j, -0.10, 21),
        (58 + 90j, 30 + 62j, 0.04, 17),
        (64 + 92j, 92 + 66j, -0.05, 17),
    ):
        parts.append(
            lobed_leaf(
                canvas,
                blade(base, tip, width, bow=bow, peak=0.62, start=5, steps=6),
                5,
                "leaf",
                deep=0.45,
                blunt=0.35,
            )
        )
    parts.append(_horn(canvas, bezier(66 + 92j, 84 + 84j, 92 + 60j, 112 + 52j, 123 + 22j, steps=8)))
    parts.append(_horn(canvas, bezier(64 + 92j, 72 + 70j, 84 + 54j, 82 + 30j, 97 + 7j, steps=8)))
    parts.append(stem(bezier(foot, 56 + 74j, 50 + 50j, steps=4), 4.6, leaves))
    parts.append(stem(bezier(foot, 36 + 80j, 20 + 66j, 16 + 52j, steps=4), 3.6, leaves))
    parts.append(_bud(canvas, 15 + 45j))
    parts.append(_poppy(canvas, Pose(50 + 34j, 0.86, -6)))
    assemble(canvas, parts)


def _horn(canvas: Canvas, spine: list[complex]) -> Part:
    outline = taper(spine, swelling(5.4, start=4.0, end=1.4, peak=0.6))

    def draw(canvas: Canvas) -> None:
        green = canvas.tone("grass")
        canvas.shape(outline, green.base, 1.7)
        canvas.fill(taper([p + 0.9 + 0.5j for p in spine[1:-1]], swelling(1.8)), green.shade)
        canvas.fill(taper([p - 0.9 for p in spine[2:-1]], swelling(1.1)), green.light)

    return Part(outline, draw)


def _bud(canvas: Canvas, at: complex) -> Part:
    points = [at + p for p in trace("-4 7, -6 0, -5 -7, -1 -13, 3 -7, 5 0, 4 7")]

    def draw(canvas: Canvas) -> None:
        paint(canvas, points, canvas.tone("leaf"), lit=1.4, dark=2.6)
        hairs = "".join(
            sliver(at + complex(x, y), at + complex(x * 1.2 + 0.6, y - 3.4), 0.9)
            for x, y in ((-3, 3), (0, 4), (3, 3), (-3, -3), (1, -2), (-0.6, -7))
        )
        canvas.fill(hairs, canvas.ink)
        canvas.outline(contour(points), width=1.7)

    return Part(contour(points), draw)


def _poppy(canvas: Canvas, pose: Pose) -> Part:
    size = 31.0
    petals = [_crumpled(pose, 90 * k + 45, size, canvas) for k in (3, 1, 0, 2)]

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        for k, points in zip((3, 1, 0, 2), petals, strict=True):
            turn = 90 * k + 45
            whole = paint(canvas, points, body, lit=2.0, dark=3.4)
            canvas.fill(petal_cuts(pose, turn, size, size * 1.3, count=6, start=0.24, end=0.62), body.shade)
            canvas.fill(
                petal_cuts(pose, turn, size, size * 1.1, count=3, start=0.66, end=0.92, thick=1.1), body.light
            )
            canvas.outline(whole, width=1.8)
        canvas.shape(
            contour([pose.at(360 * k / 16, 9.6 if k % 2 else 7.4) for k in range(16)]),
            canvas.tone("sun").base,
            1.2,
        )
        canvas.line(
            "".join(dot(pose.at(360 * k / 12, 7.4)) for k in range(12)), canvas.tone("sun").shade, 1.8
        )
        canvas.shape(
            contour([pose.middle + p for p in trace("-2 3, -2.6 -4, 0 -6, 2.6 -4, 2 3")]),
            canvas.tone("shoot").base,
            1.2,
        )

    return Part("".join(map(contour, petals)), draw)


def _crumpled(pose: Pose, turn: float, size: float, canvas: Canvas) -> list[complex]:
    rng = canvas.rng
    edge = [
        pose.at(turn + off, size * reach * rng.uniform(0.97, 1.02))
        for off, reach in (
            (-50, 0.72),
            (-42, 0.94),
            (-30, 0.95),
            (-20, 1.04),
            (-8, 0.98),
            (4, 1.05),
            (15, 0.98),
            (26, 1.04),
            (36, 0.94),
            (48, 0.9),
            (52, 0.7),
        )
    ]
    return [pose.at(turn, 2), *edge]


def draw_evening_primrose(canvas: Canvas) -> None:
    """Draw a spike: leaves below, three open flowers, long buds above."""
    green = canvas.tone("moss")
    way = [60 + 97j, 63 + 70j, 64 + 40j, 62 + 16j]
    parts = []
    for base, tip, bow in (
        (61 + 92j, 20 + 82j, 0.12),
        (62 + 88j, 106 + 76j, -0.12),
        (62 + 78j, 26 + 58j, 0.12),
        (63 + 72j, 102 + 50j, -0.12),
        (62 + 64j, 36 + 42j, 0.1),
    ):
        parts.append(leaf(blade(base, tip, 12, bow=bow, steps=5), green, veins=4, rib=1.8))
    parts.append(stem(way, 5.0, green))
    for foot, tip in (
        (62 + 34j, 46 + 8j),
        (63 + 30j, 82 + 6j),
        (62 + 22j, 60 + 3j),
        (63 + 24j, 71 + 5j),
        (62 + 26j, 52 + 4j),
    ):
        parts.append(_long_bud(canvas, foot, tip))
    for pose, size, turn in (
        (Pose(42 + 33j, 0.92, -10), 19.0, 40),
        (Pose(86 + 33j, 0.9, 14), 19.0, 50),
        (Pose(64 + 49j, 0.94, 0), 21.0, 45),
    ):
        parts.append(_primrose(canvas, pose, size, turn))
    assemble(canvas, parts)


def _long_bud(canvas: Canvas, foot: complex, tip: complex) -> Part:
    frame = blade(foot, tip, 6.4, peak=0.68, start=2.2)

    def draw(canvas: Canvas) -> None:
        canvas.shape(frame.outline, canvas.tone("shoot").light, 1.5)
        canvas.fill(
            taper([frame.at(t, 0.4) for t in (0.4, 0.6, 0.8, 0.95)], swelling(2.2)), canvas.tone("coral").base
        )

    return Part(frame.outline, draw)


def _primrose(canvas: Canvas, pose: Pose, size: float, turn: float) -> Part:
    flower = blossom(canvas, pose, size, broad=1.5, notch=0.16, turn=turn, cuts=5)

    def draw(canvas: Canvas) -> None:
        flower.draw(canvas)
        shoot = canvas.tone("shoot")
        for k in range(8):
            canvas.line(
                smooth([pose.at(45 * k + 22, 2), pose.at(45 * k + 22, size * 0.42)]), canvas.body.shade, 1.1
            )
        canvas.line(
            "".join(dot(pose.at(45 * k + 22, size * 0.44)) for k in range(8)), canvas.tone("sun").base, 2.2
        )
        cross = "".join(
            smooth([pose.at(turn + 45 + 90 * k, 0), pose.at(turn + 45 + 90 * k, size * 0.28)])
            for k in range(4)
        )
        canvas.line(cross, canvas.ink, 2.8)
        canvas.line(cross, shoot.light, 1.5)

    return Part(flower.edge, draw)


# Great leaves of the sea kale: base, tip, width, bend.
KALE = (
    (60 + 88j, 10 + 50j, 32, 0.10),
    (70 + 88j, 120 + 50j, 32, -0.10),
    (58 + 92j, 6 + 84j, 28, 0.06),
    (72 + 92j, 124 + 84j, 28, -0.06),
    (60 + 94j, 38 + 68j, 30, 0.0),
    (70 + 94j, 92 + 68j, 30, 0.0),
)


def draw_sea_kale(canvas: Canvas) -> None:
    """Draw a dome of white flowers over crinkled leaves."""
    stalk = canvas.tone("leaf")
    parts = [_crinkled(canvas, *kale) for kale in KALE[:4]]
    tops = [
        (32, 34),
        (46, 24),
        (64, 19),
        (83, 23),
        (98, 33),
        (40, 44),
        (56, 38),
        (74, 37),
        (90, 45),
        (64, 52),
        (50, 55),
        (79, 55),
    ]
    parts += [
        stem([65 + 92j, mix(65 + 70j, complex(x, y), 0.3), complex(x, y)], 4.2, stalk) for x, y in tops[:9]
    ]
    rng = canvas.rng
    for x, y in tops:
        for off in (-6.6 - 1.5j, 5.6 - 5.2j, 1.4 + 5.6j):
            parts.append(
                blossom(
                    canvas,
                    Pose(complex(x, y) + off, 0.92),
                    7.4,
                    broad=1.2,
                    turn=rng.uniform(0, 90),
                    eye="shoot",
                )
            )
    assemble(canvas, [*parts, *(_crinkled(canvas, *kale) for kale in KALE[4:])])


def _crinkled(canvas: Canvas, base: complex, tip: complex, width: float, bow: float) -> Part:
    rng = canvas.rng
    frame = blade(base, tip, width, bow=bow, peak=0.6, start=8, steps=6)
    left = [
        frame.at(t, -1 - 0.14 * (k % 2) + rng.uniform(-0.05, 0.05))
        for k, t in enumerate(spread(11, low=0.12, high=0.97))
    ]
    right = [
        frame.at(t, 1 + 0.14 * (k % 2) + rng.uniform(-0.05, 0.05))
        for k, t in enumerate(spread(11, low=0.12, high=0.97))
    ]
    edge = [frame.at(0, -0.7), *left, *right[::-1], frame.at(0, 0.7)]
    outline = contour(edge)

    def draw(canvas: Canvas) -> None:
        tone = canvas.tone("leaf")
        paint(canvas, edge, tone, lit=2, dark=4)
        with canvas.clipped(outline):
            veins = "".join(
                taper(
                    [frame.at(t, side * 0.03), frame.at(t + 0.1, side * 0.5), frame.at(t + 0.16, side * 0.9)],
                    swelling(1.6, start=1.6),
                )
                for t in (0.26, 0.42, 0.58, 0.74)
                for side in (-1, 1)
            )
            canvas.fill(veins + taper(frame.spine, swelling(5, start=5, end=0.6, peak=0.2)), tone.light)
            canvas.fill(
                edge_cuts(flow(edge, steps=2), rng, depth=6, gap=2.8, width=1.0, least=0.35), canvas.ink
            )
        canvas.outline(outline, width=1.8)

    return Part(outline, draw)
