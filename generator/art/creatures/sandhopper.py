"""Art: a sandhopper in mid-leap: flat from side to side, arched, one pair of feelers stout, the tail a spring."""

from generator.art.anatomy import draw_part
from generator.art.brush import circle, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import draw_limbs, limb
from generator.art.creatures.rings import draw_rings, girdle, plates
from generator.art.form import contour, dot, trace

SPINE = (
    "92 43, 83 31, 72 24, 60 21, 48 22.6, 37.6 28, 30 36.6, 25.6 47, 25 57, 28.4 65.6, 34.6 71.6, 41.6 74.6"
)
GIRTHS = (21.0, 25.0, 27.0, 28.0, 28.0, 27.0, 25.0, 22.6, 19.0, 14.6, 10.0, 6.0)
HEAD = "86 33, 94 34, 101 38, 105 45, 104 53, 98 58, 91 57, 85 51"
LEGS_FAR = ("66 36, 72 54, 80 62, 78 73", "56 36, 52 56, 60 70, 56 83")
LEGS = (
    ("90 52, 95 62, 90 68, 95 73", (4.4, 4.4, 4.6, 0.6)),
    ("84 46, 86 60, 80 66, 86 74", (4.4, 4.6, 5.0, 0.6)),
    ("75 42, 80 57, 88 66, 85 78", (4.4, 4.0, 3.2, 0.4)),
    ("62 40, 58 58, 66 74, 60 91", (6.0, 5.6, 3.8, 0.4)),
    ("52 42, 44 58, 52 75, 45 94", (6.6, 6.0, 4.0, 0.4)),
)
SPRING = ("39 74, 48 80, 58 80", "40 73, 50 74, 60 72", "36 73, 42 82, 50 87")
STOUT = ("101 41, 108 34, 113 22, 109 6", (5.2, 4.6, 3.2, 0.8))
THIN = ("102 44, 110 42, 115 38", (3.0, 2.6, 0.8))
GRAINS = "22 88, 14 82, 10 92, 18 96, 70 96, 76 90, 8 74"


def draw_sandhopper(canvas: Canvas) -> None:
    """Draw the animal, head to the upper right."""
    unders, backs = girdle(trace(SPINE), GIRTHS)
    rings = plates(backs, unders, lobe=2.6)
    far = [limb(trace(leg), 4.4, 4.0, 3.0, 0.4) for leg in LEGS_FAR]
    near = [limb(trace(joints), *widths) for joints, widths in LEGS]
    springs = [limb(trace(line), 4.0, 3.0, 0.6) for line in SPRING]
    feelers = [limb(trace(joints), *widths) for joints, widths in (THIN, STOUT)]
    head = trace(HEAD)
    grains = "".join(map(dot, trace(GRAINS)))
    canvas.line(grains, canvas.paper, 7.0)
    canvas.rim(*far, *near, *springs, *feelers, *map(contour, (*rings, head)))
    canvas.line(grains, canvas.ink, 4.4)
    canvas.line(grains, canvas.tone("sand").base, 2.2)
    draw_limbs(canvas, [*far, *springs], canvas.body.shade, 1.6)
    draw_rings(canvas, rings, depth=5)
    draw_limbs(canvas, near, canvas.body.light, 1.6)
    draw_limbs(canvas, feelers, canvas.tone("rust").base, 1.6)
    draw_part(canvas, head, canvas.body, lit=2.0, dark=2.6, depth=4)
    canvas.fill(circle(97 + 43j, 3.6), canvas.ink)
    canvas.fill(circle(95.9 + 41.8j, 1.1), canvas.paper)
    canvas.fill(taper(trace("94 53, 98 53.4, 102 51"), swelling(1.4)), canvas.ink)
