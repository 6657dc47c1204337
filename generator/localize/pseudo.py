"""Source texts → the pseudo-language ``xx``, which shows what translators would stumble over. In localize.

Each text is a third longer, its letters have accents, and brackets stand around it: words without brackets
are not translatable, and what does not fit will not fit in some language. Placeholders and markup stay.
"""

import re
from math import ceil

PSEUDO = "xx"
"""The code of the pseudo-language. No language has it: ISO 639 leaves it to whoever needs one."""

_LONGER = 1.35
_KEPT = re.compile(
    r"""
      \{\{[^{}\n]*\}\}            # a placeholder of the rulebook
    | \{[^{}\n]*\}                # a placeholder of a piece, or an icon
    | `[^`]*`                     # code
    | \]\([^()\n]*\)              # the target of a link or a picture
    | </?[A-Za-z][^<>\n]*>        # a tag, or an address in angle brackets
    | &\#?\w+;                    # a character by its name
    | \\.                         # a character that means nothing
    """,
    re.VERBOSE,
)
_WORD = re.compile(r"[^\W\d_]+")
_VOWELS = "aeiouy"
_ACCENTS = str.maketrans("aceinorstuyzACEINORSTUYZ", "áçéïñôřšťüýžÁÇÉÏÑÔŘŠŤÜÝŽ")


def pseudo_text(source: str) -> str:
    """Return a text of the source language as the pseudo-language has it."""
    parts: list[str] = []
    end = 0
    for kept in _KEPT.finditer(source):
        parts += [_WORD.sub(_stretched, source[end : kept.start()]), kept[0]]
        end = kept.end()
    parts.append(_WORD.sub(_stretched, source[end:]))
    return f"[{''.join(parts)}]"


def _stretched(word: re.Match[str]) -> str:
    """Return a word with accents, and with more vowels."""
    missing = ceil(len(word[0]) * _LONGER) - len(word[0])
    letters: list[str] = []
    for letter in word[0]:
        letters.append(letter)
        if missing and letter.lower() in _VOWELS:
            letters.append(letter.lower())
            missing -= 1
    return "".join([*letters, word[0][-1].lower() * missing]).translate(_ACCENTS)
