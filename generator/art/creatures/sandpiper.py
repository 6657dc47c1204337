"""Art: a sandpiper that runs along the tide line: a long straight bill, scaly wings, a white belly."""

from generator.art.brush import Points, bezier, circle, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.creatures.limbs import limb
from generator.art.form import contour, edge_cuts, flow, trace
from generator.art.shading import sliver

BODY = (
    "24.5 22.2, 28 14.7, 34.5 12.1, 41.6 14.7, 46.4 21.7, 53 26.2, 63 29.7, 74 36.9, 84 46.3, 95.4 54.5, "
    "88 58, 80 58.9, 71 64.8, 59 68.8, 46 68.1, 36.6 62.4, 31.4 52.6, 30 42.6, 28.6 34.6, 25.4 29.2"
)
WING = "44 37.4, 52 33.9, 62 36.2, 73 43.3, 84 52.2, 96.4 59.2, 84 60.3, 71 58.9, 59 57.1, 49.6 52.6, 44 45.1"
BREAST = "24 26.9, 31 29.2, 38 30.4, 43 36.2, 43 44.4, 40 50.3, 34 52.6, 29 50.3, 27 37.4"
BILL = "28 20.6, 16 29, 4.6 39.6"
LEGS = (
    ("53 66, 50 71.6, 54.6 79.6, 49 91.6", "49 91.6, 43 93.4", "49 91.6, 46.6 95.4", "49 91.6, 54 93.4"),
    ("61 66, 64.6 72, 75.4 75, 80 85", "80 85, 75.4 88.4", "80 85, 80.6 90.4", "80 85, 85.4 86.4"),
)


def draw_sandpiper(canvas: Canvas) -> None:
    """Draw the bird in mid-step, bill to the left."""
    body, wing = trace(BODY), trace(WING)
    bill = limb(trace(BILL), 5.2, 3.0, 1.4)
    legs = ["".join(smooth(trace(part)) for part in leg) for leg in LEGS]
    canvas.rim(contour(body), bill)
    canvas.line("".join(legs), canvas.paper, 3.0 + 4.4)
    canvas.line("".join(legs), canvas.ink, 3.0)
    canvas.shape(bill, canvas.ink, 2.0)
    canvas.fill(sliver(22 + 22.7j, 8 + 32.5j, 1.0), canvas.tone("ink").light)
    _draw_body(canvas, body)
    _draw_wing(canvas, wing)
    _draw_head(canvas)


def _draw_body(canvas: Canvas, body: Points) -> None:
    paper, rng = canvas.tone("paper"), canvas.rng
    whole = contour(body)
    canvas.fill(whole, paper.light)
    with canvas.clipped(whole):
        belly = trace("30 49.1, 38 60.8, 48 65.5, 60 65.5, 72 59.6, 84 56.1, 90 58.5, 74 72, 44 76, 28 65.5")
        canvas.fill(contour(belly), paper.shade)
        canvas.fill(
            contour(
                trace(
                    "20 21, 30 7, 46 9.3, 52 25.7, 66 25.7, 98 51.5, 96 58.5, 60 46.8, 46 39.8, "
                    "40 30.4, 32 24.1, 22 25.2"
                )
            ),
            canvas.body.base,
        )
        canvas.fill(contour(trace(BREAST)), canvas.body.light)
        canvas.fill(edge_cuts(flow(body, steps=2), rng, depth=9, gap=2.5, width=1.1, least=0.35), canvas.ink)
        streaks = ""
        for k in range(5):
            for j in range(4):
                at = complex(29 + 3.2 * j + 0.7 * k + rng.uniform(-0.4, 0.4), 38 + 3.6 * k + (j % 2) * 1.6)
                streaks += sliver(at, at + 0.5 + 2.6j, 0.9)
        canvas.fill(streaks, canvas.body.shade)
    canvas.outline(whole)


def _draw_wing(canvas: Canvas, wing: Points) -> None:
    body, _rng = canvas.body, canvas.rng
    whole = contour(wing)
    canvas.fill(whole, body.base)
    with canvas.clipped(whole):
        rows = (
            ("49 35.1, 57 38.1, 66 43.3, 74 49.8", 5, 6.6),
            ("46.6 40.9, 54 44.4, 62 48.4, 71 53.3", 5, 6.6),
            ("48 47.9, 55 51.5, 63 55, 71 57.8", 4, 6.6),
        )
        for line, count, size in rows:
            start, *_, end = trace(line)
            for t in spread(count, high=1.0):
                at = mix(start, end, t)
                scale = [at + p * size / 6 for p in (-2.6 - 2.6j, 3 - 2j, 6.4 + 2.4j, 2 + 3.2j, -2.6 + 1j)]
                canvas.shape(contour(scale), body.shade, 1.3, edge=body.light)
        quills = ""
        for y in spread(5, low=46.5, high=57.5):
            quills += taper(
                bezier(complex(70, y), complex(82, y + 4), complex(96, 59.6), steps=4), swelling(1.2)
            )
        canvas.fill(contour(trace("72 42.1, 86 50.3, 99 59.6, 84 63.1, 70 60.8, 74 51.5")), body.shade)
        canvas.fill(quills, body.light)
    canvas.outline(whole, width=1.8)


def _draw_head(canvas: Canvas) -> None:
    brow = bezier(27 + 19.9j, 33 + 15.6j, 40 + 17.5j, 44 + 23.4j, steps=4)
    canvas.fill(taper(brow, swelling(3.0)), canvas.tone("paper").light)
    canvas.fill(taper([24.6 + 23.8j, 31 + 22.9j, 38 + 24.1j, 42 + 26.9j], swelling(2.0)), canvas.body.shade)
    canvas.fill(circle(33 + 21.5j, 2.5), canvas.ink)
    canvas.fill(circle(32.2 + 20.4j, 0.8), canvas.tone("paper").light)
    crown = [
        sliver(complex(x, y), complex(x + 3, y + 0.4), 0.9)
        for x, y in ((30, 15.2), (34, 14), (38, 15.6), (42, 19.2), (46, 23.8), (50, 27.1))
    ]
    canvas.fill("".join(crown), canvas.body.shade)
