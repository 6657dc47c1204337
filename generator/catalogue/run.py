"""Stage catalogue as one function: pieces → what is said of them → counted → drawn → HTML and PDF.

Part of catalogue. A game is judged before anything is set, so that a check without a build finds its faults.
"""

import io
from collections.abc import Iterator

import pikepdf
from jinja2 import TemplateError
from msgspec import Struct

from generator.catalogue.entries import Drawings, take_stock
from generator.catalogue.html import TEMPLATE, write_catalogue_html
from generator.catalogue.leaf import Leaf, make_leaf
from generator.catalogue.pdf import write_catalogue_pdf
from generator.catalogue.pen import Pen
from generator.catalogue.tally import tally
from generator.diagnostic import Diagnostic, Span
from generator.faces import Studio
from generator.faces.gallery import Vector
from generator.localize import word_in
from generator.model import Catalogue, LocalizedGame, Text, Tone, catalogue_texts
from generator.typeset import FontBook
from generator.typeset.coverage import missing_characters
from generator.workspace import WorkspaceError
from generator.write import ArtError, Assets
from generator.write.colours import book_colours


class BoundCatalogue(Struct, frozen=True, kw_only=True):
    """A finished catalogue in one edition and language.

    ``pdf`` has A5 pages, ``html`` is one self-contained file.
    """

    pdf: bytes
    html: str
    pages: int


def judge_catalogue(localized: LocalizedGame, fonts: FontBook) -> tuple[Diagnostic, ...]:
    """Report the characters of a catalogue's own texts that cannot be printed; those of faces are known."""
    catalogue = localized.game.catalogue
    if catalogue is None:
        return ()
    found = (
        Diagnostic(
            code="B201",
            message=f"no font can print {' '.join(missing)} in the catalogue",
            hint="use other characters",
            span=localized.place_of(text, span),
        )
        for text, span in _texts(catalogue, localized)
        if (missing := missing_characters(str(text), fonts))
    )
    return tuple(dict.fromkeys(found))


def _texts(catalogue: Catalogue, localized: LocalizedGame) -> Iterator[tuple[Text, Span]]:
    """Yield what a catalogue prints that may be on no face."""
    for place, text in catalogue_texts(catalogue):
        yield text, catalogue.origin.at(place)
    for component in localized.edition.components:
        if component.id in catalogue.components:
            for piece in component.pieces:
                name = piece.fields.get("name")
                if isinstance(name, Text):
                    yield name, piece.origin.at("name")


def set_catalogue(
    studio: Studio, localized: LocalizedGame, drawings: Drawings, assets: Assets
) -> tuple[BoundCatalogue | None, tuple[Diagnostic, ...]]:
    """Set the catalogue of a localized game.

    Args:
        studio: where the pictures of icons come from.
        localized: the game; it must want a catalogue.
        drawings: the composed faces of its pieces. Nothing is composed anew.
        assets: the art that has been made ready for print, shared with sheets and books.

    Returns:
        The catalogue, or None when something in it is an error.
    """
    try:
        leaf = _leaf(studio, localized, drawings)
        pdf, faults = write_catalogue_pdf(leaf, assets)
        html = "" if pdf is None else write_catalogue_html(leaf, assets)
    except WorkspaceError as error:
        return None, (Diagnostic(code="B202", message=error.reason, span=error.span),)
    except ArtError as error:
        message = f"a picture of the catalogue cannot be shown: {error.reason}"
        return None, (Diagnostic(code="B204", message=message, hint="mend or replace it"),)
    except TemplateError as error:
        message = f"the design of the catalogue cannot be filled in: {error.message}"
        span = Span(TEMPLATE, getattr(error, "lineno", 1))
        return None, (Diagnostic(code="B202", message=message, span=span),)
    return (None if pdf is None else BoundCatalogue(pdf=pdf, html=html, pages=_count(pdf))), faults


def _leaf(studio: Studio, localized: LocalizedGame, drawings: Drawings) -> Leaf:
    catalogue = localized.game.catalogue
    assert catalogue is not None
    stock = take_stock(catalogue, localized, drawings)
    charts = [tally(plot, catalogue, stock, localized) for plot in catalogue.plots]
    return make_leaf(
        catalogue, localized, stock, [chart for chart in charts if chart.panels], pen_for(studio, localized)
    )


def pen_for(studio: Studio, localized: LocalizedGame) -> Pen:
    """Return what the charts of a game are drawn with."""
    colours, gallery = book_colours(localized.game.theme), studio.scene(localized).gallery
    drawn = {id_: gallery.picture(icon.art) for id_, icon in localized.game.icons.items()}
    return Pen(
        fonts=studio.fonts,
        tag=localized.language.tag,
        colours=colours,
        tones=localized.game.theme.palette,
        plain=Tone(colours.tint, colours.accent, colours.ink),
        icons={id_: picture for id_, picture in drawn.items() if isinstance(picture, Vector)},
        word=word_in(localized.language.tag),
        words=localized.words,
    )


def _count(pdf: bytes) -> int:
    with pikepdf.open(io.BytesIO(pdf)) as book:
        return len(book.pages)
