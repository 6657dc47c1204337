"""The functions of expressions, and the phrases of a game, which are called like functions."""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from generator.diagnostic import suggestion
from generator.expression.grammar import ExpressionError
from generator.expression.values import Number, bounded, comparable, describe, is_number
from generator.model import Component, Piece, Text


class PhraseFunction(Struct, frozen=True):
    """A phrase of the game, called as ``coins(3)``; ``say`` words it for a number.

    Phrases have names of their own: ``items(3)`` is the phrase even where ``items`` is a component.
    """

    id: str
    say: Callable[[Number], str]


Phrases: TypeAlias = Mapping[str, PhraseFunction]
NO_PHRASES: Phrases = MappingProxyType({})


class Glossary(Struct, frozen=True):
    """What a rulebook should explain: ``lack`` tells what it does not, or nothing if it explains all."""

    id: str
    lack: Callable[[], str]


def _half_up(value: Number) -> int:
    """Round as people do: a half goes away from zero."""
    return int(math.copysign(math.floor(abs(value) + 0.5), value))


_OF_MANY: Mapping[str, Callable[[Iterable[Number]], Number]] = MappingProxyType(
    {"min": min, "max": max, "sum": sum}
)
_OF_ONE: Mapping[str, Callable[[Number], Number]] = MappingProxyType(
    {"abs": abs, "round": _half_up, "ceil": math.ceil, "floor": math.floor}
)
FUNCTIONS = frozenset({"count", "explained", "len", *_OF_MANY, *_OF_ONE})


def call_phrase(phrase: PhraseFunction, arguments: Sequence[object], offset: int) -> str:
    """Word a phrase for the one number it takes."""
    if len(arguments) != 1 or not is_number(arguments[0]):
        raise ExpressionError(
            f'the phrase "{phrase.id}" takes one number', offset, f"for example {phrase.id}(3)"
        )
    return phrase.say(arguments[0])


def call_function(
    name: str, arguments: Sequence[object], wanted: Mapping[str, object], offset: int
) -> object:
    """Call one of ``FUNCTIONS``; only ``count`` takes wanted fields."""
    if name == "count":
        return _count(arguments, wanted, offset)
    if name == "explained":
        return not explained(arguments, offset).lack()
    if name == "len":
        return _length(arguments, offset)
    numbers = _numbers(name, arguments, offset)
    if name in _OF_MANY:
        return bounded(_OF_MANY[name](numbers), offset)
    if len(numbers) != 1:
        raise ExpressionError(f"{name} takes one number", offset)
    return _OF_ONE[name](numbers[0])


def explained(arguments: Sequence[object], offset: int) -> Glossary:
    """Return the glossary that ``explained`` is about."""
    match arguments:
        case [Glossary() as glossary]:
            return glossary
    raise ExpressionError("explained takes icons or effects", offset, "for example explained(icons)")


def _length(arguments: Sequence[object], offset: int) -> int:
    match arguments:
        case [Text() as text]:
            return len(str(text))
        case [str() | tuple() | list() | Mapping() as whole]:
            return len(whole)
    raise ExpressionError("len takes one list, set or word", offset)


def _numbers(name: str, arguments: Sequence[object], offset: int) -> list[Number]:
    """Return the arguments as numbers; a single list or group stands for what it holds."""
    match arguments:
        case [tuple() | list() as items]:
            values: Sequence[object] = items
        case [Mapping() as group]:
            values = tuple(group.values())
        case _:
            values = arguments
    wrong = [value for value in values if not is_number(value)]
    if wrong:
        raise ExpressionError(f"{name} takes numbers, not {describe(wrong[0])}", offset)
    if not values and name != "sum":
        raise ExpressionError(f"there is nothing to take {name} of", offset)
    return [value for value in values if is_number(value)]


def _count(arguments: Sequence[object], wanted: Mapping[str, object], offset: int) -> int:
    """Count the copies of a component's pieces whose fields have the wanted values.

    A field that holds a list has to hold the value. A list or a set wants any of its values, unless the field
    holds a list itself.
    """
    match arguments:
        case [Component() as component]:
            goals = {field: comparable(value) for field, value in wanted.items()}
            _refuse_unknown_fields(component, goals, offset)
            return sum(piece.count for piece in component.pieces if _meets(piece, goals))
    raise ExpressionError("count takes one component", offset, 'for example count(items, shape="scallop")')


def _meets(piece: Piece, goals: Mapping[str, object]) -> bool:
    return all(
        _matches(piece.id if field == "id" else comparable(piece.fields.get(field)), goal)
        for field, goal in goals.items()
    )


def _matches(value: object, goal: object) -> bool:
    match value, goal:
        case tuple(), tuple():
            return value == goal
        case tuple(), _:
            return goal in value
        case _, tuple():
            return value in goal
    return value == goal


def _refuse_unknown_fields(component: Component, fields: Iterable[str], offset: int) -> None:
    for field in fields:
        if field != "id" and not any(field in piece.fields for piece in component.pieces):
            known = {name for piece in component.pieces for name in piece.fields} | {"id"}
            way_out = suggestion(field, known)
            raise ExpressionError(f'no piece of "{component.id}" has a field "{field}"', offset, way_out)
