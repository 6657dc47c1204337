"""Art: for those who watch over bathers: a lifebuoy with its grab-line, the red and yellow flag."""

from generator.art.brush import bezier, chain, circle, ellipse, mix, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.footing import draw_heap
from generator.art.form import contour, edge_cuts, trace
from generator.art.polar import step
from generator.art.solid import pole, pole_rim

MIDDLE = 54 + 50j
OUTER, INNER, LINE = 39.2, 18.0, 44.8
BANDS = (45, 135, 225, 315)


def draw_lifebuoy(canvas: Canvas) -> None:
    """Draw the ring from the front; four bands hold the line that runs round it."""
    ring = circle(MIDDLE, OUTER) + _hole()
    loops = [_loop(start) for start in BANDS]
    canvas.rim(circle(MIDDLE, OUTER), circle(MIDDLE, INNER))
    canvas.line("".join(map(smooth, loops)), canvas.paper, 8.6)
    for loop in loops:
        _draw_rope(canvas, loop)
    canvas.line(ring, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(ring, canvas.tone("paper").light)
    with canvas.clipped(ring):
        _draw_round(canvas)
    canvas.outline(ring)
    for turn in BANDS:
        _draw_knot(canvas, turn)


def _hole() -> str:
    return contour(ellipse(MIDDLE, INNER, INNER, steps=20))


def _loop(start: float) -> list[complex]:
    """Return the slack line between two bands."""
    reaches = (OUTER - 1.5, LINE - 2.4, LINE, LINE + 0.4, LINE, LINE - 2.4, OUTER - 1.5)
    return [
        MIDDLE + step(start + turn, reach)
        for turn, reach in zip(spread(7, low=6, high=84), reaches, strict=True)
    ]


def _draw_rope(canvas: Canvas, loop: list[complex]) -> None:
    canvas.line(smooth(loop), canvas.ink, 4.4)
    canvas.line(smooth(loop), canvas.tone("sand").base, 2.0)


def _draw_round(canvas: Canvas) -> None:
    """The bands, the shade of a round body, hatching away from the light and in the hollow."""
    paper, body = canvas.tone("paper"), canvas.body
    _draw_shade(canvas, paper.shade)
    for turn in BANDS:
        sector = [MIDDLE + step(turn + d, r) for d, r in ((-17, 12), (-17, 48), (0, 52), (17, 48), (17, 12))]
        band = straight(sector, closed=True)
        canvas.fill(band, body.base)
        with canvas.clipped(band):
            _draw_shade(canvas, body.shade)
            canvas.line(circle(MIDDLE - 0.8 - 1j, 32.6), body.light, 3.0)
        canvas.line(straight([sector[0], sector[1]]) + straight([sector[3], sector[4]]), canvas.ink, 1.5)
    ring = ellipse(MIDDLE, OUTER, OUTER, steps=40)
    cuts = edge_cuts(ring, canvas.rng, depth=9, gap=2.8, width=1.2, least=0.3)
    edge = ellipse(MIDDLE, INNER, INNER, steps=30)
    cuts += edge_cuts(edge, canvas.rng, depth=-5, gap=2.8, width=1.1, least=0.3, light=0.7 + 0.7j)
    canvas.fill(cuts, canvas.ink)


def _draw_shade(canvas: Canvas, colour: str) -> None:
    """A crescent away from the light, and the far wall of the hole."""
    canvas.line(circle(MIDDLE - 1.7 - 2j, OUTER + 2), colour, 10.0)
    canvas.fill(circle(MIDDLE - 2.2 - 2.6j, INNER + 3.4), colour)


def _draw_knot(canvas: Canvas, turn: float) -> None:
    spot = MIDDLE + step(turn, OUTER - 1.6)
    canvas.shape(circle(spot, 3.0), canvas.tone("sand").light, 1.6)
    canvas.fill(circle(spot, 0.9), canvas.ink)


HEAP = trace("4.4 92, 10 85, 21 82, 34 84, 43 91, 34 95.4, 20 95.4, 9 95.4")
TOP = bezier(19 + 9j, 44 - 6j, 62 + 26j, 92 + 14j, steps=6)[:-1] + bezier(
    92 + 14j, 106 + 9j, 116 + 4j, 125.6 + 12j, steps=4
)
DROP = 45.0
STAFF = (21.4 + 92j, 17.4 + 7j)


def draw_flag(canvas: Canvas) -> None:
    """Draw the flag of a guarded beach, red over yellow, in a steady wind from the left."""
    low = [p + 1j * (DROP + 0.012 * (p.real - 19) * 4) for p in TOP]
    fly = bezier(TOP[-1], 122 + 34j, low[-1] - 1.5, steps=3)
    flag = chain(TOP, fly, low[::-1], [low[0], TOP[0]])
    canvas.rim(flag, contour(HEAP), circle(17.3 + 6.6j, 3.0))
    pole_rim(canvas, [STAFF], 4.6)
    pole(canvas, STAFF, 4.6, canvas.tone("wood"))
    canvas.shape(circle(17.3 + 6.6j, 3.0), canvas.tone("brass").base, 1.6)
    _draw_cloth(canvas, flag, low)
    for y in (13.0, 50.0):
        canvas.line(f"M{17.6 + y * 0.045:.1f} {y}l3.4 .6", canvas.tone("paper").light, 3.0)
    draw_heap(canvas, HEAP, specks=12)


def _draw_cloth(canvas: Canvas, flag: str, low: list[complex]) -> None:
    """Two halves; folds lie in shade where the cloth turns away."""
    sun, body = canvas.tone("sun"), canvas.body
    seam = [mix(a, b, 0.5) for a, b in zip(TOP, low, strict=True)]
    canvas.line(flag, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(flag, sun.base)
    with canvas.clipped(flag):
        upper = chain([p - 20j for p in TOP], [TOP[-1] + 9, seam[-1] + 9], seam[::-1])
        canvas.fill(upper, body.base)
        folds = (_fold(low, 2, 3), _fold(low, 6, 7))
        crests = (_fold(low, 0, 1, wide=-3.0), _fold(low, 4, 5, wide=-2.0))
        for part, tone in ((flag, sun), (upper, body)):
            with canvas.clipped(part):
                canvas.fill("".join(crests), tone.light)
                canvas.fill("".join(folds), tone.shade)
        rim = [*TOP, *low[::-1]]
        canvas.fill(edge_cuts(rim, canvas.rng, depth=7, gap=2.7, width=1.1, least=0.4), canvas.ink)
        canvas.line(smooth(seam), canvas.ink, 1.4)
    canvas.outline(flag)


def _fold(low: list[complex], start: int, end: int, *, wide: float = 0.0) -> str:
    """Return the course of a fold down the cloth between two places of its upper edge."""
    left = bezier(TOP[start] + 4, (TOP[start] + low[start]) / 2 - 5, low[start] + 5, steps=3)
    right = bezier(low[end] + wide, (TOP[end] + low[end]) / 2 - 7 + wide, TOP[end] - 1 + wide, steps=3)
    return chain(left, right)
