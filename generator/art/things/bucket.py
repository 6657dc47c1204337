"""Art: a striped bucket full of sand. Both sides share one outline, so that they back each other."""

from generator.art.brush import bezier, circle, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import comb, contour, dot, paint, trace
from generator.art.polar import round_, star, step
from generator.art.shading import sliver
from generator.art.things.vessel import Vessel

PAIL = Vessel(axis=50, mouth=43, foot=89.5, mouth_radius=34.5, foot_radius=25)
HEAP = trace("19 43, 24 37, 31 31.5, 40 27.5, 50 26, 60 27.5, 69 31.5, 76 37, 81 43, 50 52")
HANDLE = bezier(16.5 + 46j, 13 - 4.8j, 87 - 4.8j, 83.5 + 46j, steps=16)
STRIPES = 9
BADGE = PAIL.at(0, 0.5)


def draw_bucket(canvas: Canvas) -> None:
    """Draw the front of the bucket, with a shell on its badge."""
    _draw_pail(canvas)
    _draw_shell(canvas)


def draw_bucket_back(canvas: Canvas) -> None:
    """Draw the other side of the bucket, with a starfish on its badge."""
    _draw_pail(canvas)
    _draw_starfish(canvas)


def _draw_pail(canvas: Canvas) -> None:
    body, mouth = PAIL.panel((-90, 90), (0, 1), steps=8), contour(PAIL.mouth_ring())
    canvas.rim(body, mouth, contour(HEAP))
    canvas.line(smooth(HANDLE), canvas.paper, 10)
    canvas.line(smooth(HANDLE[5:12]), canvas.paper, 14)
    _draw_handle(canvas)
    canvas.shape(mouth, canvas.tone("sea").shade)
    _draw_heap(canvas)
    canvas.fill(body, canvas.tone("paper").base)
    with canvas.clipped(body):
        _draw_stripes(canvas)
        _draw_bands(canvas)
        _draw_shade(canvas)
    canvas.outline(body)
    lugs = [contour(round_(complex(x, 49), 3.1, count=8)) for x in (17.2, 82.8)]
    canvas.shape("".join(lugs), canvas.tone("brass").base, 1.4)
    canvas.shape(contour(round_(BADGE, 13.2)), canvas.tone("paper").light, 1.6)


def _draw_handle(canvas: Canvas) -> None:
    brass, wood = canvas.tone("brass"), canvas.tone("wood")
    wire, grip = smooth(HANDLE), smooth(HANDLE[6:11])
    canvas.line(wire, canvas.ink, 5.4)
    canvas.line(wire, brass.base, 2.4)
    canvas.line(smooth(HANDLE[:6]), brass.light, 1.0)
    canvas.line(grip, canvas.ink, 9.6)
    canvas.line(grip, wood.base, 6.2)
    canvas.line(smooth([p + 1.6j for p in HANDLE[7:11]]), wood.shade, 2.2)
    canvas.line(smooth([p - 1.5j for p in HANDLE[6:10]]), wood.light, 1.3)


def _draw_heap(canvas: Canvas) -> None:
    sand, rng = canvas.tone("sand"), canvas.rng
    whole = paint(canvas, HEAP, sand, lit=3, dark=5)
    specks = [complex(rng.uniform(26, 76), rng.uniform(30, 48)) for _ in range(24)]
    with canvas.clipped(whole):
        canvas.line("".join(map(dot, specks)), sand.shade, 1.3)
    roots = [mix(56 + 28j, 77 + 41j, t) for t in spread(9)]
    canvas.fill(comb(roots, [p - 6 + 7j for p in roots], 1.1, rng), sand.shade)
    canvas.outline(whole)


def _draw_stripes(canvas: Canvas) -> None:
    width = 180 / STRIPES
    turns = [-90 + width * k for k in range(STRIPES + 1)]
    for k in range(STRIPES):
        tone = canvas.tone("paper") if k % 2 else canvas.body
        if k % 2 == 0 or k > 6:
            canvas.fill(
                PAIL.panel((turns[k], turns[k + 1]), (0, 1), steps=2), tone.shade if k > 6 else tone.base
            )
    edges = [[PAIL.at(turn, 0.1), PAIL.at(turn, 0.9)] for turn in turns[1:-1]]
    canvas.line("".join(map(straight, edges)), canvas.ink, 0.9)
    gloss = [PAIL.at(-44, d) for d in spread(3, low=0.19, high=0.8)]
    canvas.fill(taper(gloss, swelling(2.4)), canvas.body.light)


def _draw_bands(canvas: Canvas) -> None:
    sea = canvas.tone("sea")
    for downs in ((-0.2, 0.13), (0.89, 1.2)):
        canvas.fill(PAIL.panel((-90, 90), downs, steps=8), sea.base)
        canvas.fill(PAIL.panel((46, 90), downs), sea.shade)
    lines = [smooth(PAIL.band(d)) for d in (0.13, 0.89)]
    canvas.line("".join(lines), canvas.ink, 1.4)
    canvas.line(smooth(PAIL.band(0.055, start=-78, end=20)), sea.light, 1.3)


def _draw_shade(canvas: Canvas) -> None:
    downs = spread(19, low=0.03, high=0.98)
    roots = [PAIL.at(90, d) for d in downs]
    tips = [PAIL.at(56 - 14 * (i % 2), d) for i, d in enumerate(downs)]
    canvas.fill(comb(roots, tips, 1.2, canvas.rng), canvas.ink)


def _draw_shell(canvas: Canvas) -> None:
    sun, hinge = canvas.tone("sun"), BADGE + 8.2j
    rim = [hinge + step(t, 16.3 if k % 2 else 17.2) for k, t in enumerate(spread(9, low=-50, high=50))]
    whole = contour([hinge - 3.4, *rim, hinge + 3.4])
    canvas.fill(whole, sun.base)
    ribs = "".join(sliver(mix(hinge, p, 0.12), mix(hinge, p, 0.97), 0.9) for p in rim[1::2])
    canvas.fill(ribs, sun.shade)
    canvas.outline(whole, width=1.3)
    canvas.fill(circle(hinge, 1.6), canvas.ink)


def _draw_starfish(canvas: Canvas) -> None:
    sun = canvas.tone("sun")
    arms = star(BADGE, 10.6, 4.6, 5, turn=6)
    whole = smooth(arms, closed=True, tension=0.09)
    canvas.fill(whole, sun.base)
    warts = (dot(mix(BADGE, tip, t)) for tip in arms[::2] for t in (0.25, 0.5, 0.75))
    canvas.line("".join(warts), sun.shade, 1.5)
    canvas.outline(whole, width=1.3)
