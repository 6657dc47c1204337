"""Art: a lugworm in its burrow, the sand cut open: a dimple above its head, a coiled cast above its tail."""

from generator.art.anatomy import draw_part
from generator.art.brush import (
    along,
    chain,
    circle,
    mix,
    quads,
    resample,
    smooth,
    spread,
    straight,
    swelling,
    taper,
)
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, trace
from generator.art.shading import sliver

SAND = (
    "5 40, 14 38.6, 22 40, 27 44, 31 48.6, 35 44, 40 40, 50 38.4, 68 38, 90 38, 108 38, 124 40, 126 52, "
    "123 68, 114 83, "
    "98 92, 78 97, 54 97, 32 93, 16 84, 7 71, 4 55"
)
BURROW = "31 40, 31.4 56, 33 66, 39 77, 51 84, 66 85.6, 82 82.6, 92.4 73.6, 96 62, 96.4 50, 96 36"
WORM = "32 58, 34.4 67, 41 77, 53 83.4, 66 84.6, 81 81.6, 91 74, 95 63, 96 49, 96 41"
# Half the girth along the worm: a blunt head, a thick trunk, a thin tail.
GIRTHS = (3.0, 4.4, 5.2, 5.6, 5.7, 5.6, 5.4, 5.2, 5.0, 4.8, 4.6, 4.3, 3.8, 3.0, 2.6, 2.4, 2.2, 2.0, 1.6)
GILLS = range(5, 13)
CAST = (
    "70 37.4, 72 32.6, 82 31.4, 96 33, 110 31.4, 121 33, 123 37",
    "77 31, 83 26.4, 94 27.6, 105 25.8, 114 28, 116 31.6",
    "85 25.6, 91 21.4, 99 22, 107 22, 110 26",
    "92 20, 96 15.4, 101 15.8, 104 18.6, 101 21.6, 97 20.6",
)


def draw_lugworm(canvas: Canvas) -> None:
    """Draw the animal, head to the left."""
    sand = trace(SAND)
    coils = [taper(resample(_run(coil), 9), swelling(7.8, start=4.4, end=4.4)) for coil in CAST]
    canvas.rim(contour(sand), *coils)
    _draw_sand(canvas, sand)
    _draw_cast(canvas, coils)
    _draw_worm(canvas)


def _run(text: str) -> list[complex]:
    """Return many points on the open soft curve through the places."""
    points = trace(text)
    ring = flow([points[0], *points, points[-1]], steps=4)
    return ring[4 : 4 * len(points) + 1]


def _draw_sand(canvas: Canvas, sand: tuple[complex, ...]) -> None:
    """Draw the block of sand: dry above, wet below, black mud at the bottom, and the burrow through them."""
    tone, rng = canvas.tone("sand"), canvas.rng
    whole = draw_part(canvas, sand, tone, lit=3.0, dark=0, depth=0)
    with canvas.clipped(whole):
        canvas.fill(contour(trace("0 57, 18 55, 44 59, 70 56, 98 59, 130 55, 130 110, 0 110")), tone.shade)
        canvas.fill(
            contour(trace("0 80, 30 82, 60 90, 96 85, 130 76, 130 120, 0 120")), canvas.tone("fin").shade
        )
        grains = "".join(dot(complex(rng.uniform(8, 122), rng.uniform(60, 92))) for _ in range(40))
        canvas.line(grains, tone.light, 1.7)
        darker = "".join(dot(complex(rng.uniform(8, 122), rng.uniform(44, 55))) for _ in range(22))
        canvas.line(darker, tone.shade, 1.7)
        cuts = edge_cuts(flow(sand, steps=3), rng, depth=8, gap=3.0, width=1.2, least=0.3)
        canvas.fill(cuts, canvas.ink)
        tube = taper(resample(_run(BURROW), 13), swelling(16.0, start=11, end=9))
        canvas.shape(tube, canvas.tone("umber").shade, 1.4)
    canvas.outline(whole)


def _draw_cast(canvas: Canvas, coils: list[str]) -> None:
    tone = canvas.tone("sand")
    for coil, text in zip(coils, CAST, strict=True):
        canvas.shape(coil, tone.base, 1.9)
        line = _run(text)
        canvas.line(smooth([p - 1.7j for p in resample(line[3:-8], 5)]), tone.light, 1.4)
        at = along(line)
        cuts = "".join(sliver(at(t) + 3.2j, at(t) + 0.6j + 0.5, 1.1) for t in spread(7, low=0.4, high=0.95))
        canvas.fill(cuts, canvas.ink)


def _draw_worm(canvas: Canvas) -> None:
    body = canvas.body
    spine = resample(_run(WORM), len(GIRTHS))
    last = len(spine) - 1
    ways = [spine[min(i + 1, last)] - spine[max(i - 1, 0)] for i in range(last + 1)]
    out = [way / abs(way) * -1j for way in ways]
    left = [at + side * girth for at, side, girth in zip(spine, out, GIRTHS, strict=True)]
    right = [at - side * girth for at, side, girth in zip(spine, out, GIRTHS, strict=True)]
    _draw_gills(canvas, left, right, out)
    nose = spine[0] - ways[0] / abs(ways[0]) * 3
    canvas.shape(chain([spine[-1], *left[::-1], nose, *right, spine[-1]]), body.base, 1.8)
    middles = (
        [mix(left[i], left[i + 1], 0.5) for i in range(last)],
        [mix(right[i], right[i + 1], 0.5) for i in range(last)],
    )
    bows = "".join(
        quads(a, mix(a, b, 0.5) + way / abs(way) * 1.4, b)
        for edges in ((left, right), middles)
        for a, b, way in zip(*edges, ways, strict=False)
    )
    canvas.line(bows, body.shade, 0.9)
    gleam = [mix(spine[i], left[i], 0.4) for i in range(1, 12, 2)]
    canvas.fill(taper(gleam, swelling(1.8)), body.light)
    canvas.shape(circle(nose, 2.3), canvas.tone("flesh").light, 1.2)


def _draw_gills(canvas: Canvas, left: list[complex], right: list[complex], out: list[complex]) -> None:
    """Draw the tufts of red gills on both sides of the trunk."""
    tufts = ""
    for i in GILLS:
        for root, side in ((left[i], out[i]), (right[i], -out[i])):
            for lean in (-0.9, -0.3, 0.3, 0.9):
                tufts += straight([root - side, root + side * complex(1, lean) * 2.6])
    canvas.line(tufts, canvas.ink, 2.4)
    canvas.line(tufts, canvas.tone("anemone").light, 1.1)
