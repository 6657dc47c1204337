"""Art: plants of many small flowers held together: sea thrift, everlasting, sea spurge."""

from generator.art.botany import Part, Pose, assemble, blade, leaf, stem
from generator.art.brush import along, bezier, circle, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver, sliver

# Thrift heads: where, how large; their stems rise from the cushion.
PINKS = (
    (26 + 38j, 11.0, 48),
    (47 + 21j, 12.0, 57),
    (70 + 31j, 11.0, 66),
    (91 + 18j, 12.0, 74),
    (109 + 41j, 11.0, 82),
    (49 + 52j, 10.0, 58),
)


def draw_sea_thrift(canvas: Canvas) -> None:
    """Draw a cushion of narrow leaves and six round heads on bare stems."""
    green, stalk = canvas.tone("moss"), canvas.tone("straw")
    rng = canvas.rng
    tufts = [
        leaf(
            blade(
                complex(65 + off * 0.34, 96),
                65 + 97j + step(off, 40 - abs(off) * 0.10 + rng.uniform(-4, 4)) * 1.0,
                5.4,
                bow=-off / 700,
                peak=0.5,
                start=3,
            ),
            green,
            rib=0,
        )
        for off in (-80, 80, -70, 70, -58, 58, -46, 46, -34, 34, -22, 22, -10, 10, 0)
    ]
    stems = [
        stem([complex(x, 90), mix(complex(x, 90), at, 0.55) - 0.5, at], 3.0, stalk) for at, _, x in PINKS
    ]
    heads = [_pink(canvas, at, size) for at, size, _ in PINKS]
    front = [
        leaf(
            blade(
                complex(65 + off * 0.36, 97),
                65 + 98j + step(off, 25 + rng.uniform(-3, 3)),
                5.4,
                bow=-off / 700,
                peak=0.5,
                start=3,
            ),
            green,
            rib=0,
        )
        for off in (-84, 84, -64, 64, -46, 46, -28, 28, -10, 10)
    ]
    assemble(canvas, [*tufts[:8], *stems, *tufts[8:], *front, *heads])


def _pink(canvas: Canvas, at: complex, size: float) -> Part:
    bumps = 11
    edge = [
        at + step(360 * k / bumps + off, size * reach)
        for k in range(bumps)
        for off, reach in ((0, 0.9), (10, 1.06), (22, 1.06))
    ]
    collar = [at + p * size / 11 for p in trace("-7 7, -5 12.6, 0 14.4, 5 12.6, 7 7, 0 5")]

    def draw(canvas: Canvas) -> None:
        body, rng = canvas.body, canvas.rng
        canvas.shape(contour(collar), canvas.tone("straw").base, 1.5)
        whole = paint(canvas, edge, body, lit=2.0, dark=3.6)
        florets = lights = ""
        for ring, count in ((0.72, 8), (0.34, 4)):
            for k in range(count):
                turn = 360 * (k + ring) / count
                middle = at + step(turn, size * ring)
                lights += dot(middle)
                florets += "".join(
                    sliver(middle + step(turn + 72 * j, 1.0), middle + step(turn + 72 * j, 2.6), 0.8)
                    for j in range(5)
                )
        canvas.fill(florets, body.shade)
        canvas.line(lights, canvas.tone("paper").light, 1.6)
        canvas.outline(whole, width=1.8)

    return Part(contour(edge), draw)


# Everlasting: three shoots, each with a flat-topped cluster.
SHOOTS = (
    ((60 + 96j), 46 + 70j, 32 + 42j),
    ((66 + 96j), 68 + 66j, 67 + 34j),
    ((72 + 96j), 92 + 72j, 101 + 44j),
)
CLUSTER = ((-13, 1), (13, 1), (-7.5, -5), (7.5, -5), (0, -8), (-4.5, 3), (4.5, 3), (0, -1), (-19, 6), (19, 6))


def draw_everlasting(canvas: Canvas) -> None:
    """Draw three woolly shoots with needle leaves and clusters of small round heads."""
    silver = canvas.tone("leaf")
    parts: list[Part] = []
    for root, bend, end in SHOOTS:
        way = bezier(root, bend, end, steps=12)
        needles = []
        for k in range(1, 10):
            at, course = way[k], (way[k + 1] - way[k - 1])
            course /= abs(course)
            for side in (-1, 1):
                needles.append(
                    leaf(
                        blade(
                            at,
                            at + (course * 0.9 + course * 1j * side * (0.8 if k % 2 else 1.0)) * 11.5,
                            3.6,
                            bow=side * -0.12,
                            start=2.4,
                        ),
                        silver,
                        line=1.4,
                        rib=0,
                    )
                )
        parts += [*needles, stem(way, 3.4, silver)]
    for _, bend, end in SHOOTS:
        course = (end - bend) / abs(end - bend)
        lean = course * 1j
        for x, y in CLUSTER:
            at = end + x * lean * 1.0 - course * y * 1.0
            parts.append(stem([end - course * 8, mix(end, at, 0.5), at], 2.4, silver))
        for x, y in CLUSTER:
            at = end + x * lean - course * y
            parts.append(_button(canvas, at, course, 6.0))
    assemble(canvas, parts)


def _button(canvas: Canvas, at: complex, way: complex, size: float) -> Part:
    outline = circle(at, size)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.6)
        canvas.fill(
            bowed_sliver(
                (
                    at - way * size * 0.1 - way * 1j * size * 0.7,
                    at - way * size * 0.62,
                    at - way * size * 0.1 + way * 1j * size * 0.7,
                ),
                1.8,
            ),
            body.shade,
        )
        canvas.line(
            "".join(dot(at + way * size * 0.28 + way * 1j * size * x) for x in (-0.42, 0, 0.42)),
            body.light,
            2.0,
        )

    return Part(outline, draw)


# Spurge: the foot and the top of each shoot, and its bend.
COLUMNS = (
    (56 + 97j, 34 + 60j, 28 + 42j, 0.94),
    (76 + 97j, 96 + 64j, 103 + 47j, 0.9),
    (65 + 97j, 64 + 60j, 65 + 34j, 1.08),
)


def draw_sea_spurge(canvas: Canvas) -> None:
    """Draw three shoots shingled with fleshy leaves, each under its umbel of cups."""
    parts: list[Part] = []
    for root, bend, end, scale in COLUMNS:
        way = bezier(root, bend, end, steps=16)
        parts += _umbel(canvas, end, (end - bend) / abs(end - bend), scale)
        parts += _shingles(canvas, way, scale)
    assemble(canvas, parts)


def _shingles(canvas: Canvas, way: list[complex], scale: float) -> list[Part]:
    at, leaves = along(way), []
    rows = 10
    for k in range(rows, -1, -1):
        t = k / rows * 0.96
        course = at(min(1, t + 0.05)) - at(t - 0.05)
        course /= abs(course)
        offs = (-1, 1, 0) if k % 2 else (-0.5, 0.5)
        for off in offs:
            base = at(t) + course * 1j * off * 2.4 * scale
            tip = base + (course * 1.0 + course * 1j * off * (0.95 if abs(off) > 0.9 else 0.8)) * 12.4 * scale
            leaves.append(
                leaf(
                    blade(base, tip, 8.4 * scale, bow=-off * 0.10, peak=0.5, start=4),
                    canvas.body,
                    line=1.5,
                    rib=0.9,
                )
            )
    return leaves


def _umbel(canvas: Canvas, at: complex, way: complex, scale: float) -> list[Part]:
    shoot = canvas.tone("shoot")
    turns = (-74, 74, -40, 40, 0)
    ends = []
    for off in turns:
        spin = step(off + 90, 1)
        ends.append(at + way * spin * (20 if off else 19) * scale)
    rays = [stem([at, mix(at, end, 0.5), end], 3.2, shoot) for end in ends]
    return [*rays, *(_cup(canvas, end, (end - at) / abs(end - at), 6.6 * scale) for end in ends)]


def _cup(canvas: Canvas, at: complex, way: complex, size: float) -> Part:
    """Return two round bracts and between them a cup with its glands."""
    bracts = [
        [
            at + way * size * p.real + way * 1j * side * size * p.imag
            for p in trace("-0.6 0, -0.5 0.7, 0 1.3, 0.7 1.35, 1.05 0.8, 0.7 0.2")
        ]
        for side in (-1, 1)
    ]
    edge = "".join(map(contour, bracts))
    middle = at + way * size * 0.35

    def draw(canvas: Canvas) -> None:
        shoot = canvas.tone("shoot")
        for bract, tone in zip(bracts, (shoot.light, shoot.base), strict=True):
            canvas.shape(contour(bract), tone, 1.5)
        canvas.shape(circle(middle, size * 0.5), canvas.tone("pollen").base, 1.3)
        canvas.line(
            "".join(dot(middle + way * size * 0.24 * spin) for spin in (1, -1j, 1j)),
            canvas.tone("pollen").shade,
            1.6,
        )

    return Part(edge + circle(middle, size * 0.5), draw)
