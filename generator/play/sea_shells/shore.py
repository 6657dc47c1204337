"""Sea Shells, where items lie and which of them the Bucket reaches: on the beach, or in the ring of a Stroll.

Places on the beach are called as squares in chess: columns are letters from the left, rows are numbers from
the bottom, so a1 is at the lower left. Places in the ring are numbers, clockwise.
"""

from collections.abc import Sequence
from typing import Protocol

from generator.play.engine import Action, IllegalActionError
from generator.play.sea_shells.kit import Kit
from generator.play.sea_shells.state import EMPTY, State


class Shore(Protocol):
    """What the rules ask of the beach and of the ring alike."""

    @property
    def places(self) -> Sequence[str]:
        """The names of all places, in the order in which items are laid out."""

    @property
    def actions(self) -> Sequence[Action]:
        """All actions by which the Bucket may ever take an item."""

    def reach(self, state: State) -> tuple[Action, ...]:
        """Return the actions by which the Bucket takes an item, sorted; none if it reaches no item."""

    def go(self, state: State, action: Action) -> tuple[int, int]:
        """Return the place to which the Bucket goes, and how many shovels are left.

        Errors:
            IllegalActionError: it cannot go there.
        """


class Beach:
    """The board: the Bucket reaches all items of its row and column, at any distance."""

    def __init__(self, kit: Kit) -> None:
        rows, columns = kit.rows, kit.columns
        self.places = [f"{letters(column)}{row + 1}" for row in range(rows) for column in range(columns)]
        self.actions = [f"take {place}" for place in self.places]
        self._targets = {action: place for place, action in enumerate(self.actions)}
        self._lines = [self._line(place, columns) for place in range(rows * columns)]

    def _line(self, bucket: int, columns: int) -> tuple[int, ...]:
        """Return the other places of a row and column, in the order of their actions."""
        row, column = divmod(bucket, columns)
        line = {*range(row * columns, (row + 1) * columns), *range(column, len(self.places), columns)}
        return tuple(sorted(line - {bucket}, key=self.actions.__getitem__))

    def reach(self, state: State) -> tuple[Action, ...]:
        """Return ``take`` and a place for each item in row and column; see ``Shore``."""
        beach, actions = state.beach, self.actions
        return tuple([actions[place] for place in self._lines[state.bucket] if beach[place] != EMPTY])

    def go(self, state: State, action: Action) -> tuple[int, int]:
        """Return the place that an action names; see ``Shore``."""
        place = self._targets.get(action)
        if place is None:
            raise IllegalActionError("an item of the beach has to be taken, such as take c5")
        if place not in self._lines[state.bucket]:
            raise IllegalActionError(f"it is in neither row nor column of {self.places[state.bucket]}")
        if state.beach[place] == EMPTY:
            raise IllegalActionError("nothing lies there")
        return place, state.shovels


class Ring:
    """The Stroll: the Bucket goes clockwise to one of the next items. Places without an item do not count.

    Decided here: when fewer items are left than steps, each of them can still be reached in one way only.
    """

    def __init__(self, kit: Kit) -> None:
        self.places = [str(place + 1) for place in range(sum(kit.copies))]
        self._steps = {f"walk {step}": step for step in range(1, kit.steps + 1)}
        self.actions = tuple(self._steps)
        self._sorted = [tuple(sorted(list(self._steps)[:number])) for number in range(kit.steps + 1)]

    def reach(self, state: State) -> tuple[Action, ...]:
        """Return ``walk`` and how many items to go on; see ``Shore``."""
        left = len(state.beach) - state.beach.count(EMPTY)
        return self._sorted[min(left, len(self._steps))]

    def go(self, state: State, action: Action) -> tuple[int, int]:
        """Return the place of the item to which an action leads; see ``Shore``."""
        if action not in self.reach(state):
            raise IllegalActionError("the Bucket cannot walk so")
        beach, place, places = state.beach, state.bucket, len(state.beach)
        shovels, step = state.shovels, self._steps[action]
        while step:
            place = (place + 1) % places
            if place == state.pile:
                shovels -= 1
            elif beach[place] != EMPTY:
                step -= 1
        return place, shovels


def letters(column: int) -> str:
    """Return how a column is called, counted from 0: by a letter, or by two after z."""
    before, letter = divmod(column, 26)
    return (letters(before - 1) if before else "") + chr(ord("a") + letter)
