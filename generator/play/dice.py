"""Seeds → chance: all the randomness there is in play, the same on every machine and for any number of jobs.

Whoever throws dice in a game has dice of their own, made from the seed, the number of the game and their
name. So a game does not depend on the games before it, nor what is drawn on how long a player thinks.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

Dice = random.Random

T = TypeVar("T")


def dice_for(*parts: int | str) -> Dice:
    """Return the dice that belong to these parts, such as a seed, the number of a game and a seat."""
    # Seeds that are text go through SHA-512, which is the same everywhere; hash() is not.
    return random.Random("/".join(map(str, parts)))


def pick(dice: Dice, choices: Sequence[T]) -> T:
    """Return one of the choices, each as likely as the others."""
    # Python promises that random() never changes, and does not promise it of choice().
    return choices[int(dice.random() * len(choices))]


def pick_weighted(dice: Dice, choices: Sequence[T], weights: Sequence[int]) -> T:
    """Return one of the choices, as likely as its weight says."""
    thrown = int(dice.random() * sum(weights))
    for choice, weight in zip(choices, weights, strict=True):
        thrown -= weight
        if thrown < 0:
            return choice
    raise ValueError("none of the weights is above 0")
