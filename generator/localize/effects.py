"""Effects → words: a kind's phrase in a language, filled with what an effect is told. Part of localize.

Invariant: an icon among the arguments becomes its markup, ``{icon:crab}``; a member's name and fields are
those of the language, so that each language says them in the form that its own phrase needs.
"""

from collections.abc import Callable, Mapping
from functools import cache

from msgspec import Struct

from generator.diagnostic import Diagnostic, Span
from generator.expression import Names, Phrases, Several, fill, identifier
from generator.localize.agreement import check_agreement
from generator.localize.lookup import Lookup
from generator.localize.messages import has_words
from generator.localize.names import form_of, word_in
from generator.localize.plurals import plural_rule
from generator.model import ICONS, Effect, EffectKind, Icon, Member, Value


class Wording(Struct, frozen=True, kw_only=True):
    """The phrase of a kind in one language: its forms by plural category, and by whose rules one is chosen.

    ``place`` is where the forms stand in a catalog; None for the source. ``is_own`` tells whether they are in
    the very language that is shown.
    """

    forms: Mapping[str, str]
    tag: str
    place: Span | None
    is_own: bool


def find_wording(
    lookup: Lookup, kind: EffectKind, source_language: str
) -> tuple[Wording, tuple[Diagnostic, ...]]:
    """Return how a kind of effect is worded, and what is wrong with its translation."""
    one, other = kind.text.source, None if kind.plural is None else kind.plural.source
    faults: tuple[Diagnostic, ...] = ()
    found = None if lookup.is_source else lookup.find(kind.text.context, one, other)
    if found is not None:
        entry, catalog = found
        fault = check_agreement(entry, catalog.file, catalog.language)
        if fault is None:
            indexes = catalog.form_indexes if other is not None else {"other": 0}
            return Wording(
                forms={category: entry.forms[index] for category, index in indexes.items()},
                tag=catalog.language.tag,
                place=Span(catalog.file, entry.lines[0] if entry.lines else entry.line),
                is_own=catalog is lookup.own,
            ), ()
        faults = (fault,)
    elif not lookup.is_source and has_words(one):
        place = kind.origin.at("text")
        faults = lookup.explain_missing(kind.text.context, one, place, other)
    forms = {"other": one} if other is None else {"one": one, "other": other}
    return Wording(forms=forms, tag=source_language, place=None, is_own=lookup.is_source), faults


def effect_key(effect: Effect) -> tuple[object, ...]:
    """Return what tells one effect from others that say something else."""
    return (effect.kind, *map(_key, effect.arguments.values()))


def _key(value: object) -> object:
    if isinstance(value, tuple):
        return tuple(map(_key, value))
    return value.id if isinstance(value, Member) else value


def told_by(kind: EffectKind, arguments: Mapping[str, Value], icons: Mapping[str, Icon]) -> Names:
    """Return what the phrase of a kind can name besides what every text can: its arguments, and the count."""
    told: dict[str, object] = {}
    for name, value in arguments.items():
        told[identifier(name)] = _told(value, icons, is_icon=kind.arguments[name].name == ICONS)
    if kind.count:
        told["n"] = arguments[kind.count]
    return told


def say_effect(wording: Wording, names: Names, phrases: Phrases) -> str:
    """Return an effect in words; with forms for several numbers, the one for ``n``.

    Errors:
        ExpressionError: a placeholder of the phrase has no value.
    """
    form, count = wording.forms.get("other", ""), names.get("n")
    if len(wording.forms) > 1 and isinstance(count, (int, float)):
        form = form_of(wording.forms, plural_rule(wording.tag)(count))
    return fill(form, names, phrases, word=_word_in(wording.tag))


def _told(value: Value, icons: Mapping[str, Icon], *, is_icon: bool) -> object:
    if isinstance(value, tuple):
        return Several(_told(item, icons, is_icon=is_icon) for item in value)
    return icons[value] if is_icon and isinstance(value, str) else value


@cache
def _word_in(tag: str) -> Callable[[object], str]:
    """Return what words a value in a language, and several names as the language lists them."""
    plainly = word_in(tag)

    def word(value: object) -> str:
        if isinstance(value, Several) and not any(isinstance(item, Icon) for item in value):
            return _listed(tuple(map(plainly, value)), tag)
        return plainly(value)

    return word


@cache
def _listed(words: tuple[str, ...], tag: str) -> str:
    """Return words as a language lists them: *dune, beach, and sea*; *dune, plage et mer*."""
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415
    from babel.lists import format_list  # noqa: PLC0415

    try:
        return format_list(words, locale=Locale.parse(tag, sep="-"))
    except (UnknownLocaleError, ValueError):
        return ", ".join(words)
