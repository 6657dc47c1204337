"""Names → what an index sorts them by, in the alphabet of a language. Part of localize.

It is the order of dictionaries in short: letters first, then accents, then small letters before capitals. A
language's alphabet says which letters are letters of their own (ñ after n, å after z, ch after h); all others
count as the letter without its accent. Source: the levels of the Unicode Collation Algorithm, and CLDR's
tailorings for the alphabets.
"""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache

from generator.model import Language

SortKey = tuple[tuple[tuple[int, str], ...], str, str]

_LATIN = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
_CAPITAL_I = {"I": "ı", "İ": "i"}


def sort_key(name: str, language: Language) -> SortKey:
    """Return what to sort a name by. Marks do not count, spaces come before all letters."""
    ranks = _ranks(language.alphabet)
    small = _small(name, language.alphabet)
    letters = tuple(
        one for found in _pattern(language.alphabet).findall(small) for one in _letters(found, ranks)
    )
    return letters, small, name.swapcase()


def _small(name: str, alphabet: tuple[str, ...]) -> str:
    if "ı" in alphabet:  # There, the capital of i is İ, and I that of ı.
        name = "".join(_CAPITAL_I.get(letter, letter) for letter in name)
    return unicodedata.normalize("NFC", name.lower())


@cache
def _ranks(alphabet: tuple[str, ...]) -> Mapping[str, int]:
    return {letter: rank for rank, letter in enumerate(alphabet)}


@cache
def _pattern(alphabet: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds letters, those of several characters whole, and spaces."""
    long = sorted((letter for letter in alphabet if len(letter) > 1), key=len, reverse=True)
    return re.compile("|".join([*map(re.escape, long), r"\w", r"\s+"]))


def _letters(found: str, ranks: Mapping[str, int]) -> tuple[tuple[int, str], ...]:
    """Return the places of what was found: of a letter of the alphabet, or of what it is without accents."""
    if found.isspace():
        return ((-1, ""),)
    if found in ranks:
        return ((ranks[found], found),)
    plain = unicodedata.normalize("NFD", _LATIN.get(found, found))
    bare = "".join(one for one in plain if not unicodedata.combining(one))
    return tuple((ranks.get(one, len(ranks)), one) for one in bare)
