"""Art: a wave about to break: a long back, a crest that throws claws of foam, a hollow face."""

from generator.art.brush import Points, bezier, circle, joined, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, trace
from generator.art.places.view import below, on_circle

# The skyline: up the back, over the crest, in under it, down the face and across the trough.
BACK = "4.6 60, 12 49, 20 36, 31 22, 45 11.5, 60 9, 73 14, 81 23, 84 33"
FACE = "84 33, 78 27.6, 70 25.6, 62 28, 56.4 35, 54.6 45, 57.6 56, 66 64.6, 77 68, 88 66.4, 95.4 62"


def draw_wave(canvas: Canvas) -> None:
    """Draw the wave; it breaks to the right."""
    back, face = list(trace(BACK)), list(trace(FACE))
    back[0], face[-1] = on_circle(60, -1), on_circle(62, 1)
    whole = _outline(back, face)
    canvas.rim(whole)
    canvas.line(whole, canvas.ink, 2.0)
    with canvas.clipped(whole):
        canvas.fill("M0 0H100V100H0z", canvas.body.base)
        _draw_hollow(canvas, face)
        _draw_flow(canvas)
        _draw_swell(canvas)
    canvas.outline(whole)
    _draw_foam(canvas)


def _outline(back: Points, face: Points) -> str:
    return below(joined(smooth(back), smooth(face))[:-1], back[0])


def _draw_hollow(canvas: Canvas, face: Points) -> None:
    """The face under the crest lies in the shade."""
    dark = [*face, 99 + 70j, 80 + 80j, 60 + 76j, 44 + 60j, 42 + 42j, 50 + 26j, 66 + 18j]
    canvas.fill(contour(dark), canvas.body.shade)


def _draw_flow(canvas: Canvas) -> None:
    """Bands of light and dark that the water draws up from the trough into the crest."""
    body = canvas.body
    lit, dark = "", ""
    for t in spread(5, high=1.0):
        foot = mix(8 + 66j, 44 + 92j, t)
        waist = mix(18 + 46j, 44 + 62j, t)
        top = mix(40 + 17j, 60 + 22j, t)
        spine = bezier(foot, waist, mix(28 + 26j, 40 + 30j, t), top, steps=5)
        lit += taper(spine, swelling(3.4, peak=0.45))
        dark += taper([p + 2.6 + 1.6j for p in spine[:-1]], swelling(1.8, peak=0.5))
    for t in spread(4, low=0.1, high=0.9):
        spine = bezier(
            mix(62 + 86j, 92 + 76j, t),
            mix(46 + 72j, 70 + 76j, t),
            mix(40 + 46j, 53 + 50j, t),
            mix(50 + 26j, 62 + 25j, t),
            steps=5,
        )
        lit += taper(spine, swelling(2.2, peak=0.4))
    canvas.fill(dark, body.shade)
    canvas.fill(lit, body.light)


def _draw_swell(canvas: Canvas) -> None:
    """The nearer swell in the foreground, with lace of foam."""
    foam = canvas.tone("foam")
    near = trace("-4 82, 10 76, 24 77, 38 84, 54 88, 70 85, 84 80, 104 82, 104 104, -4 104")
    canvas.shape(contour(near), canvas.body.base, 1.6)
    cuts = [
        taper(trace("8 82, 20 81, 32 86, 44 90.6"), swelling(2.2)),
        taper(trace("58 92, 70 90, 82 85.4"), swelling(2.0)),
        taper(trace("24 90, 36 93.6, 48 95.4"), swelling(1.8)),
    ]
    canvas.fill("".join(cuts), foam.light)


def _draw_foam(canvas: Canvas) -> None:
    """The crest: scallops of foam that end in claws, and drops that fly before it."""
    foam = canvas.tone("foam")
    cap = (
        "31 22, 38 15.4, 45 10.6, 53 7, 62 5.4, 71 7, 79 11.4, 86 18.4, 90.4 27, 91 36, 88 42, "
        "86.6 36.6, 83.4 38.6, 81.4 43.6, "
        "79.8 37, 76.6 36, 72.4 40, 73 33.4, 69.4 31.6, 63.6 34.6, 66.6 28.6, 62 25.4, 55.6 28.4, "
        "57.6 22, 51.6 20.4, 44 24.4, 46.6 18.6, 40 18.6"
    )
    points = trace(cap)
    outline = smooth(points, closed=True, tension=0.11)
    canvas.rim(outline, width=1.4)
    canvas.shape(outline, foam.light, 1.8)
    veins = [
        taper(trace("50 14, 58 11.4, 68 13, 77 18.6, 83.4 26.6"), swelling(1.5)),
        taper(trace("60 17.6, 68 18.6, 75 23.6, 79 30"), swelling(1.3)),
    ]
    canvas.fill("".join(veins), foam.shade)
    drops = "".join(
        circle(p, r)
        for p, r in ((92 + 47j, 1.7), (84.6 + 50j, 1.4), (77 + 47j, 1.2), (93.6 + 20j, 1.3), (70 + 45j, 1.1))
    )
    canvas.shape(drops, foam.light, 1.3)
