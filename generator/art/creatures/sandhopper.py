"""Art: a sandhopper in mid-leap: flat-sided, arched, one pair of feelers stout, the tail a spring."""

from generator.art.anatomy import draw_part
from generator.art.brush import circle, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import draw_limbs, limb
from generator.art.creatures.rings import draw_rings, girdle, plates
from generator.art.form import contour, dot, trace

SPINE = "92 40, 84 29.6, 73.6 22, 61.6 18.6, 49.6 20, 39 26, 30.6 35, 24.6 46, 20.6 57.6, 18.6 68.6, 18.4 78"
GIRTHS = (22.0, 26.0, 28.0, 29.0, 29.0, 28.0, 25.0, 21.0, 17.0, 12.6, 8.0)
HEAD = "85 31, 93 30, 101 34, 106 42, 105 51, 99 56.6, 91 56, 84.6 49"
FAR_LEGS = ("72 40, 80 56, 74 68, 80 80", "58 38, 64 54, 54 66, 56 82")
LEGS = (
    ("92 52, 97 61, 92 68, 97 74", (4.4, 4.6, 5.0, 0.6)),
    ("84 47, 90 58, 84 68, 91 76", (4.6, 5.0, 5.6, 0.6)),
    ("77 42, 88 64, 96 74, 94 88", (5.0, 4.2, 3.2, 0.4)),
    ("66 37, 72 60, 66 76, 70 95", (6.0, 5.4, 3.8, 0.4)),
    ("54 36, 56 60, 44 76, 46 96", (6.6, 5.8, 4.0, 0.4)),
    ("45 40, 42 60, 30 74, 31 93", (6.0, 5.4, 3.8, 0.4)),
)
SPRING = ("18 76, 11 86, 10 97", "18 78, 18 88, 20 98", "19 77, 25 85, 29 92")
STOUT = ("101 37, 109 30, 114 19, 111 4", (5.4, 4.8, 3.4, 0.8))
THIN = ("103 42, 111 40, 116.6 35", (3.0, 2.6, 0.8))


def draw_sandhopper(canvas: Canvas) -> None:
    """Draw the animal, head to the upper right."""
    unders, backs = girdle(trace(SPINE), GIRTHS)
    rings = plates(backs, unders, lobe=3.0)
    far = [limb(trace(leg), 4.4, 4.0, 3.0, 0.4) for leg in FAR_LEGS]
    near = [limb(trace(joints), *widths) for joints, widths in LEGS]
    springs = [limb(trace(line), 4.4, 3.4, 0.6) for line in SPRING]
    feelers = [limb(trace(joints), *widths) for joints, widths in (THIN, STOUT)]
    head = trace(HEAD)
    canvas.rim(*far, *near, *springs, *feelers, contour(head), *(ring.whole for ring in rings))
    draw_limbs(canvas, [*far, *springs], canvas.body.shade, 1.6)
    draw_limbs(canvas, near, canvas.body.light, 1.6)
    draw_rings(canvas, rings)
    bands = "".join(taper([r.rear, r.bulge, r.rear_low], swelling(1.6, start=1.4)) for r in rings)
    canvas.fill(bands, canvas.body.shade)
    draw_limbs(canvas, feelers, canvas.tone("rust").base, 1.6)
    draw_part(canvas, head, canvas.body, lit=2.0, dark=2.6, depth=4)
    canvas.fill(circle(97.6 + 41j, 4.0), canvas.ink)
    canvas.fill(circle(96.4 + 39.6j, 1.2), canvas.paper)
    canvas.fill(taper(trace("94 51.6, 98 52.4, 102.4 49.6"), swelling(1.4)), canvas.ink)
    canvas.line("".join(map(dot, trace("89 37, 90 44, 92 34"))), canvas.body.shade, 1.6)
