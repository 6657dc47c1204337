"""The document tree: what a rulebook says, block by block, free of any output format.

A block is generic in its text: ``Written`` as the author wrote it, ``Inlines`` once shown in a language.
Invariant: the tree has the same shape in every language; ``map_text`` changes texts only, in reading order.
"""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import Generic, TypeAlias, TypeVar

from msgspec import Struct

from generator.diagnostic import NOWHERE, Span
from generator.geometry import Size

T = TypeVar("T")
U = TypeVar("U")


class Written(Struct, frozen=True):
    """A block's text in the source language: inline Markdown, its section's slug, and where it stands."""

    source: str
    section: str
    span: Span = NOWHERE


class PictureKind(Enum):
    """Where a picture comes from: the word before the colon of its target."""

    FIGURE = "figure"
    PIECE = "piece"
    BACK = "back"
    MOTIF = "motif"
    ICON = "icon"


class PictureRef(Struct, frozen=True):
    """Which picture: ``piece:items/bottle``, or ``motif:shell/scallop`` in some colour and pattern.

    A figure may show an ``example``. A thumbnail is only ever shown as small as in the component list.
    """

    kind: PictureKind
    name: str
    colour: str = ""
    pattern: str = ""
    is_thumbnail: bool = False
    example: str = ""

    def __str__(self) -> str:
        said = (self.colour, self.pattern, self.example, "small" * self.is_thumbnail)
        options = "&".join(option for option in said if option)
        return f"{self.kind.value}:{self.name}" + (f"?{options}" if options else "")


_LINE_ROOM = Size(20.0, 9.0)

# Inline: what a line of shown text is made of.


class Plain(Struct, frozen=True):
    """Characters and nothing else."""

    text: str


class Strong(Struct, frozen=True):
    """Text of great weight."""

    children: "Inlines"


class Emphasis(Struct, frozen=True):
    """Stressed text."""

    children: "Inlines"


class Code(Struct, frozen=True):
    """Characters to be taken literally."""

    text: str


class Link(Struct, frozen=True):
    """A link: ``target`` is ``#slug`` or an http(s) address."""

    target: str
    children: "Inlines"


class LineBreak(Struct, frozen=True):
    """A break that the author asked for."""


class Icon(Struct, frozen=True):
    """A small picture in running text, about as high as a capital; ``alt`` is its localized name."""

    picture: PictureRef
    alt: str


class Inset(Struct, frozen=True):
    """A picture in a line or a table cell. An empty ``alt`` marks decoration: the words beside it say it all.

    ``width`` is in mm; None takes the picture's own, made to fit into ``room``.
    """

    picture: PictureRef
    alt: str
    width: float | None = None
    room: Size = _LINE_ROOM


Inline: TypeAlias = Plain | Strong | Emphasis | Code | Link | LineBreak | Icon | Inset
Inlines: TypeAlias = tuple[Inline, ...]


# Blocks.


class Heading(Struct, Generic[T], frozen=True):
    """A heading; a section of the book has level 1.

    ``slug`` is its anchor, made from the source language and the same in all languages.
    """

    level: int
    slug: str
    text: T


class Paragraph(Struct, Generic[T], frozen=True):
    """Running text."""

    text: T


class Items(Struct, Generic[T], frozen=True):
    """A list; ``start`` is the first number of an ordered one. ``loose`` items stand apart."""

    ordered: bool
    start: int
    loose: bool
    items: "tuple[tuple[Block[T], ...], ...]"


class Align(Enum):
    """How a table column sets its cells."""

    START = "start"
    CENTRE = "centre"
    END = "end"


class Table(Struct, Generic[T], frozen=True):
    """A table with a header row.

    The cells of the column ``row_header`` head their rows. ``section`` is the slug of the heading above the
    table. ``widths`` are the columns' relative widths, where something other than their text decides.
    """

    header: tuple[T, ...]
    rows: tuple[tuple[T, ...], ...]
    alignment: tuple[Align, ...]
    row_header: int | None
    section: str
    caption: T | None = None
    widths: tuple[int, ...] | None = None


class NoteKind(Enum):
    """What a boxed passage is."""

    EXAMPLE = "example"
    TIP = "tip"
    QUOTE = "quote"


class Note(Struct, Generic[T], frozen=True):
    """A boxed passage. An example or a tip begins with its label, a ``Strong``, in its first paragraph.

    ``examples`` are the places of the examples to be played that stand in it, as long as it is only written.
    """

    kind: NoteKind
    blocks: "tuple[Block[T], ...]"
    examples: tuple[Span, ...] = ()


class Shown(Struct, Generic[T], frozen=True):
    """One picture of a figure; ``width`` in mm, if the author gave one."""

    picture: PictureRef
    alt: T
    width: float | None = None


class Figure(Struct, Generic[T], frozen=True):
    """Pictures side by side. Only a figure with a caption has a ``number``."""

    pictures: tuple[Shown[T], ...]
    caption: T | None = None
    number: int = 0


class GeneratedKind(Enum):
    """What the press writes by itself."""

    CONTENTS = "contents"
    COMPONENTS = "components"
    ICONS = "icons"
    EFFECTS = "effects"


class Generated(Struct, frozen=True):
    """A place for something the press writes by itself; ``section`` is the slug it stands under."""

    kind: GeneratedKind
    section: str = ""


class Rule(Struct, frozen=True):
    """A break between thoughts."""


Block: TypeAlias = (
    Heading[T] | Paragraph[T] | Items[T] | Table[T] | Note[T] | Figure[T] | Generated | Rule
)  # fmt: skip


class ExampleSource(Struct, frozen=True):
    """An example to be played, as it is written: its name, and its lines with their places."""

    name: str
    span: Span
    lines: tuple[tuple[str, Span], ...]


class Document(Struct, Generic[T], frozen=True):
    """A whole rulebook; ``lead`` holds the paragraphs before everything else, which introduce the game."""

    lead: tuple[Paragraph[T], ...]
    blocks: tuple[Block[T], ...]
    examples: tuple[ExampleSource, ...] = ()


def map_text(blocks: tuple[Block[T], ...], change: Callable[[T], U]) -> tuple[Block[U], ...]:
    """Return the same tree with each text replaced by what ``change`` makes of it, in reading order."""
    return tuple(_map_block(block, change) for block in blocks)


def _map_block(block: Block[T], change: Callable[[T], U]) -> Block[U]:  # noqa: PLR0911 - a block kind each
    match block:
        case Heading(level, slug, text):
            return Heading(level, slug, change(text))
        case Paragraph(text):
            return Paragraph(change(text))
        case Items():
            items = tuple(map_text(item, change) for item in block.items)
            return Items(block.ordered, block.start, block.loose, items)
        case Note(kind, inner):
            return Note(kind, map_text(inner, change))
        case Table():
            return _map_table(block, change)
        case Figure():
            pictures = tuple(Shown(p.picture, change(p.alt), p.width) for p in block.pictures)
            return Figure(pictures, _map_optional(block.caption, change), block.number)
        case Generated() | Rule():
            return block


def _map_table(table: Table[T], change: Callable[[T], U]) -> Table[U]:
    caption = _map_optional(table.caption, change)
    header = tuple(change(cell) for cell in table.header)
    rows = tuple(tuple(change(cell) for cell in row) for row in table.rows)
    return Table(header, rows, table.alignment, table.row_header, table.section, caption, table.widths)


def _map_optional(text: T | None, change: Callable[[T], U]) -> U | None:
    return None if text is None else change(text)


def walk(blocks: tuple[Block[T], ...]) -> Iterator[Block[T]]:
    """Yield every block, each before the blocks inside it."""
    for block in blocks:
        yield block
        if isinstance(block, Note):
            yield from walk(block.blocks)
        elif isinstance(block, Items):
            for item in block.items:
                yield from walk(item)


def keep_notes(blocks: tuple[Block[T], ...], is_kept: Callable[[Note[T]], bool]) -> tuple[Block[T], ...]:
    """Return the tree without the notes that are not to be kept."""
    return tuple(_keep_inside(b, is_kept) for b in blocks if not isinstance(b, Note) or is_kept(b))


def _keep_inside(block: Block[T], is_kept: Callable[[Note[T]], bool]) -> Block[T]:
    match block:
        case Note(kind, inner, examples):
            return Note(kind, keep_notes(inner, is_kept), examples)
        case Items():
            items = tuple(keep_notes(item, is_kept) for item in block.items)
            return Items(block.ordered, block.start, block.loose, items)
    return block


def texts(document: Document[T]) -> tuple[T, ...]:
    """Return all texts in reading order."""
    found: list[T] = []
    map_text((*document.lead, *document.blocks), found.append)
    return tuple(found)


def plain(inlines: Inlines) -> str:
    """Return shown text without its markup; pictures stand as their alternative text."""
    return "".join(_plain_inline(inline) for inline in inlines)


def _plain_inline(inline: Inline) -> str:
    match inline:
        case Plain(text) | Code(text):
            return text
        case Strong(children) | Emphasis(children) | Link(_, children):
            return plain(children)
        case Icon(alt=alt) | Inset(alt=alt):
            return alt
        case LineBreak():
            return " "
