"""Policies: simple players. Rules, a state and its legal actions in, one of these actions out.

What a policy does depends only on what it is given, the dice included.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias, cast

from generator.play.dice import Dice, pick
from generator.play.engine import Action, Foresees, Rules, Seat

Policy: TypeAlias = Callable[[Rules[Any], Any, Seat, Sequence[Action], Dice], Action]


def play_at_random(
    _rules: Rules[Any], _state: Any, _seat: Seat, actions: Sequence[Action], dice: Dice
) -> Action:
    """Do anything, all actions alike."""
    return pick(dice, actions)


def play_greedily(rules: Rules[Any], state: Any, seat: Seat, actions: Sequence[Action], dice: Dice) -> Action:
    """Do what looks best one action ahead; the dice choose among equals."""
    if len(actions) == 1:
        return actions[0]
    worth = foresee(rules, state, seat, actions)
    best = max(worth)
    return pick(dice, [action for action, value in zip(actions, worth, strict=True) if value == best])


def foresee(rules: Rules[Any], state: Any, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """Return what the rules estimate for a seat after each of its actions; see ``Foresees``."""
    # To ask whether rules are Foresees would take as long as they need to foresee.
    if hasattr(rules, "foresee"):
        return cast("Foresees", rules).foresee(state, seat, actions)
    return [rules.estimate(rules.apply(state, action), seat) for action in actions]


POLICIES: Mapping[str, Policy] = MappingProxyType({"random": play_at_random, "greedy": play_greedily})
