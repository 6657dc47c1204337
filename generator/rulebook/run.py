"""Stage rulebook as one function: source → tree → shown → drawn → PDF and HTML. Part of rulebook."""

import io

import pikepdf
from jinja2 import TemplateError
from msgspec import Struct

from generator.diagnostic import Diagnostic, Span, has_errors
from generator.faces import Face, Studio
from generator.faces.scene import SHARED_FIGURES
from generator.model import LocalizedGame
from generator.rulebook.book import Book, make_book, pictures_in
from generator.rulebook.coverage import check_book_characters
from generator.rulebook.document import (
    Document,
    Figure,
    Inlines,
    PictureKind,
    PictureRef,
    Written,
    texts,
    walk,
)
from generator.rulebook.examples import play_examples, suit_examples
from generator.rulebook.generated import write_generated
from generator.rulebook.html import STYLE, write_book_html
from generator.rulebook.html import TEMPLATE as HTML_TEMPLATE
from generator.rulebook.parse import parse_rulebook
from generator.rulebook.pdf import TEMPLATE as PDF_TEMPLATE
from generator.rulebook.pdf import write_book_pdf
from generator.rulebook.pictures import draw_pictures
from generator.rulebook.show import locate, show_document
from generator.workspace import Workspace, WorkspaceError
from generator.write import Assets

_COVER = PictureRef(PictureKind.FIGURE, "cover")


class Rulebook(Struct, frozen=True, kw_only=True):
    """A finished rulebook in one edition and language.

    ``pdf`` has A5 pages, ``html`` is one self-contained file, ``figures`` are its composed figures by name,
    for rules to judge.
    """

    pdf: bytes
    html: str
    pages: int
    figures: tuple[tuple[str, Face], ...]


def set_rulebook(
    studio: Studio, localized: LocalizedGame, source: str, assets: Assets | None = None
) -> tuple[Rulebook | None, tuple[Diagnostic, ...]]:
    """Set the rulebook of a localized game.

    Args:
        studio: where faces and figures are composed.
        localized: the game, with the translations of the rulebook's messages.
        source: the rulebook's Markdown in the source language.
        assets: the art that has been made ready for print, if other books or sheets are to share it.

    Returns:
        The rulebook, or None when something in it is an error.
    """
    game = localized.game
    path = f"content/{game.slug}/{game.rulebook or 'rulebook.md'}"
    written, faults = parse_rulebook(source, path)
    examples, more = play_examples(written, localized)
    faults += more
    if examples is None:
        return None, faults
    written = suit_examples(written, examples)
    shown, more = show_document(written, localized, source, examples.shown)
    lines = tuple(source.split("\n"))
    faults += more + check_book_characters(written, shown, localized, studio.fonts, lines)
    complete = Document(shown.lead, write_generated(shown.blocks, localized))
    places = _picture_places(written, shown, complete, Span(path), lines)
    cover = _COVER if _has_cover(studio.workspace, game.slug) else None
    if cover:
        places.setdefault(cover, Span(path))
    pictures, more = draw_pictures(places, studio, localized, examples.shown)
    faults += more
    if has_errors(faults):
        return None, faults
    book = make_book(complete, localized, pictures.drawn, cover)
    try:
        shared = assets or Assets(workspace=studio.workspace, fonts=studio.fonts)
        pdf, html, more = _write(book, shared)
    except WorkspaceError as error:
        return None, (*faults, Diagnostic(code="B132", message=error.reason, span=error.span))
    except TemplateError as error:
        message = f"the design of the page cannot be filled in: {error.message}"
        span = Span(HTML_TEMPLATE, getattr(error, "lineno", 1))
        return None, (*faults, Diagnostic(code="B132", message=message, span=span))
    if pdf is None:
        return None, faults + more
    return Rulebook(pdf=pdf, html=html, pages=_count(pdf), figures=pictures.figures), faults + more


def _write(book: Book, assets: Assets) -> tuple[bytes | None, str, tuple[Diagnostic, ...]]:
    read = assets.workspace.read_text
    pdf, faults = write_book_pdf(book, read(PDF_TEMPLATE), assets)
    html = "" if pdf is None else write_book_html(book, read(HTML_TEMPLATE), read(STYLE), assets)
    return pdf, html, faults


def _has_cover(workspace: Workspace, slug: str) -> bool:
    folders = (f"content/{slug}/templates", SHARED_FIGURES)
    return any(f"{f}/{_COVER.name}.svg.j2" in workspace.list_files(f, ".svg.j2") for f in folders)


def _picture_places(
    written: Document[Written],
    shown: Document[Inlines],
    complete: Document[Inlines],
    book: Span,
    lines: tuple[str, ...],
) -> dict[PictureRef, Span]:
    """Return every picture with the place that mentions it first; what the press adds is in the book."""
    places: dict[PictureRef, Span] = {}
    for block in walk(written.blocks):
        if isinstance(block, Figure):
            for picture in block.pictures:
                places.setdefault(picture.picture, _address(picture.picture, picture.alt.span, lines))
    for original, inlines in zip(texts(written), texts(shown), strict=True):
        for ref in pictures_in(inlines):
            places.setdefault(ref, _address(ref, original.span, lines))
    for inlines in texts(complete):
        for ref in pictures_in(inlines):
            places.setdefault(ref, book)
    return places


def _address(ref: PictureRef, passage: Span, lines: tuple[str, ...]) -> Span:
    """Return the place of a picture's address in the passage that shows it."""
    return locate(lines, passage, f"{ref.kind.value}:{ref.name}")


def _count(pdf: bytes) -> int:
    with pikepdf.open(io.BytesIO(pdf)) as book:
        return len(book.pages)
