"""Typeset: a word with marks → stretches of one emphasis, and icons. Marks may span words."""

import re
from collections.abc import Iterator
from enum import IntFlag

from msgspec import Struct

from generator.model import FontKey


class Emphasis(IntFlag):
    """What ``*`` and ``**`` have switched on so far."""

    PLAIN = 0
    BOLD = 1
    ITALIC = 2


class Stretch(Struct, frozen=True):
    """Characters of one emphasis."""

    text: str
    emphasis: Emphasis


class IconMark(Struct, frozen=True):
    """``{icon:name}``."""

    name: str


_MARK = re.compile(r"\\(?P<literal>[*\\{}])|\{icon:(?P<icon>[^{}\s]*)\}|(?P<toggle>\*\*?)")
_TOGGLES = {"*": Emphasis.ITALIC, "**": Emphasis.BOLD}


def read_marks(word: str, emphasis: Emphasis) -> tuple[tuple[Stretch | IconMark, ...], Emphasis]:
    """Take a word apart; return its parts and the emphasis that is on after it.

    A ``*`` that stands alone between spaces is a plain asterisk, as one after a backslash is.
    """
    if word in _TOGGLES:
        return (Stretch(word, emphasis),), emphasis
    parts: list[Stretch | IconMark] = []
    text, end = "", 0
    for mark in _MARK.finditer(word):
        text += word[end : mark.start()] + (mark["literal"] or "")
        end = mark.end()
        if mark["literal"]:
            continue
        if text:
            parts.append(Stretch(text, emphasis))
            text = ""
        if mark["toggle"]:
            emphasis ^= _TOGGLES[mark["toggle"]]
        else:
            parts.append(IconMark(mark["icon"]))
    if text + word[end:]:
        parts.append(Stretch(text + word[end:], emphasis))
    return tuple(parts), emphasis


def emphasized(font: FontKey, emphasis: Emphasis) -> FontKey:
    """Return the font for emphasised words: italic within italic stands upright, bold stays bold."""
    if emphasis is Emphasis.PLAIN:
        return font
    return FontKey(
        family=font.family,
        bold=font.bold or bool(emphasis & Emphasis.BOLD),
        italic=font.italic != bool(emphasis & Emphasis.ITALIC),
    )


def paragraphs_of(text: str) -> Iterator[tuple[str, ...]]:
    """Split a text at its empty lines; each paragraph is its lines, as the author broke them."""
    lines: list[str] = []
    for line in (*text.split("\n"), ""):
        if line.strip(" \t"):
            lines.append(line)
        elif lines:
            yield tuple(lines)
            lines = []
