"""A transcript played again: rules and moves in, states out, and the first move that cannot be is named."""

from collections.abc import Sequence
from typing import Any

from generator.diagnostic import Diagnostic, suggestion
from generator.play.engine import CHANCE, OVER, IllegalActionError, Rules, Seat
from generator.play.simulate import Played
from generator.play.transcript import Move, mover_name


def replay(
    rules: Rules[Any], moves: Sequence[Move], start: Any = None, players: Sequence[str] = ()
) -> tuple[Played, tuple[Diagnostic, ...]]:
    """Play moves from the start of a game, or from another state, up to the first that the rules refuse.

    Args:
        rules: The rules.
        moves: What is to be played.
        start: Another state than the start of the game.
        players: What the players are called in faults; their numbers without any.

    Returns:
        What has been played, and what is wrong with the move after it; nothing is when all could be played.
    """
    state = rules.start() if start is None else start
    states, played = [state], 0
    fault = None
    for move in moves:
        fault = _find_fault(rules, state, move, players)
        if fault is not None:
            break
        state = rules.apply(state, move.action)
        states.append(state)
        played += 1
    done = Played(states=tuple(states), actions=tuple(move.action for move in moves[:played]))
    return done, (fault,) if fault is not None else ()


def _find_fault(rules: Rules[Any], state: Any, move: Move, players: Sequence[str]) -> Diagnostic | None:
    """Return why a move cannot be made in a state. None if it can."""
    mover = rules.mover(state)
    if mover == OVER:
        message, way_out = "the game is over", "end the transcript before this move"
        return Diagnostic(code="G421", message=message, hint=way_out, span=move.span)
    if mover != move.mover:
        message = f"it is not the move of {_who(move.mover, players)}"
        way_out = f"{_who(mover, players)} moves"
        return Diagnostic(code="G422", message=message, hint=way_out, span=move.span)
    legal = rules.legal_actions(state)
    if move.action in legal:
        return None
    message = f'"{move.action}" is not possible here{_reason(rules, state, move)}'
    return Diagnostic(code="G423", message=message, hint=suggestion(move.action, legal), span=move.span)


def _who(mover: Seat, players: Sequence[str]) -> str:
    if mover == CHANCE:
        return "chance"
    return players[mover] if mover < len(players) else f"player {mover_name(mover)}"


def _reason(rules: Rules[Any], state: Any, move: Move) -> str:
    """Return why the rules refuse an action, as far as they say."""
    try:
        rules.apply(state, move.action)
    except IllegalActionError as error:
        return f": {error}" if str(error) else ""
    return ""


def moves_of(rules: Rules[Any], played: Played) -> tuple[tuple[Seat, str], ...]:
    """Return who took which action in a game that has been played, as a transcript is written of it."""
    movers = (rules.mover(state) for state in played.states)
    return tuple(zip(movers, played.actions, strict=False))
