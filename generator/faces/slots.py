"""Faces: a slot as written → a slot that is known to make sense: a text or a picture, and where it goes."""

import re
from collections.abc import Mapping
from enum import Enum
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from generator.diagnostic import suggestion
from generator.faces.literals import MARK
from generator.faces.marked import KEEP
from generator.faces.svg import RawSlot, role_way_out
from generator.geometry import Rect
from generator.model import Art, TextStyle, Theme
from generator.typeset import Align, Valign, role_colour

USUAL_STYLE = "body"
_SOURCES = ("data-text", "data-picture", "data-motif", "data-icons")
_TEXT = ("data-literal", "data-style", "data-colour", "data-align", "data-valign", "data-rotate", KEEP)
_PICTURE = ("data-fit", "data-align", "data-valign", "data-rotate", KEEP)
_ATTRIBUTES: Mapping[str, tuple[str, ...]] = {
    "data-text": _TEXT,
    "data-icons": _TEXT,
    "data-picture": _PICTURE,
    "data-motif": (*_PICTURE, "data-colour", "data-pattern"),
}
_NUMBER = re.compile(r"\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)\s*\Z")
_ROTATIONS = {"0": 0, "90": 90, "180": 180, "270": 270}


class Fit(Enum):
    """How a picture fills its slot: wholly inside, over all of it, or stretched to it."""

    CONTAIN = "contain"
    COVER = "cover"
    STRETCH = "stretch"


class TextSlot(Struct, frozen=True, kw_only=True):
    """A slot for text: of a field, or the template's own ``text`` if ``field`` is empty.

    ``icons`` marks a field with a list of icons' names.
    """

    id: str
    field: str
    text: str
    icons: bool
    box: Rect
    style_name: str
    style: TextStyle
    align: Align
    valign: Valign
    rotation: int


class PictureSlot(Struct, frozen=True, kw_only=True):
    """A slot for a picture: of a field, or the template's own ``art`` if ``field`` is empty."""

    id: str
    field: str
    art: Art | None
    box: Rect
    fit: Fit
    align: Align
    valign: Valign
    rotation: int


Slot = TextSlot | PictureSlot


class SlotError(Exception):
    """A slot that makes no sense: a code, what is wrong, the way out, and the attribute to look at."""

    def __init__(self, code: str, message: str, hint: str, attribute: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.hint = hint
        self.attribute = attribute


def read_slot(raw: RawSlot, theme: Theme) -> Slot:
    """Read a slot's attributes.

    Errors:
        SlotError: they make no sense.
    """
    attributes = raw.attributes
    source = _source(attributes)
    if source in ("data-text", "data-icons"):
        return _text_slot(raw, source, theme)
    is_field = source == "data-picture"
    name = attributes[source].strip()
    art = Art(name=name, colour=attributes.get("data-colour", ""), pattern=attributes.get("data-pattern", ""))
    return PictureSlot(
        id=attributes.get("id", name),
        field=name if is_field else "",
        art=None if is_field or not name else art,
        box=_box(raw),
        fit=_choice(attributes, "data-fit", Fit, Fit.CONTAIN),
        align=_choice(attributes, "data-align", Align, Align.CENTER),
        valign=_choice(attributes, "data-valign", Valign, Valign.MIDDLE),
        rotation=_rotation(attributes),
    )


def _text_slot(raw: RawSlot, source: str, theme: Theme) -> TextSlot:
    attributes = raw.attributes
    said = attributes[source]
    literal = _choice(attributes, "data-literal", _Flag, _Flag.NO) is _Flag.YES
    literal = literal and not said.startswith(MARK)
    icons = source == "data-icons"
    style_name = attributes.get("data-style", USUAL_STYLE)
    return TextSlot(
        id=attributes.get("id", said),
        field="" if literal else said.strip(),
        text=(icon_row(said.split()) if icons else said) if literal else "",
        icons=icons,
        box=_box(raw),
        style_name=style_name,
        style=_style(attributes, style_name, theme),
        align=_choice(attributes, "data-align", Align, Align.LEFT),
        valign=_choice(attributes, "data-valign", Valign, Valign.TOP),
        rotation=_rotation(attributes),
    )


class _Flag(Enum):
    YES = "true"
    NO = "false"


def icon_row(names: "list[str] | tuple[str, ...]") -> str:
    """Return the markup for icons side by side."""
    return "".join(f"{{icon:{name}}}" for name in names)


def _source(attributes: Mapping[str, str]) -> str:
    """Return the one attribute that says what is shown, once it is sure that the others go with it."""
    sources = [name for name in _SOURCES if name in attributes]
    if len(sources) != 1:
        message = "a slot shows one thing" if sources else "the slot does not say what it shows"
        raise SlotError("L308", message, f"give it one of: {', '.join(_SOURCES)}", *sources[1:2])
    allowed = _ATTRIBUTES[sources[0]]
    for name in attributes:
        if name.startswith("data-") and name not in (*allowed, sources[0]):
            message = f'a slot with {sources[0]} has no "{name}"'
            raise SlotError("L308", message, f"it may have: {', '.join(allowed)}", name)
    return sources[0]


def _box(raw: RawSlot) -> Rect:
    if raw.scaling is None:
        way_out = "take the transform off the slot and its groups; data-rotate turns what is shown"
        raise SlotError("L308", "the slot is turned or skewed by a transform", way_out)
    x, y, width, height = (_number(raw.attributes, name) for name in ("x", "y", "width", "height"))
    if width <= 0 or height <= 0:
        raise SlotError(
            "L308",
            "the slot has no size",
            "give it a width and a height above 0",
            "width" if width <= 0 else "height",
        )
    return raw.scaling.applied(Rect(x, y, width, height))


def _number(attributes: Mapping[str, str], name: str) -> float:
    said = attributes.get(name, "0")
    number = _NUMBER.match(said)
    if number is None:
        way_out = "lengths in a template are plain numbers, in mm"
        raise SlotError("L308", f'{name}="{said}" is no number', way_out, name)
    return float(number[1])


_E = TypeVar("_E", bound=Enum)


def _choice(attributes: Mapping[str, str], name: str, kind: type[_E], usual: _E) -> _E:
    said = attributes.get(name)
    if said is None:
        return usual
    try:
        return kind(said.strip())
    except ValueError:
        choices = [str(choice.value) for choice in kind]
        raise SlotError("L308", f'{name} cannot be "{said}"', suggestion(said, choices), name) from None


def _rotation(attributes: Mapping[str, str]) -> int:
    said = attributes.get("data-rotate", "0").strip()
    if said not in _ROTATIONS:
        way_out = "one of: 0, 90, 180, 270, clockwise"
        raise SlotError("L308", f'data-rotate cannot be "{said}"', way_out, "data-rotate")
    return _ROTATIONS[said]


def _style(attributes: Mapping[str, str], name: str, theme: Theme) -> TextStyle:
    style = theme.styles.get(name)
    if style is None:
        way_out = suggestion(name, theme.styles, "styles are declared in theme.yaml")
        raise SlotError("L310", f'there is no text style "{name}"', way_out, "data-style")
    role = attributes.get("data-colour") or style.colour
    if role_colour(theme.palette, role) is None:
        way_out = role_way_out(role, theme.palette)
        raise SlotError("L311", f'there is no colour role "{role}"', way_out, "data-colour")
    return style if role == style.colour else replace(style, colour=role)
