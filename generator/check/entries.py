"""What rules on translations look at: the entries of a catalog that print, and the game's terms.

Invariant: an entry that is empty, fuzzy or obsolete is no fact here; whoever reads catalogs reports it.
"""

import re
from collections.abc import Iterator

from msgspec import Struct, field

from generator.diagnostic import Span
from generator.localize import Catalog
from generator.localize.po import Entry
from generator.model import Language

TERMS = "terms/"
_EXCUSE = re.compile(r"\s*(T3\d\d)\b\s*:?\s*\S")
_STAND_IN = " \ufffc "
_UNSEEN = re.compile(r"\{\{[^{}]*\}\}|\{[^{}]*\}|\]\([^()]*\)|`[^`]*`")


class Form(Struct, frozen=True, kw_only=True):
    """One wording of a translation, beside the wording that it stands for; ``span`` is its line."""

    source: str
    text: str
    span: Span


class Translation(Struct, frozen=True, kw_only=True):
    """An entry that prints. ``excuses`` are codes that its translator says are no fault, and why."""

    context: str
    forms: tuple[Form, ...]
    is_plural: bool
    excuses: frozenset[str]

    @property
    def title(self) -> str:
        """How messages speak of it."""
        return f'the translation of "{self.context}"'


class TermForms(Struct, frozen=True, kw_only=True):
    """A term in two languages: patterns that find its forms, and how the forms are written."""

    id: str
    source: re.Pattern[str]
    target: re.Pattern[str]
    written: str
    line: int


class Translations(Struct, frozen=True, kw_only=True):
    """All that prints of a catalog."""

    file: str
    language: Language
    source_language: str
    entries: tuple[Translation, ...]
    terms: tuple[TermForms, ...] = field(default=())

    def judged(self, code: str) -> Iterator[Translation]:
        """Yield the entries that a rule has to look at: no terms, and none with an excuse."""
        for entry in self.entries:
            if not entry.context.startswith(TERMS) and code not in entry.excuses:
                yield entry

    def forms(self, code: str) -> Iterator[tuple[Translation, Form]]:
        """Yield each form of the entries that a rule has to look at."""
        for entry in self.judged(code):
            for form in entry.forms:
                yield entry, form


def translations_of(catalog: Catalog, source_language: str) -> Translations:
    """Return what rules look at in a catalog, of a game or of the press."""
    usable = [
        entry
        for entry in catalog.entries.values()
        if catalog.find(entry.context, entry.source, entry.plural) is entry
    ]
    return Translations(
        file=catalog.file,
        language=catalog.language,
        source_language=source_language,
        entries=tuple(_translation(entry, catalog.file) for entry in usable),
        terms=tuple(_terms(usable)),
    )


def _translation(entry: Entry, file: str) -> Translation:
    last = entry.source if entry.plural is None else entry.plural
    sources = (entry.source, *(last for _ in entry.forms[1:]))
    lines = entry.lines or (entry.line,) * len(entry.forms)
    return Translation(
        context=entry.context,
        forms=tuple(
            Form(source=source, text=text, span=Span(file, line))
            for source, text, line in zip(sources, entry.forms, lines, strict=True)
        ),
        is_plural=entry.plural is not None,
        excuses=frozenset(found[1] for comment in entry.comments if (found := _EXCUSE.match(comment))),
    )


def _terms(entries: list[Entry]) -> Iterator[TermForms]:
    for entry in entries:
        if entry.context.startswith(TERMS):
            yield TermForms(
                id=entry.context.removeprefix(TERMS),
                source=_pattern(entry.source),
                target=_pattern(entry.forms[0]),
                written=", ".join(f"“{form}”" for form in _split(entry.forms[0])),
                line=entry.lines[0] if entry.lines else entry.line,
            )


def _split(forms: str) -> list[str]:
    return [form.strip() for form in forms.split("|") if form.strip(" *")]


def _pattern(forms: str) -> re.Pattern[str]:
    """Return what finds a form as a word of its own, in capitals or not."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(_word, _split(forms))) or '(?!)'})(?!\w)", re.IGNORECASE)


def _word(form: str) -> str:
    """Return the pattern of a form; a star counts at its ends only, where it costs no time."""
    middle = re.escape(form.strip("*")).replace(r"\ ", r"\s+")
    return r"\w*" * form.startswith("*") + middle + r"\w*" * form.endswith("*")


def bare(text: str) -> str:
    """Return the words of a text: without placeholders, icons, code and the targets of links."""
    return _UNSEEN.sub(lambda found: "]" if found[0].startswith("]") else _STAND_IN, text)


def words(text: str) -> list[str]:
    """Return the words of a text that have three letters or more."""
    return re.findall(r"[^\W\d_]{3,}", bare(text))
