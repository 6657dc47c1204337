"""Art: the two wet backdrops: the foreshore at low tide, and the swell of the open sea."""

import math

from generator.art.brush import Points, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, trace
from generator.art.scenes.backdrop import cuts, draw_sky, ground, scattered
from generator.art.shading import bowed_sliver

POOLS = (
    "-12 56, 6 53.4, 24 53, 36 55, 28 58, 10 59.6, -12 61",
    "62 50, 80 48.4, 98 49, 112 51, 100 53.4, 82 54, 68 52.6",
    "70 69, 84 65.6, 104 65, 132 67, 132 76, 110 76.4, 92 75, 78 73",
    "-12 79, 8 76.4, 30 77, 44 80, 36 84.4, 16 87, -12 87",
)
ROCKS = (
    "-12 43, -4 38.6, 4 36.4, 10 38, 14 41, 20 42, 25 45.4, 12 47.6, -12 48",
    "94 43.4, 99 40, 105 38.6, 109 40, 114 36, 122 35, 132 38, 132 47, 112 47.6, 100 46.4",
    "101 61.6, 105 57.4, 111 56, 116 57.6, 121 56.4, 132 58, 132 66, 116 65.4, 106 64.4",
)
# Crest lines from far to near: level, height, length, lag.
SWELLS = (
    (38.0, 1.2, 46.0, 0.4),
    (46.0, 2.0, 61.0, 2.6),
    (56.5, 2.8, 83.0, 4.4),
    (69.0, 3.8, 107.0, 0.9),
    (83.0, 4.6, 139.0, 3.4),
)


def draw_foreshore(canvas: Canvas) -> None:
    """Draw wet sand in ripples, with pools that hold the sky, and rocks at the sides."""
    sea, sand, foam = canvas.tone("sea"), canvas.body, canvas.tone("foam")
    draw_sky(canvas, 31, ((38 + 14j, 34), (90 + 9j, 28)))
    canvas.fill("M-10 30.5H130V50H-10Z", canvas.wash(30j, 42j, ((0.0, sea.base), (1.0, sea.light))))
    surf = scattered(canvas.rng, 16, (-6, 33, 126, 38), (9, 16))
    canvas.fill(cuts(surf, 0.7), foam.light)
    edge = trace("-12 40, 12 39, 34 40.4, 56 39, 78 40, 100 38.6, 132 39.6")
    canvas.fill(ground(edge), canvas.wash(39j, 92j, ((0.0, sand.light), (0.4, sand.base), (1.0, sand.base))))
    canvas.line(smooth(edge), foam.light, 1.4)
    _draw_ripple_marks(canvas)
    for pool in POOLS:
        _draw_pool(canvas, trace(pool))
    for rock in ROCKS:
        _draw_rock(canvas, trace(rock))


def _draw_ripple_marks(canvas: Canvas) -> None:
    """Rows of bent ridges, wider apart the nearer they lie."""
    lit, dark, y = "", "", 45.0
    while y < 96:
        near = (y - 40) / 56
        x = -12.0 + canvas.rng.uniform(0, 9)
        while x < 128:
            long = (8 + 12 * near) * canvas.rng.uniform(0.8, 1.3)
            at = complex(x, y + canvas.rng.uniform(-0.6, 0.6) * (0.4 + near))
            arc = [at, at + complex(long * 0.4, -0.6 - 0.9 * near), at + long]
            dark += bowed_sliver(arc, 0.3 + 0.35 * near)
            lit += bowed_sliver([p + 0.7j + 0.7j * near for p in arc], 0.25 + 0.3 * near)
            x += long * canvas.rng.uniform(1.05, 1.5)
        y += 3.5 + 4.2 * near
    canvas.fill(dark, canvas.body.shade, opacity=0.45)
    canvas.fill(lit, canvas.tone("paper").light, opacity=0.5)


def _draw_pool(canvas: Canvas, points: Points) -> None:
    sky, foam = canvas.tone("sky"), canvas.tone("foam")
    whole = contour(points)
    canvas.line(whole, canvas.body.shade, 1.0, shift=-0.2 - 0.5j)
    canvas.fill(whole, sky.base)
    with canvas.clipped(whole):
        tops = [p.imag for p in points]
        middle, left = (min(tops) + max(tops)) / 2, min(p.real for p in points)
        canvas.fill(contour([p - 1.6j for p in points]), sky.shade, opacity=0.55)
        gleams = [(complex(left + 8 + 9 * k, middle + 0.8 * (k % 3)), 8.0) for k in range(6)]
        canvas.fill(cuts(gleams, 0.5, bow=-0.03), foam.light)


def _draw_rock(canvas: Canvas, points: Points) -> None:
    rock, weed = canvas.tone("rock"), canvas.tone("grass")
    whole = contour(points, soft=False)
    canvas.fill(whole, rock.light)
    with canvas.clipped(whole):
        canvas.fill(contour([p + 3 + 2.4j for p in points], soft=False), rock.base, opacity=0.55)
        low = max(p.imag for p in points)
        fringe = [complex(x, low - (3.4, 2.0)[k % 2]) for k, x in enumerate(spread(32, low=-12, high=132))]
        canvas.fill(ground(fringe), weed.base, opacity=0.7)


def draw_open_sea(canvas: Canvas) -> None:
    """Draw one swell before the other, darker towards the near side."""
    sea, foam = canvas.body, canvas.tone("foam")
    draw_sky(canvas, 26, ((20 + 12j, 36), (84 + 15j, 44), (60 + 4j, 24)))
    canvas.fill("M-10 26H130V100H-10Z", canvas.wash(26j, 40j, ((0.0, sea.base), (1.0, sea.light))))
    canvas.fill("M-10 26H130V26.9H-10Z", sea.shade, opacity=0.45)
    canvas.fill(cuts(scattered(canvas.rng, 22, (-6, 29, 126, 38), (5, 11)), 0.4), foam.light, opacity=0.9)
    for k, swell in enumerate(SWELLS):
        _draw_swell(canvas, _crest(*swell), 8.0 + 3 * k)


def _crest(level: float, high: float, long: float, lag: float) -> list[complex]:
    """Return a crest line: peaks a little sharper than troughs, as in real swell."""
    return [
        complex(x, level - high * (math.sin(a := 2 * math.pi * x / long + lag) - 0.25 * math.cos(2 * a)))
        for x in spread(29, low=-12, high=132)
    ]


def _draw_swell(canvas: Canvas, crest: Points, deep: float) -> None:
    """Lay a swell: light where it is thin below the crest, darker into the trough before the next."""
    sea, foam = canvas.body, canvas.tone("foam")
    top = min(p.imag for p in crest)
    stops = ((0.0, sea.light), (0.3, sea.light), (1.0, sea.base))
    canvas.fill(ground(crest), canvas.wash(1j * top, 1j * (top + deep * 2.1), stops))
    canvas.fill(ground(crest), sea.base, opacity=round(0.02 * (deep - 7), 2))
    peaks = [k for k in range(1, 28) if crest[k].imag < min(crest[k - 1].imag, crest[k + 1].imag)]
    caps = [taper(crest[max(0, k - 3) : k + 3], swelling(0.09 * deep + 0.3)) for k in peaks]
    canvas.fill("".join(caps), foam.light)
    lines = [
        (p + 1j * deep * canvas.rng.uniform(0.2, 0.8), deep * canvas.rng.uniform(0.7, 1.2))
        for p in crest[1:27:2]
    ]
    canvas.fill(cuts(lines[::2], 0.02 * deep + 0.2), foam.light, opacity=0.7)
    canvas.fill(cuts(lines[1::2], 0.02 * deep + 0.2, bow=0.05), sea.base, opacity=0.7)
