"""Art: signs of what grows, swims, sails and washes up along an ocean shore."""

from generator.art.brush import circle, smooth, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, moved, paint, scaled, trace
from generator.art.polar import round_, step
from generator.art.signs.line import BOLD, FIRM, bold_rim

MIDDLE = 50 + 50j
HEART = 50 + 49j
PETAL = trace("0 0, 12 -9, 19 -24, 15 -39, 7 -42.5, 0 -38.5, -7 -42.5, -15 -39, -19 -24, -12 -9")


def draw_flower(canvas: Canvas) -> None:
    """Draw a flower of five notched petals."""
    petals = [moved(turned(PETAL, 72 * k, about=0j), HEART + 2j) for k in range(5)]
    outlines = [contour(petal) for petal in petals]
    bold_rim(canvas, *outlines)
    canvas.line("".join(outlines), canvas.ink, BOLD * 2 - 2)
    for petal in petals:
        whole = paint(canvas, petal, canvas.body, lit=4, dark=6)
        canvas.line(whole, canvas.ink, FIRM)
    veins = [
        taper([HEART + 2j + step(72 * k + t, r) for r in (13, 21, 29 - abs(t) * 0.4)], swelling(3.6, start=3))
        for k in range(5)
        for t in (-13, 0, 13)
    ]
    canvas.fill("".join(veins), canvas.body.shade)
    canvas.shape(circle(HEART + 2j, 11), canvas.tone("pollen").base, FIRM + 0.8)
    canvas.line("".join(dot(p) for p in round_(HEART + 2j, 5.4, count=6)), canvas.tone("pollen").shade, 3.4)


def draw_gull(canvas: Canvas) -> None:
    """Draw a gull on the wing, bill to the left, its wingtips black."""
    body = trace("15 58, 18 49, 28 46, 40 52, 58 56, 76 64, 94.4 76, 78 80, 58 81, 38 77, 24 68")
    near = trace("40 54, 30 36, 26 20, 32 5.6, 44 17, 56 34, 70 60, 56 64")
    far = trace("56 56, 62 36, 74 21, 92 13, 92 26, 84 42, 76 60")
    bill = trace("18 52, 5.6 58, 7 64, 18 62")
    whole, wings = contour(body), [contour(far), contour(near)]
    beak = contour(bill, soft=False)
    bold_rim(canvas, whole, beak, *wings)
    for outline, tone, tip in zip(
        wings,
        (canvas.body.shade, canvas.body.base),
        (trace("76 0, 79 27, 100 44, 104 0"), trace("20 0, 20 20, 30 25, 48 23, 60 0")),
        strict=True,
    ):
        if outline is wings[1]:
            canvas.shape(whole, canvas.tone("paper").light, BOLD)
        canvas.fill(outline, tone)
        with canvas.clipped(outline):
            canvas.fill(contour(tip, soft=False), canvas.ink)
        canvas.outline(outline, width=BOLD)
    canvas.shape(beak, canvas.tone("sun").base, FIRM)
    canvas.line(dot(25 + 55j), canvas.ink, 6.4)


def draw_fish(canvas: Canvas) -> None:
    """Draw a fish, head to the left."""
    body = trace("5.6 52, 16 38, 34 28, 54 30, 70 41, 78 49, 78 55, 70 63, 54 73, 34 75, 16 66")
    tail = trace("74 52, 84 38, 94.4 28, 91 52, 94.4 76, 84 66")
    top = trace("32 30, 40 16, 58 18, 64 37")
    under = trace("42 73, 48 86, 60 84, 62 69")
    whole = contour(body)
    fins = [contour(fin, soft=False) for fin in (top, under)]
    caudal = smooth(tail, closed=True, tension=0.1)
    bold_rim(canvas, whole, caudal, *fins)
    for fin in (*fins, caudal):
        canvas.shape(fin, canvas.body.shade, BOLD)
    paint(canvas, body, canvas.body, lit=0, dark=0)
    with canvas.clipped(whole):
        belly = trace("0 60, 20 62, 44 66, 70 58, 84 52, 84 90, 0 90")
        canvas.fill(contour(belly), canvas.tone("paper").light)
        bars = [
            taper([complex(x + 3, 22), complex(x + 5, 38), complex(x, 53)], swelling(7, start=6, end=1))
            for x in (40, 52, 64)
        ]
        canvas.fill("".join(bars), canvas.body.shade)
    canvas.line(smooth(trace("31 32, 36 44, 35 58, 29 71")), canvas.ink, FIRM)
    canvas.outline(whole, width=BOLD)
    canvas.shape(circle(20 + 48j, 6), canvas.tone("paper").light, FIRM)
    canvas.line(dot(20 + 48j), canvas.ink, 6)


def draw_seaweed(canvas: Canvas) -> None:
    """Draw a tuft of bladder wrack that sways: forked fronds with bladders."""
    fronds = [
        trace("49 93, 44 78, 50 62, 56 50, 52 36, 56 23, 63 11"),
        trace("48 88, 34 78, 24 68, 22 54, 13 44, 12 30"),
        trace("51 84, 66 76, 74 64, 85 56, 83 42, 89 29"),
        trace("22 56, 30 46, 28 34, 34 22"),
        trace("53 40, 42 30, 42 20, 37 11"),
        trace("76 62, 70 50, 76 38, 72 26"),
    ]
    blades = [taper(frond, lambda way: 5.5 + 7.5 * way if way < 0.94 else 9.0) for frond in fronds]
    foot = contour(trace("33 93.4, 40 87.6, 49 85, 60 87.6, 67 93.4"))
    bladders = (37 + 76j, 63 + 74j, 53 + 56j, 22 + 64j, 77 + 58j)
    bold_rim(canvas, foot, *blades)
    canvas.line("".join(blades), canvas.ink, BOLD * 1.6)
    canvas.shape(foot, canvas.body.shade, BOLD)
    canvas.fill("".join(blades), canvas.body.base)
    canvas.line("".join(smooth(frond[1:]) for frond in fronds), canvas.body.shade, 2.6)
    canvas.line("".join(map(dot, bladders)), canvas.ink, 15)
    canvas.line("".join(map(dot, bladders)), canvas.body.light, 8.6)


def draw_sail(canvas: Canvas) -> None:
    """Draw a boat under sail."""
    hull = trace("5.6 73, 94.4 73, 88 84, 78 94, 24 94, 13 85")
    main = trace("52 7, 56 22, 72 46, 89 64, 52 66")
    jib = trace("46 16, 46 66, 10 66, 28 45")
    outlines = [smooth(main, closed=True, tension=0.1), smooth(jib, closed=True, tension=0.1)]
    deck, mast = contour(hull, soft=False), straight([49 + 7j, 49 + 74j])
    bold_rim(canvas, deck, *outlines)
    canvas.line(mast, canvas.paper, BOLD + 5)
    canvas.line(mast, canvas.ink, BOLD + 1)
    for outline, points in zip(outlines, (main, jib), strict=True):
        canvas.fill(outline, canvas.body.base)
        with canvas.clipped(outline):
            canvas.fill(contour(moved(points, -9 - 12j), soft=False), canvas.body.light)
            canvas.fill(
                "".join(
                    taper([complex(x, 10), complex(x + 8, 40), complex(x + 4, 70)], swelling(2.6))
                    for x in (22, 62)
                ),
                canvas.body.shade,
            )
        canvas.outline(outline, width=BOLD)
    canvas.shape(deck, canvas.tone("wood").base, BOLD)
    canvas.line(straight([17 + 80j, 83 + 80j]), canvas.tone("wood").light, FIRM)


def draw_find(canvas: Canvas) -> None:
    """Draw a bottle, half sunk in sand, with a letter in it."""
    glass = _leaning("38 22, 60 22, 60 34, 66 41, 76 50, 77 62, 76 90, 26 86, 21 62, 22 50, 32 41, 38 34")
    whole, plug = (
        smooth(glass, closed=True, tension=0.1),
        contour(_leaning("39 22, 37 6, 61 6, 59 22"), soft=False),
    )
    heap = smooth(
        trace("7.4 86, 17 76, 33 70, 52 76, 72 72, 85 77, 92.6 86, 86 92.4, 14 92.4"),
        closed=True,
        tension=0.14,
    )
    bold_rim(canvas, whole, plug, heap)
    canvas.shape(plug, canvas.tone("wood").base, BOLD)
    paint(canvas, glass, canvas.body, lit=5, dark=7)
    canvas.shape(
        contour(_leaning("37 50, 60 50, 60 90, 37 90"), soft=False), canvas.tone("paper").light, FIRM
    )
    canvas.line(straight(_leaning("42 59, 55 59")) + straight(_leaning("42 67, 55 67")), canvas.ink, 3)
    canvas.outline(whole, width=BOLD)
    canvas.shape(heap, canvas.tone("sand").base, BOLD)
    canvas.line(
        smooth(trace("20 84, 28 80, 37 83")) + smooth(trace("60 86, 70 82, 79 85")),
        canvas.tone("sand").shade,
        FIRM,
    )


def _leaning(text: str) -> list[complex]:
    return moved(scaled(turned(trace(text), -26, about=50 + 70j), 0.86, about=50 + 70j), 3 - 5j)
