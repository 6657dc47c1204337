"""Write, text: a font file in, the part of it that a document uses out.

Glyphs are addressed by their number in the font and the text they stand for. So ligatures, small capitals and
every other glyph that no character leads to are drawn, and can be copied as the text that they are.
"""

import io
from array import array
from collections.abc import Sequence
from hashlib import blake2b
from sys import byteorder

from msgspec import Struct
from reportlab.pdfbase import ttfonts

from generator.drawing import Glyph

SPACE = 32
# Letters and signs of ASCII have their own code if it is free; then come the codes above, then what is left.
_OWN = range(33, 127)
_SPARE = (*range(127, 256), *_OWN)
# Viewers that find no text for a code show the Roman letter that it had. These codes never had one.
_SILENT = range(1, 32)
_MAPPINGS_PER_BLOCK = 100


class FontProgram:
    """A TrueType file, loaded once for all documents.

    Units: widths and metrics are in thousandths of the size.
    """

    def __init__(self, data: bytes) -> None:
        # Without the map of characters, which takes reportlab twenty times as long to read as all the rest.
        file = ttfonts.TTFontFile(io.BytesIO(data), charInfo=0)
        file.charToGlyph = range(file.numGlyphs)
        file.hmetrics = _metrics(file)
        file.glyphPos = _places(file)
        self._file = file
        self._scale = 1000.0 / file.unitsPerEm
        self.name: str = file.name.decode("ascii")

    def width(self, glyph: int) -> float:
        """Return the glyph's own advance."""
        return float(self._file.hmetrics[glyph][0] * self._scale)

    def subset(self, glyphs: Sequence[int]) -> bytes:
        """Return a font file in which the n-th code shows the n-th of these glyphs."""
        data: bytes = self._file.makeSubset(glyphs)
        return data

    def descriptor(self, name: bytes, file: bytes) -> bytes:
        """Return the descriptor of a subset of that name; ``file`` refers to its font file."""
        font = self._file
        flags = (font.flags | ttfonts.FF_SYMBOLIC) & ~ttfonts.FF_NONSYMBOLIC
        box = b" ".join(b"%d" % round(edge) for edge in font.bbox)
        heights = b"/Ascent %d/Descent %d/CapHeight %d" % (font.ascent, font.descent, font.capHeight)
        look = b"/Flags %d/ItalicAngle %g/StemV %d" % (flags, font.italicAngle, font.stemV)
        head = b"<</Type/FontDescriptor/FontName/%s/FontBBox[%s]" % (name, box)
        return b"%s%s%s/FontFile2 %s>>" % (head, heights, look, file)


def _metrics(file: ttfonts.TTFontFile) -> list[tuple[int, int]]:
    """Return advance and left bearing of each glyph; the last advance holds for all glyphs after it."""
    full = file.get_ushort(file.get_table_pos("hhea")[0] + 34)
    numbers = _numbers("H", file.get_table("hmtx"))
    advances, bearings = list(numbers[: 2 * full : 2]), list(numbers[1 : 2 * full : 2])
    rest = file.numGlyphs - full
    bearings += numbers[2 * full : 2 * full + rest]
    return list(zip(advances + advances[-1:] * rest, bearings, strict=True))


def _places(file: ttfonts.TTFontFile) -> list[int]:
    """Return where each glyph's outline starts, and where the last one ends."""
    is_long = file.get_ushort(file.get_table_pos("head")[0] + 50)
    table = file.get_table("loca")
    places = list(_numbers("I", table)) if is_long else [2 * place for place in _numbers("H", table)]
    return places[: file.numGlyphs + 1]


def _numbers(kind: str, table: bytes) -> Sequence[int]:
    numbers = array(kind, table[: len(table) // array(kind).itemsize * array(kind).itemsize])
    if byteorder == "little":
        numbers.byteswap()
    return numbers


class Subset(Struct, eq=False):
    """Up to 223 glyphs of one font, and 31 without text, under codes of one byte.

    ``name`` is what the pages call it.
    """

    name: str
    glyphs: dict[int, tuple[int, str]]

    def assign(self, glyph: int, text: str) -> int | None:
        """Give a glyph a code; None if the subset is full."""
        own = ord(text) if len(text) == 1 and ord(text) in _OWN else 0
        wanted = (own,) if own and own not in self.glyphs else (() if text else _SILENT)
        code = next((code for code in (*wanted, *_SPARE) if code not in self.glyphs), None)
        if code is not None:
            self.glyphs[code] = glyph, text
        return code

    def codes(self) -> list[int]:
        """Return the glyph at each code from 0 to the last one in use."""
        return [self.glyphs.get(code, (0, ""))[0] for code in range(max(self.glyphs) + 1)]


class Piece(Struct, frozen=True):
    """Part of a word: a string to show without its outer brackets, in one subset.

    It is lifted by ``rise`` thousandths of the size.
    """

    font: str
    text: str
    rise: float = 0.0


class DocumentFont:
    """One font in one document: hands out codes, and writes words as strings to show."""

    def __init__(self, program: FontProgram, space: int, name: str) -> None:
        self.program = program
        self.subsets: list[Subset] = []
        self.space_width = program.width(space)
        self._space = space
        self._name = name
        self._codes: dict[tuple[int, str], tuple[Subset, str]] = {}

    def encode(self, glyphs: Sequence[Glyph]) -> tuple[Piece, ...]:
        """Write a shaped word as pieces: one, unless it needs several subsets or has lifted marks."""
        pieces: list[Piece] = []
        font, rise, text = "", 0.0, ""
        for glyph in glyphs:
            subset, character = self._code(glyph.id, glyph.text)
            if (subset.name, glyph.dy) != (font, rise) and text:
                pieces.append(Piece(font, text, rise))
                text = ""
            font, rise = subset.name, glyph.dy
            kern = self.program.width(glyph.id) - glyph.advance + glyph.dx
            text += _moved(-glyph.dx) + character + _moved(kern)
        return (*pieces, Piece(font, text, rise)) if text else tuple(pieces)

    def _code(self, glyph: int, text: str) -> tuple[Subset, str]:
        """Return the subset that shows a glyph, and how its code is written in a string."""
        key = (glyph, text)
        if key not in self._codes:
            code = self.subsets[-1].assign(glyph, text) if self.subsets else None
            if code is None:
                self.subsets.append(Subset(f"{self._name}.{len(self.subsets)}", {SPACE: (self._space, " ")}))
                code = self.subsets[-1].assign(glyph, text)
            self._codes[key] = self.subsets[-1], _written(code or 0)
        return self._codes[key]


def _written(code: int) -> str:
    if code < SPACE:
        return f"\\{code:03o}"
    return "\\" + chr(code) if chr(code) in "()\\" else chr(code)


def _moved(by: float) -> str:
    """Write a move of the pen to the left within a string to show."""
    return f"){by:.4g}(" if abs(by) >= 0.05 else ""


def subset_name(program: FontProgram, glyphs: Sequence[int]) -> bytes:
    """Return the name of a subset: six letters that stand for its glyphs, and the font's own name."""
    digest = blake2b(repr(glyphs).encode(), digest_size=6).digest()
    return b"%s+%s" % (bytes(ord("A") + byte % 26 for byte in digest), program.name.encode())


def to_unicode(subset: Subset) -> bytes:
    """Return the map from a subset's codes to text."""
    lines = [
        b"<%02X> <%s>" % (code, text.encode("utf-16-be").hex().upper().encode())
        for code, (_, text) in sorted(subset.glyphs.items())
    ]
    blocks = [lines[at : at + _MAPPINGS_PER_BLOCK] for at in range(0, len(lines), _MAPPINGS_PER_BLOCK)]
    body = b"\n".join(b"%d beginbfchar\n%s\nendbfchar" % (len(block), b"\n".join(block)) for block in blocks)
    return _CMAP % body


_CMAP = b"""/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
%s
endcmap
CMapName currentdict /CMap defineresource pop
end
end"""
