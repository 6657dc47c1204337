"""Art: the two dry backdrops: a valley between dunes, and a beach with the sea beyond."""

from generator.art.brush import Points, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, trace
from generator.art.scenes.backdrop import cuts, draw_sky, ground, scattered, tuft

FAR = "-12 34, 2 31, 14 29, 26 31, 38 36, 52 39.5, 66 38, 80 33, 94 31.5, 110 34, 132 31"
LEFT_SLOPE = "-12 33, 0 30, 12 31.5, 24 37, 38 44, 56 49.5, 76 52, 100 53, 132 52"
RIGHT_SLOPE = "-12 62, 20 60, 44 57, 64 51, 82 43, 98 37.5, 112 36, 132 40"
NEAR = "-12 67, 6 66, 26 68.5, 48 73, 72 75, 96 71.5, 114 68, 132 67"
# Where the two slopes turn away from the light.
LEFT_LEE = "12 31.5, 24 37, 38 44, 56 49.5, 76 52, 60 56, 40 58, 24 57, 34 51, 27 43, 18 36"
RIGHT_LEE = "98 37.5, 112 36, 132 40, 132 72, 104 70, 84 66, 92 58, 88 50, 94 43"


def draw_dune(canvas: Canvas) -> None:
    """Draw the valley; a strip of sea shows between the far crests."""
    body = canvas.body
    draw_sky(canvas, 40, ((30 + 13j, 30), (92 + 19j, 26), (66 + 6j, 20)))
    canvas.fill("M-10 35.5H130V44H-10Z", canvas.tone("sea").light)
    canvas.fill("M-10 35.5H130V37H-10Z", canvas.tone("sea").base, opacity=0.45)
    _draw_slope(canvas, trace(FAR), body.base)
    canvas.fill(
        _grass(canvas, trace("4 31, 12 29.6, 20 30.4, 84 32.8, 91 32, 98 32.4, 104 33.4"), 3.0),
        _green(canvas),
    )
    _draw_slope(canvas, trace(LEFT_SLOPE), body.light)
    canvas.fill(contour(trace(LEFT_LEE)), body.base)
    _draw_slope(canvas, trace(RIGHT_SLOPE), body.light)
    canvas.fill(contour(trace(RIGHT_LEE)), body.base)
    canvas.fill(_grass(canvas, trace("-2 31, 4 30.8, 9 31.6, 16 34, 22 37.2"), 7.0), _green(canvas))
    canvas.fill(_grass(canvas, trace("92 40.6, 98 38.4, 105 37.4, 112 37, 119 38"), 6.0), _green(canvas))
    _draw_slope(canvas, trace(NEAR), body.light)
    _draw_ripples(canvas)


def _green(canvas: Canvas) -> str:
    return canvas.tone("grass").light


def _grass(canvas: Canvas, roots: Points, high: float) -> str:
    return "".join(tuft(root, high * canvas.rng.uniform(0.75, 1.15), canvas.rng) for root in roots)


def _draw_slope(canvas: Canvas, ridge: Points, colour: str) -> None:
    """Fill a slope and cut a thin shadow below its crest."""
    canvas.fill(ground(ridge), colour)
    canvas.line(smooth(ridge), canvas.body.shade, 0.5)


def _draw_ripples(canvas: Canvas) -> None:
    rng, body = canvas.rng, canvas.body
    far = scattered(rng, 16, (24, 56, 92, 69), (7, 11))
    near = scattered(rng, 34, (-6, 72, 126, 94), (9, 17))
    canvas.fill(cuts(far, 0.45) + cuts(near, 0.7), body.base)
    canvas.fill(cuts([(at + 1 + 1j, long * 0.8) for at, long in near[::2]], 0.45), body.shade, opacity=0.7)


def draw_beach(canvas: Canvas) -> None:
    """Draw the beach; the tide line runs from the upper right to the left."""
    sea, sand = canvas.tone("sea"), canvas.body
    draw_sky(canvas, 30, ((24 + 11j, 32), (78 + 16j, 36), (112 + 7j, 24)))
    canvas.fill(
        "M-10 30H130V70H-10Z", canvas.wash(30j, 50j, ((0.0, sea.base), (0.5, sea.light), (1.0, sea.light)))
    )
    canvas.fill("M-10 30H130V31H-10Z", sea.shade, opacity=0.35)
    waves = scattered(canvas.rng, 26, (-6, 33, 126, 45), (6, 13))
    canvas.fill(cuts(waves, 0.5), canvas.tone("foam").light, opacity=0.9)
    _draw_strand(canvas)
    specks = [dot(complex(canvas.rng.uniform(-4, 124), canvas.rng.uniform(62, 94))) for _ in range(70)]
    canvas.line("".join(specks[:50]), sand.base, 0.9)
    canvas.line("".join(specks[50:]), sand.shade, 0.7)
    canvas.fill(cuts(scattered(canvas.rng, 24, (-6, 64, 126, 95), (9, 17)), 0.7), sand.base)


def _draw_strand(canvas: Canvas) -> None:
    """Lay wet sand, the last wave's foam on it, and dry sand before it."""
    sand, foam = canvas.body, canvas.tone("foam")
    edge = trace("-12 51, 4 50, 18 52, 34 50.4, 50 48, 66 48.6, 82 46, 98 44.4, 114 45, 132 42.6")
    wet = [p + 1.6j for p in edge]
    canvas.fill(ground(wet), sand.base)
    canvas.fill(_foam(edge), foam.light)
    canvas.fill(taper([p - 5.4j for p in edge[1:6]], swelling(1.0)), foam.light)
    canvas.fill(taper([p - 4.4j for p in edge[5:9]], swelling(0.8)), foam.light)
    dry = trace("-12 61, 10 59.4, 30 60.6, 52 58, 76 57, 100 54, 132 53")
    canvas.fill(ground(dry), sand.light)
    wrack = cuts([(complex(4 + 9.5 * k, 60.4 - 0.62 * k), 5.0) for k in range(12)], 0.8)
    canvas.fill(wrack, sand.shade, opacity=0.8)


def _foam(edge: Points) -> str:
    """Return a band of foam, thin and thick by turns, along the water's edge."""
    thick = (1.0, 1.8, 1.2, 2.1, 1.3, 1.8, 0.9, 1.7, 1.2, 1.0)
    back = [p - 1j * thick[k % 10] for k, p in enumerate(edge)]
    front = [p + 0.6j * (1 + k % 2) for k, p in enumerate(edge)]
    return f"{smooth(back)}L{smooth(front[::-1])[1:]}z"
