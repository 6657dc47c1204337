"""Art: sand. Rake lines or ripples, each a shaded furrow with a lit ridge above it, specks and pebbles."""

import math

from generator.art.brush import smooth, spread
from generator.art.canvas import Canvas
from generator.art.form import contour, dot
from generator.art.hand import Hand
from generator.art.polar import round_
from generator.art.shading import bowed_sliver

BOARD = 200.0
TINES = 4
TINE = 3.1
RAKE = 19.0


def draw_sand(canvas: Canvas) -> None:
    """Draw a board of raked sand, 200 units square; a rake's width is 19."""
    rng = canvas.rng
    canvas.fill("M-9-9H209V209H-9Z", canvas.body.base)
    heights = [k * RAKE + t * TINE for k in range(-1, 12) for t in range(TINES)]
    ridges = (smooth([complex(x, y + _sway(x) - 0.8) for x in spread(7, low=-8, high=208)]) for y in heights)
    canvas.line("".join(ridges), canvas.body.light, 0.8)
    canvas.fill("".join(_furrow(y, rng) for y in heights), canvas.body.shade, opacity=0.5)
    _draw_specks(canvas, BOARD, 220, 0.8)
    _draw_pebbles(canvas, _scattered(rng, 14, BOARD, 36))


def _sway(x: float) -> float:
    return 4.2 * math.sin(x / 31 + 0.4) + 1.6 * math.sin(x / 19 + 2)


def _furrow(height: float, rng: Hand) -> str:
    """Return a rake line as a row of cuts: the wind has filled it in places."""
    cuts, x = "", -8 + rng.uniform(-30, 0)
    while x < 206:
        length = rng.uniform(30, 52)
        line = [complex(x + length * t, height + _sway(x + length * t)) for t in (0.0, 0.5, 1.0)]
        cuts += bowed_sliver(line, 0.85)
        x += length * rng.uniform(0.9, 1.02)
    return cuts


def _draw_specks(canvas: Canvas, side: float, count: int, width: float) -> None:
    rng = canvas.rng
    for colour, share in ((canvas.body.shade, 0.7), (canvas.body.light, 0.3)):
        specks = [
            dot(complex(rng.uniform(0, side), rng.uniform(0, side))) for _ in range(round(count * share))
        ]
        canvas.line("".join(specks), colour, width)


def _scattered(rng: Hand, count: int, side: float, apart: float) -> list[complex]:
    """Return places that keep their distance from each other."""
    places: list[complex] = []
    for _ in range(40 * count):
        at = complex(rng.uniform(0, side), rng.uniform(0, side))
        if all(abs(at - p) > apart for p in places) and len(places) < count:
            places.append(at)
    return places


def _draw_pebbles(canvas: Canvas, places: list[complex]) -> None:
    rng, stone = canvas.rng, canvas.tone("stone")
    shadows, stones, glints, hollows = "", "", "", ""
    for at in places:
        size = rng.uniform(0.9, 1.7)
        edge = [at + (p - at) * rng.uniform(0.85, 1.1) for p in round_(at, size, count=6)]
        edge = [complex(p.real, at.imag + (p.imag - at.imag) * 0.78) for p in edge]
        shadows += contour([p + size * (0.3 + 0.34j) for p in edge])
        stones += contour(edge)
        left, right = at - 0.62 * size, at + 0.62 * size
        glints += bowed_sliver(
            (left - 0.08j * size, at - (0.1 + 0.5j) * size, right - 0.3j * size), 0.2 * size
        )
        hollows += bowed_sliver(
            (left + 0.32j * size, at + (0.1 + 0.6j) * size, right + 0.14j * size), 0.24 * size
        )
    canvas.fill(shadows, canvas.body.shade)
    canvas.shape(stones, stone.base, 0.25, edge=stone.shade)
    canvas.fill(glints, stone.light)
    canvas.fill(hollows, stone.shade)


def draw_sand_tile(canvas: Canvas) -> None:
    """Draw rippled sand, 100 units square: the grain suits a tile of about 20 mm."""
    rng = canvas.rng
    canvas.fill("M-9-9H109V109H-9Z", canvas.body.base)
    ridges, furrows = "", ""
    for k in range(-2, 13):
        for start in range(-20, 120, 35):
            x = start + 17.5 * (k % 2) + rng.uniform(-3, 3)
            ripple = [
                complex(x + dx, 9.2 * k + _swell(x + dx) + rng.uniform(-0.3, 0.3))
                for dx in spread(5, high=36)
            ]
            furrows += _lens(ripple, 2.0)
            ridges += _lens([p - 2.1j for p in ripple], 1.7)
    canvas.fill(ridges, canvas.body.light)
    canvas.fill(furrows, canvas.body.shade, opacity=0.7)
    _draw_specks(canvas, 100, 120, 1.3)


def _swell(x: float) -> float:
    return 2.6 * math.sin(x / 13) + 1.4 * math.sin(x / 7.4 + 1)


def _lens(spine: list[complex], width: float) -> str:
    """Return a ripple: pointed at both ends."""
    last = len(spine) - 1
    girth = [width / 2 * math.sin(math.pi * i / last) for i in range(last + 1)]
    above = [p - 1j * g for p, g in zip(spine, girth, strict=True)]
    below = [p + 1j * g for p, g in zip(spine, girth, strict=True)]
    return smooth([*above, *below[-2:0:-1]], closed=True)
