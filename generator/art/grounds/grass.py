"""Art: marram grass, seen from the side: tufts in rows, all bent by one wind."""

from generator.art.canvas import Canvas
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver

ROW = 15.5
TUFT = 18.2


def draw_marram(canvas: Canvas) -> None:
    """Draw tufts of marram, 100 by 150 units; each row stands before the one above it."""
    body, rng = canvas.body, canvas.rng
    canvas.fill("M-9-9H109V159H-9Z", body.base)
    for row in range(12):
        dark, lit, ears = "", "", ""
        for k in range(-1, 6):
            at = complex(TUFT * (k + 0.5 * (row % 2)), ROW * row + 2) + _stray(rng)
            dark += _tuft(rng, at, 4, 2.3)
            lit += _tuft(rng, at + 1.4 + 1j, 3, 1.5)
            ears += _ear(rng, at) if (2 * k + row) % 5 == 0 else ""
        canvas.fill(dark, body.shade, opacity=0.6)
        canvas.fill(lit + ears, body.light, opacity=0.8)


def _stray(rng: Hand) -> complex:
    return complex(rng.uniform(-2.5, 2.5), rng.uniform(-2.5, 2.5))


def _tuft(rng: Hand, root: complex, count: int, width: float) -> str:
    """Return blades that spread from a root like a fan and hang over to the right."""
    blades = ""
    for k in range(count):
        lean = -0.45 + 1.35 * (k + rng.uniform(-0.4, 0.4)) / (count - 1)
        high = rng.uniform(16, 22) * (1 - 0.25 * abs(lean - 0.2))
        foot = root + 2.4 * (lean - 0.2)
        middle = foot + complex(high * (0.32 * lean + 0.02), -high * 0.62)
        tip = foot + complex(high * (lean + 0.3), -high * (0.95 - 0.4 * max(0.0, lean)))
        blades += bowed_sliver((foot, middle, tip), width)
    return blades


def _ear(rng: Hand, root: complex) -> str:
    """Return a stalk with its spike."""
    top = root + complex(rng.uniform(3, 5), -rng.uniform(16, 19))
    stalk = bowed_sliver((root, root + (top - root) * 0.5 - 1, top + 0.6 - 1.5j), 0.8)
    return stalk + bowed_sliver((top, top + 1.2 - 3.6j, top + 3.4 - 7.6j), 2.6)
