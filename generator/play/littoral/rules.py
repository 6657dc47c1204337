"""Littoral, the rules: states and actions → states. The ``Rules`` of the engine.

Order in a turn: draw, choose a face, do its power; after a blue face, draw again. No state is ever changed.
"""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from generator.play.engine import CHANCE, OVER, Action, Counted, IllegalActionError, Outcome, Seat
from generator.play.littoral.counting import count_game
from generator.play.littoral.kit import BEACH, BLUES, CRAB, FACES, ISOPOD, ROCK, SANDPIPER, SHELL, Kit
from generator.play.littoral.notation import Notation, Words
from generator.play.littoral.outlook import Outlook
from generator.play.littoral.scoring import score
from generator.play.littoral.senses import list_actions, sense
from generator.play.littoral.shown import show_table
from generator.play.littoral.state import NONE, Phase, Shore, State

T = TypeVar("T")

_ASKED = {
    Phase.REMOVE: "so many tokens are to be removed as the set-up allows",
    Phase.DRAW: "a token is to be drawn, one of those that are left",
    Phase.CHOOSE: "a face of the token that has been drawn is to be played",
    Phase.TAKE: "isopods are to be taken, as many as there are in the sea or fewer",
    Phase.ROB: "an opponent who owns a crab is to be robbed of it",
    Phase.TURN: "one of the player's beaches is to be turned over",
    Phase.OVER: "the game is over",
}


class LittoralRules:
    """The rules for one edition and number of players. Tables of words are made once, here."""

    def __init__(self, kit: Kit, players: int) -> None:
        self.kit = kit
        self.players = players
        self._outlook = Outlook(kit, players)
        self._words = Notation(kit, players)

    # What can happen.

    def start(self) -> State:
        """Return the table with all tokens in the bag."""
        nothing = Shore((), 0, 0, 0, (0,) * len(FACES), 0)
        return State(
            phase=Phase.REMOVE if self.kit.removed[-1] else Phase.DRAW,
            unseen=self.kit.copies,
            removed=0,
            seat=0,
            token=NONE,
            sea=(0,) * BLUES,
            shores=(nothing,) * self.players,
            lost=0,
        )

    def mover(self, state: State) -> Seat:
        """Return whose move it is; see ``Rules``."""
        if state.phase in (Phase.REMOVE, Phase.DRAW):
            return CHANCE
        return OVER if state.phase is Phase.OVER else state.seat

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what may happen, sorted; see ``Rules``."""
        return tuple(self._choices(state))

    def weights(self, state: State) -> tuple[int, ...]:
        """Return how many tokens of a kind can be drawn; any number of tokens to remove is as likely."""
        if state.phase is Phase.REMOVE:
            return (1,) * len(self.kit.removed)
        return tuple(state.unseen[kind] for kind in self._choices(state).values())

    def _choices(self, state: State) -> Words:
        """Return what may happen, each action with what it is about."""
        phase, words = state.phase, self._words
        if phase is Phase.CHOOSE:
            return words.play[state.token]
        if phase is Phase.DRAW:
            return {word: kind for word, kind in words.draw.items() if state.unseen[kind]}
        if phase is Phase.TAKE:
            return words.take[state.sea[ISOPOD]]
        if phase is Phase.ROB:
            victims = self._victims(state)
            return {word: seat for word, seat in words.rob.items() if seat in victims}
        if phase is Phase.TURN:
            beaches = state.shores[state.seat].beaches
            return {word: face for word, face in words.turn.items() if beaches[face]}
        return words.remove if phase is Phase.REMOVE else {}

    def _victims(self, state: State) -> list[Seat]:
        """Return the opponents from whom a crab can be taken."""
        return [seat for seat, shore in enumerate(state.shores) if shore.crabs and seat != state.seat]

    # What happens.

    def apply(self, state: State, action: Action) -> State:
        """Return the table after an action. Errors: IllegalActionError."""
        about = self._choices(state).get(action)
        if about is None:
            raise IllegalActionError(_ASKED[state.phase])
        phase = state.phase
        if phase is Phase.CHOOSE:
            played = replace(state, token=NONE)
            return self._lay(played, about, self.kit.other(state.token, about))
        if phase is Phase.DRAW:
            unseen = _with(state.unseen, about, state.unseen[about] - 1)
            return replace(state, phase=Phase.CHOOSE, unseen=unseen, token=about)
        if phase is Phase.TAKE:
            return self._take(state, about)
        if phase is Phase.ROB:
            return self._rob(state, about)
        if phase is Phase.TURN:
            return self._turn_over(state, about)
        return replace(state, phase=Phase.DRAW, removed=about)

    def _lay(self, state: State, face: int, other: int) -> State:
        """Lay a token down with a face up, be it just drawn or turned over, and do what follows."""
        if face < BLUES:
            return self._lay_in_sea(state, face)
        shore = _add(state.shores[state.seat], face, other)
        laid = _own(state, shore)
        if self.kit.white_limit and shore.whites[face - BLUES] >= self.kit.white_limit:
            return replace(laid, phase=Phase.OVER)
        return self._do_power(laid, face)

    def _lay_in_sea(self, state: State, face: int) -> State:
        sea = _with(state.sea, face, state.sea[face] + 1)
        is_full = self.kit.sea_limit and sum(sea) >= self.kit.sea_limit
        phase = Phase.OVER if is_full or not state.bag else Phase.DRAW
        return replace(state, phase=phase, sea=sea)

    def _do_power(self, state: State, face: int) -> State:
        """Do the power of a white face, or ask what is to be chosen first."""
        if face == SANDPIPER:
            isopods = state.sea[ISOPOD]
            may_choose = self.kit.takes_any and isopods
            return replace(state, phase=Phase.TAKE) if may_choose else self._take(state, isopods)
        if face == ROCK:
            return self._move_crabs(state)
        if face == BEACH:
            return self._gather_shells(state)
        may_turn = any(state.shores[state.seat].beaches)
        return replace(state, phase=Phase.TURN) if may_turn else self._end_turn(state)

    def _take(self, state: State, isopods: int) -> State:
        """Stack isopods on the newest sandpiper. Of all stacks, only the highest stay."""
        shore = state.shores[state.seat]
        stacks = (*shore.stacks[:-1], shore.stacks[-1] + isopods)
        highest = max(stacks)
        kept = tuple([stack for stack in stacks if stack == highest])
        sea = _with(state.sea, ISOPOD, state.sea[ISOPOD] - isopods)
        lost = state.lost + sum(stacks) - sum(kept)
        return self._end_turn(replace(_own(state, replace(shore, stacks=kept)), sea=sea, lost=lost))

    def _move_crabs(self, state: State) -> State:
        """Take all crabs of the sea with each second rock, and then those of an opponent."""
        shore = state.shores[state.seat]
        if shore.rocks % self.kit.every:
            return self._end_turn(state)
        caught = _own(state, replace(shore, crabs=shore.crabs + state.sea[CRAB]))
        moved = replace(caught, sea=_with(state.sea, CRAB, 0))
        may_rob = self.kit.stolen and self._victims(moved)
        return replace(moved, phase=Phase.ROB) if may_rob else self._end_turn(moved)

    def _rob(self, state: State, victim: Seat) -> State:
        shore, robbed = state.shores[state.seat], state.shores[victim]
        stolen = min(self.kit.stolen, robbed.crabs)
        shores = _with(state.shores, victim, replace(robbed, crabs=robbed.crabs - stolen))
        richer = replace(state, shores=shores)
        return self._end_turn(_own(richer, replace(shore, crabs=shore.crabs + stolen)))

    def _gather_shells(self, state: State) -> State:
        """Take as many shells from the sea as the player owns beaches, or as there are."""
        shore = state.shores[state.seat]
        taken = min(sum(shore.beaches), state.sea[SHELL])
        gathered = _own(state, replace(shore, shells=shore.shells + taken))
        return self._end_turn(replace(gathered, sea=_with(state.sea, SHELL, state.sea[SHELL] - taken)))

    def _turn_over(self, state: State, face: int) -> State:
        """Turn over a beach that has this other face, which is then played."""
        shore = state.shores[state.seat]
        beaches = _with(shore.beaches, face, shore.beaches[face] - 1)
        return self._lay(_own(state, replace(shore, beaches=beaches)), face, BEACH)

    def _end_turn(self, state: State) -> State:
        """Let the next player draw. With an empty bag the game is over."""
        if not state.bag:
            return replace(state, phase=Phase.OVER)
        return replace(state, phase=Phase.DRAW, seat=(state.seat + 1) % self.players)

    # What it looks like.

    def outcome(self, state: State) -> Outcome:
        """Return piles and winners, as if the game ended now; see ``Rules``."""
        return score(self.kit, state)

    def seen(self, state: State, seat: Seat) -> State:  # noqa: ARG002 -- all seats see the same
        """Return the table: everybody may look at both faces of each token that is drawn."""
        return state

    def estimate(self, state: State, seat: Seat) -> float:
        """Return about how far ahead a seat will be. What it may choose next counts for the best choice."""
        if state.seat != seat or state.phase not in (Phase.TAKE, Phase.ROB, Phase.TURN):
            return self._outlook.guess_lead(state, seat)
        return max(self.estimate(self.apply(state, action), seat) for action in self.legal_actions(state))

    def all_actions(self) -> tuple[Action, ...]:
        """Return all that players may ever do; see ``Senses``."""
        return list_actions(self._words)

    def sense(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return the table, all of which everybody knows, as numbers; see ``Senses``."""
        return sense(state, seat)

    def show(self, state: State, seat: Seat) -> str:  # noqa: ARG002 -- all seats see the same
        """Return the table in a few lines; see ``Rules``."""
        return show_table(self.kit, state, self.mover(state))

    def count(self, states: Sequence[State], actions: Sequence[Action]) -> Counted:
        """Count turns, faces and, alone, levels; see ``Counts``."""
        return count_game(self.kit, self._words, states, actions, self.outcome(states[-1]))


def _add(shore: Shore, face: int, other: int) -> Shore:
    """Return a shore with a white token more. A sandpiper is a stack of its own at first."""
    if face == SANDPIPER:
        return replace(shore, stacks=(*shore.stacks, 1))
    if face == ROCK:
        return replace(shore, rocks=shore.rocks + 1)
    if face == BEACH:
        return replace(shore, beaches=_with(shore.beaches, other, shore.beaches[other] + 1))
    return replace(shore, waves=shore.waves + 1)


def _own(state: State, shore: Shore) -> State:
    """Return the table with another shore of the player whose turn it is."""
    return replace(state, shores=_with(state.shores, state.seat, shore))


def _with(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[:number], value, *values[number + 1 :])
