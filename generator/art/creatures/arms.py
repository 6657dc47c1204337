"""Art: octopus and cuttlefish: soft bodies, arms that run out in curls, eyes with pupils like no other."""

from collections.abc import Iterable

from msgspec import Struct

from generator.art.anatomy import draw_part
from generator.art.brush import Points, circle, mix, resample, smooth, spread, straight, swelling, taper
from generator.art.canvas import OUTLINE, WEIGHT, Canvas
from generator.art.form import LIGHT, beyond, contour, dot, edge_cuts, flow, moved, trace

# Each arm's spine, from the root, and the side of it on which the suckers are.
OCTOPUS_ARMS = (
    ("66 60, 62 76, 62 87, 54 94, 46 92, 46 86, 51 86", 1),
    ("72 60, 82 74, 85 86, 79 94, 71 93, 70 87, 75 86", -1),
    ("48 58, 32 58, 18 54, 9 44, 10 34, 18 31, 23 37, 19 41", 1),
    ("76 56, 92 57, 106 63, 114 74, 111 84, 103 85, 101 78, 105 76", -1),
    ("50 60, 34 67, 20 71, 9 67, 6 58, 12 54, 16.6 59", 1),
    ("75 58, 90 68, 101 80, 102 90, 95 95, 89 90, 93 86", -1),
    ("54 62, 44 77, 30 86, 16 87, 8 80, 12 74, 18 78", 1),
)
MANTLE = (
    "46 60, 41 52, 42 44, 47.6 38, 55 36, 58 27, 65 15, 77 6.4, 91 4, 103 9.4, 109 20, 107 33, 98 44, "
    "86 50, 81 56, "
    "76 64, 66 68, 55 67"
)
SPECKS = (
    "66 30, 74 18, 86 12, 98 18, 80 28, 92 30, 70 40, 84 40, 100 30, 64 52, 58 60, 72 52, 76 10, 90 22, "
    "70 60, "
    "50 62"
)
CUTTLE_ARMS = (
    "52 43, 38 37, 27 27, 22 15, 27 6",
    "50 46, 34 42, 20 35, 10 25, 9 12",
    "52 60, 43 67, 36 76, 33 86, 37 94",
    "50 57, 38 62, 28 70, 21 80, 22 90",
    "49 54, 35 55, 23 61, 13 70, 10 80",
    "48 49, 34 47, 20 50, 10 57, 4 66",
)
CUTTLE = "49 49, 53 37, 64 27, 84 21.6, 104 24, 120 33, 130 46, 127 57, 113 68, 92 73, 70 70, 54 63"
FACE = "60 36, 50 32, 41 34, 35 40, 33 48, 35 57, 42 64, 51 66, 60 62"


def draw_octopus(canvas: Canvas) -> None:
    """Draw the animal, which sits on its arms."""
    mantle = trace(MANTLE)
    arms = [_arm(text, 12.5, 0.85) for text, _ in OCTOPUS_ARMS]
    canvas.rim(contour(mantle), *(arm.whole for arm in arms))
    for arm in arms:
        _draw_arm(canvas, arm)
    _draw_suckers(canvas, zip(arms, (side for _, side in OCTOPUS_ARMS), strict=True))
    draw_part(canvas, mantle, canvas.body, lit=3.4, dark=5, depth=8)
    specks = trace(SPECKS)
    canvas.line("".join(map(dot, specks)), canvas.body.light, 2.4)
    canvas.line("".join(dot(p + 4 + 3j) for p in specks[:9]), canvas.body.shade, 2.0)
    for at in (50.6 + 45j, 68 + 43j):
        _draw_lid(canvas, at)


class Arm(Struct, frozen=True):
    """An arm: its middle line from the root to the tip, and how thick it is at each place."""

    line: list[complex]
    girths: list[float]

    @property
    def whole(self) -> str:
        """Its outline."""
        left, right = [], []
        for i, (at, girth) in enumerate(zip(self.line[:-1], self.girths, strict=False)):
            step = self.line[i + 1] - self.line[max(i - 1, 0)]
            half = step / abs(step) * 1j * girth / 2
            left.append(at - half)
            right.append(at + half)
        return contour([*left, self.line[-1], *right[::-1]])

    def beside(self, share: float) -> list[complex]:
        """Return the line moved away from the light by a share of the girth."""
        return [at - LIGHT * girth * share for at, girth in zip(self.line, self.girths, strict=True)]


def _arm(text: str, width: float, fall: float) -> Arm:
    """Return an arm along a soft line, ``width`` thick at its root; a small ``fall`` keeps it thick."""
    girths = [0.8 + (width - 0.8) * (1 - t) ** fall for t in spread(9)]
    return Arm(resample(_soft(trace(text)), 9), girths)


def _draw_arm(canvas: Canvas, arm: Arm) -> None:
    canvas.shape(arm.whole, canvas.body.base, 1.9)
    canvas.fill(taper(arm.beside(0.24)[1:7:2], swelling(arm.girths[0] * 0.32, peak=0.3)), canvas.body.shade)
    canvas.line(smooth(arm.beside(-0.26)[2:6]), canvas.body.light, 1.3)


def _soft(spine: Points) -> list[complex]:
    return flow([spine[0], *spine, spine[-1]], steps=5)[5 : 5 * len(spine)]


def _draw_suckers(canvas: Canvas, sided: Iterable[tuple[Arm, int]]) -> None:
    """Draw two rows' worth of suckers down the side of each arm, smaller towards the tip."""
    rows = ["", "", ""]
    for arm, side in sided:
        for i in range(2, 8):
            step = arm.line[i + 1] - arm.line[i - 1]
            across = step / abs(step) * 1j * side * arm.girths[i] * 0.27
            rows[(i - 2) // 2] += dot(arm.line[i] + across)
            rows[(i - 2) // 2] += dot(mix(arm.line[i], arm.line[i + 1], 0.5) + across * 0.9)
    for size, row in zip((4.0, 3.2, 2.3), rows, strict=True):
        canvas.line(row, canvas.ink, size)
        canvas.line(row, canvas.body.light, size - 1.4)


def _draw_lid(canvas: Canvas, at: complex) -> None:
    canvas.shape(circle(at, 5.4), canvas.body.light, 1.8)
    canvas.shape(circle(at + 0.4j, 3.6), canvas.tone("gold").base, 1.0)
    canvas.fill(taper([at - 3 + 0.6j, at + 0.6j, at + 3 + 0.6j], swelling(2.8)), canvas.ink)
    canvas.fill(circle(at - 1.4 - 1.2j, 0.9), canvas.paper)


def draw_cuttlefish(canvas: Canvas) -> None:
    """Draw the animal as it hovers, two arms raised, the skirt of its fin in waves."""
    mantle, face = trace(CUTTLE), trace(FACE)
    skirt = _skirt(mantle)
    arms = [_arm(text, 12.0, 0.62) for text in CUTTLE_ARMS]
    canvas.rim(contour(skirt), contour(face), *(arm.whole for arm in arms))
    canvas.shape(contour(skirt), canvas.tone("nacre").base, 1.8)
    _draw_pleats(canvas, mantle)
    for arm in arms:
        _draw_arm(canvas, arm)
    draw_part(canvas, face, canvas.body, depth=0)
    canvas.line(
        "".join(map(dot, trace("54 37, 50 60, 44 60, 55 45, 55 54, 39 56, 48 36"))), canvas.paper, 1.9
    )
    _draw_zebra(canvas, mantle)
    _draw_w_eye(canvas, 42 + 47.4j)


def _skirt(mantle: Points) -> list[complex]:
    """Return the wavy edge of the fin around the mantle, which ends at the head."""
    ring = resample(flow([*mantle], steps=5), 37)
    edge = []
    for i, at in enumerate(ring[:-1]):
        out = (at - (88 + 48j)) / abs(at - (88 + 48j))
        near_head = min(1.0, max(0.0, (72 - at.real) / 18))
        edge.append(at + out * (6.2 if i % 2 else 3.2) * (1 - 0.9 * near_head))
    return edge


def _draw_pleats(canvas: Canvas, mantle: Points) -> None:
    ring = resample(flow([*mantle], steps=5), 37)
    pleats = "".join(
        straight([at, at + (at - (88 + 48j)) / abs(at - (88 + 48j)) * 3.4])
        for at in ring[::2]
        if at.real > 74
    )
    canvas.line(pleats, canvas.tone("nacre").shade, 1.1)


def _draw_zebra(canvas: Canvas, mantle: Points) -> None:
    whole = contour(mantle)
    canvas.line(whole, canvas.ink, OUTLINE, shift=WEIGHT)
    stripes = ""
    for k, x in enumerate(spread(9, low=59, high=124)):
        bow = 3.0 if k % 2 else -2.6
        low = 69 if k % 2 else 60
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
        cuts = edge_cuts(flow(mantle, steps=3), canvas.rng, depth=9, gap=2.8, width=1.2, least=0.3)
        canvas.fill(cuts, canvas.ink)
    canvas.outline(whole)


def _draw_w_eye(canvas: Canvas, at: complex) -> None:
    canvas.shape(circle(at, 6.2), canvas.tone("gold").light, 1.9)
    left = smooth([at + p for p in (-4 - 0.6j, -2.4 + 2.4j, -0.2 - 0.4j)])
    right = smooth([at + p for p in (-0.2 - 0.4j, 2 + 2.4j, 3.8 - 0.6j)])
    canvas.line(left + right, canvas.ink, 2.2)
    canvas.fill(circle(at - 2.6 - 3j, 1.1), canvas.paper)
