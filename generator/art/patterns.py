"""Art: the six patterns that tell colours apart in grey print, laid on a shell's skin in its shade tone.

A pattern follows the skin but keeps its grain: dots and gaps stay one size, so that it reads at 18 mm.
"""

from collections.abc import Callable, Mapping
from itertools import pairwise
from types import MappingProxyType

from generator.art.brush import circle, parallels, smooth, straight, taper
from generator.art.canvas import Canvas
from generator.art.surface import Surface

GRAIN = 7.5


def lay_pattern(canvas: Canvas, silhouette: str, *skins: Surface) -> None:
    """Draw the canvas's pattern on the skins, clipped to the silhouette (path data)."""
    draw = PATTERNS.get(canvas.pattern)
    if draw is None:
        return
    with canvas.clipped(silhouette):
        for skin in skins:
            draw(canvas, skin)


def _rows(skin: Surface, gap: float) -> list[float]:
    count = max(1, round(skin.length / gap))
    return [(i + 0.5) / count for i in range(count)]


def _length(points: list[complex]) -> float:
    return sum(abs(b - a) for a, b in pairwise(points))


def _dots(canvas: Canvas, skin: Surface) -> None:
    marks: list[str] = []
    for i, down in enumerate(_rows(skin, GRAIN * 0.9)):
        count = round(_length(skin.band(down)) / (GRAIN * 1.15))
        for j in range(count + 1):
            across = (j + 0.5 * (i % 2)) / (count or 1)
            marks.append(circle(skin.at(across, down), 1.9 * canvas.rng.uniform(0.88, 1.1)))
    canvas.fill("".join(marks), canvas.body.shade)


def _stripes_along(canvas: Canvas, skin: Surface) -> None:
    count = max(2, round(skin.breadth / (GRAIN * 1.3)))
    share = skin.breadth / count * 0.42

    def width(t: float) -> float:
        return max(0.8, share * (0.25 + 0.75 * t))

    ribs = [skin.rib((i + 0.5) / count) for i in range(count)]
    canvas.fill("".join(taper(rib, width) for rib in ribs), canvas.body.shade)


def _stripes_across(canvas: Canvas, skin: Surface) -> None:
    bands = [smooth(skin.band(down)) for down in _rows(skin, GRAIN * 1.3)]
    canvas.line("".join(bands), canvas.body.shade, 3.4)


def _cross_hatch(canvas: Canvas, _skin: Surface) -> None:
    strokes = [s for degrees in (45, -45) for s in parallels(0, 0, 100, 100, degrees=degrees, gap=GRAIN)]
    canvas.line("".join(map(straight, strokes)), canvas.body.shade, 1.5)


def _chevrons(canvas: Canvas, skin: Surface) -> None:
    lines: list[str] = []
    for down in _rows(skin, GRAIN * 1.3):
        count = max(2, 2 * round(_length(skin.band(down)) / (2 * GRAIN)))
        step = GRAIN * 0.35 / skin.length
        zigzag = [skin.at(i / count, down + (step if i % 2 else -step)) for i in range(count + 1)]
        lines.append(straight(zigzag))
    canvas.line("".join(lines), canvas.body.shade, 2.2)


def _plain(_canvas: Canvas, _skin: Surface) -> None:
    """Leave the skin as it is."""


PATTERNS: Mapping[str, Callable[[Canvas, Surface], None]] = MappingProxyType(
    {
        "dots": _dots,
        "stripes-along": _stripes_along,
        "stripes-across": _stripes_across,
        "cross-hatch": _cross_hatch,
        "chevrons": _chevrons,
        "plain": _plain,
    }
)
