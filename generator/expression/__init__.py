"""The closed grammar of expressions and ``{placeholders}``: text and names in, a value or filled text out.

Content comes from strangers, so nothing of Python is reachable: no attribute of an object, no import, no call
but ``FUNCTIONS`` and the game's phrases. Whatever goes wrong is an ``ExpressionError``.
"""

from generator.expression.evaluate import Names, evaluate
from generator.expression.functions import FUNCTIONS, NO_PHRASES, Glossary, PhraseFunction, Phrases
from generator.expression.grammar import Expression, ExpressionError, GrammarError, parse_expression
from generator.expression.loops import MAX_ROUNDS, loop_rounds, loop_values
from generator.expression.names import edition_names
from generator.expression.placeholder import (
    Braces,
    Placeholder,
    PlaceholderKind,
    escape_braces,
    fill,
    fill_value,
    find_placeholders,
    keep_icon,
    show,
    show_id,
    substitute,
)
from generator.expression.reasons import explain_false, show_value
from generator.expression.values import Several, describe, identifier

__all__ = [
    "FUNCTIONS",
    "MAX_ROUNDS",
    "NO_PHRASES",
    "Braces",
    "Expression",
    "ExpressionError",
    "Glossary",
    "GrammarError",
    "Names",
    "PhraseFunction",
    "Phrases",
    "Placeholder",
    "PlaceholderKind",
    "Several",
    "describe",
    "edition_names",
    "escape_braces",
    "evaluate",
    "explain_false",
    "fill",
    "fill_value",
    "find_placeholders",
    "identifier",
    "keep_icon",
    "loop_rounds",
    "loop_values",
    "parse_expression",
    "show",
    "show_id",
    "show_value",
    "substitute",
]
