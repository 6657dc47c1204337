"""Art: the armed plants of the dune: sea holly with its collars of spines, gorse with its thorns."""

from itertools import pairwise

from generator.art.botany import Part, assemble, branches, dots
from generator.art.brush import Points, along, bezier, mix, pair, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.form import trace
from generator.art.plants.petals import Pose
from generator.art.polar import step

Fan = tuple[tuple[float, float], ...]

# Spines of a bract and of a leaf: degrees off its way, share of its length.
BRACT: Fan = ((-21, 0.62), (-14, 0.9), (0, 1.1), (14, 0.9), (21, 0.62))
SMALL: Fan = ((-30, 0.6), (-14, 0.84), (0, 1.1), (14, 0.84), (30, 0.6))
BROAD: Fan = (
    (-78, 0.4), (-56, 0.62), (-38, 0.58), (-24, 0.9), (-12, 0.76), (0, 1.05),
    (12, 0.76), (24, 0.9), (38, 0.58), (56, 0.62), (78, 0.4),
)  # fmt: skip
# Heads of the sea holly: where, how they lean, their size.
HEADS = ((28 + 36j, -24, 9.6), (103 + 38j, 22, 9.6), (65 + 22j, 0, 11.6))
FORK = 65 + 64j
STALKS = (
    ((64 + 94j, 65 + 80j, FORK), 5.4),
    ((FORK, 48 + 57j, 32 + 43j), 4.2),
    ((FORK, 83 + 57j, 99 + 46j), 4.2),
    ((FORK, 65 + 50j, 65 + 34j), 4.6),
)


def draw_sea_holly(canvas: Canvas) -> None:
    """Draw three heads on a forked stem, each on its collar, over leaves like stars of spines."""
    leaves = [_thorny(61 + 81j, -72, BROAD, 36), _thorny(68 + 81j, 72, BROAD, 36)]
    small = [_thorny(FORK + 6j, turn, SMALL, 22) for turn in (-42, 42)]
    parts = [*leaves, branches(STALKS, canvas.body), *small]
    for at, lean, size in HEADS:
        below = at + step(180 + lean, size * 0.7)
        parts += [_thorny(below, lean + off, BRACT, size * 2.1) for off in (-62, 62)]
        parts.append(_thistle(at, size, lean))
        parts += [_thorny(below, lean + off, BRACT, size * 1.9) for off in (-104, 104, -152, 152)]
    assemble(canvas, parts)


def _thorny(base: complex, turn: float, fan: Fan, length: float) -> Part:
    """Return a leaf that runs out in spines, hollow between them."""
    tips = [base + step(turn + off, share * length) for off, share in fan]
    hollows = [
        base + step(turn + (off + other) / 2, min(share, next_share) * length * 0.7)
        for (off, share), (other, next_share) in pairwise(fan)
    ]
    bends = " ".join(f"{pair(low)} {pair(tip)}" for low, tip in zip(hollows, tips[1:], strict=True))
    outline = f"M{pair(base)}L{pair(tips[0])}Q{bends}z"

    def draw(canvas: Canvas) -> None:
        tone = canvas.tone("leaf")
        canvas.shape(outline, tone.base, 1.6)
        if len(hollows) > 4:
            low = sorted(hollows, key=lambda p: -(p.real + p.imag))[: len(hollows) // 2]
            canvas.line(
                "".join(straight([mix(base, p, 0.3), mix(base, p, 0.8)]) for p in low), tone.shade, 1.5
            )
        canvas.line("".join(straight([base, mix(base, p, 0.86)]) for p in tips), tone.light, 1.0)

    return Part(straight([base, *tips], closed=True), draw, heavy=False)


# The shaded side of a head: by the clock, shares of its radius.
DUSK = ((50, 1.06), (90, 1.06), (130, 1.06), (180, 1.0), (205, 0.9), (150, 0.4), (100, 0.4))


def _thistle(at: complex, size: float, lean: float) -> Part:
    """Return an egg-shaped head of tiny flowers."""
    pose, count = Pose(at, 1.0, lean), 13
    edge: list[complex] = []
    for k in range(count):
        turn = 360 * k / count
        reach = size * (1.14 if turn < 60 or turn > 300 else 0.96)
        edge += [pose.at(turn, reach), pose.at(turn + 180 / count, reach * 1.16)]
    outline = straight(edge, closed=True)
    rows = [
        complex(col + row % 2 / 2, row * 0.86) * size * 0.36 for row in range(-3, 4) for col in range(-3, 4)
    ]
    knobs = [at + p * step(lean + 90, 1) for p in rows if abs(p) < size * 0.98]
    dusk = spline([at + step(turn, size * reach) for turn, reach in DUSK], closed=True)
    lit = dots([p for p in knobs if (p - at).real + (p - at).imag < 0.2 * size])
    dim = dots([p for p in knobs if (p - at).real + (p - at).imag >= 0.2 * size])

    def draw(canvas: Canvas) -> None:
        canvas.shape(outline, canvas.body.base, 1.8)
        canvas.fill(dusk, canvas.body.shade)
        canvas.line(lit, canvas.body.light, round(size * 0.2, 1))
        canvas.line(dim, canvas.body.base, round(size * 0.2, 1))

    return Part(outline, draw)


BOUGH = (9 + 91j, 46 + 74j, 80 + 54j, 108 + 17j)
# Twigs: where they leave the bough, and their ends.
TWIGS = (
    (0.2, 30 + 50j),
    (0.42, 54 + 26j),
    (0.66, 82 + 15j),
    (0.3, 70 + 84j),
    (0.56, 104 + 66j),
    (0.8, 115 + 41j),
)
# Flowers: twig (6 is the bough), place on it, side.
BLOOMS = (
    (0, 0.6, 1), (0, 0.94, -1), (1, 0.5, 1), (1, 0.9, -1), (2, 0.6, -1), (2, 0.96, 1), (3, 0.55, -1),
    (3, 0.94, 1), (4, 0.5, 1), (4, 0.92, -1), (5, 0.8, 1), (6, 0.36, -1), (6, 0.74, -1), (6, 0.96, -1),
)  # fmt: skip


def draw_gorse(canvas: Canvas) -> None:
    """Draw a bough with its twigs, thorns on all sides, pea flowers along them."""
    green, rng = canvas.tone("moss"), canvas.rng
    main = bezier(*BOUGH, steps=8)
    on = along(main)
    ways = [bezier(on(t), mix(on(t + 0.12), tip, 0.45), tip, steps=4) for t, tip in TWIGS]
    thorns = "".join(_thorns(canvas, way, 5) for way in ways) + _thorns(canvas, main, 11)
    parts = [Part(thorns, lambda c: c.shape(thorns, green.base, 1.5), heavy=False)]
    parts.append(branches([*((w, 3.4) for w in ways), (main, 5.0)], green))
    for twig, share, side in BLOOMS:
        at = along(main if twig == 6 else ways[twig])
        course = at(min(1, share + 0.1)) - at(share - 0.1)
        course /= abs(course)
        parts.append(
            _pea(at(share) + course * 1j * side * 4.6, course * (1j * side + 0.6), rng.uniform(6.4, 7.0))
        )
    assemble(canvas, parts)


def _thorns(canvas: Canvas, way: Points, count: int) -> str:
    rng, at = canvas.rng, along(way)
    spikes = ""
    for t in [*spread(count, low=0.14, high=0.9), 1.0]:
        course = at(min(1, t + 0.06)) - at(t - 0.06)
        course /= abs(course)
        for side in (0,) if t == 1.0 else (-1, 1):
            tip = at(t) + course * (0.75 + 1j * side) * rng.uniform(9.0, 11.0)
            root = 1.9j * (tip - at(t)) / abs(tip - at(t))
            spikes += straight([at(t) - root, tip, at(t) + root])
    return spikes


# A pea flower that opens to the right: its standard, its wings, its cup.
STANDARD = trace("-0.8 0, -0.5 -0.6, 0.5 -1.2, 1.3 -0.9, 1.1 0, 1.3 0.9, 0.5 1.2, -0.5 0.6")
WINGS = trace("-0.7 0.05, 0 -0.4, 0.9 -0.4, 1.1 0.04, 0.7 0.46, 0 0.5")
CUP = trace("-1.1 0, -0.9 -0.4, 0 -0.4, -0.25 0, 0 0.4, -0.9 0.4")
FOLD = trace("0.2 0.3, 0.9 0.25, 1 0.55, 0.5 0.85, 0 0.6")


def _pea(at: complex, way: complex, size: float) -> Part:
    """Return a pea flower that opens towards ``way``: a standard behind, two wings, a hairy cup."""
    spin = way / abs(way) * size
    standard, wings, cup, fold = (
        spline([at + p * spin for p in outline], closed=True) for outline in (STANDARD, WINGS, CUP, FOLD)
    )

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(standard, body.base, 1.5)
        canvas.fill(fold, body.shade)
        canvas.shape(wings, body.light, 1.2)
        canvas.shape(cup, canvas.tone("moss").light, 1.2)

    return Part(standard, draw, heavy=False)
