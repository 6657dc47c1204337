"""Art: signs of what lies on a beach."""

from generator.art.brush import Points, smooth, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, moved, paint, scaled, trace
from generator.art.polar import step
from generator.art.signs.line import BOLD, FIRM, bold_rim

MIDDLE = 50 + 50j


def draw_shell(canvas: Canvas) -> None:
    """Draw a sea snail's shell: three whorls and its mouth."""
    shell = trace("30 9, 37 8, 45 12, 53 13.5, 60 22, 70 27, 79 37, 88 50, 89 68, 80 84, 64 93")
    shell += trace("46 93, 30 84, 19 68, 15 52, 19 43, 18 34, 23 27, 22 19, 26 14")
    whole = contour(shell)
    bold_rim(canvas, whole)
    paint(canvas, shell, canvas.body, lit=6, dark=8)
    canvas.fill(edge_cuts(flow(shell), canvas.rng, depth=13, gap=3.6, width=2.0), canvas.ink)
    sutures = [
        taper([17.5 + 47j, 33 + 51j, 52 + 46j, 73 + 31j], swelling(5, start=2, end=2.6)),
        taper([21 + 28j, 31 + 31j, 44 + 27j, 57 + 17j], swelling(4.4, start=1.6, end=2.2)),
        taper([25 + 15j, 32 + 16.5j, 42 + 10j], swelling(3.4, start=1.4, end=1.6)),
    ]
    canvas.fill("".join(sutures), canvas.ink)
    gleams = [
        taper([23 + 56j, 30 + 70j, 41 + 82j], swelling(3)),
        taper([26 + 38j, 33 + 41j, 41 + 40j], swelling(2.6)),
    ]
    canvas.fill("".join(gleams), canvas.tone("paper").light)
    mouth = trace("46 92, 46 76, 54 62, 68 56, 79 61, 81 72, 73 84, 60 92")
    canvas.shape(contour(mouth), canvas.tone("paper").base, 4)
    deep = trace("52 87, 53 77, 60 68, 69 65, 74 70, 70 79, 61 86")
    canvas.fill(contour(deep), canvas.ink)
    canvas.outline(whole, width=BOLD)


def draw_fossil(canvas: Canvas) -> None:
    """Draw a fish skeleton in a slab with a crack across."""
    slab = trace(
        "6.3 48, 10.2 30, 22.8 19, 50 17, 79.1 19, 90.7 30, 93.7 50, 89.8 71, 77.2 81, 50 83, 20.9 81, 9.3 70"
    )
    whole = contour(slab, soft=False)
    bold_rim(canvas, whole)
    paint(canvas, slab, canvas.body, soft=False, lit=4, dark=6)
    bones = straight([38 + 50j, 76 + 50j])
    for x in (44.0, 53.0, 62.0):
        reach = 17 - (x - 44) * 0.3
        bones += smooth([complex(x, 50), complex(x + 3, 50 - reach * 0.6), complex(x + 7, 50 - reach)])
        bones += smooth([complex(x, 50), complex(x + 3, 50 + reach * 0.6), complex(x + 7, 50 + reach)])
    canvas.line(bones, canvas.ink, 4.6)
    canvas.fill(contour([71 + 50j, 86 + 33j, 82 + 50j, 86 + 67j], soft=False), canvas.ink)
    skull = trace("13 51, 20 39, 31 33, 38 40, 39.5 52, 36 64, 26 65, 17 59, 23 56")
    canvas.fill(contour(skull), canvas.ink)
    canvas.line(dot(28 + 45j), canvas.body.light, 6.5)
    crack = straight(trace("59 14, 55 30, 60.5 42, 55.5 57, 60 70, 57 86"))
    with canvas.clipped(whole):
        canvas.line(crack, canvas.ink, 6)
        canvas.line(crack, canvas.paper, 3)
    canvas.outline(whole, width=BOLD)


def draw_sand_dollar(canvas: Canvas) -> None:
    """Draw a sand dollar: five petals, five dents."""
    turns = [72 * k + part for k in range(5) for part in (-36, -22, -11, 0, 11, 22)]
    depth = {0: 6.5, 11: 0.6}
    edge = [MIDDLE + 1j + step(t, 44 - depth.get(abs(round((t + 36) % 72 - 36)), 0)) for t in turns]
    whole = contour(edge)
    bold_rim(canvas, whole)
    paint(canvas, edge, canvas.body, lit=0, dark=7)
    canvas.fill(edge_cuts(flow(edge), canvas.rng, depth=12, gap=3.6, width=2.0, least=0.4), canvas.ink)
    for k in range(5):
        root, tip = MIDDLE + 1j + step(72 * k, 5), MIDDLE + 1j + step(72 * k, 31)
        side, middle = step(72 * k + 90, 6.4), MIDDLE + 1j + step(72 * k, 20)
        canvas.shape(contour([root, middle + side, tip, middle - side]), canvas.tone("coral").base, 2.6)
    canvas.line(dot(MIDDLE + 1j), canvas.ink, 5)
    canvas.outline(whole, width=BOLD)


def _lean(points: Points) -> list[complex]:
    return moved(turned(scaled(points, 0.94), 30), 2 - 1j)


def draw_bottle(canvas: Canvas) -> None:
    """Draw a corked bottle, leaning, with a letter in it."""
    glass = _lean(
        trace(
            "40 16, 60 16, 60 31, 64 38, 70.5 46, 71 60, 71 88, 66 95, 34 95, 29 88, 29 60, "
            "29.5 46, 36 38, 40 31"
        )
    )
    cork = _lean([42 + 17j, 40.5 + 3j, 59.5 + 3j, 58 + 17j])
    whole, plug = smooth(glass, closed=True, tension=0.12), contour(cork, soft=False)
    bold_rim(canvas, whole, plug)
    canvas.shape(plug, canvas.tone("wood").base, BOLD)
    paint(canvas, glass, canvas.body, lit=5, dark=7)
    letter = _lean([39 + 56j, 61 + 56j, 61 + 88j, 39 + 88j])
    canvas.shape(contour(letter, soft=False), canvas.tone("paper").light, FIRM)
    canvas.line(straight(_lean([39 + 72j, 61 + 72j])), canvas.tone("coral").base, 6)
    canvas.fill(taper(_lean([34 + 86j, 33.5 + 66j, 36 + 47j]), swelling(3)), canvas.tone("paper").light)
    canvas.outline(whole, width=BOLD)
    canvas.line(straight(_lean([38.5 + 18j, 61.5 + 18j])), canvas.ink, 7)
