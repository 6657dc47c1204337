"""Sea Shells, what the table holds at one moment. Frozen, of tuples of small numbers.

Items are kinds of the kit, and shapes and colours its categories, both by number.
"""

from enum import IntEnum

from msgspec import Struct

EMPTY = -1
"""A place without an item, or a thing that is nowhere yet."""

HIDDEN = -1
"""A secret card that cannot be seen."""


class Phase(IntEnum):
    """What happens next. ``SPEND`` is the end of a turn at which a bottle may be thrown away."""

    LAY = 0
    TURN = 1
    DRAW = 2
    TAKE = 3
    SPEND = 4
    OVER = 5


class State(Struct, frozen=True):
    """A table.

    ``beach`` grows while items are laid out, place by place. ``sun`` are the categories that have been turned
    up: a shape, then a colour. ``hands`` are the secret cards of each seat, sorted: shapes come first. Bit n
    of a towel stands for shell n. A basket counts each kind of find. ``pile`` is the place of the shovels.
    """

    phase: Phase
    beach: tuple[int, ...]
    bucket: int
    seat: int
    towels: tuple[int, ...]
    baskets: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    sun: tuple[int, ...] = ()
    pile: int = EMPTY
    shovels: int = 0
