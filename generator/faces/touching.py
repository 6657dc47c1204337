"""Faces: text in its place → the zones that it touches and should not."""

from collections.abc import Iterable, Iterator, Sequence

from generator.drawing import Artwork, Run, Words
from generator.geometry import Rect, orbited
from generator.typeset import FontBook, Zone
from generator.units import pt_to_mm


def touched(
    items: Iterable[Words | Artwork], zones: Sequence[tuple[str, Zone]], fonts: FontBook
) -> tuple[str, ...]:
    """Return the names of the zones that a text touches with a line, as high as letters, or an icon."""
    boxes = tuple(box for item in items for box in _boxes(item, fonts))
    return tuple(name for name, zone in zones if any(zone.touches(box) for box in boxes))


def _boxes(item: Words | Artwork, fonts: FontBook) -> Iterator[Rect]:
    if isinstance(item, Artwork):
        yield item.box
        return
    for run in item.runs:
        if run.words:
            box = orbited(_box(run, fonts), item.pivot, item.rotation)
            yield box if item.rotation % 180 == 0 else _turned(box)


def _turned(box: Rect) -> Rect:
    """Return a box turned by a quarter about its own middle."""
    middle = box.centre
    return Rect(middle.x - box.height / 2, middle.y - box.width / 2, box.height, box.width)


def _box(run: Run, fonts: FontBook) -> Rect:
    face, unit = fonts.face(run.words[0].font), pt_to_mm(run.size_pt) / 1000.0
    width = sum(word.width for word in run.words) * unit + run.space * (len(run.words) - 1)
    height = (face.ascent + face.descent) * unit
    return Rect(run.at.x, run.at.y - face.ascent * unit, width, height)
