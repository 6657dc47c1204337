"""Sea Shells, the rules: states and actions → states. The ``Rules`` of the engine.

Order in a turn: see whether the game ends, take an item, perhaps spend a bottle. No state is ever changed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from generator.play.engine import CHANCE, OVER, Action, Counted, IllegalActionError, Outcome, Seat
from generator.play.sea_shells.counting import count_game
from generator.play.sea_shells.kit import BOTTLE, FINDS, Kit
from generator.play.sea_shells.notation import STOP, USE_BOTTLE, Notation, Words
from generator.play.sea_shells.outlook import Outlook
from generator.play.sea_shells.scoring import score
from generator.play.sea_shells.senses import list_actions, sense
from generator.play.sea_shells.shore import Beach, Ring, Shore
from generator.play.sea_shells.shown import show_table
from generator.play.sea_shells.state import EMPTY, HIDDEN, Phase, State

T = TypeVar("T")


class Options(Struct, frozen=True, kw_only=True):
    """Rules that may be chosen: second places are paid; the items lie in a ring."""

    advanced: bool = False
    stroll: bool = False


class SeaShellsRules:
    """The rules for one edition and number of players. Tables of places and words are made once, here."""

    def __init__(self, kit: Kit, players: int, options: Options) -> None:
        self.kit = kit
        self.players = players
        self.options = options
        self.prizes = kit.advanced if options.advanced else kit.simple
        self.shore: Shore = Ring(kit) if options.stroll else Beach(kit)
        self._outlook = Outlook(kit, self.prizes)
        self._words = Notation(kit, self.shore.places, players)

    # What can happen.

    def start(self) -> State:
        """Return the table before anything is laid out."""
        return State(
            phase=Phase.LAY,
            beach=(),
            bucket=EMPTY,
            seat=0,
            towels=(0,) * self.players,
            baskets=((0,) * len(FINDS),) * self.players,
            hands=((),) * self.players,
            shovels=self.kit.shovels if self.options.stroll else 0,
        )

    def mover(self, state: State) -> Seat:
        """Return whose move it is; see ``Rules``."""
        if state.phase in (Phase.TAKE, Phase.SPEND):
            return state.seat
        return OVER if state.phase is Phase.OVER else CHANCE

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what may happen, sorted; see ``Rules``."""
        if state.phase is Phase.TAKE:
            return self.shore.reach(state)
        if state.phase is Phase.SPEND:
            return (USE_BOTTLE, STOP)
        return tuple(self._stock(state)) if state.phase is not Phase.OVER else ()

    def weights(self, state: State) -> tuple[int, ...]:
        """Return by how many of the items or cards that are left each of the actions of chance can happen."""
        return tuple(self._stock(state).values())

    def _stock(self, state: State) -> dict[Action, int]:
        """Return what chance may do, with the number of items or cards that are left for it."""
        if state.phase is Phase.LAY:
            left, gone = self.kit.copies, Counter(state.beach)
        else:
            left, gone = self.kit.cards, Counter(state.sun)
            for hand in state.hands:
                gone.update(hand)
        words = self._chances(state).items()
        return {action: left[one] - gone[one] for action, one in words if left[one] > gone[one]}

    def _chances(self, state: State) -> Words:
        """Return the actions of chance as if there were any number of items and cards."""
        if state.phase is Phase.LAY:
            return self._words.lay[len(state.beach)]
        if state.phase is Phase.TURN:
            return self._words.turn[len(state.sun)]
        seat = self._next_hand(state)
        return self._words.draw[len(state.hands[seat]) // self.kit.secrets][seat]

    def _next_hand(self, state: State) -> Seat:
        """Return who draws next: each seat its shapes and then its colours."""
        return next(seat for seat, hand in enumerate(state.hands) if len(hand) < 2 * self.kit.secrets)

    # What happens.

    def apply(self, state: State, action: Action) -> State:
        """Return the table after an action. Errors: IllegalActionError."""
        if state.phase is Phase.TAKE:
            return self._take(state, action)
        if state.phase is Phase.SPEND:
            return self._end_turn(state, action)
        if action not in self.legal_actions(state):
            raise IllegalActionError(f'"{action}" cannot happen now')
        drawn = self._chances(state)[action]
        if state.phase is Phase.LAY:
            return self._lay(state, drawn)
        return self._turn(state, drawn) if state.phase is Phase.TURN else self._draw(state, drawn)

    def _lay(self, state: State, kind: int) -> State:
        beach = (*state.beach, kind)
        phase = Phase.LAY if len(beach) < len(self.shore.places) else Phase.TURN
        return replace(state, beach=beach, phase=phase)

    def _turn(self, state: State, category: int) -> State:
        """Turn up a card. The second one tells which shell is the Sun shell, and where the Bucket starts."""
        sun = (*state.sun, category)
        if len(sun) < 2:
            return replace(state, sun=sun)
        shapes, colours = len(self.kit.shapes), len(self.kit.colours)
        place = state.beach.index(sun[0] * colours + sun[1] - shapes)
        ready = replace(
            state,
            sun=sun,
            beach=_without(state.beach, place),
            bucket=place,
            pile=place if self.options.stroll else EMPTY,
            phase=Phase.DRAW,
        )
        return ready if self.kit.secrets else self._begin_turn(ready)

    def _draw(self, state: State, category: int) -> State:
        seat = self._next_hand(state)
        hand = tuple(sorted((*state.hands[seat], category)))
        drawn = replace(state, hands=_with(state.hands, seat, hand))
        is_last = seat == self.players - 1 and len(hand) == 2 * self.kit.secrets
        return self._begin_turn(drawn) if is_last else drawn

    def _begin_turn(self, state: State) -> State:
        """Begin the turn of the seat in the state. Where the Bucket reaches no item, the game ends."""
        return replace(state, phase=Phase.TAKE if self.shore.reach(state) else Phase.OVER)

    def _take(self, state: State, action: Action) -> State:
        place, shovels = self.shore.go(state, action)
        if shovels == 0 and state.shovels:
            # The last shovel ends the game before the item is taken: the Bucket stops where the pile was.
            return replace(state, phase=Phase.OVER, bucket=state.pile, shovels=0)
        seat, kind = state.seat, state.beach[place]
        find = self.kit.find(kind)
        towels, baskets = state.towels, state.baskets
        if find < 0:
            towels = _with(towels, seat, towels[seat] | 1 << kind)
        else:
            baskets = _with(baskets, seat, _with(baskets[seat], find, baskets[seat][find] + 1))
        taken = State(
            Phase.SPEND,
            _without(state.beach, place),
            place,
            seat,
            towels,
            baskets,
            state.hands,
            state.sun,
            state.pile,
            shovels,
        )
        # A bottle can be spent if its owner had it before this turn.
        return taken if state.baskets[seat][BOTTLE] else self._pass_on(taken)

    def _pass_on(self, state: State) -> State:
        return self._begin_turn(replace(state, seat=(state.seat + 1) % self.players))

    def _end_turn(self, state: State, action: Action) -> State:
        """End a turn, with a bottle or without one. A bottle that is spent leaves the game."""
        if action == STOP:
            return self._pass_on(state)
        if action != USE_BOTTLE:
            raise IllegalActionError(f"the turn ends with {USE_BOTTLE} or {STOP}")
        basket = state.baskets[state.seat]
        spent = _with(basket, BOTTLE, basket[BOTTLE] - 1)
        return self._begin_turn(replace(state, baskets=_with(state.baskets, state.seat, spent)))

    # What it looks like.

    def outcome(self, state: State) -> Outcome:
        """Return coins and winners, as if the game were scored now; see ``Rules``."""
        return score(self.kit, self.prizes, state)

    def seen(self, state: State, seat: Seat) -> State:
        """Hide the secret cards of others, until they are turned up at the end."""
        if state.phase is Phase.OVER:
            return state
        hands = [hand if other == seat else (HIDDEN,) * len(hand) for other, hand in enumerate(state.hands)]
        return replace(state, hands=tuple(hands))

    def estimate(self, state: State, seat: Seat) -> float:
        """Return about how many coins a seat will get. To have the move is worth the best item in reach."""
        if state.phase is not Phase.TAKE or state.seat != seat:
            return self._outlook.guess_coins(state, seat)
        taken = [self.apply(state, action) for action in self.legal_actions(state)]
        return max(self._outlook.guess_coins(after, seat) for after in taken)

    def all_actions(self) -> tuple[Action, ...]:
        """Return all that players may ever do; see ``Senses``."""
        return list_actions(self.shore)

    def sense(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return the table as a seat knows it, as numbers; see ``Senses``."""
        return sense(self.kit, len(self.shore.places), self.seen(state, seat), seat)

    def show(self, state: State, seat: Seat) -> str:
        """Return the table as a seat sees it; see ``Rules``."""
        return show_table(self.kit, self.seen(state, seat), self.mover(state), is_ring=self.options.stroll)

    def count(self, states: Sequence[State], actions: Sequence[Action]) -> Counted:
        """Count turns, items and cards; see ``Counts``."""
        return count_game(self.kit, states, actions, self.outcome(states[-1]).winners)


def _with(values: tuple[T, ...], number: int, value: T) -> tuple[T, ...]:
    return (*values[:number], value, *values[number + 1 :])


def _without(beach: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*beach[:place], EMPTY, *beach[place + 1 :])
