"""From Dune to Open Sea as numbers, for learners: actions in a fixed order, tables of one length."""

from generator.play.dune.deck import Deck
from generator.play.dune.notation import UNDO, Notation
from generator.play.dune.state import Player, State
from generator.play.engine import PASS, Action, Seat


def list_actions(words: Notation) -> tuple[Action, ...]:
    """Return all that players may ever do: buy any card, place any card in any column, pass, undo."""
    return (*words.buy, *(action for actions in words.place for action in actions), PASS, UNDO)


def sense(deck: Deck, state: State, seat: Seat) -> tuple[int, ...]:
    """Return a table as numbers. Cards are numbers from 1, 0 is none, a starter that is covered is below 0.

    Phase, round, zone from 1, turn, river to be filled, card bought, shells paid; the zone cards left; for
    each player, from the seat on: shells, the grid, a hand of one card more than is dealt; the rivers; for
    each card whether it is in its deck, and whether its purchase was undone in this turn.
    """
    bought = state.purchase
    numbers = [state.phase, state.turned, state.zone + 1, state.turn, state.gap]
    numbers += [bought.card + 1, bought.paid] if bought else [0, 0]
    numbers += state.zone_cards
    for player in (*state.players[seat:], *state.players[:seat]):
        numbers += _sense_player(player, deck.hand + 1)
    numbers += [card + 1 for river in state.rivers for card in river]
    left = {card for cards in state.decks for card in cards}
    numbers += [card in left for card in range(len(deck.cards))]
    numbers += [card in state.undone for card in range(len(deck.cards))]
    return tuple(map(int, numbers))


def _sense_player(player: Player, most: int) -> list[int]:
    hand = [card + 1 for card in player.hand]
    return [player.shells, *(card + 1 for card in player.grid), *hand, *[0] * (most - len(hand))]
