"""Policies: simple players. Rules, a state and its legal actions in, one of these actions out.

What a policy does depends only on what it is given, the dice included.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from generator.play.dice import Dice, pick
from generator.play.engine import Action, Rules, Seat

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
    worth = [rules.estimate(rules.apply(state, action), seat) for action in actions]
    best = max(worth)
    return pick(dice, [action for action, value in zip(actions, worth, strict=True) if value == best])


POLICIES: Mapping[str, Policy] = MappingProxyType({"random": play_at_random, "greedy": play_greedily})
