"""Art: a hollow pressed into sand, for a square tile: a shaded wall towards the light, a lit lip beyond."""

from generator.art.brush import spread
from generator.art.canvas import Canvas
from generator.art.form import beyond, comb, contour, moved
from generator.art.hand import Hand
from generator.art.polar import arc, step

LOW, HIGH, ROUND = 3.0, 96.0, 12.0
LIP = 1.3 + 1.4j
WALL = 2.2 + 2.4j
CUTS = 25


def draw_hollow(canvas: Canvas) -> None:
    """Draw a hollow of 93 units with round corners; the ground shows in it."""
    body, rng = canvas.body, canvas.rng
    edge = _edge(rng)
    whole = contour(edge)
    with canvas.clipped(contour(moved(edge, LIP))):
        canvas.fill(beyond(edge), body.light)
    canvas.fill(whole, body.shade, opacity=0.17)
    with canvas.clipped(whole):
        canvas.fill(beyond(moved(edge, WALL)), body.shade)
    canvas.fill(_cuts(rng), body.shade)


def _edge(rng: Hand) -> list[complex]:
    """Return the outline, clockwise, pressed by hand: its sides are not quite straight."""
    low, high = LOW + ROUND, HIGH - ROUND
    corners = (complex(low, low), complex(high, low), complex(high, high), complex(low, high))
    edge: list[complex] = []
    for k, corner in enumerate(corners):
        edge += arc(corner, ROUND, 90 * k - 90, 90 * k, steps=3)
        side = corners[(k + 1) % 4] - corner
        edge += [corner + side * t + step(90 * k, ROUND + rng.uniform(-0.7, 0.7)) for t in (0.3, 0.5, 0.7)]
    return edge


def _cuts(rng: Hand) -> str:
    """Return the hatching on the wall, longest in the corner towards the light."""
    cuts = ""
    for t in spread(CUTS):
        way = LOW + ROUND * 0.8 + t * (HIGH - LOW - ROUND * 1.6)
        deep = 7.5 - 4.5 * t
        cuts += comb([complex(way, LOW + 1)], [complex(way + deep * 0.5, LOW + 2 + deep)], 1.0, rng)
        cuts += comb([complex(LOW + 1, way)], [complex(LOW + 2 + deep, way + deep * 0.5)], 1.0, rng)
    return cuts
