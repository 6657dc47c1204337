"""Typeset: words with markup → measured chunks, cached; in thousandths of the size, so good for any size."""

import unicodedata
from collections.abc import Mapping

from msgspec import Struct

from generator.drawing import Glyphs
from generator.geometry import Size
from generator.model import FontKey
from generator.typeset.breaks import TIGHT, breaks_in, has_written_break, is_odd, leans_on_next
from generator.typeset.fonts import FontBook
from generator.typeset.markup import Emphasis, IconMark, Stretch, emphasized, read_marks

# Source: Unicode Standard Annex 9: the letters and figures of right-to-left scripts.
_BACKWARD = frozenset(("R", "AL", "AN"))
ICON_HEIGHT = 1.5
"""An icon's height as a multiple of that of capitals. Their middles are level, so it hangs below the line."""
ICON_GAP = 150.0
"""The space between two icons side by side."""


class IconArt(Struct, frozen=True):
    """A picture for running text, with its proportions, and the words that stand for it."""

    svg: str
    size: Size
    alt: str


class PlacedIcon(Struct, frozen=True):
    """An icon in a chunk, with its size, and how far it hangs below the baseline, in thousandths."""

    art: IconArt
    width: float
    height: float
    drop: float


class Atom(Struct, frozen=True):
    """What a chunk is made of: letters of one font, or an icon, ``x`` from the chunk's start."""

    x: float
    content: Glyphs | PlacedIcon


class Chunk(Struct, frozen=True, eq=False):
    """A word, measured.

    ``advance`` is its width and one space, if it has one after it. ``glyphs`` is its only atom if that is
    text. ``rise`` is how high it reaches to the eye: the height of capitals and icons, or of small letters.
    ``leans`` marks a word that belongs to the next one, ``written`` one with a break by its author. ``table``
    is where it is from. ``missing`` characters are in no font, ``unset`` ones run from right to left.
    """

    word: str
    table: "WordTable"
    width: float
    advance: float
    atoms: tuple[Atom, ...]
    glyphs: Glyphs | None
    rise: float
    leans: bool
    written: bool
    missing: tuple[str, ...]
    unknown_icons: tuple[str, ...]
    unset: tuple[str, ...]


class Part(Struct, frozen=True):
    """A chunk parted in two: where the line breaks, and what the next one starts with."""

    head: Chunk
    tail: Chunk
    hyphenated: bool


class Measures(Struct, frozen=True, eq=False):
    """What the chunks of one style have in common.

    ``fallbacks`` are the language's families for what the font lacks. ``space`` is the width between two
    words; ``hyphenation`` is a dictionary, or empty for none.
    """

    fonts: FontBook
    font: FontKey
    language: str
    fallbacks: tuple[str, ...]
    small_caps: bool
    icons: Mapping[str, IconArt]
    space: float
    hyphenation: str


class OddWordError(LookupError):
    """A word that has to be looked at together with its neighbours, or that switches emphasis on or off."""


class WordTable(dict[str, Chunk]):
    """Words → chunks, for words that start in one state of emphasis; each is measured when first asked for.

    Most words are looked up as in any dictionary, which is what makes typesetting fast. For an odd one that
    raises ``OddWordError``; ``entry`` serves them all. ``faulty`` holds the chunks of all sister tables that
    lack a character or an icon.
    """

    __slots__ = ("_emphasis", "_entries", "_measures", "_parts", "_sisters", "faulty")

    def __init__(self, measures: Measures, emphasis: Emphasis, sisters: "dict[Emphasis, WordTable]") -> None:
        super().__init__()
        self._measures = measures
        self._emphasis = emphasis
        self._sisters = sisters
        self._entries: dict[str, tuple[Chunk, WordTable]] = {}
        self._parts: dict[str, tuple[Part, ...]] = {}
        self.faulty: set[Chunk] = next(iter(sisters.values())).faulty if sisters else set()

    def __missing__(self, word: str) -> Chunk:
        if is_odd(word):
            raise OddWordError(word)
        chunk = self[word] = self.entry(word)[0]
        return chunk

    def entry(self, word: str) -> "tuple[Chunk, WordTable]":
        """Return a word's chunk, and the table for the next word: the one whose emphasis is on after this."""
        entry = self._entries.get(word)
        if entry is None:
            parts, emphasis = read_marks(word, self._emphasis)
            chunk = _chunk(self._measures, word, self, parts)
            if chunk.missing or chunk.unknown_icons or chunk.unset:
                self.faulty.add(chunk)
            entry = self._entries[word] = (chunk, self._sisters[emphasis])
        return entry

    def parts(self, word: str) -> tuple[Part, ...]:
        """Return every way to part the word, from left to right."""
        known = self._parts.get(word)
        if known is None:
            known = self._parts[word] = tuple(
                Part(head, after.entry(made.tail)[0], made.hyphenated)
                for made in breaks_in(word, self._measures.hyphenation)
                for head, after in (self.entry(made.head),)
            )
        return known


def word_table(measures: Measures) -> WordTable:
    """Return the table for words of plain emphasis, with its sisters for the others."""
    sisters: dict[Emphasis, WordTable] = {}
    for emphasis in (Emphasis.PLAIN, Emphasis.BOLD, Emphasis.ITALIC, Emphasis.BOLD | Emphasis.ITALIC):
        sisters[emphasis] = WordTable(measures, emphasis, sisters)
    return sisters[Emphasis.PLAIN]


def _chunk(measures: Measures, word: str, table: WordTable, parts: tuple[Stretch | IconMark, ...]) -> Chunk:
    atoms: list[Atom] = []
    missing: list[str] = []
    unknown: list[str] = []
    x = 0.0
    for content in _contents(measures, parts, missing, unknown):
        if atoms and isinstance(content, PlacedIcon) and isinstance(atoms[-1].content, PlacedIcon):
            x += ICON_GAP
        atoms.append(Atom(x, content))
        x += content.width
    only = atoms[0].content if len(atoms) == 1 else None
    is_tight = word.endswith(TIGHT)
    return Chunk(
        word=word,
        table=table,
        width=x,
        advance=x if is_tight else x + measures.space,
        atoms=tuple(atoms),
        glyphs=only if isinstance(only, Glyphs) else None,
        rise=max((_rise(measures, atom.content) for atom in atoms), default=0.0),
        leans=not is_tight and leans_on_next(word),
        written=has_written_break(word),
        missing=tuple(dict.fromkeys(missing)),
        unknown_icons=tuple(dict.fromkeys(unknown)),
        unset=() if word.isascii() else backward_characters(word),
    )


def _contents(
    measures: Measures, parts: tuple[Stretch | IconMark, ...], missing: list[str], unknown: list[str]
) -> list[Glyphs | PlacedIcon]:
    """Shape the stretches and size the icons; what cannot be had is added to ``missing`` and ``unknown``."""
    contents: list[Glyphs | PlacedIcon] = []
    for part in parts:
        if isinstance(part, Stretch):
            font = emphasized(measures.font, part.emphasis)
            for chosen, text in measures.fonts.parts(font, part.text, measures.fallbacks):
                contents.append(measures.fonts.shape(chosen, text, measures.language, measures.small_caps))
                missing += measures.fonts.missing(chosen, text)
        elif part.name in measures.icons:
            contents.append(_placed(measures, measures.icons[part.name]))
        else:
            unknown.append(part.name)
    return contents


def _placed(measures: Measures, art: IconArt) -> PlacedIcon:
    cap = measures.fonts.face(measures.font).cap
    height = ICON_HEIGHT * cap
    return PlacedIcon(art, height * art.size.width / art.size.height, height, (height - cap) / 2)


def backward_characters(text: str) -> tuple[str, ...]:
    """Return the characters that run from right to left, each once."""
    return tuple(
        c
        for c in dict.fromkeys(text)
        if unicodedata.bidirectional(c) in _BACKWARD and unicodedata.category(c) != "Cf"
    )


def _rise(measures: Measures, content: Glyphs | PlacedIcon) -> float:
    if isinstance(content, PlacedIcon):
        return content.height - 2 * content.drop
    face = measures.fonts.face(content.font)
    # A tenth above the small letters is the overshoot of round ones; anything higher reads as tall.
    tall = any(face.top(glyph.id) > 1.1 * face.x_height for glyph in content.glyphs)
    return face.cap if tall else face.x_height
