"""Art: the hand's unsteadiness: a stream of numbers that depends on a name alone.

The same name gives the same stream on every machine and under every Python, which ``random`` promises for few
of its methods. Not for anything that must be hard to guess.
"""

import zlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Hand:
    """Numbers that look like chance (SplitMix64).

    Source:
        Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
    """

    __slots__ = ("_state",)

    def __init__(self, name: str) -> None:
        self._state = zlib.crc32(name.encode())

    def random(self) -> float:
        """Return a number from 0 to 1, 1 excluded."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((mixed ^ (mixed >> 31)) >> 11) / (1 << 53)

    def uniform(self, low: float, high: float) -> float:
        """Return a number between two others."""
        return low + (high - low) * self.random()

    def choice(self, things: Sequence[T]) -> T:
        """Return one of the things."""
        return things[int(self.random() * len(things))]
