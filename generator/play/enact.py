"""An example played: rules and a script in, what the table showed out, and the first thing that is not so.

What a table shows is called by the same names in expectations, in the rulebook's text and in its pictures:
what the game tells of its places, ``Ana.score``, ``Ana.wins`` and ``Ana.earned`` (points by kind), ``names``
(who plays), ``turn`` (who moves), ``may`` (their actions) and ``over``.
"""

import re
from collections.abc import Mapping
from keyword import iskeyword
from typing import Any

from msgspec import Struct

from generator.diagnostic import Diagnostic, Span, has_errors
from generator.expression import (
    ExpressionError,
    Names,
    describe,
    evaluate,
    explain_false,
    identifier,
    parse_expression,
)
from generator.play.dice import dice_for
from generator.play.engine import CHANCE, OVER, Rules
from generator.play.example import EXPECT, Script, Step
from generator.play.position import Position, PositionError, Positions
from generator.play.replay import replay
from generator.play.simulate import draw
from generator.play.transcript import Move

START = "start"
_MOMENT = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")

Facts = Mapping[str, object]


class Enacted(Struct, frozen=True):
    """What an example has shown: ``facts`` at its end, where ``start`` and each moment have their own.

    ``is_whole`` is false if it broke off, so that something may be missing.
    """

    facts: Facts
    is_whole: bool


class Stage(Struct, frozen=True):
    """Where a script is played: the rules, how their positions are written, the names of the edition."""

    rules: Rules[Any]
    positions: Positions | None
    names: Names
    edition: str


def expect_only(script: Script, names: Names, edition: str) -> tuple[Enacted, tuple[Diagnostic, ...]]:
    """Hold the expectations of an example in which nobody plays."""
    faults = tuple(fault for step in script.steps for fault in _hold(step, names, edition))
    return Enacted({}, is_whole=True), faults


def enact(stage: Stage, script: Script) -> tuple[Enacted, tuple[Diagnostic, ...]]:
    """Play an example from its position to its end, or to the first action that the rules refuse."""
    faults: list[Diagnostic] = []
    try:
        state = _lay_out(stage, script)
    except PositionError as error:
        return Enacted({}, is_whole=False), (
            Diagnostic(code="G432", message=error.message, hint=error.hint, span=error.span),
        )
    moments: dict[str, Facts] = {}
    broken = False
    for number, step in enumerate(script.steps):
        if step.mover != CHANCE:
            state = _fill_in_chance(stage, script, state, number)
        facts = tell_facts(stage, script, state)
        moments.setdefault(START, facts)
        if step.mover is not None:
            played, wrong = replay(stage.rules, [_move(step)], state, script.players)
            faults += wrong
            if wrong:
                broken = True
                break
            state = played.end
        elif step.line.key.text == EXPECT:
            faults += _hold(step, {**stage.names, **facts}, stage.edition)
        else:
            faults += _remember(step, facts, moments)
    facts = tell_facts(stage, script, state)
    moments.setdefault(START, facts)
    is_whole = not broken and not has_errors(fault for fault in faults if fault.code == "G431")
    return Enacted({**facts, **moments}, is_whole), tuple(faults)


def _lay_out(stage: Stage, script: Script) -> Any:
    """Return the state that the example starts in. Errors: PositionError."""
    if not script.position:
        return stage.rules.start()
    if stage.positions is None:
        message = "the rules of this game cannot be given a position"
        raise PositionError(
            message, "begin at the start of the game, with a seed", script.position[0].key.span
        )
    position = Position(script)
    state = stage.positions.arrange(stage.rules, position)
    position.refuse_rest()
    return state


def tell_facts(stage: Stage, script: Script, state: Any) -> Facts:
    """Return what the table shows, by the names that an expectation knows."""
    rules, players = stage.rules, script.players
    told = stage.positions.tell(rules, state) if stage.positions is not None else None
    outcome, mover = rules.outcome(state), rules.mover(state)
    everyone: dict[str, object] = {}
    for seat, name in enumerate(players):
        details = outcome.details[seat] if outcome.details else {}
        everyone[name] = {
            **(told.players[seat] if told else {}),
            "score": outcome.scores[seat],
            "wins": seat in outcome.winners,
            "earned": {identifier(kind).replace(" ", "_"): points for kind, points in details.items()},
        }
    return {
        **(told.table if told else {}),
        **everyone,
        "names": players,
        "turn": "chance" if mover == CHANCE else "" if mover == OVER else players[mover],
        "may": rules.legal_actions(state),
        "over": mover == OVER,
    }


def _fill_in_chance(stage: Stage, script: Script, state: Any, number: int) -> Any:
    """Let chance do by the seed, if there is one, what the example does not tell before a step."""
    rules, drawn = stage.rules, 0
    while script.seed is not None and rules.mover(state) == CHANCE:
        state = rules.apply(state, draw(rules, state, dice_for(script.seed, number, drawn)))
        drawn += 1
    return state


def _move(step: Step) -> Move:
    assert step.mover is not None
    value = step.line.value
    return Move(step.mover, " ".join(value.text.split()), value.span)


def _remember(step: Step, facts: Facts, moments: dict[str, Facts]) -> tuple[Diagnostic, ...]:
    """Keep what the table shows under the name of a moment."""
    word = step.line.value
    name = identifier(word.text)
    if not _MOMENT.fullmatch(word.text) or iskeyword(name) or name in facts or name in moments:
        message = f'a moment cannot be called "{word.text}"'
        way_out = "take a word in small letters that nothing else on the table is called by, such as before"
        return (Diagnostic(code="G431", message=message, hint=way_out, span=word.span),)
    moments[name] = facts
    return ()


def _hold(step: Step, names: Names, edition: str) -> tuple[Diagnostic, ...]:
    """Return what is wrong with an expectation: it is false, or nobody can tell."""
    value = step.line.value
    try:
        expression = parse_expression(value.text)
        found = evaluate(expression, names)
        if not isinstance(found, bool):
            way_out = f"compare it, such as {value.text} == 1"
            raise ExpressionError(f"{value.text} is {describe(found)}, neither true nor false", 0, way_out)
        if found:
            return ()
        reason = explain_false(expression, names)
    except ExpressionError as error:
        at = value.span
        place = Span(at.file, at.line, at.column + error.offset, at.end_column)
        return (Diagnostic(code="G434", message=error.message, hint=error.hint, span=place),)
    message = f'in edition "{edition}", {value.text} is false here: {reason}'
    way_out = "the rules say otherwise: mend the example, or what the game's files say"
    return (Diagnostic(code="G433", message=message, hint=way_out, span=value.span),)
