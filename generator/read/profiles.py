"""Data of the press itself: papers, printers, stocks and sizes, from ``templates``."""

import re
from typing import Annotated, TypeVar

from generator.diagnostic import Diagnostic
from generator.expression import Names
from generator.geometry import Size
from generator.model import Outline, Paper, Preset, Printer, PrintProfiles, Sleeve, Stock
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Node
from generator.read.outlines import OutlineWord
from generator.read.scalars import as_written, check_id
from generator.read.schema import Flag, Length, Number, Shape, Text, read_shape
from generator.workspace import Workspace

SHEETS = "templates/sheets"
SLEEVES = f"{SHEETS}/sleeves.yaml"


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


def _read_all(shape: type[S], workspace: Workspace, path: str, faults: Faults) -> dict[str, S]:
    """Read a file that holds one shape under each key."""
    document = read_document(workspace, path, faults)
    return {} if document is None else read_shapes(shape, document, faults)


def read_shapes(shape: type[S], document: Document, faults: Faults) -> dict[str, S]:
    """Read a document that holds one shape under each key; those with faults are left out."""
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
