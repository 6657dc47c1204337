"""Art: water and air: rolling waves in rows, the sea from deep to shallow, a sky with banks of cloud."""

from generator.art import roller
from generator.art.brush import pair
from generator.art.canvas import Canvas
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver, sliver

ROW = 15.0
HEIGHT = 12.5
CLOUDS = ((10 + 13j, 46), (64 + 6j, 30), (78 + 26j, 58), (134 + 14j, 52), (26 + 40j, 60), (122 + 43j, 66))


def draw_waves(canvas: Canvas) -> None:
    """Draw rows of rolling waves, 100 by 150 units, each row before the one above it."""
    for row in range(-1, 12):
        left = -roller.PERIOD * (1 + 0.5 * (row % 2)) + canvas.rng.uniform(-2, 2)
        _draw_rollers(canvas, left, ROW * row + 8)


def _draw_rollers(canvas: Canvas, left: float, base: float) -> None:
    body, rng = canvas.body, canvas.rng
    line, hollows, foams, cuts = f"M{pair(complex(left, base + 30))}V{base:g}", "", "", ""
    for k in range(5):
        at = complex(left + roller.PERIOD * k, base)
        height = HEIGHT * rng.uniform(0.93, 1.05)
        line += roller.profile(height)
        hollows += f"M{pair(at)}{roller.hollow(height)}"
        foams += f"M{pair(at)}{roller.foam(height)}"
        cuts += roller.furrows(at, height)
    canvas.shape(f"{line}v30z", body.base, 0.9, edge=body.light)
    canvas.fill(cuts, body.shade)
    canvas.fill(hollows, body.shade)
    canvas.fill(foams, canvas.tone("foam").base)


def draw_sea(canvas: Canvas) -> None:
    """Draw the sea, 150 by 60 units, from the horizon above to the shallows below."""
    body, foam, rng = canvas.body, canvas.tone("foam"), canvas.rng
    stops = ((0.0, body.shade), (0.42, body.base), (0.85, body.light), (1.0, foam.base))
    canvas.fill("M-9-9H159V69H-9Z", canvas.wash(0j, 60j, stops))
    lit, dark, y = "", "", 1.5
    while y < 59:
        near = y / 60
        for x in _beats(rng, 8 + 19 * near):
            crest = _crest(complex(x, y + rng.uniform(-0.8, 0.8)), (4 + 14 * near) * rng.uniform(0.7, 1.25))
            girth = 0.3 + 0.75 * near
            lit += bowed_sliver(crest, girth) if rng.random() < 0.6 else ""
            dark += bowed_sliver([p + (0.6 + 0.9j) * (0.4 + near) for p in crest], girth)
        y += 1.8 + 3.4 * near
    canvas.fill(dark, body.shade, opacity=0.5)
    canvas.fill(lit, foam.light, opacity=0.92)


def _beats(rng: Hand, gap: float) -> list[float]:
    places, x = [], -10 + rng.uniform(-gap, 0)
    while x < 160:
        places.append(x)
        x += gap * rng.uniform(0.75, 1.35)
    return places


def _crest(at: complex, length: float) -> list[complex]:
    return [at, at + complex(length * 0.62, -length * 0.11), at + length]


def draw_sky(canvas: Canvas) -> None:
    """Draw a sky, 150 by 60 units, paler towards the horizon, with banks of cloud cut into it."""
    body, foam, rng = canvas.body, canvas.tone("foam"), canvas.rng
    stops = ((0.0, body.base), (0.6, body.light), (1.0, foam.base))
    canvas.fill("M-9-9H159V69H-9Z", canvas.wash(0j, 60j, stops))
    streaks = ""
    for centre, breadth in CLOUDS:
        streaks += _cloud(rng, centre, breadth)
    canvas.fill(streaks, foam.light, opacity=0.85)


def _cloud(rng: Hand, centre: complex, breadth: float) -> str:
    """Return a bank of cloud: streaks over each other, longest in the middle."""
    streaks = ""
    for k in range(-3, 4):
        length = breadth * (1 - (k / 4) ** 2) * rng.uniform(0.7, 1.0)
        middle = centre + complex(rng.uniform(-0.3, 0.3) * breadth, 1.5 * k + rng.uniform(-0.4, 0.4))
        streaks += sliver(middle - length / 2, middle + length / 2, rng.uniform(0.5, 1.2))
    return streaks
