"""Art: a mermaid's purse: the egg case of a catshark, amber and ribbed, a curling tendril at each corner."""

from generator.art.botany import Part, assemble, daub, ribbon
from generator.art.brush import bezier, spline, spread, swelling
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts, trace
from generator.art.polar import step
from generator.art.shading import bowed_sliver

# The case bends a little, as they do when they dry.
CASE = trace(
    "30 34, 44 30, 66 27, 86 28, 100 36, 99 44, 96 50, 100 58, "
    "97 66, 84 70, 66 71, 46 70, 32 66, 30 58, 34 51, 31 43"
)
# Tendrils: root, bends, the middle of the curl, its radius, where it starts by the clock, and its way.
TENDRILS = (
    (34 + 38j, "24 34, 21 25", 15 + 15j, 9.0, 100, -1),
    (34 + 62j, "22 66, 22 76", 15 + 84j, 9.6, 70, 1),
    (96 + 38j, "108 36, 108 26", 114 + 17j, 9.6, 250, 1),
    (95 + 63j, "104 68, 107 76", 114 + 84j, 8.6, 290, -1),
)


def draw_mermaids_purse(canvas: Canvas) -> None:
    """Draw the case as it lies on the sand."""
    tendrils = []
    for root, bends, eye, radius, turn, way in TENDRILS:
        coil = [eye + step(turn + way * 500 * t, radius * (1 - 0.74 * t)) for t in spread(12)]
        outline = ribbon([root, *trace(bends), *coil], swelling(5.0, start=5.0, end=1.8, peak=0.05))
        tendrils.append(_tendril(outline))
    outline = spline(CASE, closed=True)
    assemble(canvas, [*tendrils, Part(outline, lambda c: _draw_case(c, outline))])


def _tendril(outline: str) -> Part:
    return Part(outline, lambda c: c.shape(outline, c.body.base, 1.5))


# Ribs along the case: how far from its middle, how wide.
RIBS = ((-17, 1.5), (-12, 1.3), (-6.4, 1.1), (6.4, 1.1), (12, 1.3), (17, 1.5))


def _draw_case(canvas: Canvas, outline: str) -> None:
    body = canvas.body
    with daub(canvas, outline, body, lit=3.0, dark=6, line=2.0):
        ribs = [
            bezier(complex(31, 50 + y * 0.8), complex(66, 50 + y * 1.3), complex(99, 50 + y * 0.8), steps=3)
            for y, _ in RIBS
        ]
        canvas.fill(
            "".join(ribbon(rib, swelling(wide)) for rib, (_, wide) in zip(ribs, RIBS, strict=True)),
            body.shade,
        )
        canvas.fill(edge_cuts(CASE, canvas.rng, depth=8, gap=3, width=1.1), canvas.ink)
        ends = [trace("37 37, 40 43, 40 57, 37 63"), trace("95 38, 91 44, 91 56, 94 63")]
        canvas.line("".join(map(spline, ends)), canvas.ink, 1.4)
        streaks = ("40 45, 58 41.6, 84 42.4", "44 51, 62 50, 82 50.6")
        canvas.fill("".join(bowed_sliver(trace(text), 2.4) for text in streaks), body.light)
