"""Art: two grasses of the dune: marram in its tussock, hare's-tail with its soft heads."""

from generator.art.botany import Part, assemble, branches, daub, stem
from generator.art.brush import bezier, spline, spread, straight
from generator.art.canvas import Canvas
from generator.art.foliage import Blade, blade, leaf
from generator.art.form import trace
from generator.art.shading import bowed_sliver, sliver

MOUND = trace("14 95, 20 90.5, 38 87, 54 83.4, 70 83, 88 86.4, 104 90, 114 95, 100 95.6, 64 95.4, 32 95.6")
RIPPLES = ("26 92.6, 34 91.4, 42 92.8", "84 90.4, 93 91.6, 100 93.6", "46 93.8, 56 92.8, 64 94.2")
# Blades of the tussock from back to front: base, tip and bend to the right.
MARRAM = (
    (60 + 86j, 44 + 16j, 0.10),
    (66 + 86j, 84 + 14j, -0.10),
    (56 + 86j, 22 + 28j, 0.15),
    (70 + 86j, 107 + 26j, -0.15),
    (52 + 86j, 7 + 47j, 0.22),
    (74 + 86j, 123 + 46j, -0.22),
    (62 + 87j, 55 + 22j, 0.05),
    (54 + 87j, 12 + 68j, 0.26),
    (73 + 87j, 119 + 69j, -0.28),
    (58 + 88j, 32 + 42j, 0.14),
    (69 + 88j, 97 + 42j, -0.15),
    (63 + 88j, 50 + 38j, 0.08),
    (66 + 88j, 76 + 34j, -0.08),
    (56 + 89j, 26 + 62j, 0.20),
    (71 + 89j, 105 + 62j, -0.22),
)
# Spikes: root of the stem, foot and tip of the spike.
SPIKES = ((58 + 84j, 37 + 35j, 28 + 5j), (63 + 84j, 66 + 34j, 67 + 4j), (68 + 84j, 94 + 37j, 105 + 8j))


def draw_marram_grass(canvas: Canvas) -> None:
    """Draw a tussock on its mound of sand, three spikes above the blades."""
    mound = spline(MOUND, closed=True)
    blades = [
        leaf(blade(a, b, 4.8, bow=bow, peak=0.3, start=3.6), canvas.body, line=1.5, rib=0)
        for a, b, bow in MARRAM
    ]
    spikes = [part for spike in SPIKES for part in _spike(canvas, *spike)]
    assemble(canvas, [Part(mound, lambda c: _draw_mound(c, mound)), *blades[:6], *spikes, *blades[6:]])


def _draw_mound(canvas: Canvas, mound: str) -> None:
    with daub(canvas, mound, canvas.tone("sand"), dark=2.4):
        canvas.fill("".join(bowed_sliver(trace(r), 1.1) for r in RIPPLES), canvas.tone("sand").shade)


def _spike(canvas: Canvas, root: complex, foot: complex, tip: complex) -> list[Part]:
    """Return a stem and on it a long dense spike of husks, thin at both ends."""
    straw = canvas.tone("straw")
    frame = Blade(tuple(bezier(foot, (foot + tip) / 2, tip, steps=5)), 7.6, 0.36, 2.0, 0.6)

    def draw(canvas: Canvas) -> None:
        canvas.shape(frame.outline, straw.base, 1.7)
        cuts = lit = ""
        for t in spread(8, low=0.06, high=0.76):
            lit += sliver(frame.at(t, -0.2), frame.at(t + 0.1, -0.72), 1.0)
            cuts += sliver(frame.at(t + 0.04, 0.05), frame.at(t + 0.15, 0.4), 0.9)
            cuts += sliver(frame.at(t, 0.45), frame.at(t + 0.12, 0.85), 0.9)
        canvas.fill(cuts, straw.shade)
        canvas.fill(lit, straw.light)

    return [stem([root, (root + foot) / 2 + 1.2, foot], 3.2, straw), Part(frame.outline, draw)]


# Hare's-tails: where the stem starts, how it bends, the foot and the tip of its head.
TAILS = (
    (57 + 94.6j, 52 + 62j, 41 + 43j, 30 + 18j),
    (64 + 94.6j, 66 + 60j, 70 + 40j, 73 + 12j),
    (69 + 94.6j, 78 + 66j, 97 + 51j, 110 + 29j),
    (54 + 94.6j, 42 + 76j, 25 + 70j, 10 + 52j),
    (72 + 94.6j, 90 + 82j, 106 + 83j, 119 + 67j),
)
STRAPS = ((58 + 94j, 42 + 56j, -0.10), (68 + 94j, 92 + 64j, 0.12), (64 + 94j, 56 + 66j, -0.05))


def draw_hares_tail(canvas: Canvas) -> None:
    """Draw five soft heads on thin stems."""
    green = canvas.tone("grass")
    leaves = [leaf(blade(a, b, 7.4, bow=bow, peak=0.35, start=2), green) for a, b, bow in STRAPS]
    stems = branches([(bezier(root, bend, foot, steps=3), 3.2) for root, bend, foot, _ in TAILS], green)
    assemble(canvas, [*leaves, stems, *(_tail(canvas, foot, tip) for _, _, foot, tip in TAILS)])


def _tail(canvas: Canvas, foot: complex, tip: complex) -> Part:
    """Return an egg of soft hairs that all lean towards its tip."""
    body = canvas.body
    wide = abs(tip - foot) * 0.62
    frame = Blade(tuple(bezier(foot, (foot + tip) / 2, tip, steps=6)), wide, 0.42, 3.0, wide * 0.4)
    way = (tip - foot) / abs(tip - foot)
    left, right = (_fur(frame, side, way) for side in (-1, 1))
    outline = straight([*left, tip + way * 5, *right[::-1]], closed=True)

    def draw(canvas: Canvas) -> None:
        canvas.shape(outline, body.light, 1.6)
        rows = ((0.06, 0.5), (0.3, 0.9), (0.6, 0.94), (0.96, 0.6), (0.7, 0.36), (0.3, 0.3))
        canvas.fill(spline([frame.at(t, s) for t, s in rows], closed=True), body.base)
        hairs, soft = _hairs(canvas, frame, way)
        canvas.fill(hairs, body.shade)
        canvas.fill(soft, body.base)

    return Part(outline, draw)


def _hairs(canvas: Canvas, frame: Blade, way: complex) -> tuple[str, str]:
    """Return the hairs within the egg: those on its dark side, those on its lit side."""
    hairs = soft = ""
    for t in spread(5, low=0.08, high=0.72):
        for side in (-0.62, -0.2, 0.2, 0.62):
            start = frame.at(t + canvas.rng.uniform(0, 0.06), side)
            bend = start + way * (3 + 2j * side)
            cut = bowed_sliver((start, bend, start + way * (6 + 3j * side)), 1.0)
            hairs, soft = (hairs + cut, soft) if side > 0 else (hairs, soft + cut)
    return hairs, soft


def _fur(frame: Blade, side: int, way: complex) -> list[complex]:
    """Return the tufted margin of one side, from foot to tip."""
    margin = [frame.at(0, side)]
    for t in spread(4, low=0.2, high=0.8):
        margin += [frame.at(t, side), frame.at(t + 0.1, side * 1.3) + way * 3, frame.at(t + 0.12, side)]
    return [*margin, frame.at(1, side)]
