"""Art: a shore crab from above: a fan-shaped back with toothed sides, two claws raised, eight legs."""

from generator.art.brush import Points, circle, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb, mirrored
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.shading import bowed_sliver, sliver

# The left half of the back, from the brow to the middle of the hind edge.
BACK = (
    "47.5 38.8, 44.5 36.6, 41.5 38.6, 38 36.6, 34.5 38.4, 30.5 36.2, 29.6 40, 25.2 40, 26 44.4, 22 46, "
    "24.4 50, 22 54.6, 27 60, 33 68, 39 74.4, 45 76.6"
)
LEGS = (
    "30 56, 19 49, 9.5 52, 4.6 62",
    "31 62, 19 59, 11 66, 8.6 77",
    "34 67, 24 69, 17.6 78, 17.4 88",
    "38 71, 32 77.5, 28 86, 30.5 95",
)
ARM = "33 45, 25 40, 17.5 36, 15.5 29"
PALM = (
    "12 31, 8 25, 7.6 17, 12 10.6, 19.6 6, 28 4.4, 35.4 6.4, 39.6 11, 33.6 11.2, 28.6 13.4, 25.4 17, "
    "29.4 19.6, 35 19.6, 38.8 17.8, 36.6 23.6, 31 27.4, 25.6 28.6, 21.6 32.6, 16 34"
)


def draw_crab(canvas: Canvas) -> None:
    """Draw the animal, claws up."""
    half = trace(BACK)
    back = [*half, 50 + 77j, *mirrored(half)[::-1], 50 + 40.2j]
    shell = contour(back)
    legs = [_side(trace(leg), side, 6.4, 6.0, 4.2, 0.6) for leg in LEGS for side in (-1, 1)]
    arms = [_side(trace(ARM), side, 8.5, 8.0, 8.5, 8.0) for side in (-1, 1)]
    palms = [trace(PALM), mirrored(trace(PALM))]
    canvas.rim(*legs, *arms, *map(contour, palms), shell, circle(43 + 34j, 4), circle(57 + 34j, 4))
    for k in range(3, -1, -1):
        for side in (0, 1):
            canvas.shape(legs[2 * k + side], canvas.body.shade if side else canvas.body.base, 1.8)
    for arm in arms:
        canvas.shape(arm, canvas.body.base, 2.0)
    for palm in palms:
        _draw_claw(canvas, palm)
    for x in (43.0, 57.0):
        _draw_eye(canvas, x)
    _draw_back(canvas, back)


def _side(spine: Points, side: int, *widths: float) -> str:
    return limb(spine if side < 0 else mirrored(spine), *widths)


def _draw_claw(canvas: Canvas, palm: Points) -> None:
    whole = paint(canvas, palm, canvas.body, lit=2.6, dark=3.4)
    canvas.fill(
        edge_cuts(flow(palm, steps=3), canvas.rng, depth=7, gap=2.4, width=1.1, least=0.35), canvas.ink
    )
    canvas.outline(whole)


def _draw_eye(canvas: Canvas, x: float) -> None:
    canvas.line(smooth([complex(50 + (x - 50) * 0.8, 41), complex(x, 34)]), canvas.ink, 4.4)
    canvas.shape(circle(complex(x, 33.4), 3.2), canvas.ink, 1.0)
    canvas.fill(circle(complex(x - 0.9, 32.4), 1.0), canvas.tone("paper").light)


def _draw_back(canvas: Canvas, back: list[complex]) -> None:
    body, rng = canvas.body, canvas.rng
    whole = paint(canvas, back, body, lit=3.4, dark=5.0)
    canvas.fill(edge_cuts(flow(back, steps=2), rng, depth=9, gap=2.3, width=1.2, least=0.3), canvas.ink)
    grooves = [
        taper(trace("38 46, 41 52, 44.4 56, 43 62"), swelling(1.7)),
        taper(trace("62 46, 59 52, 55.6 56, 57 62"), swelling(1.7)),
        taper(trace("44.4 56.6, 47 58.4, 50 59, 53 58.4, 55.6 56.6"), swelling(1.5)),
        taper(trace("30 50, 33 52.6, 37 53"), swelling(1.3)),
        taper(trace("70 50, 67 52.6, 63 53"), swelling(1.3)),
        taper(trace("46.6 67, 50 68.4, 53.4 67"), swelling(1.3)),
    ]
    canvas.fill("".join(grooves), canvas.ink)
    canvas.fill(
        bowed_sliver((31 + 45j, 36 + 42j, 43 + 43.4j), 2.4) + sliver(27 + 50j, 29 + 47j, 1.6), body.light
    )
    specks = trace(
        "48 48, 52 46.6, 50 52, 46.4 50.6, 54 51, 40 62, 60 62, 36 59, 64 59, 50 63, 47 72, 53 72, "
        "42 67, 58 67"
    )
    canvas.line("".join(map(dot, specks)), body.light, 1.7)
    canvas.outline(whole)
