"""What values of an expression can do: be named, compared, taken apart and calculated with."""

import ast
import operator
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias, TypeGuard

from generator.diagnostic import suggestion
from generator.expression.grammar import MAX_NUMBER, ExpressionError
from generator.model import Art, Component, Effect, Icon, Member, Piece, Text

MAX_TEXT = 10_000

Number: TypeAlias = int | float


class Several(tuple[object, ...]):
    """A list that a phrase was told, and may show as a whole: icons side by side, names one after another."""

    __slots__ = ()


_CALCULATE: Mapping[type[ast.operator], Callable[[Number, Number], Number]] = MappingProxyType({
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod,
})  # fmt: skip
_ORDER: Mapping[type[ast.cmpop], Callable[[Number, Number], bool]] = MappingProxyType({
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge,
})  # fmt: skip


_KINDS: tuple[tuple[type | tuple[type, ...], Callable[[Any], str]], ...] = (
    (bool, lambda value: "true" if value else "false"),
    ((int, float), lambda value: f"the number {value}"),
    ((str, Text), lambda value: f'the word "{value}"' if len(str(value)) <= 40 else "a text"),
    ((Member, Component, Piece), lambda value: f'"{value.id}"'),
    (Art, lambda _: "a picture"),
    (Icon, lambda value: f'the icon "{value.id}"'),
    (Effect, lambda value: f'the effect "{value.kind}"'),
    (Mapping, lambda _: "a group of values"),
    ((tuple, list), lambda _: "a list"),
)


def identifier(id: str) -> str:  # noqa: A002
    """Return how an id is written in an expression: ``shape-cards`` is ``shape_cards``."""
    return id.replace("-", "_")


def is_number(value: object) -> TypeGuard[Number]:
    """Tell whether a value counts as a number; true and false do not."""
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def comparable(value: object) -> object:
    """Return what a value is compared by: a member by its id, an effect by its kind, a text by its words."""
    match value:
        case Member() | Component() | Piece() | Icon():
            return value.id
        case Effect():
            return value.kind
        case Text():
            return str(value)
        case Art():
            return value.name
        case tuple() | list():
            return tuple(comparable(item) for item in value)
    return value


def describe(value: object) -> str:
    """Name a value for people, such as ``the word "sand"`` or ``a list``."""
    for kind, words in _KINDS:
        if isinstance(value, kind):
            return words(value)
    return "nothing"


def bounded(value: object, offset: int) -> object:
    """Return the value unless it is larger than any game needs."""
    if is_number(value) and not abs(value) <= MAX_NUMBER:
        raise ExpressionError("the number is too large", offset, f"the limit is {MAX_NUMBER}")
    if isinstance(value, str) and len(value) > MAX_TEXT:
        raise ExpressionError("the text grows too long", offset, f"the limit is {MAX_TEXT} characters")
    return value


def part(owner: object, key: object, offset: int) -> object:
    """Return ``owner.key`` or ``owner[key]``."""
    if isinstance(owner, Component):
        return _component_part(owner, key, offset)
    if isinstance(owner, (tuple, list)):
        return _item(owner, key, offset)
    parts = _parts(owner)
    if parts is None:
        raise ExpressionError(f'{describe(owner)} has no "{key}"', offset)
    return _entry(parts, key, offset)


def _parts(owner: object) -> Mapping[str, object] | None:
    match owner:
        case Member():
            return {"id": owner.id, **owner.fields}
        case Piece():
            return _facts(owner)
        case Icon():
            return {"id": owner.id, "name": owner.name}
        case Effect():
            return owner.arguments
        case Mapping():
            return owner
    return None


def _component_part(component: Component, key: object, offset: int) -> object:
    """Return what a component says of itself, or else the piece of that id."""
    parts = _component_parts(component)
    wanted = str(comparable(key))
    if wanted not in parts:
        for piece in component.pieces:
            if wanted in (piece.id, identifier(piece.id)):
                return piece
        parts = {**parts, **{piece.id: piece for piece in component.pieces}}
    return _entry(parts, key, offset)


def _facts(piece: Piece) -> Mapping[str, object]:
    """Return what a piece says but for its words, which are not translated yet where texts are filled in."""
    fields = {name: value for name, value in piece.fields.items() if not _is_wording(value)}
    return {"id": piece.id, "count": piece.count, **fields}


def _is_wording(value: object) -> bool:
    return isinstance(value, Text) or (isinstance(value, tuple) and any(map(_is_wording, value)))


def _component_parts(component: Component) -> Mapping[str, object]:
    return {
        "id": component.id,
        "name": component.name,
        "total": component.total,
        "kinds": len(component.pieces),
        "width": component.size.width,
        "height": component.size.height,
    }


def _entry(parts: Mapping[str, object], key: object, offset: int) -> object:
    """Return one entry; a number finds the key that is written like it, "_" stands for "-"."""
    if isinstance(key, (str, int)) and key in parts:
        return parts[key]  # type: ignore[index]
    wanted = str(comparable(key))
    for name, value in parts.items():
        if str(name) == wanted or identifier(str(name)) == wanted:
            return value
    raise ExpressionError(f'there is no "{wanted}" here', offset, suggestion(wanted, map(str, parts)))


def _item(items: Sequence[object], key: object, offset: int) -> object:
    """Return a list's item by its number from 0, or a set's member by its id."""
    if isinstance(key, int) and not isinstance(key, bool) and 0 <= key < len(items):
        return items[key]
    if is_number(key):
        way_out = f"items are numbered from 0 to {len(items) - 1}" if items else "the list is empty"
        raise ExpressionError(f"the list has no item {key}", offset, way_out)
    wanted = str(comparable(key))
    members = {item.id: item for item in items if isinstance(item, Member)}
    for id_, member in members.items():
        if wanted in (id_, identifier(id_)):
            return member
    if items and isinstance(items, Several):
        return Several(part(item, key, offset) for item in items)
    raise ExpressionError(f'there is no "{wanted}" here', offset, suggestion(wanted, members))


def calculate(kind: type[ast.operator], left: object, right: object, offset: int) -> object:
    """Return the outcome of ``+ - * / // %``; ``+`` also joins words."""
    if kind is ast.Add and isinstance(left, (str, Text)) and isinstance(right, (str, Text)):
        return bounded(str(left) + str(right), offset)
    if not is_number(left):
        raise ExpressionError(f"{describe(left)} cannot be calculated with", offset)
    if not is_number(right):
        raise ExpressionError(f"{describe(right)} cannot be calculated with", offset)
    try:
        return bounded(_CALCULATE[kind](left, right), offset)
    except ZeroDivisionError:
        raise ExpressionError("division by zero", offset) from None


def compare(kind: type[ast.cmpop], left: object, right: object, offset: int) -> bool:
    """Return the outcome of one comparison; only numbers have an order."""
    if kind in (ast.Eq, ast.NotEq):
        return (comparable(left) == comparable(right)) is (kind is ast.Eq)
    if kind in (ast.In, ast.NotIn):
        return _contains(right, comparable(left), offset) is (kind is ast.In)
    if is_number(left) and is_number(right):
        return _ORDER[kind](left, right)
    raise ExpressionError(f"{describe(left)} and {describe(right)} have no order", offset)


def _contains(whole: object, wanted: object, offset: int) -> bool:
    match whole:
        case str() | Text() if isinstance(wanted, str):
            return wanted in str(whole)
        case tuple() | list():
            return any(comparable(item) == wanted for item in whole)
        case Mapping():
            return any(str(key) == str(wanted) for key in whole)
    raise ExpressionError(f"nothing can be in {describe(whole)}", offset)
