"""A book → PDF/UA-1 through Typst. Part of rulebook.

The text goes to the template as data (JSON), so nothing in it can be taken for Typst. Pictures do not go
through Typst, which writes a drawing anew wherever it is shown: it only keeps their places and says what they
show, and they are hung there afterwards. Invariant: the same book gives the same bytes.
"""

import json

import typst

from generator.diagnostic import Diagnostic, Severity, Span
from generator.rulebook.book import Book
from generator.rulebook.data import book_data, picture_data
from generator.write import ArtError, Assets, PictureError, write_plates
from generator.write.engine import run_typst
from generator.write.hanging import hang_pictures

TEMPLATE = "templates/rulebook/book.typ"


def write_book_pdf(book: Book, template: str, assets: Assets) -> tuple[bytes | None, tuple[Diagnostic, ...]]:
    """Typeset a book.

    Args:
        book: the book.
        template: the Typst source of the book's design.
        assets: fonts, art and pictures, shared with other books and with sheets.

    Returns:
        The PDF, and what Typst had to say, as diagnostics at the template.

    Errors:
        WorkspaceError: a picture cannot be read.
    """
    data = json.dumps({**book_data(book), "pictures": _places(book)}, ensure_ascii=False)
    try:
        with assets.workspace.font_folders() as fonts:
            (pdf,), warnings = run_typst(template, {"book": data}, "pdf", standard="ua-1", fonts=fonts)
        if book.pictures:
            plates = write_plates([picture.view for picture in book.pictures.values()], assets)
            pdf = hang_pictures(pdf, plates)
    except typst.TypstError as error:
        return None, (_report(error, Severity.ERROR),)
    except (ArtError, PictureError) as error:
        message = f"a picture of the rulebook cannot be printed: {error.reason}"
        return None, (Diagnostic(code="B133", message=message, hint="mend or replace it"),)
    return pdf, tuple(_report(warning, Severity.WARNING) for warning in warnings)


def _places(book: Book) -> dict[str, dict[str, object]]:
    """Return the measures of each picture, and its number among the plates, from 1."""
    return {
        str(ref): {"plate": number, **picture_data(picture)}
        for number, (ref, picture) in enumerate(book.pictures.items(), start=1)
    }


def _report(trouble: typst.TypstError | typst.TypstWarning, severity: Severity) -> Diagnostic:
    message = f"the rulebook could not be set: {trouble.message}"
    return Diagnostic(
        code="B131", message=message, hint="; ".join(trouble.hints), span=Span(TEMPLATE), severity=severity
    )
