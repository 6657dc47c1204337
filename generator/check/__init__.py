"""Stage check: facts in, verdicts out. Stages say what is; the rules here say what must not be.

In: games, their words, composed faces. Out: diagnostics. Nothing here changes anything.
"""

from generator.check.entries import Translations, translations_of
from generator.check.facts import Composed, ComposedFace, GameWords, LabelName, read_game_words
from generator.check.goals import Measured
from generator.check.registry import Finding, Rule, reported, rule
from generator.check.runner import list_rules, run_rules

__all__ = [
    "Composed",
    "ComposedFace",
    "Finding",
    "GameWords",
    "LabelName",
    "Measured",
    "Rule",
    "Translations",
    "list_rules",
    "read_game_words",
    "reported",
    "rule",
    "run_rules",
    "translations_of",
]
