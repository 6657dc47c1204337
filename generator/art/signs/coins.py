"""Art: coins. The middle stays calm, for a number to be set on it; the shells around it count the value."""

from collections.abc import Iterable

from generator.art.brush import circle, spread
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, tooth
from generator.art.polar import round_, step
from generator.art.shading import sliver
from generator.art.signs.line import BOLD, bold_rim

MIDDLE = 50 + 50j
CALM = 25.0
HINGE = 26.4
CREST = 41.4
FIELD = 42.6


def draw_coin(canvas: Canvas) -> None:
    """Draw a coin struck with a sand dollar."""
    disc = round_(MIDDLE, 42.5, count=16)
    whole = contour(disc)
    bold_rim(canvas, whole)
    paint(canvas, disc, canvas.body, lit=5, dark=7)
    canvas.line(circle(MIDDLE, 33.5), canvas.body.shade, 2.2)
    canvas.fill(edge_cuts(flow(disc), canvas.rng, depth=10, gap=3.4, width=1.8), canvas.ink)
    for k in range(5):
        _draw_petal(canvas, 72 * k)
    canvas.line(dot(MIDDLE), canvas.ink, 5)
    canvas.outline(whole, width=BOLD)


def _draw_petal(canvas: Canvas, turn: float) -> None:
    root, tip = MIDDLE + step(turn, 6), MIDDLE + step(turn, 29.5)
    middle = MIDDLE + step(turn, 19)
    side = step(turn + 90, 5.6)
    petal = contour([root, middle + side, tip, middle - side])
    canvas.fill(petal, canvas.ink)
    canvas.fill(sliver(root + step(turn, 4), tip - step(turn, 3), 2.0), canvas.body.light)


def draw_one(canvas: Canvas) -> None:
    """Draw the coin of one shell: a plain rim."""
    _draw_value(canvas, shells=1, nicks=0)


def draw_three(canvas: Canvas) -> None:
    """Draw the coin of three shells, with three nicks in its rim."""
    _draw_value(canvas, shells=3, nicks=3)


def draw_ten(canvas: Canvas) -> None:
    """Draw the coin of ten shells, with ten nicks in its rim."""
    _draw_value(canvas, shells=10, nicks=10)


def _draw_value(canvas: Canvas, *, shells: int, nicks: int) -> None:
    body, rng = canvas.body, canvas.rng
    edge = round_(MIDDLE, 46.6, count=16)
    rim = paint(canvas, edge, body, lit=1.8, dark=2.2)
    field = contour(round_(MIDDLE, FIELD, count=16))
    canvas.shape(field, body.base, 1.1)
    flutes = [(7.5 * k + rng.uniform(-0.5, 0.5), rng.uniform(37.0, 38.6)) for k in range(48)]
    canvas.fill(_flutes(place for place in flutes if _is_dark(place[0])), body.shade)
    canvas.fill(_flutes(place for place in flutes if not _is_dark(place[0])), body.light)
    for k in range(shells):
        _draw_fan(canvas, 180 + 360 * k / shells, half=58 if shells < 10 else 44)
    places = [180 + 360 * (k + 0.5) / nicks for k in range(nicks)]
    cuts = [tooth(MIDDLE + step(t, 46.6), MIDDLE + step(t, FIELD - 2), 5) for t in places]
    canvas.fill("".join(cuts), canvas.ink)
    canvas.outline(rim, width=2.2)
    calm = round_(MIDDLE, CALM, count=16)
    canvas.shape(contour(calm), body.light, 1.8)
    canvas.line("".join(map(dot, round_(MIDDLE, CALM - 2.4, count=44))), body.shade, 1.4)


def _is_dark(turn: float) -> bool:
    return 45 < turn % 360 < 225


def _flutes(places: Iterable[tuple[float, float]]) -> str:
    return "".join(tooth(MIDDLE + step(turn, CALM), MIDDLE + step(turn, end), 2.2) for turn, end in places)


def _draw_fan(canvas: Canvas, turn: float, *, half: float) -> None:
    hinge = MIDDLE + step(turn, HINGE)
    turns = spread(9, low=-half, high=half)
    edge = [hinge + step(turn + t, (CREST - HINGE) * (1 if k % 2 else 0.9)) for k, t in enumerate(turns)]
    fan = contour([hinge + step(turn - 90, 3), *edge, hinge + step(turn + 90, 3)])
    canvas.shape(fan, canvas.body.light, 2.0)
    ribs = [sliver(hinge + step(turn + t, 2), hinge + step(turn + t, 13.5), 1.1) for t in turns[2:7:2]]
    canvas.fill("".join(ribs), canvas.ink)
