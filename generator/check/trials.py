"""A condition and names → how it fares: in which rounds of its loop it is false, or why nobody can tell.

A condition is a constraint of the game or a goal for playtests; both say it in the same words.
"""

from msgspec import Struct
from msgspec.structs import replace

from generator.check.registry import Finding
from generator.diagnostic import Span
from generator.expression import (
    ExpressionError,
    Names,
    describe,
    evaluate,
    explain_false,
    identifier,
    loop_rounds,
    loop_values,
    parse_expression,
    show_value,
)
from generator.model import Constraint, Goal


class Trial(Struct, frozen=True, kw_only=True):
    """How a condition fared: the rounds in which it is false, or why it cannot be tried.

    ``place`` says in words where it was tried. ``idle`` is a variable with nothing to run through.
    """

    place: str
    condition: Constraint | Goal
    names: Names
    failing: tuple[Names, ...] = ()
    unclear: Finding | None = None
    idle: str = ""


def hold_trial(trial: Trial) -> Trial:
    """Evaluate the condition in every round of its loop."""
    condition = trial.condition
    loop: Names = {}
    failing = []
    try:
        expression = parse_expression(condition.expect)
        runs = {identifier(name): _values(trial, name) for name in condition.loop}
        for loop in loop_rounds(runs):
            value = evaluate(expression, {**trial.names, **loop})
            if not isinstance(value, bool):
                message = f"{condition.expect} is {describe(value)}, neither true nor false"
                raise ExpressionError(message, 0, f"compare it, such as {condition.expect} >= 1")
            if not value:
                failing.append(loop)
    except _LoopError as wrong:
        source = str(condition.loop[wrong.variable])
        return _unclear(trial, loop, wrong.error, f"for.{wrong.variable}", source)
    except ExpressionError as error:
        return _unclear(trial, loop, error, "expect", condition.expect)
    idle = next((name for name in condition.loop if not runs[identifier(name)]), "")
    return replace(trial, failing=tuple(failing), idle=idle)


class _LoopError(Exception):
    """A variable that cannot run through what its loop says."""

    def __init__(self, variable: str, error: ExpressionError) -> None:
        super().__init__(error.message)
        self.variable = variable
        self.error = error


def _values(trial: Trial, variable: str) -> tuple[object, ...]:
    """Return what a variable of the loop runs through. Errors: _LoopError."""
    try:
        return loop_values(trial.condition.loop[variable], trial.names)
    except ExpressionError as error:
        raise _LoopError(variable, error) from error


def _unclear(trial: Trial, loop: Names, error: ExpressionError, path: str, text: str) -> Trial:
    """Say why the expression that stands at a path of the condition cannot be worked out."""
    place = _inside(trial.condition.origin.at(path), text, error.offset)
    return replace(trial, unclear=Finding(f"{_where(trial, loop)}: {error.message}", place, error.hint))


def _inside(span: Span, text: str, offset: int) -> Span:
    """Return the place of a character of an expression, if it stands in the file letter by letter."""
    quotes = span.end_column - span.column - len(text)
    if quotes not in (0, 2):
        return span
    return Span(span.file, span.line, span.column + quotes // 2 + offset)


def word_failure(trial: Trial) -> Finding:
    """Word a false condition by its first failing round: where, what, the values, the author's reason."""
    condition, loop = trial.condition, trial.failing[0]
    reason = explain_false(parse_expression(condition.expect), {**trial.names, **loop})
    others = len(trial.failing) - 1
    more = f" (and {others} more)" if others else ""
    message = f"{_where(trial, loop)}{more}: {condition.expect} is false ({reason}): {condition.because}"
    return Finding(message, condition.origin.at("expect"))


def word_idleness(trial: Trial) -> Finding:
    """Word a condition that is never tried."""
    return Finding(
        f"{_where(trial, {})}: {trial.idle} has nothing to run through, so this is never tried",
        trial.condition.origin.at(f"for.{trial.idle}"),
        "a range counts upwards, such as 1 to 3; a set has members",
    )


def _where(trial: Trial, loop: Names) -> str:
    rounds = ", ".join(f"{name} = {show_value(value)}" for name, value in loop.items())
    return trial.place + (f" with {rounds}" if rounds else "")
