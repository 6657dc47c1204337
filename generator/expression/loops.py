"""Loops: what each variable of a ``for`` runs through → the rounds of the loop. Their number is bounded."""

import itertools
import math
import re
from collections.abc import Iterator, Mapping, Sequence

from generator.expression.evaluate import Names, evaluate
from generator.expression.grammar import ExpressionError
from generator.expression.values import describe, is_number
from generator.model import LoopSource, Member

MAX_ROUNDS = 100_000

_RANGE = re.compile(r"(?P<first>.+?)\s+to\s+(?P<last>.+)", re.DOTALL)


def loop_values(source: LoopSource, names: Names) -> tuple[object, ...]:
    """Return what a variable of a ``for`` runs through.

    ``shapes`` is a set, ``players`` and ``[1, 2, 5]`` are lists, ``1 to 5`` counts from 1 to 5, and a
    group of parameters gives its keys (as numbers if they look like it).

    Errors:
        ExpressionError: the source is no expression, or nothing that one can run through.
    """
    if not isinstance(source, str):
        return source
    span = _RANGE.fullmatch(source)
    if span is not None:
        first, last = _bound(span, "first", names), _bound(span, "last", names)
        if last - first >= MAX_ROUNDS:
            raise ExpressionError("this runs too long", 0, f"the limit is {MAX_ROUNDS} rounds")
        return tuple(range(first, last + 1))
    values = evaluate(source, names)
    match values:
        case Mapping():
            return tuple(map(_key, map(str, values)))
        case tuple() | list() if all(
            isinstance(value, (Member, str)) or is_number(value) for value in values
        ):
            return tuple(values)
    raise ExpressionError(
        f"one cannot run through {describe(values)}", 0, "name a set or a list, or write 1 to 5"
    )


def loop_rounds(runs: Mapping[str, Sequence[object]], most: int = MAX_ROUNDS) -> Iterator[Names]:
    """Return the variables of each round, the first one outermost; one round if there are no variables.

    Errors:
        ExpressionError: there are more rounds than ``most``.
    """
    if math.prod(map(len, runs.values())) > most:
        raise ExpressionError(f"the loop has more than {most} rounds", 0, "run through less")
    return (dict(zip(runs, values, strict=True)) for values in itertools.product(*runs.values()))


def _key(key: str) -> str | int:
    """Return a group's key, as a number if it is written as numbers are: 007 is a word."""
    return int(key) if key.isdecimal() and str(int(key)) == key else key


def _bound(span: re.Match[str], which: str, names: Names) -> int:
    """Return one end of ``1 to 5``; errors count their offset in the whole."""
    try:
        value = evaluate(span[which], names)
    except ExpressionError as error:
        raise error.shifted(span.start(which)) from None
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ExpressionError(f"{describe(value)} is no whole number", span.start(which))
