"""Art: a lugworm in its burrow, the sand cut open: a dimple above its head, a coiled cast above its tail."""

from generator.art.anatomy import draw_part
from generator.art.brush import along, bezier, circle, joined, mix, resample, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, flow, trace
from generator.art.shading import sliver

SAND = (
    "5 41, 16 40, 25 42, 31 46.4, 37 42, 46 40, 60 39.4, 76 39, 90 38.6, 104 39, 118 40, 126 42, "
    "126 56, 123 70, 114 84, "
    "98 93, 78 98, 54 98, 32 94, 16 85, 7 72, 4 56"
)
BURROW = "31 45, 31.6 56, 33 66, 39 77, 51 84, 66 85.6, 82 82.6, 92.4 73.6, 96 62, 96.4 50, 96 40"
WORM = "41 70.6, 44.6 78, 53 83, 66 84.6, 80 82, 90 74, 94.6 63, 96 53"
CAST = (
    "70 38, 74 32, 84 31, 96 32, 108 31, 119 33.6, 122 38",
    "78 32, 84 26.4, 94 27, 104 25.6, 113 28, 115 32",
    "85 27, 90 21.6, 98 21, 106 22.4, 109 27",
    "91 21, 95 16.4, 100 16, 103.6 19, 101 23, 96 22.6",
)


def draw_lugworm(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    sand = trace(SAND)
    coils = [taper(flow_line(coil), swelling(7.8, start=4.0, end=4.0)) for coil in CAST]
    canvas.rim(contour(sand), *coils)
    _draw_sand(canvas, sand)
    _draw_cast(canvas, coils)
    way = resample(flow_line(BURROW), 16)
    canvas.fill(taper(way, swelling(15.0, start=11, end=12)), canvas.tone("umber").shade)
    _draw_worm(canvas)


def flow_line(text: str) -> list[complex]:
    """Return many points on the open soft curve through the places."""
    points = trace(text)
    ring = flow([points[0], *points, points[-1]], steps=4)
    return ring[4 : 4 * len(points) + 1]


def _draw_sand(canvas: Canvas, sand: tuple[complex, ...]) -> None:
    tone, rng = canvas.tone("sand"), canvas.rng
    whole = draw_part(canvas, sand, tone, lit=3.0, dark=5, depth=8, gap=3.0)
    with canvas.clipped(whole):
        wet = "0 58, 18 56, 44 60, 70 57, 98 60, 130 56, 130 110, 0 110"
        canvas.fill(contour(trace(wet)), tone.shade)
        mud = "0 80, 30 82, 60 89, 96 84, 130 76, 130 120, 0 120"
        canvas.fill(contour(trace(mud)), canvas.tone("fin").shade)
        grains = "".join(dot(complex(rng.uniform(8, 122), rng.uniform(47, 94))) for _ in range(46))
        canvas.line(grains, tone.light, 1.7)
        darker = "".join(dot(complex(rng.uniform(8, 122), rng.uniform(46, 58))) for _ in range(16))
        canvas.line(darker, tone.shade, 1.7)
    canvas.outline(whole)


def _draw_cast(canvas: Canvas, coils: list[str]) -> None:
    tone = canvas.tone("sand")
    for coil, text in zip(coils, CAST, strict=True):
        canvas.shape(coil, tone.base, 2.0)
        line = flow_line(text)
        canvas.fill(taper([p - 1.6j for p in line[3:-6]], swelling(1.8)), tone.light)
        at = along(line)
        cuts = "".join(sliver(at(t) + 2.8j, at(t) + 0.4j + 0.4, 1.0) for t in spread(7, low=0.45, high=0.95))
        canvas.fill(cuts, canvas.ink)


def _draw_worm(canvas: Canvas) -> None:
    body = canvas.body
    spine = resample(flow_line(WORM), 33)
    girths = [7.4 + 3.4 * (1 - abs(2 * i / 32 - 0.6)) for i in range(23)] + [
        5.6 - 0.28 * i for i in range(10)
    ]
    left, right = _sides(spine, girths)
    gills = ""
    for i in range(9, 21):
        out = (left[i] - spine[i]) / abs(left[i] - spine[i])
        for side, root in ((1, left[i]), (-1, right[i])):
            for lean in (-0.7, 0.0, 0.7):
                gills += sliver(root - out * side, root + out * side * complex(1, lean) * 3.6, 1.7)
    canvas.fill(gills, canvas.tone("anemone").base)
    whole = joined(smooth(left), smooth([spine[-1]] * 2), smooth(right[::-1]))
    canvas.line(whole, canvas.ink, 2.6)
    canvas.fill(whole, body.base)
    rings = "".join(
        taper([left[i], spine[i], right[i]], swelling(1.0, start=0.5, end=0.5)) for i in range(2, 32)
    )
    canvas.fill(rings, body.shade)
    gleam = [mix(spine[i], left[i] if i < 16 else left[i], 0.45) for i in range(3, 21)]
    canvas.fill(taper(gleam, swelling(1.8)), body.light)
    mouth = spine[0] - 1.4 - 1.6j
    canvas.shape(circle(mouth, 2.6), canvas.tone("flesh").light, 1.2)
    canvas.line("".join(map(dot, bezier(mouth - 1.2, mouth, mouth + 1.2, steps=2))), canvas.ink, 0.9)


def _sides(spine: list[complex], girths: list[float]) -> tuple[list[complex], list[complex]]:
    left, right = [], []
    last = len(spine) - 1
    for i, (at, girth) in enumerate(zip(spine, girths, strict=True)):
        step = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        half = step / abs(step) * 1j * girth / 2
        left.append(at - half)
        right.append(at + half)
    return left, right
