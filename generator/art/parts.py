"""Art: figures as data: outlines and patches written down as text → marks on a canvas.

A hue is ``role.level``: ``jet.shade`` is the darkest jet, ``body`` the base tone of the figure's own colour.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import TypeAlias

from generator.art.brush import Points, chain, circle, smooth, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import edge_cuts, flow, trace
from generator.art.shading import sliver

Patch: TypeAlias = tuple[str, Points]
Move: TypeAlias = Callable[[complex], complex]
Mark: TypeAlias = Callable[[Canvas], None]


def cut_out(text: str) -> tuple[complex, ...]:
    """Read an outline as ``trace`` does; a place that ends in ``!`` is a corner of the soft curve."""
    places: list[complex] = []
    for place in text.split(","):
        places += trace(place.rstrip("! ")) * (2 if place.endswith("!") else 1)
    return tuple(places)


def contour(points: Points) -> str:
    """Return path data of the closed soft outline; a point that comes twice in a row is a corner."""
    corners = [i for i, point in enumerate(points) if point == points[i - 1]]
    if not corners:
        return smooth(points, closed=True)
    ring = [*points[corners[0] :], *points[: corners[0]]]
    ends = [*(i - corners[0] for i in corners), len(ring)]
    return chain(*(ring[start:end] for start, end in pairwise(ends)))


def patch(hue: str, text: str) -> Patch:
    """Return a patch of one hue."""
    return hue, cut_out(text)


def paint_of(canvas: Canvas, hue: str) -> str:
    """Return the colour that a hue stands for."""
    role, _, level = hue.partition(".")
    tone = canvas.body if role == "body" else canvas.tone(role)
    colours = {"light": tone.light, "": tone.base, "base": tone.base, "shade": tone.shade}
    return colours[level]


def lay(canvas: Canvas, patches: Iterable[Patch]) -> None:
    """Fill the patches, each over the one before."""
    for hue, points in patches:
        canvas.fill(contour(points), paint_of(canvas, hue))


def piece(
    canvas: Canvas,
    shape: Patch,
    *patches: Patch,
    width: float = 1.8,
    cuts: float = 0.0,
    inside: Mark | None = None,
) -> None:
    """Draw one part of a figure: its ground, the patches, hatching and marks within it, its line.

    Args:
        canvas: where.
        shape: the part's hue and outline.
        patches: what colours it, each over the one before.
        width: of its line.
        cuts: how deep the hatching on its dark side is.
        inside: draws what else lies within the outline.
    """
    whole = contour(shape[1])
    canvas.fill(whole, paint_of(canvas, shape[0]))
    with canvas.clipped(whole):
        lay(canvas, patches)
        if cuts:
            hatch = edge_cuts(flow(shape[1], steps=2), canvas.rng, depth=cuts, gap=2.5, width=1.1, least=0.35)
            canvas.fill(hatch, canvas.ink)
        if inside:
            inside(canvas)
    canvas.outline(whole, width=width)


def strokes(lines: Iterable[str], width: float) -> str:
    """Return gouge strokes along lines written as text, all ``width`` wide at their middle."""
    return "".join(taper(trace(line), swelling(width)) for line in lines)


def eye(canvas: Canvas, at: complex, radius: float, *, iris: str = "", ring: str = "") -> None:
    """Draw an eye: a pupil with a light in it, in an iris and a ring of skin where they have a hue."""
    if ring:
        canvas.fill(circle(at, radius * 1.4), paint_of(canvas, ring))
    canvas.fill(circle(at, radius * 1.12), canvas.ink)
    if iris:
        canvas.fill(circle(at, radius * 0.86), paint_of(canvas, iris))
        canvas.fill(circle(at, radius * 0.48), canvas.ink)
    glint = at - radius * (0.3 + 0.36j)
    canvas.fill(circle(glint, radius * 0.3), canvas.tone("paper").light)


def soft_lines(lines: Iterable[str]) -> str:
    """Return soft open curves written as text as one path."""
    return "".join(smooth(trace(line)) for line in lines)


def flecks(places: str, step: complex, width: float) -> str:
    """Return short gouge cuts, all the same way, from places written as text."""
    return "".join(sliver(at, at + step, width) for at in trace(places))
