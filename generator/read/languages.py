"""The languages that a project speaks: ``templates/languages.yaml``, and a catalog for each other one.

Invariant: a language that the table does not list has sound habits all the same, from the language that it is
a variant of, or from what suits most of them.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Annotated

from msgspec.structs import replace

from generator.diagnostic import Diagnostic, Span, suggestion
from generator.expression import Names
from generator.model import FontKey, Language
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Listing, Node
from generator.read.profiles import read_shapes
from generator.read.scalars import as_written
from generator.read.schema import Shape, Text, Word
from generator.workspace import Workspace, WorkspaceError

LANGUAGES = "templates/languages.yaml"
CATALOG_FOLDERS = ("content", "templates/locale")
_CODE = re.compile(r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*")


def _quotes(node: Node, _: Names) -> tuple[str, str]:
    if not isinstance(node, Listing) or len(node.items) != 2:
        raise ContentError("S103", "quotes are two: the opening and the closing one")
    opening, closing = map(as_written, node.items)
    return opening, closing


class _LanguageShape(Shape):
    tag: Word = ""
    name: Text = ""
    hyphenation: Word = ""
    quotes: Annotated[tuple[str, str], _quotes] = ("“", "”")
    inner_quotes: Annotated[tuple[str, str], _quotes] = ("‘", "’")
    narrow_space_before: Word = ""
    fonts: tuple[Text, ...] = ()
    opening_marks: Mapping[str, Word] = MappingProxyType({})
    ordinals: Mapping[str, Word] = MappingProxyType({})
    short_words: Text = ""
    doubled_words: Text = ""
    alphabet: Text = ""
    fallbacks: tuple[Word, ...] | None = None


def read_languages(workspace: Workspace) -> tuple[Mapping[str, Language], tuple[Diagnostic, ...]]:
    """Read the languages that the press knows, by code: those of the table, then those with a catalog."""
    faults = Faults()
    document = read_document(workspace, LANGUAGES, faults)
    if document is None:
        return {}, faults.ordered()
    shapes = read_shapes(_LanguageShape, document, faults)
    known = {code: _language(code, shape) for code, shape in shapes.items()}
    for path in _catalogs(workspace):
        code = catalog_language(path)
        language = None if code in known else find_language(code, known)
        if language is not None:
            known[code] = language
        elif code not in known:
            faults.warn("R006", Span(path), f'there is no language "{code}"', "name a catalog such as de.po")
    for code, shape in shapes.items():
        _check_fonts(workspace, document, code, shape, faults)
    languages = {
        code: replace(language, fallbacks=tuple(_fallbacks(document, code, shapes.get(code), known, faults)))
        for code, language in known.items()
    }
    return languages, faults.ordered()


def _check_fonts(
    workspace: Workspace, document: Document, code: str, said: _LanguageShape, faults: Faults
) -> None:
    """Refuse fonts that a language wants and that are not there, or cannot be used."""
    for number, family in enumerate(said.fonts):
        try:
            workspace.read_font(FontKey(family=family))
        except WorkspaceError as error:
            place = document.origin(document.root.entries[code]).at(f"fonts.{number}")
            faults.add("R011", place, f'the font "{family}" cannot be used', error.reason)


def is_listed(workspace: Workspace, code: str) -> bool:
    """Tell whether the table has a language, or the one that it is a variant of."""
    document = read_document(workspace, LANGUAGES, Faults())
    listed = document.root.entries if document is not None else {}
    return code in listed or _parent(code) in listed


def catalog_language(path: str) -> str:
    """Return the code of the language that a catalog is in: its name without the ending."""
    return path.rpartition("/")[2].removesuffix(".po")


def find_language(code: str, known: Mapping[str, Language]) -> Language | None:
    """Return a language, listed or not; None if there is none in the languages' common data (CLDR).

    Args:
        code: such as ``de``, ``pt-PT`` or ``pt_PT``.
        known: the languages that are listed, of which it may be a variant.
    """
    if code in known:
        return known[code]
    name = _name(code)
    if name is None:
        return None
    tag = code.replace("_", "-")
    near = known.get(_parent(code))
    if near is not None:
        return replace(near, code=code, tag=tag, name=name, hyphenation=tag.replace("-", "_"))
    return _language(code, _LanguageShape({"tag": tag, "name": name}))


def _catalogs(workspace: Workspace) -> Iterator[str]:
    """Yield the path of each catalog of a game or of the press."""
    for folder in CATALOG_FOLDERS:
        for path in workspace.list_files(folder, ".po"):
            if path.startswith("templates/") or path.split("/")[2:-1] == ["locale"]:
                yield path


def _language(code: str, said: _LanguageShape) -> Language:
    tag = said.tag or code.replace("_", "-")
    return Language(
        code=code,
        tag=tag,
        name=said.name or _name(tag) or tag,
        hyphenation=said.hyphenation or tag.replace("-", "_"),
        quotes=said.quotes,
        inner_quotes=said.inner_quotes,
        narrow_space_before=said.narrow_space_before,
        fonts=said.fonts,
        opening_marks=tuple(said.opening_marks.items()),
        ordinals=tuple(said.ordinals.items()),
        short_words=tuple(said.short_words.split()),
        doubled_words=tuple(said.doubled_words.split()),
        alphabet=tuple(said.alphabet.split()),
    )


@cache
def _name(code: str) -> str | None:
    """Return what a language calls itself; None if there is no such language."""
    from babel.core import Locale, UnknownLocaleError  # noqa: PLC0415

    if not _CODE.fullmatch(code):
        return None
    try:
        locale = Locale.parse(code.replace("_", "-"), sep="-")
    except (UnknownLocaleError, ValueError):
        return None
    name = locale.get_display_name(locale) or code
    return name[0].upper() + name[1:]


def _parent(code: str) -> str:
    return code.replace("_", "-").partition("-")[0]


def _fallbacks(
    document: Document, code: str, said: _LanguageShape | None, known: Mapping[str, Language], faults: Faults
) -> Iterator[Language]:
    """Yield a language's fallbacks, without those that they have themselves: so none go in circles."""
    if said is None or said.fallbacks is None:
        parent = _parent(code)
        if parent != code and parent in known:
            yield known[parent]
        return
    for number, fallback in enumerate(said.fallbacks):
        if fallback in known:
            yield known[fallback]
        else:
            place = document.origin(document.root.entries[code]).at(f"fallbacks.{number}")
            faults.add("R006", place, f'there is no language "{fallback}"', suggestion(fallback, known))
