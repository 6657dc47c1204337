"""Art: the armed plants of the dune: sea holly with its collars of spines, gorse with its thorns."""

from generator.art.brush import along, bezier, circle, mix, pair, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, trace
from generator.art.botany import Part, Pose, assemble, stem
from generator.art.polar import step
from generator.art.shading import sliver
from generator.model import Tone


def _thorny(
    base: complex, turn: float, tips: tuple[tuple[float, float], ...], *, valley: float = 0.6
) -> Part:
    """Return a leaf of spines: from its base a tip for each (degrees off its way, length), hollow between."""
    points = [base + step(turn + off, length) for off, length in tips]
    path = f"M{pair(base)}L{pair(points[0])}"
    for (off, length), (off_next, length_next), p in zip(tips, tips[1:], points[1:]):
        low = min(length, length_next) * valley
        path += f"Q{pair(base + step(turn + (off + off_next) / 2, low))} {pair(p)}"
    path += "z"
    return Part(path, lambda canvas: _draw_thorny(canvas, path, base, points))


def _draw_thorny(canvas: Canvas, path: str, base: complex, points: list[complex]) -> None:
    tone = canvas.tone("leaf")
    canvas.shape(path, tone.base, 1.6)
    darker = (
        points[len(points) // 2 :]
        if (points[-1] - base).real + (points[-1] - base).imag
        > (points[0] - base).real + (points[0] - base).imag
        else points[: len(points) // 2 + 1]
    )
    shade = "".join(
        sliver(mix(base, a, 0.25), mix(base, mix(a, b, 0.5), 0.66), 2.2) for a, b in zip(darker, darker[1:])
    )
    canvas.fill(shade, tone.shade)
    canvas.fill(
        "".join(
            taper([base, mix(base, p, 0.5), mix(base, p, 0.93)], swelling(1.5, start=1.5)) for p in points
        ),
        tone.light,
    )


COLLAR = ((-16, 0.62), (-11, 0.9), (0, 1.1), (11, 0.9), (16, 0.62))


def _collar(at: complex, turns: tuple[float, ...], length: float) -> list[Part]:
    return [
        _thorny(at, turn, tuple((off * 1.3, share * length) for off, share in COLLAR), valley=0.72)
        for turn in turns
    ]


def _thistle(canvas: Canvas, at: complex, size: float, lean: float) -> Part:
    """Return an egg-shaped head of tiny flowers."""
    pose = Pose(at, 1.0, lean)
    edge: list[complex] = []
    count = 13
    for k in range(count):
        turn = 360 * k / count
        reach = size * (1.12 if turn < 60 or turn > 300 else 0.94)
        edge += [pose.at(turn, reach), pose.at(turn + 180 / count, reach * 1.16)]
    outline = contour(edge, soft=False)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.base, 1.8)
        with canvas.clipped(outline):
            canvas.fill(circle(at + size * (0.75 + 0.8j), size), body.shade)
            knobs = lit = ""
            for row in range(-3, 4):
                for col in range(-3, 4):
                    p = complex(col + row % 2 / 2, row * 0.86) * size * 0.36
                    if abs(p) < size * 0.98:
                        here = pose.at(0, 0) + p
                        if p.real + p.imag < 0.2 * size:
                            lit += dot(here)
                        else:
                            knobs += dot(here)
            canvas.line(lit, body.light, size * 0.2)
            canvas.line(knobs, body.base, size * 0.2)

    return Part(outline, draw)


def draw_sea_holly(canvas: Canvas) -> None:
    """Draw three heads on a forked stem, each on its collar, over leaves like stars of spines."""
    stalk = canvas.body
    fork = 64 + 66j
    parts = [
        stem([64 + 97j, 65 + 80j, fork], 5.4, stalk),
        stem([fork, 48 + 58j, 32 + 44j], 4.0, stalk),
        stem([fork, 84 + 58j, 99 + 47j], 4.0, stalk),
        stem([fork, 65 + 50j, 65 + 34j], 4.4, stalk),
    ]
    wide = (
        (-78, 14),
        (-56, 22),
        (-38, 20),
        (-24, 31),
        (-12, 26),
        (0, 36),
        (12, 26),
        (24, 31),
        (38, 20),
        (56, 22),
        (78, 14),
    )
    parts += [_thorny(60 + 88j, -72, wide), _thorny(68 + 88j, 74, wide)]
    parts += [_thorny(62 + 72j, -38, ((-26, 12), (-12, 17), (0, 22), (12, 17), (26, 12)), valley=0.66)]
    parts += [_thorny(66 + 72j, 40, ((-26, 12), (-12, 17), (0, 22), (12, 17), (26, 12)), valley=0.66)]
    for at, lean, size in ((28 + 36j, -22, 9.4), (103 + 39j, 20, 9.4), (65 + 23j, 0, 11.4)):
        below = at + step(180 + lean, size * 0.7)
        parts += _collar(below, tuple(lean + t for t in (-62, 62)), size * 2.1)
        parts += [_thistle(canvas, at, size, lean)]
        parts += _collar(below, tuple(lean + t for t in (-104, 104, -152, 152)), size * 1.9)
    assemble(canvas, parts)


BOUGH = (10 + 95j, 50 + 72j, 84 + 50j, 118 + 8j)
TWIGS = (
    (0.2, 34 + 52j),
    (0.42, 58 + 26j),
    (0.66, 88 + 10j),
    (0.3, 74 + 88j),
    (0.56, 112 + 66j),
    (0.8, 124 + 34j),
)
BLOOMS = (
    (0, 0.62, 1), (0, 0.86, -1), (1, 0.5, 1), (1, 0.86, -1), (2, 0.55, -1), (2, 0.9, 1), (3, 0.55, -1), (3, 0.9, 1),
    (4, 0.5, 1), (4, 0.86, -1), (5, 0.75, 1), (6, 0.34, -1), (6, 0.52, 1), (6, 0.74, -1), (6, 0.95, 1),
)  # fmt: skip


def draw_gorse(canvas: Canvas) -> None:
    """Draw a bough with its twigs, thorns on all sides, pea flowers along them."""
    green, rng = canvas.tone("moss"), canvas.rng
    main = bezier(*BOUGH, steps=12)
    on = along(main)
    ways = [bezier(on(t), mix(on(t + 0.12), tip, 0.45), tip, steps=6) for t, tip in TWIGS]
    thorns: list[Part] = []
    for way, count in [*((w, 6) for w in ways), (main, 13)]:
        thorns.append(_thorns(way, count, green, canvas))
    parts = [*thorns, *(stem(w, 3.6, green) for w in ways), stem(main, 5.0, green)]
    for twig, share, side in BLOOMS:
        way = main if twig == 6 else ways[twig]
        at = along(way)(share)
        course = along(way)(min(1, share + 0.1)) - along(way)(share - 0.1)
        out = course / abs(course) * (1j * side)
        parts.append(_pea(at + out * 4.4, out + course / abs(course) * 0.6, rng.uniform(6.2, 7.2)))
    assemble(canvas, parts)


def _thorns(way: list[complex], count: int, tone: Tone, canvas: Canvas) -> Part:
    rng, at = canvas.rng, along(way)
    spikes = ""
    for k, t in enumerate(spread(count, low=0.1, high=0.97)):
        course = at(min(1, t + 0.06)) - at(t - 0.06)
        course /= abs(course)
        for side in (-1, 1):
            tip = at(t) + (course * 0.75 + 1j * side * course) * rng.uniform(7.5, 9.5)
            spikes += taper([at(t), mix(at(t), tip, 0.5), tip], swelling(3.0, start=2.8, peak=0.2))
    end = at(1) - at(0.9)
    spikes += taper(
        [at(0.96), at(1) + end / abs(end) * 4, at(1) + end / abs(end) * 9], swelling(3.0, start=2.8, peak=0.2)
    )
    return Part(spikes, lambda c: c.shape(spikes, tone.base, 1.5))


def _pea(at: complex, way: complex, size: float) -> Part:
    """Return a pea flower that opens towards ``way``: a standard behind, two wings, a hairy cup."""
    u = way / abs(way)

    def put(text: str) -> list[complex]:
        return [at + (p.real * u + p.imag * u * 1j) * size for p in trace(text)]

    standard = contour(put("-0.7 0, -0.2 -0.6, 0.55 -0.95, 1.15 -0.6, 1.0 0, 1.15 0.6, 0.55 0.95, -0.2 0.6"))
    wings = contour(put("-0.6 0.05, 0 -0.32, 0.7 -0.3, 0.95 0.02, 0.6 0.36, 0 0.4"))
    cup = contour(put("-1.0 0, -0.7 -0.36, -0.1 -0.3, -0.25 0, -0.1 0.3, -0.7 0.36"))

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(standard, body.base, 1.5)
        canvas.fill(sliver(*put("0.3 -0.72, 1 -0.4"), 1.2), body.light)
        canvas.fill(contour(put("0.2 0.3, 0.9 0.25, 0.9 0.55, 0.5 0.78, 0 0.55")), body.shade)
        canvas.shape(wings, body.light, 1.2)
        canvas.shape(cup, canvas.tone("moss").light, 1.2)

    return Part(standard + cup, draw)
