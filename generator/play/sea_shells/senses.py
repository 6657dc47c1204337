"""Sea Shells as numbers, for players that learn: actions in a fixed order, a table of fixed length."""

from generator.play.engine import Action, Seat
from generator.play.sea_shells.kit import Kit
from generator.play.sea_shells.notation import STOP, USE_BOTTLE
from generator.play.sea_shells.shore import Shore
from generator.play.sea_shells.state import EMPTY, State


def list_actions(shore: Shore) -> tuple[Action, ...]:
    """Return all that players may ever do: take from each place or walk, and end a turn."""
    return (*shore.actions, USE_BOTTLE, STOP)


def sense(kit: Kit, places: int, state: State, seat: Seat) -> tuple[int, ...]:
    """Return a table as numbers. Items and categories are numbers from 1; 0 is none, or one that is covered.

    Phase, how many seats later the mover sits, places of the Bucket and of the pile from 1, shovels; the two
    categories of the Sun shell; what lies at each place; for each player, from the seat on: whether
    each kind of item is on the towel, the finds in the basket, the secret cards.
    """
    players = len(state.towels)
    numbers = [state.phase, (state.seat - seat) % players, state.bucket + 1, state.pile + 1, state.shovels]
    numbers += _fill([category + 1 for category in state.sun], 2)
    numbers += _fill([kind + 1 for kind in state.beach], places)
    for other in (*range(seat, players), *range(seat)):
        numbers += [state.towels[other] >> kind & 1 for kind in range(len(kit.items))]
        numbers += state.baskets[other]
        numbers += _fill([card + 1 for card in state.hands[other]], 2 * kit.secrets)
    return tuple(map(int, numbers))


def _fill(numbers: list[int], length: int) -> list[int]:
    return numbers + [EMPTY + 1] * (length - len(numbers))
