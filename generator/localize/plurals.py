"""Numbers → plural categories, by the CLDR rules of each language. Part of localize.

Babel has the rules; it is imported late, because most runs over a source language never ask for one.
"""

import gettext
import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

_CATEGORIES = ("zero", "one", "two", "few", "many", "other")
_SAMPLE = range(1000)
_PLURAL_FORMS = re.compile(r"\s*nplurals\s*=\s*(\d{1,2})\s*;\s*plural\s*=\s*([^;]+?)\s*;?\s*\Z")
_SIMPLE = MappingProxyType(
    {
        ("other",) * 3: "nplurals=1; plural=0;",
        ("other", "one", "other"): "nplurals=2; plural=(n != 1);",
        ("one", "one", "other"): "nplurals=2; plural=(n > 1);",
    }
)


@cache
def plural_rule(tag: str) -> Callable[[float], str]:
    """Return the function that gives the category of a number (``one``, ``other`` …) in a language.

    A language that Babel does not know is taken to have one form.
    """
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415

    try:
        rule = Locale.parse(tag, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        return lambda _: "other"
    return lambda number: str(rule(number))


@cache
def decimal_sign(tag: str) -> str:
    """Return what separates a number's whole part from its fraction in a language."""
    from babel.core import UnknownLocaleError  # noqa: PLC0415
    from babel.numbers import get_decimal_symbol  # noqa: PLC0415

    try:
        return get_decimal_symbol(tag.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        return "."


@cache
def categories(tag: str) -> tuple[str, ...]:
    """Return the categories that the whole numbers below 1000 fall into, in CLDR's order."""
    rule = plural_rule(tag)
    met = {rule(number) for number in _SAMPLE}
    return tuple(category for category in _CATEGORIES if category in met)


@cache
def plural_forms(tag: str) -> str:
    """Return the Plural-Forms line that a catalog of the language has to carry."""
    rule = plural_rule(tag)
    simple = _SIMPLE.get((rule(0), rule(1), rule(2)), "")
    if form_indexes(simple, tag) is not None:
        return simple
    from babel.core import Locale  # noqa: PLC0415
    from babel.messages.plurals import get_plural  # noqa: PLC0415
    from babel.plural import to_gettext  # noqa: PLC0415

    locale = Locale.parse(tag, sep="-")
    usual = get_plural(locale.language)
    line = f"nplurals={usual.num_plurals}; plural={usual.plural_expr};"
    return line if form_indexes(line, tag) is not None else to_gettext(locale.plural_form)


@cache
def form_indexes(line: str, tag: str) -> Mapping[str, int] | None:
    """Return which msgstr[n] of a catalog with this Plural-Forms line holds which category.

    Returns:
        The index by category, or None when the line means nothing, or divides the numbers below 1000 in
        another way than the language does.
    """
    found = _PLURAL_FORMS.match(line)
    if found is None:
        return None
    count, rule = int(found[1]), plural_rule(tag)
    indexes: dict[str, int] = {}
    try:
        index_of = gettext.c2py(found[2])
        for number in _SAMPLE:
            index = index_of(number)
            if indexes.setdefault(rule(number), index) != index or not 0 <= index < count:
                return None
    except (ValueError, ArithmeticError, RecursionError):
        return None
    if len(set(indexes.values())) < len(indexes):
        return None
    return MappingProxyType(indexes)
