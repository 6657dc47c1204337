"""Why an expression is false: its values, side by side.

``1 + 1 == 3`` is false because ``2 ≠ 3``; of ``a == 1 and b == 2`` the part that fails is named.
"""

import ast
from collections.abc import Mapping
from types import MappingProxyType

from generator.expression.evaluate import Names, evaluate
from generator.expression.functions import Glossary
from generator.expression.grammar import Expression
from generator.expression.placeholder import show_id
from generator.model import Component, Member

_DENIED: Mapping[type[ast.cmpop], str] = MappingProxyType(
    {
        ast.Eq: "≠",
        ast.NotEq: "=",
        ast.Lt: "≥",
        ast.LtE: ">",
        ast.Gt: "≤",
        ast.GtE: "<",
        ast.In: "not in",
        ast.NotIn: "in",
    }
)
_LONGEST = 6


def explain_false(expression: Expression, names: Names) -> str:
    """Return why an expression that was found false is false.

    Errors:
        ExpressionError: a part of it cannot be evaluated by itself.
    """
    return _explain(expression.tree, expression, names)


def _explain(node: ast.expr, expression: Expression, names: Names) -> str:
    match node:
        case ast.Compare():
            return _explain_comparison(node, expression, names)
        case ast.BoolOp(op=ast.And(), values=values):
            failing = next(value for value in values if not _value(value, expression, names))
            return f"{_source(failing, expression)}: {_explain(failing, expression, names)}"
        case ast.BoolOp(values=values):
            return ", ".join(_explain(value, expression, names) for value in values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return f"{_source(operand, expression)} is true"
        case ast.Call(args=[argument]):
            glossary = _value(argument, expression, names)
            if isinstance(glossary, Glossary):
                return glossary.lack()
    return f"it is {show_value(_value(node, expression, names))}"


def _explain_comparison(node: ast.Compare, expression: Expression, names: Names) -> str:
    """Show the first pair of a chain that does not compare as it should."""
    operands = (node.left, *node.comparators)
    pairs = zip(operands, node.ops, node.comparators, strict=False)
    for left, op, right in pairs:
        pair = ast.Compare(left=left, ops=[op], comparators=[right])
        ast.copy_location(pair, node)
        if not _value(pair, expression, names):
            shown = [show_value(_value(side, expression, names)) for side in (left, right)]
            return f"{shown[0]} {_DENIED[type(op)]} {shown[1]}"
    return "it is false"


def _value(node: ast.expr, expression: Expression, names: Names) -> object:
    return evaluate(Expression(expression.text, node, frozenset(), frozenset()), names)


def _source(node: ast.expr, expression: Expression) -> str:
    return expression.text[node.col_offset : node.end_col_offset]


def show_value(value: object) -> str:
    """Write a value for an author: words in quotes, members and components by id, lists in brackets."""
    match value:
        case str():
            return f'"{value}"'
        case bool() | int() | float() | Member() | Component():
            return show_id(value)
        case tuple() | list():
            shown = [show_value(item) for item in value[:_LONGEST]]
            return f"[{', '.join(shown)}{', …' if len(value) > _LONGEST else ''}]"
        case Mapping():
            shown = [f"{key}: {show_value(item)}" for key, item in list(value.items())[:_LONGEST]]
            return f"{{{', '.join(shown)}{', …' if len(value) > _LONGEST else ''}}}"
    return "nothing"
