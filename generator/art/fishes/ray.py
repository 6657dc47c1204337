"""Art: a thornback ray from above: a lozenge with thorns down its back and a barred, thorny tail."""

from generator.art.brush import along, circle, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.fishes.fish import Pose, place, pose
from generator.art.form import LIGHT, beyond, contour, dot, edge_cuts, flow, moved, trace
from generator.art.shading import bowed_sliver, sliver

# In the frame of a fish: the snout at 0 0, the tail's tip at 100 0; the wings lie to both sides.
WING = (
    "0 0, 5 -3.6, 10 -8.4, 15 -15, 19.6 -24, 23.4 -33.6, 26.6 -35.6, 30 -33, 34 -26, 39 -19.6, 44.6 -13.6, "
    "49.4 -8.4"
)
PELVIC = "45 -3, 46 -12, 50 -15.6, 55 -14.6, 59 -10, 60 -5, 55 -2"
TAIL = "46 0, 56 0, 66 0, 76 0, 88 0, 100 0"
GLIDE = pose(20 + 15j, 58 + 58j, 92 + 104j, 132 + 78j, length=100)


def draw_ray(canvas: Canvas) -> None:
    """Draw one fish that glides, snout to the upper left."""
    where = GLIDE
    half = trace(WING)
    disc = place([*half, 52 + 0j, *_other(half[1:])[::-1]], where)
    fins = [place(side, where) for side in (trace(PELVIC), _other(trace(PELVIC)))]
    tail = taper(place(trace(TAIL), where), lambda t: 9.4 - 7.8 * t)
    sails = [
        place(trace(edge), where)
        for edge in ("80 -1, 83 -5, 87 -5.4, 87 -1", "89 -1, 92 -4.6, 96 -4.8, 95.4 -0.6")
    ]
    canvas.rim(contour(disc), tail, *map(contour, (*fins, *sails)))
    for fin in (*fins, *sails):
        canvas.shape(contour(fin), canvas.body.base, 1.8)
    canvas.shape(tail, canvas.body.base, 2.0)
    _draw_bars(canvas, where)
    whole = contour(disc)
    with canvas.clipped(whole):
        _draw_disc(canvas, disc, where)
    canvas.outline(whole)
    _draw_thorns(canvas, where)
    _draw_eyes(canvas, where)


def _other(points: list[complex] | tuple[complex, ...]) -> list[complex]:
    return [p.conjugate() for p in points]


def _draw_bars(canvas: Canvas, where: Pose) -> None:
    bars = [sliver(where(complex(x, -2.2)), where(complex(x, 2.2)), 2.4) for x in spread(7, low=57, high=92)]
    canvas.fill("".join(bars), canvas.body.shade)


def _draw_disc(canvas: Canvas, disc: list[complex], where: Pose) -> None:
    body, rng = canvas.body, canvas.rng
    canvas.fill(contour(disc), body.base)
    canvas.fill(beyond(moved(disc, -LIGHT * 3)), body.light)
    canvas.fill(beyond(moved(disc, LIGHT * 4)), body.shade)
    blots, spots = "", ""
    for x, y in ((17, 9), (22, 16), (27, 24), (31, 12), (37, 15), (28, 6), (42, 8), (33, 21)):
        for side in (-1, 1):
            at = where(complex(x + rng.uniform(-1, 1), side * y + rng.uniform(-1, 1)))
            blots += circle(at, rng.uniform(2.4, 3.8))
            for _ in range(3):
                spots += dot(at + complex(rng.uniform(-5, 5), rng.uniform(-5, 5)))
    canvas.fill(blots, body.shade)
    canvas.line(spots, body.light, 1.8)
    ribs = ""
    for side in (-1, 1):
        ridge = place([complex(x, side * y) for x, y in ((10, 5), (20, 9.6), (32, 11), (44, 7.4))], where)
        ribs += taper(ridge, swelling(1.3))
    canvas.fill(ribs, canvas.ink)
    canvas.fill(edge_cuts(flow(disc, steps=3), rng, depth=8, gap=2.6, width=1.2, least=0.3), canvas.ink)
    canvas.fill(bowed_sliver([where(3 - 2j), where(9 - 4.4j), where(14 - 10j)], 1.8), body.light)


def _draw_thorns(canvas: Canvas, where: Pose) -> None:
    thorns = ""
    for x in spread(17, low=24, high=92):
        size = 1.7 if x < 60 else 1.3
        thorns += circle(where(complex(x, 0)), size * 0.8)
    canvas.shape(thorns, canvas.tone("paper").base, 0.9)


def _draw_eyes(canvas: Canvas, where: Pose) -> None:
    for side in (-1, 1):
        at = where(complex(12.4, side * 4.4))
        canvas.shape(circle(at, 2.5), canvas.tone("gold").base, 1.2)
        canvas.fill(circle(at + 0.4j, 1.2), canvas.ink)
        hole = [
            where(complex(15.6, side * 3.6)),
            where(complex(17, side * 5.2)),
            where(complex(18.2, side * 5.4)),
        ]
        canvas.fill(taper(hole, swelling(2.4)), canvas.ink)
    ridge = place(trace("4 0, 9 0, 13 0"), where)
    canvas.line(smooth([ridge[0], mix(ridge[0], ridge[2], 0.5), along(ridge)(1.0)]), canvas.body.shade, 1.1)
