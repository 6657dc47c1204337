"""A language → what the press lacks for it: letters in its fonts, hyphenation, habits of its own."""

from collections.abc import Iterator
from pathlib import Path

from generator.build.disk import DiskWorkspace
from generator.model import Language
from generator.read import read_languages
from generator.typeset import load_fonts
from generator.typeset.coverage import missing_characters


def needs_of(root: Path, language: Language) -> Iterator[str]:
    """Yield a line for each thing that is not as it is for the languages that the press knows best."""
    workspace = DiskWorkspace(root)
    missing = missing_characters("".join(sorted(_letters(language))), load_fonts(workspace))
    if missing:
        shown = " ".join(missing[:12]) + (" …" if len(missing) > 12 else "")
        yield f"the fonts lack {len(missing)} of its letters: {shown}"
    from pyphen import language_fallback  # noqa: PLC0415

    if language_fallback(language.hyphenation) is None:
        yield "there is no hyphenation for it, so long words are not parted"
    known, _ = read_languages(workspace)
    if language.code not in known or (known[language.code].quotes == ("“", "”") and not language.alphabet):
        yield "its quotes are taken to be “ ”; an entry in templates/languages.yaml says otherwise"


def _letters(language: Language) -> set[str]:
    """Return the letters that a language is written with, as far as its names for common things show them."""
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415

    try:
        locale = Locale.parse(language.tag, sep="-")
    except (UnknownLocaleError, ValueError):
        return set()
    names = "".join((*locale.languages.values(), *locale.territories.values()))
    return {letter for letter in names if letter.isalpha()}
