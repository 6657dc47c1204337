"""Art: a beach from the dune: marram grass in the wind, sand down to the surf, a starfish, a far horizon."""

from generator.art.brush import smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import contour, dot, trace
from generator.art.places.view import below, on_circle
from generator.art.polar import step
from generator.art.shading import bowed_sliver

DUNE = "9 42.6, 17 37.4, 25 37, 32 40.4, 38 44"
CAPE = "62 44, 66 42.6, 71 42, 74 38.4, 79 36.4, 85 36.6"
BLADES = (
    (9, 44, 5.4, 27), (11, 41, 10, 17), (13, 40, 19, 8), (16, 38, 24, 14), (18, 37, 34, 5), (21, 37, 38, 15),
    (23, 37, 50, 9), (25, 37, 48, 22), (28, 39, 59, 20), (30, 40, 55, 31), (33, 42, 62, 35), (14, 39, 14, 24),
    (26, 38, 42, 29),
)  # fmt: skip


def draw_beach(canvas: Canvas) -> None:
    """Draw the beach; the dune is on the left, the sea on the right."""
    land = _land()
    blades = [_blade(*blade) for blade in BLADES]
    canvas.rim(land, *blades)
    canvas.line(land, canvas.ink, 2.0, shift=0.5 + 0.6j)
    with canvas.clipped(land):
        canvas.fill("M0 0H100V100H0z", canvas.body.base)
        _draw_sea(canvas)
        _draw_sand(canvas)
    canvas.outline(land)
    for blade in blades:
        canvas.shape(blade, canvas.tone("grass").base, 1.5)
    _draw_starfish(canvas, 62 + 77j, 13.5)


def _land() -> str:
    """Return the outline: over the dune, along the horizon, over the cape and back along the circle."""
    dune = [on_circle(51, -1), *trace(DUNE)]
    cape = [*trace(CAPE), on_circle(33, 1)]
    return below(f"{smooth(dune)}L{smooth(cape)[1:]}", dune[0], large=True)


def _blade(x: float, y: float, tip_x: float, tip_y: float) -> str:
    root, tip = complex(x, y + 4), complex(tip_x, tip_y)
    bend = complex((x * 2 + tip_x) / 3, y - (y - tip_y) * 0.75)
    return limb([root, bend, tip], 3.4, 3.0, 0.2)


def _draw_sea(canvas: Canvas) -> None:
    sea, foam = canvas.tone("sea"), canvas.tone("foam")
    water = [36 + 45j, 110 + 45j, 110 + 72j, *trace("97 69, 84 67.4, 72 63.6, 64 58.4, 52 56.4, 40 53")]
    canvas.fill(contour(water, soft=False), sea.base)
    cape = trace("60 45, 66 42.6, 71 42, 74 38, 80 35, 100 28, 104 46, 70 47.4")
    canvas.shape(contour(cape), canvas.tone("grass").light, 1.2)
    canvas.fill(contour(trace("76 44, 82 41, 92 38, 100 36, 100 46, 80 46.6")), canvas.tone("grass").base)
    deep = trace("30 45, 104 45, 104 50, 80 49.4, 60 50, 40 48.6, 30 48")
    canvas.fill(contour(deep, soft=False), sea.shade)
    lines = [
        taper(trace("58 54, 68 53, 78 54.6, 90 53.4"), swelling(1.6)),
        taper(trace("70 58.6, 80 58, 88 59.6, 97 58.4"), swelling(1.8)),
        taper(trace("48 50.6, 56 50, 64 51"), swelling(1.1)),
    ]
    canvas.fill("".join(lines), sea.light)
    surf = trace(
        "30 50, 42 52, 52 54, 60 55.6, 66 59, 74 61.6, 83 64, 92 64.6, 102 67, 102 73, 92 71.6, "
        "86 72.4, 79 68.6, 71 68.6, 66 63.6, 59 62, 53 58.6, 42 56, 30 53"
    )
    canvas.shape(contour(surf), foam.light, 1.4)


def _draw_sand(canvas: Canvas) -> None:
    body, rng = canvas.body, canvas.rng
    dune = trace("0 48, 10 38, 22 34, 32 38, 42 47, 50 52, 46 58, 36 66, 20 74, 2 76")
    canvas.fill(contour(dune), body.light)
    lee = trace("30 38, 40 46, 50 52, 46 58, 38 64, 32 66, 38 58, 36 48")
    canvas.fill(contour(lee), body.shade)
    ripples = ""
    for x, y, long in (
        (10, 62, 14),
        (18, 70, 18),
        (12, 78, 16),
        (26, 82, 18),
        (34, 74, 14),
        (48, 66, 12),
        (44, 90, 18),
        (60, 92, 14),
        (72, 86, 12),
        (80, 78, 10),
    ):
        ripples += bowed_sliver([complex(x, y), complex(x + long / 2, y - 2.2), complex(x + long, y)], 1.4)
    canvas.fill(ripples, body.shade)
    specks = "".join(dot(complex(rng.uniform(8, 80), rng.uniform(64, 95))) for _ in range(40))
    canvas.line(specks, body.shade, 1.1)
    edge = taper(trace("4 77, 20 74.6, 36 66.6, 46 58.4, 50 52"), swelling(1.6))
    canvas.fill(edge, canvas.ink)


def _draw_starfish(canvas: Canvas, at: complex, reach: float) -> None:
    coral = canvas.tone("coral")
    edge = []
    for k in range(5):
        turn = 72 * k + 14
        edge += [
            at + step(turn - 5, reach * 0.95),
            at + step(turn + 5, reach * 0.95),
            at + step(turn + 36, reach * 0.42),
        ]
    squat = [complex(p.real, at.imag + (p.imag - at.imag) * 0.86) for p in edge]
    canvas.rim(contour(squat), width=1.0)
    canvas.shape(contour(squat), coral.base, 1.8)
    dots = "".join(
        dot(at + complex(step(72 * k + 14, r).real, step(72 * k + 14, r).imag * 0.86))
        for k in range(5)
        for r in (reach * 0.3, reach * 0.56, reach * 0.8)
    )
    canvas.line(dots + dot(at), coral.light, 1.8)
