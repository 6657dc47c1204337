"""Art: a sea slater from above: seven plates, a tail in short rings, fourteen legs, two long feelers."""

from msgspec import Struct

from generator.art.brush import Points, circle, spread, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import draw_limbs, limb, mirrored
from generator.art.form import contour, moved, scaled, trace
from generator.art.shading import bowed_sliver

LEAN = 24.0
MIDDLE = 50 + 50j


class Plate(Struct, frozen=True):
    """One ring of the armour, upright: its front edge, half widths in front and behind, length, sweep.

    ``sweep`` is how far its sides hang behind its middle.
    """

    top: float
    front: float
    back: float
    length: float
    sweep: float


PLATES = (
    Plate(21.5, 15.5, 20.0, 10.0, -2.0),
    Plate(29.0, 20.0, 23.2, 9.5, -1.0),
    Plate(36.5, 23.2, 25.4, 9.5, 0.0),
    Plate(44.0, 25.0, 26.4, 9.5, 1.2),
    Plate(51.5, 25.4, 26.0, 9.5, 2.4),
    Plate(58.5, 24.6, 24.6, 9.5, 3.6),
    Plate(65.0, 22.8, 22.4, 9.0, 4.8),
)
RINGS = (
    Plate(71.0, 17.5, 17.0, 6.0, 5.0),
    Plate(74.5, 16.0, 15.4, 6.0, 5.4),
    Plate(78.0, 14.4, 13.6, 6.0, 5.8),
)


def draw_isopod(canvas: Canvas) -> None:
    """Draw the animal, head to the upper right."""
    armour = (*PLATES, *RINGS)
    outlines = [_outline(plate) for plate in armour]
    tail, head = _tail(), _head()
    legs = [_side(_leg(k), side, 5.2, 4.4, 3.4, 2.4, 0.8) for k in range(7) for side in (-1, 1)]
    feelers = [_side(trace(FEELER), side, 4.6, 4.0, 3.2, 2.6, 1.8, 0.8) for side in (-1, 1)]
    forks = [_side(trace("42 88, 39.5 93.5, 35 98"), side, 4.4, 3.4, 0.6) for side in (-1, 1)]
    canvas.rim(*legs, *feelers, *forks, *map(contour, (*outlines[::3], tail, head)))
    draw_limbs(canvas, [*legs, *forks], canvas.body.light, 1.5)
    draw_limbs(canvas, feelers, canvas.body.base, 1.5)
    _draw_tail(canvas, tail)
    for plate, outline in reversed(list(zip(armour, outlines, strict=True))):
        _draw_plate(canvas, plate, outline)
    _draw_head(canvas, head)


FEELER = "44 15, 40.5 6.5, 32 3.4, 22 5, 14 12, 9.5 22"


def _lean(points: Points) -> list[complex]:
    return moved(turned(scaled(points, 0.89), LEAN, about=MIDDLE), 1.2 + 1.4j)


def _side(spine: Points, side: int, *widths: float) -> str:
    return limb(_lean(spine if side < 0 else mirrored(spine)), *widths)


def _left(plate: Plate) -> list[complex]:
    """Return the left half of a plate's outline, from its front edge to its back edge."""
    top, end, sweep = plate.top, plate.top + plate.length, plate.sweep
    return [
        complex(50 - plate.front * 0.6, top + 0.3 + 0.3 * sweep),
        complex(50 - plate.front * 0.97, top + 1.8 + 0.85 * sweep),
        complex(50 - plate.back * 1.01, end - 2.2 + sweep),
        complex(50 - plate.back * 0.97, end + 1.0 + sweep),
        complex(50 - plate.back * 0.5, end + 0.3 + 0.35 * sweep),
    ]


def _outline(plate: Plate) -> list[complex]:
    left = _left(plate)
    return _lean([*left, complex(50, plate.top + plate.length), *mirrored(left)[::-1]])


def _tail() -> list[complex]:
    left = trace("38 82, 37 87.5, 39.5 92, 45 95")
    return _lean([*left, 50 + 96j, *mirrored(left)[::-1]])


def _head() -> list[complex]:
    left = trace("45 12.6, 39 14.4, 35.4 18.4, 36 23.6, 41 26.6")
    return _lean([*left, *mirrored(left)[::-1]])


def _leg(k: int) -> list[complex]:
    """Return the spine of a left leg: forward in front, level in the middle, backward behind."""
    plate = PLATES[k]
    root = complex(50 - plate.back * 0.8, plate.top + 5 + 0.6 * plate.sweep)
    way = (k - 2.4) / 4.6
    knee = root + complex(-12.5, -3.5 + 8.5 * way)
    shin = knee + complex(-4.5 + 1.2 * way, 1.2 + 4.6 * way)
    foot = shin + complex(-1.6 + 1.4 * abs(way), 4.2 + 2.4 * way)
    return [root, (root + knee) / 2 - 1.8j, knee, shin, foot]


def _draw_plate(canvas: Canvas, plate: Plate, outline: list[complex]) -> None:
    """Fill a plate, light on the left of its back, dark on the right, and hatch its dark side."""
    body, rng, half = canvas.body, canvas.rng, plate.back
    canvas.shape(contour(outline), body.base, 1.8)
    top, length, sweep = plate.top, plate.length, plate.sweep
    corners = [
        complex(50 + half * x, top + y * length + drop * sweep)
        for x, y, drop in ((0.42, 0.2, 0.2), (0.86, 0.24, 0.75), (0.95, 0.6, 0.95), (0.93, 1.0, 1.0))
    ]
    edge = [complex(50 + half * 0.36, top + 0.9 * length + 0.25 * sweep)]
    canvas.fill(straight(_lean([*corners, *edge]), closed=True), body.shade)
    gleam = [
        complex(50 + half * x, top + y * length + drop * sweep)
        for x, y, drop in ((-0.82, 0.42, 0.75), (-0.45, 0.26, 0.3), (0.0, 0.24, 0.0))
    ]
    canvas.fill(bowed_sliver(_lean(gleam), min(2.8, length * 0.28)), body.light)
    cuts = ""
    for x in spread(6, low=0.9, high=0.38):
        start = complex(50 + x * half, top + 1.2 + x * x * sweep)
        long = length * rng.uniform(0.62, 0.9)
        cuts += bowed_sliver(_lean([start, start + complex(0.3, long / 2), start + complex(-0.2, long)]), 0.9)
    canvas.fill(cuts, canvas.ink)


def _draw_tail(canvas: Canvas, tail: list[complex]) -> None:
    canvas.shape(contour(tail), canvas.body.base, 1.8)
    dark = _lean(trace("54 84, 61 84, 61.6 87.6, 59.6 91, 55 93.6, 52 94.4"))
    canvas.fill(straight(dark, closed=True), canvas.body.shade)
    cuts = [
        _lean([complex(x, 85), complex(x + 0.4, 88), complex(x - 1, y)])
        for x, y in ((60, 90), (57.6, 91.6), (55.2, 92.8))
    ]
    canvas.fill("".join(bowed_sliver(cut, 0.9) for cut in cuts), canvas.ink)
    canvas.fill(bowed_sliver(_lean([40 + 86j, 41.5 + 90j, 45 + 93j]), 1.6), canvas.body.light)


def _draw_head(canvas: Canvas, head: list[complex]) -> None:
    body = canvas.body
    canvas.shape(contour(head), body.base, 1.8)
    dark = _lean(trace("56 14.4, 60 15.4, 63.4 18.6, 63 22.6, 59 25.4, 55 25.8"))
    canvas.fill(straight(dark, closed=True), body.shade)
    canvas.fill(bowed_sliver(_lean([42 + 16j, 46 + 14.4j, 52 + 14.6j]), 2.0), body.light)
    brow = "".join(
        taper(_lean(trace(line)), swelling(1.2)) for line in ("43 21.4, 46 19.4, 50 18.8, 54 19.4, 57 21.4",)
    )
    canvas.fill(brow, canvas.ink)
    for x in (38.6, 61.4):
        (eye,) = _lean([complex(x, 19.4)])
        canvas.fill(circle(eye, 2.7), canvas.ink)
        canvas.fill(circle(eye - 0.8 - 0.9j, 0.8), canvas.tone("paper").light)
