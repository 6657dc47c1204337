"""Art: a gull's flight feather: a bent quill, a narrow and a broad vane, barbs that have parted."""

from generator.art.botany import ALL, Part, assemble, ribbon
from generator.art.brush import bezier, spline, spread, straight, swelling
from generator.art.canvas import Canvas
from generator.art.foliage import Blade

# From the tip of the quill to the tip of the vane.
SHAFT = tuple(bezier(5 + 91j, 38 + 84j, 88 + 62j, 122 + 9j, steps=20))
VANE = Blade(SHAFT[4:], 48.0, 0.46, 4.0, 6.0)
NARROW, BROAD = -0.46, 1.0
# Where barbs have parted: their place on the shaft, the margin, how much of the vane is left there.
SPLITS = ((0.3, BROAD, 0.5), (0.58, BROAD, 0.36), (0.44, NARROW, 0.4))


def draw_feather(canvas: Canvas) -> None:
    """Draw the feather, quill to the lower left, black at its tip."""
    edge = [SHAFT[4], *_margin(NARROW), SHAFT[-1], *_margin(BROAD)[::-1]]
    outline = straight(edge, closed=True)
    quill = ribbon(SHAFT[:15:2], swelling(4.2, start=2.0, end=2.0, peak=0.3))
    shaft = spline(SHAFT[14::2])
    assemble(
        canvas,
        [
            Part(quill, lambda _: None),
            Part(outline, lambda c: _draw_vanes(c, outline)),
            Part("", lambda c: _draw_shaft(c, quill, shaft)),
        ],
    )


def _margin(side: float) -> list[complex]:
    """Return a vane's margin from quill to tip, with its splits."""
    edge: list[complex] = []
    for t in spread(13, low=0.02, high=0.98):
        edge.append(VANE.at(t, side))
        for place, where, left in SPLITS:
            if where == side and 0 <= place - t < 0.08:
                edge += [
                    VANE.at(place, side * 1.01),
                    VANE.at(place - 0.06, side * left),
                    VANE.at(place + 0.02, side),
                ]
    return edge


def _barbs(side: float, reach: float, end: float, *, start: float = 0.0) -> str:
    """Return barbs that lean towards the tip."""
    barbs = ""
    for t in spread(round((end - start) * 22), low=start, high=end):
        barbs += spline(
            [VANE.at(t, side * 0.08), VANE.at(t + 0.04, side * reach * 0.6), VANE.at(t + 0.1, side * reach)]
        )
    return barbs


def _draw_vanes(canvas: Canvas, outline: str) -> None:
    body, paper = canvas.body, canvas.tone("paper")
    with canvas.clipped(outline):
        canvas.fill(ALL, body.base)
        narrow = [*SHAFT[4:], *(VANE.at(t, -0.6) for t in spread(6, low=1.0, high=0.0))]
        canvas.fill(straight(narrow, closed=True), body.shade)
        down = [
            VANE.at(0, -1),
            VANE.at(0.12, -0.5),
            VANE.at(0.1, 0.05),
            VANE.at(0.24, 0.5),
            VANE.at(0.2, 1.2),
            VANE.at(0, 1),
        ]
        canvas.fill(straight(down, closed=True), paper.light)
        tip = [
            VANE.at(0.6, -1),
            VANE.at(0.6, 0),
            VANE.at(0.74, 0.5),
            VANE.at(0.76, 1.3),
            VANE.at(1, 9),
            VANE.at(1, -9),
        ]
        canvas.fill(straight(tip, closed=True), canvas.tone("ink").base)
        canvas.line(_barbs(1, 1.0, 0.52) + _barbs(-1, 0.42, 0.86), body.light, 0.9)
        canvas.line(_barbs(1, 1.0, 0.84, start=0.62), canvas.tone("ink").light, 0.8)
        mirror = [
            VANE.at(t, side) for t, side in ((0.8, 0.06), (0.83, 0.5), (0.85, 1.1), (0.95, 1.3), (0.93, 0.06))
        ]
        canvas.fill(straight(mirror, closed=True), paper.light)
    canvas.outline(outline, width=1.8)


def _draw_shaft(canvas: Canvas, quill: str, shaft: str) -> None:
    canvas.line(shaft, canvas.ink, 2.6)
    canvas.shape(quill, canvas.tone("straw").light, 1.6)
    canvas.line(shaft, canvas.tone("straw").light, 0.9)
