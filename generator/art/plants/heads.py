"""Art: plants of many small flowers held together: sea thrift, everlasting, sea spurge."""

from itertools import pairwise

from generator.art.botany import Part, assemble, branches, dots, ribbon
from generator.art.brush import Points, along, bezier, circle, mix, spline, straight, swelling
from generator.art.canvas import Canvas
from generator.art.foliage import Blade, blade, leaves
from generator.art.form import trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver

# Thrift heads: where, how large, where their stems leave the cushion.
PINKS = (
    (19 + 43j, 12.2, 46), (42 + 21j, 13.2, 56), (66 + 33j, 12.6, 66),
    (89 + 19j, 13.4, 74), (111 + 39j, 12.8, 84), (45 + 53j, 11.2, 56),
)  # fmt: skip
# Leaves of the cushion, by the clock, each to both sides.
BACK_TUFT = (74, 58, 42, 26, 10)
FRONT_TUFT = (84, 64, 46, 28, 9)


def draw_sea_thrift(canvas: Canvas) -> None:
    """Draw a cushion of narrow leaves and six round heads on bare stems."""
    stems = [([complex(x, 88), mix(complex(x, 88), at, 0.55) - 0.5, at], 3.2) for at, _, x in PINKS]
    back, front = _tuft(canvas, BACK_TUFT, 41.0), _tuft(canvas, FRONT_TUFT, 27.0)
    bare = branches(stems, canvas.tone("grass"))
    assemble(canvas, [*back[:2], bare, *back[2:], *front, *(_pink(at, size) for at, size, _ in PINKS)])


def _tuft(canvas: Canvas, turns: tuple[int, ...], length: float) -> list[Part]:
    """Return narrow leaves that spread from the foot of the cushion, in pairs."""
    pairs = []
    for out in turns:
        frames = []
        for off in (-out, out):
            base = complex(65 + off * 0.36, 94)
            tip = base + step(off, (length - out * 0.08) * canvas.rng.uniform(0.86, 1.1))
            frames.append(blade(base, tip, 5.8, bow=-off / 700, peak=0.5, start=3, steps=2))
        pairs.append(leaves(frames, canvas.tone("moss"), rib=0, line=1.5, heavy=False))
    return pairs


COLLAR = trace("0 4, -9 6, -6 14, 0 16, 6 14, 9 6")
# The shaded side of a head: by the clock, shares of its radius.
DUSK = ((60, 0.9), (100, 1.0), (140, 1.0), (180, 0.98), (215, 0.86), (170, 0.62), (120, 0.6))


def _pink(at: complex, size: float) -> Part:
    """Return a round head of florets over its papery collar."""
    edge = [
        at + step(36 * k + off, size * reach) for k in range(10) for off, reach in ((0, 0.84), (18, 1.16))
    ]
    outline = spline(edge, closed=True)
    collar = spline([at + p * size / 12 for p in COLLAR], closed=True)
    dusk = spline([at + step(turn, size * reach) for turn, reach in DUSK], closed=True)
    eyes = [(360 * (k + ring) / count, ring) for ring, count in ((0.7, 7), (0.26, 3)) for k in range(count)]
    middles = [at + step(turn, size * ring) for turn, ring in eyes]
    rays = "".join(
        straight([m + step(turn + k, 0.9), m + step(turn + k, 3.0)])
        for (turn, _), m in zip(eyes, middles, strict=True)
        for k in (0, 80, 150, 220, 280)
    )

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(collar, canvas.tone("straw").base, 1.5)
        canvas.shape(outline, body.base, 1.8)
        canvas.fill(dusk, body.shade)
        canvas.line(rays, body.light, 0.9)
        canvas.line(dots(middles), canvas.tone("paper").light, 1.8)

    return Part(outline, draw, heavy=False)


# Everlasting: shoots with their bend and end, each with a flat-topped cluster of heads, the top ones behind.
SHOOTS = ((58 + 94j, 46 + 68j, 27 + 37j), (72 + 94j, 84 + 68j, 103 + 37j), (65 + 94j, 66 + 64j, 65 + 28j))
CLUSTER = ((0, 10), (-9, 5), (9, 5), (0, -1), (-16.5, -3), (16.5, -3), (-8, -7.5), (8, -7.5))


def draw_everlasting(canvas: Canvas) -> None:
    """Draw three woolly shoots with needle leaves and clusters of small round heads."""
    silver = canvas.tone("leaf")
    ways = [bezier(*shoot, steps=8) for shoot in SHOOTS]
    shoots = [part for way in ways for part in (_foliage(way), branches([(way, 3.6)], silver))]
    stalks, heads = [], []
    for way in ways:
        course = (way[-1] - way[-2]) / abs(way[-1] - way[-2])
        places = [way[-1] + course * (y + 1j * x) for x, y in CLUSTER]
        stalks += [([way[-1] - course * 14, at], 2.8) for at in places]
        heads += [_button(at, course, 7.2) for at in places]
    assemble(canvas, [*shoots, branches(stalks, silver, heavy=False), *heads])


def _foliage(way: Points) -> Part:
    """Return the narrow leaves on both sides of a shoot, lit on the left."""
    needles = lit = shade = ""
    for k, (here, there) in enumerate(pairwise(way[1:-1])):
        course = (there - here) / abs(there - here)
        for side in (-1, 1):
            bend, tip = course * (5 + 8j * side), course * (12 + (8 + 3 * (k % 2)) * 1j * side)
            needles += ribbon([here, here + bend * 0.8, here + tip], swelling(5.0, start=3.8, end=0.8))
            vein = straight([here + bend * 0.4, here + bend * 0.55 + tip * 0.3])
            lit, shade = (lit + vein, shade) if side < 0 else (lit, shade + vein)

    def draw(canvas: Canvas) -> None:
        silver = canvas.tone("leaf")
        canvas.shape(needles, silver.base, 1.4)
        canvas.line(lit, silver.light, 1.3)
        canvas.line(shade, silver.shade, 1.4)

    return Part(needles, draw, heavy=False)


def _button(at: complex, way: complex, size: float) -> Part:
    """Return a head: papery scales below, the florets a lighter cap."""
    across = way * 1j * size
    low = (
        at - way * size * 0.1 - across * 0.74,
        at - way * size * 0.66,
        at - way * size * 0.1 + across * 0.74,
    )
    cap = (
        at + way * size * 0.34 - across * 0.56,
        at + way * size * 0.62,
        at + way * size * 0.34 + across * 0.56,
    )

    def draw(canvas: Canvas) -> None:
        canvas.shape(circle(at, size), canvas.body.base, 1.6)
        canvas.fill(bowed_sliver(low, 2.4), canvas.body.shade)
        canvas.fill(bowed_sliver(cap, 2.2), canvas.body.light)

    return Part(dots([at]), draw, girth=2 * size - 0.4, heavy=False)


# Spurge: foot, bend and end of each shoot, and its scale.
COLUMNS = (
    (34 + 92j, 26 + 66j, 29 + 42j, 0.98),
    (97 + 92j, 105 + 70j, 102 + 48j, 0.92),
    (65 + 93j, 63 + 60j, 65 + 34j, 1.1),
)
RAYS = (-62, 62, -32, 32, 0)


def draw_sea_spurge(canvas: Canvas) -> None:
    """Draw three shoots shingled with fleshy leaves, each under its umbel of cups."""
    parts: list[Part] = []
    for root, bend, end, scale in COLUMNS:
        parts += _umbel(canvas, end, (end - bend) / abs(end - bend), scale)
        parts += _shingles(canvas, bezier(root, bend, end, steps=8), scale)
    assemble(canvas, parts)


def _shingles(canvas: Canvas, way: Points, scale: float) -> list[Part]:
    """Return the leaves of a shoot from its top down, row over row."""
    at, rows = along(way), []
    for k in range(6, -1, -1):
        t = k / 6 * 0.95
        course = at(min(1, t + 0.05)) - at(max(0, t - 0.05))
        course /= abs(course)
        for offs in ((-1, 1), (0,)) if k % 2 else ((-0.55,), (0.55,)):
            frames = [_shingle(at(t), course, off, scale) for off in offs]
            edge = "".join(straight([frame.spine[0], frame.spine[-1]]) for frame in frames)
            row = leaves(frames, canvas.body, line=1.5, rib=0)
            rows.append(Part(edge, row.draw, girth=3, heavy=False))
    return rows


def _shingle(at: complex, course: complex, off: float, scale: float) -> Blade:
    base = at + course * 1j * off * 2.6 * scale
    tip = base + course * (1 + 0.7j * off) * 14 * scale
    return blade(base, tip, 11.4 * scale, bow=-off * 0.12, peak=0.5, start=5, steps=2)


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
        c + spin * turn * 1.5 * scale for c, spin in zip(cups, spins, strict=True) for turn in (1, 1j, -1j)
    ]

    def draw(canvas: Canvas) -> None:
        shoot, pollen = canvas.tone("shoot"), canvas.tone("pollen")
        canvas.shape(left, shoot.light, 1.5)
        canvas.shape(right, shoot.base, 1.5)
        canvas.line(dots(cups), canvas.ink, round(7.4 * scale, 1))
        canvas.line(dots(cups), pollen.base, round(4.8 * scale, 1))
        canvas.line(dots(glands), pollen.shade, 1.5)

    return [rays, Part(dots(cups), draw, girth=round(10 * scale), heavy=False)]
