"""Art: a compass jellyfish: a bell with brown V-marks like a compass rose, frilled arms, long tentacles."""

from generator.art.botany import Part, assemble, stem
from generator.art.brush import along, bezier, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, paint
from generator.art.polar import step
from generator.art.shading import sliver

LEAN = 28.0
CROWN = 84 + 8j
MIDDLE = 76 + 30j


def _put(x: float, y: float) -> complex:
    """Return the place of a point of the upright animal: its bell's middle is 0, its axis y."""
    return MIDDLE + complex(x, y) * step(LEAN + 90, 1)


def _bell() -> list[complex]:
    top = [
        _put(x, y)
        for x, y in (
            (-36, 12),
            (-33, -4),
            (-24, -17),
            (-10, -23.6),
            (0, -24.6),
            (10, -23.6),
            (24, -17),
            (33, -4),
            (36, 12),
        )
    ]
    lappets: list[complex] = []
    for k in range(8):
        x = 36 - 9 * (k + 0.5)
        lappets += [_put(x + 4.0, 16.6 - abs(x) * 0.06), _put(x, 19 - abs(x) * 0.06), _put(x - 4.4, 13.6)]
    return [*top, *lappets[:-1]]


# Oral arms: bends and end; tentacles likewise, in the animal's own frame.
ARMS = (
    ((-6, 16), (-14, 36), (2, 52), (-10, 78)),
    ((2, 16), (8, 38), (-6, 56), (8, 84)),
    ((8, 16), (18, 34), (10, 54), (22, 72)),
    ((-10, 14), (-24, 30), (-16, 48), (-28, 64)),
)
TENTACLES = (
    ((-31, 12), (-40, 34), (-30, 52), (-44, 72)),
    ((-22, 14), (-26, 40), (-36, 58), (-24, 84)),
    ((-13, 16), (-10, 44), (-24, 66), (-12, 92)),
    ((14, 16), (22, 44), (10, 66), (20, 90)),
    ((23, 14), (36, 40), (22, 56), (36, 78)),
    ((31, 12), (46, 32), (34, 48), (48, 64)),
)


def draw_jellyfish(canvas: Canvas) -> None:
    """Draw the animal as it swims to the upper right."""
    rust = canvas.tone("rust")
    bell = _bell()
    ways = [bezier(*(_put(x, y) for x, y in way), steps=8) for way in TENTACLES]
    parts = [stem(way, 2.9, rust) for way in ways]
    parts += [_arm(canvas, bezier(*(_put(x, y) for x, y in arm), steps=10)) for arm in ARMS]
    parts.append(Part(contour(bell), lambda c: _draw_bell(c, bell)))
    assemble(canvas, parts)


def _arm(canvas: Canvas, spine: list[complex]) -> Part:
    """Return a frilled arm."""
    at = along(spine)
    sides = []
    for side in (-1, 1):
        row = []
        for k, t in enumerate(spread(15, low=0.0, high=0.96)):
            way = at(min(1, t + 0.05)) - at(max(0, t - 0.05))
            swell = (6.0 * (1 - 0.6 * t)) * (1.25 if k % 2 else 0.7)
            row.append(at(t) + way / abs(way) * 1j * side * swell)
        sides.append(row)
    edge = [*sides[0], at(1), *sides[1][::-1]]
    outline = contour(edge)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(outline, body.light, 1.5)
        canvas.fill(taper(spine, swelling(2.6, start=3)), body.shade)

    return Part(outline, draw)


def _draw_bell(canvas: Canvas, bell: list[complex]) -> None:
    body, rust = canvas.body, canvas.tone("rust")
    whole = paint(canvas, bell, body, lit=2.6, dark=4.4)
    with canvas.clipped(whole):
        for x0, x1, x2 in ((-31, -22, -9), (-22, -12, -4), (-8, 0, 0), (12, 22, 4), (22, 31, 9)):
            mark = [_put(x2 * 0.7, -12), _put(x0, 9), _put((x0 + x1) / 2, 2), _put(x1, 9)]
            canvas.fill(contour(mark, soft=False), rust.base)
        canvas.fill(contour([_put(x, y) for x, y in ((-7, -17), (0, -21), (7, -17), (0, -13))]), rust.shade)
        lap = "".join(
            sliver(_put(36 - 9 * (k + 0.5), 11), _put(36 - 9 * (k + 0.5), 18.4), 4.4) for k in range(8)
        )
        canvas.fill(lap, rust.shade)
        canvas.fill(
            edge_cuts(flow(bell, steps=2), canvas.rng, depth=7, gap=2.8, width=1.0, least=0.4), canvas.ink
        )
    canvas.outline(whole)
