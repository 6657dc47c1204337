"""YAML text in, a node tree with positions out. No value is typed here and none is lost: see ``nodes``.

libyaml reads; its nodes are turned into ours. What a person would not mean is refused: a key given twice, a
tag, a second document, an alias that holds itself, and a tree that is larger than any game needs.
"""

import re
from functools import partial

import yaml
from yaml.cyaml import CParser  # type: ignore[attr-defined]

from generator.diagnostic import Span
from generator.read.faults import Faults
from generator.read.nodes import Document, Group, Listing, Node, Scalar
from generator.read.rows import read_rows, split_rows
from generator.read.syntax import describe_error
from generator.workspace import Workspace, WorkspaceError

MAX_CHARACTERS = 5_000_000
MAX_DEPTH = 64
MAX_NODES = 2_000_000
MAX_ALIASES = 1_000

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")


def read_document(workspace: Workspace, path: str, faults: Faults, purpose: str = "") -> Document | None:
    """Read one file, which must be a group of keys. None, and a fault, if it is not.

    ``purpose`` says what the file is for, to those who lack it.
    """
    try:
        text = workspace.read_text(path)
    except WorkspaceError as error:
        is_there = path in workspace.list_files(path.rpartition("/")[0])
        faults.add("S003", error.span, error.reason, "" if is_there else purpose)
        return None
    return parse_document(path, text, faults)


def parse_document(file: str, text: str, faults: Faults) -> Document | None:
    """Parse the text of one file; ``file`` is for positions only."""
    if len(text) > MAX_CHARACTERS:
        faults.add("S004", Span(file), "the file is too large", f"the limit is {MAX_CHARACTERS} characters")
        return None
    root = _read_plainly(file, text)
    if root is None:
        root = _read_fully(file, text, faults)
    return Document(file, text, root, partial(_grow_again, file, text)) if root is not None else None


def _read_fully(file: str, text: str, faults: Faults) -> Group | None:
    builder = _Builder(file, text, faults)
    try:
        composed = _compose(text)
        root = builder.build(composed, 1) if composed is not None else None
    except yaml.YAMLError as error:
        line, column, message, way_out = describe_error(text, error)
        faults.add("S001", Span(file, line, column), message, way_out)
        return None
    except _RefusedError:
        return None
    if isinstance(root, Group):
        return root
    if root is None or (isinstance(root, Scalar) and not root.text):
        faults.add("S006", Span(file), "the file is empty", "write keys and values, such as name: Coins")
    else:
        place = Span(file, root.line, root.column)
        faults.add("S103", place, "the file must be keys and values", "such as name: Coins")
    return None


def _read_plainly(file: str, text: str) -> Group | None:
    """Return the tree of a component file whose pieces are plain rows; None if they are not, or at a fault.

    What stands above them is libyaml's. It has to be keys and values by itself, or they are not below it.
    """
    head, lines = split_rows(text)
    if not head or "\n..." in head or "\n---" in head:
        return None
    faults = Faults()
    try:
        composed = _compose(head)
        if not isinstance(composed, yaml.MappingNode) or composed.flow_style or composed.start_mark.column:
            return None
        root = _Builder(file, head, faults).build(composed, 1)
    except (yaml.YAMLError, _RefusedError):
        return None
    listing = read_rows(text, head, lines)
    if not isinstance(root, Group) or listing is None or len(faults):
        return None
    root.entries["pieces"] = listing
    root.height = max(root.height, listing.height + 1)
    return root


def _grow_again(file: str, text: str) -> Group:
    """Return the tree of a text that has been parsed before, and whose faults have been told."""
    composed = _compose(text)
    root = _Builder(file, text, Faults()).build(composed, 1) if composed is not None else None
    assert isinstance(root, Group)
    return root


class _Composer(CParser):
    """libyaml's composer without PyYAML's guesses at types, which cost half of the time."""

    def resolve(self, kind: object, value: object, implicit: object) -> None:
        """Give no tag to what has none."""

    def descend_resolver(self, parent: object, index: object) -> None:
        """Nothing depends on the path."""

    def ascend_resolver(self) -> None:
        """Nothing depends on the path."""


def _compose(text: str) -> yaml.Node | None:
    composer = _Composer(text)
    try:
        return composer.get_single_node()
    finally:
        composer.dispose()


class _RefusedError(Exception):
    """The tree cannot be built; the fault is on the list."""


class _Builder:
    """Turns libyaml's nodes into ours, counting what aliases stand for."""

    def __init__(self, file: str, text: str, faults: Faults) -> None:
        self.file = file
        self.faults = faults
        self.has_aliases = "&" in text and "*" in text
        self.nodes = 0
        self.aliases = 0
        self.open: set[int] = set()
        self.built: dict[int, tuple[Group | Listing, int]] = {}

    def build(self, composed: yaml.Node, depth: int) -> Node:
        """Build one node and all below it."""
        self.nodes += 1
        if type(composed) is yaml.ScalarNode:
            return self.scalar(composed)
        if depth > MAX_DEPTH or self.nodes > MAX_NODES:
            self.refuse_size(composed, depth)
        return self.once(composed, depth) if self.has_aliases else self.collection(composed, depth)

    def once(self, composed: yaml.Node, depth: int) -> Node:
        """Build a group or list the first time that it is met."""
        if id(composed) in self.built:
            return self.alias(composed, depth)
        if id(composed) in self.open:
            self.refuse("S005", composed, "an alias stands inside its own anchor")
        self.open.add(id(composed))
        before = self.nodes
        node = self.collection(composed, depth)
        self.open.discard(id(composed))
        self.built[id(composed)] = (node, self.nodes - before)
        return node

    def collection(self, composed: yaml.Node, depth: int) -> Group | Listing:
        """Build a group or a list."""
        if composed.tag is not None:
            self.refuse_tag(composed)
        if isinstance(composed, yaml.MappingNode):
            return self.group(composed, depth)
        return self.listing(composed, depth)

    def scalar(self, composed: yaml.ScalarNode) -> Scalar:
        """Build a scalar; escapes can smuggle in control characters, which no font can show."""
        start, end, text = composed.start_mark, composed.end_mark, composed.value
        if composed.style == '"' and _CONTROL.search(text):
            self.add("S009", composed, "the text holds a control character")
        if composed.tag is not None:
            self.refuse_tag(composed)
        line, quoted = start.line + 1, bool(composed.style)
        return Scalar(text, quoted, line, start.column + 1, end.column + 1 if end.line + 1 == line else 0)

    def listing(self, composed: yaml.Node, depth: int) -> Listing:
        """Build a list."""
        items: list[Node] = []
        composed.value.reverse()
        while composed.value:  # libyaml's tree goes as ours grows
            items.append(self.build(composed.value.pop(), depth + 1))
        height = max((item.height + 1 for item in items if not isinstance(item, Scalar)), default=1)
        return Listing(items, *_place(composed), height)

    def group(self, composed: yaml.MappingNode, depth: int) -> Group:
        """Build a group; a key given twice keeps its first value."""
        group = Group({}, {}, *_place(composed), 1)
        merged: list[yaml.Node] = []
        entries, keys, key_type = group.entries, group.keys, yaml.ScalarNode
        for key_node, value_node in composed.value:
            key = key_node.value
            if type(key_node) is not key_type or not key:
                self.add("S008", key_node, "a key must be a word", "put it in quotes")
            elif key == "<<" and not key_node.style:
                merged.append(value_node)
            elif key in entries:
                line, column, _ = keys[key]
                way_out = f"it stands in line {line}, column {column}"
                self.add("S002", key_node, f'the key "{key}" is given twice', way_out)
            else:
                start = key_node.start_mark
                keys[key] = (start.line + 1, start.column + 1, key_node.end_mark.column + 1)
                entries[key] = value = self.build(value_node, depth + 1)
                if not isinstance(value, Scalar):
                    group.height = max(group.height, value.height + 1)
        if composed.flow_style and len(group.entries) > 1:
            self.drop_valueless(group)
        for node in merged:
            self.merge(group, self.build(node, depth + 1), node)
        return group

    def drop_valueless(self, group: Group) -> None:
        """Report keys in braces that have no value: most often, a comma has cut a text in two."""
        for key, value in tuple(group.entries.items()):
            if isinstance(value, Scalar) and not value.text and not value.quoted:
                place = Span(self.file, *group.keys[key])
                way_out = "between braces, a text with a comma needs quotes"
                self.faults.add("S109", place, f'"{key}" stands here without a value', way_out)
                del group.entries[key]

    def merge(self, group: Group, other: Node, composed: yaml.Node) -> None:
        """Add what ``<<`` brings in, where the group does not say otherwise."""
        sources = other.items if isinstance(other, Listing) else [other]
        for source in sources:
            if not isinstance(source, Group):
                self.add("S103", composed, '"<<" takes in a group of keys, or a list of groups')
                return
            for key, value in source.entries.items():
                if key not in group.entries:
                    group.entries[key] = value
                    group.keys[key] = source.keys[key]
            group.height = max(group.height, source.height)

    def alias(self, composed: yaml.Node, depth: int) -> Node:
        """Return what an alias stands for, counted as if it stood here."""
        node, size = self.built[id(composed)]
        self.nodes += size
        self.aliases += 1
        if self.nodes > MAX_NODES or depth + node.height > MAX_DEPTH or self.aliases > MAX_ALIASES:
            self.refuse_size(composed, depth + node.height)
        return node

    def refuse_tag(self, composed: yaml.Node) -> None:
        """Report a tag."""
        tag = composed.tag.replace("tag:yaml.org,2002:", "!!")
        self.add(
            "S007",
            composed,
            f'"{tag}" is a YAML tag',
            "leave it out: the place says what a value is",
        )

    def refuse_size(self, composed: yaml.Node, depth: int) -> None:
        """Stop at a tree that no game needs."""
        if depth > MAX_DEPTH:
            self.refuse("S004", composed, f"the file is nested more than {MAX_DEPTH} deep")
        if self.aliases > MAX_ALIASES:
            self.refuse("S004", composed, f"the file has more than {MAX_ALIASES} aliases")
        self.refuse("S004", composed, f"the file stands for more than {MAX_NODES} values")

    def refuse(self, code: str, composed: yaml.Node, message: str) -> None:
        """Report a fault and stop."""
        self.add(code, composed, message)
        raise _RefusedError

    def add(self, code: str, composed: yaml.Node, message: str, hint: str = "") -> None:
        """Report a fault and go on."""
        start = composed.start_mark
        self.faults.add(code, Span(self.file, start.line + 1, start.column + 1), message, hint)


def _place(composed: yaml.Node) -> tuple[int, int, int]:
    """Return line, column and end; what is not written in brackets ends nowhere in particular."""
    start, end = composed.start_mark, composed.end_mark
    closed = getattr(composed, "flow_style", False) and end.line == start.line
    return start.line + 1, start.column + 1, end.column + 1 if closed else 0
