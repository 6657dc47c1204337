"""Looking texts up: a language's own catalog, then those of its fallbacks. Part of localize."""

from collections.abc import Mapping

from msgspec import Struct

from generator.diagnostic import Diagnostic, Severity, Span
from generator.localize.catalog import Catalog, Key, excerpt, has_plural, key_of, read_catalog
from generator.localize.po import Entry
from generator.model import Language
from generator.workspace import Workspace


class Lookup(Struct, frozen=True, kw_only=True):
    """The catalogs that a language is looked up in; ``path`` is where its own one belongs.

    ``own`` is None for the source language, and when the file is missing.
    """

    language: Language
    is_source: bool
    path: str
    own: Catalog | None
    fallbacks: tuple[Catalog, ...]
    source_by_context: Mapping[str, str]

    @property
    def catalogs(self) -> tuple[Catalog, ...]:
        """All catalogs, nearest first."""
        return self.fallbacks if self.own is None else (self.own, *self.fallbacks)

    def find(self, context: str, source: str, plural: str | None = None) -> tuple[Entry, Catalog] | None:
        """Return the entry to use and the catalog that has it."""
        for catalog in self.catalogs:
            entry = catalog.find(context, source, plural)
            if entry is not None:
                return entry, catalog
        return None

    def explain_missing(
        self, context: str, source: str, span: Span, plural: str | None = None
    ) -> tuple[Diagnostic, ...]:
        """Say that a text is not translated, unless something worse was said when its catalog was read.

        Args:
            context: the text's context.
            source: the text in the source language.
            span: where the text is written.
            plural: the text for many, of a phrase.
        """
        if self.own is None or not self.own.is_whole:
            return ()
        entry = self.own.entries.get(key_of(context, source))
        if entry is not None and has_plural(entry, plural):
            return ()
        name = self.language.name
        code, message = "T102", f'"{context}" is not translated into {name}: {excerpt(source)}'
        old = self.source_by_context.get(context)
        if old is not None:
            code = "T104"
            message = f'"{context}" has changed since it was translated into {name}: {excerpt(source)}'
        way_out = f'"pnp translate" enters it in {self.path}; until then another language is shown'
        return (
            Diagnostic(
                code=code,
                message=message,
                hint=way_out,
                span=span,
                severity=Severity.WARNING,
                group=self.path,
            ),
        )


def open_lookup(
    workspace: Workspace, folder: str, language: Language, source_language: str
) -> tuple[Lookup, tuple[Diagnostic, ...]]:
    """Read the catalogs that texts written in the source language need to be shown in another.

    Only what is wrong with the language's own catalog is reported.
    """
    path = f"{folder}/{language.code}.po"
    if language.code == source_language:
        return _lookup(language, path, None, (), is_source=True), ()
    own, faults = read_catalog(workspace, path, language)
    fallbacks = []
    for fallback in language.fallbacks:
        if fallback.code == source_language:
            break
        catalog, _ = read_catalog(workspace, f"{folder}/{fallback.code}.po", fallback)
        fallbacks += [catalog] if catalog is not None else []
    return _lookup(language, path, own, tuple(fallbacks), is_source=False), faults


def _lookup(
    language: Language, path: str, own: Catalog | None, fallbacks: tuple[Catalog, ...], *, is_source: bool
) -> Lookup:
    entries: Mapping[Key, Entry] = own.entries if own is not None else {}
    translated = {context: source for (context, source), entry in entries.items() if any(entry.forms)}
    return Lookup(
        language=language,
        is_source=is_source,
        path=path,
        own=own,
        fallbacks=fallbacks,
        source_by_context=translated,
    )
