"""Typeset: fitted rows + box → words and pictures at their places, in mm, in reading order."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from generator.drawing import ORIGIN, Artwork, Glyphs, Run, Words
from generator.geometry import Point, Rect, orbited
from generator.typeset.fit import PARAGRAPH_GAP, Fitted, Frame
from generator.typeset.setting import Align, Valign
from generator.typeset.words import Chunk, PlacedIcon

_SHARE = {Align.LEFT: 0.0, Align.CENTER: 0.5, Align.RIGHT: 1.0}


class Stand(Struct, frozen=True):
    """Where and how a block stands: ``box`` is upright; the block turns about the middle of it afterwards.

    ``space`` is the width between two words, in thousandths of the size.
    """

    box: Rect
    align: Align
    valign: Valign
    rotation: int
    space: float
    colour: str


def place(fitted: Fitted, frame: Frame, stand: Stand) -> tuple[Words | Artwork, ...]:
    """Put every line on its baseline; text between two icons is one item."""
    box, unit, share = stand.box, fitted.unit, _SHARE[stand.align]
    size_pt, space, colour = fitted.size_pt, stand.space * unit, stand.colour
    leading = frame.leading * unit
    placed: list[Run | Artwork] = []
    mixed = False
    y = _first_baseline(fitted, frame, stand)
    for line, made in zip(fitted.text.lines, fitted.broken, strict=True):
        for set_line in made.lines:
            chunks = set_line.chunks
            left, width = frame.free(y - box.y, unit) if frame.zones else (0.0, box.width)
            x = box.x + left + share * (width - set_line.width * unit)
            words = tuple([chunk.glyphs for chunk in chunks])
            # The type checker cannot see that no None is left, and a second pass over all words would cost.
            if None in words or line.tight:
                mixed = True
                placed += _mixed_line(chunks, Point(x, y), unit, Run(ORIGIN, (), size_pt, space, colour))
            elif chunks or not frame.zones:
                placed.append(Run(Point(x, y), words, size_pt, space, colour))  # type: ignore[arg-type]
            y += leading
        if line.last:
            y += PARAGRAPH_GAP * leading
    if mixed:
        return tuple(_items(placed, box.centre, stand.rotation))
    return (Words(tuple(placed), stand.rotation, box.centre),)  # type: ignore[arg-type]


def _first_baseline(fitted: Fitted, frame: Frame, stand: Stand) -> float:
    box, ascent = stand.box, frame.ascent * fitted.unit
    if stand.valign is Valign.TOP or fitted.height > box.height:
        return box.y + ascent
    lowest = box.bottom - fitted.height + ascent
    if stand.valign is Valign.BOTTOM:
        return lowest
    # To the eye a block reaches from the top of its first line's letters to its last baseline.
    rise = max([chunk.rise for chunk in fitted.broken[0].lines[0].chunks]) * fitted.unit
    drop = fitted.height - ascent - frame.descent * fitted.unit
    return min(max(box.centre.y + (rise - drop) / 2, box.y + ascent), lowest)


def _mixed_line(chunks: Sequence[Chunk], at: Point, unit: float, like: Run) -> Iterator[Run | Artwork]:
    """Yield the runs and icons of one line; a run ends where two words stand closer than a space.

    ``like`` says how all its runs look.
    """
    words: list[Glyphs] = []
    start = x = at.x
    for chunk in chunks:
        for atom in chunk.atoms:
            content = atom.content
            if words and (atom is not chunk.atoms[0] or isinstance(content, PlacedIcon)):
                yield replace(like, at=Point(start, at.y), words=tuple(words))
                words = []
            left = x + atom.x * unit
            if isinstance(content, PlacedIcon):
                width, height = content.width * unit, content.height * unit
                top = at.y + content.drop * unit - height
                yield Artwork(content.art.svg, Rect(left, top, width, height), alt=content.art.alt)
            else:
                start = start if words else left
                words.append(content)
        x += chunk.advance * unit
        if words and chunk.advance == chunk.width:
            yield replace(like, at=Point(start, at.y), words=tuple(words))
            words = []
    if words:
        yield replace(like, at=Point(start, at.y), words=tuple(words))


def _items(placed: Iterable[Run | Artwork], pivot: Point, rotation: int) -> Iterator[Words | Artwork]:
    runs: list[Run] = []
    for thing in placed:
        if isinstance(thing, Run):
            runs.append(thing)
            continue
        if runs:
            yield Words(tuple(runs), rotation, pivot)
            runs = []
        yield Artwork(thing.svg, orbited(thing.box, pivot, rotation), rotation, thing.alt)
    if runs:
        yield Words(tuple(runs), rotation, pivot)
