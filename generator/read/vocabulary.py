"""The vocabulary of effects in ``game.yaml``: each kind with its arguments, its phrase and its meaning."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from generator.diagnostic import suggestion
from generator.model import ICONS, NUMBER, ArgumentKind, EffectKind, Text
from generator.read import schema
from generator.read.faults import ContentError, Faults
from generator.read.nodes import Document, Group, Listing, Node, Scalar
from generator.read.scalars import RESERVED_NAMES, as_text, as_word, check_id, check_name
from generator.read.schema import Raw, RawGroup, Shape, Word, read_shape

_RESERVED = RESERVED_NAMES | {"n", "kind", "text"}
_SUCH_AS = "such as gain: {fields: {shells: number}, text: …, meaning: …}"


class _EffectShape(Shape):
    fields: RawGroup | None = None
    count: Word | None = None
    text: Raw
    meaning: schema.Text | None = None


class _FormsShape(Shape):
    one: schema.Text
    other: schema.Text


def read_effect_kinds(
    document: Document, node: Node | None, sets: Collection[str], faults: Faults
) -> Mapping[str, EffectKind]:
    """Return each kind of effect by its id. ``sets`` are the names of the sets that arguments may be of."""
    if node is None:
        return MappingProxyType({})
    if not isinstance(node, Group):
        faults.add("S103", document.span(node), "a group of keys is wanted here", _SUCH_AS)
        return MappingProxyType({})
    found: dict[str, EffectKind] = {}
    for id_, said in node.entries.items():
        try:
            check_id(id_)
        except ContentError as error:
            faults.add_error(error, document.key(node, id_))
        kind = _read_kind(document, id_, said, sets, faults)
        if kind is not None:
            found[id_] = kind
    return found


def _read_kind(
    document: Document, id_: str, node: Node, sets: Collection[str], faults: Faults
) -> EffectKind | None:
    shape = read_shape(_EffectShape, document, node, faults)
    if shape is None or not isinstance(node, Group):
        return None
    arguments = _read_arguments(document, shape.fields, sets, faults) if shape.fields else {}
    if shape.count is not None:
        _check_count(document, node.entries["count"], shape.count, arguments, faults)
    forms = _read_forms(document, shape, faults)
    if forms is None:
        return None
    context = f"effects/{id_}"
    return EffectKind(
        id=id_,
        arguments=arguments,
        count=shape.count or "",
        text=Text(context, forms[0]),
        plural=Text(context, forms[1]) if len(forms) > 1 else None,
        meaning=None if shape.meaning is None else Text(f"{context}.meaning", shape.meaning),
        origin=document.origin(node),
    )


def _read_arguments(
    document: Document, group: Group, sets: Collection[str], faults: Faults
) -> dict[str, ArgumentKind]:
    arguments: dict[str, ArgumentKind] = {}
    for name, said in group.entries.items():
        try:
            check_name(name, _RESERVED)
        except ContentError as error:
            faults.add_error(error, document.key(group, name))
        many = isinstance(said, Listing)
        one = said.items[0] if isinstance(said, Listing) and len(said.items) == 1 else said
        try:
            word = as_word(one)
        except ContentError as error:
            faults.add_error(error, document.span(one))
            continue
        if word not in (NUMBER, ICONS, *sets) or (many and word == NUMBER):
            way_out = suggestion(word, (NUMBER, ICONS, "[icons]", *sets, *(f"[{name}]" for name in sets)))
            faults.add("R013", document.span(one), f'there is no kind of argument "{word}"', way_out)
        arguments[name] = ArgumentKind(word, many)
    return arguments


def _check_count(
    document: Document, node: Node, count: str, arguments: Mapping[str, ArgumentKind], faults: Faults
) -> None:
    if arguments.get(count) != ArgumentKind(NUMBER):
        numbers = [name for name, kind in arguments.items() if kind == ArgumentKind(NUMBER)]
        message = f'"{count}" is no number among the fields, by which a form could be chosen'
        way_out = suggestion(count, numbers, "declare it, such as fields: {shells: number}")
        faults.add("R016", document.span(node), message, way_out)


def _read_forms(document: Document, shape: _EffectShape, faults: Faults) -> tuple[str, ...] | None:
    """Return the one phrase, or that for one and that for other numbers."""
    node: Node = shape.text
    if isinstance(node, Scalar):
        try:
            return (as_text(node),)
        except ContentError as error:
            faults.add_error(error, document.span(node))
            return None
    forms = read_shape(_FormsShape, document, node, faults)
    if forms is None:
        return None
    if shape.count is None:
        message = 'a text with forms for one and other needs "count", the number that chooses between them'
        faults.add("S110", document.span(node), message, "such as count: shells, or write one text")
    return forms.one, forms.other
