"""Art: a craggy rock in the surf: broken faces, cracks, barnacles above the weed, foam at its foot."""

from generator.art.brush import circle, pair, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import comb, contour, trace
from generator.art.places.view import below, on_circle
from generator.art.shading import sliver

CRAG = (
    "12 72, 13.4 62, 18.4 55, 20.4 42, 26 34, 28.6 21, 35.6 12.4, 42.4 9, 47 14.6, 53 13, 57.4 21, "
    "58 31, 64.6 36.6, "
    "66.4 45.4, 72 43.4, 78.4 48.6, 80 57, 85.4 61.4, 87.6 72"
)
# Faces of the rock by how much light falls on them.
LIT = (
    "35.6 12.4, 42.4 9, 44.4 19.4, 37.6 30.6, 30.4 35.4, 28.6 21",
    "26 34, 30.4 35.4, 33 47, 25 58, 19.4 60, 20.4 42",
    "44.4 19.4, 47 14.6, 53 13, 51.4 22, 46 28.4",
    "66.4 45.4, 72 43.4, 73.4 50, 68 56.4, 65 54",
    "18.4 55, 19.4 60, 17.4 70, 12 76, 13.4 62",
)
DARK = (
    "53 13, 57.4 21, 58 31, 64.6 36.6, 62 46, 56 41, 52.4 31, 51.4 22",
    "46 28.4, 52.4 31, 56 41, 62 46, 60.6 60, 54 72, 48 78, 47.4 60, 50 48, 44.6 39",
    "66.4 45.4, 65 54, 68 56.4, 66.6 68, 62 78, 54 78, 60.6 60, 62 46, 64.6 36.6",
    "72 43.4, 78.4 48.6, 80 57, 86.4 62.4, 90.4 76, 76 78, 77.6 66, 73.4 58, 73.4 50",
    "33 47, 37 56, 35 70, 38 80, 26 80, 29 66",
)


def draw_rock(canvas: Canvas) -> None:
    """Draw the rock, lit from the upper left."""
    crag = trace(CRAG)
    rock = straight([*crag, 84 + 78j, 16 + 78j], closed=True)
    sea = _sea()
    canvas.rim(rock, sea)
    canvas.line(rock, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(rock, canvas.body.base)
    _draw_faces(canvas, rock)
    canvas.outline(rock)
    _draw_sea(canvas, sea)


def _draw_faces(canvas: Canvas, rock: str) -> None:
    body, rng = canvas.body, canvas.rng
    with canvas.clipped(rock):
        canvas.fill("".join(straight(trace(face), closed=True) for face in LIT), body.light)
        canvas.fill("".join(straight(trace(face), closed=True) for face in DARK), body.shade)
        _draw_weed(canvas)
        cracks = [
            taper(trace("44.4 19.4, 46 28.4, 44.6 39, 50 48, 47.4 60, 48 74"), swelling(1.9, start=0.4)),
            taper(trace("30.4 35.4, 33 47, 37 56, 35 66"), swelling(1.6, start=0.3)),
            taper(trace("62 46, 60.6 60, 55 71"), swelling(1.4)),
            taper(trace("65 54, 68 56.4, 66.6 67"), swelling(1.3)),
            taper(trace("37.6 30.6, 40 35, 38.4 40.4"), swelling(1.1)),
            taper(trace("73.4 50, 73.4 58, 77 65"), swelling(1.2)),
        ]
        canvas.fill("".join(cracks), canvas.ink)
        for start, end, count, step in (
            (57 + 20j, 56.4 + 40j, 8, -4.6 + 1.2j),
            (63.4 + 42j, 60 + 62j, 9, -5.4 + 1.4j),
            (79 + 52j, 87 + 70j, 8, -6.0 + 1.0j),
            (50.4 + 50j, 48.6 + 70j, 8, 5.0 + 1.6j),
            (36.6 + 57j, 36 + 74j, 7, -5.0 + 1.4j),
        ):
            roots = [start + (end - start) * k / (count - 1) for k in range(count)]
            canvas.fill(comb(roots, [r + step for r in roots], 1.2, rng), canvas.ink)
        nicks = (
            (23 + 46j, 25 + 50j),
            (33 + 24j, 35 + 28j),
            (40 + 15j, 41 + 19j),
            (39 + 46j, 41 + 51j),
            (42 + 56j, 43 + 62j),
            (17 + 66j, 19 + 70j),
        )
        canvas.fill("".join(sliver(a, b, 1.0) for a, b in nicks), canvas.ink)


def _draw_weed(canvas: Canvas) -> None:
    """Barnacles in a belt, and weed that hangs below them to the water."""
    grass, paper, rng = canvas.tone("grass"), canvas.tone("paper"), canvas.rng
    belt = "6 71, 14 65, 22 68, 31 64, 40 67.4, 49 64, 58 67, 68 63.4, 78 67, 88 62.6, 96 71, 96 90, 6 90"
    canvas.shape(contour(trace(belt)), grass.base, 1.4)
    fronds = ""
    for k in range(15):
        top = complex(12 + 5.4 * k, 66 + rng.uniform(0, 2))
        fronds += taper(
            [top, top + complex(rng.uniform(-1.5, 1.5), 5), top + complex(rng.uniform(-2, 2), 10)],
            swelling(1.6),
        )
    canvas.fill(fronds, grass.shade)
    barnacles = "".join(
        circle(complex(18 + 6.3 * k + rng.uniform(-1, 1), 61 + rng.uniform(-1.6, 1.0)), rng.uniform(1.0, 1.5))
        for k in range(11)
    )
    canvas.shape(barnacles, paper.light, 0.9)


def _sea() -> str:
    """Return the water's outline: a scalloped edge of foam, then the circle."""
    start, end = on_circle(75, -1), on_circle(75, 1)
    count, edge = 9, ""
    for k in range(count):
        a = start + (end - start) * k / count
        b = start + (end - start) * (k + 1) / count
        high = (5.4, 7.6, 6.2, 8.4, 5.6, 7.4, 8.2, 6.0, 5.4)[k]
        edge += f"Q{pair((a + b) / 2 - 1j * high)} {pair(b)}"
    return below(f"M{pair(start)}{edge}", start)


def _draw_sea(canvas: Canvas, outline: str) -> None:
    sea, foam = canvas.tone("sea"), canvas.tone("foam")
    canvas.fill(outline, foam.light)
    with canvas.clipped(outline):
        water = trace(
            "2 80.6, 12 78.6, 24 81, 36 78.4, 48 81.4, 60 78.4, 71 81.2, 83 78, 98 81, 98 104, 2 104"
        )
        canvas.shape(contour(water), sea.base, 1.3)
        cuts = [
            taper(trace("26 89, 36 87, 48 89.4, 58 88"), swelling(2.0)),
            taper(trace("62 90, 69 88.4, 77 88"), swelling(1.7)),
            taper(trace("38 93.6, 50 92.6, 62 94"), swelling(1.6)),
        ]
        canvas.fill("".join(cuts), foam.light)
        canvas.fill(taper(trace("30 91.8, 42 91, 54 92"), swelling(1.2)), sea.shade)
    canvas.outline(outline)
