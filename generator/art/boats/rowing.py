"""Art: a clinker-built rowing boat, seen a little from above: one oar out and one laid in."""

from generator.art.brush import along, bezier, chain, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.footing import crest, draw_strip, strip
from generator.art.form import comb, contour, trace
from generator.art.solid import solid

NEAR = bezier(9 + 33j, 26 + 49j, 84 + 63j, 134 + 20j, steps=6)
FAR = bezier(24 + 24.6j, 52 + 35j, 92 + 37j, 134 + 20j, steps=6)
KEEL = bezier(23 + 71j, 50 + 81j, 96 + 79j, 122 + 61j, steps=6)
STEM = bezier(134 + 20j, 132 + 39j, 129 + 51j, 122 + 61j, steps=4)
STRAKES = 5


def draw_rowing_boat(canvas: Canvas) -> None:
    """Draw the boat at rest, bow to the right."""
    side = chain(NEAR, STEM, KEEL[::-1], [KEEL[0], NEAR[0]])
    inside = chain(NEAR, FAR[::-1], [FAR[0], NEAR[0]])
    line = crest(4.4, 135.6, 68, canvas.rng)
    canvas.rim(side, inside, strip(line, 19.4), _oar_way())
    _draw_inside(canvas, inside)
    _draw_side(canvas, side)
    _draw_gunwale(canvas)
    draw_strip(canvas, line, 19.4)
    _draw_oar(canvas)


def _draw_inside(canvas: Canvas, inside: str) -> None:
    wood, near, far = canvas.tone("wood"), along(NEAR), along(FAR)
    canvas.fill(inside, wood.base)
    with canvas.clipped(inside):
        canvas.fill(contour([p + 7j for p in FAR] + NEAR[::-1], soft=False), wood.shade)
        ribs = [straight([far(t), mix(far(t), near(t), 0.5) + 8j]) for t in spread(13, low=0.06, high=0.94)]
        canvas.line("".join(ribs), canvas.ink, 1.0)
        planks = [smooth([p + d * 1j for p in FAR]) for d in (3.4, 7.0)]
        canvas.line("".join(planks), wood.shade, 1.0)
        for t in (0.12, 0.4, 0.66):
            thwart = [far(t) + 2.6j, far(t + 0.07) + 2.6j, near(t + 0.07) + 1j, near(t) + 1j]
            solid(canvas, thwart, wood, soft=False, lit=1.6, dark=1.2, width=1.5)
        _draw_spare_oar(canvas)
    canvas.outline(inside)


def _draw_spare_oar(canvas: Canvas) -> None:
    """The other oar lies along the thwarts."""
    way = [30 + 32.4j, 112 + 34j]
    canvas.line(straight(way), canvas.ink, 4.2)
    canvas.line(straight(way), canvas.tone("sand").base, 1.6)
    solid(
        canvas,
        trace("24 30, 36 30.4, 42 32.2, 36 35, 24 34.6"),
        canvas.tone("sand"),
        lit=1,
        dark=1.4,
        width=1.4,
    )


def _draw_side(canvas: Canvas, side: str) -> None:
    """Each plank laps over the one below and throws a line of shadow on it."""
    body, paper = canvas.body, canvas.tone("paper")
    canvas.fill(side, body.base)
    edges = [[mix(a, b, k / STRAKES) for a, b in zip(NEAR, KEEL, strict=True)] for k in range(STRAKES + 1)]
    with canvas.clipped(side):
        canvas.fill(f"{smooth(edges[0])}L{smooth(edges[1][::-1])[1:]}z", paper.light)
        for k in range(1, STRAKES):
            lit = [p + 1.5j for p in edges[k][:5]]
            canvas.fill(taper(lit, swelling(1.8)), body.light)
            canvas.line(smooth(edges[k]), canvas.ink, 1.4)
        canvas.fill(contour([*edges[3], *[p + 4j for p in KEEL[::-1]]], soft=False), body.shade, opacity=0.6)
        roots = [mix(STEM[0], STEM[-1], t) for t in spread(11, low=0.1)]
        canvas.fill(comb(roots, [p - 9 + 1.2j for p in roots], 1.2, canvas.rng), canvas.ink)
        nails = [mix(edges[k][i], edges[k + 1][i], 0.2) for k in range(1, 4) for i in range(1, 6)]
        canvas.line("".join(f"M{p.real:.1f} {p.imag:.1f}h.01" for p in nails), canvas.ink, 1.1)
    canvas.outline(side)


def _draw_gunwale(canvas: Canvas) -> None:
    wood = canvas.tone("wood")
    for edge in (FAR, NEAR):
        canvas.line(smooth(edge), canvas.ink, 4.6)
        canvas.line(smooth(edge), wood.base, 1.9)
    canvas.line(smooth([p - 0.4j for p in NEAR[1:5]]), wood.light, 0.8)
    canvas.line(straight([NEAR[0], FAR[0]]), canvas.ink, 4.6)
    canvas.line(straight([NEAR[0], FAR[0]]), wood.base, 1.9)
    canvas.shape(contour(trace("131 18, 135.6 16.4, 137 23, 133 25")), wood.shade, 1.5)


def _oar_way() -> str:
    return straight([50 + 20j, 92 + 77j])


def _draw_oar(canvas: Canvas) -> None:
    """The near oar lies in its rowlock; its blade dips into the water."""
    sand, foam = canvas.tone("sand"), canvas.tone("foam")
    lock = 70.6 + 48j
    canvas.line(straight([50 + 20j, 90 + 74j]), canvas.ink, 5.0)
    canvas.line(straight([50 + 20j, 90 + 74j]), sand.base, 2.2)
    canvas.line(straight([51 + 21.6j, 57 + 29.6j]), canvas.tone("wood").shade, 2.2)
    solid(canvas, trace("82.6 66, 87 63.4, 98.4 77, 97 80.6, 93 81"), sand, lit=1.2, dark=2, width=1.6)
    canvas.line(f"M{lock.real - 3:.1f} {lock.imag:.1f}q0 5 3 5q3 0 3-5", canvas.ink, 2.0)
    ring = trace("80 77, 88 73.6, 100 74, 106 78, 98 81, 86 80.6")
    canvas.line(smooth(ring[4:] + ring[:1]), foam.light, 1.5)
