"""Data of the press itself: papers, stocks, sizes and languages, from ``templates``."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeVar

from msgspec.structs import replace

from generator.diagnostic import Diagnostic, suggestion
from generator.expression import Names
from generator.geometry import Size
from generator.model import Language, Outline, Paper, Preset, Printer, PrintProfiles, Sleeve, Stock
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Listing, Node
from generator.read.outlines import OutlineWord
from generator.read.scalars import as_written, check_id
from generator.read.schema import Flag, Length, Number, Shape, Text, Word, read_shape
from generator.workspace import Workspace

SHEETS = "templates/sheets"
SLEEVES = f"{SHEETS}/sleeves.yaml"
LANGUAGES = "templates/languages.yaml"


_USUAL_BULK = 1.07
"""Thousandths of a mm for each g/m² of coated card."""
_WEIGHT = re.compile(r"(\d{1,4}(?:\.\d+)?)\s*(?:g/m²|g/m2|gsm)\s*\Z")


def _weight(node: Node, _: Names) -> float:
    said = as_written(node)
    match = _WEIGHT.match(said)
    if match is None:
        raise ContentError("S107", f'"{said}" is not the weight of a paper', "write it such as 300 g/m²")
    return float(match[1])


class _PaperShape(Shape):
    name: Text
    width: Length
    height: Length
    margin: Length | None = None
    usual: Flag = False


class _PrinterShape(Shape):
    margin: Length


class _StockShape(Shape):
    thickness: Length | None = None
    weight: Annotated[float, _weight] | None = None
    bulk: Number = _USUAL_BULK
    sleeves: Flag = False

    def check(self) -> None:
        """Refuse two ways to tell how thick a piece is, and none."""
        if (self.thickness is None) == (self.weight is None):
            way_out = "thickness: 0.32 mm, or weight: 300 g/m²"
            raise ContentError("S110", "a stock is told by its thickness or by its weight", way_out)

    @property
    def caliper(self) -> float:
        """Its thickness in mm."""
        return (
            self.thickness if self.thickness is not None else round((self.weight or 0) * self.bulk / 1000, 6)
        )


class _SleeveShape(Shape):
    film: Length
    margin: Length


class _SizeShape(Shape):
    width: Length
    height: Length
    corner: Length = 0.0
    outline: OutlineWord = Outline.RECTANGLE


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
    """Read all papers, printers, stocks, sleeves and sizes."""
    faults = Faults()
    printers = _read_all(_PrinterShape, workspace, f"{SHEETS}/printers.yaml", faults)
    papers = _read_all(_PaperShape, workspace, f"{SHEETS}/papers.yaml", faults)
    stocks = _read_all(_StockShape, workspace, f"{SHEETS}/stocks.yaml", faults)
    known = workspace.list_files(SHEETS, ".yaml")
    sleeves = _read_all(_SleeveShape, workspace, SLEEVES, faults) if SLEEVES in known else {}
    sizes = _read_all(_SizeShape, workspace, f"{SHEETS}/sizes.yaml", faults)
    margin = next((said.margin for said in printers.values()), 0.0)
    profiles = PrintProfiles(
        papers={
            id_: Paper(
                id=id_,
                name=said.name,
                size=Size(said.width, said.height),
                margin=margin if said.margin is None else said.margin,
            )
            for id_, said in papers.items()
        },
        printers={id_: Printer(id=id_, margin=said.margin) for id_, said in printers.items()},
        usual=tuple(id_ for id_, said in papers.items() if said.usual) or tuple(papers),
        stocks={
            id_: Stock(id=id_, thickness=said.caliper, takes_sleeves=said.sleeves)
            for id_, said in stocks.items()
        },
        sleeves={id_: Sleeve(id=id_, film=said.film, margin=said.margin) for id_, said in sleeves.items()},
        presets={
            id_: Preset(id=id_, size=Size(said.width, said.height), corner=said.corner, outline=said.outline)
            for id_, said in sizes.items()
        },
    )
    return (None if len(faults) else profiles), faults.ordered()


def read_languages(workspace: Workspace) -> tuple[Mapping[str, Language], tuple[Diagnostic, ...]]:
    """Read the languages that the press knows, by code."""
    faults = Faults()
    document = read_document(workspace, LANGUAGES, faults)
    if document is None:
        return {}, faults.ordered()
    shapes = _read_shapes(_LanguageShape, document, faults)
    known = {
        code: Language(
            code=code,
            tag=said.tag,
            name=said.name,
            hyphenation=said.hyphenation,
            quotes=said.quotes,
            narrow_space_before=said.narrow_space_before,
        )
        for code, said in shapes.items()
    }
    languages = {
        code: replace(language, fallbacks=tuple(_fallbacks(document, code, shapes[code], known, faults)))
        for code, language in known.items()
    }
    return languages, faults.ordered()


def _fallbacks(
    document: Document, code: str, said: _LanguageShape, known: Mapping[str, Language], faults: Faults
) -> Iterator[Language]:
    """Yield a language's fallbacks, without those that they have themselves: so none go in circles."""
    for number, fallback in enumerate(said.fallbacks):
        if fallback in known:
            yield known[fallback]
        else:
            place = document.origin(document.root.entries[code]).at(f"fallbacks.{number}")
            faults.add("R006", place, f'there is no language "{fallback}"', suggestion(fallback, known))


def _read_all(shape: type[S], workspace: Workspace, path: str, faults: Faults) -> dict[str, S]:
    """Read a file that holds one shape under each key."""
    document = read_document(workspace, path, faults)
    return {} if document is None else _read_shapes(shape, document, faults)


def _read_shapes(shape: type[S], document: Document, faults: Faults) -> dict[str, S]:
    found: dict[str, S] = {}
    for id_, node in document.root.entries.items():
        try:
            check_id(id_)
        except ContentError as error:
            faults.add_error(error, document.key(document.root, id_))
        said = read_shape(shape, document, node, faults)
        if said is not None:
            found[id_] = said
    return found
