"""Rules G4xx: the executable rules that a game names."""

from collections.abc import Iterator

from generator.check.registry import Finding, rule
from generator.model import Game
from generator.play import find_rules_fault


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
    fault = find_rules_fault(game) if game.rules else None
    if fault is not None:
        yield Finding(fault.message, fault.span, fault.hint)
