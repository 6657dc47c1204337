"""Art: one fish in a slab of stone, broken in two.

The fish is 26 vertebrae long and drawn once, 200 units wide; each half is a window on it. About the break
every mark repeats with each vertebra, so that the halves also join when both are cut one vertebra short, as a
tile of 18 mm with 1.5 mm of bleed is.
"""

from generator.art.brush import circle, mix, pair, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, edge_cuts, flow, moved, paint, tooth, trace
from generator.art.hand import Hand
from generator.art.shading import sliver

VERTEBRA = 100 / 13
SPINE = 50.0
BREAK = 100.0
EVEN = 17.0  # so far from the break, on both sides, every vertebra is like its neighbour

SLAB = trace(
    "4.9 39.4, 7.4 22, 11.3 16.2, 18.2 14.3, 34 7.5, 57.6 6.1, 83 6.6, "
    "116.7 6.6, 137.4 5.1, 159.1 7.5, 167 6.1, 183.7 8.5, 193.6 17.2, 192.6 32.6, "
    "195.5 51, 192.1 58.7, 194.1 74.1, 188.7 83.8, 178.8 88.6, 157.1 87.6, 137.4 91.5, "
    "116.7 90, 83 90, 60.6 91.5, 48.8 88.6, 30.1 88.6, 14.3 83.8, 6.4 68.3, 7.4 58.7"
)
BODY = trace(
    "8 51, 14 41, 26 30, 42 22.5, 60 19, 80 18, 100 18, 118 18.5, 136 25, 152 36, 163 43, "
    "172 38, 181 27, 191 16, 188 34, 184 50, 188 66, 191 84, 181 73, 172 62, 163 57, 152 64, "
    "136 75, 118 81.5, 100 82, 80 82, 60 81, 42 77.5, 26 71, 14 61"
)
DORSAL = trace("62 20, 72 14, 82 11.5, 100 11.5, 118 11.5, 129 14, 139 26.5, 118 22, 100 22, 82 22")
ANAL = trace("128 77, 133 85, 139 86.5, 149 78, 157 60, 142 68")
PELVIC = trace("58 80, 63 88, 71 89.5, 76 82")
SKULL = trace(
    "10 49.5, 16 41.5, 26 33, 38 27, 49 25.5, 55 33, 56.5 43, 57 54, 55.5 65, 49 74, "
    "39 74.5, 28 70.5, 19.5 65, 14 59, 20 58.5, 29 56.5, 22 53, 13.5 52.5"
)


def draw_head(canvas: Canvas) -> None:
    """Draw the left half; the spine runs to the right edge at mid-height."""
    _draw_half(canvas, 0.0)


def draw_tail(canvas: Canvas) -> None:
    """Draw the right half; the spine runs to the left edge at mid-height."""
    _draw_half(canvas, BREAK)


def _draw_half(canvas: Canvas, left: float) -> None:
    # Both halves draw the whole fish with the same luck, each seen through its own window.
    rng = Hand("fossil")
    with canvas.clipped("M0 0H100V100H0Z"):
        _draw_slab(canvas, rng, -left)
        _draw_flesh(canvas, rng, -left)
        _draw_bones(canvas, -left)
        if left == 0:
            _draw_skull(canvas)


def _draw_slab(canvas: Canvas, rng: Hand, shift: float) -> None:
    face = moved(SLAB, complex(shift))
    thick = [p + (1 + 4j if p.imag > 45 else 1) for p in face]
    side = contour(thick, soft=False)
    canvas.rim(side, contour(face, soft=False))
    canvas.fill(side, canvas.body.shade)
    with canvas.clipped(side):
        canvas.fill(_strata(rng, shift), canvas.ink)
    canvas.outline(side)
    whole = paint(canvas, face, canvas.body, soft=False, lit=2.6, dark=0)
    with canvas.clipped(whole):
        canvas.fill(_grit(rng, shift), canvas.body.shade)
    canvas.outline(whole, width=1.0)
    canvas.outline(straight(face[-4:] + face[:14]))


def _strata(rng: Hand, shift: float) -> str:
    cuts = []
    for k in range(42):
        start = complex(8 + 4.3 * k + shift, 90.5 + rng.uniform(0.4, 3.6))
        cuts.append((start, start + complex(rng.uniform(3, 7), rng.uniform(-0.3, 0.5))))
    return _seen(cuts, 0.7)


def _grit(rng: Hand, shift: float) -> str:
    cuts = []
    for _ in range(46):
        at = complex(rng.uniform(9, 191) + shift, rng.choice((rng.uniform(9, 17), rng.uniform(83, 88))))
        cuts.append((at, at + complex(rng.uniform(1.5, 4), rng.uniform(-0.8, 0.8))))
    return _seen(cuts, 0.9)


def _seen(cuts: list[tuple[complex, complex]], width: float) -> str:
    """Return path data of the cuts that show in the window."""
    return "".join(sliver(a, b, width) for a, b in cuts if -8 < a.real < 108)


def _draw_flesh(canvas: Canvas, rng: Hand, shift: float) -> None:
    wood = canvas.tone("wood")
    fins = "".join(smooth(moved(fin, complex(shift)), closed=True) for fin in (DORSAL, ANAL, PELVIC))
    canvas.fill(fins, wood.base)
    with canvas.clipped(fins):
        canvas.fill(_fin_rays(shift), canvas.body.light)
    flesh = moved(BODY, complex(shift))
    whole = smooth(flesh, closed=True)
    canvas.fill(whole, wood.shade)
    with canvas.clipped(whole):
        canvas.fill(
            edge_cuts(flow(flesh), rng, depth=9, gap=2.4, width=0.9, lean=1.6 + 0j, light=-1j), canvas.ink
        )
        canvas.fill(_tail_rays(shift), canvas.tone("paper").base)


def _fin_rays(shift: float) -> str:
    rays = []
    for i in range(17, 35):
        x = i * VERTEBRA / 2 + shift
        rays.append((complex(x, 23), complex(x + 5, 12.5)))
    for t in spread(5):
        rays.append((mix(130 + 74j, 153 + 60j, t) + shift, mix(134 + 86j, 153 + 72j, t) + shift))
        rays.append((mix(60 + 80j, 73 + 81j, t) + shift, mix(64 + 88j, 73 + 88j, t) + shift))
    return _seen(rays, 0.9)


def _draw_bones(canvas: Canvas, shift: float) -> None:
    bone = canvas.tone("paper")
    ribs, beads = "", ""
    for i in range(8, 23):
        x = (i - 0.5) * VERTEBRA
        if -12 < x + shift < 110:
            ribs += _ribs(x, shift)
            beads += straight([complex(x + shift + dx, SPINE + dy) for dx, dy in _BEAD], closed=True)
    canvas.fill(ribs, bone.base)
    canvas.fill(beads, bone.light)


_BEAD = ((0.5, -3.8), (3.2, -2.6), (4.5, -2.6), (7.2, -3.8), (7.2, 3.8), (4.5, 2.6), (3.2, 2.6), (0.5, 3.8))


def _girth(x: float) -> float:
    """Return the length of the ribs at x, 0 to 1."""
    return max(0.16, 1 - (x - BREAK - EVEN) / 50) if x > BREAK + EVEN else 1.0


def _ribs(x: float, shift: float) -> str:
    girth = _girth(x)
    root = complex(x + 3.8 + shift, SPINE)
    above = root + complex(10 * girth + 1, -27 * girth)
    below = root + complex(11 * girth, 28 * girth)
    return _rib(root - 2j, above, 2.7, 0.07) + _rib(root + 2j, below, 3.0, -0.16 * girth)


def _rib(root: complex, tip: complex, width: float, bow: float) -> str:
    way = tip - root
    side = way * 1j / abs(way) * width / 2
    belly = root + way * 0.5 + way * 1j * bow
    return f"M{pair(root + side)}Q{pair(belly + side)} {pair(tip)}Q{pair(belly - side)} {pair(root - side)}Z"


def _tail_rays(shift: float) -> str:
    hub = complex(161 + shift, SPINE)
    rays = []
    for t in spread(13, low=-1, high=1):
        tip = complex(196 + shift, SPINE + 35 * t)
        rays.append(_rib(tip, hub + 3j * t, 2.7, 0.05 * t))
    return "".join(rays)


def _draw_skull(canvas: Canvas) -> None:
    bone = canvas.tone("paper")
    paint(canvas, SKULL, bone, lit=0, dark=2.5)
    plates = [
        taper(trace("44 27, 47.5 38, 48.5 50, 46.5 61, 40 71"), swelling(1.9)),
        taper(trace("50 27.5, 53 39, 53.4 52, 52 63, 47.5 72"), swelling(1.1)),
        taper([29 + 56.5j, 36 + 59j, 45 + 64j], swelling(1.3)),
        taper([26 + 35.5j, 35 + 32j, 44 + 31j], swelling(1.0)),
        sliver(17 + 46j, 21 + 49j, 1.0),
    ]
    teeth = [
        tooth(complex(x, 53.2 + 0.32 * (x - 15)), complex(x + 0.4, 56 + 0.22 * (x - 15)), 1.8)
        for x in (16, 19, 22)
    ]
    hatching = edge_cuts(flow(SKULL), canvas.rng, depth=9, gap=2.6, width=1.0, lean=-0.4 - 0.5j, least=0.4)
    canvas.fill("".join(plates) + hatching, canvas.ink)
    canvas.fill("".join(teeth), bone.light)
    canvas.outline(smooth(SKULL, closed=True), width=1.5)
    eye = 34 + 44j
    canvas.fill(circle(eye, 6.8), canvas.ink)
    canvas.fill(circle(eye - 0.4 - 0.4j, 3.4), bone.base)
    canvas.fill(circle(eye, 1.5), canvas.ink)
