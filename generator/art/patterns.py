"""Art: the six patterns that tell colours apart in grey print, laid on a shell's skin in its shade tone.

A pattern follows the skin, as on a living shell, but keeps its grain, so that it reads at 18 mm: marks never
grow past one size, and fade out where the skin gets too narrow for them.
"""

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct

from generator.art.brush import Points, circle, joined, smooth, spread, straight
from generator.art.canvas import Canvas
from generator.art.surface import Surface, run

GRAIN = 8.0
DOT = 2.5
LEAST = 2.6


class Pattern(Struct, frozen=True):
    """How to mark a skin: path data, to be stroked this wide, or filled if ``stroke`` is 0."""

    marks: Callable[[Surface], str]
    stroke: float = 0.0


def lay_pattern(canvas: Canvas, *skins: Surface) -> None:
    """Draw the canvas's pattern on the skins. Marks overshoot: draw them within the figure's outline."""
    pattern = PATTERNS.get(canvas.pattern, PATTERNS["plain"])
    marks = "".join(pattern.marks(skin) for skin in skins)
    if pattern.stroke:
        canvas.line(marks, canvas.body.shade, pattern.stroke)
    else:
        canvas.fill(marks, canvas.body.shade)


def _rows(skin: Surface, gap: float) -> list[float]:
    """Return where rows lie, ``gap`` apart, half a gap from both ends."""
    count = max(1, round(skin.length / gap))
    return [(i + 0.5) / count for i in range(count)]


def _columns(skin: Surface, gap: float) -> int:
    """Return how many columns ``gap`` wide the skin holds; on ribs, a column is one rib or a few."""
    room = max(2, round(skin.breadth / gap))
    if not skin.ribs:
        return room
    return max(2, skin.ribs // max(1, round(skin.ribs / room)))


def _dots(skin: Surface) -> str:
    columns = _columns(skin, GRAIN)
    # Where a column holds two ribs, the dots of alternate rows sit on one and on the other.
    start = 0.25 if skin.ribs == 2 * columns else 0.5
    dots: list[str] = []
    for i, down in enumerate(_rows(skin, GRAIN * 0.85)):
        for j in range(columns):
            across = (j + start + (i % 2) / 2) / columns
            room = abs(skin.at(across + 0.4 / columns, down) - skin.at(across - 0.4 / columns, down))
            if room > LEAST and across < 1:
                dots.append(circle(skin.at(across, down), min(DOT, 0.4 * room)))
    return "".join(dots)


def _ribbon(edge: Points, other: Points) -> str:
    return joined(smooth(edge), smooth(other[::-1]))


def _steps(skin: Surface) -> int:
    """Return how many steps follow a rib closely enough: short skins need few."""
    return min(6, max(2, round(skin.length / 8)))


def _stripes_along(skin: Surface) -> str:
    columns = _columns(skin, GRAIN * 0.62)
    # Odd, so that both sides of a smooth shell end in the base tone.
    columns += 0 if skin.ribs else 1 - columns % 2
    steps = _steps(skin)
    sides = (((i + 0.04) / columns, (i + 0.96) / columns) for i in range(1, columns, 2))
    return "".join(_ribbon(skin.rib(a, steps=steps), skin.rib(b, steps=steps)) for a, b in sides)


def _stripes_across(skin: Surface) -> str:
    rows = _rows(skin, GRAIN * 1.3)
    half = 0.25 / len(rows)
    sides = ((down - half, down + half) for down in rows)
    return "".join(
        _ribbon(skin.band(a, steps=skin.detail), skin.band(b, steps=skin.detail)) for a, b in sides
    )


def _cross_hatch(skin: Surface) -> str:
    columns = _columns(skin, GRAIN * 1.25)
    lean = skin.length / skin.breadth
    reach = math.ceil(lean * columns / 2)
    downs = spread(_steps(skin) + 1, low=_start(skin, columns))
    strokes: list[str] = []
    for i in range(-reach, columns + reach + 1):
        for way in (-lean, lean):
            places = ((i / columns + way * (down - 0.5), down) for down in downs)
            inside = [skin.at(across, down) for across, down in places if -0.2 < across < 1.2]
            if len(inside) > 1:
                strokes.append(smooth(inside))
    return "".join(strokes)


def _start(skin: Surface, columns: int) -> float:
    """Return how far down the skin is wide enough for marks to stay apart."""
    return next((down for down in spread(9) if run(skin.band(down, steps=4)) > columns * LEAST), 0.0)


def _chevrons(skin: Surface) -> str:
    columns = _columns(skin, GRAIN * 1.2)
    rise = GRAIN * 0.36 / skin.length
    lines: list[str] = []
    first = _start(skin, columns)
    for down in (down for down in _rows(skin, GRAIN * 1.25) if down >= first):
        zigzag = [
            (i / columns / 2, max(0.0, down + (rise if i % 2 else -rise))) for i in range(2 * columns + 1)
        ]
        lines.append(straight([skin.at(across, d) for across, d in zigzag]))
    return "".join(lines)


def _plain(_skin: Surface) -> str:
    return ""


PATTERNS: Mapping[str, Pattern] = MappingProxyType(
    {
        "dots": Pattern(_dots),
        "stripes-along": Pattern(_stripes_along),
        "stripes-across": Pattern(_stripes_across),
        "cross-hatch": Pattern(_cross_hatch, stroke=1.9),
        "chevrons": Pattern(_chevrons, stroke=2.4),
        "plain": Pattern(_plain),
    }
)
