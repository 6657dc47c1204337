"""Art: an ocellated lizard from above, winding: broad head, rings on its back, blue flanks."""

from generator.art.brush import Points, along, circle, resample, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import edge_cuts, flow, trace
from generator.art.parts import contour, eye

SPINE = "36 32, 48 36, 60 39, 73 42, 84 48, 91 58, 90 69, 80 77, 67 80.6, 53 81, 40 82, 27 86, 14 92"
WIDTHS = (16, 19, 22, 22.4, 19, 14, 10.6, 8.6, 7.2, 6, 4.6, 3, 1.2)
# From the lower side of the neck round the jaws and the snout to its upper side.
HEAD = "30 39.4, 24 39, 16 34.4, 9 27.4, 5.6 20.4, 8 15.4, 13.6 14.6, 22 16, 31 18.4, 36 22"
LEGS = (
    ("44 29, 49 19, 42 12", ("35.4 13.6", "36.6 8.4", "41 5", "46 6", "48.6 10.4")),
    ("41 42, 35 52, 40 60", ("33.4 60.4", "34.4 65.4", "39.4 67.6", "44.4 66.4", "47 62")),
    ("80 39, 91 31, 101 37", ("101.4 29.8", "106.4 31.6", "110.4 36", "110 41.4", "105 43.6")),
    ("77 53, 73 64, 61 63", ("58.4 69.4", "53.4 67.6", "51.4 62", "53.4 57", "59 55.6")),
)
PLATES = ("14 17, 20 22, 30 21", "11 25, 20 22, 26 30, 33 30", "20 22, 17 30, 20 36", "26 30, 22 37")


def draw_lizard(canvas: Canvas) -> None:
    """Draw the animal, head to the upper left."""
    skin = [*_flanks(trace(SPINE), WIDTHS), *trace(HEAD)]
    legs = [limb(trace(joints), 9.6, 7.4, 5) for joints, _ in LEGS]
    toes = ["".join(smooth([trace(joints)[-1], *trace(tip)]) for tip in tips) for joints, tips in LEGS]
    canvas.rim(contour(skin), *legs)
    canvas.line("".join(toes), canvas.paper, 7.4)
    for leg, toe in zip(legs, toes, strict=True):
        canvas.line(toe, canvas.ink, 3.8)
        canvas.shape(leg, canvas.body.base, 1.8)
        canvas.line(toe, canvas.body.base, 1.4)
    _draw_skin(canvas, skin)
    _draw_head(canvas)


def _flanks(spine: Points, widths: tuple[float, ...]) -> list[complex]:
    """Return the outline along the spine: down one side, and back up the other."""
    left: list[complex] = []
    right: list[complex] = []
    last = len(spine) - 1
    for i, (point, width) in enumerate(zip(spine, widths, strict=True)):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        side = way * 1j / abs(way) * width / 2
        left.append(point - side)
        right.append(point + side)
    return [*left, *right[::-1]]


def _draw_skin(canvas: Canvas, skin: Points) -> None:
    body, whole = canvas.body, contour(skin)
    canvas.line(whole, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(whole, body.base)
    with canvas.clipped(whole):
        _draw_net(canvas)
        cuts = edge_cuts(flow(skin, steps=3), canvas.rng, depth=4.4, gap=2.8, width=1.1, least=0.4)
        canvas.fill(cuts, canvas.ink)
    canvas.outline(whole)


def _draw_net(canvas: Canvas) -> None:
    """Draw rings along the back, bars along the tail, and the blue eyes along each flank."""
    body, at = canvas.body, along(resample(trace(SPINE), 80))
    rings, bars, eyes = "", "", []
    for k, t in enumerate(spread(22, low=0.02, high=0.9)):
        here = at(t)
        side = (at(t + 0.02) - at(t - 0.02)) * 1j
        side /= abs(side)
        if t > 0.5:
            bars += straight([here - side * 5, here + side * 5])
            continue
        rings += circle(here + side * (2.2 if k % 2 else -2.2), 1.6)
        eyes += [here + side * reach for reach in (-7, 7)] if k % 2 == 0 and t > 0.06 else []
    canvas.line(bars, body.shade, 1.2)
    canvas.shape(rings, body.light, 1.5, edge=body.shade)
    canvas.shape("".join(circle(p, 2.4) for p in eyes), canvas.tone("thistle").base, 1.6)


def _draw_head(canvas: Canvas) -> None:
    body = canvas.body
    canvas.fill("".join(taper(trace(line), swelling(1.3)) for line in PLATES), body.shade)
    canvas.fill(taper(trace("10 17, 17 17.4, 27 19.6"), swelling(1.5)), body.light)
    canvas.line("".join(f"M{x} {y}h.01" for x, y in (("8.4", "19"), ("8", "22.4"))), canvas.ink, 1.5)
    for at in (22.4 + 18.4j, 14.4 + 30.4j):
        eye(canvas, at, 2.3, iris="gold")
