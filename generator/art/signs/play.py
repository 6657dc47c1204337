"""Art: signs of play: cards, turns, players, shapes and colours."""

import math

from generator.art.brush import parallels, smooth, spread, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow, paint, trace
from generator.art.polar import arc, round_, step
from generator.art.shading import sliver
from generator.art.signs.line import BOLD, FIRM, bold_rim

MIDDLE = 50 + 50j
WHEEL = ("yellow", "orange", "pink", "purple", "blue", "white")


def _reach(turn: float) -> float:
    """Return how far the scallop's edge lies from its hinge."""
    return 73 * math.cos(math.radians(turn) * 0.7)


def draw_shape(canvas: Canvas) -> None:
    """Draw a scallop in outline only."""
    hinge = 50 + 86.5j
    edge = [
        hinge + step(t, _reach(t) * (1.0 if k % 2 else 0.93))
        for k, t in enumerate(spread(13, low=-46, high=46))
    ]
    fan = contour([hinge - 7, *edge, hinge + 7])
    ears = contour([33 + 75.5j, 27 + 92.5j, 73 + 92.5j, 67 + 75.5j], soft=False)
    bold_rim(canvas, fan, ears)
    canvas.shape(ears, canvas.body.base, BOLD)
    canvas.shape(fan, canvas.body.light, BOLD)
    for t in (-30, -15, 0, 15, 30):
        rib = [hinge + step(t, r) for r in (12, 40, 0.86 * _reach(t))]
        canvas.fill(taper(rib, lambda way: 1.6 + 2.6 * way), canvas.ink)


def draw_colour(canvas: Canvas) -> None:
    """Draw a wheel of six colours, each with its own pattern."""
    whole = contour(round_(MIDDLE, 43, count=18))
    bold_rim(canvas, whole)
    for k, role in enumerate(WHEEL):
        _draw_sector(canvas, 60 * k - 30, role, k)
    spokes = "".join(straight([MIDDLE, MIDDLE + step(60 * k - 30, 43)]) for k in range(6))
    canvas.line(spokes, canvas.ink, FIRM)
    canvas.outline(whole, width=BOLD)
    canvas.shape(contour(round_(MIDDLE, 9, count=8)), canvas.tone("paper").light, FIRM)


def _draw_sector(canvas: Canvas, turn: float, role: str, k: int) -> None:
    tone = canvas.tone(role)
    sector = straight([MIDDLE, *arc(MIDDLE, 44, turn, turn + 60, steps=8)], closed=True)
    canvas.fill(sector, tone.base)
    with canvas.clipped(sector):
        at = MIDDLE + step(turn + 30, 27)
        if k == 0:
            canvas.line(
                "".join(dot(at + step(a, r)) for a, r in ((0, 0), *((60 * n + 30, 9.5) for n in range(6)))),
                tone.shade,
                4,
            )
        elif k == 1:
            rays = [
                sliver(MIDDLE + step(turn + t, 12), MIDDLE + step(turn + t, 44), 2.2)
                for t in (12, 24, 36, 48)
            ]
            canvas.fill("".join(rays), tone.shade)
        elif k == 2:
            canvas.line(
                "".join(smooth(arc(MIDDLE, r, turn, turn + 60)) for r in (18, 26, 34)), tone.shade, 2.8
            )
        elif k == 3:
            mesh = [s for d in (45, -45) for s in parallels(0, 0, 100, 100, degrees=d, gap=7.5)]
            canvas.line("".join(map(straight, mesh)), tone.shade, 1.6)
        elif k == 4:
            rows = [
                straight(
                    [
                        MIDDLE + step(turn + t, r + (4 if n % 2 else 0))
                        for n, t in enumerate(spread(7, high=60))
                    ]
                )
                for r in (16, 24, 32)
            ]
            canvas.line("".join(rows), tone.shade, 2.4)


def draw_card(canvas: Canvas) -> None:
    """Draw two cards, face down; the closed eye says that nobody may look."""
    behind, front = _card(60 + 49j, 16), _card(42 + 51j, -9)
    edges = [smooth(c, closed=True, tension=0.04) for c in (behind, front)]
    bold_rim(canvas, *edges)
    canvas.shape(edges[0], canvas.tone("coral").base, BOLD)
    canvas.shape(edges[1], canvas.tone("paper").light, BOLD)
    centre = 42 + 51j
    panel = turned(
        [centre + complex(x, y) for x, y in ((-18, -29), (18, -29), (18, 29), (-18, 29))], -9, about=centre
    )
    canvas.fill(contour(panel, soft=False), canvas.body.base)
    with canvas.clipped(contour(panel, soft=False)):
        canvas.fill(edge_cuts(flow(panel), canvas.rng, depth=9, gap=3, width=1.5), canvas.body.shade)
    lid = turned([centre + p for p in (-14 - 5j, -8 + 3j, 0 + 6j, 8 + 3j, 14 - 5j)], -9, about=centre)
    lashes = [
        taper(turned([centre + a, centre + b], -9, about=centre), lambda t: 4.2 - 2 * t)
        for a, b in ((-8 + 3j, -12 + 11j), (0 + 6j, 0 + 15j), (8 + 3j, 12 + 11j))
    ]
    canvas.fill(taper(lid, swelling(5, start=2.6, end=2.6)) + "".join(lashes), canvas.tone("paper").light)


def _card(centre: complex, degrees: float) -> list[complex]:
    corners = [(-21, -38), (21, -38), (26, -33), (26, 33), (21, 38), (-21, 38), (-26, 33), (-26, -33)]
    return turned([centre + complex(x, y) for x, y in corners], degrees, about=centre)


def draw_turn(canvas: Canvas) -> None:
    """Draw an arrow that goes once round, clockwise."""
    hub, turns = 53.2 + 51j, spread(21, low=20, high=285)
    outer = [hub + step(t, 35 + 7 * k / 20) for k, t in enumerate(turns)]
    inner = [hub + step(t, 32.5 - 7 * k / 20) for k, t in enumerate(turns)]
    head = [hub + step(281, 49), hub + step(328, 38.5), hub + step(286, 14)]
    arrow = [*outer, *head, *inner[::-1]]
    whole = straight(arrow, closed=True)
    bold_rim(canvas, whole)
    canvas.fill(whole, canvas.body.base)
    with canvas.clipped(whole):
        canvas.fill(edge_cuts(arrow, canvas.rng, depth=9, gap=3.2, width=1.8), canvas.body.shade)
        gloss = [hub + step(t, 35) for t in spread(9, low=195, high=280)]
        canvas.fill(taper(gloss, swelling(3.2)), canvas.body.light)
    canvas.outline(whole, width=BOLD)


def draw_player(canvas: Canvas) -> None:
    """Draw someone in a wide straw hat and a striped jersey."""
    jersey = trace("11 95, 14 81, 24 72, 40 67, 60 67, 76 72, 86 81, 89 95")
    bust = smooth(jersey) + "z"
    face = trace("33 40, 67 40, 67 52, 61 64, 50 69, 39 64, 33 52")
    brim = trace("6.5 42, 14 34, 32 29, 68 29, 86 34, 93.5 42, 80 45.5, 50 47, 20 45.5")
    crown = trace("29 33, 31 16, 38 8, 50 5.5, 62 8, 69 16, 71 33, 50 35")
    bold_rim(canvas, bust, contour(face), contour(brim), contour(crown))
    canvas.fill(bust, canvas.tone("paper").light)
    with canvas.clipped(bust):
        for y in (79, 93):
            canvas.line(straight([complex(5, y), complex(95, y)]), canvas.tone("sea").base, 7)
    canvas.outline(bust, width=BOLD)
    canvas.shape(contour(face), canvas.tone("coral").light, BOLD)
    canvas.fill(taper([42 + 58j, 50 + 62j, 58 + 58j], swelling(3)), canvas.ink)
    paint(canvas, crown, canvas.body, lit=4, dark=6)
    canvas.outline(contour(crown), width=BOLD)
    canvas.line(smooth([32 + 27j, 50 + 29j, 68 + 27j]), canvas.tone("coral").base, 6)
    paint(canvas, brim, canvas.body, lit=2, dark=3)
    canvas.fill(edge_cuts(flow(brim), canvas.rng, depth=7, gap=3.4, width=1.8, light=-1j), canvas.ink)
    canvas.outline(contour(brim), width=BOLD)
