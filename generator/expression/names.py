"""The names that every expression of a game can use in one edition, and the values that loops run through."""

import re
from collections.abc import Iterable, Mapping

from generator.expression.evaluate import Names, evaluate
from generator.expression.grammar import ExpressionError
from generator.expression.values import describe, identifier, is_number
from generator.model import Component, Member


def edition_names(
    parameters: Mapping[str, object],
    sets: Mapping[str, object],
    players: tuple[int, ...],
    components: Iterable[Component] = (),
) -> Names:
    """Return parameters, sets, ``players`` and components by the names that expressions know them by.

    Where two have one name, a parameter hides a set, and a set hides a component.
    """
    named = {
        **{component.id: component for component in components},
        **sets,
        "players": players,
        **parameters,
    }
    return {identifier(name): value for name, value in named.items()}


_RANGE = re.compile(r"(?P<first>.+?)\s+to\s+(?P<last>.+)", re.DOTALL)
_MAX_ROUNDS = 100_000


def loop_values(text: str, names: Names) -> tuple[object, ...]:
    """Return what a variable of a ``for`` runs through.

    ``shapes`` is a set, ``players`` and ``[1, 2, 5]`` are lists, ``1 to 5`` counts from 1 to 5, and a
    group of parameters gives its keys (as numbers if they look like it).

    Errors:
        ExpressionError: the text is no expression, or nothing that one can run through.
    """
    span = _RANGE.fullmatch(text)
    if span is not None:
        first, last = _bound(span, "first", names), _bound(span, "last", names)
        if last - first >= _MAX_ROUNDS:
            raise ExpressionError("this runs too long", 0, f"the limit is {_MAX_ROUNDS} rounds")
        return tuple(range(first, last + 1))
    values = evaluate(text, names)
    match values:
        case Mapping():
            return tuple(int(key) if str(key).isdecimal() else key for key in values)
        case tuple() | list() if all(
            isinstance(value, (Member, str)) or is_number(value) for value in values
        ):
            return tuple(values)
    raise ExpressionError(
        f"one cannot run through {describe(values)}", 0, "name a set or a list, or write 1 to 5"
    )


def _bound(span: re.Match[str], which: str, names: Names) -> int:
    """Return one end of ``1 to 5``; errors count their offset in the whole."""
    try:
        value = evaluate(span[which], names)
    except ExpressionError as error:
        raise error.shifted(span.start(which)) from None
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ExpressionError(f"{describe(value)} is no whole number", span.start(which))
