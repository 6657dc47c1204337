"""Art: a compass jellyfish: a bell with brown V-marks like a compass rose, frilled arms, long tentacles."""

from generator.art.botany import Part, assemble, branches, daub, ribbon
from generator.art.brush import along, bezier, mix, spline, spread, straight, swelling
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts
from generator.art.polar import step
from generator.model import Tone

LEAN = 62.0
MIDDLE = 93 + 37j

# In the animal's own frame (its bell's middle 0, its axis downwards): arms and tentacles with their bends.
ARMS = (
    ((-9, 12), (-16, 34), (-4, 50), (-15, 74)),
    ((0, 14), (8, 38), (-5, 58), (5, 88)),
    ((9, 12), (19, 34), (9, 52), (20, 70)),
)
TENTACLES = (
    ((-27, 10), (-36, 30), (-24, 50), (-36, 66)),
    ((-18, 13), (-26, 38), (-20, 60), (-29, 84)),
    ((-5, 15), (-10, 44), (-2, 68), (-8, 94)),
    ((18, 13), (27, 36), (16, 56), (25, 76)),
    ((27, 10), (37, 24), (27, 38), (33, 54)),
)
TOP = ((-34, 10), (-33, -8), (-22, -21), (0, -27), (22, -21), (33, -8), (34, 10))
LOBES = 8
# V-marks on the bell: where their arms end at the margin, left and right, and how far up they meet.
MARKS = ((-31, -23, -15), (-20, -10, -7), (-5, 5, 0), (10, 20, 7), (23, 31, 15))


def _put(x: float, y: float) -> complex:
    """Return the place of a point of the animal's own frame."""
    return MIDDLE + complex(x, y) * step(LEAN + 90, 1)


def _line(*places: tuple[float, float]) -> list[complex]:
    return bezier(*(_put(x, y) for x, y in places), steps=6)


def draw_jellyfish(canvas: Canvas) -> None:
    """Draw the animal as it swims to the upper right."""
    bell = [_put(x, y) for x, y in (*TOP, *_lobes())]
    outline = spline(bell, closed=True)
    tentacles = branches([(_line(*bends), 3.2) for bends in TENTACLES], canvas.tone("rust"))
    arms = [_arm(_line(*bends)) for bends in ARMS]
    assemble(canvas, [tentacles, *arms, Part(outline, lambda c: _draw_bell(c, bell, outline))])


def _lobes() -> list[tuple[float, float]]:
    """Return the lappets along the margin, right to left."""
    lobes: list[tuple[float, float]] = []
    for k in range(LOBES):
        x, wide = 33 - 66 * (k + 0.5) / LOBES, 33 / LOBES
        low = 19 - (x / 33) ** 2 * 4
        lobes += [(x + wide * 0.7, low), (x - wide * 0.7, low)]
        if k < LOBES - 1:
            lobes.append((x - wide, low - 7))
    return lobes


def _arm(spine: list[complex]) -> Part:
    """Return a frilled arm."""
    at = along(spine)
    sides: list[list[complex]] = [[], []]
    for row, side in zip(sides, (-1, 1), strict=True):
        for k, t in enumerate(spread(14, low=0.0, high=0.97)):
            way = at(min(1, t + 0.05)) - at(max(0, t - 0.05))
            swell = (7.4 - 4.6 * t) * (1.3 if k % 2 else 0.6)
            row.append(at(t) + way / abs(way) * 1j * side * swell)
    outline = spline([*sides[0], spine[-1], *sides[1][::-1]], closed=True)
    frills = "".join(
        straight([at(t), mix(at(t), edge, 0.72)])
        for t, edge in zip(spread(14, high=0.97), sides[1], strict=True)
    )

    def draw(canvas: Canvas) -> None:
        body, flesh = canvas.body, canvas.tone("flesh")
        canvas.shape(outline, body.light, 1.5)
        canvas.line(frills, flesh.base, 1.1)
        canvas.fill(ribbon(spine, swelling(3.2, start=4)), flesh.base)

    return Part(outline, draw)


def _draw_bell(canvas: Canvas, bell: list[complex], outline: str) -> None:
    body, rust = canvas.body, canvas.tone("rust")
    skin = Tone(canvas.tone("paper").light, body.light, body.base)
    with daub(canvas, outline, skin, lit=3.4, dark=6, line=2.0):
        canvas.fill("".join(_mark(*mark) for mark in MARKS), rust.base)
        crown = [_put(x, y) for x, y in ((-6, -18), (-3, -23), (3, -23), (6, -18), (0, -15))]
        canvas.fill(spline(crown, closed=True), rust.shade)
        xs = [33 - 66 * (k + 0.5) / LOBES for k in range(LOBES)]
        caps = "".join(
            straight([_put(x, 15 - (x / 33) ** 2 * 4), _put(x, 18 - (x / 33) ** 2 * 4)]) for x in xs
        )
        canvas.line(caps, rust.shade, 4.4)
        canvas.fill(edge_cuts(bell[:9], canvas.rng, depth=7, gap=3, width=1.0, least=0.5), canvas.ink)


def _mark(left: float, right: float, top: float) -> str:
    """Return a V that opens towards the margin."""
    low, middle = 9.0, (left + right) / 2
    foot = low - (middle / 33) ** 2 * 4
    places = (
        (top, -14),
        (right, foot),
        (right - 3, foot + 1),
        (middle * 0.96, 0),
        (left + 3, foot + 1),
        (left, foot),
    )
    return straight([_put(x, y) for x, y in places], closed=True)
