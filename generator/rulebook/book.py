"""A rulebook ready to be set: one language, all pictures drawn. PDF and HTML are both made from it."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from generator.model import Language, LocalizedGame
from generator.rulebook.document import (
    Block,
    Document,
    Emphasis,
    Icon,
    Inlines,
    Inset,
    Link,
    Paragraph,
    PictureRef,
    Strong,
    texts,
)
from generator.write import Picture
from generator.write.colours import BookColours, book_colours


class Book(Struct, frozen=True, kw_only=True):
    """Everything that is printed in a rulebook.

    ``facts`` are short remarks for the cover, such as the number of players. ``words`` are the press's own
    words in the book's language. ``pictures`` holds every picture that the blocks and the cover mention.
    """

    title: str
    language: Language
    facts: tuple[str, ...]
    cover: PictureRef | None
    lead: tuple[Paragraph[Inlines], ...]
    blocks: tuple[Block[Inlines], ...]
    pictures: Mapping[PictureRef, Picture]
    colours: BookColours
    words: Mapping[str, str]


def make_book(
    document: Document[Inlines],
    localized: LocalizedGame,
    pictures: Mapping[PictureRef, Picture],
    cover: PictureRef | None,
) -> Book:
    """Bind a shown document and its drawn pictures into a book."""
    return Book(
        title=str(localized.title),
        language=localized.language,
        facts=tuple(_facts(localized)),
        cover=cover,
        lead=document.lead,
        blocks=document.blocks,
        pictures=pictures,
        colours=book_colours(localized.game.theme),
        words=localized.words,
    )


def _facts(localized: LocalizedGame) -> Iterator[str]:
    """Yield what a cover says under the title: that these are rules, for how many, and of which edition."""
    least, most = min(localized.game.players), max(localized.game.players)
    yield localized.words["rules"]
    if most > 1:
        span = str(most) if least == most else f"{least}–{most}"
        yield f"{span}\u00a0{localized.words['players']}"
    if len(localized.game.editions) > 1:
        yield str(localized.edition.name)


def book_texts(book: Book) -> tuple[Inlines, ...]:
    """Return all texts of a book in reading order."""
    return texts(Document(book.lead, book.blocks))


def pictures_in(inlines: Inlines) -> Iterator[PictureRef]:
    """Yield the pictures that a text shows."""
    for inline in inlines:
        match inline:
            case Icon(picture) | Inset(picture):
                yield picture
            case Strong(children) | Emphasis(children) | Link(_, children):
                yield from pictures_in(children)
