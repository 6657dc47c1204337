"""Write, text: runs of shaped words in, PDF text operators out.

A word is turned into a string to show once in a document. The words of a run are joined by real spaces, and
so are lines, so that text comes out of the file as it went in.
"""

import zlib

from msgspec import Struct

from generator.drawing import Glyphs, Run, Words
from generator.model import FontKey
from generator.units import PT_PER_MM, mm_to_pt
from generator.write.assets import Assets
from generator.write.document import Body, Document, text_string
from generator.write.matrix import turn_about
from generator.write.programs import DocumentFont, FontProgram, Piece, Subset, subset_name, to_unicode

# A line that ends like this is joined to the next one without a space.
_HYPHENS = frozenset("-\u2010")
_HUNDREDTHS = PT_PER_MM * 100


class Lettering:
    """All text of one document. ``close`` it when every page is written."""

    def __init__(self, document: Document, assets: Assets) -> None:
        self._document = document
        self._assets = assets
        self._fonts: dict[FontKey, DocumentFont] = {}
        self._words: dict[Glyphs, tuple[Piece, ...]] = {}
        # Words with glyphs that stand for no text of their own.
        self._opaque: set[Glyphs] = set()
        # Each word that is one piece on the baseline, with its font and all such words of that font.
        self._tables: dict[Glyphs, tuple[str, dict[Glyphs, str]]] = {}
        self._plain: dict[str, dict[Glyphs, str]] = {}
        self._bodies: dict[str, Body] = {}
        self._spaces: dict[str, float] = {}
        self._joints: dict[tuple[str, float, float], str] = {}
        self._moves: dict[tuple[int, int], str] = {}
        self._colours: dict[str, str] = {}

    def operators(self, words: Words, height: float, names: set[str]) -> str:
        """Return the operators that show a text on a face.

        Args:
            words: the text, in mm from the top-left of the face.
            height: the face's height in mm.
            names: gains the fonts in use.
        """
        turn = turn_about(words.rotation, words.pivot, height)
        line = _Line([f"q {turn} BT" if turn else "q BT"], names)
        colour, size, x, y = "", 0.0, 0, 0
        out, moves, last = line.out, self._moves, len(words.runs) - 1
        for at, run in enumerate(words.runs):
            if run.colour != colour:
                colour = run.colour
                out.append(self._colours.get(colour) or self._colour(colour))
            if run.size_pt != size:
                line.font, size = "", run.size_pt
            # Moves lead from one rounded place to the next, so that what is rounded off does not add up.
            to_x, to_y = round(run.at.x * _HUNDREDTHS), round((height - run.at.y) * _HUNDREDTHS)
            move = (to_x - x, to_y - y)
            out.append(moves.get(move) or self._move(move))
            x, y = to_x, to_y
            self._show(run, _space_between(run, words.runs[at + 1]) if at < last else "", line)
        line.out.append("ET Q")
        return " ".join(line.out)

    def _show(self, run: Run, after: str, line: "_Line") -> None:
        """Append what shows a run and what comes ``after`` it."""
        words = run.words
        try:
            # Nearly always all words of a run are known, in one font, and whole.
            name, table = self._tables[words[0]]
            joint = self._joints.get((name, run.space, run.size_pt)) or self._joint(name, run)
            text = joint.join(map(table.__getitem__, words))
        except (KeyError, IndexError):
            new = [word for word in words if word not in self._words]
            for word in new:
                self._encode(word)
            (self._show if new else self._show_piecewise)(run, after, line)
            return
        if name != line.font:
            line.use(name, run.size_pt)
        line.out.append(f"[({text}{after})]TJ")

    def _show_piecewise(self, run: Run, after: str, line: "_Line") -> None:
        text = ""
        for at, word in enumerate(run.words):
            joint = self._joint(line.font, run) if at else ""
            pieces = self._words[word]
            is_opaque = word in self._opaque
            if is_opaque:
                # Viewers that find no text for a glyph make some up, and lose a space that stands alone.
                text = line.flush(text)
                line.out.append(f"/Span<</ActualText{text_string(' ' * bool(at) + word.text)}>>BDC")
            text += joint
            for piece in pieces:
                if piece.font != line.font or piece.rise:
                    text = line.flush(text)
                    line.use(piece.font, run.size_pt)
                if piece.rise:
                    lift = f"{piece.rise * run.size_pt / 1000:.4g}"
                    line.out.append(f"{lift} Ts [({piece.text})]TJ 0 Ts")
                else:
                    text += piece.text
            if is_opaque:
                text = line.flush(text)
                line.out.append("EMC")
        line.flush(text + after)

    def _encode(self, word: Glyphs) -> None:
        font = self._fonts.get(word.font)
        if font is None:
            face = self._assets.fonts.face(word.font).font
            program = self._assets.program(word.font)
            font = DocumentFont(program, face.get_nominal_glyph(ord(" ")), f"F{len(self._fonts)}")
            self._fonts[word.font] = font
        pieces = self._words[word] = font.encode(word.glyphs)
        for piece in pieces:
            if piece.font not in self._bodies:
                self._spaces[piece.font] = font.space_width
                self._bodies[piece.font] = Body()
                self._document.name_font(piece.font, self._document.add(self._bodies[piece.font]))
                self._plain[piece.font] = {}
        if not all(glyph.text for glyph in word.glyphs):
            self._opaque.add(word)
        elif len(pieces) == 1 and not pieces[0].rise:
            table = self._plain[pieces[0].font]
            table[word] = pieces[0].text
            self._tables[word] = pieces[0].font, table

    def _joint(self, font: str, run: Run) -> str:
        """Return what joins two words: a space, and a move that makes it as wide as the run wants it."""
        key = (font, run.space, run.size_pt)
        joint = self._joints.get(key)
        if joint is None:
            excess = self._spaces[font] - mm_to_pt(run.space) / run.size_pt * 1000
            joint = self._joints[key] = f" ){excess:.4g}(" if abs(excess) >= 0.5 else " "
        return joint

    def _move(self, move: tuple[int, int]) -> str:
        operator = self._moves[move] = f"{move[0] / 100:g} {move[1] / 100:g} Td"
        return operator

    def _colour(self, colour: str) -> str:
        operator = self._colours.get(colour)
        if operator is None:
            red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
            operator = self._colours[colour] = f"{red:.4g} {green:.4g} {blue:.4g} rg"
        return operator

    def close(self) -> None:
        """Embed the part of each font that was used."""
        for font in self._fonts.values():
            for subset in font.subsets:
                self._bodies[subset.name].text = self._embed(font.program, subset)

    def _embed(self, program: FontProgram, subset: Subset) -> bytes:
        put = self._document.put
        glyphs = subset.codes()
        name = subset_name(program, glyphs)
        data = program.subset(glyphs)
        file = zlib.compress(data)
        file_head = b"<</Filter/FlateDecode/Length %d/Length1 %d>>" % (len(file), len(data))
        cmap = zlib.compress(to_unicode(subset))
        widths = b" ".join(b"%g" % program.width(glyph) for glyph in glyphs)
        return b"<</Type/Font/Subtype/TrueType/BaseFont/%s/FirstChar 0/LastChar %d/Widths[%s]" % (
            name,
            len(glyphs) - 1,
            widths,
        ) + b"/FontDescriptor %s/ToUnicode %s>>" % (
            put(program.descriptor(name, put(file_head, file))),
            put(b"<</Filter/FlateDecode/Length %d>>" % len(cmap), cmap),
        )


class _Line(Struct):
    """The operators of a text so far, the names of all fonts in use, and the font of the moment."""

    out: list[str]
    names: set[str]
    font: str = ""

    def use(self, font: str, size_pt: float) -> None:
        """Change the font."""
        self.font = font
        self.names.add(font)
        self.out.append(f"/{font} {size_pt:g} Tf")

    def flush(self, text: str) -> str:
        """Show what has been gathered; nothing is left to show."""
        if text:
            self.out.append(f"[({text})]TJ")
        return ""


def _space_between(run: Run, following: Run) -> str:
    """Return the space that belongs between two runs: at the end of a line, or in a gap as wide as one."""
    if not run.words or run.words[-1].text[-1:] in _HYPHENS:
        return ""
    if following.at.y == run.at.y:
        width_pt = sum(word.width for word in run.words) * run.size_pt / 1000
        end = run.at.x + width_pt / PT_PER_MM + run.space * (len(run.words) - 1)
        if following.at.x - end < run.space / 2:
            return ""
    return " "
