"""What was measured of printers: ``.pnp/printers.yaml`` in the project, written by ``pnp calibrate``.

It belongs to a machine in a room, not to the games, and is kept out of git.
"""

from collections.abc import Mapping
from typing import Annotated

from generator.diagnostic import Diagnostic, suggestion
from generator.expression import Names
from generator.model import Duplex, PrinterProfile, Registration
from generator.read.document import read_document
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Node
from generator.read.scalars import as_number, as_word, check_id
from generator.read.schema import Shape, read_shape
from generator.units import format_mm, parse_length
from generator.workspace import Workspace

PRINTERS = ".pnp/printers.yaml"
MOST_SHIFT, MOST_TURN, LEAST_SCALE, MOST_SCALE = 20.0, 10.0, 0.9, 1.1
"""In mm, in degrees: what errs by more is no printer, but a slip of whoever has measured it."""


def _shift(node: Node, _: Names) -> float:
    text = as_word(node)
    length = parse_length(text)
    if length is None or abs(length) > MOST_SHIFT:
        way_out = f"write it with its unit, such as -0.5 mm; at most {format_mm(MOST_SHIFT)}"
        raise ContentError("S107", f'"{text}" is not how far a back strays', way_out)
    return length


def _turn(node: Node, names: Names) -> float:
    return _between(float(as_number(node, names)), -MOST_TURN, MOST_TURN, "a turn, in degrees,")


def _scale(node: Node, names: Names) -> float:
    return _between(float(as_number(node, names)), LEAST_SCALE, MOST_SCALE, "a scale")


def _between(number: float, least: float, most: float, what: str) -> float:
    if not least <= number <= most:
        raise ContentError("S105", f"{number:g} is out of bounds", f"{what} is from {least:g} to {most:g}")
    return number


def _duplex(node: Node, _: Names) -> Duplex:
    word, known = as_word(node), [Duplex.LONG.value, Duplex.SHORT.value]
    if word not in known:
        raise ContentError("S103", f'"{word}" is no edge to turn a sheet over', suggestion(word, known))
    return Duplex(word)


class _ErrorShape(Shape):
    dx: Annotated[float, _shift] = 0.0
    dy: Annotated[float, _shift] = 0.0
    rotation: Annotated[float, _turn] = 0.0
    scale: Annotated[float, _scale] = 1.0


class _PrinterShape(Shape):
    duplex: Annotated[Duplex, _duplex]
    portrait: _ErrorShape | None = None
    landscape: _ErrorShape | None = None


def read_printers(workspace: Workspace) -> tuple[Mapping[str, PrinterProfile], tuple[Diagnostic, ...]]:
    """Read all profiles by name; none if the file has a fault, or if there is no file."""
    faults = Faults()
    document = read_document(workspace, PRINTERS, faults)
    if document is None:
        found = faults.ordered()
        return {}, tuple(fault for fault in found if (fault.code, fault.message) not in _ABSENT)
    profiles: dict[str, PrinterProfile] = {}
    for id_, node in document.root.entries.items():
        try:
            check_id(id_)
        except ContentError as error:
            faults.add_error(error, document.key(document.root, id_))
        said = read_shape(_PrinterShape, document, node, faults)
        if said is not None:
            profiles[id_] = PrinterProfile(
                id=id_,
                duplex=said.duplex,
                portrait=_registration(said.portrait),
                landscape=_registration(said.landscape),
            )
    return ({} if len(faults) else profiles), faults.ordered()


_ABSENT = {("S003", "there is no such file")}


def _registration(said: _ErrorShape | None) -> Registration | None:
    if said is None:
        return None
    return Registration(dx=said.dx, dy=said.dy, rotation=said.rotation, scale=said.scale)
