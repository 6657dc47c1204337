"""Art: what plants are put together from: parts, stems, ground. Parts → one rimmed figure.

Invariant: the rim and the heavy side of the line lie under all parts, so that no part cuts into another.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

from msgspec import Struct

from generator.art.brush import Points, Width, joined, pair, spline, tenths
from generator.art.canvas import OUTLINE, RIM, WEIGHT, Canvas
from generator.art.form import LIGHT
from generator.model import Tone

# How thick the line round a stem is, half outside and half inside its girth.
STEM = 1.5
# More than any picture holds: cheaper to fill within a clip than the outline once more.
ALL = "M-9-9h200v200H-9z"
Draw: TypeAlias = Callable[[Canvas], None]


class Part(Struct, frozen=True):
    """One part of a figure.

    Attributes:
        edge: what its rim follows; a mere line or dots if ``girth`` says how wide.
        draw: paints it.
        heavy: whether its line is heavier away from the light. Small parts within a figure are not.
    """

    edge: str
    draw: Draw
    girth: float = 0.0
    heavy: bool = True


def assemble(canvas: Canvas, parts: Sequence[Part]) -> None:
    """Draw the parts in order, over one rim."""
    girths = sorted({part.girth for part in parts})
    for girth in girths:
        edges = "".join(part.edge for part in parts if part.girth == girth)
        canvas.line(edges, canvas.paper, round(OUTLINE + girth + 2 * RIM, 1))
    for girth in girths:
        edges = "".join(part.edge for part in parts if part.girth == girth and part.heavy)
        canvas.line(edges, canvas.ink, round(OUTLINE * 0.8 + girth, 1), shift=WEIGHT)
    for part in parts:
        part.draw(canvas)


@contextmanager
def daub(
    canvas: Canvas, outline: str, tone: Tone, *, lit: float = 2.0, dark: float = 4.0, line: float = 1.8
) -> Iterator[None]:
    """Fill an outline in three tones, what the ``with`` block adds within it, and its line on top.

    ``lit`` and ``dark`` are the widths of the crescents towards the light and away from it.
    """
    with canvas.clipped(outline):
        canvas.fill(ALL, tone.base)
        if lit:
            canvas.line(outline, tone.light, lit, shift=-LIGHT * lit / 2)
        if dark:
            canvas.line(outline, tone.shade, dark, shift=LIGHT * dark / 2)
        yield
    canvas.outline(outline, width=line)


def ground(points: Points, role: str, *, lit: float = 2.0, dark: float = 4.0) -> Part:
    """Return what a plant stands on."""
    outline = spline(points, closed=True)

    def draw(canvas: Canvas) -> None:
        with daub(canvas, outline, canvas.tone(role), lit=lit, dark=dark):
            pass

    return Part(outline, draw)


def ribbon(spine: Points, width: Width) -> str:
    """Return the closed outline of a stroke along ``spine``, in few words."""
    left: list[complex] = []
    right: list[complex] = []
    last = len(spine) - 1
    for i, point in enumerate(spine):
        way = spine[min(i + 1, last)] - spine[max(i - 1, 0)]
        side = way * 1j / (abs(way) or 1.0) * width(i / last) / 2
        left.append(point - side)
        right.append(point + side)
    return joined(spline(left), spline(right[::-1]))


def stem(points: Points, girth: float, tone: Tone) -> Part:
    """Return a stem along a few points: even in girth, light on one side."""
    return branches([(points, girth)], tone)


def branches(ways: Sequence[tuple[Points, float]], tone: Tone, *, heavy: bool = True) -> Part:
    """Return stems that grow out of one another: no line parts them where they meet."""
    girths = sorted({girth for _, girth in ways})
    drawn = [("".join(spline(points) for points, wide in ways if wide == girth), girth) for girth in girths]

    def draw(canvas: Canvas) -> None:
        for way, girth in drawn:
            canvas.line(way, canvas.ink, round(girth + STEM, 1))
        for way, girth in drawn:
            canvas.line(way, tone.base, round(girth - STEM, 1))
        for way, girth in drawn:
            if girth > 3.8:
                side = round((girth - STEM) * 0.25, 1)
                canvas.line(way, tone.light, side, shift=LIGHT * side)

    return Part("".join(way for way, _ in drawn), draw, round(girths[0] - STEM / 2, 1), heavy)


def dots(places: Sequence[complex]) -> str:
    """Return path data of specks: draw it as a line, as wide as the specks are to be."""
    return "".join(f"M{pair(tenths(p))}h.01" for p in places)
