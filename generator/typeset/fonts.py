"""Typeset: font files → shaped words. Invariant: one word in one font is one ``Glyphs`` for the whole run."""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import groupby

import uharfbuzz as hb
from msgspec import Struct, field

from generator.drawing import Glyph, Glyphs
from generator.model import FontKey
from generator.workspace import Workspace, WorkspaceError

FALLBACK_FAMILIES = ("Noto Sans", "Vollkorn")
PROJECT_FONTS = "templates/fonts"
"""Where the fonts lie that a project brings, as ``NotoSansJP-Regular.ttf``."""

# Invisible on paper and no business of a font: soft hyphen, zero-width characters, variation selectors.
_INVISIBLE = dict.fromkeys([0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, *range(0xFE00, 0xFE10)])

# Figures that stand as high as capitals read best in games; among small capitals, figures of their height do.
_FEATURES = {False: {"lnum": True}, True: {"smcp": True, "onum": True}}


def font_file(font: FontKey) -> str:
    """Return the name of the font's file in the package, such as ``NotoSans-BoldItalic.ttf``."""
    style = ("Bold" if font.bold else "") + ("Italic" if font.italic else "")
    return f"{font.family.replace(' ', '')}-{style or 'Regular'}.ttf"


def family_of(file: str) -> str:
    """Return the family of a font by the name of its file: ``NotoSansJP-Bold.ttf`` is of Noto Sans JP."""
    stem = file.rpartition("/")[2].partition("-")[0].removesuffix(".ttf")
    return re.sub("(?<=[a-z0-9])(?=[A-Z])", " ", stem)


class FontFace(Struct, frozen=True, eq=False):
    """A loaded font file and its measures, in thousandths of the size.

    ``ascent`` is the height of a ``d``, ``cap`` of an ``H``, ``x_height`` of an ``x``; ``descent`` is the
    depth of a ``p``, as a positive number. What is drawn counts: line boxes differ by designer.
    """

    font: hb.Font
    characters: frozenset[str]
    scale: float
    ascent: float
    cap: float
    x_height: float
    descent: float
    space: float
    tops: dict[int, float] = field(default_factory=dict)

    def top(self, glyph: int) -> float:
        """Return how high the glyph's ink reaches above the baseline."""
        top = self.tops.get(glyph)
        if top is None:
            extents = self.font.get_glyph_extents(glyph)
            top = self.tops[glyph] = float(extents.y_bearing) * self.scale if extents else 0.0
        return top


class FontBook:
    """The fonts of package and project: each file is loaded when first used, each word shaped once."""

    __slots__ = ("_cuts", "_faces", "_families", "_shaped", "_workspace")

    def __init__(self, workspace: Workspace) -> None:
        self._workspace = workspace
        self._faces: dict[FontKey, FontFace] = {}
        self._shaped: dict[tuple[FontKey, str, bool, str], Glyphs] = {}
        self._families: tuple[str, ...] | None = None
        self._cuts: dict[FontKey, FontKey | None] = {}

    @property
    def families(self) -> tuple[str, ...]:
        """All families: those of the package, then those of the project."""
        if self._families is None:
            files = self._workspace.list_files(PROJECT_FONTS, ".ttf")
            self._families = tuple(dict.fromkeys((*FALLBACK_FAMILIES, *map(family_of, files))))
        return self._families

    def cut(self, font: FontKey) -> FontKey | None:
        """Return the font itself or, where its family lacks that style, the nearest one it has."""
        if font not in self._cuts:
            styles = ((font.bold, font.italic), (font.bold, False), (False, font.italic), (False, False))
            keys = (FontKey(family=font.family, bold=bold, italic=italic) for bold, italic in styles)
            self._cuts[font] = next((key for key in keys if self._is_there(key)), None)
        return self._cuts[font]

    def _is_there(self, font: FontKey) -> bool:
        try:
            self.face(font)
        except WorkspaceError:
            return False
        return True

    def face(self, font: FontKey) -> FontFace:
        """Return the loaded font.

        Errors:
            WorkspaceError: the package has no such font.
        """
        face = self._faces.get(font)
        if face is None:
            face = self._faces[font] = _open(self._workspace.read_font(font))
        return face

    def shape(self, font: FontKey, text: str, language: str, small_caps: bool = False) -> Glyphs:
        """Return the text as glyphs of this very font, with kerning, ligatures and placed marks.

        Args:
            font: the font; characters it lacks come out as its box for a missing glyph.
            text: a word, or words joined by no-break spaces.
            language: a BCP 47 tag; some letters look different in some languages.
            small_caps: lowercase letters become small capitals, where the font has them.
        """
        key = (font, language, small_caps, text)
        glyphs = self._shaped.get(key)
        if glyphs is None:
            shown = visible(text)
            shaped = tuple(_shape(self.face(font), shown, language, small_caps))
            glyphs = Glyphs(font, shaped, sum([glyph.advance for glyph in shaped]), shown)
            self._shaped[key] = glyphs
        return glyphs

    def missing(self, font: FontKey, text: str) -> tuple[str, ...]:
        """Return the characters of the text that this font lacks, each once, in their order."""
        known, shown = self.face(font).characters, visible(text)
        if known.issuperset(shown):
            return ()
        return tuple(dict.fromkeys(c for c in shown if c not in known))

    def parts(
        self, font: FontKey, text: str, preferred: Sequence[str] = ()
    ) -> tuple[tuple[FontKey, str], ...]:
        """Tell in which fonts to set a word: one if it has all characters, otherwise stretch by stretch.

        Args:
            font: the font it should be in.
            text: the word.
            preferred: the families that a language wants for what the font lacks, before all others.
        """
        if not self.missing(font, text):
            return ((font, text),)
        choices = (font, *self._fallbacks(font, preferred))
        for choice in choices:
            if not self.missing(choice, text):
                return ((choice, text),)
        first_with = (next((f for f in choices if c in self.face(f).characters), font) for c in visible(text))
        pairs = zip(first_with, visible(text), strict=True)
        return tuple(
            (key, "".join(c for _, c in run)) for key, run in groupby(pairs, key=lambda pair: pair[0])
        )

    def _fallbacks(self, font: FontKey, preferred: Sequence[str]) -> Iterator[FontKey]:
        for family in dict.fromkeys((*preferred, *self.families)):
            cut = self.cut(FontKey(family=family, bold=font.bold, italic=font.italic))
            if cut is not None and cut != font:
                yield cut


def load_fonts(workspace: Workspace) -> FontBook:
    """Return the fonts of the workspace; nothing is read before a font is used."""
    return FontBook(workspace)


def visible(text: str) -> str:
    """Return the text composed (NFC) and without characters that leave no mark on paper."""
    return text if text.isascii() else unicodedata.normalize("NFC", text).translate(_INVISIBLE)


def _open(data: bytes) -> FontFace:
    face = hb.Face(hb.Blob(data))
    font = hb.Font(face)
    scale = 1000.0 / face.upem

    lines = font.get_font_extents("ltr")

    def reach(letter: str) -> tuple[float, float]:
        glyph = font.get_nominal_glyph(ord(letter))
        extents = font.get_glyph_extents(glyph) if glyph is not None else None
        if extents is None:  # A font of other scripts or of signs: its lines stand for its letters.
            return lines.ascender * scale, lines.descender * scale
        return extents.y_bearing * scale, (extents.y_bearing + extents.height) * scale

    return FontFace(
        font=font,
        characters=frozenset(map(chr, face.unicodes)),
        scale=scale,
        ascent=reach("d")[0],
        cap=reach("H")[0],
        x_height=reach("x")[0],
        descent=-reach("p")[1],
        space=_space(font) * scale,
    )


def _space(font: hb.Font) -> float:
    glyph = font.get_nominal_glyph(0x20)
    return float(font.get_glyph_h_advance(glyph)) if glyph is not None else font.face.upem / 4


def _shape(face: FontFace, text: str, language: str, small_caps: bool) -> Iterator[Glyph]:
    if not text:  # A word of soft hyphens only: HarfBuzz has no places for no glyphs.
        return
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.language = language
    hb.shape(face.font, buffer, _FEATURES[small_caps])
    scale, infos = face.scale, buffer.glyph_infos
    for text_of, info, place in zip(_clusters(text, infos), infos, buffer.glyph_positions, strict=True):
        dx, dy = place.x_offset, place.y_offset
        yield Glyph(info.codepoint, place.x_advance * scale, text_of, dx * scale, dy * scale)


def _clusters(text: str, infos: Sequence[hb.GlyphInfo]) -> Sequence[str]:
    """Return the text that each glyph stands for; the first one of a cluster has all of its text."""
    numbers = [info.cluster for info in infos]
    if numbers == [*range(len(text))]:
        return text
    starts = sorted(set(numbers))
    ends = dict(zip(starts, [*starts[1:], len(text)], strict=True))
    return [text[number : ends.pop(number, number)] for number in numbers]
