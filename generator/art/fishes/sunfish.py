"""Art: an ocean sunfish: a head with two tall fins, and a ruffled edge where other fish have a tail."""

from generator.art.anatomy import draw_eye
from generator.art.brush import joined, mix, smooth, spread, swelling, taper, turned
from generator.art.canvas import OUTLINE, WEIGHT, Canvas
from generator.art.form import LIGHT, beyond, contour, dot, edge_cuts, flow, moved, scaled, trace
from generator.art.shading import sliver

LEAN = -8.0
MIDDLE = 60 + 50j
BODY = (
    "21 49.6, 22.4 45, 27 39.4, 35 32.4, 46 27, 58 25, 70 26, 80 30, 86 37, 88 47, 88 56, 85 65, 79 71, "
    "69 75, 57 75.6, 45 73, 35 67, 27 60, 22.6 54.4"
)
RUFFLE = (
    "78 27, 86 27.4, 90 31.4, 94.4 31.6, 95 37, 99 39.4, 97.8 44.4, 101 48, 98.6 52.4, 100.4 57.4, 96.6 61, "
    "96.6 66.4, 92 68.6, 90 73.4, 85 73, 78 74.6"
)
DORSAL = ("62 29, 66 14, 77 1.4", "77 1.4, 82 6, 82.6 14, 84 24, 85 32")
ANAL = ("60 72, 65 86, 76 98.4", "76 98.4, 81.4 94, 82.4 86, 84 76, 85 67")


def draw_sunfish(canvas: Canvas) -> None:
    """Draw one fish, head to the left."""
    body, ruffle = _lean(BODY), _lean(RUFFLE)
    fins = [joined(*(smooth(_lean(edge)) for edge in fin)) for fin in (DORSAL, ANAL)]
    whole, edge = contour(body), contour(ruffle)
    canvas.rim(whole, edge, *fins)
    for fin, (front, back) in zip(fins, (DORSAL, ANAL), strict=True):
        _draw_fin(canvas, fin, _lean(front), _lean(back))
    _draw_ruffle(canvas, edge)
    canvas.line(whole, canvas.ink, OUTLINE, shift=WEIGHT)
    with canvas.clipped(whole):
        _draw_skin(canvas, body)
    canvas.outline(whole)
    _draw_head(canvas)


def _lean(text: str) -> list[complex]:
    return moved(turned(scaled(trace(text), 0.95, about=MIDDLE), LEAN, about=MIDDLE), 2.4j)


def _draw_fin(canvas: Canvas, whole: str, front: list[complex], back: list[complex]) -> None:
    tone = canvas.tone("rock")
    canvas.fill(whole, tone.base)
    tip = front[-1]
    rays = "".join(
        sliver(
            mix(front[0], back[-1], t),
            mix(tip, back[2], t * 0.9) * 0.94 + 0.06 * mix(front[0], back[-1], t),
            1.3,
        )
        for t in spread(6, low=0.2, high=0.9)
    )
    canvas.fill(rays, tone.shade)
    canvas.outline(whole)


def _draw_ruffle(canvas: Canvas, edge: str) -> None:
    tone = canvas.tone("rock")
    canvas.fill(edge, tone.base)
    ends = _lean(RUFFLE)[2:-2]
    hub = 74 + 50j
    rays = "".join(sliver(mix(p, hub, 0.62), mix(p, hub, 0.1), 1.3) for p in ends)
    canvas.fill(rays, tone.shade)
    canvas.outline(edge)


def _draw_skin(canvas: Canvas, body: list[complex]) -> None:
    tone, rng = canvas.body, canvas.rng
    whole = contour(body)
    canvas.fill(whole, tone.base)
    belly = _lean("18 54, 30 55, 44 58, 58 66, 72 68, 90 62, 90 90, 18 90")
    canvas.fill(contour(belly), tone.light)
    back = _lean("18 40, 34 38, 50 33, 66 33, 80 37, 92 48, 92 10, 18 10")
    canvas.fill(contour(back), canvas.tone("rock").base)
    canvas.fill(beyond(moved(body, -LIGHT * 3)), tone.light)
    canvas.fill(beyond(moved(body, LIGHT * 5)), tone.shade)
    spots = ""
    for k in range(34):
        x, y = rng.uniform(38, 84), rng.uniform(30, 64)
        spots += dot(complex(x, y)) if k % 3 else ""
    canvas.line(spots, canvas.tone("rock").shade, 1.6)
    folds = [_lean(t) for t in ("46 40, 56 38, 68 41", "50 62, 60 64.6, 72 62", "62 46, 72 47, 80 51")]
    canvas.fill("".join(taper(fold, swelling(1.4)) for fold in folds), canvas.tone("rock").shade)
    canvas.fill(edge_cuts(flow(body, steps=3), rng, depth=8, gap=2.6, width=1.2, least=0.35), canvas.ink)


def _draw_head(canvas: Canvas) -> None:
    fin = _lean("51.6 47, 56 44.6, 62 45, 65 49, 62.6 53.6, 56.4 54, 51.8 51.6")
    canvas.shape(contour(fin), canvas.tone("rock").base, 1.7)
    rays = "".join(
        sliver(mix(fin[0], fin[-1], 0.5), mix(mix(fin[0], fin[-1], 0.5), p, 0.8), 0.9) for p in fin[1:-1]
    )
    canvas.fill(rays, canvas.tone("rock").shade)
    canvas.fill(taper(_lean("46.4 44.6, 48.6 48.6, 46.8 52.8"), swelling(2.2)), canvas.ink)
    canvas.fill(taper(_lean("21 49.4, 24.6 49.6, 27.6 51.6"), swelling(1.8, start=1.4)), canvas.ink)
    canvas.line(smooth(_lean("26.4 44, 28.6 48, 28.8 53, 26.8 56.4")), canvas.body.shade, 1.2)
    (eye,) = _lean("34.6 44.6")
    draw_eye(canvas, eye, 3.5, iris=canvas.tone("gold"))
