"""Art: a prawn from the side: a saw on its brow, a striped glassy body with a bend, feelers longer than itself."""

from generator.art.anatomy import draw_part
from generator.art.brush import circle, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import draw_limbs, limb
from generator.art.creatures.rings import draw_rings, girdle, plates
from generator.art.form import contour, trace

SPINE = "62 43, 73 40.6, 84 41.6, 94 46.6, 101.6 55, 106 64.4, 108.6 74"
GIRTHS = (31.0, 31.0, 29.0, 25.0, 20.0, 15.0, 11.0)
CARAPACE = (
    "6 18.6, 12 21.6, 14 20.6, 15 23.6, 18 22.6, 19 25.4, 22.4 24.4, 23.6 27, 28 25.4, 30 27.4, 40 26, "
    "52 26, 61 28.4, "
    "67 35, 68 46, 65 55, 58 60.6, 47 60.4, 37 57, 30 51, 26 44, 24.6 37.6, 24 33, 15 26.6"
)
FAN = (
    "108 72, 118 74, 128 82, 134 91, 124 90, 114 83",
    "107 73, 116 80, 122 89, 123 98, 114 94, 107 85",
    "105 73, 110 82, 111 92, 108 99, 102 93, 101 82",
)
WALKING = (
    "38 56, 30 66, 20 68, 12 75",
    "44 58, 38 72, 28 76, 22 86",
    "50 59, 48 74, 38 82, 36 94",
    "55 59, 57 75, 50 84, 51 96",
)
PADDLES = (
    "66 56, 63 68, 66 74",
    "75 56, 73 68, 77 74",
    "84 56, 83 67, 88 72",
    "92 58, 92 67, 96 72",
    "97 64, 97 72, 101 76",
)
FEELERS = (
    "27 42, 12 44, 3 52, 4 66, 14 80, 28 92, 40 97",
    "27 38, 12 32, 5 14, 22 4, 52 5, 88 13, 118 30, 134 50",
    "26 36, 14 33, 6 34, 1.6 38",
)


def draw_shrimp(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    backs, unders = girdle(trace(SPINE), GIRTHS)
    rings = plates(backs, unders, lobe=3.4)
    carapace = trace(CARAPACE)
    legs = [limb(trace(leg), 3.6, 3.2, 2.6, 0.6) for leg in WALKING]
    paddles = [limb(trace(leg), 4.6, 5.4, 1.4) for leg in PADDLES]
    feelers = "".join(smooth(trace(line)) for line in FEELERS)
    fan = [trace(blade) for blade in FAN]
    canvas.line(feelers, canvas.paper, 6.0)
    canvas.rim(*legs, *paddles, *map(contour, (*fan, *rings, carapace)))
    canvas.line(feelers, canvas.tone("rust").shade, 1.5)
    draw_limbs(canvas, [*legs, *paddles], canvas.body.light, 1.5)
    for blade in fan:
        draw_part(canvas, blade, canvas.body, lit=1.6, dark=0, depth=0, width=1.6)
        canvas.fill(
            taper([blade[0], (blade[1] + blade[5]) / 2, (blade[2] + blade[4]) / 2], swelling(1.6)),
            canvas.tone("rust").base,
        )
    draw_rings(canvas, rings)
    _draw_stripes(canvas, [ring[3:7] for ring in rings])
    _draw_carapace(canvas, carapace)


def _draw_stripes(canvas: Canvas, edges: list[list[complex]]) -> None:
    bands = ""
    for rear, _, middle, low in edges[:-1]:
        inward = (middle - rear) * 0.24 - 2.6
        bands += taper(
            [rear + inward, middle - 3.0, low + (middle - low) * 0.3 - 2.4], swelling(2.2, start=1.0)
        )
    canvas.fill(bands, canvas.tone("rust").base)


def _draw_carapace(canvas: Canvas, carapace: tuple[complex, ...]) -> None:
    rust = canvas.tone("rust")
    draw_part(canvas, carapace, canvas.body, lit=2.4, dark=3.4, depth=6)
    lines = ("34 34, 44 37, 60 33", "33 40, 43 44, 62 41", "36 47, 46 51, 62 48", "45 30, 41 38, 44 52")
    canvas.fill("".join(taper(trace(line), swelling(2.0)) for line in lines), rust.base)
    canvas.fill(contour(trace("27 40, 18 38, 9 42, 8 45.4, 18 47, 28 46")), canvas.body.base)
    canvas.outline(contour(trace("27 40, 18 38, 9 42, 8 45.4, 18 47, 28 46")), width=1.6)
    canvas.shape(circle(31 + 36.4j, 3.8), canvas.ink, 1.0)
    canvas.fill(circle(29.8 + 35.2j, 1.2), canvas.paper)
