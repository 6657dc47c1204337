"""Art: oarweed: a claw of roots on a rock, a bending stalk, a blade split into streaming straps."""

from generator.art.brush import bezier, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, paint, trace
from generator.art.botany import Blade, Part, assemble, stem
from generator.art.shading import bowed_sliver

ROCK = trace("8 97, 9 91, 16 86, 28 84, 40 86, 47 91, 48 97, 28 98")
STALK = trace("27 80, 26 68, 30 56, 38 47, 46 42")
PALM = 48 + 41j
# Straps of the blade: where they bend and where they end.
STRAPS = (
    (54 + 20j, 78 + 4j, 96 + 9j, 104 + 4j),
    (60 + 24j, 84 + 14j, 104 + 24j, 123 + 15j),
    (62 + 34j, 86 + 26j, 104 + 42j, 126 + 36j),
    (66 + 44j, 86 + 42j, 100 + 60j, 124 + 57j),
    (64 + 52j, 80 + 56j, 90 + 78j, 114 + 78j),
    (58 + 56j, 68 + 66j, 72 + 88j, 92 + 94j),
)
ROOTS = (
    (27 + 80j, 18 + 82j, 12 + 90j),
    (27 + 80j, 23 + 86j, 21 + 93j),
    (27 + 80j, 29 + 86j, 31 + 93j),
    (27 + 80j, 37 + 82j, 43 + 90j),
    (27 + 80j, 14 + 78j, 6 + 85j),
    (27 + 80j, 40 + 78j, 50 + 86j),
)


def draw_kelp(canvas: Canvas) -> None:
    """Draw a plant in the current."""
    rock = canvas.tone("rock")
    parts = [Part(contour(ROCK), lambda c: c.outline(paint(c, ROCK, rock, lit=2, dark=4)))]
    parts += [stem(bezier(*root, steps=4), 4.4, canvas.body) for root in ROOTS]
    parts += [_strap(canvas, strap) for strap in STRAPS]
    parts.append(stem(STALK, 7.0, canvas.body))
    palm = trace("42 46, 43 38, 52 27, 60 24, 70 30, 74 40, 70 51, 60 57, 51 52, 46 48")
    parts.append(Part(contour(palm), lambda c: _draw_palm(c, palm)))
    assemble(canvas, parts)


def _strap(canvas: Canvas, controls: tuple[complex, ...]) -> Part:
    frame = Blade(tuple(bezier(PALM, *controls, steps=8)), 13.0, 0.45, 9.0, 1.0)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        canvas.shape(frame.outline, body.base, 1.8)
        low = [frame.at(t, 0.62 * frame.dark) for t in spread(7, low=0.25, high=0.95)]
        canvas.fill(taper(low, swelling(3.4)), body.shade)
        high = [frame.at(t, -0.5 * frame.dark) for t in spread(6, low=0.3, high=0.86)]
        canvas.fill(taper(high, swelling(1.8)), body.light)
        canvas.fill(
            "".join(
                bowed_sliver((frame.at(t, -0.1), frame.at(t + 0.06, 0.02), frame.at(t + 0.12, 0)), 1.0)
                for t in (0.4, 0.56, 0.72)
            ),
            canvas.ink,
        )

    return Part(frame.outline, draw)


def _draw_palm(canvas: Canvas, palm: tuple[complex, ...]) -> None:
    body = canvas.body
    canvas.fill(contour(palm), body.base)
    canvas.line(smooth(palm[-2:] + palm[:4]), canvas.ink, 1.8)
    canvas.line(smooth(palm[6:9]), canvas.ink, 1.8)
    cuts = "".join(
        bowed_sliver((46 + 43j, mix(46 + 43j, end, 0.5) + 1, end), 1.5)
        for end in (56 + 31j, 63 + 36j, 65 + 45j, 58 + 50j)
    )
    canvas.fill(cuts, body.shade)
    canvas.fill(bowed_sliver((46 + 40j, 49 + 35j, 54 + 31j), 2.4), body.light)
