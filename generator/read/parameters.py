"""Parameters: the numbers of a game's rules, typed, and overridden by each edition.

An edition says only what differs; groups are merged key by key. A parameter may be calculated from others
that stand above it.
"""

from collections.abc import Callable

from generator.diagnostic import suggestion
from generator.expression import ExpressionError, Names, fill_value
from generator.model import Value
from generator.read.faults import ContentError, Faults
from generator.read.nodes import NO_GROUP, Document, Group, Listing, Node
from generator.read.scalars import check_id, check_name, free_value


def merge_parameters(document: Document, base: Group, over: Group, faults: Faults) -> Group:
    """Return the default parameters with an edition's own put over them, key by key."""
    entries, keys = dict(base.entries), dict(base.keys)
    for key, value in over.entries.items():
        old = base.entries.get(key)
        if old is None:
            message, place = f'no parameter "{key}" is there to override', document.key(over, key)
            faults.add("R005", place, message, suggestion(key, base.entries))
            continue
        if isinstance(old, Group) and isinstance(value, Group):
            value = merge_parameters(document, old, value, faults)  # noqa: PLW2901
        elif type(old) is not type(value):
            faults.add(
                "S103", document.span(value), f'the default of "{key}" has another form', "write it alike"
            )
            continue
        entries[key], keys[key] = value, over.keys[key]
    return Group(entries, keys, over.line, over.column, over.end, max(base.height, over.height))


def read_parameters(
    document: Document, node: Node | None, names: Callable[[dict[str, Value]], Names], faults: Faults
) -> dict[str, Value]:
    """Return the values of a group of parameters; ``names`` turns those above one into what it can use."""
    values: dict[str, Value] = {}
    if node is None:
        return values
    if not isinstance(node, Group):
        faults.add("S103", document.span(node), "a group of keys is wanted here", "such as fossil_pair: 3")
        return values
    for name, value in node.entries.items():
        try:
            check_name(name)
        except ContentError as error:
            faults.add_error(error, document.key(node, name))
            continue
        values[name] = _value(document, value, lambda: names(values), faults)
    return values


def group_of(node: Node | None) -> Group:
    """Return the node as a group; what is none counts as empty (and is reported by ``read_parameters``)."""
    return node if isinstance(node, Group) else NO_GROUP


def _value(document: Document, node: Node, names: Callable[[], Names], faults: Faults) -> Value:
    match node:
        case Group():
            return {
                key: _value(document, node.entries[key], names, faults)
                for key in _ids(document, node, faults)
            }
        case Listing():
            return tuple(_value(document, item, names, faults) for item in node.items)
    try:
        value = free_value(node)
        if isinstance(value, str) and ("{" in value or "}" in value):
            return fill_value(value, names())  # type: ignore[return-value]
    except (ContentError, ExpressionError) as error:
        faults.add_faulty(error, document, node)
        return 0
    return value


def _ids(document: Document, group: Group, faults: Faults) -> list[str]:
    found = []
    for key in group.entries:
        try:
            found.append(check_id(key))
        except ContentError as error:
            faults.add_error(error, document.key(group, key))
    return found
