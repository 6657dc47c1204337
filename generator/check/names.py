"""Rules G2xx: names in a game that nobody uses, or that say the same twice."""

from collections.abc import Iterator

from generator.check.facts import GameWords
from generator.check.registry import Finding, rule
from generator.diagnostic import Severity
from generator.expression import identifier
from generator.model import Component, Game, Piece


@rule("G201", "unused-parameter", on=GameWords, severity=Severity.WARNING)
def unused_parameter(game_words: GameWords) -> Iterator[Finding]:
    """A parameter is never used.

    Why: every number of a game stands once, as a parameter, and cards and rulebook take it from there. A
    parameter that nothing takes is a rule that is not printed, or a number that is typed again elsewhere and
    will differ some day.

    Bad:
        parameters: {fossil_pair: 3}
        # and in rulebook.md: Each pair of fossils is worth 3 coins.

    Good:
        parameters: {fossil_pair: 3}
        # and in rulebook.md: Each pair of fossils is worth {{ coins(fossil_pair) }}.
    """
    game = game_words.game
    names = dict.fromkeys(name for edition in game.editions for name in edition.parameters)
    for name in names:
        if identifier(name) not in game_words.words:
            yield Finding(
                f'the parameter "{name}" is never used',
                game.origin.key(f"parameters.{name}"),
                f"write {{{identifier(name)}}} where the number stands, or take the parameter away",
            )


@rule("G202", "unused-set", on=GameWords, severity=Severity.WARNING)
def unused_set(game_words: GameWords) -> Iterator[Finding]:
    """A set is never used.

    Why: a set is there for pieces, constraints or templates to run through. One that none of them names is
    left over, or its name is misspelt where it should be used.

    Bad:
        sets: {shapes: {members: {scallop: Scallop}}}
        # and no component, constraint or template says shapes

    Good:
        pieces:
          - {for: {shape: shapes}, id: "{shape}", name: "{shape}"}
    """
    game = game_words.game
    for name in game.sets:
        if identifier(name) not in game_words.words:
            yield Finding(
                f'the set "{name}" is never used',
                game.origin.key(f"sets.{name}"),
                f'run through it ("for: {{x: {name}}}"), or take it away',
            )


@rule("G203", "same-name", on=Game, severity=Severity.WARNING)
def same_name(game: Game) -> Iterator[Finding]:
    """Two pieces of a component have the same name.

    Why: two pieces with one name look like the same piece to players and to whoever lists them. Mostly one of
    them was copied and not renamed; copies of one piece are written with count.

    Bad:
        pieces:
          - {id: bottle, name: Bottle}
          - {id: bottle-2, name: Bottle}

    Good:
        pieces:
          - {id: bottle, name: Bottle, count: 2}
    """
    for edition in game.editions:
        for component in edition.components:
            if component.like:
                continue  # Its pieces are those of another component.
            yield from _same_names(component)


def _same_names(component: Component) -> Iterator[Finding]:
    first: dict[str, Piece] = {}
    for piece in component.pieces:
        name = str(piece.fields.get("name") or "")
        other = first.setdefault(name, piece)
        if name and other is not piece:
            yield Finding(
                f'"{piece.id}" and "{other.id}" of {component.id} have the same name, “{name}”',
                piece.origin.at("name"),
                'give each a name of its own, or make one piece of them with "count"',
            )
