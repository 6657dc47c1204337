"""Typeset: characters that no font of the package or the project can print.

Invariant: a text that passes has every visible character in the fonts of books.
"""

import unicodedata

from generator.model import FontKey
from generator.typeset.fonts import FontBook

# Source: ISO 14289-1 (PDF/UA), 7.21.7: text must not map to these.
_BARRED = frozenset("\ufeff\ufffe")


def missing_characters(text: str, fonts: FontBook) -> tuple[str, ...]:
    """Return the characters that the fonts cannot print, each once, in their order.

    One style stands for all: together, the families of the package have the same characters in each style,
    and one of the project's stands in for those that it lacks.
    """
    return tuple(c for c in dict.fromkeys(text) if _is_barred(c) or not _is_in_a_font(c, fonts))


def _is_in_a_font(character: str, fonts: FontBook) -> bool:
    cuts = (fonts.cut(FontKey(family=family)) for family in fonts.families)
    return any(not fonts.missing(cut, character) for cut in cuts if cut is not None)


def _is_barred(character: str) -> bool:
    """Tell whether a character has no place in a PDF's text, whatever the fonts say."""
    return unicodedata.category(character) == "Cc" or character in _BARRED
