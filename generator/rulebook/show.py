"""Document tree in the source language → the same tree as it is read. Part of rulebook.

Texts are translated, set by the habits of the language, filled in and parsed. Invariant: a text with a fault
is reported at its line in the rulebook; one without a translation shows the source.
"""

import re
from types import MappingProxyType

from msgspec import Struct, field

from generator.diagnostic import Diagnostic, Severity, Span
from generator.expression import Braces, ExpressionError, Names, Phrases, fill
from generator.localize import apply_typography, key_of, names_for, phrases_for, word_in
from generator.localize.messages import has_words
from generator.model import LocalizedGame
from generator.rulebook.document import (
    Document,
    Emphasis,
    Heading,
    Inlines,
    Link,
    Paragraph,
    Strong,
    Written,
    map_text,
    plain,
    walk,
)
from generator.rulebook.inline import Fault, Vocabulary, read_inline
from generator.rulebook.strays import stray_braces, stray_marks

CONTEXT = "rulebook"
EXAMPLES = "examples"
NOTHING_SHOWN: Names = MappingProxyType({})
_LINK_IN_HEADING = Fault("B113", "a heading cannot be a link", "links lead to it; put this one below it")
_ESCAPED_QUOTE = re.compile(r"(`[^`]*`|\\\\)|\\([\"'])")
_QUOTE_NAMES = {'"': "&quot;", "'": "&#39;"}


def context_of(written: Written) -> str:
    """Return a text's place in the catalog, such as ``rulebook#set-up``."""
    return f"{CONTEXT}#{written.section}" if written.section else CONTEXT


def show_document(
    document: Document[Written], localized: LocalizedGame, source: str, shown: Names = NOTHING_SHOWN
) -> tuple[Document[Inlines], tuple[Diagnostic, ...]]:
    """Show a document in the edition and language of a localized game.

    Args:
        document: the document in the source language.
        localized: the game in the language to show.
        source: the Markdown that the document was read from, to point at faults in it.
        shown: what the examples of the book have shown, by name.
    """
    names = names_for(localized.game, localized.edition)
    if document.examples:
        names = {**names, EXAMPLES: shown}
    anchors = frozenset(b.slug for b in walk(document.blocks) if isinstance(b, Heading))
    icons = {id_: str(icon.name) for id_, icon in localized.game.icons.items()}
    vocabulary = Vocabulary(icons, anchors)
    reader = _Reader(
        localized, names, phrases_for(localized.game, names), vocabulary, tuple(source.split("\n"))
    )
    lead = tuple(Paragraph(reader.show(paragraph.text)) for paragraph in document.lead)
    blocks = map_text(document.blocks, reader.show)
    for original, block in zip(walk(document.blocks), walk(blocks), strict=True):
        if isinstance(original, Heading) and isinstance(block, Heading) and _has_link(block.text):
            reader.report(original.text, _LINK_IN_HEADING)
    return Document(lead, blocks), tuple(reader.diagnostics)


class _Reader(Struct):
    """Shows one text after another and gathers what is wrong with them."""

    localized: LocalizedGame
    names: Names
    phrases: Phrases
    vocabulary: Vocabulary
    lines: tuple[str, ...]
    diagnostics: list[Diagnostic] = field(default_factory=list)

    def show(self, written: Written) -> Inlines:
        language = self.localized.language
        translated = self.translated(written)
        for fault in stray_braces(translated, self.names, self.phrases):
            self.report(written, fault)
        text = apply_typography(_keep_escaped_quotes(translated), language)
        try:
            word = word_in(language.tag)
            filled = fill(text, self.names, self.phrases, braces=Braces.DOUBLE, word=word)
        except ExpressionError as error:
            needle, shift = _placeholder_at(text, error.offset)
            self.report(written, Fault("B111", error.message, error.hint, needle, shift))
            return ()
        inlines, faults = read_inline(filled, self.vocabulary)
        for fault in (*faults, *stray_marks(filled, plain(inlines))):
            self.report(written, fault)
        return inlines

    def translated(self, written: Written) -> str:
        language = self.localized.language
        is_source = language.code == self.localized.game.source_language
        if is_source or not has_words(written.source):
            return written.source
        found = self.localized.translations.get(key_of(context_of(written), written.source))
        if found is None:  # An empty one has been reported with its catalog.
            self.report_missing(written)
        return found or written.source

    def report_missing(self, written: Written) -> None:
        """Say that a text is not translated; when nothing is, once is enough."""
        language = self.localized.language
        message = f'"{context_of(written)}" has no {language.name}: {_excerpt(written.source)}'
        if not any(context.startswith(CONTEXT) for context, _ in self.localized.translations):
            message = f"the rulebook has no {language.name}"
            if any(diagnostic.message == message for diagnostic in self.diagnostics):
                return
        catalog = f"content/{self.localized.game.slug}/locale/{language.code}.po"
        self.diagnostics.append(
            Diagnostic(
                code="T102",
                message=message,
                hint=f'"pnp translate" enters it in {catalog}; until then the source is shown',
                span=written.span,
                severity=Severity.WARNING,
                group=catalog,
            )
        )

    def report(self, written: Written, fault: Fault) -> None:
        message, span = fault.message, place_of(self.localized, written)
        if span is written.span:
            span = locate(self.lines, span, fault.needle, fault.shift)
        else:
            language = self.localized.language.name
            message = f'in the translation of "{context_of(written)}" into {language}, {message}'
        self.diagnostics.append(Diagnostic(code=fault.code, message=message, hint=fault.hint, span=span))


def place_of(localized: LocalizedGame, written: Written) -> Span:
    """Return where the words stand that a text is shown with: in a catalog, or in the rulebook."""
    return localized.places.get(key_of(context_of(written), written.source), written.span)


def locate(lines: tuple[str, ...], start: Span, needle: str, shift: int = 0) -> Span:
    """Return where the needle stands in the block of lines that starts there, or else the start.

    ``shift`` is how far into the needle to point.
    """
    for number in range(start.line, len(lines) + 1):
        line = lines[number - 1]
        if number > start.line and not line.strip():
            break
        column = line.find(needle, start.column - 1 if number == start.line else 0)
        if needle and column >= 0:
            return Span(start.file, number, column + 1 + shift, column + 1 + len(needle))
    return start


def _has_link(inlines: Inlines) -> bool:
    return any(
        isinstance(inline, Link) or (isinstance(inline, (Strong, Emphasis)) and _has_link(inline.children))
        for inline in inlines
    )


def _keep_escaped_quotes(text: str) -> str:
    """Write quotes after a backslash by their names, so that typography leaves them straight; not in code."""
    return _ESCAPED_QUOTE.sub(lambda found: found[1] or _QUOTE_NAMES[found[2]], text)


def _excerpt(text: str, length: int = 40) -> str:
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def _placeholder_at(text: str, offset: int) -> tuple[str, int]:
    """Return the placeholder that holds an offset, or what begins there, and how far into it that is."""
    start = text.rfind("{{", 0, offset + 2)
    end = text.find("}}", offset)
    if start < 0 or end < 0:
        return text[offset:].partition(" ")[0], 0
    return text[start : end + 2], min(offset - start, end - start)
