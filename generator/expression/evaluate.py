"""Evaluation: a parsed expression and names in, a value out. Nothing is changed, and time is bounded."""

import ast
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

from msgspec import Struct

from generator.diagnostic import nearest, suggestion
from generator.expression.functions import FUNCTIONS, NO_PHRASES, Phrases, call_function, call_phrase
from generator.expression.grammar import Expression, ExpressionError, UnknownNameError, parse_expression
from generator.expression.values import calculate, compare, describe, is_number, part

Names: TypeAlias = Mapping[str, object]

_CONSTANTS: Names = MappingProxyType({"true": True, "false": False})


def evaluate(expression: Expression | str, names: Names, phrases: Phrases = NO_PHRASES) -> object:
    """Return what an expression is worth.

    ``names`` may hold numbers, words, texts, lists, mappings (``group.key``, ``group[key]``), members and
    components (``colour.letter``, ``items.total``), and sets as tuples of members (``colours.yellow``,
    ``len(colours)``). Where a name or key has a "-", the expression has a "_".

    A translatable text comes back as ``Text``.

    Errors:
        ExpressionError: an unknown name, or an operation that means nothing for these values.
    """
    parsed = parse_expression(expression) if isinstance(expression, str) else expression
    return _Walk(names, phrases).value(parsed.tree)


class _Walk(Struct, frozen=True):
    """One walk over one tree."""

    names: Names
    phrases: Phrases

    def value(self, node: ast.expr) -> object:
        """Return the worth of any node of the grammar."""
        return _WORTH[type(node)](self, node)

    def items(self, node: ast.Tuple | ast.List) -> tuple[object, ...]:
        """Return the worth of each item."""
        return tuple(self.value(item) for item in node.elts)

    def attribute(self, node: ast.Attribute) -> object:
        """Take ``owner.key``."""
        return part(self.value(node.value), node.attr, (node.end_col_offset or 0) - len(node.attr))

    def subscript(self, node: ast.Subscript) -> object:
        """Take ``owner[key]``."""
        return part(self.value(node.value), self.value(node.slice), node.slice.col_offset)

    def condition(self, node: ast.IfExp) -> object:
        """Choose; the branch that is not taken is not evaluated."""
        return self.value(node.body) if self.value(node.test) else self.value(node.orelse)

    def calculation(self, node: ast.BinOp) -> object:
        """Calculate."""
        return calculate(type(node.op), self.value(node.left), self.value(node.right), node.col_offset)

    def logic(self, node: ast.BoolOp) -> bool:
        """Combine with "and" or "or", which stop as soon as the outcome is known."""
        results = (bool(self.value(value)) for value in node.values)
        return all(results) if isinstance(node.op, ast.And) else any(results)

    def unary(self, node: ast.UnaryOp) -> object:
        """Negate a condition or a number."""
        value = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return not value
        if not is_number(value):
            raise ExpressionError(f"{describe(value)} cannot have a sign", node.col_offset)
        return -value if isinstance(node.op, ast.USub) else value

    def name(self, node: ast.Name) -> object:
        """Look a name up."""
        name, offset = node.id, node.col_offset
        if name in self.names:
            return self.names[name]
        if name in _CONSTANTS:
            return _CONSTANTS[name]
        if name in self.phrases or name in FUNCTIONS:
            near = nearest(name, self.names)
            way_out = f"write {name}(…)" + (f', or did you mean "{near}"?' if near else "")
            raise ExpressionError(f'"{name}" is called with something in brackets', offset, way_out)
        raise UnknownNameError(f'nothing is called "{name}" here', offset, suggestion(name, self.names))

    def call(self, node: ast.Call) -> object:
        """Call a phrase or a function; whatever else is callable is out of reach."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        arguments = [self.value(argument) for argument in node.args]
        if name in self.phrases:
            return call_phrase(self.phrases[name], arguments, node.col_offset)
        if name in FUNCTIONS:
            wanted = {keyword.arg or "": self.value(keyword.value) for keyword in node.keywords}
            return call_function(name, arguments, wanted, node.col_offset)
        way_out = suggestion(name, {*self.phrases, *FUNCTIONS})
        raise ExpressionError(f'there is no phrase or function "{name}"', node.col_offset, way_out)

    def comparison(self, node: ast.Compare) -> bool:
        """Evaluate a chain such as ``1 <= n < 5`` as people read it."""
        left = self.value(node.left)
        for op, operand in zip(node.ops, node.comparators, strict=True):
            right = self.value(operand)
            if not compare(type(op), left, right, node.col_offset):
                return False
            left = right
        return True


_WORTH: Mapping[type[ast.expr], Callable[[_Walk, Any], object]] = MappingProxyType(
    {
        ast.Name: _Walk.name,
        ast.Constant: lambda _, node: node.value,
        ast.Attribute: _Walk.attribute,
        ast.Subscript: _Walk.subscript,
        ast.Call: _Walk.call,
        ast.Tuple: _Walk.items,
        ast.List: _Walk.items,
        ast.IfExp: _Walk.condition,
        ast.BinOp: _Walk.calculation,
        ast.UnaryOp: _Walk.unary,
        ast.BoolOp: _Walk.logic,
        ast.Compare: _Walk.comparison,
    }
)
