"""Rules G45x: the goals of a game, held against the figures of games that have been played."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from generator.check.registry import Finding, rule
from generator.check.trials import Trial, hold_trial, word_failure, word_idleness
from generator.localize import names_for
from generator.model import Edition, Game, Goal

if TYPE_CHECKING:
    from generator.play import Figures


class Measured(Struct, frozen=True, kw_only=True):
    """A goal, and what has been found by playing for it in one edition, with one number of players."""

    game: Game
    edition: Edition
    goal: Goal
    figures: "Figures"


@rule("G451", "missed-goal", on=Measured)
def missed_goal(measured: Measured) -> Iterator[Finding]:
    """A goal is missed in an edition, with a number of players.

    Why: a goal says what a playtest must find for the game to be fair. A change of a card or a rule that
    breaks it is found before anybody prints it.

    Bad, where the first player wins three games of five:
        goals:
          - {expect: "seats[1].share <= fair + 0.05", because: the first player has no advantage}

    Good, where the first player is another one in each round, and wins no more than the others:
        goals:
          - {expect: "seats[1].share <= fair + 0.05", because: the first player has no advantage}
    """
    trial = _hold(measured)
    if trial.unclear is None and trial.failing:
        yield word_failure(trial)


@rule("G452", "unclear-goal", on=Measured)
def unclear_goal(measured: Measured) -> Iterator[Finding]:
    """A goal cannot be checked.

    Why: it speaks of a figure that no playtest of this game has, or compares nothing. A goal that cannot be
    checked protects nothing.

    Bad:
        goals:
          - {expect: "stuck.turn == 0", because: there is always something to do}

    Good:
        goals:
          - {expect: "stuck.turns == 0", because: there is always something to do}
    """
    trial = _hold(measured)
    if trial.unclear is not None:
        yield trial.unclear
    elif trial.idle:
        yield word_idleness(trial)


def _hold(measured: Measured) -> Trial:
    from generator.play import figure_names  # noqa: PLC0415 - whoever prints does not play

    figures, edition = measured.figures, measured.edition
    number = f"{figures.setup.players} player{'' if figures.setup.players == 1 else 's'}"
    return hold_trial(
        Trial(
            place=f'in edition "{edition.id}" for {number}',
            condition=measured.goal,
            names={**names_for(measured.game, edition), **figure_names(figures)},
        )
    )
