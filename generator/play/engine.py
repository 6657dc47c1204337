"""Play, the engine's terms: what the rules of any game answer. One module per game implements ``Rules``.

A state is frozen and holds everything: two states that are equal have the same future. An action is a
phrase of the game's notation, such as ``take c5``, so a list of actions is a transcript that people can read
and that can be played again. Chance moves like a player: what it may do is told with weights.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct

Action: TypeAlias = str
Seat: TypeAlias = int
"""A player's number, from 0 in the order of the table, or one of the two below."""

CHANCE: Seat = -1
OVER: Seat = -2

PASS: Action = "pass"
"""What a player does who can do nothing: a mover with no other choice is stuck."""


class IllegalActionError(ValueError):
    """An action that the rules do not allow in this state; the message says why, for people."""


class UnplayableError(ValueError):
    """A game that its rules cannot play as its files are; the message says why, for people."""


class Outcome(Struct, frozen=True, kw_only=True):
    """How a game ended: points by seat, and the seats that win, after all ties that the rules can break.

    ``details`` are figures by seat that a report may show, such as the points of each category.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    details: tuple[Mapping[str, int], ...] = ()


State = TypeVar("State")


class Rules(Protocol[State]):
    """The rules of one game, in one edition, for one number of players."""

    @property
    def players(self) -> int:
        """How many play."""

    def start(self) -> State:
        """Return the state before anything is dealt or drawn."""

    def mover(self, state: State) -> Seat:
        """Return whose move it is: a seat, ``CHANCE`` or ``OVER``."""

    def legal_actions(self, state: State) -> tuple[Action, ...]:
        """Return what the mover may do, sorted; for chance, what may happen; nothing when it is over."""

    def weights(self, state: State) -> tuple[int, ...]:
        """Return how likely each of the legal actions is, relative to the others, when chance moves."""

    def apply(self, state: State, action: Action) -> State:
        """Return the state after an action.

        Errors:
            IllegalActionError: it is not one of the legal actions.
        """

    def outcome(self, state: State) -> Outcome:
        """Return how the game ended, or would end if it were counted now."""

    def seen(self, state: State, seat: Seat) -> State:
        """Return the state as far as a seat knows it: all states that look alike to it come out the same."""

    def estimate(self, state: State, seat: Seat) -> float:
        """Return how good a state is for a seat, by what it can know; a greedy player prefers more."""

    def show(self, state: State, seat: Seat) -> str:
        """Return the table as a seat sees it, in a few lines of text, in the game's language."""


class Counted(Struct, frozen=True, kw_only=True):
    """What a game tells of one playing of it, besides scores and winners.

    ``figures`` are numbers of this playing, such as its rounds; a report gives their mean and quartiles.
    ``tables`` are counts by table, row and column, such as ``cards``, ``sea-holly``, ``bought``; a report
    adds them up over all playings and gives each column as a share of the one before it.
    """

    figures: Mapping[str, int] = MappingProxyType({})
    tables: Mapping[str, Mapping[str, Mapping[str, int]]] = MappingProxyType({})


@runtime_checkable
class Counts(Protocol):
    """Rules may offer this too: what is worth counting in a game that has been played to its end.

    Each playing should name the same figures, tables and columns, those that came to nothing with 0.
    """

    def count(self, states: Sequence[State], actions: Sequence[Action]) -> Counted:
        """Count in one playing: each action was taken in the state of its number; the last state ends it."""


@runtime_checkable
class Foresees(Protocol):
    """Rules may offer this too: to look one action ahead faster than by taking each action by itself."""

    def foresee(self, state: State, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        """Return what ``estimate`` says for a seat after each of its legal actions, to the last bit."""


@runtime_checkable
class Senses(Rules[State], Protocol[State]):
    """Rules may offer this too: actions and tables as numbers, for players that learn."""

    def all_actions(self) -> tuple[Action, ...]:
        """Return all that players may ever do, each once, in an order that does not change."""

    def sense(self, state: State, seat: Seat) -> tuple[int, ...]:
        """Return what ``seen`` holds as small whole numbers, of which there are always as many."""
