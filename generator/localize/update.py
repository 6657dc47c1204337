"""A catalog and the messages of today → the catalog brought up to date, or a template. Part of localize.

Invariant: no translation is lost; the outcome depends on the catalog and the messages alone, and doing it
twice changes nothing more.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from types import MappingProxyType

from msgspec.structs import replace

from generator.diagnostic import Diagnostic, has_errors
from generator.localize.catalog import Key, has_plural, key_of
from generator.localize.messages import Message
from generator.localize.notes import flags_for, notes_of, reference_of
from generator.localize.plurals import form_indexes, plural_forms
from generator.localize.po import Entry, parse_po, write_po, write_text
from generator.model import Language

_LINE = re.compile(r"(?m)^(#: .*):\d+$")
_ALIKE = 0.6  # from here on, two texts of one context are taken for versions of each other
_NEW_FIELDS = MappingProxyType(
    {
        "Project-Id-Version": "1",
        "POT-Creation-Date": "2000-01-01 00:00+0000",  # fixed: a catalog changes when its words do
        "PO-Revision-Date": "2000-01-01 00:00+0000",
        "Last-Translator": "nobody yet",
        "Language-Team": "nobody yet",
    }
)
_FORMAT = MappingProxyType(
    {
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
    }
)
_HEADER_COMMENT = (
    "What stands in {braces} stays as it is, in any order. **Stars** make words bold, *one* italic."
)


def update_catalog(
    existing: str | None, messages: Iterable[Message], language: Language, path: str = ""
) -> tuple[str | None, tuple[Diagnostic, ...]]:
    """Bring a catalog up to date.

    Translations are kept. New messages are empty. Where the source of a context has changed, its translation
    is kept as a guess (fuzzy), with the source it was made for. What is no longer used goes to the end, as
    obsolete. Lines that have moved are no reason to change it.

    Args:
        existing: the text of the PO file so far, if there is one.
        messages: all messages of the game, in the order that the file shall have.
        language: the language of the catalog.
        path: the path of the PO file, for diagnostics.

    Returns:
        The new text; or None when the existing one has faults by which translations could get lost.
    """
    entries, faults = parse_po(existing or "", path)
    if has_errors(faults):
        return None, faults
    old_header = next((e for e in entries if not e.source and not e.context and not e.obsolete), None)
    header = _header(old_header, language)
    old = _by_key(entry for entry in entries if entry is not old_header)
    text = write_po([header, *_merge(old, tuple(messages), _form_count(header))])
    is_new = existing is None or _without_lines(text) != _without_lines(existing)
    return text if is_new else existing, ()


def _without_lines(text: str) -> str:
    return _LINE.sub(r"\1:0", text)


def make_template(messages: Iterable[Message]) -> str:
    """Write the template (POT) that a catalog of any language begins as."""
    fields = {**_NEW_FIELDS, "Language": "", **_FORMAT}
    header = Entry(context="", source="", forms=(_written(fields),), comments=(_HEADER_COMMENT,))
    return write_po([header, *(_renewed(None, message, 2) for message in messages)])


def _by_key(entries: Iterable[Entry]) -> dict[Key, Entry]:
    """Return the entries by context and source: of two, the live one, the translated one, the first one."""
    found: dict[Key, Entry] = {}
    for entry in entries:
        key = key_of(entry.context, entry.source)
        if _worth(entry) > _worth(found.setdefault(key, entry)):
            found[key] = entry
    return found


def _worth(entry: Entry) -> tuple[bool, bool]:
    return not entry.obsolete, any(entry.forms)


def _merge(old: Mapping[Key, Entry], messages: tuple[Message, ...], form_count: int) -> list[Entry]:
    kept = {_key(message): old[_key(message)] for message in messages if _key(message) in old}
    rest = {key: entry for key, entry in old.items() if key not in kept and any(entry.forms)}
    for key, entry in _guesses(rest, [message for message in messages if _key(message) not in kept]):
        del rest[key_of(entry.context, entry.source)]
        kept[key] = _as_guess(entry)
    renewed = [_renewed(kept.get(_key(message)), message, form_count) for message in messages]
    obsolete = [
        replace(entry, obsolete=True, notes=(), references=(), previous=()) for entry in rest.values()
    ]
    return [*renewed, *obsolete]


def _key(message: Message) -> Key:
    return key_of(message.context, message.source)


def _guesses(rest: Mapping[Key, Entry], new: Iterable[Message]) -> Iterator[tuple[Key, Entry]]:
    """Yield which leftover entry was probably the translation of an earlier version of which new message."""
    leftovers, newcomers = defaultdict[str, list[Entry]](list), defaultdict[str, list[Message]](list)
    for entry in rest.values():
        if not entry.obsolete:
            leftovers[entry.context].append(entry)
    for message in new:
        newcomers[message.context].append(message)
    for context, messages in newcomers.items():
        entries = leftovers[context]
        if len(messages) == len(entries) == 1:
            yield _key(messages[0]), entries[0]
            continue
        for message in messages:
            guess = _most_alike(message.source, entries)
            if guess is not None:
                entries.remove(guess)
                yield _key(message), guess


def _most_alike(source: str, entries: Iterable[Entry]) -> Entry | None:
    matcher = SequenceMatcher(b=source, autojunk=False)
    best, best_ratio = None, _ALIKE
    for entry in entries:
        matcher.set_seq1(entry.source)
        if matcher.real_quick_ratio() > best_ratio and matcher.quick_ratio() > best_ratio:
            ratio = matcher.ratio()
            best, best_ratio = (entry, ratio) if ratio > best_ratio else (best, best_ratio)
    return best


def _as_guess(entry: Entry) -> Entry:
    """Mark a translation as a guess; the source it was made for stays with it."""
    previous = tuple(write_text("msgid", entry.source))
    if entry.plural is not None:
        previous += tuple(write_text("msgid_plural", entry.plural))
    others = tuple(flag for flag in entry.flags if flag != "fuzzy")
    return replace(entry, flags=("fuzzy", *others), previous=entry.previous or previous)


def _renewed(entry: Entry | None, message: Message, form_count: int) -> Entry:
    entry = entry or Entry(context=message.context, source=message.source)
    is_same = " ".join(entry.source.split()) == " ".join(message.source.split())
    if is_same and not has_plural(entry, message.plural) and any(entry.forms):
        entry = _as_guess(entry)
    count = 1 if message.plural is None else form_count
    return replace(
        entry,
        source=message.source,
        plural=message.plural,
        forms=(*entry.forms, *[""] * count)[:count],
        flags=flags_for(message, entry.flags),
        notes=notes_of(message),
        references=reference_of(message),
        previous=entry.previous if entry.is_fuzzy else (),
        obsolete=False,
    )


def _header(old: Entry | None, language: Language) -> Entry:
    """Return the header: what the old one says, but always UTF-8 and the plural forms of the language."""
    lines = old.forms[0].split("\n") if old is not None else []
    fields = {
        name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines) if name
    }
    fields = {**_NEW_FIELDS, **fields}
    fields |= {"Language": language.tag.replace("-", "_"), **_FORMAT}
    if form_indexes(fields.get("Plural-Forms", ""), language.tag) is None:
        fields["Plural-Forms"] = plural_forms(language.tag)
    comments = old.comments if old is not None else (_HEADER_COMMENT,)
    return Entry(context="", source="", forms=(_written(fields),), comments=comments)


def _written(fields: Mapping[str, str]) -> str:
    return "".join(f"{name}: {value}\n" for name, value in fields.items())


def _form_count(header: Entry) -> int:
    found = re.search(r"nplurals\s*=\s*(\d+)", header.forms[0])
    return int(found[1]) if found is not None else 1
