"""Typeset: fitted rows + box → words and pictures at their places, in mm, in reading order."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from generator.drawing import Artwork, Glyphs, Run, Words
from generator.geometry import Point, Rect, orbited
from generator.typeset.fit import PARAGRAPH_GAP, Fitted, Frame
from generator.typeset.setting import Align, Valign
from generator.typeset.words import Chunk, PlacedIcon

_SHARE = {Align.LEFT: 0.0, Align.CENTER: 0.5, Align.RIGHT: 1.0}


@dataclass(frozen=True, slots=True)
class Stand:
    """Where and how a block stands: ``box`` is upright; the block turns about the middle of it afterwards.

    ``space`` is the width between two words, in thousandths of the size.
    """

    box: Rect
    align: Align
    valign: Valign
    rotation: int
    space: float
    colour: str


@dataclass(frozen=True, slots=True)
class _Pen:
    """What all runs of a block share, in mm."""

    unit: float
    size_pt: float
    space: float
    colour: str


def place(fitted: Fitted, frame: Frame, stand: Stand) -> tuple[Words | Artwork, ...]:
    """Put every line on its baseline; text between two icons is one item."""
    box, unit, share = stand.box, fitted.unit, _SHARE[stand.align]
    pen = _Pen(unit, fitted.size_pt, stand.space * unit, stand.colour)
    leading = frame.leading * unit
    placed: list[Run | Artwork] = []
    y = _first_baseline(fitted, frame, stand)
    for line, made in zip(fitted.text.lines, fitted.broken, strict=True):
        for chunks, width, _ in made:
            x = box.x + share * (box.width - width * unit)
            words = [chunk.glyphs for chunk in chunks]
            if None in words:
                placed += _mixed_line(chunks, x, y, pen)
            else:
                whole = cast("list[Glyphs]", words)
                placed.append(Run(Point(x, y), tuple(whole), pen.size_pt, pen.space, pen.colour))
            y += leading
        if line.last:
            y += PARAGRAPH_GAP * leading
    return tuple(_items(placed, box.centre, stand.rotation))


def _first_baseline(fitted: Fitted, frame: Frame, stand: Stand) -> float:
    box, ascent = stand.box, frame.ascent * fitted.unit
    if stand.valign is Valign.TOP or fitted.height > box.height:
        return box.y + ascent
    lowest = box.bottom - fitted.height + ascent
    if stand.valign is Valign.BOTTOM:
        return lowest
    # To the eye a block reaches from the top of its first line's letters to its last baseline.
    rise = max([chunk.rise for chunk in fitted.broken[0][0].chunks]) * fitted.unit
    drop = fitted.height - ascent - frame.descent * fitted.unit
    return min(max(box.centre.y + (rise - drop) / 2, box.y + ascent), lowest)


def _mixed_line(chunks: Sequence[Chunk], x: float, y: float, pen: _Pen) -> Iterator[Run | Artwork]:
    """Yield the runs and icons of one line; a run ends where two words stand closer than a space."""
    words: list[Glyphs] = []
    start = x
    for chunk in chunks:
        for atom in chunk.atoms:
            content = atom.content
            if words and (atom is not chunk.atoms[0] or isinstance(content, PlacedIcon)):
                yield Run(Point(start, y), tuple(words), pen.size_pt, pen.space, pen.colour)
                words = []
            left = x + atom.x * pen.unit
            if isinstance(content, PlacedIcon):
                width, height = content.width * pen.unit, content.height * pen.unit
                yield Artwork(content.art.svg, Rect(left, y - height, width, height), alt=content.art.alt)
            else:
                start = start if words else left
                words.append(content)
        x += chunk.width * pen.unit + pen.space
    if words:
        yield Run(Point(start, y), tuple(words), pen.size_pt, pen.space, pen.colour)


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
