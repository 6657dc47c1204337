"""Rules T3xx: words of a translation: terms, what was not translated, and slips of the pen."""

import re
from collections.abc import Iterator

from msgspec.structs import replace

from generator.check import likeness
from generator.check.entries import Translation, Translations, bare, words
from generator.check.likeness import EXCUSE
from generator.check.registry import Finding, Rule, rule
from generator.diagnostic import Severity

_DOUBLED = re.compile(r"(?<![\w-])([^\W\d_]{2,})[ \u00a0\n]+\1(?![\w-])", re.IGNORECASE)


@rule("T301", "missed-term", on=Translations, severity=Severity.WARNING)
def missed_term(translations: Translations) -> Iterator[Finding]:
    """A translation does not use the word that the game's terms have for a word of its source.

    Why: a rulebook that calls one thing by two names makes two things of it. ``terms.yaml`` lists the words
    that matter; each catalog has theirs, with all their forms, as ``terms/…``.

    Bad, where terms/bucket is "seau|seaux":
        msgid "Move the bucket."
        msgstr "Déplacez le baquet."

    Good:
        msgid "Move the bucket."
        msgstr "Déplacez le seau."
    """
    for entry, form in translations.forms("T301"):
        source, text = bare(form.source), bare(form.text)
        for term in translations.terms:
            found = term.source.search(source)
            if found is not None and not term.target.search(text):
                message = f"has none of {term.written} for “{found[0]}”"
                way_out = f"use one, or add the form it has here to terms/{term.id} on line {term.line}"
                yield Finding(
                    f"{entry.title} {message}", form.span, f"{way_out}, {EXCUSE.format(code='T301')}"
                )


@rule("T306", "same-as-source", on=Translations, severity=Severity.WARNING)
def same_as_source(translations: Translations) -> Iterator[Finding]:
    """A translation is word for word its source.

    Why: mostly the source was copied, to be translated later. A name of one word may well be the same.

    Bad:
        msgid "Take one shell."
        msgstr "Take one shell."

    Good:
        msgid "Take one shell."
        msgstr "Prenez un coquillage."
    """
    if translations.language.tag.partition("-")[0] == translations.source_language.partition("-")[0]:
        return
    for entry, form in translations.forms("T306"):
        if form.text.casefold() == form.source.casefold() and len(words(form.source)) > 1:
            way_out = f"translate it, {EXCUSE.format(code='T306')}"
            yield Finding(f"{entry.title} is the same as its source", form.span, way_out)


@rule("T307", "doubled-word", on=Translations, severity=Severity.WARNING)
def doubled_word(translations: Translations) -> Iterator[Finding]:
    """A translation has the same word twice in a row.

    Why: it is a slip of the pen that the eye skips. Words that a language does say twice ("nous nous") are
    listed in templates/languages.yaml as ``doubled_words``.

    Bad:
        msgstr "Prenez le le coquillage."

    Good:
        msgstr "Prenez le coquillage."
    """
    fine = translations.language.doubled_words
    for entry, form in translations.forms("T307"):
        for found in _DOUBLED.finditer(bare(form.text)):
            if found[1].casefold() not in fine:
                way_out = f"take one out, {EXCUSE.format(code='T307')}"
                yield Finding(f"{entry.title} has “{found[0]}”", form.span, way_out)


@rule("T308", "two-translations", on=Translations, severity=Severity.NOTE)
def two_translations(translations: Translations) -> Iterator[Finding]:
    """The same source is translated in two ways.

    Why: there may be a reason, as words change with what they stand beside; or one of the two was forgotten
    when the other was mended.

    Bad:
        msgid "End of the game"
        msgstr "Fin de partie"
        # and elsewhere
        msgstr "Fin du jeu"

    Good: the same translation in both places.
    """
    first: dict[str, Translation] = {}
    for entry in translations.judged("T308"):
        source, text = entry.forms[0].source, entry.forms[0].text
        other = first.setdefault(source, entry)
        if other.forms[0].text.casefold() != text.casefold() and len(words(source)) > 1:
            place = other.forms[0].span.line
            message = f'{entry.title} is another one than that of "{other.context}" on line {place}'
            yield Finding(message, entry.forms[0].span, f"make them alike, {EXCUSE.format(code='T308')}")


@rule("T309", "opening-mark", on=Translations, severity=Severity.WARNING)
def opening_mark(translations: Translations) -> Iterator[Finding]:
    """A question or exclamation has no mark at its beginning, in a language that wants one.

    Why: in Spanish, a reader has to know from the first word on that it is a question.

    Bad, in es.po:
        msgstr "Quién empieza?"

    Good:
        msgstr "¿Quién empieza?"
    """
    for entry, form in translations.forms("T309"):
        text = bare(form.text)
        for closing, opening in translations.language.opening_marks:
            if text.count(closing) != text.count(opening):
                way_out = f"write {opening} where it begins, {EXCUSE.format(code='T309')}"
                yield Finding(f"{entry.title} has “{closing}” without “{opening}”", form.span, way_out)


_EXCUSABLE: tuple[Rule, ...] = (
    missed_term,
    likeness.other_numbers,
    likeness.other_markup,
    likeness.space_around,
    likeness.other_end,
    same_as_source,
    doubled_word,
    opening_mark,
)


@rule("T310", "idle-excuse", on=Translations, severity=Severity.WARNING)
def idle_excuse(translations: Translations) -> Iterator[Finding]:
    """A remark excuses an entry from a rule that finds no fault in it.

    Why: whoever reads the remark believes that there is something odd, and a fault to come would not be told.

    Bad:
        # T302: "deux fois" says it
        msgid "Take 3 shells."
        msgstr "Prenez 3 coquillages."

    Good: the same without the remark.
    """
    for entry in translations.entries:
        if not entry.excuses:
            continue
        alone = replace(translations, entries=(replace(entry, excuses=frozenset()),))
        for judge in _EXCUSABLE:
            if judge.code in entry.excuses and judge.find is not None and not list(judge.find(alone)):
                message = f"{entry.title} is excused from {judge.code}, which finds nothing there"
                yield Finding(message, entry.forms[0].span, "take the remark out")


RULES: tuple[Rule, ...] = (
    *_EXCUSABLE,
    two_translations,
    idle_excuse,
)
