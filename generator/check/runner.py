"""All rules, and how they run: facts in, verdicts out by place; the same facts give the same verdicts."""

from collections.abc import Iterable

from generator.check import (
    allowances,
    colours,
    constraints,
    examples,
    glossaries,
    goals,
    layout,
    names,
    pictures,
    playing,
    pseudo,
    translation,
    wording,
)
from generator.check.registry import Rule
from generator.diagnostic import Diagnostic

_RULES: tuple[Rule, ...] = (
    constraints.false_constraint,
    constraints.unclear_constraint,
    constraints.idle_constraint,
    names.unused_parameter,
    names.unused_set,
    names.same_name,
    glossaries.unexplained_icon,
    glossaries.unexplained_effect,
    glossaries.unused_effect,
    playing.unknown_rules,
    playing.unknown_policy,
    playing.unknown_option,
    playing.unplayable_game,
    goals.missed_goal,
    goals.unclear_goal,
    pseudo.hard_coded_words,
    layout.text_overflow,
    layout.missing_glyph,
    layout.unreadable_type,
    layout.small_type,
    layout.unsafe_text,
    layout.right_to_left,
    layout.text_in_zone,
    pictures.coarse_picture,
    pictures.soft_picture,
    pictures.unused_art,
    pictures.unused_template,
    colours.colour_only,
    colours.look_alike_colours,
    allowances.IDLE_ALLOWANCE,
    allowances.UNKNOWN_RULE,
    *examples.RULES,
    *translation.RULES,
    *wording.RULES,
)


def list_rules() -> tuple[Rule, ...]:
    """Return all rules by code."""
    return tuple(sorted(_RULES, key=lambda rule: rule.code))


def run_rules(*facts: object, rules: Iterable[Rule] = _RULES) -> tuple[Diagnostic, ...]:
    """Judge facts by every rule for facts of their kind.

    Args:
        facts: a ``Game``, its ``GameWords``, what was ``Composed`` of it …, in any order.
        rules: the rules to judge by.

    Returns:
        The verdicts by file, line and column; what is found twice is there once.
    """
    found = {verdict: None for fact in facts for rule in rules for verdict in rule.judge(fact)}
    return tuple(sorted(found, key=_place))


def _place(verdict: Diagnostic) -> tuple[str, int, int, str, str]:
    span = verdict.span
    return span.file, span.line, span.column, verdict.code, verdict.message
