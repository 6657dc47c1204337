"""Art: an ocellated lizard from above, winding: a broad head, a net of dark rings, blue eyes along its flanks."""

from generator.art.brush import Points, along, circle, resample, smooth, spread
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import edge_cuts, flow, trace
from generator.art.parts import contour

SPINE = "27 27, 38 33, 50 36, 63 38, 76 42, 87 50, 92 61, 88 72, 77 79, 64 82, 50 82, 37 83, 25 88, 12 94"
WIDTHS = (13, 15, 20, 22, 21, 17, 13, 10, 8.4, 7, 5.8, 4.4, 3, 1)
HEAD = "8 17, 12 12.6, 19 12, 28 15.6, 35 21, 39 28, 37 34, 31 37.4, 23 36, 15 31, 9.4 24"
LEGS = (
    ("44 27, 50 17, 42 9", ("42 9, 35 9.4", "42 9, 36.4 5", "42 9, 41 3.4", "42 9, 46 4", "42 9, 48.6 8.6")),
    (
        "40 42, 33 52, 38 61",
        ("38 61, 31 62", "38 61, 33.6 66.4", "38 61, 38.4 67.4", "38 61, 43 66", "38 61, 45 62"),
    ),
    (
        "80 38, 92 30, 102 36",
        ("102 36, 102 28.6", "102 36, 107.6 31", "102 36, 111 36", "102 36, 109.6 41", "102 36, 105 43"),
    ),
    (
        "76 52, 70 62, 58 62",
        ("58 62, 55 68.4", "58 62, 51.4 66", "58 62, 50 61", "58 62, 52 56.6", "58 62, 57 55"),
    ),
)


def draw_lizard(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    skin = _skin(trace(SPINE), WIDTHS)
    head = trace(HEAD)
    legs = [limb(trace(joints), 8.4, 6.6, 4.4) for joints, _ in LEGS]
    toes = ["".join(smooth(trace(t)) for t in toe) for _, toe in LEGS]
    canvas.rim(contour(skin), contour(head), *legs)
    canvas.line("".join(toes), canvas.paper, 7.4)
    for leg, toe in zip(legs, toes, strict=True):
        canvas.line(toe, canvas.ink, 3.6)
        canvas.shape(leg, canvas.body.base, 1.8)
        canvas.line(toe, canvas.body.base, 1.3)
    _draw_skin(canvas, skin)
    _draw_head(canvas, head)


def _skin(spine: Points, widths: tuple[float, ...]) -> list[complex]:
    left, right = [], []
    last = len(spine) - 1
    for i, (point, width) in enumerate(zip(spine, widths, strict=True)):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        side = way * 1j / abs(way) * width / 2
        left.append(point - side)
        right.append(point + side)
    return [*left, *right[::-1]]


def _draw_skin(canvas: Canvas, skin: Points) -> None:
    whole = contour(skin)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        at = along(resample(trace(SPINE), 60))
        for t in spread(9, low=0.12, high=0.44):
            here, ahead = at(t), at(t + 0.02)
            side = (ahead - here) * 1j / abs(ahead - here)
            for reach in (-7.4, 7.4):
                canvas.shape(circle(here + side * reach, 2.3), canvas.tone("thistle").base, 1.5)
        canvas.fill(edge_cuts(flow(skin, steps=3), canvas.rng, depth=5, gap=2.5, width=1.1), canvas.ink)
    canvas.outline(whole)


def _draw_head(canvas: Canvas, head: Points) -> None:
    whole = contour(head)
    canvas.fill(whole, canvas.body.base)
    canvas.outline(whole)
    for at in (19.6 + 17j, 15 + 28j):
        canvas.fill(circle(at, 2.2), canvas.ink)
