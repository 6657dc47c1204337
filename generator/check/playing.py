"""Rules G40x: what a game says of its executable rules.

Those take a while to load, and are loaded for games that name some.
"""

from collections.abc import Iterator

from generator.check.registry import Finding, rule
from generator.diagnostic import suggestion
from generator.model import Game


@rule("G401", "unknown-rules", on=Game)
def unknown_rules(game: Game) -> Iterator[Finding]:
    """A game names executable rules that there are not.

    Why: the rules that a game names under "rules" play the examples of its rulebook and measure its balance.
    When the name is misspelt, nothing of this is done.

    Bad:
        rules: litoral

    Good:
        rules: littoral
    """
    if not game.rules and not game.goals:
        return
    from generator.play import find_rules_fault  # noqa: PLC0415

    fault = find_rules_fault(game)
    if fault is not None:
        yield Finding(fault.message, fault.span, fault.hint)


@rule("G402", "unknown-policy", on=Game)
def unknown_policy(game: Game) -> Iterator[Finding]:
    """A goal is for players of a kind that there is not.

    Why: what a playtest finds depends on how its players play, so a goal says it: at random, or greedily.

    Bad:
        goals:
          - {expect: "stuck.turns == 0", because: there is always something to do, policy: gready}

    Good:
        goals:
          - {expect: "stuck.turns == 0", because: there is always something to do, policy: greedy}
    """
    if not game.goals:
        return
    from generator.play import POLICIES  # noqa: PLC0415

    for goal in game.goals:
        if goal.policy not in POLICIES:
            message, place = f'there is no policy "{goal.policy}"', goal.origin.at("policy")
            yield Finding(message, place, suggestion(goal.policy, POLICIES))


@rule("G403", "unknown-option", on=Game)
def unknown_option(game: Game) -> Iterator[Finding]:
    """A goal chooses an option that the rules of the game do not know.

    Why: options are rules that may be chosen, and a goal may be about games with one of them.

    Bad:
        goals:
          - {expect: "ties == 0", because: somebody wins, options: [finnish_round]}

    Good:
        goals:
          - {expect: "ties == 0", because: somebody wins, options: [finish_round]}
    """
    if not game.goals:
        return
    from generator.play import list_options  # noqa: PLC0415

    known = list_options(game)
    for goal in game.goals:
        for number, option in enumerate(goal.options):
            if option not in known:
                place = goal.origin.at(f"options.{number}")
                yield Finding(f'the rules have no option "{option}"', place, suggestion(option, known))


@rule("G404", "unplayable-game", on=Game)
def unplayable_game(game: Game) -> Iterator[Finding]:
    """The executable rules of a game cannot play it as its files are.

    Why: rules are written for the cards that a game had. One with an effect of a new kind, or a component
    that has gone, needs rules that know of it: they stand in a module of the press, in Python.

    Bad, when the rules know nothing of storms:
        effects: [{storm: 2}]

    Good:
        effects: [{gain: 2}]
    """
    if not game.rules:
        return
    from generator.play import RULES, UnplayableError, open_rules  # noqa: PLC0415

    if game.rules not in RULES:
        return
    for edition in game.editions:
        try:
            open_rules(game, edition, min(game.players))
        except UnplayableError as error:
            yield Finding(
                f'the rules of play cannot play the edition "{edition.id}": {error}',
                game.origin.at("rules"),
                'teach them what is new, or leave "rules" out; the sheets do not need it',
            )
