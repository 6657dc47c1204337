"""Sea Shells, the final scoring: towels, baskets and secret cards → coins and winners."""

from collections.abc import Sequence

from generator.play.engine import Outcome, Seat
from generator.play.sea_shells.kit import DOLLAR, HEAD, TAIL, Kit, Prizes
from generator.play.sea_shells.state import State


def score(kit: Kit, prizes: Prizes, state: State) -> Outcome:
    """Return the coins of everyone, by category in the order of scoring, and who wins.

    A tie goes to whoever has most of the Sun shell's shape and of its colour together, and is shared if
    these are equally many as well.
    """
    units = [count_units(kit, towel, hand) for towel, hand in zip(state.towels, state.hands, strict=True)]
    names = [f"shape {shape}" for shape in kit.shapes] + [f"colour {colour}" for colour in kit.colours]
    paid = [pay(amounts, prizes) for amounts in zip(*units, strict=True)]
    details = [
        {
            **dict(zip(names, coins, strict=True)),
            "fossil pairs": kit.fossil_pair * min(basket[HEAD], basket[TAIL]),
            "sand dollars": kit.sand_dollar * basket[DOLLAR],
        }
        for basket, *coins in zip(state.baskets, *paid, strict=True)
    ]
    scores = tuple(sum(coins.values()) for coins in details)
    suns = [sum(own[category] for category in state.sun) for own in units]
    return Outcome(scores=scores, winners=_find_winners(scores, suns), details=tuple(details))


def count_units(kit: Kit, towel: int, hand: Sequence[int]) -> list[int]:
    """Return how many units of each category a towel and secret cards hold; hidden cards do not count."""
    units = [(towel & shells).bit_count() for shells in kit.shells]
    for category in hand:
        if category >= 0:
            units[category] += kit.secret_worth
    return units


def pay(units: Sequence[int], prizes: Prizes) -> tuple[int, ...]:
    """Return the coins of each seat for one category, of which it has so many units."""
    most = max(units)
    if most == 0:
        return (0,) * len(units)
    if units.count(most) > 1:
        return tuple(prizes.tied if own == most else 0 for own in units)
    # Nobody is second with nothing: the coins for that place are for an amount above 0.
    second = max([own for own in units if own != most], default=0) or most
    places = {second: prizes.second, most: prizes.most}
    return tuple(places.get(own, 0) for own in units)


def _find_winners(scores: Sequence[int], suns: Sequence[int]) -> tuple[Seat, ...]:
    ranks = list(zip(scores, suns, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
