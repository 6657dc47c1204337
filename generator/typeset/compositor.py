"""Typeset: text + style + box → block. A compositor serves one box and one style."""

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct, field

from generator.drawing import Run, Words
from generator.geometry import Point, Rect, upright
from generator.model import FontKey, Language, TextStyle, Tone
from generator.typeset.around import Zone
from generator.typeset.breaks import words_of
from generator.typeset.fit import Frame, Manuscript, fit, sizes_of
from generator.typeset.fonts import FontBook
from generator.typeset.lines import Measured, measure
from generator.typeset.markup import paragraphs_of
from generator.typeset.placing import Stand, place
from generator.typeset.setting import Align, Room, TextBlock, Valign, role_colour
from generator.typeset.words import Chunk, IconArt, Measures, OddWordError, WordTable, word_table
from generator.units import pt_to_mm

MOST_CHARACTERS = 20_000
"""A text longer than this is no text for a piece: it is reported and not set."""
_BLACK = "#000000"
_FILLED = 0.9
"""The part of a line that words fill, as the next one is mostly too long for the rest."""


class Setting(Struct, frozen=True, eq=False):
    """All that text in a box needs besides its style.

    ``icons`` are the pictures for ``{icon:name}``. ``rotation`` turns the text clockwise by a multiple of 90°
    about the middle of the box; the box is the one seen on the face. ``tables`` is a cache.
    """

    fonts: FontBook
    language: Language
    palette: Mapping[str, Tone]
    icons: Mapping[str, IconArt]
    align: Align = Align.LEFT
    valign: Valign = Valign.TOP
    rotation: int = 0
    tables: dict[tuple[FontKey, bool, bool], WordTable] = field(default_factory=dict)

    def standing(self, align: Align, valign: Valign, rotation: int = 0) -> "Setting":
        """Return the same setting for text that stands otherwise; words measured once serve both."""
        return Setting(
            self.fonts,
            self.language,
            self.palette,
            self.icons,
            align,
            valign,
            rotation,
            self.tables,
        )


class Compositor:
    """Sets texts in one box and one style: wrapped, hyphenated, shrunk down to its least size if need be.

    It flows around the ``zones``, which are for upright text that stands at the top of its box.

    The fit is exact: from the top of the first line's ascenders to the bottom of the last line's descenders,
    as wide as the widest line. What does not fit at the least size overflows, and the block says by how much.

    Errors:
        WorkspaceError: the package has no such font.
    """

    __slots__ = ("_frame", "_hyphenate", "_sizes", "_stand", "_table")

    def __init__(self, box: Rect, style: TextStyle, setting: Setting, zones: Sequence[Zone] = ()) -> None:
        room = upright(box, setting.rotation)
        face = setting.fonts.face(style.font)
        self._table = _table(style, setting)
        self._hyphenate = style.hyphenate
        self._sizes = sizes_of(style)
        self._frame = Frame(
            room.width,
            room.height,
            face.ascent,
            face.descent,
            1000.0 * style.leading,
            setting.align is Align.CENTER,
            tuple(Zone(zone.box.moved(-box.x, -box.y), zone.is_round) for zone in zones),
        )
        colour = role_colour(setting.palette, style.colour) or _BLACK
        self._stand = Stand(room, setting.align, setting.valign, setting.rotation, face.space, colour)

    def set(self, text: str) -> TextBlock:
        """Return a text, with its markup, as a block."""
        if len(text) > MOST_CHARACTERS:
            return TextBlock((), self._sizes[0], 0, too_long=True)
        manuscript, unbalanced = _manuscript(text, self._table, self._stand.space)
        if not manuscript.lines:
            return TextBlock((), self._sizes[0], 0, spare_mm=self._frame.height)
        fitted = fit(manuscript, self._frame, self._sizes, self._hyphenate)
        missing, unknown, unset = _faults(manuscript, self._table.faulty)
        return TextBlock(
            place(fitted, self._frame, self._stand),
            fitted.size_pt,
            sum([len(made.lines) for made in fitted.broken]),
            fitted.overflow,
            max(self._frame.height - fitted.height, 0.0),
            missing,
            unknown,
            unbalanced,
            unset=unset,
        )

    def room(self, text: str) -> Room:
        """Return how much longer a text may grow; see ``Room``. Of no text there is none to grow.

        Translators ask for this; no build does.
        """
        manuscript, _ = _manuscript(text, self._table, self._stand.space)
        if len(text) > MOST_CHARACTERS or not manuscript.lines:
            return Room(0.0, 0.0)
        fitted = fit(manuscript, self._frame, self._sizes[-1:], self._hyphenate)
        if fitted.overflow > 0.0:
            return Room(0.0, 0.0)
        height = max(self._frame.height - fitted.height, 0.0)
        width = max(self._frame.width - fitted.broken[-1].lines[-1].width * fitted.unit, 0.0)
        below = int(height / (self._frame.leading * fitted.unit) + 1e-9)
        lines = below + width / self._frame.width
        # New lines end a little before the edge; the rest of the last one can be filled.
        wanted = (below * _FILLED + width / self._frame.width) * self._frame.width
        letter = manuscript.width * fitted.unit / len(text)
        return Room(lines, height if below else width, len(text) + int(wanted / letter + 1e-9))


def set_line(
    text: str,
    at: Point,
    *,
    size_pt: float,
    font: FontKey,
    colour: str,
    fonts: FontBook,
    language: str,
    rotation: int = 0,
) -> Words:
    """Set one line without markup, such as a label beside the pieces.

    Args:
        text: the words, as they print.
        at: the start of the baseline; the line turns clockwise about it.
        size_pt: the size.
        font: the font; words with characters it lacks are set in another one.
        colour: ``#rrggbb``.
        fonts: where the font is from.
        language: a BCP 47 tag.
        rotation: a multiple of 90°.
    """
    unit = pt_to_mm(size_pt) / 1000.0
    space = fonts.face(font).space * unit
    runs: list[Run] = []
    x = at.x
    for word in text.split():
        for chosen, part in fonts.parts(font, word):
            glyphs = fonts.shape(chosen, part, language)
            runs.append(Run(Point(x, at.y), (glyphs,), size_pt, space, colour))
            x += glyphs.width * unit
        x += space
    return Words(tuple(runs), rotation, at)


def _table(style: TextStyle, setting: Setting) -> WordTable:
    key = (style.font, style.small_caps, style.hyphenate)
    table = setting.tables.get(key)
    if table is None:
        table = setting.tables[key] = word_table(
            Measures(
                setting.fonts,
                style.font,
                setting.language.tag,
                setting.language.fonts,
                style.small_caps,
                setting.icons,
                setting.fonts.face(style.font).space,
                setting.language.hyphenation if style.hyphenate else "",
            )
        )
    return table


def _manuscript(text: str, plain: WordTable, space: float) -> tuple[Manuscript, bool]:
    """Measure a text; tell also whether an emphasis stays open at the end of a paragraph."""
    measured: list[Measured] = []
    paragraphs = 0
    unbalanced = False
    for lines in paragraphs_of(text):
        table = plain
        for line in lines:
            chunks, table = _chunks(line, table)
            measured.append(measure(chunks, space, line is lines[-1], not line.isascii()))
        paragraphs += 1
        unbalanced = unbalanced or table is not plain
    width = sum([line.starts[-1] for line in measured])
    return Manuscript(measured, paragraphs - 1, width, space), unbalanced


def _chunks(line: str, table: WordTable) -> tuple[list[Chunk], WordTable]:
    """Look up the words of a line; return also the table for the words of the next line."""
    try:
        return [*map(table.__getitem__, line.split(" "))], table
    except OddWordError:
        chunks: list[Chunk] = []
        for word in words_of(line):
            chunk, table = table.entry(word)
            chunks.append(chunk)
        return chunks, table


def _faults(text: Manuscript, faulty: set[Chunk]) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the characters and the icons that are not to be had, and the characters that cannot be set."""
    if not faulty:
        return (), (), ()
    found = [chunk for line in text.lines for chunk in line.chunks if chunk in faulty]
    return (
        _distinct(chunk.missing for chunk in found),
        _distinct(chunk.unknown_icons for chunk in found),
        _distinct(chunk.unset for chunk in found),
    )


def _distinct(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for group in groups for name in group))
