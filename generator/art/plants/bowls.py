"""Art: wide yellow flowers of four petals: the horned poppy with its pods, evening primrose in its spike."""

from generator.art.botany import Part, assemble, branches, daub, dots, ribbon, stem
from generator.art.brush import bezier, spline, straight, swelling
from generator.art.canvas import Canvas
from generator.art.foliage import blade, leaf
from generator.art.form import trace
from generator.art.plants.leaves import lobed
from generator.art.plants.petals import Pose, petal, petal_cuts
from generator.art.shading import sliver

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
                petal_cuts(POPPY, turn, size, size * 1.3, count=4, start=0.24, end=0.62), canvas.body.shade
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
