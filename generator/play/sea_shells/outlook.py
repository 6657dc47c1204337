"""Sea Shells, how good a table is for a seat: what a greedy player goes by. It looks at no card of others.

The numbers here are guesses of a player, no rules: they decide how well a greedy player plays.
"""

from functools import lru_cache

from generator.play.engine import Seat
from generator.play.sea_shells.kit import BOTTLE, DOLLAR, HEAD, TAIL, Kit, Prizes
from generator.play.sea_shells.scoring import count_units
from generator.play.sea_shells.state import EMPTY, State

# What others may have in their hands and still collect, so that a first shell does not decide a category.
DOUBT = 1.0
SINGLE_FOSSIL = 0.25

# Enough for the turns of a game, during each of which the towels of all others stay as they are.
REMEMBERED = 256


class Outlook:
    """The thoughts of a greedy player."""

    def __init__(self, kit: Kit, prizes: Prizes) -> None:
        self._kit = kit
        self._prizes = prizes
        self._rivals = lru_cache(maxsize=REMEMBERED)(self._add_rivals)

    def guess_coins(self, state: State, seat: Seat) -> float:
        """Return about how many coins a seat will get.

        A category goes to each seat in proportion to the square of its units there: who leads is likely to
        win it, and another shell of what is won or lost already changes little.
        """
        towels = state.towels
        rivals = self._rivals(towels[:seat] + towels[seat + 1 :])
        own = count_units(self._kit, towels[seat], state.hands[seat])
        shares = sum(
            [number * number / (number * number + rest) for number, rest in zip(own, rivals, strict=True)]
        )
        return self._prizes.most * shares + self._guess_basket(state, seat)

    def _add_rivals(self, towels: tuple[int, ...]) -> list[float]:
        """Return what stands against a seat in each category: squares of what lies on the other towels."""
        return [
            DOUBT + sum([(towel & shells).bit_count() ** 2 for towel in towels])
            for shells in self._kit.shells
        ]

    def _guess_basket(self, state: State, seat: Seat) -> float:
        basket = state.baskets[seat]
        heads, tails = basket[HEAD], basket[TAIL]
        fossils = min(heads, tails) + SINGLE_FOSSIL * abs(heads - tails)
        found = self._kit.fossil_pair * fossils + self._kit.sand_dollar * basket[DOLLAR]
        if not basket[BOTTLE]:
            return found
        # A bottle is worth another item, as long as there are items.
        left = len(state.beach) - state.beach.count(EMPTY)
        return found + basket[BOTTLE] * self._prizes.most * left / len(state.beach)
