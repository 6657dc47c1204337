"""Art: sea glass: shards that the sand has ground round and dull, one of them the foot of a bottle."""

from generator.art.botany import Part, assemble, daub, dots
from generator.art.brush import ellipse, spline
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts, trace
from generator.art.shading import bowed_sliver
from generator.model import Tone

# Shards from back to front: role, outline, middle, the broken face that shows their thickness.
SHARDS = (
    (
        "",
        "40 14, 52 4, 74 6, 90 14, 88 28, 72 42, 52 38",
        64 + 22j,
        "54 39, 72 42, 88 29, 85 24, 70 35, 54 32",
    ),
    (
        "sun",
        "86 36, 100 25, 119 30, 127 46, 118 58, 96 66, 84 54",
        104 + 45j,
        "96 66, 118 58, 127 46, 121 43, 113 53, 95 60",
    ),
    (
        "grass",
        "4 48, 10 30, 34 18, 42 26, 40 46, 33 70, 18 68",
        25 + 44j,
        "18 69, 33 70, 40 46, 35 46, 29 63, 16 62",
    ),
    (
        "deep",
        "82 66, 94 70, 114 68, 116 84, 102 96, 82 94, 72 82",
        95 + 81j,
        "102 96, 116 85, 114 72, 109 73, 109 82, 99 90",
    ),
)
FOOT_MIDDLE = 55 + 69j


def draw_sea_glass(canvas: Canvas) -> None:
    """Draw four shards and the round foot of a bottle."""
    parts = []
    for role, text, middle, face in SHARDS:
        tone = canvas.tone(role) if role else canvas.body
        edge = trace(text)
        outline, broken = spline(edge, closed=True), spline(trace(face), closed=True)
        parts.append(_shard(outline, broken, tone, middle))
    assemble(canvas, [*parts, _foot()])


def _frost(canvas: Canvas, middle: complex, reach: float, colour: str) -> None:
    """Draw the pits that make the glass dull."""
    rng = canvas.rng
    pits = [middle + complex(rng.uniform(-1, 1), rng.uniform(-0.8, 0.7)) * reach for _ in range(12)]
    canvas.line(dots(pits), colour, 1.3)


def _shard(outline: str, broken: str, tone: Tone, middle: complex) -> Part:
    def draw(canvas: Canvas) -> None:
        with daub(canvas, outline, tone, lit=3.4, dark=0, line=2.0):
            canvas.fill(broken, tone.shade)
            _frost(canvas, middle - 1 - 1j, 12, tone.light)
            scratch = (middle - 9 + 3j, middle - 4 - 3j, middle + 6 - 6j)
            canvas.fill(
                bowed_sliver(scratch, 1.2) + bowed_sliver([p + 2 + 5j for p in scratch], 0.9), tone.light
            )

    return Part(outline, draw)


def _foot() -> Part:
    """Return the foot of a bottle from below: a ring about a hollow, one side broken off."""
    edge = trace("34 66, 38 53, 52 48, 68 50, 78 60, 80 68, 70 72, 72 84, 60 92, 44 90, 36 80")
    outline = spline(edge, closed=True)
    hollow = spline(ellipse(FOOT_MIDDLE - 0.6, 14.5, 13.6, steps=8), closed=True)
    kick = spline(ellipse(FOOT_MIDDLE + 0.4 + 0.6j, 5.4, 5.0, steps=8), closed=True)

    def draw(canvas: Canvas) -> None:
        foam = canvas.tone("foam")
        with daub(canvas, outline, foam, lit=0, dark=4.4):
            canvas.fill(edge_cuts(edge, canvas.rng, depth=6, gap=3, width=1.1, least=0.62), canvas.ink)
            canvas.line(hollow, foam.shade, 3.4)
            canvas.line(hollow, canvas.ink, 1.2, shift=-0.9 - 0.9j)
            canvas.fill(kick, foam.shade)
            _frost(canvas, FOOT_MIDDLE - 2 - 3j, 10, foam.light)

    return Part(outline, draw)
