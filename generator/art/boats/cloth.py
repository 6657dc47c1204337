"""Art: sails: a square one bellies below its yard, a triangular one along its stay."""

from collections.abc import Iterable

from msgspec import Struct

from generator.art.brush import Points, mix, quads, straight
from generator.art.canvas import Canvas
from generator.model import Tone


class Square(Struct, frozen=True):
    """A square sail: the middles of its yard and of its foot, and half the width of each."""

    yard: complex
    foot: complex
    yard_half: float
    foot_half: float
    belly: float = 3.0
    brace: complex = 1 - 0.06j

    def corners(self) -> tuple[complex, complex, complex, complex]:
        """Return the upper left, upper right, lower right and lower left corner."""
        up, low = self.brace * self.yard_half, self.brace * self.foot_half
        return self.yard - up, self.yard + up, self.foot + low, self.foot - low

    def outline(self) -> str:
        """Return head, right leech, foot and left leech, clockwise; the wind comes from the left."""
        a, b, c, d = self.corners()
        right, left = mix(b, c, 0.45) + self.belly * 1.1, mix(d, a, 0.55) + self.belly
        foot = mix(c, d, 0.5) - 1j * self.belly * 1.1 + self.belly * 0.4
        return quads(b, right, c, foot, d, left, a) + "z"

    def shade(self) -> str:
        """Return the part that turns away from the light: along the right leech and the foot."""
        _, b, c, d = self.corners()
        right, foot = mix(b, c, 0.45) + self.belly * 1.1, mix(c, d, 0.5) + self.belly * (0.4 - 1.1j)
        inner = mix(mix(d, c, 0.72) - 1j * self.belly * 1.5, mix(b, c, 0.5) - 1.2, 0.45)
        return quads(b, right, c, foot, d, inner, b) + "z"

    def seams(self) -> str:
        """Return path data of the seams of its cloths, from head to foot."""
        a, b, c, d = self.corners()
        lines = ""
        for t in (0.27, 0.5, 0.73):
            head, foot = mix(a, b, t), mix(d, c, t) - 1j * self.belly * 0.4
            lines += quads(head, mix(head, foot, 0.5) + self.belly * 0.9, foot)
        return lines


def draw_squares(canvas: Canvas, sails: list[Square], tone: Tone, width: float = 1.3) -> None:
    """Draw the sails of one mast, and their yards."""
    whole = "".join(sail.outline() for sail in sails)
    canvas.fill(whole, tone.light)
    canvas.fill("".join(sail.shade() for sail in sails), tone.shade)
    canvas.line("".join(sail.seams() for sail in sails), tone.shade, 0.6)
    canvas.outline(whole, width=width)
    yards = "".join(
        straight([sail.corners()[0] - 1.3 * sail.brace, sail.corners()[1] + 1.3 * sail.brace])
        for sail in sails
    )
    canvas.line(yards, canvas.ink, 2.2)


def stay_sail(head: complex, tack: complex, clew: complex, belly: float) -> tuple[str, str]:
    """Return outline and shade of a sail along the stay head–tack whose free corner is the clew."""
    low, back = mix(tack, clew, 0.5) + 1j * belly * 0.7, mix(clew, head, 0.5) + belly
    corner = mix(clew, mix(tack, head, 0.45), 0.2)
    shade = quads(tack, low, clew, back, head, back + (corner - clew), corner, mix(tack, corner, 0.5), tack)
    return quads(tack, low, clew, back, head) + "z", shade + "z"


def draw_stay_sails(canvas: Canvas, sails: list[tuple[str, str]], tone: Tone, width: float = 1.3) -> None:
    """Draw triangular sails, each over the one before."""
    for whole, shade in sails:
        canvas.fill(whole, tone.light)
        canvas.fill(shade, tone.shade)
        canvas.outline(whole, width=width)


def rigging(lines: Iterable[Points]) -> str:
    """Return path data of taut ropes."""
    return "".join(straight(line) for line in lines)
