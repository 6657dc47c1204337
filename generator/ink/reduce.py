"""A game's drawings → those of a print with less ink.

Low ink goes by roles. A fill keeps the share of its ink that theme.yaml grants its role, as in
``low_ink: {sea: 0.3}``; the role ``ink`` keeps all of it, the others a tenth. Lines stay, icons stay as they
are, larger pictures keep a third of their fills, light text turns dark as its ground turns light. Backs are
outlines.
"""

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from generator.drawing import Artwork, Drawing, Item, Picture, Words
from generator.geometry import Size
from generator.ink.colours import grey, luminance, thinned
from generator.ink.pixels import lighten, to_grey
from generator.ink.repaint import Palette, outlined, repaint
from generator.model import Side, Theme
from generator.model.ink import Ink

_USUAL_SHARE, _PICTURE_SHARE = 0.1, 0.35
# An icon is at most this wide or high, in mm, or this part of the face.
_ICON_SIDE, _ICON_PART = 13.0, 0.03
_GROUND_PART = 0.9
# Text lighter than this has less than 4.5 : 1 of contrast with a fill of a tenth of its ink.
_DARK_TEXT = 0.13
_OUTLINE_WIDTH = 0.08
_OUTLINE_SHARE = 0.3
_BLACK = "#000000"

K = TypeVar("K")


class _Mode(Struct, frozen=True):
    """How one kind of item is painted."""

    palette: Palette
    outline: str = ""


def reduce_ink(drawings: Mapping[K, tuple[Side, Drawing]], theme: Theme, ink: Ink) -> Mapping[K, Drawing]:
    """Return all drawings as ``ink`` prints them.

    What was one object stays one: a frame that all cards share is repainted once.
    """
    if ink is Ink.FULL:
        return {key: drawing for key, (_, drawing) in drawings.items()}
    painter = _Painter(theme, ink)
    return {key: painter.drawing(drawing, side) for key, (side, drawing) in drawings.items()}


class _Painter:
    """The rules of a theme, and everything repainted so far, by the identity of what it was."""

    def __init__(self, theme: Theme, ink: Ink) -> None:
        self._ink = ink
        self._shares = _shares(theme)
        self._dark = theme.palette["ink"].base if "ink" in theme.palette else _BLACK
        self._drawings: dict[tuple[int, Side], Drawing] = {}
        self._items: dict[tuple[int, str], Item] = {}
        self._svgs: dict[tuple[str, str, float], str] = {}
        self._modes = self._low_modes() if ink is Ink.LOW else {"": _Mode(Palette(grey, grey, to_grey))}

    def drawing(self, drawing: Drawing, side: Side) -> Drawing:
        key = id(drawing), side
        if key not in self._drawings:
            items = (self._item(item, self._mode(item, drawing.size, side)) for item in drawing.items)
            self._drawings[key] = replace(drawing, items=tuple(items))
        return self._drawings[key]

    def _low_modes(self) -> Mapping[str, _Mode]:
        stay = Palette(_same, _same, lighten)
        line = Palette(partial(thinned, share=0.0), _same, lighten)
        return {
            "icon": _Mode(stay),
            "picture": _Mode(replace(stay, fill=partial(self._fill, usual=_PICTURE_SHARE))),
            "ground": _Mode(replace(stay, fill=partial(self._fill, usual=_USUAL_SHARE))),
            "back": _Mode(line, thinned(self._dark, _OUTLINE_SHARE)),
        }

    def _mode(self, item: Item, face: Size, side: Side) -> str:
        if self._ink is Ink.GREY or isinstance(item, Words):
            return ""
        box = item.box
        part = box.width * box.height / (face.width * face.height)
        if part <= _ICON_PART or (min(box.width, box.height) <= _ICON_SIDE and part < _GROUND_PART):
            return "icon"
        if side is Side.BACK:
            return "back"
        return "ground" if part >= _GROUND_PART else "picture"

    def _item(self, item: Item, mode: str) -> Item:
        key = id(item), mode
        if key not in self._items:
            self._items[key] = self._painted(item, mode)
        return self._items[key]

    def _painted(self, item: Item, mode: str) -> Item:
        if isinstance(item, Words):
            runs = (replace(run, colour=self._text(run.colour)) for run in item.runs)
            return replace(item, runs=tuple(runs))
        if isinstance(item, Picture):
            return item if mode == "icon" else replace(item, ink=self._ink.value)
        return replace(item, svg=self._svg(item, mode))

    def _svg(self, item: Artwork, mode: str) -> str:
        if mode == "icon":
            return item.svg
        width = round(item.box.width, 3) if self._modes[mode].outline else 0.0
        key = item.svg, mode, width
        if key not in self._svgs:
            svg = repaint(item.svg, self._modes[mode].palette)
            outline = self._modes[mode].outline
            self._svgs[key] = outlined(svg, outline, _OUTLINE_WIDTH, width) if outline else svg
        return self._svgs[key]

    def _text(self, colour: str) -> str:
        if self._ink is Ink.GREY:
            return grey(colour)
        return colour if luminance(colour) <= _DARK_TEXT else self._dark

    def _fill(self, colour: str, usual: float) -> str:
        return thinned(colour, self._shares.get(colour, usual))


def _shares(theme: Theme) -> Mapping[str, float]:
    """Return the share of ink of each colour that has a rule: a tone's own, or that of its role."""
    rules = {"ink": 1.0, **theme.low_ink}
    shares: dict[str, float] = {}
    for role, tone in theme.palette.items():
        for name, colour in (("light", tone.light), ("base", tone.base), ("shade", tone.shade)):
            share = rules.get(f"{role}.{name}", rules.get(role))
            if share is not None:
                shares.setdefault(colour, share)
    return shares


def _same(colour: str) -> str:
    return colour
