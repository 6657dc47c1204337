"""Ways out for placeholders: they show a text, so a name that gives one is likelier meant than a list."""

import ast
from collections.abc import Mapping
from difflib import get_close_matches

from generator.expression.evaluate import Names
from generator.expression.grammar import Expression
from generator.model import Component, Member, Text

_LIKELY = 0.8
_MOST_NAMED = 8


def likely_text(parsed: Expression, names: Names) -> str:
    """Say which name that gives a text was probably meant by an unknown one; nothing if none is like it.

    Only of a lone name, dotted or not: within a call or calculation, a list may well be wanted.
    """
    root = parsed.tree
    while isinstance(root, ast.Attribute):
        root = root.value
    likely = [name for name, value in names.items() if _gives_text(value)]
    near = isinstance(root, ast.Name) and get_close_matches(root.id, sorted(likely), n=1, cutoff=_LIKELY)
    return f'did you mean "{near[0]}"?' if near else ""


def _gives_text(value: object) -> bool:
    return isinstance(value, (str, int, float, Text, Member, Component))


def way_to_text(value: object, written: str, names: Names) -> str:
    """Say how to get a text out of a value that has none.

    Args:
        value: the value.
        written: the expression that gave it.
        names: what else the expression could have named.
    """
    match value:
        case tuple() | list() if value and all(isinstance(item, Member) for item in value):
            ids = [item.id for item in value]
            loop = [name for name, one in names.items() if isinstance(one, Member) and one.id in ids]
            return f'did you mean "{loop[0]}"?' if loop else _one_of(ids)
        case tuple() | list() if value:
            return f"name one of its items by number, such as {written.strip()}[0]"
        case Mapping() if value:
            return _one_of([str(key) for key in value])
    return ""


def _one_of(names: list[str]) -> str:
    shown = ", ".join(names[:_MOST_NAMED]) + (", …" if len(names) > _MOST_NAMED else "")
    return f"name one of what is in it: {shown}"
