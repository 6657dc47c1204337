"""Art: a mermaid's purse: the egg case of a catshark, amber and ribbed, a curling tendril at each corner."""

from generator.art.botany import Part, assemble, daub, ribbon
from generator.art.brush import bezier, spline, spread, swelling
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts, trace
from generator.art.polar import step

# The case bends a little, as they do when they dry.
CASE = trace(
    "30 34, 44 30, 66 27, 86 28, 100 36, 99 44, 96 50, 100 58, 97 66, 84 70, 66 71, 46 70, 32 66, 30 58, 34 51, 31 43"
)
# Tendrils: root, bends, the middle of the curl, its radius, where it starts by the clock, and its way.
TENDRILS = (
    (34 + 38j, "24 34, 21 25", 15 + 15j, 9.0, 100, -1),
    (34 + 62j, "22 66, 22 76", 15 + 84j, 9.6, 70, 1),
    (96 + 38j, "108 36, 108 26", 114 + 17j, 9.6, 250, 1),
    (95 + 63j, "104 68, 107 76", 114 + 84j, 8.6, 290, -1),
)


def draw_mermaids_purse(canvas: Canvas) -> None:
    """Draw the case against the light, the young fish in it a shadow beside its yolk."""
    tendrils = []
    for root, bends, eye, radius, turn, way in TENDRILS:
        coil = [eye + step(turn + way * 500 * t, radius * (1 - 0.74 * t)) for t in spread(12)]
        outline = ribbon([root, *trace(bends), *coil], swelling(5.0, start=5.0, end=1.8, peak=0.05))
        tendrils.append(Part(outline, lambda c, o=outline: c.shape(o, c.body.base, 1.5)))
    outline = spline(CASE, closed=True)
    assemble(canvas, [*tendrils, Part(outline, lambda c: _draw_case(c, outline))])


YOLK = trace("48 42, 57 42, 60 50, 57 58, 48 58, 45 50")
PUP = ("56 53, 64 58, 82 60, 90 52, 84 44, 74 42, 68 45", "66 58, 70 65, 75 60", "80 60, 86 64, 87 57")
RIBS = ((-17, 1.6), (-11, 1.3), (12, 1.3), (17, 1.6))


def _draw_case(canvas: Canvas, outline: str) -> None:
    body = canvas.body
    with daub(canvas, outline, body, lit=3.0, dark=5, line=2.0):
        canvas.fill(
            spline(trace("38 44, 54 38, 78 38, 92 44, 92 56, 78 63, 54 63, 38 57"), closed=True), body.light
        )
        ribs = [
            bezier(complex(32, 50 + y * 0.7), complex(66, 50 + y * 1.4), complex(98, 50 + y * 0.7), steps=3)
            for y, _ in RIBS
        ]
        canvas.fill(
            "".join(ribbon(rib, swelling(wide)) for rib, (_, wide) in zip(ribs, RIBS, strict=True)),
            body.shade,
        )
        canvas.shape(spline(YOLK, closed=True), canvas.tone("sun").base, 1.3)
        pup, *fins = PUP
        canvas.fill(ribbon(trace(pup), swelling(6.0, start=5, end=1.0, peak=0.2)), body.shade)
        canvas.fill("".join(spline(trace(fin), closed=True) for fin in fins), body.shade)
        canvas.fill(edge_cuts(CASE, canvas.rng, depth=8, gap=3, width=1.1), canvas.ink)
