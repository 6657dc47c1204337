"""Characters that no font of the package can print. Part of rulebook.

Invariant: a text that passes has every visible character in the book's fonts.
"""

import unicodedata
from collections.abc import Callable, Iterable, Iterator

from generator.diagnostic import NOWHERE, Diagnostic, Span
from generator.model import LocalizedGame
from generator.rulebook.document import Document, Inlines, Written, plain, texts
from generator.rulebook.generated import first_effects
from generator.rulebook.show import locate, place_of
from generator.typeset.coverage import missing_characters
from generator.typeset.fonts import FontBook


def check_book_characters(
    written: Document[Written],
    shown: Document[Inlines],
    localized: LocalizedGame,
    fonts: FontBook,
    lines: tuple[str, ...],
) -> tuple[Diagnostic, ...]:
    """Report the characters of a whole book that cannot be printed, each at the first place that uses it.

    Args:
        written: the book in the source language.
        shown: the same book as it prints.
        localized: the game, whose names stand in the book too.
        fonts: the fonts to print with.
        lines: the lines of the rulebook's file.
    """
    game = localized.game
    book = f"content/{game.slug}/{game.rulebook}"

    def place(passage: Span, character: str) -> Span:
        """Return where a passage has the character, if it is one of the book."""
        return locate(lines, passage, character) if passage.file == book else passage

    pairs = zip(texts(written), texts(shown), strict=True)
    found = [(place_of(localized, original), plain(inlines)) for original, inlines in pairs]
    found += _names(localized)
    found += [(NOWHERE, " ".join(localized.words.values()))]
    return tuple(check_characters(found, fonts, place))


def _names(localized: LocalizedGame) -> Iterator[tuple[Span, str]]:
    """Yield what a book takes from its game, with the places: title, edition, components, icons, effects."""
    game, edition = localized.game, localized.edition
    names = [(game.origin, "title", localized.title), (edition.origin, "name", edition.name)]
    names += [(component.origin, "name", component.name) for component in edition.components]
    for icon in game.icons.values():
        names += [(icon.origin, "name", icon.name), (icon.origin, "meaning", icon.meaning)]
    for kind in game.effects.values():
        names += [] if kind.meaning is None else [(kind.origin, "meaning", kind.meaning)]
    for effect, piece in first_effects(localized).values():
        names += [] if effect.text is None else [(piece.origin, "effects", effect.text)]
    for origin, path, text in names:
        yield localized.place_of(text, origin.at(path)), str(text)


def check_characters(
    texts: Iterable[tuple[Span, str]],
    fonts: FontBook,
    place: Callable[[Span, str], Span] = lambda span, _: span,
) -> Iterator[Diagnostic]:
    """Yield a fault for each character that cannot be printed, at the first text that has it.

    Args:
        texts: texts with their places.
        fonts: the fonts to print with.
        place: says where in the text of a place a character is.
    """
    seen: set[str] = set()
    for span, text in texts:
        for character in missing_characters("".join(c for c in text if c not in seen), fonts):
            yield _fault(character, place(span, character))
        seen.update(text)


def _fault(character: str, span: Span) -> Diagnostic:
    name = unicodedata.name(character, "a control character" if ord(character) < 0x20 else "no name").lower()
    shown = character if character.isprintable() else "?"
    return Diagnostic(
        code="B121",
        message=f'no font can print "{shown}" (U+{ord(character):04X}, {name})',
        hint="use another character, or an icon: {icon:…}",
        span=span,
    )
