"""Art: footprints in dry sand: people's and gulls', each a hollow with a lit edge away from the light."""

import cmath
import math
from itertools import pairwise

from generator.art.brush import mix
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, moved, trace
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver, sliver
from generator.model import Tone

LIP = 0.7 + 0.8j
SIZE = 0.72
# A right sole from above: the heel at 0, the toes towards −y, the big toe to the left. Toes: place, width.
SOLE = trace(
    "0 0, 2.1 -1.4, 2.2 -4.4, 1.8 -7.2, 2.9 -11, 1.6 -14, -1.6 -13.9, -3.1 -11.2, -1.9 -6.6, -2.1 -2.4"
)
TOES = ((-2.3 - 16.5j, 2.0), (0.1 - 17.1j, 1.4), (1.6 - 16.5j, 1.25), (2.8 - 15.5j, 1.1), (3.6 - 14.1j, 0.95))
WALKS = (11 + 158j, 61 + 166j)
FLIGHTS = (36 + 160j, 92 + 156j)


def draw_footprints(canvas: Canvas) -> None:
    """Draw trails of footprints up the sand, 100 by 150 units."""
    body, rng = canvas.body, canvas.rng
    canvas.fill("M-9-9H109V159H-9Z", body.base)
    _draw_grain(canvas)
    soles, toes = _people(rng)
    birds = _birds(rng)
    for step, colour in ((LIP, body.light), (0j, _hollow(body))):
        canvas.fill("".join(contour(moved(sole, step)) for sole in soles), colour)
        for width, places in toes.items():
            canvas.line("".join(dot(at + step) for at in places), colour, width)
        canvas.fill("".join(_toes(at + 0.8 * step, turn) for at, turn in birds), colour)
    canvas.fill("".join(_webs(at, turn) for at, turn in birds), _hollow(body))


def _hollow(body: Tone) -> str:
    """Return the colour of a hollow: half way from the base tone to the shade."""
    halves = (int(body.base[k : k + 2], 16) + int(body.shade[k : k + 2], 16) for k in (1, 3, 5))
    return "#" + "".join(f"{half // 2:02x}" for half in halves)


def _draw_grain(canvas: Canvas) -> None:
    body, rng = canvas.body, canvas.rng
    specks = [dot(complex(rng.uniform(0, 100), rng.uniform(0, 150))) for _ in range(120)]
    canvas.line("".join(specks[:80]), body.shade, 0.6)
    canvas.line("".join(specks[80:]), body.light, 0.9)
    ripples = ""
    for _ in range(30):
        at = complex(rng.uniform(-6, 98), rng.uniform(-2, 152))
        ripples += bowed_sliver((at, at + complex(4.5, -0.9), at + 9), 0.5)
    canvas.fill(ripples, body.shade, opacity=0.3)


def _people(rng: Hand) -> tuple[list[list[complex]], dict[float, list[complex]]]:
    """Return the soles of bare feet, and their toes by width."""
    soles: list[list[complex]] = []
    toes: dict[float, list[complex]] = {width: [] for _, width in TOES}
    for start in WALKS:
        for k in range(12):
            side = 1 if k % 2 else -1
            heel = start - 15.5j * k + rng.uniform(-0.7, 0.7) + 4.4 * side
            turn = SIZE * cmath.rect(1.0, math.radians(side * 8 + rng.uniform(-3, 3)))
            soles.append([heel + turn * complex(side * p.real, p.imag) for p in SOLE])
            for place, width in TOES:
                toes[width].append(heel + turn * complex(side * place.real, place.imag))
    return soles, toes


def _birds(rng: Hand) -> list[tuple[complex, complex]]:
    """Return where a gull set its feet, and which way they point."""
    prints = []
    for start in FLIGHTS:
        for k in range(19):
            side = 1 if k % 2 else -1
            at = start - 9.0j * k + complex(2.5 * side, rng.uniform(-0.5, 0.5))
            prints.append((at, cmath.rect(1.0, math.radians(-90 + rng.uniform(-7, 7) - side * 5))))
    return prints


def _tips(at: complex, turn: complex) -> list[complex]:
    return [at + turn * cmath.rect(long, math.radians(a)) for a, long in ((-38, 5.0), (0, 5.9), (38, 5.0))]


def _toes(at: complex, turn: complex) -> str:
    return "".join(sliver(at - turn * 1.4, tip, 1.0) for tip in _tips(at, turn))


def _webs(at: complex, turn: complex) -> str:
    """Return the edge of the skin between the toes."""
    ends = [mix(at, tip, share) for tip, share in zip(_tips(at, turn), (0.82, 0.74, 0.82), strict=True)]
    return "".join(bowed_sliver((a, mix(at, (a + b) / 2, 0.93), b), 0.5) for a, b in pairwise(ends))
