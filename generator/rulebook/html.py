"""A book → one HTML file with its pictures and fonts in it, and without scripts. Part of rulebook.

Invariant: no address in the file is fetched by a browser; the same book gives the same text.
"""

from collections.abc import Iterator

from markupsafe import Markup

from generator.model import FontKey
from generator.rulebook.book import Book, book_texts
from generator.rulebook.data import book_data, picture_data
from generator.rulebook.document import (
    Emphasis,
    Heading,
    Inlines,
    Link,
    Strong,
    Table,
    plain,
    walk,
)
from generator.write import Assets, write_sprite
from generator.write.page import compile_page
from generator.write.webfont import font_faces

TEMPLATE = "templates/rulebook/book.html.j2"
STYLE = "templates/rulebook/book.css"
_CONTENTS_DEPTH = 2
_ITALIC_HEADING = 3  # The style sheet sets headings from this level on in bold italics.
_SERIF, _SANS = "Vollkorn", "Noto Sans"


def write_book_html(book: Book, template: str, style: str, assets: Assets) -> str:
    """Write a book as HTML.

    Args:
        book: the book.
        template: the Jinja2 source of the page.
        style: its style sheet.
        assets: fonts and pictures.

    Errors:
        WorkspaceError: a picture or a font cannot be read. ArtError: a picture is no SVG.
    """
    names = {ref: f"picture_{number}" for number, ref in enumerate(book.pictures)}
    views = {name: book.pictures[ref].view for ref, name in names.items()}
    return compile_page(template).render(
        book=book_data(book),
        outline=_outline(book),
        tag=book.language.tag,
        description=" ".join(plain(paragraph.text) for paragraph in book.lead),
        style=Markup(style),
        fonts=tuple(font_faces(fonts_of(book), "".join(_all_words(book)), assets)),
        pictures={str(ref): {"id": name, **picture_data(book.pictures[ref])} for ref, name in names.items()},
        sprite=Markup(write_sprite(views, assets.fonts, assets.workspace)) if views else "",
    )


def _outline(book: Book) -> list[dict[str, object]]:
    """Return the sections and their parts for the contents."""
    sections: list[dict[str, object]] = []
    parts: list[dict[str, object]] = []
    for block in walk(book.blocks):
        if isinstance(block, Heading) and block.level <= _CONTENTS_DEPTH:
            entry: dict[str, object] = {"slug": block.slug, "text": plain(block.text)}
            if block.level == 1:
                parts = []
                sections.append({**entry, "parts": parts})
            else:
                parts.append(entry)
    return sections


def _all_words(book: Book) -> Iterator[str]:
    yield from (book.title, *book.facts, *book.words.values(), "0123456789")
    yield from map(plain, book_texts(book))


def fonts_of(book: Book) -> tuple[FontKey, ...]:
    """Return the fonts that a book needs: five always, two more for what not every book has."""
    fonts = [
        FontKey(family=_SERIF),
        FontKey(family=_SERIF, bold=True),
        FontKey(family=_SERIF, italic=True),
        FontKey(family=_SANS),
        FontKey(family=_SANS, bold=True),
    ]
    if _has_bold_italic(book):
        fonts.append(FontKey(family=_SERIF, bold=True, italic=True))
    if any(isinstance(block, Table) and _has_emphasis(block) for block in walk(book.blocks)):
        fonts.append(FontKey(family=_SANS, italic=True))
    return tuple(fonts)


def _has_bold_italic(book: Book) -> bool:
    """Tell whether there is a heading in bold italics, or stress within great weight."""
    if any(isinstance(block, Heading) and block.level >= _ITALIC_HEADING for block in walk(book.blocks)):
        return True
    return any(_nests(inlines) for inlines in book_texts(book))


def _nests(inlines: Inlines, inside: type | None = None) -> bool:
    for inline in inlines:
        if isinstance(inline, (Strong, Emphasis, Link)):
            kind = inside if isinstance(inline, Link) else type(inline)
            if inside not in (None, kind) or _nests(inline.children, kind):
                return True
    return False


def _has_emphasis(table: Table[Inlines]) -> bool:
    cells = (cell for row in (table.header, *table.rows) for cell in row)
    return any(isinstance(inline, Emphasis) for cell in cells for inline in cell)
