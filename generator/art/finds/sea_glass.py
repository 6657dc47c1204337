"""Art: sea glass: shards that the sand has ground round and dull, one the neck of a bottle."""

from generator.art.botany import Part, assemble
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, moved, paint, scaled, trace
from generator.art.shading import bowed_sliver, sliver
from generator.model import Tone

# Shards from back to front: role, outline, middle.
SHARDS = (
    ("sea", "46 10, 58 5, 74 8, 84 17, 82 30, 72 40, 57 42, 45 35, 41 22", 62 + 23j),
    ("sun", "84 40, 97 28, 112 31, 122 43, 119 57, 107 64, 92 60, 83 52", 102 + 46j),
    ("grass", "8 44, 18 29, 32 27, 43 35, 45 50, 38 62, 24 66, 11 59", 26 + 46j),
    ("deep", "72 66, 84 61, 98 67, 106 77, 103 89, 89 95, 75 93, 68 80", 87 + 78j),
    ("foam", "34 62, 50 52, 66 55, 75 66, 71 82, 58 93, 42 92, 31 80", 53 + 73j),
)


def draw_sea_glass(canvas: Canvas) -> None:
    """Draw five shards of five bottles."""
    parts = []
    for role, text, middle in SHARDS:
        tone = canvas.body if role == "sea" else canvas.tone(role)
        edge = list(trace(text))
        parts.append(Part(contour(edge), lambda c, e=edge, t=tone, m=middle: _draw_shard(c, e, t, m)))
    assemble(canvas, parts)


def _draw_shard(canvas: Canvas, edge: list[complex], tone: Tone, middle: complex) -> None:
    whole = paint(canvas, edge, tone, lit=0, dark=4.4)
    face = scaled(edge, 0.68, about=middle - 1.2 - 1.4j)
    canvas.fill(contour(face), tone.light)
    with canvas.clipped(whole):
        canvas.fill(
            edge_cuts(flow(edge, steps=3), canvas.rng, depth=6, gap=2.8, width=1.0, least=0.4), canvas.ink
        )
    rng = canvas.rng
    specks = "".join(dot(middle + complex(rng.uniform(-9, 8), rng.uniform(-8, 8))) for _ in range(9))
    canvas.line(specks, tone.base, 1.2)
    canvas.fill(
        bowed_sliver((middle - 9 + 2j, middle - 8 - 6j, middle - 1 - 9.4j), 2.0), canvas.tone("paper").light
    )
    canvas.outline(whole)
