"""Art: octopus and cuttlefish: soft bodies with arms that run out in curls, eyes with pupils like no other."""

from generator.art.anatomy import draw_part
from generator.art.brush import Points, circle, mix, resample, smooth, spread, swelling, taper
from generator.art.canvas import OUTLINE, WEIGHT, Canvas
from generator.art.form import LIGHT, beyond, contour, dot, edge_cuts, flow, moved, trace

ARMS = (
    ("66 60, 62 76, 62 88, 54 95, 46 93, 46 87, 51 87", 1),
    ("72 60, 82 74, 85 87, 79 95, 71 94, 70 88, 75 87", -1),
    ("48 58, 32 58, 17 54, 8 44, 9 34, 17 31, 22 37, 18 41", 1),
    ("76 56, 92 57, 107 63, 115 74, 112 84, 104 85, 102 78, 106 76", -1),
    ("50 60, 34 67, 19 71, 8 67, 5 58, 11 54, 15.6 59", 1),
    ("75 58, 90 68, 101 80, 102 91, 95 96, 89 91, 93 87", -1),
    ("54 62, 44 77, 30 86, 16 87, 8 80, 12 74, 18 78", 1),
)
MANTLE = (
    "46 60, 41 52, 42 44, 47.6 38, 55 36, 58 27, 65 15, 77 6, 91 3.6, 103 9, 109 20, 107 33, 98 44, "
    "86 50, 81 56, "
    "76 64, 66 68, 55 67"
)
CUTTLE_ARMS = (
    "40 42, 25 37, 16 26, 16 12, 21 6",
    "38 45, 20 44, 8 34, 5 20, 8 12",
    "36 58, 28 70, 24 82, 27 92, 33 95",
    "35 55, 22 62, 14 74, 14 86, 19 92",
    "35 52, 18 53, 7 62, 4 74, 7 82",
)
CUTTLE = "50 36, 62 27, 82 21.6, 103 24, 120 33, 131 47, 127 58, 112 68, 90 73, 68 70, 52 63"
FACE = "56 36, 47 31.6, 38 33.6, 32 40, 30 49, 32.6 58, 40 64.6, 49 66, 57 62"


def draw_octopus(canvas: Canvas) -> None:
    """Draw the animal, which sits on its arms."""
    mantle = trace(MANTLE)
    arms = [(_arm(trace(spine), 12.5), side) for spine, side in ARMS]
    canvas.rim(contour(mantle), *(contour(edge) for edge, _ in arms))
    for (edge, side), (spine, _) in zip(arms, ARMS, strict=True):
        draw_part(canvas, edge, canvas.body, lit=2.0, dark=2.6, depth=3.6, gap=3.0, width=1.9)
        _draw_suckers(canvas, trace(spine), side)
    draw_part(canvas, mantle, canvas.body, lit=3.4, dark=5, depth=8)
    specks = trace(
        "66 30, 74 18, 86 12, 98 18, 80 28, 92 30, 70 40, 84 40, 100 30, 64 52, 58 60, 72 52, 76 10, "
        "90 22, 70 60, 50 62"
    )
    canvas.line("".join(map(dot, specks)), canvas.body.light, 2.4)
    canvas.line("".join(dot(p + 4 + 3j) for p in specks[:9]), canvas.body.shade, 2.0)
    for at in (50.6 + 45j, 68 + 43j):
        _draw_lid(canvas, at)


def _arm(spine: Points, width: float) -> list[complex]:
    """Return the outline of an arm that tapers to a point along a soft spine."""
    way = resample(_soft(spine), 16)
    left, right = [], []
    for i, at in enumerate(way[:-1]):
        step = way[i + 1] - way[max(i - 1, 0)]
        half = step / abs(step) * 1j * (0.8 + (width - 0.8) * (1 - i / 15) ** 0.85) / 2
        left.append(at - half)
        right.append(at + half)
    return [*left, way[-1], *right[::-1]]


def _soft(spine: Points) -> list[complex]:
    return flow([spine[0], *spine, spine[-1]], steps=5)[5 : 5 * len(spine)]


def _draw_suckers(canvas: Canvas, spine: Points, side: int) -> None:
    way = resample(_soft(spine), 24)
    rings = ""
    for i in range(6, 22, 2):
        step = way[i + 1] - way[i - 1]
        reach = 1 - i / 26
        rings += circle(way[i] + step / abs(step) * 1j * side * 3.4 * reach, 2.0 * reach + 0.2)
    canvas.shape(rings, canvas.body.light, 0.9)


def _draw_lid(canvas: Canvas, at: complex) -> None:
    canvas.shape(circle(at, 5.4), canvas.body.light, 1.8)
    canvas.shape(circle(at + 0.4j, 3.6), canvas.tone("gold").base, 1.0)
    canvas.fill(taper([at - 3 + 0.6j, at + 0.6j, at + 3 + 0.6j], swelling(2.8)), canvas.ink)
    canvas.fill(circle(at - 1.4 - 1.2j, 0.9), canvas.paper)


def draw_cuttlefish(canvas: Canvas) -> None:
    """Draw the animal as it hovers, two arms raised, the skirt of its fin in waves."""
    mantle, face = trace(CUTTLE), trace(FACE)
    skirt = _skirt(mantle)
    arms = [_arm(trace(spine), 9.6) for spine in CUTTLE_ARMS]
    canvas.rim(contour(skirt), contour(face), *map(contour, arms))
    draw_part(canvas, skirt, canvas.tone("nacre"), lit=0, dark=2, depth=0, width=1.8)
    _draw_pleats(canvas, mantle, skirt)
    for arm in arms:
        draw_part(canvas, arm, canvas.body, lit=1.8, dark=2.2, depth=3.4, gap=3.0, width=1.9)
    draw_part(canvas, face, canvas.body, depth=0)
    _draw_zebra(canvas, mantle)
    _draw_w_eye(canvas, 42.6 + 46j)


def _skirt(mantle: Points) -> list[complex]:
    """Return the wavy edge of the fin around the mantle, open to the head."""
    ring = resample(flow([*mantle], steps=5), 46)
    middle = 86 + 48j
    edge = []
    for i, at in enumerate(ring[:-1]):
        out = (at - middle) / abs(at - middle)
        near_head = max(0.0, (70 - at.real) / 20)
        edge.append(at + out * (5.0 + (1.7 if i % 3 else -1.0)) * (1 - 0.9 * min(1.0, near_head)))
    return edge


def _draw_pleats(canvas: Canvas, mantle: Points, skirt: Points) -> None:
    ring = resample(flow([*mantle], steps=5), 46)
    pleats = "".join(
        taper([mix(ring[i], skirt[i], 0.2), mix(ring[i], skirt[i], 0.9)], swelling(1.0))
        for i in range(3, 42, 3)
    )
    canvas.fill(pleats, canvas.tone("nacre").shade)


def _draw_zebra(canvas: Canvas, mantle: Points) -> None:
    whole = contour(mantle)
    canvas.line(whole, canvas.ink, OUTLINE, shift=WEIGHT)
    stripes = ""
    for k, x in enumerate(spread(9, low=56, high=124)):
        bow = 3.0 if k % 2 else -2.6
        low = 70 if k % 2 else 62
        spine = [
            complex(x, 18),
            complex(x + bow, 32),
            complex(x - bow * 0.6, 46),
            complex(x + bow * 0.7, low),
        ]
        stripes += taper(spine, swelling(4.6 if k % 2 else 3.4, start=3.0, end=0.6, peak=0.4))
    with canvas.clipped(whole):
        canvas.fill(whole, canvas.body.base)
        canvas.fill(stripes, canvas.tone("paper").base)
        canvas.fill(beyond(moved(mantle, -LIGHT * 2.6)), canvas.body.light)
        canvas.fill(beyond(moved(mantle, LIGHT * 4.6)), canvas.body.shade)
        canvas.fill(
            edge_cuts(flow(mantle, steps=3), canvas.rng, depth=9, gap=2.6, width=1.2, least=0.3), canvas.ink
        )
    canvas.outline(whole)


def _draw_w_eye(canvas: Canvas, at: complex) -> None:
    canvas.shape(circle(at, 6.2), canvas.tone("gold").light, 1.9)
    left = smooth([at + p for p in (-4 - 0.6j, -2.4 + 2.4j, -0.2 - 0.4j)])
    right = smooth([at + p for p in (-0.2 - 0.4j, 2 + 2.4j, 3.8 - 0.6j)])
    canvas.line(left + right, canvas.ink, 2.2)
    canvas.fill(circle(at - 2.6 - 3j, 1.1), canvas.paper)
