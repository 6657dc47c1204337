"""Art: a gull's flight feather: a bent quill, a narrow and a broad vane, barbs that have parted."""

from generator.art.botany import Blade, Part, assemble
from generator.art.brush import bezier, joined, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow
from generator.art.shading import bowed_sliver, sliver

# From the tip of the quill to the tip of the vane.
SHAFT = tuple(bezier(5 + 92j, 36 + 84j, 84 + 60j, 124 + 9j, steps=20))
VANE = Blade(SHAFT[4:], 30.0, 0.45, 5.0, 3.0)
# Where barbs have parted: their place on the shaft, the side, how deep.
SPLITS = ((0.34, 1, 0.30), (0.62, 1, 0.5), (0.5, -1, 0.25))


def _edge(side: int) -> list[complex]:
    """Return a vane's margin from quill to tip; the outer vane (side -1) is the narrow one."""
    share = 0.46 if side < 0 else 1.12
    edge: list[complex] = []
    for t in spread(13, low=0.02, high=0.97):
        edge.append(VANE.at(t, side * share))
        for place, where, depth in SPLITS:
            if where == side and abs(t - place) < 0.041:
                edge += [
                    VANE.at(t - 0.04, side * share * (1 - depth)),
                    VANE.at(t + 0.035, side * share * 1.02),
                ]
    return edge


def draw_feather(canvas: Canvas) -> None:
    """Draw the feather, quill to the lower left, black at its tip."""
    outer, inner = _edge(-1), _edge(1)
    edge = [SHAFT[4], *outer, SHAFT[-1], *inner[::-1]]
    outline = contour(edge, soft=False)
    quill = taper(SHAFT[:14], swelling(3.8, start=2.0, end=1.6, peak=0.3))
    assemble(canvas, [Part(quill, lambda c: None), Part(outline, lambda c: _draw_vanes(c, edge, outline))])
    canvas.shape(quill, canvas.tone("straw").light, 1.6)
    canvas.line(smooth(SHAFT[13:]), canvas.ink, 1.8)


def _draw_vanes(canvas: Canvas, edge: list[complex], outline: str) -> None:
    body, paper, rng = canvas.body, canvas.tone("paper"), canvas.rng
    canvas.fill(outline, body.base)
    with canvas.clipped(outline):
        narrow = [*SHAFT[4:], *[VANE.at(t, -1) for t in spread(12)][::-1]]
        canvas.fill(contour(narrow, soft=False), body.shade)
        foot = [
            VANE.at(t, side)
            for side, way in ((-1, 1), (1, -1))
            for t in ((0, 0.1, 0.2) if way > 0 else (0.24, 0.12, 0))
        ]
        canvas.fill(contour(foot), paper.light)
        tip = [
            VANE.at(0.7, -1.4),
            VANE.at(0.68, -0.5),
            VANE.at(0.64, 0.2),
            VANE.at(0.7, 0.7),
            VANE.at(0.7, 1.6),
            VANE.at(1, 5),
            130 + 0j,
            VANE.at(1, -5),
        ]
        canvas.fill(contour(tip), canvas.tone("ink").base)
        mirror = [VANE.at(0.8, -0.1), VANE.at(0.82, 0.7), VANE.at(0.9, 0.8), VANE.at(0.91, -0.05)]
        canvas.fill(contour(mirror), paper.light)
        barbs = ""
        for k, t in enumerate(spread(22, low=0.06, high=0.9)):
            for side in (-1, 1):
                reach = (0.44 if side < 0 else 1.05) * rng.uniform(0.7, 0.98)
                cut = bowed_sliver(
                    (
                        VANE.at(t, side * 0.06),
                        VANE.at(t + 0.035, side * reach * 0.5),
                        VANE.at(min(1, t + 0.085), side * reach),
                    ),
                    0.8,
                )
                barbs += cut
        canvas.fill(barbs, body.light)
    canvas.outline(outline, width=1.8)
