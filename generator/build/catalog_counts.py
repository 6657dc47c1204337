"""Catalogs → how much of them is translated: what ``pnp translate stats`` tells."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec import Struct, to_builtins

from generator.build.catalog_texts import Texts, gather_texts
from generator.build.disk import DiskWorkspace
from generator.build.request import chosen
from generator.diagnostic import Diagnostic, Severity, has_errors
from generator.localize import Catalog, key_of, read_catalog
from generator.model import Language
from generator.read import read_languages


class CatalogCount(Struct, frozen=True, kw_only=True):
    """The messages of one catalog: those that print, guesses, empty ones, and those not entered yet.

    ``words`` counts what is between spaces in the sources of all messages, ``words_left`` in those that do
    not print in this language.
    """

    path: str
    language: str
    messages: int
    translated: int
    fuzzy: int
    empty: int
    missing: int
    words: int
    words_left: int


def count_catalogs(
    root: Path, games: Sequence[str] = (), languages: Sequence[str] = ()
) -> tuple[tuple[CatalogCount, ...], tuple[Diagnostic, ...]]:
    """Count the messages of the catalogs that are asked for.

    Errors:
        RequestError: a name is unknown.
    """
    workspace = DiskWorkspace(root)
    known, faults = read_languages(workspace)
    texts, more = gather_texts(workspace, games)
    diagnostics = (*faults, *more)
    if languages and not has_errors(diagnostics):
        chosen("language", languages, [code for one in texts for code in one.languages])
    counts: list[CatalogCount] = []
    for one in texts:
        for code in one.targets:
            if code in known and (not languages or code in languages):
                catalog, found = read_catalog(workspace, one.catalog(code), known[code])
                diagnostics += tuple(fault for fault in found if fault.severity is Severity.ERROR)
                counts.append(_count(one, known[code], catalog))
    return tuple(counts), diagnostics


def _count(texts: Texts, language: Language, catalog: Catalog | None) -> CatalogCount:
    states = tuple(_states(texts, catalog))
    lengths = [len(message.source.split()) for message in texts.messages]
    left = (length for length, state in zip(lengths, states, strict=True) if state != "translated")
    return CatalogCount(
        path=texts.catalog(language.code),
        language=language.name,
        messages=len(states),
        translated=states.count("translated"),
        fuzzy=states.count("fuzzy"),
        empty=states.count("empty"),
        missing=states.count("missing"),
        words=sum(lengths),
        words_left=sum(left),
    )


def _states(texts: Texts, catalog: Catalog | None) -> Iterator[str]:
    for message in texts.messages:
        entry = catalog.entries.get(key_of(message.context, message.source)) if catalog is not None else None
        if catalog is None or entry is None:
            yield "missing"
        elif catalog.find(message.context, message.source, message.plural) is not None:
            yield "translated"
        else:
            yield "fuzzy" if entry.is_fuzzy else "empty"


def text_counts(counts: Sequence[CatalogCount]) -> str:
    """Return the figures as a table."""
    wide = max((len(count.path) for count in counts), default=0)
    return "".join(f"{count.path:{wide}}  {_told(count)}\n" for count in counts)


def _told(count: CatalogCount) -> str:
    share = 100 * count.translated // count.messages if count.messages else 100
    parts = [f"{share:3} %  {count.translated} of {count.messages}"]
    for number, what in ((count.fuzzy, "fuzzy"), (count.empty, "empty"), (count.missing, "not entered yet")):
        parts += [f"{number} {what}"] if number else []
    parts += [f"{count.words_left} of {count.words} words left"] if count.words_left else []
    return ", ".join(parts)


def json_counts(counts: Sequence[CatalogCount]) -> str:
    """Return the figures as JSON."""
    return json.dumps(to_builtins(counts), ensure_ascii=False, indent=2) + "\n"
