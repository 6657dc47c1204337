"""Sea Shells, how actions are written: tables from numbers to words, and back.

``lay whelk-purple on c5``, ``turn scallop`` and ``draw blue for 2`` are chance. Players ``take c5``, or in a
Stroll ``walk 3``; with a bottle at hand they end their turn with ``bottle`` or ``stop``.
"""

from collections.abc import Sequence

from generator.play.engine import Action
from generator.play.sea_shells.kit import Kit

USE_BOTTLE: Action = "bottle"
STOP: Action = "stop"

Words = dict[Action, int]
"""Actions in their order, and what each of them is about: a kind of item or a category."""


class Notation:
    """The words of chance, by what they are about: by place, by deck, by deck and seat."""

    def __init__(self, kit: Kit, places: Sequence[str], players: int) -> None:
        decks = [{category: kit.categories[category] for category in kit.deck(deck)} for deck in (0, 1)]
        kinds = {kind: item for kind, item in enumerate(kit.items) if kit.copies[kind]}
        self.lay = [_words(kinds, "lay {} on " + place) for place in places]
        self.turn = [_words(deck, "turn {}") for deck in decks]
        self.draw = [[_words(deck, f"draw {{}} for {seat + 1}") for seat in range(players)] for deck in decks]


def _words(names: dict[int, str], phrase: str) -> Words:
    return dict(sorted((phrase.format(name), number) for number, name in names.items()))
