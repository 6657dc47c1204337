"""Art: what the four quiet backdrops share: their box, a sky, ground below a ridge, and cuts laid along it.

A backdrop stands behind a figure with a paper-white rim: no dark line, nothing that draws the eye, and never
quite white in the middle, so that the rim shows. Everything overshoots the view box.
"""

from collections.abc import Iterable

from generator.art.brush import Points, joined, pair, quads, smooth, spread
from generator.art.canvas import Canvas
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver
from generator.geometry import Size

BOX = Size(120, 90)
LEFT, RIGHT, TOP, BOTTOM = -10.0, 130.0, -10.0, 100.0


def ground(ridge: Points) -> str:
    """Return path data of all that lies below a ridge running from left to right."""
    return f"{smooth(ridge)}L{pair(complex(RIGHT, BOTTOM))}L{pair(complex(LEFT, BOTTOM))}z"


def draw_sky(canvas: Canvas, horizon: float, clouds: Iterable[tuple[complex, float]]) -> None:
    """Fill the box with sky, palest at the horizon, and lay long flat clouds (middle, length) in it."""
    sky, foam = canvas.tone("sky"), canvas.tone("foam")
    stops = ((0.0, sky.shade), (0.45, sky.base), (1.0, sky.light))
    canvas.fill("M-10-10H130V100H-10Z", canvas.wash(-14j, 1j * horizon, stops))
    canvas.fill("".join(_cloud(at, long, canvas.rng) for at, long in clouds), foam.light, opacity=0.75)


def _cloud(at: complex, long: float, rng: Hand) -> str:
    """Return a cloud with a flat foot and three or four low billows."""
    foot = [at + long / 2, at + 0.06j * long, at - long / 2]
    line = smooth(foot)
    start = at - long / 2
    for x, top in ((-0.3, 0.09), (-0.12, 0.17), (0.1, 0.24), (0.3, 0.12), (0.5, 0.05)):
        end = at + complex(x * long, 0.0 if x == 0.5 else -top * 0.5 * long)
        line += f"Q{pair((start + end) / 2 - 1j * top * long * rng.uniform(0.55, 0.75))} {pair(end)}"
        start = end
    return line + "z"


def cuts(places: Iterable[tuple[complex, float]], width: float, *, bow: float = -0.07) -> str:
    """Return level cuts of the gouge from (start, length); ``bow`` lifts the middle by that share of it."""
    return "".join(
        bowed_sliver([at, at + complex(long / 2, long * bow), at + long], width) for at, long in places
    )


def scattered(
    rng: Hand, count: int, box: tuple[float, float, float, float], long: tuple[float, float]
) -> list[tuple[complex, float]]:
    """Return (start, length) of cuts strewn evenly over a box (left, top, right, bottom)."""
    left, top, right, bottom = box
    places = []
    for k in range(count):
        down = (k + rng.random()) / count
        # Steps of the golden ratio fill a line evenly in whatever order.
        across = (k * 0.618 + rng.uniform(-0.06, 0.06)) % 1.0
        reach = (long[0] + (long[1] - long[0]) * down) * rng.uniform(0.7, 1.2)
        places.append(
            (complex(left + (right - left) * across - reach / 2, top + (bottom - top) * down), reach)
        )
    return places


def tuft(root: complex, high: float, rng: Hand, *, blades: int = 7, wind: float = 0.5) -> str:
    """Return a tuft of marram grass that the wind bends to the right."""
    parts = []
    for t in spread(blades, low=-1.0, high=1.0):
        lean = (t * 0.7 + wind) * high * rng.uniform(0.8, 1.1)
        tip = root + complex(lean, -high * (1 - 0.35 * abs(t)) * rng.uniform(0.8, 1.1))
        foot = root + complex(t * high * 0.16, high * 0.08)
        bend = foot + complex(lean * 0.25, (tip - foot).imag * 0.66)
        half = high * 0.05
        there, back = quads(foot - half, bend, tip), quads(tip, bend + half, foot + half)
        parts.append(joined(there, back))
    return "".join(parts)
