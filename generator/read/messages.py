"""Texts of a game, tried out: every placeholder must have a value, and every icon must be known.

Localization fills texts in each language. Here those of the source language are filled once with the numbers
of each edition, so that a wrong name is found at its place in the file and not in a translation.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct, field

from generator.diagnostic import Origin, Span, suggestion
from generator.expression import ExpressionError, GrammarError, Names, Phrases, fill
from generator.model import ICONS_DECLARED, Component, Member, Text, Value
from generator.read.faults import Faults
from generator.read.nodes import Document, Scalar, find, nodes_of

_ICON = re.compile(r"(?<!\{)\{icon:([A-Za-z0-9_-]+)\}")
_BRACE = re.compile(r"[{}]")
_NO_FIELDS: Mapping[str, Value] = MappingProxyType({})


class Trial(Struct):
    """What texts are tried with, and which have been: a text that many pieces share is tried once."""

    names: Names
    phrases: Phrases
    icons: Mapping[str, object]
    faults: Faults
    tried: set[tuple[str, str]] = field(default_factory=set)


def try_component(trial: Trial, document: Document, component: Component) -> None:
    """Try the texts of a component and of its pieces."""
    try_text(trial, document, component.origin, "name", component.name)
    # Pieces of another component are tried with that, whose file they stand in.
    for piece in () if component.like else component.pieces:
        try_fields(trial, document, piece.origin, piece.fields)


def try_members(trial: Trial, document: Document, members: tuple[Member, ...]) -> None:
    """Try the texts of a set."""
    for member in members:
        try_fields(trial, document, member.origin, member.fields)


def try_fields(trial: Trial, document: Document, origin: Origin, fields: Mapping[str, Value]) -> None:
    """Try all texts among the fields of a piece or member."""
    for name, value in fields.items():
        if type(value) is Text:
            if _BRACE.search(value.source):
                try_text(trial, document, origin, name, value, fields=fields)
        elif type(value) is tuple:
            for number, item in enumerate(value):
                if isinstance(item, Text):
                    try_text(trial, document, origin, f"{name}.{number}", item, fields=fields)


def try_text(
    trial: Trial,
    document: Document,
    origin: Origin,
    path: str,
    text: Text,
    *,
    fields: Mapping[str, Value] = _NO_FIELDS,
) -> None:
    """Fill one text, and report what fails at its very character. ``fields`` are those that it is among."""
    source = text.source
    if (text.context, source) in trial.tried:
        return
    trial.tried.add((text.context, source))
    for name in _ICON.findall(source):
        if name not in trial.icons:
            place = _place(document, origin, path, f"{{icon:{name}}}", 0)
            way_out = suggestion(name, trial.icons, ICONS_DECLARED)
            trial.faults.add("R009", place, f'there is no icon "{name}"', way_out)
    # Most placeholders are icons, and a text with nothing else needs no filling.
    if not _BRACE.search(_ICON.sub("", source)):
        return
    error = _error_in(source, trial.names, trial.phrases)
    if error is not None:
        # The variables of a "for" are filled in by now, but may have been meant.
        loop = {name: value for name, value in fields.items() if isinstance(value, Member)}
        error = _error_in(source, {**trial.names, **loop}, trial.phrases) or error
        code = "S112" if isinstance(error, GrammarError) else "R004"
        place = _place(document, origin, path, source[error.offset :], error.offset)
        trial.faults.add(code, place, error.message, error.hint)


def _error_in(source: str, names: Names, phrases: Phrases) -> ExpressionError | None:
    try:
        fill(source, names, phrases)
    except ExpressionError as error:
        return error
    return None


def _place(document: Document, origin: Origin, path: str, written: str, offset: int) -> Span:
    """Return where something stands that a text holds, if it stands there as it is in the text."""
    for root in nodes_of(origin):
        node = find(root, path.split("."))
        if isinstance(node, Scalar):
            at = node.text.find(written.split("\n", maxsplit=1)[0], min(offset, len(node.text)))
            return document.inside(node, at) if at >= 0 and written else document.span(node)
    return origin.at(path)
