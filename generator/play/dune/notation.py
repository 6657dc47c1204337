"""From Dune to Open Sea, how actions are written: tables from numbers to words, and back.

``deal kestrel``, ``fill beach curlew`` and ``turn dune`` are chance. Players ``buy sea-holly``, ``place
kestrel 3`` (in the third column), ``pass`` and ``undo``.
"""

from generator.play.dune.deck import Deck
from generator.play.engine import Action

UNDO: Action = "undo"


class Notation:
    """The words of one deck; each list goes by the numbers of cards, zones or columns."""

    def __init__(self, deck: Deck) -> None:
        cards = deck.cards
        self.buy = [f"buy {card.id}" for card in cards]
        self.deal = [f"deal {card.id}" for card in cards]
        self.fill = [f"fill {deck.zones[card.zone]} {card.id}" for card in cards]
        self.turn = [f"turn {zone}" for zone in deck.zones]
        self.place = [[f"place {card.id} {column + 1}" for column in range(deck.columns)] for card in cards]
        self.bought = {action: card for card, action in enumerate(self.buy)}
        self.drawn = {action: card for words in (self.deal, self.fill) for card, action in enumerate(words)}
        self.placed = {
            action: (card, column)
            for card, actions in enumerate(self.place)
            for column, action in enumerate(actions)
        }
