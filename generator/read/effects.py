"""Effects of a piece: a list of ``{kind: arguments}`` in, effects that the vocabulary knows out.

What is wrong with an effect is said at the very key or argument, and all of it at once.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from msgspec import Struct

from generator.diagnostic import suggestion
from generator.expression import ExpressionError, Names
from generator.model import (
    EFFECTS_DECLARED,
    ICONS,
    ICONS_DECLARED,
    NUMBER,
    ArgumentKind,
    Effect,
    EffectKind,
    Member,
    Value,
)
from generator.read.faults import ContentError, Faults
from generator.read.fields import Reader, fill_word, find_member
from generator.read.nodes import Document, Group, Listing, Node, Scalar
from generator.read.scalars import as_number

_SUCH_AS = "such as {gain: 2}"


class Vocabulary(Struct, frozen=True):
    """What effects may say: the kinds, and the icons and sets that they speak of."""

    kinds: Mapping[str, EffectKind] = MappingProxyType({})
    icons: Mapping[str, object] = MappingProxyType({})
    sets: Mapping[str, Mapping[str, Member]] = MappingProxyType({})


def vocabulary(
    kinds: Mapping[str, EffectKind], icons: Mapping[str, object], sets: Mapping[str, tuple[Member, ...]]
) -> Vocabulary:
    """Return the vocabulary with the members of each set by id."""
    by_id = {name: {member.id: member for member in members} for name, members in sets.items()}
    return Vocabulary(kinds, icons, by_id)


def effects_reader(known: Vocabulary, document: Document, faults: Faults) -> Reader:
    """Return what reads a field of effects in a file."""

    def read(node: Node, _: str, __: Names, names: Names) -> Value:
        desk = _Desk(known, document, faults, names)
        items = node.items if isinstance(node, Listing) else [node]
        return tuple(effect for item in items for effect in _read_effect(desk, item))

    return read


class _Desk(Struct, frozen=True):
    """What it takes to read an effect."""

    known: Vocabulary
    document: Document
    faults: Faults
    names: Names


def _read_effect(desk: _Desk, node: Node) -> Iterator[Effect]:
    """Yield the effect that a node is, unless something is wrong with it. Errors: ExpressionError."""
    document = desk.document
    match node:
        case Scalar():
            id_, said, place = node.text.strip(), None, document.span(node)
        case Group(entries=entries) if len(entries) == 1:
            ((id_, said),) = entries.items()
            place = document.key(node, id_)
        case _:
            message = "an effect is wanted here: its kind, and after it what it is told"
            desk.faults.add("S103", document.span(node), message, f"{_SUCH_AS}, each an item of its own")
            return
    kind = desk.known.kinds.get(id_)
    if kind is None:
        way_out = suggestion(id_, desk.known.kinds, EFFECTS_DECLARED)
        desk.faults.add("R015", place, f'there is no kind of effect "{id_}"', way_out)
        return
    before = len(desk.faults)
    given = _given(desk, kind, node, said)
    if given is None or len(desk.faults) > before:
        return
    arguments = {name: _read_argument(desk, kind.arguments[name], given[name]) for name in kind.arguments}
    if len(desk.faults) == before:
        yield Effect(kind=id_, arguments=arguments)


def _given(desk: _Desk, kind: EffectKind, effect: Node, said: Node | None) -> Mapping[str, Node] | None:
    """Return the nodes of the arguments by name, once it is sure that all are there and no others."""
    document, wanted = desk.document, tuple(kind.arguments)
    if isinstance(said, Group):
        for name in said.entries:
            if name not in wanted:
                message = f'the effect "{kind.id}" is told nothing called "{name}"'
                way_out = suggestion(name, wanted) if wanted else f"write {kind.id} alone"
                desk.faults.add("S101", document.key(said, name), message, way_out)
        given: Mapping[str, Node] = said.entries
    elif said is None or (isinstance(said, Scalar) and not said.text and not said.quoted):
        given = {}
    elif len(wanted) == 1:
        return {wanted[0]: said}
    else:
        message = f'the effect "{kind.id}" is told {"several things" if wanted else "nothing"}'
        way_out = f"name each of them: {', '.join(wanted)}" if wanted else f"write {kind.id} alone"
        desk.faults.add("S103", document.span(said), message, way_out)
        return None
    for name in wanted:
        if name not in given:
            place = document.key(effect, kind.id) if isinstance(effect, Group) else document.span(effect)
            way_out = f"such as {kind.id}: {{{name}: …}}"
            desk.faults.add("S102", place, f'the effect "{kind.id}" lacks "{name}"', way_out)
    return given


def _read_argument(desk: _Desk, kind: ArgumentKind, node: Node) -> Value:
    if not kind.many:
        return _read_one(desk, kind, node)
    items = node.items if isinstance(node, Listing) else [node]
    if not items:
        desk.faults.add("S109", desk.document.span(node), "the list is empty", "put something in")
    return tuple(_read_one(desk, kind, item) for item in items)


def _read_one(desk: _Desk, kind: ArgumentKind, node: Node) -> Value:
    """Read one argument, or one item of it. Errors: ExpressionError, which then knows its node."""
    try:
        return _value(desk, kind, node)
    except ContentError as error:
        desk.faults.add_error(error, desk.document.span(node))
    except ExpressionError as error:
        error.part = node
        raise
    return None


def _value(desk: _Desk, kind: ArgumentKind, node: Node) -> Value:
    """Return what a node is worth as an argument of some kind. Errors: ContentError, ExpressionError."""
    if kind.name == NUMBER:
        return as_number(node, desk.names)
    word = fill_word(node, desk.names)
    if kind.name != ICONS:
        return find_member(word, kind.name, desk.known.sets[kind.name])
    if word not in desk.known.icons:
        way_out = suggestion(word, desk.known.icons, ICONS_DECLARED)
        raise ContentError("R009", f'there is no icon "{word}"', way_out)
    return word
