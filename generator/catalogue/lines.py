"""Texts as they print on pieces → lines of words and icons for a page. Part of catalogue."""

import re
from collections.abc import Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from generator.typeset.markup import Emphasis, IconMark, Stretch, paragraphs_of, read_marks

_SPACES = re.compile(r"([ \t]+)")
_NUMBER = re.compile(r"(|.*[ \u00a0(])([\d.,]+)[ \u00a0]", re.DOTALL)


class Bit(Struct, frozen=True, kw_only=True):
    """Words of one emphasis; or an icon, of which ``text`` is the name.

    A bit that ``joins`` must not be parted from the next one.
    """

    text: str
    icon: str = ""
    bold: bool = False
    italic: bool = False
    joins: bool = False


Line = tuple[Bit, ...]


def read_lines(text: str, icons: Mapping[str, str]) -> tuple[Line, ...]:
    """Read the marks of a text: its lines, free of empty ones. ``icons`` are names by id."""
    emphasis = Emphasis.PLAIN
    lines: list[Line] = []
    for paragraph in paragraphs_of(text):
        for line in paragraph:
            bits: list[Bit] = []
            for word in _SPACES.split(line.strip()):
                marks, emphasis = read_marks(word, emphasis)
                bits += (_bit(mark, icons) for mark in marks)
            lines.append(tuple(_kept(list(_joined(bits)))))
    return tuple(lines)


def _bit(mark: Stretch | IconMark, icons: Mapping[str, str]) -> Bit:
    if isinstance(mark, IconMark):
        return Bit(text=icons.get(mark.name, mark.name), icon=mark.name)
    return Bit(
        text=mark.text,
        bold=bool(mark.emphasis & Emphasis.BOLD),
        italic=bool(mark.emphasis & Emphasis.ITALIC),
    )


def _joined(bits: list[Bit]) -> Iterator[Bit]:
    """Yield the bits, with neighbours of one emphasis made one."""
    last: Bit | None = None
    for bit in bits:
        if last is not None and not last.icon and replace(bit, text=last.text) == last:
            last = replace(last, text=last.text + bit.text)
            continue
        if last is not None:
            yield last
        last = bit
    if last is not None:
        yield last


def _kept(bits: list[Bit]) -> Iterator[Bit]:
    """Yield the bits; a number joins the icon after it, which is to stay on its line."""
    for bit, after in zip(bits, [*bits[1:], None], strict=True):
        found = _NUMBER.fullmatch(bit.text) if after is not None and after.icon and not bit.icon else None
        if found is None:
            yield bit
            continue
        if found[1]:
            yield replace(bit, text=found[1])
        yield replace(bit, text=f"{found[2]}\u00a0", joins=True)


def plain_text(lines: tuple[Line, ...]) -> str:
    """Return lines without marks; icons stand as their names."""
    return " ".join("".join(bit.text for bit in line) for line in lines)
