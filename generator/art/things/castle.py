"""Art: a sand-castle from a bucket: a keep and two towers, a wall with a gate, shells, a flag and a moat."""

from generator.art.brush import bezier, circle, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import comb, contour, dot, edge_cuts, trace
from generator.art.polar import star, step
from generator.art.solid import pole, solid

GROUND = trace("4.8 86, 12 78, 34 74, 66 73, 98 74, 118 78, 125.4 86, 117 94, 66 95.4, 14 94")
MOAT = "22 88, 42 84.6, 66 84, 92 85, 110 88.6, 94 92, 66 93.4, 38 92"
# Axis, foot, top, half width at foot and top, number of merlons.
TOWERS = (
    (66.0, 70.0, 20.0, 20.0, 15.6, 4),
    (27.0, 82.0, 42.0, 16.0, 12.4, 3),
    (105.0, 82.0, 45.0, 16.0, 12.4, 3),
)


def draw_sand_castle(canvas: Canvas) -> None:
    """Draw the castle, its gate towards the eye."""
    towers = [_tower(tower) for tower in TOWERS]
    wall = _wall()
    canvas.rim(contour(GROUND), *(contour(t, soft=False) for t in (*towers, wall)), _flag())
    solid(canvas, GROUND, canvas.body, lit=2, dark=3)
    _draw_flag(canvas)
    _draw_tower(canvas, towers[0])
    _draw_slits(canvas)
    _draw_wall(canvas, wall)
    for tower in towers[1:]:
        _draw_tower(canvas, tower)
    _draw_moat(canvas)
    _draw_shells(canvas)


def _tower(measures: tuple[float, float, float, float, float, int]) -> list[complex]:
    """Return the outline of a tower as a bucket leaves it: wider at the foot, notched at the top."""
    axis, foot, top, wide, narrow, merlons = measures
    xs = spread(2 * merlons, low=axis - narrow - 1.4, high=axis + narrow + 1.4)
    head = []
    for k in range(2 * merlons - 1):
        level = top if k % 2 == 0 else top + 5.4
        head += [complex(xs[k] + 0.3, level), complex(xs[k + 1] - 0.3, level + 0.5)]
    neck = [complex(axis + narrow + 1.4, top + 10), complex(axis + narrow - 0.4, top + 11)]
    mirror = [complex(axis - narrow + 0.4, top + 11), complex(axis - narrow - 1.4, top + 10)]
    return [complex(axis - wide, foot), *mirror, *head, *neck, complex(axis + wide, foot)]


def _draw_tower(canvas: Canvas, tower: list[complex]) -> None:
    whole = contour(tower, soft=False)
    solid(canvas, tower, canvas.body, soft=False, lit=3, dark=7)
    left, right = tower[0].real, tower[-1].real
    top = min(p.imag for p in tower)
    with canvas.clipped(whole):
        canvas.line(
            smooth(
                [
                    complex(left, top + 11.4),
                    complex((left + right) / 2, top + 13.4),
                    complex(right, top + 11.4),
                ]
            ),
            canvas.ink,
            1.4,
        )
        roots = [mix(tower[-1], tower[-2], t) for t in spread(12, low=0.06)]
        canvas.fill(comb(roots, [r - 8 + 1j for r in roots], 1.2, canvas.rng), canvas.ink)
        specks = [
            complex(canvas.rng.uniform(left + 4, right - 8), canvas.rng.uniform(top + 15, tower[0].imag))
            for _ in range(22)
        ]
        canvas.line("".join(map(dot, specks)), canvas.body.shade, 1.2)
    canvas.outline(whole)


def _wall() -> list[complex]:
    xs = spread(16, low=38, high=94)
    head = []
    for k in range(15):
        level = 57 if k % 2 == 0 else 61.4
        head += [complex(xs[k] + 0.3, level), complex(xs[k + 1] - 0.3, level)]
    return [34 + 84j, *head, 98 + 84j]


def _draw_wall(canvas: Canvas, wall: list[complex]) -> None:
    solid(canvas, wall, canvas.body, soft=False, lit=2.4, dark=3)
    gate = "M57 85V74Q57 64.6 66 64.6Q75 64.6 75 74V85z"
    canvas.shape(gate, canvas.tone("wood").shade, 1.8)
    bars = [[complex(x, 66), complex(x, 84)] for x in (61.5, 66, 70.5)] + [
        [58 + 72j, 74 + 72j],
        [58 + 78j, 74 + 78j],
    ]
    canvas.line("".join(map(straight, bars)), canvas.ink, 1.2)
    stones = [
        (42 + 68j, 6.0),
        (47 + 74j, 6.5),
        (81 + 69j, 6.0),
        (85 + 76j, 6.0),
        (78 + 79j, 4.5),
        (44 + 80j, 5.0),
    ]
    canvas.line("".join(f"M{p.real:g} {p.imag:g}h{w:g}" for p, w in stones), canvas.body.shade, 1.6)


def _draw_slits(canvas: Canvas) -> None:
    slits = "M63.6 46q0-3.6 2.8-3.6q2.8 0 2.8 3.6v8h-5.6zM55.4 48.4h2v6h-2zM75 48.4h2v6h-2z"
    canvas.fill(slits, canvas.ink)


def _draw_moat(canvas: Canvas) -> None:
    sea, foam = canvas.tone("sea"), canvas.tone("foam")
    moat = trace(MOAT)
    solid(canvas, moat, sea, lit=0, dark=1.6, width=1.6)
    gleams = [
        bezier(34 + 88j, 44 + 86.4j, 54 + 87.6j, steps=3),
        bezier(78 + 88.6j, 88 + 87j, 98 + 88.8j, steps=3),
    ]
    canvas.fill("".join(taper(g, swelling(1.5)) for g in gleams), foam.light)
    bridge = [57 + 83j, 75 + 83j, 79 + 94j, 53 + 94j]
    solid(canvas, bridge, canvas.tone("wood"), soft=False, lit=1.4, dark=1.4, width=1.6)
    planks = [straight([mix(bridge[0], bridge[3], t), mix(bridge[1], bridge[2], t)]) for t in (0.3, 0.62)]
    canvas.line("".join(planks), canvas.ink, 1.0)
    canvas.fill(edge_cuts(list(GROUND), canvas.rng, depth=5, gap=3, width=1.0, least=0.5), canvas.ink)


def _draw_shells(canvas: Canvas) -> None:
    coral, paper = canvas.tone("coral"), canvas.tone("paper")
    canvas.shape(contour(star(27 + 66j, 6.4, 3.0, 5, turn=10)), coral.base, 1.5)
    hinge = 105 + 72j
    tips = [hinge + step(t, 10.4) for t in spread(7, low=-52, high=52)]
    canvas.shape(contour([hinge - 2.6, *tips, hinge + 2.6]), paper.light, 1.5)
    canvas.line("".join(straight([hinge, mix(hinge, tip, 0.86)]) for tip in tips[1:-1]), coral.shade, 1.0)
    pearls = "".join(circle(complex(x, 37.6 - 0.012 * (x - 66) ** 2), 1.4) for x in (55, 60.5, 66, 71.5, 77))
    canvas.shape(pearls, paper.light, 1.1)


def _flag() -> str:
    return straight([66 + 24j, 66 + 4j, 86 + 9j, 66 + 14j])


def _draw_flag(canvas: Canvas) -> None:
    pole(canvas, [66 + 26j, 66 + 3j], 2.0, canvas.tone("wood"))
    pennant = trace("66 4, 74 5.4, 80 3.8, 88 8, 79 10.4, 73 13, 66 14")
    solid(canvas, pennant, canvas.tone("coral"), lit=1.4, dark=1.8, width=1.6)
