"""A PO file → a catalog that is safe to look texts up in. Part of localize.

Invariant: a catalog's Plural-Forms agree with its language, and no two entries have the same context and
source. Guesses (fuzzy), empty entries and plural ones without all their forms are reported, not used.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct, field

from generator.diagnostic import Diagnostic, Severity, Span
from generator.localize.plurals import categories, form_indexes, plural_forms
from generator.localize.po import Entry, parse_po
from generator.model import Language
from generator.workspace import Workspace, WorkspaceError

Key = tuple[str, str]
"""The context of a message, and its source; see ``key_of``."""

_CHARSET = re.compile(r"charset=([\w-]+)", re.IGNORECASE)
_NO_INDEXES: Mapping[str, int] = MappingProxyType({})


def key_of(context: str, source: str) -> Key:
    """Return what a message is found by. White space does not count, so that mending it loses nothing."""
    return context, " ".join(source.split())


class Catalog(Struct, frozen=True, kw_only=True):
    """The entries of one PO file by (context, source), and which msgstr[n] holds which plural category.

    ``hyphenated`` are words of the language with a "-" where they may part, from ``X-Hyphenation``.
    If it is not ``is_whole``, some lines of it could not be read.
    """

    file: str
    language: Language
    entries: Mapping[Key, Entry]
    form_indexes: Mapping[str, int] = field(default_factory=lambda: _NO_INDEXES)
    is_whole: bool = True
    hyphenated: tuple[str, ...] = ()

    def find(self, context: str, source: str, plural: str | None = None) -> Entry | None:
        """Return the entry whose translation may be used, if there is one."""
        entry = self.entries.get(key_of(context, source))
        if entry is None or entry.is_fuzzy or not (entry.is_translated and has_plural(entry, plural)):
            return None
        return entry if plural is None or self._has_all_forms(entry) else None

    def _has_all_forms(self, entry: Entry) -> bool:
        return bool(self.form_indexes) and len(entry.forms) > max(self.form_indexes.values())


def has_plural(entry: Entry, plural: str | None) -> bool:
    """Tell whether an entry is one for this wording for many."""
    if entry.plural is None or plural is None:
        return entry.plural is plural
    return entry.plural.split() == plural.split()


def read_catalog(
    workspace: Workspace, path: str, language: Language
) -> tuple[Catalog | None, tuple[Diagnostic, ...]]:
    """Read the catalog of a language.

    Returns:
        The catalog, or None when there is no such file or it cannot be read as text.
    """
    folder = path.rpartition("/")[0]
    if path not in workspace.list_files(folder, ".po"):
        return None, (_missing(path, language),)
    try:
        text = workspace.read_text(path)
    except WorkspaceError as error:
        message = f"the catalog cannot be read: {error.reason}"
        return None, (Diagnostic(code="T001", message=message, span=error.span),)
    return check_catalog(text, path, language)


def check_catalog(text: str, path: str, language: Language) -> tuple[Catalog, tuple[Diagnostic, ...]]:
    """Make a catalog of the text of a PO file; entries that cannot be relied on are left out and reported."""
    entries, faults = parse_po(text, path)
    live = [entry for entry in entries if not entry.obsolete]
    header = next((entry for entry in live if not entry.source and not entry.context), None)
    messages = [entry for entry in live if entry is not header]
    fields = _header_fields(header)
    plurals = [entry for entry in messages if entry.plural is not None]
    indexes = _indexes(fields, plurals, language.tag)
    found: dict[Key, Entry] = {}
    for entry in messages:
        found.setdefault(key_of(entry.context, entry.source), entry)
    diagnostics = (
        *faults,
        *_header_faults(text, path, fields, language),
        *_plural_faults(text, path, fields, plurals, language),
        *_duplicates(messages, found, path),
        *_unusable(messages, path, language),
    )
    catalog = Catalog(
        file=path,
        language=language,
        entries=found,
        form_indexes=indexes,
        is_whole=not faults,
        hyphenated=tuple(filter(is_hyphenated, _hyphenation(fields))),
    )
    return catalog, diagnostics


def _missing(path: str, language: Language) -> Diagnostic:
    return Diagnostic(
        code="T101",
        message=f"there is no catalog for {language.name}, so texts stay in another language",
        hint='"pnp translate" makes one to fill in',
        span=Span(path),
        severity=Severity.WARNING,
    )


def _header_fields(header: Entry | None) -> Mapping[str, str]:
    lines = header.forms[0].split("\n") if header is not None else []
    pairs = (line.partition(":") for line in lines if ":" in line)
    return {name.strip().lower(): value.strip() for name, _, value in pairs}


def _indexes(fields: Mapping[str, str], plurals: Iterable[Entry], tag: str) -> Mapping[str, int]:
    if not plurals or "plural-forms" not in fields:
        return _NO_INDEXES
    return form_indexes(fields["plural-forms"], tag) or _NO_INDEXES


def _header_faults(
    text: str, path: str, fields: Mapping[str, str], language: Language
) -> Iterator[Diagnostic]:
    charset = _CHARSET.search(fields.get("content-type", ""))
    if charset is not None and charset[1].lower() not in {"utf-8", "utf8", "charset"}:
        message = f"the header says that this file is in {charset[1]}; catalogs are in UTF-8"
        yield Diagnostic(
            code="T003",
            message=message,
            hint="save the file as UTF-8 and write charset=UTF-8",
            span=_place(text, path, "charset="),
        )
    for word in _hyphenation(fields):
        if not is_hyphenated(word):
            yield Diagnostic(
                code="T010",
                message=f'X-Hyphenation has "{word}", which is no word with hyphens',
                hint="write words with spaces between them, such as bé-cas-seau",
                span=_place(text, path, "X-Hyphenation:"),
            )
    stated = fields.get("language", "")
    if stated and re.split("[-_@]", stated.lower())[0] != re.split("[-_]", language.tag.lower())[0]:
        yield Diagnostic(
            code="T008",
            message=f'the header says that this catalog is in "{stated}", not "{language.tag}"',
            hint=f'write "Language: {language.tag.replace("-", "_")}\\n", or move the file',
            span=_place(text, path, "Language:"),
        )


def _hyphenation(fields: Mapping[str, str]) -> list[str]:
    return fields.get("x-hyphenation", "").split()


def is_hyphenated(word: str) -> bool:
    """Tell whether a word has hyphens between its letters, and only there."""
    return "-" in word and all(part.isalpha() for part in word.split("-"))


def _plural_faults(
    text: str, path: str, fields: Mapping[str, str], plurals: list[Entry], language: Language
) -> Iterator[Diagnostic]:
    if not plurals:
        return
    stated, right = fields.get("plural-forms"), plural_forms(language.tag)
    if stated is None or form_indexes(stated, language.tag) is None:
        message = (
            "the header has no Plural-Forms, which plural entries need"
            if stated is None
            else f'Plural-Forms "{stated}" are not those of {language.name}'
        )
        place = _place(text, path, "Plural-Forms:")
        yield Diagnostic(code="T004", message=message, hint=f'write "Plural-Forms: {right}\\n"', span=place)
        return
    count = int(stated.split(";")[0].rpartition("=")[2])
    for entry in plurals:
        if len(entry.forms) != count:
            yield Diagnostic(
                code="T007",
                message=f'"{entry.context}" needs {count} plural forms, but has {len(entry.forms)}',
                hint=f"write msgstr[0] to msgstr[{count - 1}], for {', '.join(categories(language.tag))}",
                span=Span(path, entry.line),
            )


def _duplicates(messages: Iterable[Entry], first: Mapping[Key, Entry], path: str) -> Iterator[Diagnostic]:
    for entry in messages:
        other = first[key_of(entry.context, entry.source)]
        if other is not entry:
            message = f"{_title(entry)} is in the catalog twice"
            way_out = f"the other one is on line {other.line}: keep one of them"
            yield Diagnostic(code="T005", message=message, hint=way_out, span=Span(path, entry.line))


def _unusable(messages: Iterable[Entry], path: str, language: Language) -> Iterator[Diagnostic]:
    name = language.name
    for entry in messages:
        if entry.is_fuzzy:
            code = "T006"
            message = f"the translation of {_title(entry)} into {name} is marked fuzzy and not used"
            way_out = 'check it, then delete the word "fuzzy" above it'
        elif not entry.is_translated:
            code = "T103"
            message = f"{_title(entry)} is not translated into {name} yet: {excerpt(entry.source)}"
            way_out = "write its translation between the quotes of msgstr"
        else:
            continue
        span = Span(path, entry.line)
        yield Diagnostic(
            code=code, message=message, hint=way_out, span=span, severity=Severity.WARNING, group=path
        )


def _title(entry: Entry) -> str:
    return f'"{entry.context}"' if entry.context else excerpt(entry.source)


def excerpt(text: str, length: int = 50) -> str:
    """Return the beginning of a text in quotes, on one line, for messages."""
    line = " ".join(text.split())
    return f"“{line}”" if len(line) <= length else f"“{line[: length - 1].rstrip()}…”"


def _place(text: str, path: str, words: str) -> Span:
    """Return where some words of the header stand, or the beginning of the file."""
    for number, line in enumerate(text.split("\n"), start=1):
        column = line.lower().find(words.lower())
        if column >= 0:
            return Span(path, number, column + 1)
    return Span(path)
