"""Texts that are shown in another language than they should be → a line for each catalog. In localize."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from generator.diagnostic import Diagnostic, Severity, Span
from generator.localize.words import WORDS_CATALOGS, WORDS_LANGUAGE
from generator.model import Language

_NO_CATALOG = ("T001", "T101")
_NOT_SHOWN = ("T006", "T102", "T103", "T104")


def count_fallbacks(
    diagnostics: Iterable[Diagnostic], languages: Mapping[str, Language], sources: Mapping[str, str]
) -> Iterator[Diagnostic]:
    """Yield a line for each catalog that lacks texts: how many, and in which languages they are shown.

    A catalog that is not there, or cannot be read, has been told of.

    Args:
        diagnostics: all that was found; each text that is not shown is one of them.
        languages: the languages of the project, by code.
        sources: the source language of each game, by its folder.
    """
    diagnostics = tuple(diagnostics)
    unread = {fault.span.file for fault in diagnostics if fault.code in _NO_CATALOG}
    counts = Counter(fault.group or fault.span.file for fault in diagnostics if fault.code in _NOT_SHOWN)
    for path, count in sorted(counts.items()):
        folder, _, name = path.rpartition("/")
        language = languages.get(name.removesuffix(".po"))
        source = WORDS_LANGUAGE if folder == WORDS_CATALOGS else sources.get(folder.split("/")[1], "")
        if path in unread or language is None or source not in languages:
            continue
        chain = [*language.fallbacks, languages[source]]
        number = "one text is" if count == 1 else f"{count} texts are"
        shown = " or, failing that, ".join(one.name for one in chain)
        yield Diagnostic(
            code="T105",
            message=f"{number} not shown in {language.name}, but in {shown}",
            hint="--verbose lists them, and pnp translate stats counts what is left to do",
            span=Span(path),
            severity=Severity.WARNING,
        )
