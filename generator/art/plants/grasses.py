"""Art: two grasses of the dune: marram in its tussock, hare's-tail with its soft heads."""

from generator.art.brush import bezier, spread
from generator.art.canvas import Canvas
from generator.art.form import contour, paint, trace
from generator.art.botany import Blade, Part, assemble, blade, leaf, stem
from generator.art.shading import bowed_sliver, sliver

MOUND = trace("16 95.5, 24 91.5, 38 87.5, 54 84.4, 70 84, 86 87, 100 91, 112 95, 98 97, 64 97.4, 32 97")
# Blades of the tussock from back to front: base and tip, and how they bend.
MARRAM = (
    (60 + 88j, 44 + 14j, 0.10),
    (66 + 88j, 84 + 12j, -0.10),
    (56 + 88j, 24 + 26j, 0.14),
    (70 + 88j, 106 + 24j, -0.14),
    (52 + 88j, 8 + 46j, 0.20),
    (74 + 88j, 122 + 44j, -0.20),
    (62 + 89j, 60 + 18j, 0.05),
    (54 + 89j, 14 + 66j, 0.22),
    (73 + 89j, 118 + 68j, -0.24),
    (58 + 90j, 32 + 40j, 0.12),
    (69 + 90j, 97 + 40j, -0.13),
    (63 + 90j, 50 + 36j, 0.06),
    (66 + 90j, 78 + 33j, -0.08),
    (56 + 91j, 27 + 60j, 0.18),
    (71 + 91j, 104 + 60j, -0.20),
)
SPIKES = ((58 + 86j, 35 + 24j, 30 + 3j), (62 + 86j, 61 + 26j, 61 + 3j), (68 + 86j, 95 + 26j, 102 + 5j))


def draw_marram_grass(canvas: Canvas) -> None:
    """Draw a tussock on its mound of sand, three spikes above the blades."""
    sand = canvas.tone("sand")
    parts = [Part(contour(MOUND), lambda c: _draw_mound(c, sand.base))]
    blades = [
        leaf(blade(a, b, 5.0, bow=bow, peak=0.3, start=3.4), canvas.body, line=1.5, rib=0)
        for a, b, bow in MARRAM
    ]
    parts += blades[:6]
    for root, foot, tip in SPIKES:
        parts += _spike(canvas, root, foot, tip)
    assemble(canvas, [*parts, *blades[6:]])


def _draw_mound(canvas: Canvas, colour: str) -> None:
    whole = paint(canvas, MOUND, canvas.tone("sand"), lit=0, dark=2.4)
    ripples = (
        trace("26 93.4, 34 92.4, 42 93.6"),
        trace("84 91.4, 93 92.6, 100 94.4"),
        trace("46 94.6, 56 93.6, 64 95"),
    )
    canvas.fill("".join(bowed_sliver(r, 1.1) for r in ripples), canvas.tone("sand").shade)
    canvas.outline(whole)


def _spike(canvas: Canvas, root: complex, foot: complex, tip: complex) -> list[Part]:
    straw = canvas.tone("straw")
    frame = Blade(tuple(bezier(foot, (foot + tip) / 2, tip, steps=5)), 8.4, 0.42, 4.0, 2.0)

    def draw(canvas: Canvas) -> None:
        canvas.shape(frame.outline, straw.base, 1.8)
        cuts = lit = ""
        for k, t in enumerate(spread(11, low=0.04, high=0.84)):
            for side in (-0.1, 0.5, -0.72):
                cut = sliver(
                    frame.at(t, side), frame.at(t + 0.13, side + 0.26 * (1 if side > 0 else -1)), 0.9
                )
                lit, cuts = (lit + cut, cuts) if side < -0.5 else (lit, cuts + cut)
        canvas.fill(cuts, straw.shade)
        canvas.fill(lit, straw.light)

    return [stem([root, (root + foot) / 2 + 1.2, foot], 3.4, straw), Part(frame.outline, draw)]


# Hare's-tails: where the stem starts, how it bends, the foot and the tip of its head.
TAILS = (
    (58 + 96j, 52 + 60j, 40 + 39j, 31 + 15j),
    (64 + 96j, 66 + 60j, 71 + 35j, 73 + 6j),
    (70 + 96j, 82 + 64j, 99 + 50j, 111 + 30j),
    (54 + 96j, 40 + 74j, 21 + 67j, 8 + 47j),
    (74 + 96j, 92 + 82j, 109 + 83j, 122 + 71j),
)
STRAPS = ((60 + 96j, 44 + 58j, -0.10), (68 + 96j, 90 + 66j, 0.12), (64 + 96j, 56 + 70j, -0.05))


def draw_hares_tail(canvas: Canvas) -> None:
    """Draw five soft heads on thin stems."""
    green = canvas.tone("grass")
    parts = [leaf(blade(a, b, 7.0, bow=bow, peak=0.35, start=2), green, veins=0) for a, b, bow in STRAPS]
    for root, bend, foot, tip in TAILS:
        parts.append(stem(bezier(root, bend, foot, steps=4), 3.2, green))
        parts.append(_tail(canvas, foot, tip))
    assemble(canvas, parts)


def _tail(canvas: Canvas, foot: complex, tip: complex) -> Part:
    rng = canvas.rng
    frame = Blade(tuple(bezier(foot, (foot + tip) / 2, tip, steps=6)), abs(tip - foot) * 0.66, 0.42, 3.0, 2.0)
    left, right = ([frame.at(t, side) for t in spread(9, low=0.02, high=0.98)] for side in (-1, 1))
    ring = [*left, *right[::-1]]
    way = (tip - foot) / abs(tip - foot)
    edge: list[complex] = []
    for k, p in enumerate(ring):
        after = ring[(k + 1) % len(ring)]
        out = (p - (foot + (tip - foot) * 0.4)) / 9
        edge += [p, (p + after) / 2 + way * rng.uniform(3.0, 4.6) + out]
    outline = contour(edge, soft=False)

    def draw(canvas: Canvas) -> None:
        body = canvas.body
        paint(canvas, edge, body, soft=False, lit=0, dark=3.4)
        hairs = lit = ""
        for t in spread(7, low=0.05, high=0.8):
            for side in (-0.55, 0.0, 0.5):
                a = frame.at(t + rng.uniform(0, 0.05), side + rng.uniform(-0.12, 0.12))
                cut = bowed_sliver((a, a + way * 2.6 + (side - 0.1) * 1.0, a + way * 6 + (side) * 3), 1.0)
                lit, hairs = (lit, hairs + cut) if side > -0.2 else (lit + cut, hairs)
        canvas.fill(hairs, body.shade)
        canvas.fill(lit, body.light)
        canvas.outline(outline, width=1.6)

    return Part(outline, draw)
