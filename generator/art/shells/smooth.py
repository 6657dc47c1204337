"""Art: smooth shells without whorls: cowrie and razor clam."""

import cmath
import math

from generator.art.brush import along, bezier, chain, mix, smooth, spread, straight, swelling, taper, turned
from generator.art.canvas import Canvas
from generator.art.patterns import lay_pattern
from generator.art.shading import band_cuts, sliver, wedge
from generator.art.surface import Curve, Surface, loft

COWRIE_LEAN = 24
TEETH = 16
RAZOR_LEAN = -45
RAZOR_MIDDLE = 49 + 49.2j


def draw_cowrie(canvas: Canvas) -> None:
    """Draw a cowrie from below: the slit is a shallow S with teeth on both sides."""
    left = turned(bezier(45.5 + 5.5j, 28 + 0j, 6 + 22j, 8 + 57j, 22 + 90j, 44.5 + 96.5j), COWRIE_LEAN)
    right = turned(bezier(50.5 + 4.5j, 74 + 1j, 92 + 34j, 90 + 63j, 71 + 95j, 51 + 96j), COWRIE_LEAN)
    notches = turned([48 + 92j, 48 + 9.5j], COWRIE_LEAN)
    shell = chain(left, [left[-1], notches[0], right[-1]], right[::-1], [right[0], notches[1], left[0]])
    axis = cmath.rect(1.0, math.radians(COWRIE_LEAN + 90))
    skin = loft(along(left), along(right), sag=0.06, axis=axis)
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, skin)
        _cowrie_gloss(canvas, skin)
        _cowrie_slit(canvas)


def _cowrie_gloss(canvas: Canvas, skin: Surface) -> None:
    """Light and shade of a thing polished by the animal itself: a long gleam, hatching on the far side."""
    downs = [t + canvas.rng.uniform(-0.006, 0.006) for t in spread(19, low=0.1, high=0.95)]
    edge = straight([*skin.rib(1.0, start=0.2), *skin.rib(0.93, start=1.0, end=0.2)], closed=True)
    canvas.fill(edge, canvas.body.shade)
    canvas.fill(band_cuts(skin, canvas.rng, downs, (1.0, 0.76), width=1.4), canvas.body.shade)
    gleam = taper(skin.rib(0.2, start=0.16, end=0.62, steps=5), swelling(4.5, peak=0.4))
    canvas.fill(
        gleam + taper(skin.rib(0.24, start=0.68, end=0.78, steps=2), swelling(2.4)), canvas.body.light
    )


def _cowrie_slit(canvas: Canvas) -> None:
    left = turned(bezier(48 + 8j, 34 + 20j, 44 + 44j, 52 + 62j, 44 + 78j, 45.5 + 93j), COWRIE_LEAN)
    right = turned(bezier(48 + 8j, 41 + 22j, 47.5 + 42j, 58 + 62j, 52.5 + 80j, 49 + 93j), COWRIE_LEAN)
    out = cmath.rect(1.0, math.radians(COWRIE_LEAN))
    left_lip = [along(left)(t) - out * 9 * _ease(t) for t in spread(11)]
    right_lip = [along(right)(t) + out * 10 * _ease(t) for t in spread(11)]
    canvas.fill(smooth([*left_lip, *right_lip[::-1]], closed=True), canvas.body.light)
    # The lip rolls in: its border is in shadow on the side that turns from the light.
    shadow = [_lip_cut(canvas, along(left_lip), -out, t, 6.5) for t in spread(17, low=0.12, high=0.9)]
    shadow += [_lip_cut(canvas, along(right_lip), out, t, 3.5) for t in spread(17, low=0.12, high=0.9)]
    canvas.fill("".join(shadow), canvas.body.shade)
    grooves = [_tooth_groove(canvas, along(left), -out, t) for t in spread(TEETH, low=0.08, high=0.93)]
    grooves += [_tooth_groove(canvas, along(right), out, t) for t in spread(TEETH, low=0.1, high=0.95)]
    canvas.fill("".join(grooves), canvas.ink)
    canvas.fill(smooth([*left, *right[-2:0:-1]], closed=True), canvas.ink)


def _ease(t: float) -> float:
    """Return 0 at both ends of the slit and 1 along most of it."""
    return math.sqrt(math.sin(math.pi * t))


def _lip_cut(canvas: Canvas, edge: Curve, out: complex, t: float, long: float) -> str:
    start = edge(t)
    return sliver(start, start + out * long * _ease(t) * canvas.rng.uniform(0.7, 1.2) - 0.6j, 1.2)


def _tooth_groove(canvas: Canvas, edge: Curve, out: complex, t: float) -> str:
    long = (8 + canvas.rng.uniform(-0.8, 0.8)) * _ease(t)
    start = edge(t) - out * 0.8
    return wedge([start + out * long - 1.6j, start + out * long * 0.55 - 0.4j, start], 1.3)


def draw_razor_clam(canvas: Canvas) -> None:
    """Draw a razor clam: its growth lines turn a corner on the diagonal."""
    skin, shell = _razor()
    canvas.rim(shell)
    with canvas.figure(shell):
        lay_pattern(canvas, skin)
        canvas.fill(
            straight([*skin.rib(1.0), *skin.rib(0.86, start=1, end=0)], closed=True), canvas.body.shade
        )
        long = taper(skin.rib(0.16, start=0.05, end=0.6), swelling(2.6))
        short = taper(skin.rib(0.16, start=0.66, end=0.8, steps=3), swelling(1.8))
        canvas.fill(long + short, canvas.body.light)
        canvas.fill("".join(_corner_line(skin, k) for k in spread(6, low=0.3, high=0.93)), canvas.ink)


def _razor() -> tuple[Surface, str]:
    """Return the skin, from the beak end to the far end, and the outline."""
    way = cmath.rect(1.0, math.radians(RAZOR_LEAN))
    upper = [RAZOR_MIDDLE + p * way for p in bezier(-53 - 9j, -20 - 17j, 20 - 17j, 52.5 - 9j, steps=8)]
    lower = [RAZOR_MIDDLE + p * way for p in bezier(-53 + 13j, -20 + 6j, 20 + 6j, 52 + 14j, steps=8)]
    top, bottom = along(upper), along(lower)

    def at(across: float, down: float) -> complex:
        # Both ends are rounded, so a growth line bows outwards the nearer it is to an end.
        bow = way * 4.5 * math.sin(math.pi * across) * (2 * down - 1)
        return mix(top(down), bottom(down), across) + bow

    skin = Surface(at)
    far = skin.band(1.0, start=0.25, end=0.75, steps=2)
    near = skin.band(0.0, start=0.75, end=0.25, steps=2)
    return skin, smooth([*upper, *far, *lower[::-1], *near], closed=True)


def _corner_line(skin: Surface, down: float) -> str:
    """Return the growth line that runs along the shell up to ``down`` and there turns to the upper edge."""
    depth = 0.12 + 0.8 * down
    along_shell = [skin.at(depth, t) for t in spread(4, low=0.05, high=down - 0.04)]
    corner = [skin.at(depth - 0.12, down - 0.005)]
    up = [skin.at(across, down + 0.015) for across in spread(3, low=depth - 0.3, high=0.02)]
    return taper([*along_shell, *corner, *up], swelling(1.3, start=0.1, end=0.5, peak=0.7))
