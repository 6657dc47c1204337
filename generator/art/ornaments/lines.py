"""Art: runs of waves and ropes that end in points, with a shell where they meet."""

import math
from collections.abc import Callable

from generator.art import roller
from generator.art.brush import bezier, pair, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import paint
from generator.art.polar import step
from generator.art.shading import sliver
from generator.model import Tone


def draw_divider(canvas: Canvas) -> None:
    """Draw a divider, 300 by 20 units."""
    waves = _run(lambda t: complex(168 + 122 * t, 13), 8)
    for side in (waves, [[complex(300 - p.real, p.imag) for p in wave] for wave in waves]):
        _draw_run(canvas, side)
    _draw_fan(canvas, 150 + 17.6j, 16.4, 0.0, canvas.tone("sun"))


def draw_corner(canvas: Canvas) -> None:
    """Draw the top left corner of a frame; turn it for the other three."""
    waves = _run(lambda t: complex(46 + 51 * t, 13), 4, size=1.15)
    for side in (waves, [[complex(p.imag, p.real) for p in wave] for wave in waves]):
        _draw_run(canvas, side)
    _draw_fan(canvas, 11 + 11j, 31.0, 135.0, canvas.tone("sun"))


def _run(at: Callable[[float], complex], count: int, *, size: float = 1.0) -> list[list[complex]]:
    """Return the spines of waves that grow smaller along a way, each curling back towards the start."""
    spines = []
    for k in range(count):
        scale = size * (1 - 0.62 * k / max(1, count - 1))
        foot = at(k / count)
        long = (at((k + 1) / count) - foot).real
        curl = bezier(
            foot + long + 3j * scale,
            foot + complex(0.55 * long, 4.5 * scale),
            foot + complex(0.42 * long, -8 * scale),
            foot + complex(0.05 * long, -7 * scale),
            steps=5,
        )
        tip = [
            foot + complex(-0.1 * long, -4 * scale),
            foot + complex(0.0, -1.2 * scale),
            foot + complex(0.14 * long, -2.4 * scale),
        ]
        spines.append(curl + tip)
    return spines


def _draw_run(canvas: Canvas, spines: list[list[complex]]) -> None:
    body, count = canvas.body, len(spines)
    thick = "".join(
        taper(s, swelling(3.6 * (1 - 0.5 * k / count), start=0.2, end=0.9, peak=0.6))
        for k, s in enumerate(spines)
    )
    canvas.fill(thick, body.shade)


def _draw_fan(canvas: Canvas, hinge: complex, reach: float, turn: float, tone: Tone) -> None:
    turns = spread(15, low=-56, high=56)
    edge = [
        hinge + step(turn + t, reach * (1.0 if k % 2 else 0.94) * (1 - abs(t) / 420))
        for k, t in enumerate(turns)
    ]
    fan = [hinge + step(turn - 90, reach * 0.14), *edge, hinge + step(turn + 90, reach * 0.14)]
    whole = paint(canvas, fan, tone, lit=reach * 0.06, dark=reach * 0.1)
    ribs = "".join(
        sliver(hinge + step(turn + t, reach * 0.14), hinge + step(turn + t, reach * 0.9), reach * 0.035)
        for t in turns[2:13:2]
    )
    canvas.fill(ribs, canvas.ink)
    canvas.outline(whole, width=max(1.2, reach * 0.065))


def draw_title_wave(canvas: Canvas) -> None:
    """Draw a swell, 300 by 36 units: seven waves that rise towards the middle."""
    body, rng = canvas.body, canvas.rng
    floor, line, hollows, foams, cuts = 28.0, "M3 30", "", "", ""
    line += f"Q9 28 16 {floor:g}"
    for k in range(8):
        at = complex(16 + roller.PERIOD * k, floor)
        height = (7 + 15 * math.sin(math.pi * (k + 0.6) / 8) ** 1.5) * rng.uniform(0.96, 1.04)
        line += roller.profile(height)
        hollows += f"M{pair(at)}{roller.hollow(height)}"
        foams += f"M{pair(at)}{roller.foam(height)}"
        cuts += roller.furrows(at, height, 1)
    canvas.shape(f"{line}Q292 28 297 30C210 35.4 90 35.4 3 30z", body.base, 1.3, edge=body.shade)
    canvas.fill(cuts + hollows, body.shade)
    canvas.fill(foams, canvas.tone("foam").base)
    canvas.line(line, body.shade, 1.3)
