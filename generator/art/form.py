"""Art: a closed outline → the light and shade that make it stand. Light comes from the upper left.

Outlines are points, so that one outline serves as silhouette, clip, rim and source of its own hatching.
"""

import cmath
import math
from collections.abc import Iterable
from itertools import pairwise

from generator.art.brush import Points, along, bezier, pair, resample, smooth, straight
from generator.art.canvas import Canvas
from generator.art.hand import Hand
from generator.model import Tone

LIGHT = cmath.rect(1.0, math.radians(225))


def trace(text: str) -> tuple[complex, ...]:
    """Read an outline written down as ``x y, x y, …``."""
    return tuple(complex(*map(float, place.split())) for place in text.split(","))


def moved(points: Iterable[complex], step: complex) -> list[complex]:
    """Return the points, all shifted by ``step``."""
    return [p + step for p in points]


def scaled(points: Iterable[complex], factor: float, *, about: complex = 50 + 50j) -> list[complex]:
    """Return the points drawn together (below 1) or apart about a centre."""
    return [about + (p - about) * factor for p in points]


def contour(points: Points, *, soft: bool = True) -> str:
    """Return path data of the closed outline, soft or with corners."""
    return smooth(points, closed=True) if soft else straight(points, closed=True)


def beyond(points: Points, *, soft: bool = True) -> str:
    """Return path data of all the picture outside the outline: fill it within a clip to get a crescent."""
    inner = list(points) if _area(points) < 0 else list(points)[::-1]
    return "M-99-99H299V299H-99Z" + contour(inner, soft=soft)


def dot(at: complex) -> str:
    """Return path data of a speck: draw it as a line, as wide as the speck is to be."""
    return f"M{pair(at)}h.01"


def tooth(root: complex, tip: complex, width: float) -> str:
    """Return a cut that starts blunt at ``root`` and runs out to a point."""
    way = tip - root
    side = way * 1j / (abs(way) or 1.0) * width / 2
    out = f"{pair(way * 0.4)} {pair(way - side)}"
    back = f"{pair(-way * 0.6 - side)} {pair(-way - side)}"
    return f"M{pair(root + side)}q{out} {back}z"


def comb(roots: Points, tips: Points, width: float, rng: Hand) -> str:
    """Return cuts from each root towards its tip, no two of quite the same length and width."""
    return "".join(
        tooth(a, a + (b - a) * rng.uniform(0.75, 1.1), width * rng.uniform(0.8, 1.15))
        for a, b in zip(roots, tips, strict=True)
    )


def edge_cuts(
    points: Points,
    rng: Hand,
    *,
    depth: float,
    gap: float = 3.0,
    width: float = 1.1,
    light: complex = LIGHT,
    lean: complex = 0j,
    least: float = 0.25,
) -> str:
    """Return hatching from the outline inwards, longest where the outline turns away from the light.

    Args:
        points: the closed outline.
        rng: seeded by the motif.
        depth: length of the longest cut.
        gap: distance of two cuts along the outline.
        width: of a cut at its root.
        light: where the light comes from, as a step of length 1; its opposite gives the lit side.
        lean: added to the inward direction of each cut, to make all cuts lean one way.
        least: share of darkness below which nothing is cut.
    """
    ring = list(points) if _area(points) > 0 else list(points)[::-1]
    ring.append(ring[0])
    count = max(3, round(sum(abs(b - a) for a, b in pairwise(ring)) / gap))
    at = along(resample(ring, 2 * count + 1))
    cuts: list[str] = []
    for i in range(count):
        root = at(i / count)
        way = at((i + 0.5) / count) - at(max(0.0, (i - 0.5) / count))
        inward = way * 1j / (abs(way) or 1.0)
        dark = inward.real * light.real + inward.imag * light.imag
        if dark > least:
            course = inward + lean
            reach = depth * (dark - least * 0.6) * rng.uniform(0.7, 1.1)
            cuts.append(tooth(root, root + course / abs(course) * reach, width * rng.uniform(0.85, 1.15)))
    return "".join(cuts)


def paint(
    canvas: Canvas, points: Points, tone: Tone, *, soft: bool = True, lit: float = 3.0, dark: float = 5.0
) -> str:
    """Fill a closed outline in three tones and return its path data.

    ``lit`` and ``dark`` are the widths of the crescents towards the light and away from it.
    """
    whole = contour(points, soft=soft)
    canvas.fill(whole, tone.base)
    with canvas.clipped(whole):
        if lit:
            canvas.fill(beyond(moved(points, -LIGHT * lit), soft=soft), tone.light)
        if dark:
            canvas.fill(beyond(moved(points, LIGHT * dark), soft=soft), tone.shade)
    return whole


def flow(points: Points, *, steps: int = 6) -> list[complex]:
    """Return many points on the closed soft curve that ``smooth`` draws through a few."""
    count = len(points)
    curve: list[complex] = []
    for i in range(count):
        before, start, end, after = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        curve += bezier(start, start + (end - before) / 6, end - (after - start) / 6, end, steps=steps)[:-1]
    return curve


def _area(points: Points) -> float:
    ring = [*points, points[0]]
    return sum(a.real * b.imag - b.real * a.imag for a, b in pairwise(ring)) / 2
