"""Art: bladder wrack: flat forking fronds with a midrib, bladders in pairs, a disc that holds the stone."""

from msgspec import Struct

from generator.art.brush import along, bezier, circle, joined, mix, smooth, spread, swelling, taper
from generator.art.canvas import Canvas
from generator.art.form import contour, dot, paint, trace
from generator.art.botany import Part, assemble
from generator.art.shading import bowed_sliver, sliver

STONE = trace("44 97, 43 91, 50 86.5, 62 85, 76 86, 86 90.5, 88 96, 76 98, 56 98")
FOOT = 66 + 87j


class Frond(Struct, frozen=True):
    """A length of frond: its spine, its width at both ends, the places of its bladders, whether it ends swollen."""

    spine: tuple[complex, ...]
    start: float
    end: float
    bladders: tuple[float, ...] = ()
    ripe: bool = False


def _frond(
    text: str, start: float, end: float, bladders: tuple[float, ...] = (), *, ripe: bool = False
) -> Frond:
    return Frond(tuple(bezier(*trace(text), steps=6)), start, end, bladders, ripe)


FRONDS = (
    _frond("66 87, 60 78, 50 70, 40 66", 6, 9, (0.72,)),
    _frond("66 87, 68 72, 66 62, 70 50", 6, 9.5, (0.45, 0.8)),
    _frond("67 87, 76 80, 88 76, 96 68", 6, 9, (0.7,)),
    _frond("40 66, 32 62, 24 68, 10 78", 8.5, 6, (0.3,), ripe=True),
    _frond("40 66, 30 58, 26 48, 24 38", 8.5, 8, (0.5,)),
    _frond("24 38, 22 30, 14 26, 10 14", 7.5, 5.6, ripe=True),
    _frond("24 38, 28 30, 36 26, 35 10", 7.5, 5.6, (0.34,), ripe=True),
    _frond("70 50, 62 42, 56 36, 54 24", 8.5, 7, (0.6,)),
    _frond("54 24, 52 16, 50 12, 52 6", 7, 5),
    _frond("54 24, 60 16, 64 12, 68 8", 7, 5.4, ripe=True),
    _frond("70 50, 78 42, 84 36, 88 28", 8.5, 7, (0.5,)),
    _frond("88 28, 88 20, 86 14, 88 7", 7, 5.4, ripe=True),
    _frond("88 28, 96 24, 104 20, 108 12", 7, 5.4, ripe=True),
    _frond("96 68, 104 60, 106 52, 112 42", 8.5, 7, (0.4, 0.8)),
    _frond("96 68, 106 70, 114 74, 122 84", 8.5, 6, (0.3,), ripe=True),
)  # fmt: skip


def draw_bladder_wrack(canvas: Canvas) -> None:
    """Draw a plant that floats up from its stone."""
    parts = [Part(contour(STONE), _draw_stone)]
    parts += [Part(_outline(frond), lambda c, f=frond: _draw_frond(c, f)) for frond in FRONDS]
    assemble(canvas, parts)
    for frond in FRONDS:
        _draw_middle(canvas, frond)


def _width(frond: Frond, t: float) -> float:
    even = frond.start + (frond.end - frond.start) * t
    if not frond.ripe:
        return even
    return even + 5.0 * max(0.0, 1 - abs(t - 0.82) / 0.3) - (5.4 * max(0.0, (t - 0.88) / 0.12))


def _outline(frond: Frond) -> str:
    return taper(frond.spine, lambda t: _width(frond, t))


def _draw_stone(canvas: Canvas) -> None:
    whole = paint(canvas, STONE, canvas.tone("rock"), lit=2, dark=4)
    canvas.outline(whole)


def _draw_frond(canvas: Canvas, frond: Frond) -> None:
    canvas.shape(_outline(frond), canvas.body.base, 1.8)


def _draw_middle(canvas: Canvas, frond: Frond) -> None:
    """Draw what lies over all fronds: the shade at one margin, the midrib, the bladders."""
    body, at = canvas.body, along(frond.spine)
    lower = [
        at(t)
        + (at(min(1, t + 0.1)) - at(t - 0.1))
        / abs(at(min(1, t + 0.1)) - at(t - 0.1))
        * 1j
        * _width(frond, t)
        * 0.3
        for t in spread(5, low=0.0, high=0.9)
    ]
    canvas.fill(taper(lower, swelling(2.0, start=1.2)), body.shade)
    canvas.line(smooth(frond.spine[: -1 if frond.ripe else None]), body.shade, 1.5)
    for t in frond.bladders:
        way = at(min(1, t + 0.1)) - at(t - 0.1)
        way /= abs(way)
        for side in (-1, 1):
            place = at(t) + way * 1j * side * 3.4
            canvas.shape(
                contour(
                    [
                        place + way * x + way * 1j * y
                        for x, y in ((-4.2, 0), (-2.4, 2.6), (2.0, 2.8), (4.2, 0), (2.0, -2.8), (-2.4, -2.6))
                    ]
                ),
                body.light,
                1.5,
            )
            canvas.line(dot(place - 0.9 - 0.9j), canvas.tone("paper").light, 1.5)
    if frond.ripe:
        tip = at(0.82)
        specks = "".join(dot(tip + off) for off in (-1.8 - 1j, 1.6 - 1.8j, 0.4 + 0.8j, -1.2 + 2.6j, 2.2 + 2j))
        canvas.line(specks, body.light, 1.4)
