"""Sets: the named lists that pieces and constraints run through. Their members' texts are translatable."""

from collections.abc import Mapping
from types import MappingProxyType

from generator.diagnostic import Span, nearest
from generator.expression import ExpressionError
from generator.model import Member, Value
from generator.read.faults import ContentError, Faults
from generator.read.fields import READERS, Kind, Reader, read_kinds, set_kinds
from generator.read.nodes import Document, Group, Node, Scalar
from generator.read.scalars import check_id, check_name
from generator.read.schema import Raw, RawGroup, Shape, read_shape

_ALWAYS = MappingProxyType({"id": Kind.WORD, "name": Kind.TEXT})


class _SetShape(Shape):
    fields: Raw = None
    members: RawGroup


def read_sets(document: Document, node: Node | None, faults: Faults) -> dict[str, tuple[Member, ...]]:
    """Return the members of each set, in the order in which they are written."""
    sets: dict[str, tuple[Member, ...]] = {}
    if node is None:
        return sets
    if not isinstance(node, Group):
        faults.add(
            "S103", document.span(node), "a group of keys is wanted here", "each set has its name as key"
        )
        return sets
    for name, said in node.entries.items():
        try:
            check_name(name)
        except ContentError as error:
            faults.add_error(error, document.key(node, name))
        sets[name] = _read_set(document, name, said, set_kinds(sets), faults)
    return sets


def _read_set(
    document: Document, name: str, node: Node, own: Mapping[str, Reader], faults: Faults
) -> tuple[Member, ...]:
    shape = read_shape(_SetShape, document, node, faults)
    if shape is None:
        return ()
    kinds = {"name": READERS[Kind.TEXT], **read_kinds(document, shape.fields, _ALWAYS, own, faults)}
    members = shape.members
    found = []
    for id_, member in members.entries.items():
        said = _said(document, member, faults)
        if said is None:
            continue
        fields = _read_fields(document, said, f"sets/{name}/{id_}", kinds, faults)
        _check_member(document.key(members, id_), id_, said, kinds, faults)
        found.append(Member(id=id_, fields=fields, origin=document.origin(said)))
    return tuple(found)


def _read_fields(
    document: Document, said: Group, context: str, kinds: Mapping[str, Reader], faults: Faults
) -> dict[str, Value]:
    fields: dict[str, Value] = dict.fromkeys(kinds)
    for key, value in said.entries.items():
        if key not in kinds:
            faults.add("S101", document.key(said, key), f'unknown key "{key}"', _unknown_help(key, kinds))
            continue
        try:
            fields[key] = kinds[key](value, f"{context}.{key}", {}, {})
        except (ContentError, ExpressionError) as error:
            faults.add_faulty(error, document, value)
    return fields


def _check_member(place: Span, id_: str, said: Group, kinds: Mapping[str, Reader], faults: Faults) -> None:
    try:
        check_id(id_)
    except ContentError as error:
        faults.add_error(error, place)
    for key in kinds:
        if key not in said.entries:
            faults.add(
                "S102", place, f'"{id_}" has no "{key}", as every member of the set has', f"add {key}: …"
            )


def _said(document: Document, node: Node, faults: Faults) -> Group | None:
    """Return what a member says as a group: a single text is its name."""
    if isinstance(node, Group):
        return node
    if isinstance(node, Scalar):
        return Group({"name": node}, {}, node.line, node.column, node.end)
    faults.add("S103", document.span(node), "a name, or a group of keys, is wanted here")
    return None


def _unknown_help(key: str, kinds: Mapping[str, Reader]) -> str:
    near = nearest(key, kinds)
    return f'did you mean "{near}"?' if near else f'declare it under "fields", such as {key}: word'
