"""Typeset: a text → where its lines may break. Pure string work; knows no font and no width.

A *word* here is what stands between two plain spaces, markup included. Lines break at plain spaces and at the
opportunities inside a word; U+00A0 and U+202F never break.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from pyphen import Pyphen

NO_BREAK_SPACE = "\u00a0"
LEAST_BEFORE, LEAST_AFTER = 2, 3

# A plain space next to one of these is as good as a no-break space: closing punctuation, a dash that starts
# an aside, a multiplication sign, opening quotes and brackets, and a number beside its icon.
_GLUED = re.compile(
    r" (?:(?=\**[!?:;»›…%)\]])|(?=[–—] )|(?=×)|(?<=[«‹(\[×] )|(?<=\d )(?=\{icon:)|(?<=\d\*\* )(?=\{icon:)"
    r"|(?<=\} )(?=\**\d))"
)
# Ideographs, kana, and the signs that go with them: between any two a line may break (classes ID and CJ), but
# not before what closes or goes on, nor after what opens. Source: Unicode Standard Annex 14; JIS X 4051.
_WIDE = (
    "\u2e80-\u2fdf\u3000-\u30ff\u31c0-\u31ff\u3200-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uff60"
    "\U00020000-\U0003fffd"
)
_NEVER_FIRST = (
    "、。，．・：；？！）］｝〉》」』】〕〗〙〛〞〟‼⁇⁈⁉〜～…‥ー々〻ヽヾゝゞァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ"
    "\u31f0-\u31ff\u3000,.:;?!)\\]}%»›”’"
)
_NEVER_LAST = "（［｛〈《「『【〔〖〘〚‘“(\\[{«‹*"
_BETWEEN_WIDE = re.compile(
    rf"(?:(?<=[{_WIDE}])|(?<=[^\s])(?=[{_WIDE}]))(?<![{_NEVER_LAST}])(?![{_NEVER_FIRST}\s])(?!\**(?:\s|\Z))"
)
TIGHT = "\u2060"
"""Ends a word that has no space after it, though a line may break there."""
# What may bring the above about, or switch emphasis.
_ODD = re.compile(rf"\Z|[!?:;»›…%)\]×–—{{]|.*[*\t]|.*[«‹(\[×]\Z|.*[{_WIDE}]", re.DOTALL)
_IS_WIDE = re.compile(f"[{_WIDE}]")
_ICON = re.compile(r"\{icon:[^{}\s]*\}")
# After a hyphen, a slash or a dash between words; not between figures (2–5), not after one letter (e-mail).
_EXPLICIT = re.compile(r"(?<=[\w)}]{2}[-‐/–—])(?=\**[^\W\d_]{2})|(?<=\})(?=\{icon:)")
_ZERO_WIDTH = "\u200b"
_SOFT_HYPHEN = "\u00ad"
_LETTERS = re.compile(rf"[^\W\d_]{{{LEAST_BEFORE + LEAST_AFTER},}}")


class Break(Struct, frozen=True):
    """One way to part a word; ``hyphenated`` when a hyphen had to be added."""

    head: str
    tail: str
    hyphenated: bool


def words_of(line: str) -> list[str]:
    """Split a line at the spaces where it may break."""
    glued = _GLUED.sub(NO_BREAK_SPACE, line.replace("\t", " "))
    if not glued.isascii():
        glued = _BETWEEN_WIDE.sub(f"{TIGHT} ", glued)
    return [word for word in glued.split(" ") if word]


def is_odd(word: str) -> bool:
    """Tell whether a word, split off at plain spaces, may need its neighbours or change the emphasis.

    A line without such words may be split at its spaces, and is then what ``words_of`` makes of it.
    """
    return bool(_ODD.match(word))


def leans_on_next(word: str) -> bool:
    """Tell whether the word, as it shows, ends in a single letter or a small number.

    At the end of a line that looks lost, and belongs to what comes next: *a shell*, *3 coins*.
    """
    last = re.split("[ \u00a0\u202f]", word.strip("*"))[-1].lstrip("([«“‘\"'")
    return (len(last) == 1 and last.isalpha() and not _IS_WIDE.match(last)) or (
        len(last) <= 2 and last.isdecimal()
    )


def has_written_break(word: str) -> bool:
    """Tell whether the author's own characters allow a break inside the word."""
    return bool(_EXPLICIT.search(word)) or _ZERO_WIDTH in word or _SOFT_HYPHEN in word


def breaks_in(word: str, dictionary: str) -> tuple[Break, ...]:
    """Return every way to part the word, from left to right.

    Args:
        word: a word with its markup.
        dictionary: the language's hyphenation; empty allows no hyphen that the author did not write.
    """
    icons = [match.span() for match in _ICON.finditer(word)]
    found = {
        at: made
        for at, made in (*_written(word), *_hyphenated(word, dictionary))
        if not any(start < at < end for start, end in icons)
    }
    return tuple(found[at] for at in sorted(found))


def _written(word: str) -> Iterator[tuple[int, Break]]:
    for match in _EXPLICIT.finditer(word):
        yield match.start(), Break(word[: match.start()], word[match.start() :], False)
    for at, character in enumerate(word):
        if character in (_ZERO_WIDTH, _SOFT_HYPHEN) and 0 < at < len(word) - 1:
            soft = character == _SOFT_HYPHEN
            yield at, Break(word[:at] + ("-" if soft else ""), word[at + 1 :], soft)


def _hyphenated(word: str, dictionary: str) -> Iterator[tuple[int, Break]]:
    hyphenator = _hyphenator(dictionary)
    if hyphenator is None or _SOFT_HYPHEN in word:
        return
    for match in _LETTERS.finditer(word):
        letters = match[0]
        if letters.isupper():
            continue
        for position in hyphenator.positions(letters.lower()):
            # A position with ``data`` would change the spelling; no language here needs that.
            if LEAST_BEFORE <= position <= len(letters) - LEAST_AFTER and not position.data:
                at = match.start() + position
                yield at, Break(word[:at] + "-", word[at:], True)


@cache
def _hyphenator(dictionary: str) -> "Pyphen | None":
    """Return what knows where words part, if there is such a dictionary; loaded when a word must part."""
    from pyphen import Pyphen, language_fallback  # noqa: PLC0415

    known = language_fallback(dictionary)
    return Pyphen(lang=known) if known else None
