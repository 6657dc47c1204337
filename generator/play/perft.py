"""Rules → how many sequences of actions there are: a number that betrays any action too many or too few."""

from collections import Counter
from typing import Any

from generator.play.engine import Rules


def perft(rules: Rules[Any], state: Any, depth: int) -> int:
    """Return how many sequences of so many actions begin in a state, those of chance included.

    A sequence that comes to the end of the game before is none of them.
    """
    # Equal states have the same future, so one that is reached in several ways is looked at once.
    reached = Counter({state: 1})
    for _ in range(depth):
        further: Counter[Any] = Counter()
        for here, ways in reached.items():
            for action in rules.legal_actions(here):
                further[rules.apply(here, action)] += ways
        reached = further
    return reached.total()
