"""A game at the table: some seats are people, the others policies, and actions can be taken back.

What chance and opponents do depends on the seed and on how many actions were taken before: whoever takes an
action back and repeats it gets the same again.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from generator.play.dice import dice_for
from generator.play.engine import CHANCE, OVER, Action, Rules, Seat
from generator.play.policies import Policy
from generator.play.simulate import Played, draw


class Table(Struct, frozen=True, kw_only=True):
    """The rules, who plays for the seats that are not people's, and the seed."""

    rules: Rules[Any]
    policies: Mapping[Seat, Policy]
    seed: int

    def is_person(self, seat: Seat) -> bool:
        """Tell whether a person has to say what this seat does."""
        return seat >= 0 and seat not in self.policies


class Event(Struct, frozen=True):
    """Something that happened: who did it, and the action, or None if the viewer must not know it."""

    mover: Seat
    action: Action | None


def begin(table: Table) -> Played:
    """Return the table before anything has happened."""
    return Played(states=(table.rules.start(),), actions=())


def act(table: Table, played: Played, action: Action) -> Played:
    """Return what has been played with one action more. Errors: IllegalActionError."""
    state = table.rules.apply(played.end, action)
    return Played(states=(*played.states, state), actions=(*played.actions, action))


def go_on(table: Table, played: Played) -> Played:
    """Let chance and opponents act until a person has to, or the game is over."""
    rules = table.rules
    while (mover := rules.mover(played.end)) != OVER and not table.is_person(mover):
        dice = dice_for(table.seed, "table", len(played.actions))
        if mover == CHANCE:
            action = draw(rules, played.end, dice)
        else:
            legal = rules.legal_actions(played.end)
            action = table.policies[mover](rules, played.end, mover, legal, dice)
        played = act(table, played, action)
    return played


def take_back(table: Table, played: Played) -> Played | None:
    """Return the game as it was before the last action of a person. None if there is none."""
    for number in reversed(range(len(played.actions))):
        if table.is_person(table.rules.mover(played.states[number])):
            return Played(states=played.states[: number + 1], actions=played.actions[:number])
    return None


def told_to(table: Table, played: Played, since: int, viewer: Seat) -> tuple[Event, ...]:
    """Return what has happened since an action of that number, as far as a seat has seen it.

    What happens before a player has ever acted is told by the table itself, and is left out.
    """
    movers = [table.rules.mover(state) for state in played.states[:-1]]
    first = next((number for number, mover in enumerate(movers) if mover != CHANCE), len(movers))
    return tuple(
        Event(movers[number], _as_seen(table.rules, played, number, viewer))
        for number in range(max(since, first), len(movers))
    )


def _as_seen(rules: Rules[Any], played: Played, number: int, viewer: Seat) -> Action | None:
    """Return an action, unless to this seat another one would have looked the same."""
    before, action = played.states[number], played.actions[number]
    if rules.mover(before) == viewer:
        return action
    views = {other: rules.seen(rules.apply(before, other), viewer) for other in rules.legal_actions(before)}
    return action if Counter(views.values())[views[action]] == 1 else None
