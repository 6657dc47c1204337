"""Placeholders: text with ``{expressions}`` in it, found, filled and kept.

YAML text writes ``{expression}``, with ``{{`` and ``}}`` for literal braces; the Markdown of rulebooks writes
``{{ expression }}`` and leaves single braces alone. In both, ``{icon:NAME}`` is an icon.
"""

import ast
import re
from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache

from msgspec import Struct

from generator.expression.evaluate import Names, evaluate
from generator.expression.functions import FUNCTIONS, NO_PHRASES, Phrases
from generator.expression.grammar import (
    Expression,
    ExpressionError,
    GrammarError,
    UnknownNameError,
    parse_expression,
)
from generator.expression.guidance import likely_text, way_to_text
from generator.expression.values import Several, comparable, describe, is_number
from generator.model import Component, Icon, Member, Text

BESIDE = "\u202f"
"""What stands between icons side by side: a thin space at which no line breaks."""

_BRACE = re.compile(r"[{}]")
_UNQUOTABLE = re.compile(r'["\\\0-\x1f]')
_ICON = re.compile(r"\{icon:\s*([A-Za-z0-9_-]+)\s*\}")
_QUOTED_OR_PLAIN = re.compile(r"\"[^\"]*\"|'[^']*'|[^\"'{}]+|.", re.DOTALL)


class Braces(Enum):
    """How a placeholder is set off from the text around it: opening and closing."""

    SINGLE = ("{", "}")
    DOUBLE = ("{{", "}}")


class PlaceholderKind(Enum):
    """What a placeholder stands for."""

    EXPRESSION = "expression"
    ICON = "icon"


class Placeholder(Struct, frozen=True):
    """One placeholder: ``text[start:end]`` as written; ``inner`` is its expression or icon, at ``offset``."""

    kind: PlaceholderKind
    start: int
    end: int
    inner: str
    offset: int


def find_placeholders(text: str, braces: Braces = Braces.SINGLE) -> tuple[Placeholder, ...]:
    """Return the placeholders of a text in order, each with an expression that parses.

    Errors:
        ExpressionError: a brace without its partner, or something in braces that is no expression.
    """
    return tuple(part for part in _split(text, braces) if isinstance(part, Placeholder))


def show(value: object) -> str:
    """Word a value for a reader: a member or component by its name, a number without needless zeros.

    An icon is worded as its markup.

    Errors:
        ExpressionError: a list, a group or a picture has no words.
    """
    match value:
        case Member():
            return str(value.fields.get("name", value.id))
        case Component():
            return str(value.name)
        case Icon():
            return keep_icon(value.id)
        case Several():
            between = BESIDE if all(isinstance(item, Icon) for item in value) else ", "
            return between.join(map(show, value))
        case _:
            return show_id(value)


def show_id(value: object) -> str:
    """Word a value for ids and names of files and motifs: as ``show``, but a member by its id."""
    match value:
        case Member() | Component():
            return value.id
        case bool():
            return "true" if value else "false"
        case float():
            return f"{value:.6f}".rstrip("0").rstrip(".")
        case int() | str() | Text():
            return str(value)
    raise ExpressionError(f"{describe(value)} cannot be shown as text")


def keep_icon(name: str) -> str:
    """Write an icon the way it was found."""
    return f"{{icon:{name}}}"


def fill(
    text: str,
    names: Names,
    phrases: Phrases = NO_PHRASES,
    *,
    braces: Braces = Braces.SINGLE,
    word: Callable[[object], str] = show,
    icon: Callable[[str], str] = keep_icon,
) -> str:
    """Return the text with every placeholder filled in; literal braces become single.

    ``word`` words a value: localization passes one that knows decimal signs. ``icon`` says what an icon
    becomes; by default it stays.

    Errors:
        ExpressionError: as ``find_placeholders`` and ``evaluate``; the offset counts in ``text``.
    """
    if "{" not in text and "}" not in text:
        return text
    return "".join(
        part
        if isinstance(part, str)
        else icon(part.inner)
        if part.kind is PlaceholderKind.ICON
        else _worded(part, names, phrases, word)
        for part in _split(text, braces)
    )


def fill_value(text: str, names: Names) -> object:
    """Return the typed value of a text that is one whole placeholder, such as ``"{fossil_heads}"``.

    Any other text is filled with ids: this is for numbers, words and ids, not for text that people read.
    """
    if "{" not in text and "}" not in text:
        return text
    parts = _split(text, Braces.SINGLE)
    if len(parts) == 1 and isinstance(parts[0], Placeholder) and parts[0].kind is PlaceholderKind.EXPRESSION:
        return _value(parts[0], names, NO_PHRASES)
    return fill(text, names, word=show_id)


def substitute(text: str, names: Names) -> str:
    """Fill only those placeholders that mention the given names; the rest stays, as text with placeholders.

    A placeholder that also needs other names or a phrase keeps its expression, with the value written into
    it: with n = 3, ``{coins(n)}`` becomes ``{coins(3)}``. A text that is filled in may hold
    placeholders of its own; they stay.
    """
    if "{" not in text:
        return text
    return "".join(_substituted(part, text, names) for part in _split(text, Braces.SINGLE))


def escape_braces(text: str) -> str:
    """Return the text with its braces doubled, so that they are no placeholders."""
    return text.replace("{", "{{").replace("}", "}}")


@lru_cache(maxsize=8192)
def _split(text: str, braces: Braces) -> tuple[str | Placeholder, ...]:
    """Return literal stretches, with literal braces made single, and placeholders, in order."""
    return tuple(_pieces(text, braces))


def _pieces(text: str, braces: Braces) -> Iterator[str | Placeholder]:
    opening, closing = braces.value
    doubled = braces is Braces.SINGLE
    start = 0
    for brace in _BRACE.finditer(text):
        at = brace.start()
        if at < start:
            continue
        icon = _ICON.match(text, at)
        if doubled and text[at : at + 2] in ("{{", "}}"):
            yield text[start : at + 1]
            start = at + 2
        elif icon is not None or text.startswith(opening, at):
            if start < at:
                yield text[start:at]
            found = _icon(icon) if icon else _expression(text, at, opening, closing)
            yield found
            start = found.end
        elif doubled:
            raise GrammarError('this "}" closes nothing', at, 'for a literal brace write "}}"')
    if start < len(text):
        yield text[start:]


def _icon(match: re.Match[str]) -> Placeholder:
    return Placeholder(PlaceholderKind.ICON, match.start(), match.end(), match[1], match.start(1))


def _expression(text: str, start: int, opening: str, closing: str) -> Placeholder:
    """Read the placeholder that opens at ``start``; braces inside quotes belong to the quoted word."""
    offset = start + len(opening)
    at = offset
    while not text.startswith(closing, at):
        match = _QUOTED_OR_PLAIN.match(text, at)
        if match is None or match[0] == "{":
            way_out = f'close it with "{closing}"' + (
                '; for a literal brace write "{{"' if opening == "{" else ""
            )
            raise GrammarError(f'this "{opening}" is never closed', start, way_out)
        at = match.end()
    inner = text[offset:at]
    try:
        parse_expression(inner)
    except ExpressionError as error:
        if inner.startswith("icon:"):
            raise GrammarError("an icon is written {icon:coin}", start) from None
        raise error.shifted(offset) from None
    return Placeholder(PlaceholderKind.EXPRESSION, start, at + len(closing), inner, offset)


def _value(placeholder: Placeholder, names: Names, phrases: Phrases) -> object:
    try:
        return evaluate(placeholder.inner, names, phrases)
    except UnknownNameError as error:
        way_out = likely_text(parse_expression(placeholder.inner), names) or error.hint
        raise UnknownNameError(error.message, placeholder.offset + error.offset, way_out) from None
    except ExpressionError as error:
        raise error.shifted(placeholder.offset) from None


def _worded(placeholder: Placeholder, names: Names, phrases: Phrases, word: Callable[[object], str]) -> str:
    value = _value(placeholder, names, phrases)
    try:
        return word(value)
    except ExpressionError as error:
        way_out = error.hint or way_to_text(value, placeholder.inner, names)
        raise ExpressionError(error.message, placeholder.offset + error.offset, way_out) from None


def _substituted(part: str | Placeholder, text: str, names: Names) -> str:
    if isinstance(part, str):
        return escape_braces(part)
    if part.kind is PlaceholderKind.ICON:
        return keep_icon(part.inner)
    parsed = parse_expression(part.inner)
    if not parsed.names & names.keys():
        return text[part.start : part.end]
    if parsed.names <= names.keys() and parsed.calls <= FUNCTIONS:
        return _worded(part, names, NO_PHRASES, _message)
    return "{" + _written_in(parsed, names) + "}"


def _message(value: object) -> str:
    """Word a value as part of a message that is still to be filled."""
    match value:
        case Text():
            return value.source
        case Member(fields={"name": Text() as name}):
            return name.source
    return escape_braces(show(value))


def _written_in(parsed: Expression, names: Names) -> str:
    """Return the expression with the given names replaced by their values."""
    written = parsed.text
    for node in sorted(_known_nodes(parsed.tree, names), key=lambda node: node.col_offset, reverse=True):
        value = comparable(evaluate(Expression(parsed.text, node, frozenset(), frozenset()), names))
        if isinstance(value, str) and not _UNQUOTABLE.search(value):
            literal = f'"{value}"'
        elif is_number(value) or isinstance(value, bool):
            literal = str(value)
        else:
            raise ExpressionError(f"{describe(value)} cannot be used beside other names", node.col_offset)
        written = written[: node.col_offset] + literal + written[node.end_col_offset :]
    return written


def _known_nodes(node: ast.AST, names: Names) -> Iterator[ast.expr]:
    """Yield the largest dotted names (``colour.letter``) that begin with a given name."""
    if isinstance(node, (ast.Name, ast.Attribute)):
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            root = root.value
        if isinstance(root, ast.Name):
            if root.id in names:
                yield node
            return
    for child in ast.iter_child_nodes(node):
        if not (isinstance(node, ast.Call) and child is node.func):
            yield from _known_nodes(child, names)
