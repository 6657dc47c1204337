"""Littoral, how actions are written: tables from words to numbers, sorted, made once.

Chance may ``remove 17``, and ``draw crab-rock``. Players ``play crab`` or ``play rock``; then they may
``take 2`` (isopods for a sandpiper), ``rob 3`` (a crab of that player) or ``turn shell`` (the beach with a
shell behind it).
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from generator.play.engine import Action
from generator.play.littoral.kit import FACES, Kit

Words: TypeAlias = Mapping[Action, int]
"""Actions in their order, and what each of them is about: a number, a kind of token, a face or a seat."""


class Notation:
    """The words of each phase; those of ``CHOOSE`` by the kind of token."""

    def __init__(self, kit: Kit, players: int) -> None:
        self.remove = _words("remove", enumerate(map(str, range(kit.removed.stop))), kit.removed)
        self.draw = _words("draw", enumerate(kit.tokens), range(len(kit.tokens)))
        self.play = [_words("play", enumerate(FACES), faces) for faces in kit.faces]
        # However many isopods are in the sea, the table for them is there.
        most = sum(kit.copies) + 1
        self.take = [_words("take", enumerate(map(str, range(most))), range(n + 1)) for n in range(most)]
        self.rob = _words("rob", ((seat, str(seat + 1)) for seat in range(players)), range(players))
        self.turn = _words("turn", enumerate(FACES), range(len(FACES)))


def _words(verb: str, names: Iterable[tuple[int, str]], numbers: Sequence[int]) -> Words:
    """Return the actions of a verb about some numbers, sorted as words are."""
    chosen = ((f"{verb} {name}", number) for number, name in names if number in numbers)
    return dict(sorted(chosen))
