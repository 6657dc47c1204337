"""Art: plants of many small flowers held together: sea thrift, everlasting, sea spurge."""

from itertools import pairwise

from generator.art.botany import Part, assemble, blade, branches, daub, dots, leaf
from generator.art.brush import along, bezier, circle, mix, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import dot, trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver

# Thrift heads: where, how large, where their stems leave the cushion.
PINKS = (
    (20 + 43j, 11.4, 46), (42 + 20j, 12.4, 56), (66 + 32j, 11.8, 66),
    (88 + 16j, 12.6, 74), (109 + 38j, 12.0, 84), (46 + 52j, 10.4, 56),
)  # fmt: skip
BACK_TUFT = (-74, 74, -58, 58, -42, 42, -26, 26, -10, 10)
FRONT_TUFT = (-84, 84, -64, 64, -46, 46, -28, 28, -9, 9)


def draw_sea_thrift(canvas: Canvas) -> None:
    """Draw a cushion of narrow leaves and six round heads on bare stems."""
    stems = [([complex(x, 88), mix(complex(x, 88), at, 0.55) - 0.5, at], 3.2) for at, _, x in PINKS]
    heads = [_pink(at, size) for at, size, _ in PINKS]
    back, front = _tuft(canvas, BACK_TUFT, 41.0), _tuft(canvas, FRONT_TUFT, 27.0)
    assemble(canvas, [*back[:4], branches(stems, canvas.tone("grass")), *back[4:], *front, *heads])


def _tuft(canvas: Canvas, turns: tuple[float, ...], length: float) -> list[Part]:
    """Return narrow leaves that spread from the foot of the cushion."""
    green, blades = canvas.tone("moss"), []
    for off in turns:
        base = complex(65 + off * 0.36, 95)
        tip = base + step(off, (length - abs(off) * 0.08) * canvas.rng.uniform(0.86, 1.1))
        frame = blade(base, tip, 5.8, bow=-off / 700, peak=0.5, start=3, steps=3)
        blades.append(leaf(frame, green, rib=0, line=1.5, heavy=False))
    return blades


COLLAR = trace("0 4, -9 6, -6 14, 0 16, 6 14, 9 6")


def _pink(at: complex, size: float) -> Part:
    """Return a round head of florets over its papery collar."""
    bumps = 10
    lobes = ((0, 0.86), (12, 1.12), (24, 1.12))
    edge = [at + step(360 * k / bumps + off, size * reach) for k in range(bumps) for off, reach in lobes]
    outline = spline(edge, closed=True)
    eyes = [(360 * (k + ring) / count, ring) for ring, count in ((0.7, 7), (0.26, 3)) for k in range(count)]

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(
            spline([at + p * size / 11 for p in COLLAR], closed=True), canvas.tone("straw").base, 1.5
        )
        with daub(canvas, outline, body, lit=2.4, dark=4.6):
            middles = [at + step(turn, size * ring) for turn, ring in eyes]
            rays = [
                (m + step(turn + k, 0.9), m + step(turn + k, 2.9))
                for (turn, _), m in zip(eyes, middles, strict=True)
                for k in range(0, 360, 72)
            ]
            canvas.line("".join(straight(ray) for ray in rays), body.shade, 0.8)
            canvas.line(dots(middles), canvas.tone("paper").light, 1.8)

    return Part(outline, draw)


# Everlasting: shoots with their bend and end, each with a flat-topped cluster of heads.
SHOOTS = ((60 + 94j, 46 + 70j, 29 + 41j), (70 + 94j, 88 + 70j, 101 + 41j), (65 + 94j, 66 + 64j, 65 + 32j))
CLUSTER = ((-15, -4), (15, -4), (-8, 3.4), (8, 3.4), (0, 8), (-7, -7), (7, -7), (0, -2))


def draw_everlasting(canvas: Canvas) -> None:
    """Draw three woolly shoots with needle leaves and clusters of small round heads."""
    silver = canvas.tone("leaf")
    ways = [bezier(*shoot, steps=8) for shoot in SHOOTS]
    needles = [leaf_ for way in ways for leaf_ in _needles(way, silver)]
    stalks, buttons = [], []
    for way in ways:
        course = (way[-1] - way[-2]) / abs(way[-1] - way[-2])
        for x, y in CLUSTER:
            at = way[-1] + course * y + course * 1j * x
            stalks.append(
                ([way[-1] - course * 12, way[-1] + course * (y - 6) / 2 + course * 1j * x / 2, at], 2.8)
            )
            buttons.append(_button(at, course, 6.6))
    assemble(canvas, [*needles, branches([*((way, 3.4) for way in ways), *stalks], silver), *buttons])


def _needles(way: list[complex], tone: object) -> list[Part]:
    parts = []
    for k, (here, there) in enumerate(pairwise(way[:-1])):
        course = (there - here) / abs(there - here)
        for side in (-1, 1):
            tip = here + course * (0.9 + 1j * side * (0.8 if k % 2 else 1.1)) * 13
            parts.append(
                leaf(
                    blade(here, tip, 4.6, bow=side * -0.14, start=3, steps=3),
                    tone,
                    line=1.4,
                    rib=0,
                    heavy=False,
                )
            )
    return parts


def _button(at: complex, way: complex, size: float) -> Part:
    """Return a head: papery scales below, florets on top."""
    outline, across = circle(at, size), way * 1j * size

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.6)
        low = (
            at - way * size * 0.1 - across * 0.7,
            at - way * size * 0.62,
            at - way * size * 0.1 + across * 0.7,
        )
        canvas.fill(bowed_sliver(low, 1.9), body.shade)
        canvas.line(dots([at + way * size * 0.3 + across * x for x in (-0.42, 0, 0.42)]), body.light, 2.2)

    return Part(dot(at), draw, girth=2 * size - 0.4, heavy=False)


# Spurge: foot, bend and end of each shoot, and its scale.
COLUMNS = (
    (58 + 94j, 36 + 62j, 32 + 44j, 1.0),
    (74 + 94j, 94 + 66j, 99 + 48j, 0.96),
    (65 + 95j, 64 + 60j, 65 + 36j, 1.12),
)
RAYS = (-74, 74, -38, 38, 0)


def draw_sea_spurge(canvas: Canvas) -> None:
    """Draw three shoots shingled with fleshy leaves, each under its umbel of cups."""
    parts: list[Part] = []
    for root, bend, end, scale in COLUMNS:
        parts += _umbel(canvas, end, (end - bend) / abs(end - bend), scale)
        parts += _shingles(canvas, bezier(root, bend, end, steps=8), scale)
    assemble(canvas, parts)


def _shingles(canvas: Canvas, way: list[complex], scale: float) -> list[Part]:
    at, leaves, rows = along(way), [], 7
    for k in range(rows, -1, -1):
        t = k / rows * 0.95
        course = at(min(1, t + 0.05)) - at(max(0, t - 0.05))
        course /= abs(course)
        for off in (-1, 1, 0) if k % 2 else (-0.55, 0.55):
            base = at(t) + course * 1j * off * 2.6 * scale
            tip = base + course * (1 + 0.9j * off) * 14 * scale
            frame = blade(base, tip, 10.4 * scale, bow=-off * 0.10, peak=0.5, start=4, steps=3)
            leaves.append(leaf(frame, canvas.body, line=1.5, rib=0, heavy=False))
    return leaves


def _umbel(canvas: Canvas, at: complex, way: complex, scale: float) -> list[Part]:
    ends = [at + way * step(off + 90, 1) * 20 * scale for off in RAYS]
    rays = branches([([at, end], 3.2) for end in ends], canvas.tone("shoot"))
    return [rays, *(_cup(end, (end - at) / abs(end - at), 6.8 * scale) for end in ends)]


BRACT = trace("-0.7 0, -0.6 0.9, 0.2 1.5, 1.0 1.4, 1.2 0.7, 0.6 0")


def _cup(at: complex, way: complex, size: float) -> Part:
    """Return two round bracts and between them a cup with its glands."""
    left, right = (
        spline([at + way * size * complex(p.real, side * p.imag) for p in BRACT], closed=True)
        for side in (-1, 1)
    )
    middle = at + way * size * 0.3

    def draw(canvas: Canvas) -> None:
        shoot, pollen = canvas.tone("shoot"), canvas.tone("pollen")
        canvas.shape(left, shoot.light, 1.5)
        canvas.shape(right, shoot.base, 1.5)
        canvas.shape(circle(middle, size * 0.46), pollen.base, 1.3)
        canvas.line(dots([middle + way * size * 0.22 * spin for spin in (1, -1j, 1j)]), pollen.shade, 1.5)

    return Part(left + right, draw)
