"""Art: bladder wrack: flat forking fronds with a midrib, bladders in pairs, a disc that holds the stone."""

from msgspec import Struct

from generator.art.botany import Part, assemble, dots, ground, ribbon
from generator.art.brush import along, bezier, spline, spread
from generator.art.canvas import Canvas
from generator.art.form import trace

STONE = trace("44 95, 41 90, 50 84.5, 62 83, 76 84, 88 88.5, 90 95, 76 95.6, 56 95.6")


class Frond(Struct, frozen=True):
    """A length of frond: its spine, its widths, the places of its bladders, whether its end is ripe."""

    spine: tuple[complex, ...]
    start: float
    end: float
    bladders: tuple[float, ...] = ()
    ripe: bool = False

    @property
    def outline(self) -> str:
        """The closed outline; a ripe end swells and is blunt."""
        return ribbon(self.spine, self._width)

    def _width(self, t: float) -> float:
        even = self.start + (self.end - self.start) * t
        if not self.ripe:
            return even
        swell = {3: 1.12, 4: 1.75, 5: 1.7, 6: 0.7}
        return even * swell.get(round(t * 6), 1.0)


def _frond(
    text: str, start: float, end: float, bladders: tuple[float, ...] = (), *, ripe: bool = False
) -> Frond:
    return Frond(tuple(bezier(*trace(text), steps=6)), start, end, bladders, ripe)


FRONDS = (
    _frond("66 86, 60 78, 50 72, 41 66", 7, 9, (0.72,)),
    _frond("66 86, 67 72, 66 62, 69 50", 7, 9.5, (0.5,)),
    _frond("66 86, 76 80, 86 76, 94 67", 7, 9, (0.66,)),
    _frond("41 66, 30 64, 22 70, 9 80", 9, 7, (0.34,), ripe=True),
    _frond("41 66, 31 58, 26 48, 25 37", 9, 8, (0.6,)),
    _frond("25 37, 24 29, 14 25, 9 13", 8, 6.6, ripe=True),
    _frond("25 37, 28 29, 36 25, 37 9", 8, 6.6, ripe=True),
    _frond("69 50, 63 42, 57 36, 56 26", 9, 7.6, (0.6,)),
    _frond("56 26, 54 19, 50 14, 49 7", 7.6, 6.2, ripe=True),
    _frond("56 26, 60 18, 66 14, 70 7", 7.6, 6.2, ripe=True),
    _frond("69 50, 77 42, 84 36, 88 27", 9, 8, (0.5,)),
    _frond("88 27, 89 20, 88 14, 90 6", 7.6, 6.2, ripe=True),
    _frond("88 27, 96 22, 104 18, 110 8", 8, 6.4, ripe=True),
    _frond("94 67, 101 60, 107 52, 113 41", 9, 7, (0.62,)),
    _frond("113 41, 116 36, 116 30, 121 24", 7, 6.4, ripe=True),
    _frond("94 67, 104 67, 114 72, 122 82", 9, 7, (0.34,), ripe=True),
)
BLADDER = trace("-5 0, -3 3.4, 3 3.4, 5 0, 3 -3.4, -3 -3.4")


def draw_bladder_wrack(canvas: Canvas) -> None:
    """Draw a plant that floats up from its stone."""
    fronds = "".join(frond.outline for frond in FRONDS)
    pairs = [place for frond in FRONDS for place in _pairs(frond)]
    bladders = "".join(bladder for bladder, _ in pairs)
    assemble(
        canvas,
        [
            ground(STONE, "rock", dark=5),
            Part(fronds, lambda c: _draw_fronds(c, fronds)),
            Part(bladders, lambda c: _draw_bladders(c, bladders, [at for _, at in pairs]), heavy=False),
        ],
    )


def _draw_fronds(canvas: Canvas, fronds: str) -> None:
    """Ink all fronds first, so that no line parts them where they fork."""
    body = canvas.body
    canvas.line(fronds, canvas.ink, 3.4)
    canvas.fill(fronds, body.base)
    shade = "".join(_beside(frond, 0.28) for frond in FRONDS)
    light = "".join(_beside(frond, -0.3) for frond in FRONDS)
    ribs = "".join(spline(frond.spine[: 5 if frond.ripe else 7 : 2]) for frond in FRONDS)
    canvas.line(shade, body.shade, 2.0)
    canvas.line(light, body.light, 1.0)
    canvas.line(ribs, canvas.ink, 1.1)
    tips = [along(frond.spine)(0.8) for frond in FRONDS if frond.ripe]
    specks = (-1.9 - 1.2j, 1.5 - 1.9j, 0.2 + 0.4j, -1.4 + 2.3j, 2.1 + 1.9j)
    canvas.line(dots([tip + speck for tip in tips for speck in specks]), body.light, 1.5)


def _beside(frond: Frond, share: float) -> str:
    """Return a line that follows a frond beside its midrib, on the lower side if ``share`` is above 0."""
    at = along(frond.spine)
    line = []
    for t in spread(4, low=0.05, high=0.66 if frond.ripe else 0.98):
        way = at(min(1, t + 0.1)) - at(max(0, t - 0.1))
        side = way * 1j / abs(way)
        if side.real + side.imag < 0:
            side = -side
        line.append(at(t) + side * share * (frond.start + frond.end) / 2)
    return spline(line)


def _pairs(frond: Frond) -> list[tuple[str, complex]]:
    """Return the bladders of a frond with their middles: one on each side of the midrib."""
    at, found = along(frond.spine), []
    for t in frond.bladders:
        way = (at(t + 0.1) - at(t - 0.1)) / abs(at(t + 0.1) - at(t - 0.1))
        for side in (-1, 1):
            middle = at(t) + way * 1j * side * 4.0
            found.append((spline([middle + way * p for p in BLADDER], closed=True), middle))
    return found


def _draw_bladders(canvas: Canvas, bladders: str, middles: list[complex]) -> None:
    canvas.shape(bladders, canvas.body.light, 1.5)
    canvas.line(dots([m - 0.9 - 0.9j for m in middles]), canvas.tone("paper").light, 1.7)
    canvas.line(dots([m + 1.2 + 1.1j for m in middles]), canvas.body.base, 1.7)
