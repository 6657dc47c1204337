"""What must be true of a game: constraints, which hold at once, and goals, for which it has to be played."""

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from generator.diagnostic import NO_ORIGIN, Origin

LoopSource: TypeAlias = str | tuple[str | int | float | bool, ...]
"""What a variable of a loop runs through: an expression, a range such as ``1 to 5``, or its very values."""


class Constraint(Struct, frozen=True, kw_only=True):
    """Something that must hold in every edition: a safe expression, and the reason in words.

    ``loop`` says what its variables run through; the expression must hold for each combination.
    """

    expect: str
    because: str
    loop: Mapping[str, LoopSource]
    origin: Origin = NO_ORIGIN


class Goal(Struct, frozen=True, kw_only=True):
    """A safe expression over the figures of a playtest, and the reason in words; ``loop`` is a constraint's.

    ``games`` are played of each edition and number of players, from ``seed``, all seats by ``policy``.
    Without ``editions`` or ``players``, all are meant. ``options`` are rules that are chosen.
    """

    expect: str
    because: str
    loop: Mapping[str, LoopSource]
    games: int
    players: tuple[int, ...] = ()
    editions: tuple[str, ...] = ()
    policy: str
    seed: int = 1
    options: tuple[str, ...] = ()
    origin: Origin = NO_ORIGIN
