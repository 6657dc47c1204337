"""Typeset: characters that no font of the package can print.

Invariant: a text that passes has every visible character in the fonts of books.
"""

import unicodedata

from generator.model import FontKey
from generator.typeset.fonts import FontBook

# Source: ISO 14289-1 (PDF/UA), 7.21.7: text must not map to these.
_BARRED = frozenset("\ufeff\ufffe")
FAMILIES = ("Vollkorn", "Noto Sans")


def missing_characters(text: str, fonts: FontBook) -> tuple[str, ...]:
    """Return the characters that the fonts cannot print, each once, in their order.

    One style stands for all: together, the two families have the same characters in each style.
    """
    return tuple(c for c in dict.fromkeys(text) if _is_barred(c) or not _is_in_a_font(c, fonts))


def _is_in_a_font(character: str, fonts: FontBook) -> bool:
    return any(not fonts.missing(FontKey(family=family), character) for family in FAMILIES)


def _is_barred(character: str) -> bool:
    """Tell whether a character has no place in a PDF's text, whatever the fonts say."""
    return unicodedata.category(character) == "Cc" or character in _BARRED
