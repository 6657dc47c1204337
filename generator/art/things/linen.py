"""Art: a striped towel with a fringe, half rolled up."""

import math
from itertools import pairwise

from generator.art.brush import chain, ellipse, mix, smooth, spread, straight, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import comb, contour
from generator.art.shading import sliver
from generator.model import Tone

# The sheet comes towards the eye: its far edge lies under the roll, its near edge carries the fringe.
FAR = (19.5 + 36j, 81.5 + 36j)
NEAR = (8.5 + 85j, 92.5 + 85j)
ROLL_TOP = (15.5 + 10j, 79.5 + 10j)
DROP = 30j
STRIPES = (0.0, 0.09, 0.14, 0.3, 0.37, 0.63, 0.7, 0.86, 0.91, 1.0)
ROLES = ("sea", "paper", "coral", "paper", "sea", "paper", "coral", "paper", "sea")


def _stripes() -> list[tuple[float, float, str]]:
    return [(start, end, role) for (start, end), role in zip(pairwise(STRIPES), ROLES, strict=True)]


def draw_towel(canvas: Canvas) -> None:
    """Draw the towel, its roll away from the eye."""
    sheet = straight([FAR[0], FAR[1], NEAR[1], NEAR[0]], closed=True)
    roll = _roll()
    threads = _fringe(canvas)
    canvas.rim(sheet, roll, width=2.2)
    canvas.line(threads, canvas.paper, 6.4)
    canvas.line(threads, canvas.ink, 2.8)
    canvas.line(threads, canvas.tone("paper").base, 1.1)
    for start, end, role in _stripes():
        _draw_stripe(canvas, start, end, canvas.body if role == "sea" else canvas.tone(role))
    _draw_weave(canvas)
    canvas.outline(sheet)
    _draw_roll(canvas, roll)


def _draw_stripe(canvas: Canvas, start: float, end: float, tone: Tone) -> None:
    band = [mix(*FAR, start), mix(*FAR, end), mix(*NEAR, end), mix(*NEAR, start)]
    canvas.fill(straight(band, closed=True), tone.base)
    shadow = [band[0], band[1], mix(band[1], band[2], 0.24), mix(band[0], band[3], 0.24)]
    canvas.fill(straight(shadow, closed=True), tone.shade)


def _draw_weave(canvas: Canvas) -> None:
    rng, lines = canvas.rng, ""
    for t in STRIPES[1:-1]:
        lines += straight([mix(*FAR, t), mix(*NEAR, t)])
    canvas.line(lines, canvas.ink, 0.9)
    roots = [mix(*FAR, t) + 5j for t in spread(34, low=0.02, high=0.98)]
    canvas.fill(comb(roots, [p + complex((p.real - 48) * 0.05, 13) for p in roots], 1.1, rng), canvas.ink)
    tufts = ""
    for _ in range(44):
        t, down = rng.uniform(0.03, 0.95), rng.uniform(0.36, 0.92)
        at = mix(mix(*FAR, t), mix(*NEAR, t), down)
        tufts += sliver(at, at + complex(rng.uniform(2, 3.4), 0), 0.7)
    canvas.fill(tufts, canvas.tone("paper").shade)


def _fringe(canvas: Canvas) -> str:
    rng = canvas.rng
    threads = ""
    for t in spread(22, low=0.012, high=0.988):
        root = mix(*NEAR, t)
        threads += straight(
            [root, root + complex((t - 0.5) * 4 + rng.uniform(-0.5, 0.5), 7.5 + rng.uniform(-0.8, 0.8))]
        )
    return threads


def _bow(share: float, *, high: float = 0.0, low: float = 1.0, steps: int = 4) -> list[complex]:
    """Return a line round the roll at a share of its length, between two heights on its near side."""
    middle = mix(*ROLL_TOP, share) + DROP / 2
    angles = (math.pi * height for height in spread(steps + 1, low=high, high=low))
    return [middle + complex(-9.5 * math.sin(a), -15 * math.cos(a)) for a in angles]


def _hoop(start: float, end: float, high: float, low: float) -> str:
    """Return a stripe of the roll, or a band of it between two heights."""
    return chain(_bow(start, high=high, low=low), _bow(end, high=low, low=high))


def _roll() -> str:
    far = mix(*ROLL_TOP, 1) + DROP / 2
    angles = spread(7, high=math.pi)
    return chain(_bow(0), [far + complex(9.5 * math.sin(a), 15 * math.cos(a)) for a in angles])


def _draw_roll(canvas: Canvas, roll: str) -> None:
    canvas.fill(roll, canvas.tone("paper").base)
    with canvas.clipped(roll):
        for start, end, role in _stripes():
            tone = canvas.body if role == "sea" else canvas.tone(role)
            canvas.fill(_hoop(start, end, 0, 1), tone.base)
            canvas.fill(_hoop(start, end, 0.7, 1), tone.shade)
            canvas.fill(_hoop(start, end, 0.1, 0.2), tone.light)
        canvas.line("".join(smooth(_bow(t)) for t in STRIPES[1:-1]), canvas.ink, 0.9)
        roots = [_bow(t)[-1] for t in spread(34, low=0.01, high=0.95)]
        canvas.fill(comb(roots, [p - 1.6 - 10j for p in roots], 1.1, canvas.rng), canvas.ink)
    canvas.outline(roll)
    _draw_spiral(canvas)


def _draw_spiral(canvas: Canvas) -> None:
    centre = ROLL_TOP[1] + DROP / 2
    end = contour(ellipse(centre, 9.5, 15, steps=12))
    canvas.fill(end, canvas.tone("paper").base)
    canvas.outline(end, width=1.7)
    coil = [
        centre + complex(math.cos(a) * 7.6, math.sin(a) * 12.4) * (1 - a / 17)
        for a in spread(26, low=0.6, high=15.6)
    ]
    canvas.fill(taper(coil, swelling(2.1, start=1.6, peak=0.2)), canvas.body.base)
    canvas.fill(taper([p + 0.2 + 0.9j for p in coil], swelling(0.9, start=0.7, peak=0.2)), canvas.ink)
