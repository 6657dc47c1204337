"""Littoral, what the table holds at one moment. Frozen, of tuples of small numbers.

Tokens are kinds of the kit and faces are numbers, blue ones first. Where a token's other face no longer
matters, it is only counted: so tables with the same future are equal.
"""

from enum import IntEnum

from msgspec import Struct

NONE = -1
"""No token is waiting for its face to be chosen."""


class Phase(IntEnum):
    """What happens next. ``REMOVE`` and ``DRAW`` are chance; in all others but ``OVER`` the seat chooses.

    ``CHOOSE`` is about the face of the token drawn, ``TAKE`` about the isopods for a sandpiper, ``ROB`` about
    whose crab a rock gets, ``TURN`` about the beach that a wave turns over.
    """

    REMOVE = 0
    DRAW = 1
    CHOOSE = 2
    TAKE = 3
    ROB = 4
    TURN = 5
    OVER = 6


class Shore(Struct, frozen=True):
    """What a player owns.

    ``stacks`` are heights, a sandpiper included in each; the newest is the last one. ``beaches`` counts the
    player's beaches by their other face.
    """

    stacks: tuple[int, ...]
    crabs: int
    shells: int
    rocks: int
    beaches: tuple[int, ...]
    waves: int

    @property
    def size(self) -> int:
        """How many tokens it holds: the height of the final pile, but for the sea."""
        own = self.crabs + self.shells + self.rocks + self.waves
        return sum(self.stacks) + sum(self.beaches) + own

    @property
    def whites(self) -> tuple[int, ...]:
        """How many white tokens of each kind it holds: sandpipers, rocks, beaches, waves."""
        return (len(self.stacks), self.rocks, sum(self.beaches), self.waves)


class State(Struct, frozen=True):
    """A table.

    ``unseen`` counts the tokens of each kind that nobody has looked at: in the bag, or removed. As nobody
    knows which are removed, they are those that are left when the bag is empty, ``removed`` in number.
    ``sea`` counts blue faces, ``lost`` all tokens that have left the game.
    """

    phase: Phase
    unseen: tuple[int, ...]
    removed: int
    seat: int
    token: int
    sea: tuple[int, ...]
    shores: tuple[Shore, ...]
    lost: int

    @property
    def bag(self) -> int:
        """How many tokens can still be drawn."""
        return sum(self.unseen) - self.removed
