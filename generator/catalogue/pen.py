"""What charts are drawn with: fonts, colours, icons and the words of a language. Part of catalogue."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from generator.drawing import Words
from generator.faces.gallery import Vector
from generator.geometry import Point
from generator.model import FontKey, Tone
from generator.typeset import FontBook, set_line
from generator.units import pt_to_mm
from generator.write.colours import BookColours

TEXT_PT, SMALL_PT = 7.5, 6.5
HALF_FIGURE = 0.71 * pt_to_mm(TEXT_PT) / 2  # half the height of a figure
_FONT = FontKey(family="Noto Sans")


class Pen(Struct, frozen=True):
    """What charts are drawn with: fonts, colours, icons by id, and the words of a language."""

    fonts: FontBook
    tag: str
    colours: BookColours
    tones: Mapping[str, Tone]
    plain: Tone
    icons: Mapping[str, Vector]
    word: Callable[[object], str]
    words: Mapping[str, str]

    def tone(self, role: str) -> Tone:
        """Return the tones of a role; of none, the plain ones."""
        return self.tones.get(role, self.plain)

    def line(self, text: str, at: Point, *, align: float = 0.0, size: float = TEXT_PT) -> Words:
        """Set a line; ``align`` is the part of its width that lies left of the point."""
        start = Point(at.x - align * self.width(text, size), at.y)
        return set_line(
            text,
            start,
            size_pt=size,
            font=_FONT,
            colour=self.colours.ink,
            fonts=self.fonts,
            language=self.tag,
        )

    def width(self, text: str, size: float = TEXT_PT) -> float:
        """Return how wide a line is, in mm."""
        words = set_line(
            text,
            Point(0, 0),
            size_pt=size,
            font=_FONT,
            colour=self.colours.ink,
            fonts=self.fonts,
            language=self.tag,
        )
        if not words.runs:
            return 0.0
        last = words.runs[-1]
        return last.at.x + sum(word.width for word in last.words) * pt_to_mm(size) / 1000
