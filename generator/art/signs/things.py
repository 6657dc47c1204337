"""Art: signs of what people bring to a beach."""

from generator.art.brush import Points, bezier, smooth, spread, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import comb, contour, edge_cuts, flow, moved, paint, scaled, trace
from generator.art.polar import round_, star, step
from generator.art.signs.line import BOLD, FINE, bold_rim

MIDDLE = 50 + 50j


def draw_sun(canvas: Canvas) -> None:
    """Draw a sun of ten rays; a small face shows when it is large."""
    rays = star(MIDDLE, 44.6, 28.5, 10)
    whole = contour(rays, soft=False)
    bold_rim(canvas, whole, line=4)
    canvas.shape(whole, canvas.body.light, 4)
    disc = round_(MIDDLE, 25, count=16)
    paint(canvas, disc, canvas.body, lit=4, dark=6)
    canvas.fill(edge_cuts(flow(disc), canvas.rng, depth=8, gap=3, width=1.6), canvas.ink)
    canvas.outline(contour(disc), width=4)
    lids = [
        taper([complex(x - 6, 45), complex(x, 48.6), complex(x + 6, 45)], swelling(3.2, start=1, end=1))
        for x in (40, 60)
    ]
    nose = taper(trace("62 37.5, 55.5 38, 52 42, 52.4 49, 49.5 54"), swelling(2.4, start=1, end=1.4))
    mouth = taper(trace("41 58, 46 61.5, 50 62.4, 54 61.5, 59 58"), swelling(3.4, start=1, end=1))
    canvas.fill("".join(lids) + nose + mouth, canvas.ink)


def draw_bucket(canvas: Canvas) -> None:
    """Draw a striped bucket with its handle up."""
    pail = [12 + 42j, 88 + 42j, 76 + 95j, 24 + 95j]
    whole = contour(pail, soft=False)
    handle = smooth(bezier(15 + 44j, 15 - 3.5j, 85 - 3.5j, 85 + 44j, steps=8))
    bold_rim(canvas, whole)
    canvas.line(handle, canvas.paper, 13)
    canvas.line(handle, canvas.ink, 9)
    canvas.line(handle, canvas.tone("brass").base, 3)
    canvas.fill(whole, canvas.tone("paper").light)
    with canvas.clipped(whole):
        for k in range(3):
            a, b = 12 + 76 * (2 * k) / 5, 12 + 76 * (2 * k + 1) / 5
            c, d = 24 + 52 * (2 * k) / 5, 24 + 52 * (2 * k + 1) / 5
            stripe = [complex(a, 42), complex(b, 42), complex(d, 95), complex(c, 95)]
            tone = canvas.body.shade if k == 2 else canvas.body.base
            canvas.fill(contour(stripe, soft=False), tone)
        ys = spread(12, low=57, high=92)
        roots = [complex(88 - (y - 42) * 12 / 53, y) for y in ys]
        canvas.fill(comb(roots, [r - 13 for r in roots], 2.0, canvas.rng), canvas.ink)
    canvas.outline(whole, width=BOLD)
    band = contour([9 + 41j, 91 + 41j, 89 + 55j, 11 + 55j], soft=False)
    canvas.shape(band, canvas.tone("sea").base, BOLD)
    canvas.line(straight([15 + 46j, 62 + 46j]), canvas.tone("sea").light, 2.4)


def _lean(points: Points) -> list[complex]:
    return moved(turned(scaled(points, 0.97), 35), -3 + 2j)


def draw_shovel(canvas: Canvas) -> None:
    """Draw a shovel, leaning."""
    blade = _lean(trace("33 50, 67 50, 73 57, 72 77, 64 90, 50 99, 36 90, 28 77, 27 57"))
    whole = smooth(blade, closed=True, tension=0.13)
    shaft, grip = straight(_lean([50 + 14j, 50 + 54j])), straight(_lean([36 + 7j, 64 + 7j]))
    bold_rim(canvas, whole)
    canvas.line(shaft + grip, canvas.paper, 18.5)
    canvas.line(shaft + grip, canvas.ink, 14.5)
    canvas.line(shaft, canvas.tone("wood").base, 5.5)
    canvas.line(grip, canvas.body.base, 5.5)
    paint(canvas, blade, canvas.body, lit=5, dark=7)
    canvas.fill(edge_cuts(flow(blade), canvas.rng, depth=13, gap=3.6, width=2.0), canvas.ink)
    canvas.fill(taper(_lean([38 + 60j, 38 + 70j, 42 + 82j]), swelling(4)), canvas.tone("paper").light)
    canvas.outline(whole, width=BOLD)


def draw_basket(canvas: Canvas) -> None:
    """Draw a basket: three woven rows under a plaited rim."""
    body = [8 + 50j, 92 + 50j, 82 + 94j, 18 + 94j]
    whole = contour(body, soft=False)
    hoop = smooth(bezier(14 + 52j, 12 - 5j, 88 - 5j, 86 + 52j, steps=8))
    bold_rim(canvas, whole)
    canvas.line(hoop, canvas.paper, 16)
    canvas.line(hoop, canvas.ink, 12)
    canvas.line(hoop, canvas.body.base, 5.5)
    canvas.fill(whole, canvas.body.shade)
    with canvas.clipped(whole):
        _draw_weave(canvas)
    canvas.outline(whole, width=BOLD)
    braid = straight([10 + 50j, 90 + 50j])
    canvas.line(braid, canvas.ink, 16)
    canvas.line(braid, canvas.body.light, 7.5)
    canvas.line(
        "".join(straight([complex(x - 2, 54), complex(x + 3, 46)]) for x in range(16, 90, 10)),
        canvas.ink,
        2.6,
    )


def _draw_weave(canvas: Canvas) -> None:
    for row, top in enumerate((57.0, 69.5, 82.0)):
        for k in range(-1, 5):
            left = 12 + 22 * k + 11 * (row % 2)
            withe = [complex(left, top + 6), complex(left + 3, top + 1.2), complex(left + 14, top + 1.2)]
            withe += [complex(left + 17, top + 6), complex(left + 14, top + 11), complex(left + 3, top + 11)]
            canvas.shape(
                contour(withe, soft=False), canvas.body.base if left < 62 else canvas.tone("bronze").base, 2.4
            )
            canvas.line(
                straight([complex(left + 4, top + 3.6), complex(left + 10, top + 3.6)]),
                canvas.body.light,
                FINE,
            )


def draw_towel(canvas: Canvas) -> None:
    """Draw a striped towel under its roll, with a fringe."""
    sheet = [16 + 30j, 84 + 30j, 92 + 84j, 8 + 84j]
    whole, roll = contour(sheet, soft=False), straight([17 + 20j, 83 + 20j])
    fringe = "".join(
        straight([complex(x, 84), complex(50 + (x - 50) * 1.03, 94)]) for x in spread(8, low=11, high=89)
    )
    bold_rim(canvas, whole)
    canvas.line(fringe, canvas.paper, 8)
    canvas.line(roll, canvas.paper, 33)
    canvas.line(fringe, canvas.ink, 4)
    canvas.fill(whole, canvas.tone("paper").light)
    with canvas.clipped(whole):
        for low, high, role in ((0.0, 0.2, "sea"), (0.4, 0.6, "coral"), (0.8, 1.0, "sea")):
            a, b, c, d = 16 + 68 * low, 16 + 68 * high, 8 + 84 * high, 8 + 84 * low
            tone = canvas.body if role == "sea" else canvas.tone(role)
            canvas.fill(
                contour([complex(a, 30), complex(b, 30), complex(c, 84), complex(d, 84)], soft=False),
                tone.base,
            )
        roots = [complex(x, 34) for x in spread(20, low=14, high=86)]
        canvas.fill(comb(roots, [r + 13j for r in roots], 2.2, canvas.rng), canvas.ink)
    canvas.outline(whole, width=BOLD)
    _draw_roll(canvas, roll)


def _draw_roll(canvas: Canvas, roll: str) -> None:
    canvas.line(roll, canvas.ink, 29)
    canvas.line(roll, canvas.tone("paper").light, 19)
    for low, high, role in ((10, 22, "sea"), (42, 56, "coral")):
        tone = canvas.body if role == "sea" else canvas.tone(role)
        canvas.fill(
            contour(
                [complex(low, 10.5), complex(high, 10.5), complex(high, 29.5), complex(low, 29.5)], soft=False
            ),
            tone.base,
        )
    end = round_(83 + 20j, 10, count=10)
    canvas.shape(contour(end), canvas.tone("paper").light, 3)
    coil = [83 + 20j + step(60 * k, 6.4 - 0.4 * k) for k in range(15)]
    canvas.line(smooth(coil), canvas.body.shade, 2.6)
