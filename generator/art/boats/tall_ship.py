"""Art: a full-rigged ship: three masts with square sails, jibs before them, a spanker abaft."""

from itertools import pairwise

from generator.art.boats.cloth import Square, draw_squares, draw_stay_sails, rigging, stay_sail
from generator.art.brush import chain, mix, quads, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.footing import crest, draw_strip, strip
from generator.art.form import contour, edge_cuts, flow, trace

# Foot and truck of each mast, from the bow; then yard and foot heights of its sails with half widths.
FORE, MAIN, MIZZEN = (84 + 72j, 81.6 + 8j), (59 + 74j, 56 + 4.4j), (35 + 70j, 32.4 + 13j)
FORE_SAILS = ((47, 66, 10.2, 11.2), (31, 45.4, 8.6, 10.4), (20, 29.6, 6.6, 8.6), (12, 18.8, 4.6, 6.4))
MAIN_SAILS = ((46, 68, 11, 12), (28.4, 44.4, 9.2, 11.2), (16.4, 27, 7, 9.2), (8, 15, 4.8, 6.8))
MIZZEN_SAILS = ((36, 48, 7.4, 8.6), (25.6, 34.6, 5.8, 7.4), (17, 24.4, 4.2, 5.6))
SPRIT = (100 + 70j, 130 + 56.5j)
HULL = (
    "11 61.6, 22 64.6, 34 67.4, 50 70.2, 68 71, 86 69.4, 98 66.4, 105.6 63",
    "105.6 63, 104.6 70, 102 77, 97 84, 95 88",
    "95 88, 60 89, 23 88",
    "23 88, 21.4 80, 17 73.4, 12 69.6, 11 61.6",
)


def draw_tall_ship(canvas: Canvas) -> None:
    """Draw the ship running before a wind from astern."""
    hull = chain(*map(trace, HULL))
    masts = {
        mast: _square_sails(mast, rows)
        for mast, rows in ((FORE, FORE_SAILS), (MAIN, MAIN_SAILS), (MIZZEN, MIZZEN_SAILS))
    }
    jibs = _jibs()
    spanker = _spanker()
    line = crest(4, 136, 85, canvas.rng)
    squares = "".join(sail.outline() for sails in masts.values() for sail in sails)
    canvas.rim(hull, squares, spanker, *(whole for whole, _ in jibs), strip(line, 8), _spars())
    _draw_spars(canvas)
    draw_stay_sails(canvas, jibs, canvas.tone("paper"))
    _draw_spanker(canvas, spanker)
    for sails in masts.values():
        draw_squares(canvas, sails, canvas.tone("paper"))
    _draw_flags(canvas)
    _draw_hull(canvas, hull)
    draw_strip(canvas, line, 8)


def _square_sails(
    mast: tuple[complex, complex], rows: tuple[tuple[float, float, float, float], ...]
) -> list[Square]:
    foot, truck = mast

    def at(y: float) -> complex:
        return mix(foot, truck, (foot.imag - y) / (foot.imag - truck.imag)) + 0.8

    return [Square(at(top), at(low), high, wide, belly=1.4 + 0.14 * wide) for top, low, high, wide in rows]


def _jibs() -> list[tuple[str, str]]:
    return [
        stay_sail(83 + 16j, 127 + 57.4j, 104 + 61j, 2.0),
        stay_sail(83.4 + 26j, 117 + 61.6j, 99.6 + 63.6j, 2.0),
        stay_sail(84 + 38j, 107.6 + 65.6j, 96 + 65.4j, 1.6),
    ]


def _spanker() -> str:
    return quads(
        34.6 + 64j, 34 + 55j, 33.6 + 47j, 25 + 41j, 17 + 36.6j, 14 + 50j, 7 + 62.4j, 20 + 65.4j, 34.6 + 64j
    )


def _spars() -> str:
    masts = "".join(straight([foot, top]) for foot, top in (FORE, MAIN, MIZZEN))
    return masts + straight(SPRIT)


def _draw_spars(canvas: Canvas) -> None:
    """Masts, bowsprit and the standing rigging, which the sails will cover in part."""
    fore, main, mizzen = (truck for _, truck in (FORE, MAIN, MIZZEN))
    ropes = [
        [fore + 4j, SPRIT[1]],
        [fore + 18j, mix(*SPRIT, 0.6)],
        [main + 5j, FORE[0] - 24j],
        [main + 24j, FORE[0] - 3j],
        [mizzen + 5j, MAIN[0] - 26j],
        [SPRIT[1], 103 + 73j],
        [mizzen + 8j, 12 + 61j],
        [mix(*SPRIT, 0.55), 101 + 79j],
    ]
    canvas.line(rigging(ropes), canvas.ink, 0.9)
    canvas.line(_spars(), canvas.ink, 3.0)
    canvas.line(_spars(), canvas.body.base, 1.0)
    for (foot, truck), rail in ((FORE, 70), (MAIN, 71), (MIZZEN, 68)):
        top = mix(foot, truck, 0.38)
        canvas.line(rigging([[top, complex(foot.real + dx, rail)] for dx in (-7, -4, 4, 7)]), canvas.ink, 0.8)


def _draw_spanker(canvas: Canvas, spanker: str) -> None:
    paper = canvas.tone("paper")
    canvas.fill(spanker, paper.light)
    with canvas.clipped(spanker):
        canvas.fill(contour(trace("34 46, 30 60, 14 62, 6 66, 36 68")), paper.shade)
        canvas.line(rigging([[24 + 42j, 19 + 63j], [29 + 45j, 27 + 64j]]), paper.shade, 0.7)
    canvas.outline(spanker, width=1.3)
    canvas.line(straight([33.6 + 47j, 15.6 + 35.6j]) + straight([35 + 64j, 5 + 62.2j]), canvas.ink, 2.2)


def _draw_flags(canvas: Canvas) -> None:
    coral = canvas.tone("coral")
    for (_, truck), long in ((FORE, 8), (MAIN, 11), (MIZZEN, 8)):
        top = truck - 0.4j
        canvas.shape(
            smooth([top, top + complex(long * 0.5, 0.4), top + complex(long, -0.6)])
            + f"L{top.real + long * 0.5:.1f} {top.imag + 2.6:.1f}L{top.real:.1f} {top.imag + 3.4:.1f}z",
            coral.base,
            1.0,
        )


def _draw_hull(canvas: Canvas, hull: str) -> None:
    """The hull: a rail, a pale band with ports between two dark strakes, red lead at the water."""
    body, paper, coral = canvas.body, canvas.tone("paper"), canvas.tone("coral")
    sheer = list(trace(HULL[0]))
    canvas.fill(hull, body.shade)
    with canvas.clipped(hull):
        band = [p + 4.6j for p in sheer]
        low = [p + 9.6j for p in sheer]
        canvas.fill(f"{smooth(sheer)}L{smooth([p + 2.6j for p in sheer][::-1])[1:]}z", body.base)
        canvas.fill(f"{smooth(band)}L{smooth(low[::-1])[1:]}z", paper.base)
        canvas.fill("M10 83H110V96H10z", coral.base)
        ports = ""
        for t in spread(13, low=0.16, high=0.9):
            x = 11 + 94.6 * t
            y = _height(sheer, x) + 5.9
            ports += f"M{x:.1f} {y:.1f}h2.6v2.6h-2.6z"
        canvas.fill(ports, canvas.ink)
        canvas.fill(
            edge_cuts(
                flow([*sheer, *trace("104 76, 93 90, 24 90, 18 74")], steps=2),
                canvas.rng,
                depth=6,
                gap=2.4,
                width=1.0,
            ),
            canvas.ink,
        )
    canvas.outline(hull, width=1.8)
    canvas.shape("M99 66.6l7.6-4.4 2.6.6-4.6 4.2z", canvas.tone("gold").base, 1.2)


def _height(line: list[complex], x: float) -> float:
    for a, b in pairwise(line):
        if a.real <= x <= b.real:
            return mix(a, b, (x - a.real) / (b.real - a.real)).imag
    return line[-1].imag
