"""Art: the sun of an old almanac: a calm face among straight and waving rays."""

from generator.art.brush import circle, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, paint, trace
from generator.art.polar import step

MIDDLE = 50 + 50j
RAYS = 10
DISC = 25.5


def draw_sun(canvas: Canvas) -> None:
    """Draw the sun; its rays reach from 26 to 48 units about the middle."""
    rays = [_ray(canvas, k) for k in range(2 * RAYS)]
    disc = [MIDDLE + step(turn, DISC + canvas.rng.uniform(-0.25, 0.25)) for turn in spread(24, high=345)]
    canvas.rim(*rays, contour(disc))
    for k in range(1, 2 * RAYS, 2):
        _draw_ray(canvas, k, rays[k])
    for k in range(0, 2 * RAYS, 2):
        _draw_ray(canvas, k, rays[k])
    _draw_disc(canvas, disc)
    _draw_face(canvas)


def _spine(turn: float, waving: bool) -> list[complex]:
    if not waving:
        return [MIDDLE + step(turn, r) for r in (22, 35, 46)]
    bends = ((22, 0.0), (27, 3.8), (32, 2.6), (37, -3.6), (41.5, -2.4), (45.5, 3.0))
    return [MIDDLE + step(turn + bend, r) for r, bend in bends]


def _ray(canvas: Canvas, k: int) -> str:
    turn = 180 / RAYS * k + canvas.rng.uniform(-0.7, 0.7)
    if k % 2 == 0:
        return straight(
            [MIDDLE + step(turn - 11, 24), MIDDLE + step(turn, 46.1), MIDDLE + step(turn + 11, 24)],
            closed=True,
        )
    return taper(_spine(turn, True), lambda t: 7.6 * (1 - t) ** 0.75 + 0.2)


def _draw_ray(canvas: Canvas, k: int, ray: str) -> None:
    turn = 180 / RAYS * k
    if k % 2:
        canvas.fill(ray, canvas.body.light)
    else:
        canvas.fill(ray, canvas.body.base)
        # A straight ray is a roof: one side of its ridge lies in the shade.
        side = 1 if (turn + 45) % 360 < 180 else -1
        half = [MIDDLE + step(turn, 22), MIDDLE + step(turn, 46), MIDDLE + step(turn + 11 * side, 24)]
        canvas.fill(straight(half, closed=True), canvas.body.shade)
    canvas.outline(ray, width=1.6)


def _draw_disc(canvas: Canvas, disc: list[complex]) -> None:
    whole = paint(canvas, disc, canvas.body, lit=4, dark=6)
    canvas.fill(edge_cuts(flow(disc), canvas.rng, depth=9, gap=2.0, width=1.1), canvas.ink)
    canvas.outline(whole)


def _draw_face(canvas: Canvas) -> None:
    ink, coral = canvas.ink, canvas.tone("coral")
    cheeks = circle(36.5 + 57j, 4.6) + circle(63.5 + 57j, 4.6)
    canvas.fill(cheeks, coral.base)
    marks = [
        taper([33.5 + 43j, 38 + 39.6j, 43 + 40j, 46.3 + 43j], swelling(1.9)),
        taper(
            trace("66.5 43, 62 39.6, 56.5 39.6, 53.4 42.5, 53.2 48, 55.4 54.4, 53.5 57.6, 50 58"),
            swelling(2.0, end=0.8),
        ),
        taper([46.8 + 56j, 47.6 + 57.8j, 50 + 58j], swelling(1.3)),
    ]
    canvas.fill("".join(marks), ink)
    for x in (40.0, 60.0):
        _draw_eye(canvas, x)
    lips = trace("41 63, 45.5 62.4, 48.4 61.8, 50 62.4, 51.6 61.8, 54.5 62.4, 59 63, 55 67, 50 68.4, 45 67")
    canvas.fill(contour(lips), coral.base)
    canvas.fill(
        taper(trace("40.3 62, 45 64.2, 50 64.4, 55 64.2, 59.7 62"), swelling(1.7, start=0.6, end=0.6)),
        ink,
    )
    canvas.fill(taper([45.8 + 69.6j, 50 + 70.6j, 54.2 + 69.6j], swelling(1.2)), ink)


def _draw_eye(canvas: Canvas, x: float) -> None:
    lid = [
        complex(x - 5, 48.6),
        complex(x - 2, 45.8),
        complex(x + 2, 45.8),
        complex(x + 5, 48.6),
        complex(x, 51.4),
    ]
    canvas.fill(contour(lid), canvas.tone("paper").light)
    canvas.fill(circle(complex(x, 48.4), 2.1), canvas.ink)
    canvas.fill(
        taper(
            [complex(x - 5.4, 49), complex(x - 2, 45.6), complex(x + 2, 45.6), complex(x + 5.4, 49)],
            swelling(1.9, start=0.5, end=0.5),
        ),
        canvas.ink,
    )
    canvas.fill(
        taper([complex(x - 4, 50.4), complex(x, 52), complex(x + 4, 50.4)], swelling(1.0)), canvas.ink
    )
