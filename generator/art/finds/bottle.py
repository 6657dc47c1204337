"""Art: a bottle of sea-green glass, leaning, with a cork and a rolled letter in it."""

from generator.art.brush import Points, bezier, smooth, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.shading import bowed_sliver

LEAN = 30.0
GLASS = trace(
    "42.5 17, 57.5 17, 57.8 24, 57 31, 59 37, 64.5 43, 67 50, 67.3 62, 67 78, 66.5 92, "
    "63 97, 50 98, 37 97, 33.5 92, 33 78, 32.7 62, 33 50, 35.5 43, 41 37, 43 31, 42.2 24"
)
CORK = trace("43.5 18, 42.6 8, 42 3.5, 46 2.2, 54 2.2, 58 3.5, 57.4 8, 56.5 18")
COLLAR = trace("41 17, 50 16, 59 17, 60 20, 59 23, 50 24, 41 23, 40 20")


def draw_bottle(canvas: Canvas) -> None:
    """Draw the bottle, its neck to the upper right."""
    glass, cork, collar = _lean(GLASS), _lean(CORK), _lean(COLLAR)
    whole = contour(glass)
    canvas.rim(whole, contour(cork), contour(collar))
    _draw_cork(canvas, cork)
    paint(canvas, glass, canvas.body, lit=3.5, dark=5)
    with canvas.clipped(whole):
        _draw_letter(canvas)
        canvas.fill(
            edge_cuts(flow(glass), canvas.rng, depth=9, gap=2.4, width=1.2, lean=0.3 + 0.3j), canvas.ink
        )
    _draw_shine(canvas)
    canvas.outline(whole)
    paint(canvas, collar, canvas.body, lit=1.6, dark=1.6)
    canvas.outline(contour(collar), width=1.6)


def _lean(points: Points) -> list[complex]:
    stout = [complex(53 + (p.real - 50) * 1.13, 48 + (p.imag - 50) * 0.945) for p in points]
    return turned(stout, LEAN)


def _draw_cork(canvas: Canvas, cork: list[complex]) -> None:
    wood = canvas.tone("wood")
    paint(canvas, cork, wood, lit=2, dark=3)
    specks = _lean(trace("46 6, 50 10, 53 6.5, 47 13, 54 13, 51 4.6"))
    canvas.line("".join(map(dot, specks)), wood.shade, 1.5)
    canvas.outline(contour(cork))


def _draw_letter(canvas: Canvas) -> None:
    paper, coral = canvas.tone("paper"), canvas.tone("coral")
    sheet = _lean(trace("41 53, 50 50.5, 59 53, 59.6 70, 59 90, 50 92.5, 41 90, 40.4 70"))
    paint(canvas, sheet, paper, lit=0, dark=3.5)
    canvas.fill(edge_cuts(flow(sheet), canvas.rng, depth=6, gap=2.4, width=0.9), canvas.ink)
    canvas.outline(contour(sheet), width=1.4)
    curl = _lean(
        [
            *bezier(41 + 53j, 43 + 57j, 57 + 57j, 59 + 53j, steps=4),
            *bezier(59 + 53j, 55 + 49j, 45 + 49j, 41 + 53j, steps=4)[1:-1],
        ]
    )
    canvas.fill(contour(curl), paper.shade)
    canvas.outline(contour(curl), width=1.2)
    canvas.fill(taper(_lean(trace("55 53.4, 50 54.4, 46 52.8, 50 51.6, 53 52.8")), swelling(0.9)), canvas.ink)
    ribbon = _lean(trace("40 69.5, 50 72, 60 69.5, 60.4 75, 50 77.5, 39.8 75"))
    canvas.fill(contour(ribbon), coral.base)
    canvas.outline(contour(ribbon), width=1.2)


def _draw_shine(canvas: Canvas) -> None:
    light = canvas.tone("foam").light
    long = _lean([37.5 + 88j, 36.6 + 70j, 36.6 + 52j, 39 + 44.5j])
    short = _lean([44.6 + 34j, 45.6 + 29j, 45.4 + 25j])
    canvas.fill(taper(long, swelling(2.6)) + taper(short, swelling(1.7)), light)
    glints = [
        bowed_sliver(_lean([at, at + 4.5j, at + 9j]), 0.9) for at in (62.5 + 50j, 62.4 + 63j, 62.2 + 76j)
    ]
    canvas.fill("".join(glints), light)
    canvas.line(smooth(_lean([37 + 93j, 50 + 95j, 63 + 93j])), canvas.body.shade, 1.2)
