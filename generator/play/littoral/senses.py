"""Littoral as numbers, for players that learn: actions in a fixed order, a table of fixed length."""

from generator.play.engine import Action, Seat
from generator.play.littoral.notation import Notation
from generator.play.littoral.state import Shore, State


def list_actions(words: Notation) -> tuple[Action, ...]:
    """Return all that players may ever do: play a face, take isopods, rob a player, turn over a beach."""
    play = dict.fromkeys(action for actions in words.play for action in actions)
    return (*play, *words.take[-1], *words.rob, *words.turn)


def sense(state: State, seat: Seat) -> tuple[int, ...]:
    """Return a table as numbers.

    Phase, how many seats later the mover sits, the token to be played from 1 (0 is none), tokens removed and
    lost; the tokens of each kind that nobody has seen; the faces in the sea; for each player, from the seat
    on: stacks, tokens in all of them, tokens in the newest, crabs, shells, rocks, waves, and the beaches by
    what is behind them. As only the highest stacks stay, this is all there is to know of stacks.
    """
    players = len(state.shores)
    numbers = [state.phase, (state.seat - seat) % players, state.token + 1, state.removed, state.lost]
    numbers += [*state.unseen, *state.sea]
    for shore in (*state.shores[seat:], *state.shores[:seat]):
        numbers += _sense_shore(shore)
    return tuple(map(int, numbers))


def _sense_shore(shore: Shore) -> list[int]:
    stacks = shore.stacks
    newest = stacks[-1] if stacks else 0
    counts = [shore.crabs, shore.shells, shore.rocks, shore.waves]
    return [len(stacks), sum(stacks), newest, *counts, *shore.beaches]
