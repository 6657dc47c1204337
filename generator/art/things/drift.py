"""Art: a bleached trunk that the sea has washed up, roots and broken branches still on it."""

from generator.art.brush import circle, ellipse, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.footing import draw_heap
from generator.art.form import contour, trace

TRUNK = "24 62, 44 60, 66 64, 90 60, 114 54, 142 55"
LIMBS = (
    (TRUNK, (30, 27, 23, 19, 14, 7)),
    ("66 60, 74 44, 71 30, 78 15", (16, 11, 9, 5)),
    ("73 38, 84 32, 93 22", (9, 7, 4)),
    ("104 55, 114 42, 124 37, 131 26", (12, 9, 7, 3.6)),
    ("124 56, 133 63, 139 74", (9, 6, 3.4)),
    ("30 56, 19 44, 15 30, 20 17", (15, 11, 7, 2.6)),
    ("26 60, 13 54, 5 43", (13, 8, 2.4)),
    ("26 66, 12 70, 6 66", (14, 8, 2)),
    ("32 70, 21 80, 9 84", (14, 9, 3)),
)
SAND = trace("4.8 88, 14 81, 36 80, 60 77, 90 74, 118 74, 140 79, 145.2 88, 135 95, 96 95.4, 48 95.4, 14 95")
KNOTS = ((53 + 63j, 5.0, 3.6), (93 + 60j, 3.8, 2.6), (37 + 56j, 3.0, 2.2))


def draw_driftwood(canvas: Canvas) -> None:
    """Draw the trunk half sunk in the sand."""
    limbs = [limb(trace(spine), *widths) for spine, widths in LIMBS]
    canvas.rim(contour(SAND), *limbs)
    whole = "".join(limbs)
    canvas.line(whole, canvas.ink, 4.0, shift=0.3 + 0.3j)
    canvas.fill(whole, canvas.body.base)
    _draw_wood(canvas, whole)
    _draw_knots(canvas)
    draw_heap(canvas, SAND, specks=40)
    _draw_shadow(canvas)
    _draw_pebbles(canvas)


def _draw_wood(canvas: Canvas, whole: str) -> None:
    """Light along the upper flanks, shade along the lower ones, and the grain that the sea has laid bare."""
    body = canvas.body
    light, shade, veins = "", "", ""
    for line, widths in LIMBS:
        spine = list(trace(line))
        across = _across(spine)
        # Light falls from the upper left, so the lit flank is the one that faces there.
        lit = [p + n * w * 0.28 for p, n, w in zip(spine, across, widths, strict=True)]
        dim = [p - n * w * 0.36 for p, n, w in zip(spine, across, widths, strict=True)]
        light += taper(lit, swelling(widths[0] * 0.26, start=widths[0] * 0.1, peak=0.3))
        shade += taper(dim, swelling(widths[0] * 0.3, start=widths[0] * 0.14, peak=0.3))
        for off in (-0.24, -0.02, 0.14) if len(spine) > 3 else (-0.1,):
            vein = [
                p + n * w * (off + canvas.rng.uniform(-0.05, 0.05))
                for p, n, w in zip(spine, across, widths, strict=True)
            ]
            veins += taper(vein, swelling(1.1, peak=canvas.rng.uniform(0.3, 0.6)))
    with canvas.clipped(whole):
        canvas.fill(shade, body.shade)
        canvas.fill(light, body.light)
        canvas.fill(veins, canvas.ink)


def _across(spine: list[complex]) -> list[complex]:
    """Return for each joint the direction across the limb that faces the light more."""
    ways = []
    for i in range(len(spine)):
        way = spine[min(i + 1, len(spine) - 1)] - spine[max(i - 1, 0)]
        side = way * 1j / abs(way)
        ways.append(side if side.real + side.imag < 0 else -side)
    return ways


def _draw_knots(canvas: Canvas) -> None:
    for at, wide, high in KNOTS:
        canvas.shape(contour(ellipse(at, wide, high, steps=10, turn=-0.2)), canvas.body.light, 1.3)
        canvas.shape(contour(ellipse(at, wide * 0.5, high * 0.5, steps=8)), canvas.body.shade, 1.0)
    # The broken ends of two branches show their rings.
    for at, turn in ((78 + 15j, 0.3), (131 + 26j, 0.5), (142 + 55j, 1.5)):
        canvas.shape(contour(ellipse(at, 3.0, 1.7, steps=8, turn=turn)), canvas.tone("sand").light, 1.3)
    cracks = [smooth([mix(62 + 56j, 88 + 54j, t), mix(66 + 57j, 94 + 55.6j, t)]) for t in spread(2)]
    canvas.line("".join(cracks), canvas.ink, 1.0)


def _draw_shadow(canvas: Canvas) -> None:
    """The trunk's shadow falls on the sand before it."""
    with canvas.clipped(contour(SAND)):
        canvas.fill(
            contour(trace("14 84, 40 79, 62 76, 92 73, 120 73, 112 79, 84 82, 50 85, 24 87")),
            canvas.tone("sand").shade,
        )
    canvas.outline(smooth(SAND[:7]))


def _draw_pebbles(canvas: Canvas) -> None:
    stones = "".join(circle(p, r) for p, r in ((112 + 86j, 2.6), (118 + 88j, 1.8), (47 + 90j, 2.0)))
    canvas.shape(stones, canvas.tone("rock").light, 1.3)
