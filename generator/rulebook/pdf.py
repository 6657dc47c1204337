"""A book → PDF/UA-1 through Typst. Part of rulebook.

The text goes to the template as data (JSON), so nothing in it can be taken for Typst. Invariant: the same
book gives the same bytes; only the package's own fonts are within reach.
"""

import json
from importlib import resources

import typst

from generator.diagnostic import Diagnostic, Severity, Span
from generator.rulebook.book import Book
from generator.rulebook.data import book_data, picture_data

TEMPLATE = "templates/rulebook/book.typ"
_FONTS = "generator.fonts"
_EPOCH = 0  # The PDF's date: a build must not depend on the day.


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
        with resources.as_file(resources.files(_FONTS)) as folder:  # Typst takes fonts as files only.
            pdf, warnings = _compiler(str(folder), template).compile_with_warnings(
                sys_inputs={"book": data}, format="pdf", pdf_standards=["ua-1"], timestamp=_EPOCH
            )
    except typst.TypstError as error:
        return None, (_report(error, Severity.ERROR),)
    return (pdf if isinstance(pdf, bytes) else None), tuple(_report(w, Severity.WARNING) for w in warnings)


def _compiler(folder: str, template: str) -> typst.Compiler:
    fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder])
    return typst.Compiler(input=template.encode(), root=folder, font_paths=fonts)


def _svgs(book: Book) -> dict[str, dict[str, object]]:
    return {str(ref): {"svg": picture.svg, **picture_data(picture)} for ref, picture in book.pictures.items()}


def _report(trouble: typst.TypstError | typst.TypstWarning, severity: Severity) -> Diagnostic:
    message = f"the rulebook could not be set: {trouble.message}"
    return Diagnostic(
        code="B131", message=message, help="; ".join(trouble.hints), span=Span(TEMPLATE), severity=severity
    )
