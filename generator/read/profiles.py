"""Data of the press itself: papers, stocks, sizes, languages and its own words, from ``templates``."""

from collections.abc import Mapping
from typing import Annotated, TypeVar

from generator.diagnostic import Diagnostic
from generator.expression import Names
from generator.geometry import Size
from generator.model import Language, Paper, Preset, PrintProfiles, Stock
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Listing, Node
from generator.read.scalars import as_text, as_written, check_id
from generator.read.schema import Length, Shape, Text, Word, read_shape
from generator.workspace import Workspace

SHEETS = "templates/sheets"
LANGUAGES = "templates/languages.yaml"
WORDS = "templates/words.yaml"


class _PaperShape(Shape):
    name: Text
    width: Length
    height: Length
    margin: Length


class _StockShape(Shape):
    thickness: Length


class _SizeShape(Shape):
    width: Length
    height: Length
    corner: Length = 0.0


def _quotes(node: Node, _: Names) -> tuple[str, str]:
    if not isinstance(node, Listing) or len(node.items) != 2:
        raise ContentError("S103", "quotes are two: the opening and the closing one")
    opening, closing = map(as_written, node.items)
    return opening, closing


class _LanguageShape(Shape):
    tag: Word
    name: Text
    hyphenation: Word
    quotes: Annotated[tuple[str, str], _quotes]
    narrow_space_before: Word = ""
    fallbacks: tuple[Word, ...] = ()


S = TypeVar("S", bound=Shape)


def read_print_profiles(workspace: Workspace) -> tuple[PrintProfiles | None, tuple[Diagnostic, ...]]:
    """Read all papers, stocks and sizes."""
    faults = Faults()
    papers = _read_all(_PaperShape, workspace, f"{SHEETS}/papers.yaml", faults)
    stocks = _read_all(_StockShape, workspace, f"{SHEETS}/stocks.yaml", faults)
    sizes = _read_all(_SizeShape, workspace, f"{SHEETS}/sizes.yaml", faults)
    profiles = PrintProfiles(
        papers={
            id_: Paper(id=id_, name=said.name, size=Size(said.width, said.height), margin=said.margin)
            for id_, said in papers.items()
        },
        stocks={id_: Stock(id=id_, thickness=said.thickness) for id_, said in stocks.items()},
        presets={
            id_: Preset(id=id_, size=Size(said.width, said.height), corner=said.corner)
            for id_, said in sizes.items()
        },
    )
    return (None if len(faults) else profiles), faults.ordered()


def read_languages(workspace: Workspace) -> tuple[Mapping[str, Language], tuple[Diagnostic, ...]]:
    """Read the languages that the press knows, by code."""
    faults = Faults()
    languages = {
        code: Language(
            code=code,
            tag=said.tag,
            name=said.name,
            hyphenation=said.hyphenation,
            quotes=said.quotes,
            narrow_space_before=said.narrow_space_before,
            fallbacks=said.fallbacks,
        )
        for code, said in _read_all(_LanguageShape, workspace, LANGUAGES, faults).items()
    }
    return languages, faults.ordered()


def read_words(workspace: Workspace) -> tuple[Mapping[str, str], tuple[Diagnostic, ...]]:
    """Read the press's own words in English, by id."""
    faults = Faults()
    words: dict[str, str] = {}
    document = read_document(workspace, WORDS, faults)
    if document is not None:
        for id_, node in document.root.entries.items():
            try:
                words[id_] = as_text(node)
            except ContentError as error:
                faults.add_error(error, document.span(node))
    return words, faults.ordered()


def _read_all(shape: type[S], workspace: Workspace, path: str, faults: Faults) -> dict[str, S]:
    """Read a file that holds one shape under each key."""
    document = read_document(workspace, path, faults)
    found: dict[str, S] = {}
    if document is None:
        return found
    for id_, node in document.root.entries.items():
        try:
            check_id(id_)
        except ContentError as error:
            faults.add_error(error, document.key(document.root, id_))
        said = read_shape(shape, document, node, faults)
        if said is not None:
            found[id_] = said
    return found
