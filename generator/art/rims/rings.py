"""Art: rings for round pieces. The outermost band is one colour, which a face carries on into its bleed."""

from generator.art.brush import circle, pair
from generator.art.canvas import Canvas
from generator.art.polar import step
from generator.art.shading import bowed_sliver

MIDDLE = 50 + 50j
DISC = 38.4
WAVES = 16
BEADS = 36
THREAD = 43.7
# One wave from trough to trough: share of the way round, share of the height.
CREST = (
    (0.28, -0.02), (0.42, 0.9), (0.66, 0.98),
    (0.82, 1.02), (0.9, 0.7), (0.83, 0.46),
    (0.8, 0.64), (0.76, 0.7), (0.7, 0.6),
    (0.66, 0.34), (0.76, 0.02), (1.0, 0.0),
)  # fmt: skip
FOAM = (
    (0.46, 0.72), (0.5, 0.98), (0.66, 1.02),
    (0.84, 1.06), (0.93, 0.7), (0.83, 0.42),
    (0.83, 0.62), (0.78, 0.8), (0.66, 0.78),
    (0.5, 0.76), (0.4, 0.5), (0.26, 0.1),
)  # fmt: skip


def draw_waves(canvas: Canvas) -> None:
    """Draw the ring of waves; they roll clockwise around a disc of shallow water."""
    body, foam = canvas.body, canvas.tone("foam")
    canvas.fill(circle(MIDDLE, 50), body.base)
    span = 360 / WAVES
    swell, caps, cuts = f"M{pair(_at(0, 0))}", "", ""
    for k in range(WAVES):
        turn = span * k
        swell += _curves(turn, span, CREST)
        caps += f"M{pair(_at(turn + 0.26 * span, 0.1))}{_curves(turn, span, FOAM)}z"
        cuts += bowed_sliver(
            [_at(turn + span * a, h) for a, h in ((0.2, -0.12), (0.42, 0.36), (0.6, 0.5))], 0.9
        )
        cuts += bowed_sliver(
            [_at(turn + span * a, h) for a, h in ((0.52, -0.16), (0.8, -0.1), (1.1, -0.18))], 0.8
        )
    canvas.shape(f"{swell}z", body.light, 1.5)
    canvas.fill(cuts, body.shade)
    canvas.shape(caps, foam.light, 0.9)
    _draw_disc(canvas, body.light)


def draw_beads(canvas: Canvas) -> None:
    """Draw the ring of beads around a disc of clear sky."""
    paper, sand = canvas.body, canvas.tone("sand")
    canvas.fill(circle(MIDDLE, 50), paper.light)
    places = [MIDDLE + step(360 * k / BEADS, THREAD) for k in range(BEADS)]
    large, small = (
        "".join(circle(p, 2.1) for p in places[::2]),
        "".join(circle(p, 1.25) for p in places[1::2]),
    )
    thread = circle(MIDDLE, THREAD)
    canvas.line(thread, canvas.ink, 0.8)
    canvas.shape(large, sand.base, 1.3)
    canvas.shape(small, canvas.ink, 0.8)
    canvas.fill("".join(circle(p - 0.7 - 0.7j, 0.6) for p in places[::2]), paper.light)
    _draw_disc(canvas, canvas.tone("foam").base)


def _at(turn: float, height: float) -> complex:
    return MIDDLE + step(turn, 40.0 + 6.2 * height)


def _curves(turn: float, span: float, places: tuple[tuple[float, float], ...]) -> str:
    """Return cubic curves around the ring, from the wave's trough or wherever the path stands."""
    points = [_at(turn + span * along, height) for along, height in places]
    return "".join(f"C{' '.join(map(pair, points[i : i + 3]))}" for i in range(0, len(points), 3))


def _draw_disc(canvas: Canvas, colour: str) -> None:
    canvas.shape(circle(MIDDLE, DISC), colour, 1.5)
