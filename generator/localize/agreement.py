"""Whether a translation says the same things as its source: the same placeholders, the same icons.

Part of localize. Order is free, words are free; what is filled in is not.
"""

import re
from collections import Counter

from generator.diagnostic import Diagnostic, Span
from generator.expression import Braces, ExpressionError, Placeholder, PlaceholderKind, find_placeholders
from generator.localize.po import Entry
from generator.model import Language

_BRACES = re.compile(r"(\{[^{}]*\})")


def check_agreement(
    entry: Entry, file: str, language: Language, braces: Braces = Braces.SINGLE
) -> Diagnostic | None:
    """Return what is wrong with the placeholders of an entry's translation, if anything.

    Each plural form may have those of msgid or those of msgid_plural.
    """
    if entry.plural is None and _plainly_agree(entry.source, entry.forms[0]):
        return None
    try:
        allowed = [_placeholders(text, braces) for text in (entry.source, entry.plural) if text is not None]
    except ExpressionError:
        return None  # The source is wrong itself, and reported where it is written.
    for form, line in zip(entry.forms, entry.lines or (entry.line,) * len(entry.forms), strict=True):
        span = Span(file, line)
        try:
            found = _placeholders(form, braces)
        except ExpressionError as error:
            message = f"the {_title(entry, language)} has a faulty placeholder: {error.message}"
            return Diagnostic(code="T202", message=message, hint=error.hint, span=span)
        if found not in allowed:
            return _mismatch(entry, found, allowed[-1], span, language)
    return None


def _plainly_agree(source: str, translation: str) -> bool:
    """Tell whether two texts have the same braces, literally: most have, and need no closer look."""
    if "{" not in source and "{" not in translation and "}" not in translation:
        return True
    parts = [_BRACES.split(text) for text in (source, translation)]
    if any("{" in word or "}" in word for words in parts for word in words[::2]):
        return False
    return sorted(parts[0][1::2]) == sorted(parts[1][1::2])


def _placeholders(text: str, braces: Braces) -> Counter[str]:
    return Counter(_written(found, braces) for found in find_placeholders(text, braces))


def _written(found: Placeholder, braces: Braces) -> str:
    """Write a placeholder in one way, so that two that differ only in spaces are the same."""
    inner = "".join(found.inner.split())
    if found.kind is PlaceholderKind.ICON:
        return f"{{icon:{inner}}}"
    return f"{{{{ {inner} }}}}" if braces is Braces.DOUBLE else f"{{{inner}}}"


def _title(entry: Entry, language: Language) -> str:
    return f'translation of "{entry.context}" into {language.name}'


def _mismatch(
    entry: Entry, found: Counter[str], wanted: Counter[str], span: Span, language: Language
) -> Diagnostic:
    lost, added = (", ".join(sorted(rest.elements())) for rest in (wanted - found, found - wanted))
    faults = [f"lacks {lost}"] * bool(lost) + [f"has {added} too much"] * bool(added)
    return Diagnostic(
        code="T201",
        message=f"the {_title(entry, language)} {' and '.join(faults)}",
        hint="a translation keeps what stands in braces, letter for letter, in any order",
        span=span,
    )
