"""Text as typed → text as a typesetter of the language would set it. Part of localize.

Curls quotes and apostrophes, sets the narrow spaces that the language wants around its marks, keeps numbers
and units together and short words off the ends of lines, and parts words where the game says. Invariant:
placeholders, icons, addresses and code are left alone, and doing it twice changes nothing more.
"""

import re
from collections.abc import Mapping
from functools import cache

from generator.model import Language

NO_BREAK_SPACE = "\u00a0"
NARROW_NO_BREAK_SPACE = "\u202f"

_SOFT_HYPHEN = "\u00ad"
_SPACES = "[ \u00a0\u202f\u2009]"
_STAND_IN = "\ufffc"  # holds the place of what must not change, while the rest does
_ADDRESS_END = r"[^\s<>()\"'«»“”‘’.,;:!?]"
_PROTECTED = re.compile(
    rf"""
      \{{\{{[^{{}}\n]*\}}\}}                                     # a placeholder of the rulebook
    | \{{[^{{}}\n]*\}}                                         # a placeholder of a piece, or an icon
    | `[^`]*`                                                  # code
    | \]\([^()\n]*\)                                           # the target of a link or a picture
    | </?[A-Za-z][^<>\n]*>                                     # a tag, or an address in angle brackets
    | &\#?\w+;                                                 # a character by its name
    | \b(?:(?:https?|mailto):|www\.)[^\s<>()]*{_ADDRESS_END}   # an address
    | {_STAND_IN}
    """,
    re.VERBOSE,
)
# The two are quicker one after the other than as one: most texts have not even a digit.
_NOTABLE = re.compile(r"[\"'×;:!?«»“”\d]")
_SOMETHING_TO_DO = re.compile(r"[\"'×;:!?«»“”]|\d(?: |\.?[^\W\d_])")

# Each pattern begins with what it looks for, and only then looks around: that is several times faster.
_PAIRED_QUOTES = re.compile(r'"(?<![\w"]")(?=[^\s"])([^"]*)(?<=[^\s"])"(?![\w"])')
_OPENING_SINGLE = re.compile(rf"'(?<![\w'*)\]{_STAND_IN}]')(?=\w[^']*'(?!\w))")
_PAIRED_SINGLES = re.compile(
    r"'(?<![\w'*)\]]')(?=[^\s'])([^']*(?:(?<=\w)'(?=\w)[^']*)*)(?<=[^\s'])'(?![\w'])"
)
_USUAL_INNER = ("‘", "’")
_APOSTROPHE = re.compile(r"'(?:(?<=[^\s\d'’]')|(?<=\d')(?=[^\W\d])|(?<![\w'’]')(?=\w))")

# The units that stay on the line of their number; they are written alike in every language.
_UNITS = r"(?:mm|cm|dm|km|m|kg|g|pt|px|dpi|min|h|%|‰|€|£|\$|°C|°F)(?!\w)"
_BEFORE_UNIT = re.compile(rf"[ \u202f](?<=[\d{_STAND_IN}][ \u202f])(?={_UNITS})")
_BESIDE_TIMES = re.compile(
    rf" (?:(?<=[\d{_STAND_IN}] )(?=×)|(?=×[ \u00a0][\d{_STAND_IN}])|(?<=× )(?=[\d{_STAND_IN}]))"
)


def apply_typography(text: str, language: Language) -> str:
    """Set a text by the habits of its language. Markup, placeholders and addresses stay as they are."""
    has_marks = _NOTABLE.search(text) and _SOMETHING_TO_DO.search(text)
    if not (has_marks or language.short_words or language.hyphenated):
        return text
    kept = _PROTECTED.findall(text)
    bare = _PROTECTED.sub(_STAND_IN, text) if kept else text
    if has_marks:
        bare = _set_marks(bare, language)
    if language.short_words:
        bare = _short_words(language.short_words).sub(rf"\1{NO_BREAK_SPACE}", bare)
    if language.hyphenated:
        pattern, parted = _parted_words(language.hyphenated)
        bare = pattern.sub(lambda found: _parted(found[0], parted), bare)
    if not kept:
        return bare
    originals = iter(kept)
    return re.sub(_STAND_IN, lambda _: next(originals), bare)


def _set_marks(text: str, language: Language) -> str:
    """Set quotes, marks, ordinals and units."""
    text = _space_marks(_curl(text, language), language)
    text = _BEFORE_UNIT.sub(NO_BREAK_SPACE, text)
    if "×" in text:
        text = _BESIDE_TIMES.sub(NO_BREAK_SPACE, text)
    for typed, shown in language.ordinals:
        text = re.sub(rf"(?<![\w.,])(\d+){re.escape(typed)}(?!\w)", rf"\1{shown}", text)
    return text


@cache
def _short_words(words: tuple[str, ...]) -> re.Pattern[str]:
    """Return what finds a short word and the space after it, which shall not end a line."""
    return re.compile(rf"(?<![\w’'-])({'|'.join(map(re.escape, words))}) (?=\S)", re.IGNORECASE)


@cache
def _parted_words(words: tuple[str, ...]) -> tuple[re.Pattern[str], Mapping[str, str]]:
    """Return what finds words that part at their own places, and the words with hyphens there."""
    parted = {word.replace("-", "").casefold(): word for word in words}
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, parted))})(?!\w)", re.IGNORECASE), parted


def _parted(word: str, parted: Mapping[str, str]) -> str:
    """Return a word with soft hyphens; where there is one, no dictionary is asked."""
    letters = iter(word)
    places = parted.get(word.casefold(), word)
    return "".join(_SOFT_HYPHEN if place == "-" else next(letters) for place in places)


def _curl(text: str, language: Language) -> str:
    """Turn apostrophes, and straight quotes that form a pair, into those of the language."""
    if '"' in text:
        opening, closing = language.quotes
        text = _PAIRED_QUOTES.sub(lambda found: f"{opening}{found[1]}{closing}", text)
    if "'" in text:
        if language.inner_quotes != _USUAL_INNER:
            opening, closing = language.inner_quotes
            text = _PAIRED_SINGLES.sub(lambda found: f"{opening}{found[1]}{closing}", text)
        text = _APOSTROPHE.sub("’", _OPENING_SINGLE.sub("‘", text))
    return text


def _space_marks(text: str, language: Language) -> str:
    """Set the spaces inside quotes and before marks that the language asks for."""
    opening, closing = language.quotes
    if opening[1:].strip() == "" != opening[1:]:
        text = re.sub(f"{opening[0]}{_SPACES}*", opening, text)
        text = re.sub(f"(?<=\\S){_SPACES}*{closing[-1]}", closing, text)
    marks = language.narrow_space_before
    if not any(mark in text for mark in marks):
        return text
    spaced, bare, emphasized = _mark_patterns(marks)
    text = spaced.sub(NARROW_NO_BREAK_SPACE, text)
    text = bare.sub(rf"{NARROW_NO_BREAK_SPACE}\g<0>", text)
    return emphasized.sub(_space_outside_emphasis, text) if "*" in text or "_" in text else text


def _space_outside_emphasis(found: re.Match[str]) -> str:
    """Put the space after the stars that end an emphasis, but before those that begin one."""
    stars = found["stars"]
    ends = found.string.count(stars, 0, found.start("stars")) % 2 == 1
    spaced = f"{stars}{NARROW_NO_BREAK_SPACE}" if ends else f"{NARROW_NO_BREAK_SPACE}{stars}"
    return found["word"] + spaced


@cache
def _mark_patterns(marks: str) -> tuple[re.Pattern[str], re.Pattern[str], re.Pattern[str]]:
    """Return where the space before a mark goes: in the place of others, after a word, beside emphasis.

    A space is added only where the mark ends something: not in 12:30 or "a;b". A picture's ``![`` is no mark.
    """
    mark = f"[{re.escape(marks)}]"
    word = rf"[^\s{re.escape(marks)}(\[{{«“‘¡¿*_-]"
    return (
        re.compile(rf"{_SPACES}+(?={mark}(?!\[))"),
        re.compile(rf"{mark}(?!\[)(?<={word}{mark})(?={mark}*(?:[^\w\s]|\s|\Z))"),
        re.compile(rf"(?P<word>{word})(?P<stars>[*_]{{1,3}})(?={mark}+(?:[^\w\s]|\s|\Z))"),
    )
