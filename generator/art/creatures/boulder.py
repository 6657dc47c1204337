"""Art: the stone that animals sit on: a boulder with a lit top, cuts for its dark side and a few cracks."""

from collections.abc import Iterable

from generator.art.anatomy import draw_part
from generator.art.brush import swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import dot, trace


def draw_boulder(
    canvas: Canvas, outline: str, *, role: str = "rock", cracks: Iterable[str] = (), specks: str = ""
) -> None:
    """Draw a stone."""
    tone = canvas.tone(role)
    draw_part(canvas, trace(outline), tone, lit=3.6, dark=6, depth=9, gap=3.6)
    canvas.fill("".join(taper(trace(crack), swelling(1.6)) for crack in cracks), canvas.ink)
    if specks:
        canvas.line("".join(map(dot, trace(specks))), tone.shade, 1.7)
