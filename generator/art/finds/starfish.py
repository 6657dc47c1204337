"""Art: a starfish: five arms that taper and bend a little, rows of knobs along them."""

from generator.art.brush import along, mix, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint
from generator.art.hand import Hand
from generator.art.polar import step

MIDDLE = 50 + 53j
ARMS = 5
REACH = 45.0
BENDS = (7.0, -6.0, 8.0, 5.0, -8.0)
# Half the girth of an arm on its way out.
GIRTHS = ((0.34, 9.6), (0.55, 7.6), (0.78, 5.3), (0.95, 3.4))
TIP = 1.03


def draw_starfish(canvas: Canvas) -> None:
    """Draw a starfish from above, one arm up."""
    rng = canvas.rng
    edge = _edge()
    whole = contour(edge)
    canvas.rim(whole)
    paint(canvas, edge, canvas.body, lit=3.0, dark=4.4)
    canvas.fill(edge_cuts(flow(edge), rng, depth=8, gap=2.6, width=1.3), canvas.ink)
    for k in range(ARMS):
        _draw_arm(canvas, k, rng)
    canvas.outline(whole)


def _at(arm: int, share: float, side: float = 0.0) -> complex:
    """Return a point of an arm: ``share`` of the way out along its bent middle, ``side`` to its right."""
    turn = 72 * arm + BENDS[arm] * (share - 0.4) * 1.6
    return MIDDLE + step(turn, REACH * share) + step(turn + 90, side)


def _edge() -> list[complex]:
    edge: list[complex] = []
    for arm in range(ARMS):
        edge += [_at(arm, share, -girth) for share, girth in GIRTHS]
        edge.append(_at(arm, TIP))
        edge += [_at(arm, share, girth) for share, girth in GIRTHS[::-1]]
        edge.append(MIDDLE + step(72 * arm + 36, REACH * 0.3))
    return edge


def _draw_arm(canvas: Canvas, arm: int, rng: Hand) -> None:
    spine = [_at(arm, share) for share in spread(5, low=0.06, high=0.94)]
    canvas.fill(taper(spine, swelling(4.6, start=3.4, end=0.8, peak=0.3)), canvas.body.light)
    at = along([_at(arm, share) for share in spread(9, low=0.14, high=0.9)])
    knobs = "".join(dot(at(t)) for t in spread(6))
    canvas.line(knobs, canvas.body.shade, 2.2)
    sides = ""
    for share in spread(5, low=0.3, high=0.84):
        for side in (-1, 1):
            out = _at(arm, share, side * _girth(share) * rng.uniform(0.5, 0.62))
            sides += dot(out)
    canvas.line(sides, canvas.body.light, 1.7)


def _girth(share: float) -> float:
    return mix(10.0 + 0j, 3.6 + 0j, (share - 0.3) / 0.65).real
