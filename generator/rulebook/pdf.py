"""A book → PDF/UA-1 through Typst. Part of rulebook.

The text goes to the template as data (JSON), so nothing in it can be taken for Typst. Invariant: the same
book gives the same bytes.
"""

import json

import typst

from generator.diagnostic import Diagnostic, Severity, Span
from generator.rulebook.book import Book
from generator.rulebook.data import book_data, picture_data
from generator.rulebook.engine import run_typst

TEMPLATE = "templates/rulebook/book.typ"


def write_book_pdf(book: Book, template: str) -> tuple[bytes | None, tuple[Diagnostic, ...]]:
    """Typeset a book.

    Args:
        book: the book.
        template: the Typst source of the book's design.

    Returns:
        The PDF, and what Typst had to say, as diagnostics at the template.
    """
    data = json.dumps({**book_data(book), "pictures": _svgs(book)}, ensure_ascii=False)
    try:
        (pdf,), warnings = run_typst(template, {"book": data}, "pdf", standard="ua-1")
    except typst.TypstError as error:
        return None, (_report(error, Severity.ERROR),)
    return pdf, tuple(_report(warning, Severity.WARNING) for warning in warnings)


def _svgs(book: Book) -> dict[str, dict[str, object]]:
    return {str(ref): {"svg": picture.svg, **picture_data(picture)} for ref, picture in book.pictures.items()}


def _report(trouble: typst.TypstError | typst.TypstWarning, severity: Severity) -> Diagnostic:
    message = f"the rulebook could not be set: {trouble.message}"
    return Diagnostic(
        code="B131", message=message, help="; ".join(trouble.hints), span=Span(TEMPLATE), severity=severity
    )
