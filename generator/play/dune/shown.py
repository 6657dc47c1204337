"""From Dune to Open Sea, the table in a few lines of text, in the words of the game."""

from collections.abc import Iterator, Sequence

from generator.play.dune.deck import Deck
from generator.play.dune.state import Player, State
from generator.play.dune.tally import EMPTY
from generator.play.dune.worth import Worth
from generator.play.engine import Seat

NOTHING = "—"


def show_table(worth: Worth, state: State, seat: Seat, mover: Seat) -> str:
    """Return round and zone, rivers with this seat's prices, everyone's shells, own grid and hand."""
    deck = worth.deck
    player = state.players[seat]
    zone = "" if state.zone == EMPTY else f" · {deck.zone_names[state.zone]}"
    lines = [f"{state.turned}/{deck.rounds}{zone}", ""]
    lines += _show_rivers(worth, state, player)
    lines += ["", *_show_players(worth, state, mover), ""]
    lines += _show_grid(deck, player)
    lines += ["", *(_name(deck, card) for card in player.hand)]
    return "\n".join(lines)


def _show_rivers(worth: Worth, state: State, player: Player) -> Iterator[str]:
    """Yield a line for each river, with what its cards cost the player."""
    prices = worth.prices(player.grid)
    for zone, river in zip(worth.deck.zone_names, state.rivers, strict=True):
        cards = [NOTHING if card == EMPTY else f"{_name(worth.deck, card)} {prices[card]}" for card in river]
        yield f"{zone}: {' | '.join(cards)}"


def _show_players(worth: Worth, state: State, mover: Seat) -> Iterator[str]:
    """Yield a line for each player: shells, suns so far, cards placed."""
    shell, sun = worth.deck.signs["shell"], worth.deck.signs["sun"]
    for seat, player in enumerate(state.players):
        mark = ">" if seat == mover else " "
        placed = sum(card != EMPTY for card in player.grid)
        suns = sum(worth.suns(player.grid))
        yield f"{mark} {seat + 1}: {shell} {player.shells}, {sun} {suns}, {placed}/{len(player.grid)}"


def _show_grid(deck: Deck, player: Player) -> Iterator[str]:
    """Yield a line for each row of the grid."""
    for row, zone in enumerate(deck.zone_names):
        cards = player.grid[row * deck.columns :][: deck.columns]
        yield f"{zone}: {_show_row(deck, cards)}"


def _show_row(deck: Deck, cards: Sequence[int]) -> str:
    return " | ".join(NOTHING if card == EMPTY else _name(deck, card) for card in cards)


def _name(deck: Deck, card: int) -> str:
    """Return a card's name, and its id, by which actions call it."""
    if card < 0:
        return "?"
    found = deck.cards[card]
    return f"{found.name} ({found.id})"
