"""Art: a prawn from the side: a saw on its brow, a striped glassy body, feelers longer than itself."""

from generator.art.anatomy import draw_part
from generator.art.brush import circle, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import draw_limbs, limb
from generator.art.creatures.rings import Ring, draw_rings, girdle, plates
from generator.art.form import contour, trace

SPINE = "62 43, 73 40.6, 84 41.6, 94 46.6, 101.6 55, 106 64.4, 108.6 74"
GIRTHS = (31.0, 31.0, 29.0, 25.0, 20.0, 15.0, 11.0)
CARAPACE = (
    "7 18.6, 13 21.6, 15 20.6, 16 23.6, 19 22.6, 20 25.4, 23.4 24.4, 24.6 27, 28 25.4, 30 27.4, 40 26, "
    "52 26, "
    "61 28.4, 67 35, 68 46, 65 55, 58 60.6, 47 60.4, 37 57, 30 51, 26 44, 24.6 37.6, 24 33, 15 26.6"
)
FAN = (
    "108 71, 118 73, 128 81, 134 90, 124 89, 114 82",
    "107 72, 116 79, 122 88, 123 96.6, 114 93, 107 84",
    "105 72, 110 81, 111 91, 108 97, 102 92, 101 81",
)
WALKING = (
    "38 56, 30 66, 20 68, 12 75",
    "44 58, 38 72, 28 76, 22 86",
    "50 59, 48 74, 38 82, 36 94",
    "55 59, 57 75, 50 84, 51 95",
)
PADDLES = ("66 56, 63 68, 66 74", "75 56, 73 68, 77 74", "84 56, 83 67, 88 72", "92 58, 92 67, 96 72")
FEELERS = (
    "27 42, 13 44, 5 53, 6 66, 15 80, 28 91, 40 96",
    "27 38, 14 32, 7 15, 23 6, 52 6, 88 14, 118 30, 134 50",
    "26 36, 15 33, 8 34, 3.6 38",
)
SCALE = "27 40, 18 38, 10 42, 9 45.4, 18 47, 28 46"


def draw_shrimp(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    backs, unders = girdle(trace(SPINE), GIRTHS)
    rings = plates(backs, unders, lobe=3.4)
    legs = [limb(trace(leg), 3.6, 3.2, 2.6, 0.6) for leg in WALKING]
    paddles = [limb(trace(leg), 4.6, 5.4, 1.4) for leg in PADDLES]
    feelers = "".join(smooth(trace(line)) for line in FEELERS)
    fan = [trace(blade) for blade in FAN]
    canvas.line(feelers, canvas.paper, 5.6)
    canvas.rim(*legs, *paddles, *map(contour, (*fan, trace(CARAPACE))), *(ring.whole for ring in rings))
    canvas.line(feelers, canvas.tone("rust").shade, 1.5)
    draw_limbs(canvas, [*legs, *paddles], canvas.body.light, 1.5)
    for blade in fan:
        canvas.shape(contour(blade), canvas.body.light, 1.6)
        rib = [blade[0], (blade[1] + blade[5]) / 2, (blade[2] + blade[4]) / 2]
        canvas.fill(taper(rib, swelling(2.0)), canvas.tone("rust").base)
    draw_rings(canvas, rings)
    _draw_bands(canvas, rings)
    _draw_carapace(canvas, trace(CARAPACE))


def _draw_bands(canvas: Canvas, rings: list[Ring]) -> None:
    """Draw a band of colour along the rear edge of each ring."""
    bands = ""
    for ring in rings:
        back = (ring.top - ring.rear) * 0.22
        bands += taper(
            [ring.rear + back, ring.bulge + back, ring.rear_low + back * 0.7], swelling(1.9, start=1.0)
        )
    canvas.fill(bands, canvas.tone("rust").base)


def _draw_carapace(canvas: Canvas, carapace: tuple[complex, ...]) -> None:
    draw_part(canvas, carapace, canvas.body, lit=2.4, dark=3.4, depth=6)
    lines = (
        "33 33, 44 36, 61 32",
        "33 39, 43 43, 62 40",
        "36 46, 46 50, 63 47",
        "44 29, 40 38, 44 53",
        "54 30, 51 40, 56 54",
    )
    canvas.fill("".join(taper(trace(line), swelling(1.8)) for line in lines), canvas.tone("rust").base)
    canvas.shape(contour(trace(SCALE)), canvas.body.light, 1.6)
    canvas.shape(circle(31 + 36.4j, 3.8), canvas.ink, 1.0)
    canvas.fill(circle(29.8 + 35.2j, 1.2), canvas.paper)
