"""Art: a lighthouse on its rock: a banded tower, gallery and lantern, the keeper's door, surf all round."""

from generator.art.brush import bezier, circle, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.footing import crest, draw_foam, draw_strip, strip
from generator.art.form import comb, contour, edge_cuts, trace
from generator.art.solid import solid

TOWER = (43.6 + 68j, 50.4 + 27j, 69.6 + 27j, 76.4 + 68j)
BANDS = ((0.17, 0.36), (0.55, 0.76))
ROCK = (
    "15 86, 18 80, 25 76, 29 69, 38 66.4, 46 63.6, 56 65, 66 62.6, 76 65, 84 64, 90 70, 97 72.6, "
    "101 79, 107 82, 108.6 86"
)
LIT = (
    "25 76, 29 69, 38 66.4, 40 72, 33 79, 24 83",
    "46 63.6, 56 65, 55 71, 47 73, 43 68.6",
    "66 62.6, 76 65, 73 71, 66 70",
    "84 64, 90 70, 86 75, 80 70.6",
    "18 80, 25 76, 24 83, 18 88",
)
DARK = (
    "56 65, 66 62.6, 66 70, 62 80, 58 90, 52 90, 55 71",
    "76 65, 84 64, 80 70.6, 82 80, 76 90, 70 90, 73 71",
    "90 70, 97 72.6, 101 79, 97 90, 88 90, 86 75",
    "33 79, 40 72, 43 80, 40 90, 32 90",
)


def draw_lighthouse(canvas: Canvas) -> None:
    """Draw the tower, lit from the upper left; its lamp is on."""
    rock = straight(trace(ROCK), closed=True)
    line = crest(4, 116, 84, canvas.rng, high=2.8)
    tower = contour(TOWER, soft=False)
    canvas.rim(
        rock, tower, strip(line, 9), contour(trace(GALLERY), soft=False), contour(trace(DOME)), straight(RAIL)
    )
    canvas.line(rock, canvas.ink, 2.0, shift=0.5 + 0.6j)
    _draw_rock(canvas, rock)
    _draw_tower(canvas, tower)
    _draw_lantern(canvas)
    draw_strip(canvas, line, 9)
    _draw_surf(canvas)


def _draw_rock(canvas: Canvas, rock: str) -> None:
    stone, weed = canvas.tone("rock"), canvas.tone("grass")
    canvas.fill(rock, stone.base)
    with canvas.clipped(rock):
        canvas.fill("".join(straight(trace(face), closed=True) for face in LIT), stone.light)
        canvas.fill("".join(straight(trace(face), closed=True) for face in DARK), stone.shade)
        cracks = (
            "40 72, 43 80, 40 88",
            "55 71, 57 79, 54 88",
            "66 70, 63 78, 64 88",
            "86 75, 88 82, 86 90",
            "73 71, 72 80, 74 88",
        )
        canvas.fill("".join(taper(trace(c), swelling(1.5, start=0.4)) for c in cracks), canvas.ink)
        for start, end, step in (
            (66 + 64j, 63 + 80j, -5 + 1.4j),
            (84 + 66j, 82 + 82j, -5 + 1.4j),
            (99 + 75j, 100 + 86j, -6 + 1j),
        ):
            roots = [mix(start, end, t) for t in spread(7)]
            canvas.fill(comb(roots, [r + step for r in roots], 1.1, canvas.rng), canvas.ink)
        fringe = trace(
            "8 84, 20 82, 30 84.4, 42 81.6, 54 84, 66 81.6, 78 84.4, 90 81.4, 102 84, 116 82, 116 96, 8 96"
        )
        canvas.shape(contour(fringe), weed.base, 1.3)
    canvas.outline(rock)


def _draw_tower(canvas: Canvas, tower: str) -> None:
    """Bands bend as they pass round the tower."""
    paper, body = canvas.tone("paper"), canvas.body
    a, b, c, d = TOWER
    canvas.line(tower, canvas.ink, 2.0, shift=0.5 + 0.6j)
    canvas.fill(tower, paper.light)

    def ring(down: float) -> list[complex]:
        left, right = mix(b, a, down), mix(c, d, down)
        return bezier(left - 1, (left + right) / 2 + 5j, right + 1, steps=4)

    with canvas.clipped(tower):
        canvas.fill(contour([mix(b, c, 0.72), c + 4, d + 6, mix(a, d, 0.76)], soft=False), paper.shade)
        for high, low in BANDS:
            band = f"{smooth(ring(high))}L{smooth(ring(low)[::-1])[1:]}z"
            canvas.fill(band, body.base)
            with canvas.clipped(band):
                canvas.fill(contour([mix(b, c, 0.72), c + 4, d + 6, mix(a, d, 0.76)], soft=False), body.shade)
                canvas.fill(contour([b, mix(b, c, 0.2), mix(a, d, 0.18), a - 2], soft=False), body.light)
            canvas.outline(band, width=1.4)
        roots = [mix(c, d, t) for t in spread(17, low=0.05)]
        canvas.fill(comb(roots, [r - 7.4 + 1.6j for r in roots], 1.1, canvas.rng), canvas.ink)
    windows = "".join(f"M{x} {y}v-3.4q0-2 2-2q2 0 2 2v3.4z" for x, y in ((56, 41), (60.6, 55.4)))
    canvas.fill(windows, canvas.ink)
    canvas.shape("M50 68.4v-5.6q0-3 3-3q3 0 3 3v6z", canvas.tone("wood").base, 1.4)
    canvas.outline(tower)


RAIL = (46.6 + 25j, 46.6 + 18.6j, 73.4 + 18.6j, 73.4 + 25j)
GALLERY = "46 24, 74 24, 74 28.4, 46 28.4"
DOME = "51 12, 52.6 7.4, 57 4.4, 60 3.6, 63 4.4, 67.4 7.4, 69 12"


def _draw_lantern(canvas: Canvas) -> None:
    sun, ink = canvas.tone("sun"), canvas.tone("ink")
    canvas.shape("M52.4 12h15.2v13H52.4z", sun.light, 1.6)
    canvas.fill(circle(60 + 18j, 3.6), sun.base)
    canvas.line("M56.2 12v12M60 12v12M63.8 12v12", canvas.ink, 1.1)
    canvas.line("M60 6V4.2", canvas.ink, 2.4)
    dome = solid(canvas, trace(DOME), canvas.body, lit=1.4, dark=3, width=1.6)
    canvas.line("M50.6 12h18.8", canvas.ink, 2.2)
    canvas.fill(edge_cuts(trace(DOME), canvas.rng, depth=4, gap=2.2, width=0.9, least=0.4), ink.base)
    canvas.outline(dome, width=1.6)
    canvas.line(straight(RAIL), canvas.ink, 1.3)
    canvas.line("M50.6 18.6v6M55 18.6v6M65 18.6v6M69.4 18.6v6", canvas.ink, 0.9)
    solid(canvas, trace(GALLERY), canvas.tone("rock"), soft=False, lit=1.2, dark=1.4, width=1.6)


def _draw_surf(canvas: Canvas) -> None:
    """Where a wave meets the rock it goes up in foam and drops."""
    draw_foam(canvas, trace("6 88, 10 82, 15 78, 20 80.6, 25 82.6, 31 84.4, 39 87.6"), 0.62)
    draw_foam(canvas, trace("46 88, 52 86, 58 87, 64 88.6"), 0.5)
    draw_foam(canvas, trace("82 88, 88 85.6, 94 83.4, 99 79, 105 79.6, 110 83, 114 88"), 0.62)
    drops = (
        (9 + 73j, 1.2),
        (19 + 71.6j, 1.3),
        (26 + 75j, 1.0),
        (96 + 72j, 1.0),
        (103 + 70j, 1.3),
        (112 + 75j, 1.1),
    )
    canvas.shape("".join(circle(p, r) for p, r in drops), canvas.tone("foam").light, 1.1)
