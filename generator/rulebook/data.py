"""A book → plain data (dictionaries, lists, words, numbers) for its templates. Part of rulebook.

Invariant: a node of the document tree becomes its fields and its ``kind``, its class in lower case.
"""

from enum import Enum

from msgspec import Struct

from generator.geometry import Size
from generator.rulebook.book import Book
from generator.rulebook.document import (
    Inlines,
    Inset,
    Note,
    PictureRef,
    Shown,
    Table,
    plain,
)
from generator.write import Picture

# Widths in characters: what a column is given at most, what a table has room for without wrapping, what
# counts as a short column, the padding of a cell, and what a narrow phone has room for.
_LONGEST_USEFUL = 44
_NARROW_TABLE = 46
_SHORT_COLUMN = 12
_CELL_PADDING = 3
_PHONE = 30


def book_data(book: Book) -> dict[str, object]:
    """Return a book as the plain data that templates read; pictures are named only."""
    language, _, region = book.language.tag.partition("-")
    return {
        "title": book.title,
        "lang": language,
        "region": region or None,
        "facts": book.facts,
        "cover": plain_data(book.cover),
        "lead": plain_data(book.lead),
        "blocks": plain_data(book.blocks),
        "colours": plain_data(book.colours),
        "words": dict(book.words),
    }


def picture_data(picture: Picture) -> dict[str, object]:
    """Return the measures of a picture as plain data, in mm."""
    return {**size_data(picture.size), "corner": picture.corner}


def size_data(size: Size) -> dict[str, float]:
    """Return a size as plain data, in mm."""
    return {"width": size.width, "height": size.height}


def plain_data(value: object) -> object:
    """Turn a node of the document tree into plain data: its fields, and its ``kind`` by name."""
    if isinstance(value, PictureRef):
        return str(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain_data(item) for item in value]
    if isinstance(value, Struct):
        found = {name: plain_data(getattr(value, name)) for name in value.__struct_fields__}
        if isinstance(value, Note):
            found["note"] = found["kind"]
        if isinstance(value, Inset):
            found["room"] = size_data(value.room)
        if isinstance(value, Shown):
            found["alt"] = plain(value.alt)
        if isinstance(value, Table):
            found["widths"] = column_widths(value)
            found["scrolls"] = may_scroll(value)
        return {**found, "kind": type(value).__name__.lower()}
    return value


def column_widths(table: Table[Inlines]) -> tuple[int, ...]:
    """Return the relative widths of a table's columns; a column of width 0 takes what it needs.

    Columns of few characters take what they need, as long as that leaves room for the others. These share the
    rest by their longest cells, up to a point, and by their longest words.
    """
    if table.widths is not None:
        return table.widths
    columns = zip(table.header, *table.rows, strict=True)
    cells = [[plain(cell) for cell in column] for column in columns]
    longest = [max(len(cell) for cell in column) for column in cells]
    if sum(longest) <= _NARROW_TABLE:
        return (0,) * len(cells)
    words = [_longest_word(column) for column in cells]
    shares = [max(word, min(cell, _LONGEST_USEFUL)) for word, cell in zip(words, longest, strict=True)]
    short = [share for share in shares if share <= _SHORT_COLUMN]
    can_be_natural = sum(short) <= _NARROW_TABLE // 2
    return tuple(
        0 if can_be_natural and share <= _SHORT_COLUMN else share + _CELL_PADDING for share in shares
    )


def may_scroll(table: Table[Inlines]) -> bool:
    """Tell whether a table could be too wide for a phone even when every cell wraps at each word."""
    columns = zip(table.header, *table.rows, strict=True)
    return sum(_longest_word([plain(cell) for cell in column]) + _CELL_PADDING for column in columns) > _PHONE


def _longest_word(cells: list[str]) -> int:
    return max((len(word) for cell in cells for word in cell.split()), default=1)
