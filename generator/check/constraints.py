"""Rules G1xx: the constraints of a game, tried in every edition and for every round of their loops."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from generator.check.glossaries import glossary_names
from generator.check.reasons import explain_false, show_value
from generator.check.registry import Finding, rule
from generator.diagnostic import Severity, Span
from generator.expression import (
    ExpressionError,
    Names,
    describe,
    evaluate,
    identifier,
    loop_rounds,
    loop_values,
    parse_expression,
)
from generator.localize import names_for
from generator.model import Constraint, Edition, Game


@rule("G101", "false-constraint", on=Game)
def false_constraint(game: Game) -> Iterator[Finding]:
    """A constraint is false in an edition.

    Why: a constraint says what must hold for the game to be playable, in every edition and in every round of
    its loop. Checked before anything is printed, it finds the missing card that nobody would count.

    Bad, where one shell has been forgotten:
        constraints:
          - {expect: "count(items) == 64", because: every space of the beach holds one item}

    Good, where the same is said of as many items as the beach has spaces:
        constraints:
          - expect: "count(items) == beach.rows * beach.columns"
            because: every space of the beach holds one item
    """
    for trial in _trials(game):
        if trial.unclear is None and trial.failing:
            yield _failure(trial)


@rule("G102", "unclear-constraint", on=Game)
def unclear_constraint(game: Game) -> Iterator[Finding]:
    """A constraint cannot be checked.

    Why: an unknown name, a loop over nothing that one can run through, or a number where a comparison should
    be say neither yes nor no. A constraint that cannot be checked protects nothing.

    Bad:
        constraints:
          - {expect: "count(itens) == 64", because: every space of the beach holds one item}
          - {expect: "count(items)", because: every space of the beach holds one item}

    Good:
        constraints:
          - {expect: "count(items) == 64", because: every space of the beach holds one item}
    """
    for trial in _trials(game):
        if trial.unclear is not None:
            yield trial.unclear


@rule("G103", "idle-constraint", on=Game, severity=Severity.WARNING)
def idle_constraint(game: Game) -> Iterator[Finding]:
    """A constraint is never tried, since its loop has nothing to run through.

    Why: such a constraint holds whatever the game is like. Mostly a range is written the wrong way round, or
    a set has no members yet.

    Bad:
        constraints:
          - {for: {n: 5 to 2}, expect: "cards >= n", because: everybody needs a card}

    Good:
        constraints:
          - {for: {n: 2 to 5}, expect: "cards >= n", because: everybody needs a card}
    """
    for trial in _trials(game):
        if trial.idle:
            yield Finding(
                f"{_where(trial, {})}: {trial.idle} has nothing to run through, so this is never tried",
                trial.constraint.origin.at(f"for.{trial.idle}"),
                "a range counts upwards, such as 1 to 3; a set has members",
            )


class _Trial(Struct, frozen=True, kw_only=True):
    """How a constraint fared in one edition: the rounds in which it is false, or why it cannot be tried."""

    edition: Edition
    constraint: Constraint
    names: Names
    failing: tuple[Names, ...] = ()
    unclear: Finding | None = None
    idle: str = ""


def _trials(game: Game) -> Iterator[_Trial]:
    for edition in game.editions:
        names = {**glossary_names(game, edition), **names_for(game, edition)}
        for constraint in game.constraints:
            yield _try(_Trial(edition=edition, constraint=constraint, names=names))


def _try(trial: _Trial) -> _Trial:
    """Evaluate the constraint in every round of its loop."""
    constraint = trial.constraint
    loop: Names = {}
    failing = []
    try:
        expression = parse_expression(constraint.expect)
        runs = {identifier(name): _values(trial, name) for name in constraint.loop}
        for loop in loop_rounds(runs):
            value = evaluate(expression, {**trial.names, **loop})
            if not isinstance(value, bool):
                message = f"{constraint.expect} is {describe(value)}, neither true nor false"
                raise ExpressionError(message, 0, f"compare it, such as {constraint.expect} >= 1")
            if not value:
                failing.append(loop)
    except _LoopError as wrong:
        source = str(constraint.loop[wrong.variable])
        return _unclear(trial, loop, wrong.error, f"for.{wrong.variable}", source)
    except ExpressionError as error:
        return _unclear(trial, loop, error, "expect", constraint.expect)
    idle = next((name for name in constraint.loop if not runs[identifier(name)]), "")
    return replace(trial, failing=tuple(failing), idle=idle)


class _LoopError(Exception):
    """A variable that cannot run through what its loop says."""

    def __init__(self, variable: str, error: ExpressionError) -> None:
        super().__init__(error.message)
        self.variable = variable
        self.error = error


def _values(trial: _Trial, variable: str) -> tuple[object, ...]:
    """Return what a variable of the loop runs through. Errors: _LoopError."""
    try:
        return loop_values(trial.constraint.loop[variable], trial.names)
    except ExpressionError as error:
        raise _LoopError(variable, error) from error


def _unclear(trial: _Trial, loop: Names, error: ExpressionError, path: str, text: str) -> _Trial:
    """Say why the expression that stands at a path of the constraint cannot be worked out."""
    place = _inside(trial.constraint.origin.at(path), text, error.offset)
    return replace(trial, unclear=Finding(f"{_where(trial, loop)}: {error.message}", place, error.hint))


def _inside(span: Span, text: str, offset: int) -> Span:
    """Return the place of a character of an expression, if it stands in the file letter by letter."""
    quotes = span.end_column - span.column - len(text)
    if quotes not in (0, 2):
        return span
    return Span(span.file, span.line, span.column + quotes // 2 + offset)


def _failure(trial: _Trial) -> Finding:
    """Word a false constraint by its first failing round: where, what, the values, the author's reason."""
    constraint, loop = trial.constraint, trial.failing[0]
    reason = explain_false(parse_expression(constraint.expect), {**trial.names, **loop})
    others = len(trial.failing) - 1
    more = f" (and {others} more)" if others else ""
    message = f"{_where(trial, loop)}{more}: {constraint.expect} is false ({reason}): {constraint.because}"
    return Finding(message, constraint.origin.at("expect"))


def _where(trial: _Trial, loop: Names) -> str:
    rounds = ", ".join(f"{name} = {show_value(value)}" for name, value in loop.items())
    return f'in edition "{trial.edition.id}"' + (f" with {rounds}" if rounds else "")
