"""Littoral, the end: who gets the sea, whose pile is highest, which solo level that is."""

from bisect import bisect_right
from collections.abc import Sequence

from generator.play.engine import Outcome
from generator.play.littoral.kit import Kit
from generator.play.littoral.state import State


def score(kit: Kit, state: State) -> Outcome:
    """Return the heights of the piles, sea included, and who wins, as if the game ended now.

    Equal piles share the victory. Who plays alone wins in any case: what counts is the level, from 1.
    """
    shares = share_sea([shore.waves for shore in state.shores], sum(state.sea), kit.waves_needed)
    piles = tuple(shore.size + share for shore, share in zip(state.shores, shares, strict=True))
    best = max(piles)
    details = [{"shore": shore.size, "sea": share} for shore, share in zip(state.shores, shares, strict=True)]
    if len(piles) == 1:
        details[0]["level"] = level(kit, best) + 1
    return Outcome(
        scores=piles,
        winners=tuple(seat for seat, pile in enumerate(piles) if pile == best),
        details=tuple(details),
    )


def share_sea(waves: Sequence[int], tokens: int, needed: int) -> tuple[int, ...]:
    """Return how many tokens of the sea each seat gets: all for most waves, equal whole shares for a tie.

    Without the waves that are needed, nobody gets any.
    """
    most = max(waves)
    if most < needed:
        return (0,) * len(waves)
    share = tokens // list(waves).count(most)
    return tuple(share if own == most else 0 for own in waves)


def level(kit: Kit, pile: int) -> int:
    """Return the solo level of a pile, from 0."""
    return bisect_right(kit.levels, pile)
