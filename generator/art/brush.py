"""Art: points → SVG path data. Points are complex numbers, x + yj: turning is a product, moving a sum.

Nothing here knows colour; every function is pure and rounds to two decimals only when it writes path data.
"""

import cmath
import math
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

Points: TypeAlias = Sequence[complex]
Width: TypeAlias = Callable[[float], float]


def number(value: float) -> str:
    """Write a coordinate in its shortest form of at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(point: complex) -> str:
    """Write a point as path data wants it."""
    return f"{number(point.real)} {number(point.imag)}"


def _rounded(point: complex) -> complex:
    # Steps are written from rounded places to rounded places, so that errors do not add up along a path.
    return complex(round(point.real, 2), round(point.imag, 2))


def straight(points: Points, *, closed: bool = False) -> str:
    """Return path data of straight lines through the points."""
    places = [_rounded(p) for p in points]
    steps = (pair(b - a) for a, b in pairwise(places))
    return f"M{pair(places[0])}l{' '.join(steps)}" + ("z" if closed else "")


def smooth(points: Points, *, closed: bool = False, tension: float = 1 / 6) -> str:
    """Return path data of a soft curve through the points (Catmull-Rom, as cubic Béziers)."""
    places = [_rounded(p) for p in points]
    around = [places[-1], *places, places[0], places[1]] if closed else [places[0], *places, places[-1]]
    steps: list[str] = []
    for before, here, there, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        leaving = (there - before) * tension
        arriving = there - here - (after - here) * tension
        steps.append(f"{pair(leaving)} {pair(arriving)} {pair(there - here)}")
    return f"M{pair(places[0])}c{' '.join(steps)}" + ("z" if closed else "")


def spline(points: Points, *, closed: bool = False) -> str:
    """Return path data of the softest curve led by the points: it touches the middles between them.

    A quarter as long as ``smooth``, for it keeps to tenths of a unit. An open one starts at its first point
    and ends at its last.
    """
    leads = list(points) if closed else list(points[1:-1]) or [(points[0] + points[-1]) / 2]
    start = here = tenths((points[-1] + points[0]) / 2 if closed else points[0])
    end = start if closed else tenths(points[-1])
    lead = tenths(leads[0])
    steps = [pair(lead - here)]
    for after in leads[1:]:
        # A bend is the mirror of the one before it: what rounding did to that one is made good here.
        there = tenths((lead + after) / 2)
        steps.append(pair(there - here))
        here, lead = there, 2 * there - lead
    steps.append(pair(end - here))
    return f"M{pair(start)}q{steps[0]} {steps[1]}" + _tail(steps[2:]) + ("z" if closed else "")


def _tail(steps: Sequence[str]) -> str:
    return "t" + " ".join(steps) if steps else ""


def tenths(point: complex) -> complex:
    """Return the nearest place on a grid of tenths of a unit, for marks too small to need more."""
    return complex(round(point.real, 1), round(point.imag, 1))


def quads(start: complex, *bends: complex) -> str:
    """Return path data of quadratic curves: after the start, a control point and an end for each."""
    return f"M{pair(start)}Q{' '.join(map(pair, bends))}"


def joined(*parts: str) -> str:
    """Return one closed path from open ones, with corners where they meet."""
    return "L".join([parts[0], *(part[1:] for part in parts[1:])]) + "z"


def chain(*curves: Points) -> str:
    """Return the closed path through smooth curves that meet in corners."""
    return joined(*(smooth(curve) for curve in curves))


def swelling(widest: float, *, start: float = 0.0, end: float = 0.0, peak: float = 0.5) -> Width:
    """Return the width of a gouge stroke along its way: thin, widest at ``peak``, thin again."""

    def width(t: float) -> float:
        rising = t < peak
        edge = start if rising else end
        way = t / peak if rising else (1 - t) / (1 - peak)
        return edge + (widest - edge) * math.sin(way * math.pi / 2)

    return width


def taper(spine: Points, width: Width) -> str:
    """Return the outline of a stroke along ``spine`` that ``width(t)`` wide, t in 0..1; fill it."""
    left: list[complex] = []
    right: list[complex] = []
    last = len(spine) - 1
    for i, point in enumerate(spine):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        normal = way * 1j / (abs(way) or 1.0) * width(i / last) / 2
        left.append(point - normal)
        right.append(point + normal)
    return joined(smooth(left), smooth(right[::-1]))


def circle(centre: complex, radius: float) -> str:
    """Return path data of a circle, so that many dots make one path."""
    r = number(radius)
    across = number(2 * radius)
    return f"M{pair(centre - radius)}a{r} {r} 0 1 0 {across} 0a{r} {r} 0 1 0 -{across} 0Z"


def ellipse(
    centre: complex, across: float, down: float, *, steps: int = 24, turn: float = 0.0
) -> list[complex]:
    """Return points around an ellipse, clockwise from its rightmost; ``turn`` in radians, clockwise."""
    spin = cmath.rect(1.0, turn)
    angles = (2 * math.pi * i / steps for i in range(steps))
    return [centre + spin * complex(across * math.cos(a), down * math.sin(a)) for a in angles]


def mix(start: complex, end: complex, t: float) -> complex:
    """Return the point a share ``t`` of the way from ``start`` to ``end``."""
    return start + (end - start) * t


def spread(count: int, *, low: float = 0.0, high: float = 1.0) -> list[float]:
    """Return ``count`` evenly spaced numbers from ``low`` to ``high``, both included."""
    if count == 1:
        return [(low + high) / 2]
    return [low + (high - low) * i / (count - 1) for i in range(count)]


def bezier(*controls: complex, steps: int = 12) -> list[complex]:
    """Return points along the Bézier curve of any degree with these control points."""
    curve: list[complex] = []
    for t in spread(steps + 1):
        layer = list(controls)
        while len(layer) > 1:
            layer = [mix(a, b, t) for a, b in pairwise(layer)]
        curve.append(layer[0])
    return curve


def resample(points: Points, count: int) -> list[complex]:
    """Return ``count`` points evenly spaced along the polyline."""
    lengths = [abs(b - a) for a, b in pairwise(points)]
    total = sum(lengths)
    result: list[complex] = []
    i, passed = 0, 0.0
    for way in spread(count, high=total):
        while i < len(lengths) - 1 and passed + lengths[i] < way:
            passed += lengths[i]
            i += 1
        result.append(mix(points[i], points[i + 1], min(1.0, (way - passed) / (lengths[i] or 1.0))))
    return result


def along(points: Points) -> Callable[[float], complex]:
    """Return the function t → point at share t of the polyline's points, 0 to 1."""
    last = len(points) - 1

    def at(t: float) -> complex:
        place = min(max(t, 0.0), 1.0) * last
        i = min(int(place), last - 1)
        return mix(points[i], points[i + 1], place - i)

    return at


def turned(points: Iterable[complex], degrees: float, *, about: complex = 50 + 50j) -> list[complex]:
    """Return the points turned clockwise about a centre."""
    spin = cmath.rect(1.0, math.radians(degrees))
    return [about + (p - about) * spin for p in points]


def parallels(
    left: float, top: float, right: float, bottom: float, *, degrees: float, gap: float
) -> list[list[complex]]:
    """Return straight strokes ``gap`` apart that cover a box, sloping ``degrees`` clockwise from level.

    They overshoot the box: clip them to the shape.
    """
    centre = complex((left + right) / 2, (top + bottom) / 2)
    reach = abs(complex(right - left, bottom - top)) / 2
    way = cmath.rect(1.0, math.radians(degrees))
    count = int(reach / gap)
    offsets = [i * gap for i in range(-count, count + 1)]
    return [[centre + way * complex(-reach, off), centre + way * complex(reach, off)] for off in offsets]
