"""Expressions, parsed: text in, a tree out that holds nothing but the closed grammar.

Python's own parser does the reading; what it may see and what may come out of it is listed here. No attribute
that starts with "_", no call but by name, no power, no loop, no text that formats itself; bounded in length
and depth.
"""

import ast
import re
import warnings
from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType

from msgspec import Struct

MAX_LENGTH = 500
MAX_DEPTH = 32
MAX_NUMBER = 10**12

_HARMLESS_CHARACTER = re.compile(r"[A-Za-z0-9_.,+\-*/%()\[\]<>=!\s]")
_HARMLESS_NODES = (
    ast.Name, ast.Attribute, ast.Constant, ast.Subscript, ast.Call, ast.keyword, ast.Tuple,
    ast.List, ast.IfExp,
    ast.BinOp, ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod,
    ast.UnaryOp, ast.USub, ast.UAdd, ast.Not, ast.BoolOp, ast.And, ast.Or,
    ast.Compare, ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn, ast.Load,
)  # fmt: skip
_REFUSED: Mapping[type[ast.AST], str] = MappingProxyType({
    ast.Pow: "a power (**)", ast.Starred: "a star", ast.JoinedStr: "an f-string",
    ast.Is: '"is"', ast.IsNot: '"is not"', ast.ListComp: "a loop", ast.GeneratorExp: "a loop",
})  # fmt: skip


class ExpressionError(ValueError):
    """An expression that means nothing: what is wrong, at which character of it, and the way out.

    ``part`` is what it stands in, if that is but a part of what is read, for whoever knows its place.
    """

    part: object = None

    def __init__(self, message: str, offset: int = 0, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.hint = hint

    def shifted(self, by: int) -> "ExpressionError":
        """Return the same error for a text in which the expression starts at ``by``."""
        return type(self)(self.message, self.offset + by, self.hint)


class GrammarError(ExpressionError):
    """A text that is no expression at all, whatever the names may be worth."""


class UnknownNameError(ExpressionError):
    """A name that stands for nothing."""


class Expression(Struct, frozen=True, eq=False):
    """A parsed expression: ``names`` are those it mentions, ``calls`` the functions and phrases it calls."""

    text: str
    tree: ast.expr
    names: frozenset[str]
    calls: frozenset[str]


@lru_cache(maxsize=8192)
def parse_expression(text: str) -> Expression:
    """Parse one expression.

    Errors:
        GrammarError: it is too long, is no expression, or leaves the grammar.
    """
    if not text.strip():
        raise GrammarError("the expression is empty")
    if len(text) > MAX_LENGTH:
        raise GrammarError(f"the expression is longer than {MAX_LENGTH} characters", MAX_LENGTH)
    _refuse_characters(text)
    tree = _parse(text)
    _refuse_nodes(tree, tree.col_offset, 1)
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and n not in called}
    calls = {n.id for n in called if isinstance(n, ast.Name)}
    return Expression(text, tree, frozenset(names), frozenset(calls))


def _refuse_characters(text: str) -> None:
    """Stop at the first character that the grammar never uses, before Python's parser sees it."""
    quote, opened = "", 0
    for offset, char in enumerate(text):
        if char in "\\\0":
            raise GrammarError("a backslash means nothing in an expression", offset)
        if quote:
            quote = "" if char == quote else quote
        elif char in "'\"":
            quote, opened = char, offset
        elif not _HARMLESS_CHARACTER.match(char):
            raise GrammarError(f'"{char}" means nothing in an expression', offset)
    if quote:
        raise GrammarError("the quoted word never ends", opened, f"close it with {quote}")


def _parse(text: str) -> ast.expr:
    """Run Python's parser; whitespace is evened out, so that offsets in the tree are offsets in ``text``."""
    plain = re.sub(r"\s", " ", text)
    stripped = plain.strip()
    indent = plain.index(stripped[0])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            tree = ast.parse(stripped, mode="eval").body
    except SyntaxError as error:
        # Python counts from 1, and says 0 where the text ends too early.
        offset = indent + (min(error.offset - 1, len(stripped)) if error.offset else len(stripped))
        raise GrammarError("this is not an expression", offset, _syntax_help(text)) from None
    except (ValueError, MemoryError, RecursionError):
        raise GrammarError("this is not an expression", indent, "write it in a simpler way") from None
    _place(tree, stripped, indent)
    return tree


def _place(tree: ast.expr, text: str, indent: int) -> None:
    """Turn the parser's offsets, which count UTF-8 bytes, into characters of the whole text."""
    encoded = text.encode()
    for node in ast.walk(tree):
        if isinstance(node, (ast.expr, ast.keyword)):
            node.col_offset = indent + len(encoded[: node.col_offset].decode())
            node.end_col_offset = indent + len(encoded[: node.end_col_offset].decode())


def _syntax_help(text: str) -> str:
    if re.search(r"(?<![=!<>])=(?!=)", text):
        return "equality is written =="
    return "for example: count(items) == 2 * rows"


def _refuse_nodes(node: ast.AST, offset: int, depth: int) -> None:
    offset = getattr(node, "col_offset", offset)
    if depth > MAX_DEPTH:
        raise GrammarError(f"the expression is nested more than {MAX_DEPTH} deep", offset)
    if not isinstance(node, _HARMLESS_NODES):
        raise GrammarError(f"{_REFUSED.get(type(node), 'this')} has no place in an expression", offset)
    _refuse_details(node, offset)
    for child in ast.iter_child_nodes(node):
        _refuse_nodes(child, offset, depth + 1)


def _refuse_details(node: ast.AST, offset: int) -> None:
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name) if name.startswith("_"):
            raise GrammarError(f'no name starts with "_" as "{name}" does', offset)
        case ast.Call(func=func) if not isinstance(func, ast.Name):
            raise GrammarError("only a function by its name can be called", offset)
        case ast.Call(func=ast.Name(id=name), keywords=[first, *_]) if name != "count" or first.arg is None:
            raise GrammarError(f'"{name}" takes no field="value"', offset)
        case ast.Constant(value=value) if not isinstance(value, (bool, int, float, str)):
            raise GrammarError("only numbers, words in quotes, true and false stand for themselves", offset)
        case ast.Constant(value=int() | float() as number) if not abs(number) <= MAX_NUMBER:
            raise GrammarError("the number is too large", offset, f"the limit is {MAX_NUMBER}")
