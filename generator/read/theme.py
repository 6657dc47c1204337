"""The theme: a game's palette and text styles, from ``theme.yaml``.

A colour given as one word is the base tone; light and shade are derived from it unless they are given too.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated

from generator.diagnostic import Span, suggestion
from generator.expression import Names
from generator.model import FontKey, TextStyle, Theme, Tone
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Group, Node, Scalar
from generator.read.scalars import as_word, check_name
from generator.read.schema import Flag, Number, Points, Shape, Word, read_shape
from generator.workspace import Workspace, WorkspaceError

_LIGHTER = 0.45
_DARKER = 0.35
_TONES = ("light", "base", "shade")


def _as_colour(node: Node, _: Names) -> str:
    if isinstance(node, Scalar) and not node.text:
        raise ContentError("S109", "there is nothing after the key", 'without quotes, "#" begins a comment')
    text = as_word(node)
    if not re.fullmatch(r"#[0-9A-Fa-f]{6}", text):
        raise ContentError(
            "S111", f'"{text}" is not a colour', 'write "#" and six digits or letters a to f, in quotes'
        )
    return text.lower()


Colour = Annotated[str, _as_colour]


class _ToneShape(Shape):
    short = "base"
    light: Colour | None = None
    base: Colour
    shade: Colour | None = None


class _StyleShape(Shape):
    font: Word
    bold: Flag = False
    italic: Flag = False
    size: Points
    least: Points | None = None
    leading: Number = 1.2
    colour: Word = "ink"
    hyphenate: Flag = True
    small_caps: Flag = False


class _ThemeShape(Shape):
    palette: Mapping[str, _ToneShape]
    styles: Mapping[str, _StyleShape]
    low_ink: Mapping[str, Number] = MappingProxyType({})


def read_theme(workspace: Workspace, path: str, faults: Faults) -> Theme | None:
    """Read a theme. None, and the faults, if it has any."""
    before = len(faults)
    document = read_document(workspace, path, faults, "every game has one, with a palette and text styles")
    shape = read_shape(_ThemeShape, document, document.root, faults) if document else None
    if document is None or shape is None:
        return None
    _check_names(document, faults)
    _check_styles(workspace, document, shape, faults)
    _check_shares(document, shape, faults)
    palette = {role: _tone(tone) for role, tone in shape.palette.items()}
    styles = {name: _style(style) for name, style in shape.styles.items()}
    origin = document.origin(document.root)
    return (
        Theme(palette=palette, styles=styles, low_ink=shape.low_ink, origin=origin)
        if len(faults) == before
        else None
    )


def _tone(shape: _ToneShape) -> Tone:
    light = shape.light or blend(shape.base, "#ffffff", _LIGHTER)
    return Tone(light, shape.base, shape.shade or blend(shape.base, "#000000", _DARKER))


def blend(colour: str, other: str, share: float) -> str:
    """Return a colour with a share of another mixed in, channel by channel."""
    channels = (
        round(int(colour[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share)
        for at in (1, 3, 5)
    )
    return "#" + "".join(f"{channel:02x}" for channel in channels)


def _style(shape: _StyleShape) -> TextStyle:
    return TextStyle(
        font=FontKey(family=shape.font, bold=shape.bold, italic=shape.italic),
        size_pt=shape.size,
        min_size_pt=shape.size if shape.least is None else shape.least,
        leading=shape.leading,
        colour=shape.colour,
        hyphenate=shape.hyphenate,
        small_caps=shape.small_caps,
    )


def _check_names(document: Document, faults: Faults) -> None:
    for section in ("palette", "styles"):
        group = document.root.entries[section]
        assert isinstance(group, Group)
        for name in group.entries:
            try:
                check_name(name)
            except ContentError as error:
                faults.add_error(error, document.key(group, name))


def _check_styles(workspace: Workspace, document: Document, shape: _ThemeShape, faults: Faults) -> None:
    origin = document.origin(document.root)
    for name, style in shape.styles.items():
        at = f"styles.{name}"
        if style.colour.partition(".")[0] not in shape.palette:
            message = f'the palette has no colour "{style.colour}"'
            faults.add("R010", origin.at(f"{at}.colour"), message, suggestion(style.colour, shape.palette))
        if style.least is not None and style.least > style.size:
            faults.add(
                "S105", origin.at(f"{at}.least"), "the least size is larger than the size", "swap them"
            )
        if not 0.5 <= style.leading <= 5:
            faults.add(
                "S105",
                origin.at(f"{at}.leading"),
                "the leading is out of bounds",
                "from 0.5 to 5 times the size",
            )
        _check_font(workspace, _style(style).font, origin.at(f"{at}.font"), faults)


def _check_shares(document: Document, shape: _ThemeShape, faults: Faults) -> None:
    origin = document.origin(document.root)
    for role, share in shape.low_ink.items():
        name, dot, tone = role.partition(".")
        if name not in shape.palette or (dot and tone not in _TONES):
            message = f'the palette has no colour "{role}"'
            faults.add("R010", origin.key(f"low_ink.{role}"), message, suggestion(name, shape.palette))
        elif not 0 <= share <= 1:
            way_out = "from 0, which leaves paper, to 1, which leaves the colour as it is"
            faults.add("S105", origin.at(f"low_ink.{role}"), "a share of ink is out of bounds", way_out)


def _check_font(workspace: Workspace, font: FontKey, place: Span, faults: Faults) -> None:
    try:
        workspace.read_font(font)
    except WorkspaceError as error:
        cut = " ".join(word for word, said in (("bold", font.bold), ("italic", font.italic)) if said)
        faults.add(
            "R011", place, f'there is no font "{font.family}"{" in " + cut if cut else ""}', error.reason
        )
