"""Words of a game: translatable text, and the language it is shown in."""

from msgspec import Struct

from generator.diagnostic import NO_ORIGIN, Origin


class Text(Struct, frozen=True):
    """A translatable string.

    ``context`` is the catalog's msgctxt, a stable id such as ``items/fossil-head.name``; ``source`` is
    the msgid, in the game's source language, with ``{placeholders}`` and ``{icon:coin}`` still in it.
    ``shown`` is what prints: the source until the game is localized, then the translation with
    every placeholder but the icons filled in.
    """

    context: str
    source: str
    shown: str = ""

    def __str__(self) -> str:
        return self.shown or self.source


class Term(Struct, frozen=True, kw_only=True):
    """A word that means one thing in a game. Its text has all its forms, with "|" between: bucket|buckets.

    A "*" stands for any letters (shell*).
    """

    id: str
    text: Text
    origin: Origin = NO_ORIGIN


class Language(Struct, frozen=True, kw_only=True):
    """A language and its typographic habits. Data, from ``templates/languages.yaml``.

    ``code`` names catalogs and folders (``pt``), ``tag`` is BCP 47 (``pt-BR``), ``hyphenation`` a pyphen
    dictionary. ``narrow_space_before`` lists marks that take U+202F before them; ``opening_marks`` pairs a
    mark with what begins its sentence, ``ordinals`` a letter after a number with what it becomes;
    ``short_words`` do not end a line; ``doubled_words`` may follow themselves; ``alphabet`` orders an index.
    ``hyphenated`` are words of the game, with a "-" at each place where they may part. A text that it lacks
    is shown in the nearest of its ``fallbacks``; what they fall back on themselves does not count.
    """

    code: str
    tag: str
    name: str
    hyphenation: str
    quotes: tuple[str, str]
    inner_quotes: tuple[str, str] = ("‘", "’")
    narrow_space_before: str = ""
    fonts: tuple[str, ...] = ()
    opening_marks: tuple[tuple[str, str], ...] = ()
    ordinals: tuple[tuple[str, str], ...] = ()
    short_words: tuple[str, ...] = ()
    doubled_words: tuple[str, ...] = ()
    alphabet: tuple[str, ...] = ()
    hyphenated: tuple[str, ...] = ()
    fallbacks: tuple["Language", ...] = ()
