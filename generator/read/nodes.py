"""The node tree: what a YAML file says, as written, and where.

Scalars keep their source text, so that the place decides what a value is: ``1.00`` is a text in a name and a
number in a count, ``no`` is a word in a word. Groups and lists may be shared between places (anchors) and are
never changed.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from generator.diagnostic import Origin, Span


class Scalar(Struct, eq=False):
    """A word, text or number. ``line`` and ``column`` count from 1; ``end`` is 0 if it has several lines."""

    text: str
    quoted: bool
    line: int
    column: int
    end: int


class Group(Struct, eq=False):
    """Keys and their values. ``keys`` holds line, column and end of each key, ``height`` the levels below."""

    entries: dict[str, "Node"]
    keys: dict[str, tuple[int, int, int]]
    line: int
    column: int
    end: int = 0
    height: int = 0


class Listing(Struct, eq=False):
    """A list of values."""

    items: list["Node"]
    line: int
    column: int
    end: int = 0
    height: int = 0


Node: TypeAlias = Scalar | Group | Listing

NO_GROUP = Group({}, {}, 1, 1)


class Document(Struct):
    """One file: its path in the project, its text, and the group of keys that it is.

    Pieces are let go once they have been read, for their nodes take thirty times the room of their text. What
    is wrong with one has a place all the same: the tree is then grown ``again``.
    """

    file: str
    text: str
    root: Group
    grow: Callable[[], Group]
    again: Group | None = None

    def span(self, node: Node) -> Span:
        """Return where a node stands."""
        return Span(self.file, node.line, node.column, node.end)

    def key(self, group: Group, key: str) -> Span:
        """Return where a key stands, or the group if it is not there."""
        place = group.keys.get(key)
        return Span(self.file, *place) if place else self.span(group)

    def inside(self, scalar: Scalar, offset: int) -> Span:
        """Return where a character of a scalar's text stands, as closely as can be told."""
        found = _inside(self.text, scalar, offset)
        return Span(self.file, *found) if found else self.span(scalar)

    def origin(self, *nodes: Node) -> Origin:
        """Return the origin of what was read from the first node; the others stand in for fields it lacks."""
        return self._origin(nodes[0], lambda: nodes)

    def piece_origin(self, numbers: tuple[int, ...], defaults: Group) -> Origin:
        """Return the origin of a piece by its number in the file, and the numbers of those it is like."""
        return self._origin(self.piece(numbers[0]), partial(self._piece_nodes, numbers, defaults))

    def _origin(self, node: Node, nodes: Callable[[], tuple[Node, ...]]) -> Origin:
        return Origin(self.span(node), NodeSpans(self.file, nodes), NodeSpans(self.file, nodes, of_keys=True))

    def _piece_nodes(self, numbers: tuple[int, ...], defaults: Group) -> tuple[Node, ...]:
        return (*map(self.piece, numbers), defaults)

    def piece(self, number: int) -> Node:
        """Return the node of a piece by its number in the file."""
        if not _pieces(self.root):
            self.again = self.again or self.grow()
            return _pieces(self.again)[number]
        return _pieces(self.root)[number]

    def let_pieces_go(self) -> None:
        """Forget the nodes of all pieces."""
        _pieces(self.root).clear()


def _pieces(root: Group) -> list[Node]:
    listing = root.entries.get("pieces")
    return listing.items if isinstance(listing, Listing) else []


def _inside(text: str, scalar: Scalar, offset: int) -> tuple[int, int] | None:
    """Return line and column of a character of a scalar.

    Only a scalar that stands in the file as it reads (no escapes, no folded lines) can be counted in. In a
    block of lines, the line that holds the character is searched for.
    """
    lines = text.split("\n")
    first = lines[scalar.line - 1 : scalar.line]
    start = scalar.column - 1 + scalar.quoted
    if first and first[0].startswith(scalar.text, start):
        return scalar.line, start + offset + 1
    before = scalar.text[:offset].rpartition("\n")[2]
    after = scalar.text[offset:].partition("\n")[0]
    for number, line in enumerate(lines[scalar.line :], scalar.line + 1):
        at = line.find(before + after)
        if at >= 0 and before + after:
            return number, at + len(before) + 1
    return None


class NodeSpans(Mapping[str, Span]):
    """Spans by dotted path, looked up in the tree when they are asked for."""

    __slots__ = ("_file", "_nodes", "_of_keys")

    def __init__(self, file: str, nodes: Callable[[], tuple[Node, ...]], *, of_keys: bool = False) -> None:
        self._file = file
        self._nodes = nodes
        self._of_keys = of_keys

    @property
    def nodes(self) -> tuple[Node, ...]:
        """The nodes that are looked in, one after the other."""
        return self._nodes()

    def __getitem__(self, path: str) -> Span:
        steps = path.split(".")
        for node in self.nodes:
            place = _key_place(node, steps) if self._of_keys else _value_place(node, steps)
            if place is not None:
                return Span(self._file, *place)
        raise KeyError(path)

    def __iter__(self) -> Iterator[str]:
        seen = dict.fromkeys(path for node in self.nodes for path in _paths(node) if path)
        return (path for path in seen if path in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


def nodes_of(origin: Origin) -> tuple[Node, ...]:
    """Return the nodes that an origin looks in, the first of them what the object was read from."""
    return origin.values.nodes if isinstance(origin.values, NodeSpans) else ()


def find(node: Node, steps: list[str]) -> Node | None:
    """Return the node below another, by keys and by the numbers of items."""
    for step in steps:
        if isinstance(node, Group) and step in node.entries:
            node = node.entries[step]
        elif isinstance(node, Listing) and step.isdecimal() and int(step) < len(node.items):
            node = node.items[int(step)]
        else:
            return None
    return node


def _value_place(node: Node, steps: list[str]) -> tuple[int, int, int] | None:
    found = find(node, steps)
    return (found.line, found.column, found.end) if found is not None else None


def _key_place(node: Node, steps: list[str]) -> tuple[int, int, int] | None:
    parent = find(node, steps[:-1])
    return parent.keys.get(steps[-1]) if isinstance(parent, Group) else None


def _paths(node: Node, prefix: str = "") -> Iterator[str]:
    yield prefix
    if isinstance(node, Group):
        for key, value in node.entries.items():
            yield from _paths(value, f"{prefix}.{key}" if prefix else key)
    elif isinstance(node, Listing):
        for number, item in enumerate(node.items):
            yield from _paths(item, f"{prefix}.{number}" if prefix else str(number))
