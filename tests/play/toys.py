"""Two games so small that everything about them can be worked out by hand."""

from collections.abc import Mapping, Sequence

from generator.play import CHANCE, OVER, PASS, Counted, IllegalActionError, Outcome
from msgspec import Struct
from msgspec.structs import replace


class Heap(Struct, frozen=True):
    """Stones that are left, and whose move it is."""

    stones: int
    seat: int = 0


class Nim:
    """Take one stone or two; whoever takes the last one wins."""

    def __init__(self, stones: int, players: int = 2) -> None:
        self.stones = stones
        self.players = players

    def start(self) -> Heap:
        return Heap(self.stones)

    def mover(self, state: Heap) -> int:
        return state.seat if state.stones else OVER

    def legal_actions(self, state: Heap) -> tuple[str, ...]:
        return tuple(f"take {number}" for number in (1, 2) if number <= state.stones)

    def weights(self, state: Heap) -> tuple[int, ...]:
        raise NotImplementedError

    def apply(self, state: Heap, action: str) -> Heap:
        if action not in self.legal_actions(state):
            raise IllegalActionError(f"there are {state.stones} stones")
        taken = int(action.removeprefix("take "))
        return Heap(state.stones - taken, (state.seat + 1) % self.players)

    def outcome(self, state: Heap) -> Outcome:
        last = (state.seat - 1) % self.players
        scores = tuple(int(seat == last) for seat in range(self.players))
        return Outcome(scores=scores, winners=(last,))

    def seen(self, state: Heap, seat: int) -> Heap:
        return state

    def estimate(self, state: Heap, seat: int) -> float:
        # Whoever leaves a number of stones that can be divided by three wins.
        return float(state.stones % 3 == 0)

    def show(self, state: Heap, seat: int) -> str:
        return f"stones: {'o' * state.stones}"


class Track(Struct, frozen=True):
    """How far everyone has come, whose turn it is, and whether the die is in the air."""

    places: tuple[int, ...]
    seat: int = 0
    rolling: bool = False


class Race:
    """Roll or rest, in turns; the die has one 2 and two 1. Whoever comes to the goal first wins.

    With ``waits``, whoever is ahead of the last one has to pass.
    """

    def __init__(self, goal: int = 3, players: int = 2, waits: bool = False) -> None:
        self.goal = goal
        self.players = players
        self.waits = waits

    def start(self) -> Track:
        return Track((0,) * self.players)

    def mover(self, state: Track) -> int:
        if max(state.places) >= self.goal:
            return OVER
        return CHANCE if state.rolling else state.seat

    def legal_actions(self, state: Track) -> tuple[str, ...]:
        if self.mover(state) == OVER:
            return ()
        if state.rolling:
            return ("one", "two")
        if self.waits and state.places[state.seat] > min(state.places):
            return (PASS,)
        return ("roll",)

    def weights(self, state: Track) -> tuple[int, ...]:
        return (2, 1)

    def apply(self, state: Track, action: str) -> Track:
        if action not in self.legal_actions(state):
            raise IllegalActionError("the die says otherwise" if state.rolling else "")
        if action == "roll":
            return replace(state, rolling=True)
        places = list(state.places)
        places[state.seat] += {"one": 1, "two": 2, PASS: 0}[action]
        return Track(tuple(places), (state.seat + 1) % self.players)

    def outcome(self, state: Track) -> Outcome:
        most = max(state.places)
        winners = tuple(seat for seat, place in enumerate(state.places) if place == most)
        details = tuple({"steps": place} for place in state.places)
        return Outcome(scores=state.places, winners=winners, details=details)

    def seen(self, state: Track, seat: int) -> Track:
        return state

    def estimate(self, state: Track, seat: int) -> float:
        return state.places[seat]

    def show(self, state: Track, seat: int) -> str:
        return " ".join(map(str, state.places))

    def count(self, states: Sequence[Track], actions: Sequence[str]) -> Counted:
        rolls = {face: {"rolled": actions.count(face)} for face in ("one", "two")}
        tables: Mapping[str, Mapping[str, Mapping[str, int]]] = {"die": rolls}
        return Counted(figures={"rolls": actions.count("roll")}, tables=tables)
