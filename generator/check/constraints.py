"""Rules G1xx: the constraints of a game, tried in every edition and for every round of their loops."""

from collections.abc import Iterator

from generator.check.glossaries import glossary_names
from generator.check.registry import Finding, rule
from generator.check.trials import Trial, hold_trial, word_failure, word_idleness
from generator.diagnostic import Severity
from generator.localize import names_for
from generator.model import Game


@rule("G101", "false-constraint", on=Game)
def false_constraint(game: Game) -> Iterator[Finding]:
    """A constraint is false in an edition.

    Why: a constraint says what must hold for the game to be playable, in every edition and in every round of
    its loop. Checked before anything is printed, it finds the missing card that nobody would count.

    Bad, where one shell has been forgotten:
        constraints:
          - {expect: "count(items) == 64", because: every space of the beach holds one item}

    Good, where the same is said of as many items as the beach has spaces:
        constraints:
          - expect: "count(items) == beach.rows * beach.columns"
            because: every space of the beach holds one item
    """
    for trial in _trials(game):
        if trial.unclear is None and trial.failing:
            yield word_failure(trial)


@rule("G102", "unclear-constraint", on=Game)
def unclear_constraint(game: Game) -> Iterator[Finding]:
    """A constraint cannot be checked.

    Why: an unknown name, a loop over nothing that one can run through, or a number where a comparison should
    be say neither yes nor no. A constraint that cannot be checked protects nothing.

    Bad:
        constraints:
          - {expect: "count(itens) == 64", because: every space of the beach holds one item}
          - {expect: "count(items)", because: every space of the beach holds one item}

    Good:
        constraints:
          - {expect: "count(items) == 64", because: every space of the beach holds one item}
    """
    for trial in _trials(game):
        if trial.unclear is not None:
            yield trial.unclear


@rule("G103", "idle-constraint", on=Game, severity=Severity.WARNING)
def idle_constraint(game: Game) -> Iterator[Finding]:
    """A constraint is never tried, since its loop has nothing to run through.

    Why: such a constraint holds whatever the game is like. Mostly a range is written the wrong way round, or
    a set has no members yet.

    Bad:
        constraints:
          - {for: {n: 5 to 2}, expect: "cards >= n", because: everybody needs a card}

    Good:
        constraints:
          - {for: {n: 2 to 5}, expect: "cards >= n", because: everybody needs a card}
    """
    for trial in _trials(game):
        if trial.idle:
            yield word_idleness(trial)


def _trials(game: Game) -> Iterator[Trial]:
    for edition in game.editions:
        names = {**glossary_names(game, edition), **names_for(game, edition)}
        for constraint in game.constraints:
            place = f'in edition "{edition.id}"'
            yield hold_trial(Trial(place=place, condition=constraint, names=names))
