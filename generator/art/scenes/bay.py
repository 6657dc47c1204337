"""Art: a bay from above: deep water, ripples that bend with the shore, lines of surf, wet sand, dry sand."""

import math
from itertools import pairwise

from generator.art.brush import circle, pair, smooth, spread
from generator.art.canvas import Canvas
from generator.art.form import dot
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver

SHORE = 206.0
WIDE, HIGH = 190.0, 250.0


def draw_bay(canvas: Canvas) -> None:
    """Draw the bay; the water takes the upper four fifths."""
    body, foam = canvas.body, canvas.tone("foam")
    stops = ((0.0, body.base), (0.55, body.light), (1.0, foam.base))
    canvas.fill("M-9-9H199V259H-9Z", canvas.wash(-30j, 215j, stops))
    _draw_ripples(canvas)
    _draw_sand(canvas)
    _draw_surf(canvas)


def _shore(x: float, lag: float = 0.0) -> float:
    """Return how far the water reaches at x; ``lag`` shifts the swash along the beach."""
    swash = 2.6 * math.sin(x / 17 + lag) + 1.8 * math.sin(x / 9.3 + 2 * lag + 1)
    return SHORE - 7 * math.sin(math.pi * (x - 10) / 170) + swash


def _draw_ripples(canvas: Canvas) -> None:
    """Ripples grow longer and rarer towards the shore, whose bend they take on."""
    rng = canvas.rng
    lit, dark, y = "", "", -2.0
    while y < SHORE - 16:
        near = max(0.0, y / SHORE)
        for x in _beats(rng, 15 + 9 * near):
            bend = -7 * near * math.sin(math.pi * (x - 10) / 170)
            at = complex(x, y + bend + rng.uniform(-1.6, 1.6))
            long, girth = rng.uniform(7, 12) + 3 * near, 0.75 + 0.35 * near
            crest = [at, at + complex(long * 0.55, -long * 0.13), at + long]
            lit += bowed_sliver(crest, girth) if rng.random() < 0.72 else ""
            dark += bowed_sliver([p + 1.2 + 1.5j for p in crest], girth * 0.9)
        y += 6.2 + 2.4 * near
    canvas.fill(dark, canvas.body.base, opacity=0.5)
    canvas.fill(lit, canvas.tone("foam").light, opacity=0.85)


def _beats(rng: Hand, gap: float) -> list[float]:
    places, x = [], -12 + rng.uniform(-gap, 0)
    while x < WIDE + 5:
        places.append(x)
        x += gap * rng.uniform(0.8, 1.3)
    return places


def _draw_sand(canvas: Canvas) -> None:
    sand, rng = canvas.tone("sand"), canvas.rng
    edge = [complex(x, _shore(x)) for x in spread(25, low=-10, high=200)]
    canvas.fill(f"{smooth(edge)}L{pair(205 + 262j)}L{pair(-15 + 262j)}z", sand.base)
    dry = [complex(x, _shore(x, 1.4) + 9 + 1.5 * math.sin(x / 23)) for x in spread(19, low=-10, high=200)]
    canvas.fill(f"{smooth(dry)}L{pair(205 + 262j)}L{pair(-15 + 262j)}z", sand.light)
    specks = [dot(complex(rng.uniform(0, WIDE), rng.uniform(SHORE + 10, HIGH))) for _ in range(150)]
    canvas.line("".join(specks[:105]), sand.shade, 0.7)
    canvas.line("".join(specks[105:]), sand.base, 1.2)
    ripples = ""
    for _ in range(26):
        at = complex(rng.uniform(-5, WIDE - 8), rng.uniform(SHORE + 16, HIGH - 2))
        long = rng.uniform(8, 15)
        ripples += bowed_sliver([at, at + complex(long / 2, -1.1), at + long], 0.7)
    canvas.fill(ripples, sand.base)


def _draw_surf(canvas: Canvas) -> None:
    """Three lines of surf, the last one where the water ends, with bubbles between them."""
    foam, rng = canvas.tone("foam"), canvas.rng
    for back, thick, lag in ((17.5, 2.4, 1.0), (9.0, 3.2, 0.5), (0.0, 4.6, 0.0)):
        lobes = [-12.0]
        while lobes[-1] < WIDE + 10:
            lobes.append(lobes[-1] + rng.uniform(6, 13))
        front = [complex(x, _shore(x, lag) - back) for x in lobes]
        rear = [complex(x, _shore(x, lag) - back - thick * rng.uniform(0.7, 1.5)) for x in lobes]
        lace = _lace(front, rear)
        shadow = canvas.tone("sand").shade if back == 0 else canvas.body.base
        canvas.line(lace, shadow, 0.8, shift=0.4 + 0.7j)
        canvas.fill(lace, foam.light)
    bubbles = ""
    for _ in range(90):
        x = rng.uniform(0, WIDE)
        bubbles += circle(complex(x, _shore(x) - rng.uniform(4, 22)), rng.uniform(0.35, 0.85))
    canvas.fill(bubbles, foam.light)


def _lace(front: list[complex], rear: list[complex]) -> str:
    """Return a band of foam: lobes towards the beach, a soft edge towards the sea."""
    bows = "".join(f"Q{pair((a + b) / 2 + 0.22j * abs(b - a))} {pair(b)}" for a, b in pairwise(front))
    return f"M{pair(front[0])}{bows}L{smooth(rear[::-1])[1:]}z"
