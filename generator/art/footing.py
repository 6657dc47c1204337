"""Art: what a figure stands on: a heap of sand, or a strip of sea with a broken crest line."""

import math
from itertools import pairwise

from generator.art.brush import Points, joined, mix, pair, smooth, spline, spread
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, edge_cuts, flow
from generator.art.hand import Hand
from generator.art.shading import bowed_sliver


def draw_heap(canvas: Canvas, points: Points, *, specks: int = 26) -> None:
    """Draw a patch of sand within a closed soft outline: lit crest, shaded foot, grains and two ripples."""
    sand, rng = canvas.tone("sand"), canvas.rng
    whole = contour(points)
    top, low = min(p.imag for p in points), max(p.imag for p in points)
    left, right = min(p.real for p in points), max(p.real for p in points)
    canvas.fill(whole, sand.base)
    with canvas.clipped(whole):
        canvas.fill(contour([p - 3 - (low - top) * 0.24j for p in points]), sand.light)
        grains = [
            dot(complex(rng.uniform(left + 6, right - 6), rng.uniform(top + 3, low - 2)))
            for _ in range(specks)
        ]
        canvas.line("".join(grains), sand.shade, 1.1)
        ripples = ""
        for t in spread(4 if low - top < 30 else 7, low=0.14, high=0.82):
            at = complex(left + (right - left) * t, mix(top, low, rng.uniform(0.45, 0.8)).real)
            long = (right - left) * rng.uniform(0.08, 0.12)
            ripples += bowed_sliver((at, at + complex(long / 2, -1.2), at + long), 1.0)
        canvas.fill(ripples, sand.shade)
        canvas.fill(
            edge_cuts(flow(points, steps=3), rng, depth=4.6, gap=4.2, width=1.1, least=0.45), canvas.ink
        )
    canvas.outline(whole, width=1.8)


def crest(
    left: float, right: float, level: float, rng: Hand, *, high: float = 3.0, long: float = 12.5
) -> list[complex]:
    """Return the top line of a choppy sea: a long back and a short face to every wave."""
    count = max(2, round((right - left) / long))
    line = [complex(left, level + high)]
    ends = [
        left,
        *(left + (right - left) * (k + rng.uniform(-0.2, 0.2)) / count for k in range(1, count)),
        right,
    ]
    for start, end in pairwise(ends):
        rise, step = high * rng.uniform(0.5, 1.3), end - start
        line += [complex(start + step * 0.35, level), complex(start + step * 0.68, level - rise)]
        line.append(complex(start + step, level + high * 0.5))
    return line


def basin(line: Points, depth: float) -> list[complex]:
    """Return the lower edge of a strip of sea from the right end of its crest line to the left."""
    right, left = line[-1], line[0]
    wide = right.real - left.real
    level = max(right.imag, left.imag)
    return [
        right,
        *(
            complex(left.real + wide * t, level + depth * math.sin(math.pi * t) ** 0.5 * 0.98)
            for t in (0.96, 0.86, 0.7, 0.5, 0.3, 0.14, 0.04)
        ),
        left,
    ]


def strip(line: Points, depth: float) -> str:
    """Return the outline of the strip below a crest line."""
    return joined(spline(line), spline(basin(line, depth)))


def draw_strip(canvas: Canvas, line: Points, depth: float) -> None:
    """Draw the strip of sea: foam on the crests, light cuts below them, deep water at the foot."""
    sea, foam, rng = canvas.tone("sea"), canvas.tone("foam"), canvas.rng
    whole = strip(line, depth)
    left, right, level = line[0].real, line[-1].real, line[0].imag
    with canvas.clipped(whole):
        canvas.fill(f"M{left:.0f} {level - 40:.0f}H{right:.0f}V{level + 2 * depth:.0f}H{left:.0f}z", sea.base)
        deep = [
            complex(x, level + depth * (0.62 + 0.1 * (k % 2)))
            for k, x in enumerate(spread(9, low=left, high=right))
        ]
        canvas.fill(f"{smooth(deep)}V{level + 2 * depth:.0f}H{left:.0f}z", sea.shade)
        caps, faces = "", ""
        for k in range(1, len(line) - 2, 3):
            caps += bowed_sliver((line[k] + 0.8j, line[k + 1] + 1.3j, line[k + 2] + 0.9j), 1.5)
            faces += bowed_sliver((line[k] + 4j, line[k + 1] + 3.9j, line[k + 2] + 4.2j), 0.8)
        canvas.fill(faces, sea.light)
        canvas.fill(caps, foam.light)
        gleams = ""
        for t in spread(max(3, round((right - left) / 18)), low=0.06, high=0.84):
            at = complex(left + (right - left) * t, level + depth * rng.uniform(0.42, 0.8))
            long = rng.uniform(8, 14)
            gleams += bowed_sliver((at, at + complex(long * 0.4, -1.2), at + long), 0.9)
        canvas.fill(gleams, sea.light)
    canvas.outline(whole)


def draw_foam(canvas: Canvas, ends: Points, high: float) -> None:
    """Draw foam thrown up along the water: a lobe between each end and the next, a ragged foot below."""
    foam, rng = canvas.tone("foam"), canvas.rng
    top = f"M{pair(ends[0])}"
    for a, b in pairwise(ends):
        top += f"Q{pair((a + b) / 2 + (b - a) * -1j * high * rng.uniform(0.85, 1.15))} {pair(b)}"
    back = [ends[-1], *(mix(a, b, 0.5) + 3.4j for a, b in pairwise(ends[::-1])), ends[0]]
    for a, b in pairwise(back):
        top += f"Q{pair((a + b) / 2 + 1j * abs(b - a) * 0.2)} {pair(b)}"
    canvas.shape(top + "z", foam.light, 1.4)
    shade = [mix(a, b, 0.5) + 1j for a, b in pairwise(ends)]
    canvas.fill(
        "".join(bowed_sliver((a, (a + b) / 2 + 1.4j, b), 0.8) for a, b in pairwise(shade)), foam.shade
    )
