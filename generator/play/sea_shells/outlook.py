"""Sea Shells, how good a table is for a seat: what a greedy player goes by. It looks at no card of others.

The numbers here are guesses of a player, no rules: they decide how well a greedy player plays.
"""

from generator.play.engine import Seat
from generator.play.sea_shells.kit import BOTTLE, DOLLAR, HEAD, TAIL, Kit, Prizes
from generator.play.sea_shells.scoring import count_units
from generator.play.sea_shells.state import EMPTY, State

# What others may have in their hands and still collect, so that a first shell does not decide a category.
DOUBT = 1.0
SINGLE_FOSSIL = 0.25


def guess_coins(kit: Kit, prizes: Prizes, state: State, seat: Seat) -> float:
    """Return about how many coins a seat will get.

    A category goes to each seat in proportion to the square of its units there: who leads is likely to win
    it, and another shell of what is won or lost already changes little.
    """
    total = [DOUBT] * len(kit.shells)
    for other, towel in enumerate(state.towels):
        if other != seat:
            for category, shells in enumerate(kit.shells):
                number = (towel & shells).bit_count()
                total[category] += number * number
    own = count_units(kit, state.towels[seat], state.hands[seat])
    shares = sum(
        [number * number / (number * number + rest) for number, rest in zip(own, total, strict=True)]
    )
    return prizes.most * shares + _guess_basket(kit, prizes, state, seat)


def _guess_basket(kit: Kit, prizes: Prizes, state: State, seat: Seat) -> float:
    basket = state.baskets[seat]
    heads, tails = basket[HEAD], basket[TAIL]
    fossils = min(heads, tails) + SINGLE_FOSSIL * abs(heads - tails)
    # A bottle is worth another item, as long as there are items.
    left = len(state.beach) - state.beach.count(EMPTY)
    bottles = basket[BOTTLE] * prizes.most * left / len(state.beach) if basket[BOTTLE] else 0.0
    return kit.fossil_pair * fossils + kit.sand_dollar * basket[DOLLAR] + bottles
