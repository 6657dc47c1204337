"""The shape of a file: a class says which keys a group has and what stands after each; a reader makes it so.

Unknown keys are refused with the nearest right one, and every complaint points at the key or value that it is
about. What may be written is said in the shapes of the other modules. No library does this here: the one for
such models took as long to load as fifty cards take to print.
"""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, TypeAlias, TypeVar, get_args, get_origin

from msgspec import Struct

from generator.diagnostic import suggestion
from generator.expression import ExpressionError, Names
from generator.read import scalars
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Group, Listing, Node, Scalar

# How a missing key is written, where a placeholder "…" would help little.
_EXAMPLES: Mapping[str, str] = MappingProxyType(
    {
        "art": "art: sign/coin",
        "base": 'base: "#fdd457"',
        "because": "because: every space holds one item",
        "component": "component: items",
        "expect": 'expect: "count(items) == 64"',
        "face": "face: card.svg.j2",
        "font": "font: Noto Sans",
        "members": "members: {yellow: Yellow, blue: Blue}",
        "languages": "languages: [en, fr]",
        "name": "name: Coins",
        "players": "players: {least: 2, most: 4}",
        "size": "size: poker",
        "source": "source: en",
        "stock": "stock: cards",
        "title": "title: My Game",
    }
)


class Reading(Struct, frozen=True):
    """The file that is read, the list of its faults, and the names that expressions can use."""

    document: Document
    faults: Faults
    names: Names


_Reader: TypeAlias = Callable[[Reading, Node], Any]


class Key(Struct, frozen=True):
    """What a shape knows of one key: the attribute it becomes, its reader, and whether it may be left out."""

    attribute: str
    read: _Reader
    is_needed: bool


class Shape:
    """A group of keys, as attributes of a class; one with a value may be left out of the group.

    An attribute is of a kind of this module, a shape, ``Mapping[str, …]`` or ``tuple[…, ...]`` of one, or
    ``… | None``. A "_" at the end of its name is no part of the key. ``short`` names the key that is meant
    when one value stands in for the group.
    """

    short: ClassVar[str] = ""
    known: ClassVar[Mapping[str, "Key"]]

    def __init_subclass__(cls) -> None:
        cls.known = {
            name.removesuffix("_"): Key(name, _reader(kind), not hasattr(cls, name))
            for name, kind in cls.__annotations__.items()
        }

    def __init__(self, said: Mapping[str, Any]) -> None:
        self.__dict__.update(said)

    def check(self) -> None:
        """Refuse keys that are right one by one, but not together. Errors: ContentError."""


def _text(node: Node, _: Names) -> str:
    return scalars.as_text(node)


def _word(node: Node, _: Names) -> str:
    return scalars.as_word(node)


def _name(node: Node, _: Names) -> str:
    return scalars.as_name(node)


def _points(node: Node, _: Names) -> float:
    return scalars.as_points(node)


def _number(node: Node, names: Names) -> float:
    return float(scalars.as_number(node, names))


def _group(node: Node, _: Names) -> Group:
    if not isinstance(node, Group):
        raise ContentError("S103", "a group of keys is wanted here")
    return node


Text = Annotated[str, _text]
Word = Annotated[str, _word]
Name = Annotated[str, _name]
Points = Annotated[float, _points]
Number = Annotated[float, _number]
Whole = Annotated[int, scalars.as_whole]
Flag = Annotated[bool, scalars.as_flag]
Length = Annotated[float, scalars.as_length]
# Parts that are read by hand: any node, or any group.
Raw = Any
RawGroup = Annotated[Group, _group]

S = TypeVar("S", bound=Shape)
_NO_NAMES: Names = MappingProxyType({})


def read_shape(
    shape: type[S], document: Document, node: Node, faults: Faults, names: Names = _NO_NAMES
) -> S | None:
    """Read a group of nodes as a shape. None, and the faults, if it is not."""
    reading = Reading(document, faults, names)
    try:
        said = _read_all(reading, [("", _reader(shape), node)])
    except _ReportedError:
        return None
    return said[""]  # type: ignore[no-any-return]


class _ReportedError(Exception):
    """A node that does not have its shape; what is wrong is on the list."""


def _read_all(reading: Reading, parts: Iterable[tuple[str, _Reader, Node]]) -> dict[str, Any]:
    """Read nodes side by side, so that the faults of all of them are told. Errors: _ReportedError."""
    said: dict[str, Any] = {}
    all_good = True
    for key, read, node in parts:
        try:
            said[key] = read(reading, node)
        except _ReportedError:
            all_good = False
        except (ContentError, ExpressionError) as error:
            reading.faults.add_faulty(error, reading.document, node)
            all_good = False
    if not all_good:
        raise _ReportedError
    return said


def _reader(kind: Any) -> _Reader:
    """Return what reads a node as a kind of value. It may raise ContentError and ExpressionError."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return lambda _, node: node
    if origin is Annotated:
        return lambda reading, node: inner[1](node, reading.names)
    if origin is Mapping:
        return lambda reading, node: _read_mapping(reading, _reader(inner[1]), node)
    if origin is tuple:
        return lambda reading, node: _read_listing(reading, _reader(inner[0]), node)
    if type(None) in inner:
        return _reader(inner[0])
    return lambda reading, node: _read_group(reading, kind, node)


def _read_mapping(reading: Reading, read: _Reader, node: Node) -> Mapping[str, Any]:
    entries = _group(node, reading.names).entries
    return _read_all(reading, [(key, read, value) for key, value in entries.items()])


def _read_listing(reading: Reading, read: _Reader, node: Node) -> tuple[Any, ...]:
    if not isinstance(node, Listing):
        way_out = 'write [one, two], or each on a line of its own after a "-"'
        raise ContentError("S103", "a list is wanted here", way_out)
    items = [(str(number), read, item) for number, item in enumerate(node.items)]
    return tuple(_read_all(reading, items).values())


def _read_group(reading: Reading, shape: type[Shape], node: Node) -> Shape:
    keys, group = shape.known, _opened(shape, node)
    entries = group.entries
    unknown = [key for key in entries if key not in keys]
    missing = [key for key in keys if key not in entries and keys[key].is_needed]
    for key in missing:
        way_out = f"such as {_EXAMPLES.get(key, f'{key}: …')}"
        place = reading.document.span(node)
        reading.faults.add("S102", place, f'the key "{key}" is missing', way_out)
    for key in unknown:
        place = reading.document.key(group, key)
        reading.faults.add("S101", place, f'unknown key "{key}"', suggestion(key, keys))
    parts = [(keys[key].attribute, keys[key].read, entries[key]) for key in entries if key in keys]
    said = _read_all(reading, parts)
    if unknown or missing:
        raise _ReportedError
    made = shape(said)
    made.check()
    return made


def _opened(shape: type[Shape], node: Node) -> Group:
    """Return a node as a group of keys, whose only one it may be the value of."""
    if isinstance(node, Group):
        return node
    if isinstance(node, Scalar) and shape.short:
        return Group({shape.short: node}, {}, node.line, node.column, node.end)
    raise ContentError("S103", "a group of keys is wanted here", f"its keys are: {', '.join(shape.known)}")
