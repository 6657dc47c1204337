"""Art: what the tide does: ripple marks in wet sand, and the swell of the open sea."""

import math

from generator.art.brush import pair, smooth, spread
from generator.art.canvas import Canvas
from generator.art.form import dot
from generator.art.hand import Hand

RIPPLE = 8.0
SWELL = 14.0
LONG = 30.0


def draw_ripples(canvas: Canvas) -> None:
    """Draw ripple marks, 100 by 150 units: crests that wind, part and meet, wet in the troughs."""
    body, rng = canvas.body, canvas.rng
    canvas.fill("M-9-9H109V159H-9Z", body.base)
    lit, dark = "", ""
    for row in range(-1, 21):
        for start, end in _stretches(rng):
            crest = [complex(x, RIPPLE * row + _wind(x, row)) for x in spread(5, low=start, high=end)]
            lit += _lens(crest, 1.6)
            dark += smooth([p + 0.7 + 1.9j for p in crest[:-1]])
    canvas.line(dark, body.shade, 1.5)
    canvas.fill(lit, body.light, opacity=0.6)
    specks = [dot(complex(rng.uniform(0, 100), rng.uniform(0, 150))) for _ in range(50)]
    canvas.line("".join(specks), body.light, 0.7)


def _wind(x: float, row: int) -> float:
    """Return how far a crest lies off its row: neighbours wind alike, far ones do not."""
    return 2.1 * math.sin(x / 6.8 + 0.62 * row) + 1.0 * math.sin(x / 4.1 - 0.9 * row)


def _stretches(rng: Hand) -> list[tuple[float, float]]:
    """Return where crests begin and end along a row; ends pass each other, which looks like a fork."""
    stretches, x = [], -8 + rng.uniform(-26, 0)
    while x < 104:
        length = rng.uniform(30, 46)
        stretches.append((x, x + length))
        x += length - rng.uniform(2, 6)
    return stretches


def _lens(spine: list[complex], width: float) -> str:
    """Return a stroke that ends in points."""
    last = len(spine) - 1
    girth = [width / 2 * math.sin(math.pi * i / last) ** 0.6 for i in range(1, last)]
    above = [p - 1j * g for p, g in zip(spine[1:-1], girth, strict=True)]
    below = [p + 1j * g for p, g in zip(spine[1:-1], girth, strict=True)]
    return smooth([spine[0], *above, spine[-1], *below[::-1]], closed=True)


def draw_swell(canvas: Canvas) -> None:
    """Draw the open sea's swell, 100 by 150 units: broad backs in rows, each before the one above it."""
    body, foam, rng = canvas.body, canvas.tone("foam"), canvas.rng
    canvas.fill("M-9-9H109V159H-9Z", body.base)
    for row in range(-1, 13):
        start = complex(-LONG * (1 + 0.5 * (row % 2)) + rng.uniform(-2, 2), SWELL * row + 10)
        heights = [10.5 * rng.uniform(0.8, 1.1) for _ in range(6)]
        canvas.shape(_row(start, heights), foam.shade, 0.7, edge=body.shade)
        # A lower row over a higher one leaves a crest, which runs out towards the troughs.
        canvas.fill(_row(start + 0.3j, [high - 1.7 for high in heights]), body.base)
        cuts = ""
        for k, high in enumerate(heights):
            foot = start + LONG * k
            for drop in (3.6, 6.0, 8.2):
                cuts += _cut(foot + complex(0.3 * drop, drop), high - 0.35 * drop, 1.3 - 0.07 * drop)
        canvas.fill(cuts, body.shade, opacity=0.9)


def _row(start: complex, heights: list[float]) -> str:
    """Return a row of swells that are filled to far below."""
    return f"M{pair(start + 30j)}v-30{''.join(_hill(LONG, high) for high in heights)}v30z"


def _hill(long: float, high: float) -> str:
    """Return a swell from trough to trough as relative curves: a long back, a steeper face."""
    top = complex(0.6 * long, -high)
    back = (0.24 * long, complex(0.4 * long, -high), top)
    face = (0.14 * long, complex(0.2 * long, high), complex(0.4 * long, high))
    return "c" + " ".join(map(pair, back)) + "c" + " ".join(map(pair, face))


def _cut(foot: complex, high: float, width: float) -> str:
    """Return a cut along the upper part of a swell, pointed at both ends."""
    middle = foot + complex(0.61 * LONG, -high)
    start, end = middle + complex(-0.36 * LONG, 0.7 * high), middle + complex(0.22 * LONG, 0.5 * high)
    over = (0.2 * LONG - 0.62j * high, 0.34 * LONG - 0.95j * high, end - start)
    back = (-0.2 * LONG + width * 1j - 0.3j * high, -0.34 * LONG + width * 1j - 0.36j * high, start - end)
    return f"M{pair(start)}c" + " ".join(map(pair, over)) + "c" + " ".join(map(pair, back)) + "z"
