"""Text from strangers → text that a terminal or a log shows and does not obey."""

import unicodedata

# What terminals act upon, what turns the order of others round, and what nobody sees is shown by its number.
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_SEEN = {"\u00ad"}


def harmless(text: str) -> str:
    """Return a text of one line, in which whatever could move a cursor or reorder a line is written out."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(character) for character in text)


def _shown(character: str) -> str:
    if character in _SEEN or unicodedata.category(character) not in _FORBIDDEN:
        return character
    return f"\\u{{{ord(character):x}}}"
