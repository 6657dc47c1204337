"""How a component may lie on its sheets: alone or with others, along the paper's grain, and cut where."""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, TypeVar

from generator.diagnostic import Origin, suggestion
from generator.expression import Names
from generator.geometry import Rect, Size
from generator.model import Grain, Region
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Node
from generator.read.scalars import as_word
from generator.read.schema import Length, Shape
from generator.units import format_size

E = TypeVar("E", bound=Enum)
_WAY = "a way to lie on a sheet"


class Use(Enum):
    """Whether a component shares its sheets with others."""

    SHARED = "shared"
    ALONE = "alone"


def _grain(node: Node, _: Names) -> Grain:
    return choose(Grain, as_word(node), _WAY)


def _use(node: Node, _: Names) -> Use:
    return choose(Use, as_word(node), _WAY)


def choose(choices: type[E], word: str, what: str) -> E:
    """Return the choice that a word stands for. Errors: ContentError."""
    known = [choice.value for choice in choices]
    if word not in known:
        raise ContentError("S103", f'"{word}" is not {what}', suggestion(word, known))
    return choices(word)


GrainWord = Annotated[Grain, _grain]
UseWord = Annotated[Use, _use]


class RegionShape(Shape):
    """A rectangle on a face, in mm from the top-left corner of the trim."""

    x: Length = 0.0
    y: Length = 0.0
    width: Length
    height: Length


def read_regions(
    said: Mapping[str, RegionShape], size: Size, origin: Origin, faults: Faults
) -> tuple[Region, ...]:
    """Return the regions to keep whole; one that reaches out of the piece is a fault."""
    whole = Rect(0.0, 0.0, size.width, size.height)
    regions: list[Region] = []
    for id_, shape in said.items():
        box = Rect(shape.x, shape.y, shape.width, shape.height)
        if not box.width * box.height:
            faults.add("S105", origin.at(f"keep.{id_}"), f'the region "{id_}" has no size')
        elif not whole.contains(box):
            message = f'the region "{id_}" reaches out of the piece'
            way_out = f"the piece is {format_size(size.width, size.height)}"
            faults.add("S105", origin.at(f"keep.{id_}"), message, way_out)
        else:
            regions.append(Region(id_, box, Origin(origin.at(f"keep.{id_}"))))
    return tuple(regions)
