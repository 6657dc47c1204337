"""Write, sheets: a label in, shaped words out. Each page has labels of its own, in nearly the same words."""

from msgspec import Struct, field

from generator.drawing import Glyphs, Run, Words
from generator.model import FontKey
from generator.sheet import Label
from generator.typeset import FontBook, set_line
from generator.units import pt_to_mm

_FONT = FontKey(family="Noto Sans")
_COLOUR = "#000000"


class LabelSetter(Struct, frozen=True, eq=False):
    """Sets the labels of one document; remembers each word, or that it needs several fonts itself."""

    fonts: FontBook
    language: str
    _known: dict[str, Glyphs | None] = field(default_factory=dict)

    def set(self, label: Label) -> Words:
        """Return a label as words on one line."""
        words = [self._word(word) for word in label.text.split()]
        glyphs = tuple(word for word in words if word is not None)
        if len(glyphs) == len(words):
            space = self.fonts.face(_FONT).space * pt_to_mm(label.size_pt) / 1000
            return Words((Run(label.at, glyphs, label.size_pt, space, _COLOUR),), label.rotation, label.at)
        return set_line(
            label.text,
            label.at,
            size_pt=label.size_pt,
            font=_FONT,
            colour=_COLOUR,
            fonts=self.fonts,
            language=self.language,
            rotation=label.rotation,
        )

    def _word(self, word: str) -> Glyphs | None:
        if word not in self._known:
            (font, text), *others = self.fonts.parts(_FONT, word)
            self._known[word] = None if others else self.fonts.shape(font, text, self.language)
        return self._known[word]
