"""Write, figures: a glyph of a font in, its outline as SVG path data out."""

from functools import lru_cache

import uharfbuzz as hb


class _Pen:
    """Takes down what a font draws, in the font's own units times ``scale``; up is up."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self.path: list[str] = []

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802 - the name that the font calls
        self._add("M", point)

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        self._add("L", point)

    def qCurveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add("Q", *points)

    def curveTo(self, *points: tuple[float, float]) -> None:  # noqa: N802
        self._add("C", *points)

    def closePath(self) -> None:  # noqa: N802
        self.path.append("Z")

    def _add(self, command: str, *points: tuple[float, float]) -> None:
        numbers = (f"{length * self._scale:g}" for point in points for length in point)
        self.path.append(command + " ".join(numbers))


@lru_cache(maxsize=4096)
def outline(font: hb.Font, glyph: int, scale: float) -> str:
    """Return the path data of a glyph's outline, empty for a space.

    Units: font units times ``scale``; y points up.
    """
    pen = _Pen(scale)
    font.draw_glyph_with_pen(glyph, pen)
    return "".join(pen.path)
