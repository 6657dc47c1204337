"""Numbers → what is said of them: mean, quartiles, and how sure a share is."""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

_Z = 1.959963984540054  # so many standard deviations to both sides hold 95 % of a normal distribution


class Summary(Struct, frozen=True, kw_only=True):
    """What is said of many whole numbers; all 0 when there are none.

    ``lower``, ``median`` and ``upper`` are quartiles, between two numbers in proportion.
    """

    count: int
    mean: float
    least: int
    lower: float
    median: float
    upper: float
    most: int


class Share(Struct, frozen=True, kw_only=True):
    """A part of a whole, and the bounds between which the true one lies 95 times in a hundred."""

    share: float
    low: float
    high: float


def summarize(numbers: Sequence[int]) -> Summary:
    """Return mean and quartiles of whole numbers; in which order they come makes no difference."""
    if not numbers:
        return Summary(count=0, mean=0.0, least=0, lower=0.0, median=0.0, upper=0.0, most=0)
    ordered = sorted(numbers)
    return Summary(
        count=len(ordered),
        mean=sum(ordered) / len(ordered),
        least=ordered[0],
        lower=quantile(ordered, 0.25),
        median=quantile(ordered, 0.5),
        upper=quantile(ordered, 0.75),
        most=ordered[-1],
    )


def quantile(ordered: Sequence[int], part: float) -> float:
    """Return the number below which a part of sorted numbers lies, between two of them in proportion.

    Source: definition 7 of Hyndman and Fan (1996), which spreadsheets use too.
    """
    place = part * (len(ordered) - 1)
    before = int(place)
    after = min(before + 1, len(ordered) - 1)
    return ordered[before] + (place - before) * (ordered[after] - ordered[before])


def wilson(wins: float, games: int) -> Share:
    """Return a share of wins and its 95 % bounds. ``wins`` may have fractions, from wins that are shared.

    Source: Wilson (1927); unlike the usual bounds, these stay between 0 and 1 and serve few games as well.
    """
    if games == 0:
        return Share(share=0.0, low=0.0, high=1.0)
    share, square = wins / games, _Z * _Z / games
    middle = (share + square / 2) / (1 + square)
    reach = _Z * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    # Sums of fractions miss the ends by a hair.
    low = 0.0 if share == 0 else max(0.0, middle - reach)
    high = 1.0 if share == 1 else min(1.0, middle + reach)
    return Share(share=share, low=low, high=high)
