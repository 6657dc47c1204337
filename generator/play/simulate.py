"""Rules, policies and a seed → games played to their ends. Game 7 of a seed is the same in any order."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec import Struct

from generator.play.dice import Dice, dice_for, pick_weighted
from generator.play.engine import CHANCE, OVER, Action, Rules
from generator.play.policies import Policy

MOST_ACTIONS = 100_000


class EndlessGameError(RuntimeError):
    """A game that has gone on for so long that its rules cannot be right."""


class Played(Struct, frozen=True, kw_only=True):
    """A game, or the part of it that has been played: an action was taken in the state of the same number.

    There is one state more than there are actions: the last one is where the game stands.
    """

    states: tuple[Any, ...]
    actions: tuple[Action, ...]

    @property
    def end(self) -> Any:
        """The state in which the game stands."""
        return self.states[-1]


def simulate(
    rules: Rules[Any], policies: Sequence[Policy], seed: int, numbers: Iterable[int]
) -> Iterator[Played]:
    """Play the games of a seed that have these numbers, each to its end.

    Args:
        rules: The rules of the game.
        policies: Who plays, by seat.
        seed: What makes these games differ from others.
        numbers: Which of the games of this seed.

    Errors:
        EndlessGameError: a game does not end.
    """
    return (play_game(rules, policies, seed, number) for number in numbers)


def play_game(rules: Rules[Any], policies: Sequence[Policy], seed: int, number: int) -> Played:
    """Play one game of a seed to its end. Errors: EndlessGameError."""
    chance = dice_for(seed, number, "chance")
    seats = [dice_for(seed, number, seat) for seat in range(rules.players)]
    state = rules.start()
    states, actions = [state], []
    while (mover := rules.mover(state)) != OVER:
        if mover == CHANCE:
            action = draw(rules, state, chance)
        else:
            action = policies[mover](rules, state, mover, rules.legal_actions(state), seats[mover])
        state = rules.apply(state, action)
        states.append(state)
        actions.append(action)
        if len(actions) > MOST_ACTIONS:
            raise EndlessGameError(f"game {number} of seed {seed} does not end: {MOST_ACTIONS} actions taken")
    return Played(states=tuple(states), actions=tuple(actions))


def draw(rules: Rules[Any], state: Any, dice: Dice) -> Action:
    """Return what chance does in a state in which it moves."""
    return pick_weighted(dice, rules.legal_actions(state), rules.weights(state))
