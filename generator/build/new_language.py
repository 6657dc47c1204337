"""A language → what the press lacks for it: letters in its fonts, hyphenation, habits of its own."""

from collections.abc import Iterator
from pathlib import Path

from generator.build.disk import DiskWorkspace
from generator.model import Language
from generator.read import is_listed
from generator.typeset import load_fonts
from generator.typeset.coverage import missing_characters


def needs_of(root: Path, language: Language) -> Iterator[str]:
    """Yield a line for each thing that is not as it is for the languages that the press knows best."""
    workspace = DiskWorkspace(root)
    letters = _letters(language)
    missing = missing_characters("".join(sorted(letters)), load_fonts(workspace))
    if missing:
        shown = " ".join(missing[:12]) + (" …" if len(missing) > 12 else "")
        way_out = "put one that has them into templates/fonts"
        yield f"the fonts lack {len(missing)} of its letters: {shown}; {way_out}"
    if not any(letter.islower() for letter in letters):
        return  # What has no small letters has its own rules for lines, not hyphens.
    from pyphen import language_fallback  # noqa: PLC0415

    if language_fallback(language.hyphenation) is None:
        yield "there is no hyphenation for it, so long words are not parted"
    if not is_listed(workspace, language.tag):
        opening, closing = (quote.strip() for quote in language.quotes)
        way_out = "an entry in templates/languages.yaml says otherwise"
        yield f"its quotes are taken to be {opening} {closing}; {way_out}"


def _letters(language: Language) -> set[str]:
    """Return the letters that a language is written with, as far as its names for common things show them."""
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415

    try:
        locale = Locale.parse(language.tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return set()
    names = "".join((*locale.languages.values(), *locale.territories.values()))
    return {letter for letter in names if letter.isalpha()}
