"""Rules T3xx: what a translation has to have in common with its source, besides placeholders (T201)."""

import re
from collections import Counter
from collections.abc import Callable, Iterator

from generator.check.entries import Form, Translation, Translations, bare
from generator.check.registry import Finding, rule
from generator.diagnostic import Severity

EXCUSE = 'or say why above the entry: "# {code}: …"'
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_LINK = re.compile(r"\]\(([^()]*)\)")
_ENDS = {
    **dict.fromkeys(".。．।։۔", "a full stop"),
    **dict.fromkeys("?？؟", "a question mark"),
    **dict.fromkeys("!！", "an exclamation mark"),
    **dict.fromkeys(":：", "a colon"),
    "…": "an ellipsis",
}
_NO_END = "no full stop or other mark"
_CLOSING = "*_`\"'’”»›“)]）」』 \u00a0\u202f\u200b"
_GREEK_QUESTION = {"el": {";": "a question mark", "\u037e": "a question mark"}}


@rule("T302", "other-numbers", on=Translations, severity=Severity.WARNING)
def other_numbers(translations: Translations) -> Iterator[Finding]:
    """A translation has other numbers than its source.

    Why: a wrong number is a wrong rule, in one language only. Numbers that change with the edition stand in
    braces; those written as digits are the same in every language.

    Bad:
        msgid "Take 3 shells."
        msgstr "Prenez 2 coquillages."

    Good:
        msgid "Take 3 shells."
        msgstr "Prenez 3 coquillages."
    """
    for entry, form in translations.forms("T302"):
        if entry.is_plural or form.source.count("{") != form.text.count("{"):
            continue  # The form for one may say it in a word; a lost placeholder is told by itself (T201).
        wanted, found = _numbers(form.source), _numbers(form.text)
        if wanted != found:
            lost, added = (", ".join((rest).elements()) for rest in (wanted - found, found - wanted))
            faults = [f"lacks {lost}"] * bool(lost) + [f"has {added}, which the source has not"] * bool(added)
            yield _finding("T302", entry, form, " and ".join(faults), "write the numbers of the source")


def _numbers(text: str) -> Counter[str]:
    return Counter(number.replace(",", ".") for number in _NUMBER.findall(bare(text)))


@rule("T303", "other-markup", on=Translations, severity=Severity.WARNING)
def other_markup(translations: Translations) -> Iterator[Finding]:
    """A translation has other words in bold or italics, or other links, than its source.

    Why: bold words are what players look for, and a star too few makes half a paragraph bold.

    Bad:
        msgid "Take **all** shells, see [below](#scoring)."
        msgstr "Prenez tous les coquillages."

    Good:
        msgid "Take **all** shells, see [below](#scoring)."
        msgstr "Prenez **tous** les coquillages, voir [plus bas](#scoring)."
    """
    kinds: tuple[tuple[str, Callable[[str], object]], ...] = (
        ("bold", lambda text: text.count("**")),
        ("italics", lambda text: text.replace("**", "").replace(r"\*", "").count("*")),
        ("code", lambda text: text.count("`")),
        ("links", lambda text: sorted(_LINK.findall(text))),
    )
    for entry, form in translations.forms("T303"):
        other = [name for name, of in kinds if of(form.source) != of(form.text)]
        if other:
            message = f"has other {' and '.join(other)} than its source"
            yield _finding("T303", entry, form, message, "put the marks around the same words")


@rule("T304", "space-around", on=Translations, severity=Severity.WARNING)
def space_around(translations: Translations) -> Iterator[Finding]:
    """A translation begins or ends with a space, or has two in a row, where its source has not.

    Why: the space is printed: words stand askew, or lines break where they should not.

    Bad:
        msgstr "Prenez  un coquillage. "

    Good:
        msgstr "Prenez un coquillage."
    """
    for entry, form in translations.forms("T304"):
        for name, pattern in (("begins with", r"\A\s"), ("ends with", r"\s\Z"), ("has two of", r"[ \t]{2}")):
            if re.search(pattern, form.text) and not re.search(pattern, form.source):
                what = "spaces in a row" if name.startswith("has") else "a space"
                yield _finding("T304", entry, form, f"{name} {what}", "take the space out")


@rule("T305", "other-end", on=Translations, severity=Severity.WARNING)
def other_end(translations: Translations) -> Iterator[Finding]:
    """A translation ends with another mark than its source.

    Why: a full stop too few or too many shows on a card, mostly where half a sentence was lost.

    Bad:
        msgid "Take one shell."
        msgstr "Prenez un coquillage"

    Good:
        msgid "Take one shell."
        msgstr "Prenez un coquillage."
    """
    marks = _ENDS | _GREEK_QUESTION.get(translations.language.tag.partition("-")[0], {})
    for entry, form in translations.forms("T305"):
        wanted, found = _end(form.source, _ENDS), _end(form.text, marks)
        if wanted != found:
            message = f"ends with {found}, its source with {wanted}"
            yield _finding("T305", entry, form, message, "end it as its source")


def _end(text: str, marks: dict[str, str]) -> str:
    return marks.get(text.rstrip(_CLOSING)[-1:], _NO_END)


def _finding(code: str, entry: Translation, form: Form, fault: str, way_out: str) -> Finding:
    return Finding(f"{entry.title} {fault}", form.span, f"{way_out}, {EXCUSE.format(code=code)}")
