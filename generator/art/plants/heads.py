"""Art: plants of many small flowers held together: sea thrift, everlasting, sea spurge."""

from itertools import pairwise

from generator.art.botany import Part, assemble, blade, branches, daub, dots, leaf, ribbon
from generator.art.brush import along, bezier, circle, mix, spline, straight, swelling
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver

# Thrift heads: where, how large, where their stems leave the cushion.
PINKS = (
    (19 + 43j, 12.2, 46), (42 + 21j, 13.2, 56), (66 + 33j, 12.6, 66),
    (89 + 19j, 13.4, 74), (111 + 39j, 12.8, 84), (45 + 53j, 11.2, 56),
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
        frame = blade(base, tip, 5.8, bow=-off / 700, peak=0.5, start=3, steps=2)
        blades.append(leaf(frame, green, rib=0, line=1.5, heavy=False))
    return blades


COLLAR = trace("0 4, -9 6, -6 14, 0 16, 6 14, 9 6")


def _pink(at: complex, size: float) -> Part:
    """Return a round head of florets over its papery collar."""
    bumps = 10
    lobes = ((0, 0.84), (18, 1.16))
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

    return Part(outline, draw, heavy=False)


# Everlasting: shoots with their bend and end, each with a flat-topped cluster of heads.
SHOOTS = ((60 + 94j, 46 + 70j, 29 + 41j), (70 + 94j, 88 + 70j, 101 + 41j), (65 + 94j, 66 + 64j, 65 + 32j))
CLUSTER = ((-15, -4), (15, -4), (-8, 3.4), (8, 3.4), (0, 8), (-7, -7), (7, -7), (0, -2))


def draw_everlasting(canvas: Canvas) -> None:
    """Draw three woolly shoots with needle leaves and clusters of small round heads."""
    silver = canvas.tone("leaf")
    ways = [bezier(*shoot, steps=8) for shoot in SHOOTS]
    stalks, buttons, gleams = [], [], []
    for way in ways:
        course = (way[-1] - way[-2]) / abs(way[-1] - way[-2])
        for x, y in CLUSTER:
            at = way[-1] + course * y + course * 1j * x
            stalks.append(
                ([way[-1] - course * 12, way[-1] + course * (y - 6) / 2 + course * 1j * x / 2, at], 2.8)
            )
            buttons.append(_button(at, course, 6.8))
            gleams += [at + (course * 0.36 + course * 1j * side) * 6.8 for side in (-0.42, 0, 0.42)]
    shoots = [part for way in ways for part in (_foliage(way), branches([(way, 3.6)], silver))]
    assemble(
        canvas, [*shoots, branches(stalks, silver), *buttons, Part("", lambda c: _draw_gleams(c, gleams))]
    )


def _foliage(way: list[complex]) -> Part:
    """Return the narrow leaves on both sides of a shoot, lit on the left."""
    needles = lit = shade = ""
    for k, (here, there) in enumerate(pairwise(way[1:-1])):
        course = (there - here) / abs(there - here)
        for side in (-1, 1):
            bend, tip = course * (5 + 8j * side), course * (12 + (8 + 3 * (k % 2)) * 1j * side)
            needles += ribbon([here, here + bend * 0.8, here + tip], swelling(4.4, start=3.6, end=0.8))
            vein = straight([here + bend * 0.4, here + bend * 0.55 + tip * 0.3])
            lit, shade = (lit + vein, shade) if side < 0 else (lit, shade + vein)

    def draw(canvas: Canvas) -> None:
        silver = canvas.tone("leaf")
        canvas.shape(needles, silver.base, 1.4)
        canvas.line(lit, silver.light, 1.1)
        canvas.line(shade, silver.shade, 1.2)

    return Part(needles, draw, heavy=False)


def _button(at: complex, way: complex, size: float) -> Part:
    """Return a head with papery scales below."""
    across = way * 1j * size
    low = (at - way * size * 0.1 - across * 0.7, at - way * size * 0.62, at - way * size * 0.1 + across * 0.7)

    def draw(canvas: Canvas) -> None:
        canvas.shape(circle(at, size), canvas.body.base, 1.6)
        canvas.fill(bowed_sliver(low, 2.2), canvas.body.shade)

    return Part(dots([at]), draw, girth=2 * size - 0.4, heavy=False)


def _draw_gleams(canvas: Canvas, gleams: list[complex]) -> None:
    canvas.line(dots(gleams), canvas.body.light, 2.2)


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
    at, leaves, rows = along(way), [], 6
    for k in range(rows, -1, -1):
        t = k / rows * 0.95
        course = at(min(1, t + 0.05)) - at(max(0, t - 0.05))
        course /= abs(course)
        for off in (-1, 1, 0) if k % 2 else (-0.55, 0.55):
            base = at(t) + course * 1j * off * 2.6 * scale
            tip = base + course * (1 + 0.9j * off) * 14 * scale
            frame = blade(base, tip, 11.4 * scale, bow=-off * 0.12, peak=0.5, start=5, steps=2)
            shingle = leaf(frame, canvas.body, line=1.5, rib=0)
            leaves.append(Part(straight([base, tip]), shingle.draw, girth=3, heavy=False))
    return leaves


BRACT = trace("-0.7 0, -0.6 0.9, 0.2 1.5, 1.0 1.4, 1.2 0.7, 0.6 0")


def _umbel(canvas: Canvas, at: complex, way: complex, scale: float) -> list[Part]:
    """Return rays that spread, and at the end of each two round bracts and a cup with its glands."""
    spins = [way * step(off + 90, 1) for off in RAYS]
    ends = [at + spin * 20 * scale for spin in spins]
    rays = branches([([at, end], 3.2) for end in ends], canvas.tone("shoot"))
    left, right = (
        "".join(
            spline([end + spin * complex(p.real, side * p.imag) * 6.8 * scale for p in BRACT], closed=True)
            for end, spin in zip(ends, spins, strict=True)
        )
        for side in (-1, 1)
    )
    cups = [end + spin * 2 * scale for end, spin in zip(ends, spins, strict=True)]
    glands = [
        cup + spin * turn * 1.5 * scale
        for cup, spin in zip(cups, spins, strict=True)
        for turn in (1, 1j, -1j)
    ]

    def draw(canvas: Canvas) -> None:
        shoot, pollen = canvas.tone("shoot"), canvas.tone("pollen")
        canvas.shape(left, shoot.light, 1.5)
        canvas.shape(right, shoot.base, 1.5)
        canvas.line(dots(cups), canvas.ink, 7.4 * scale)
        canvas.line(dots(cups), pollen.base, 4.8 * scale)
        canvas.line(dots(glands), pollen.shade, 1.5)

    return [rays, Part(dots(cups), draw, girth=round(9 * scale), heavy=False)]
