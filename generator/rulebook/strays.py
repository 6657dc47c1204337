"""Marks that would print as they stand, because what they were meant to do has failed. Part of rulebook.

Markdown takes an unclosed ``**``, a link that it cannot read and a placeholder in single braces for words.
Invariant: what follows a backslash, stands in code, or is a lone asterisk between spaces is meant, and no
fault.
"""

import re
from collections.abc import Collection, Iterator

from markdown_it.token import Token

from generator.diagnostic import nearest
from generator.expression import FUNCTIONS, Braces, ExpressionError, find_placeholders, parse_expression
from generator.rulebook.document import GeneratedKind
from generator.rulebook.inline import Fault
from generator.rulebook.markdown import MARKDOWN

_SINGLE = re.compile(r"(?<![\\{])\{([^{}]*)\}")
_CODE = re.compile(r"(`+)(?!`).*?(?<!`)\1(?!`)", re.DOTALL)
_ESCAPED = re.compile(r"\\[*_\[\]()!]")
_OTHER = "\ue000"
# Between digits a star is a sign of multiplication.
_STARS = re.compile(rf"(?<!\d)\*{{1,3}}(?=[\w{_OTHER}“«\"'(])|(?<=[\w{_OTHER}”»\"').,:;!?…])\*{{1,3}}(?!\d)")
_LINES = re.compile(r"(?<![\w_])_{1,3}(?=[^\W_])")
_ADDRESS = re.compile(r"!?\[[^\[\]]*\]\(")


def stray_braces(text: str, names: Collection[str], phrases: Collection[str]) -> Iterator[Fault]:
    """Yield the stretches in single braces that were meant to be filled in.

    Args:
        text: a passage before it is filled in.
        names: what expressions can name.
        phrases: what they can call besides the functions.
    """
    if "{" not in text:
        return
    for found in _SINGLE.finditer(_blanked(text)):
        written, inner = found[0], found[1].strip()
        if inner in {kind.value for kind in GeneratedKind}:
            way_out = "give it a paragraph of its own"
            yield Fault("B107", f'"{written}" prints as it stands here', way_out, written)
        elif inner.startswith("icon:"):
            yield Fault("B110", f'"{written}" is no icon', "an icon is written {icon:coin}", written)
        elif _is_meant(inner, names, phrases):
            way_out = (
                f"write {{{{ {_mended(inner, names, phrases)} }}}} for what it is worth, or \\{{ for a brace"
            )
            yield Fault("B114", f'"{written}" prints as it stands here', way_out, written)


def _blanked(text: str) -> str:
    """Return the text with spaces in the place of code, icons and placeholders."""
    try:
        spans = [(found.start, found.end) for found in find_placeholders(text, Braces.DOUBLE)]
    except ExpressionError:
        return ""  # Filling it in will tell.
    spans += [found.span() for found in _CODE.finditer(text)]
    for start, end in spans:
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def _is_meant(inner: str, names: Collection[str], phrases: Collection[str]) -> bool:
    """Tell whether something is an expression over names that are known, or nearly."""
    try:
        parsed = parse_expression(inner)
    except ExpressionError:
        return False
    calls = {*phrases, *FUNCTIONS}
    return (
        bool(parsed.names or parsed.calls)
        and all(name in names or nearest(name, names) for name in parsed.names)
        and all(name in calls or nearest(name, calls) for name in parsed.calls)
    )


def _mended(inner: str, names: Collection[str], phrases: Collection[str]) -> str:
    """Return an expression with the nearest names that there are."""
    parsed = parse_expression(inner)
    for said, known in ((parsed.names, names), (parsed.calls, {*phrases, *FUNCTIONS})):
        for name in said:
            if name not in known:
                inner = re.sub(rf"(?<![\w.]){re.escape(name)}\b", nearest(name, known) or name, inner)
    return inner


def stray_marks(text: str, words: str) -> Iterator[Fault]:
    """Yield the marks of Markdown that have come to nothing.

    Args:
        text: a passage as it is filled in.
        words: its words as they would print: without any mark among them, nothing is looked for.
    """
    if not any(mark in words for mark in ("*", "_", "](")):
        return
    printed = _printed(MARKDOWN.parseInline(_ESCAPED.sub("\ue001", text)))
    for pattern, mark, name in ((_STARS, "*", "asterisk"), (_LINES, "_", "underscore")):
        found = pattern.search(printed)
        if found is not None:
            message = "a bold or italic stretch is never closed"
            way_out = (
                f"close each {mark} and {mark * 2} in the paragraph that opens it; \\{mark} is a plain {name}"
            )
            yield Fault("B115", message, way_out, _word_at(printed, found.start()))
    for found in _ADDRESS.finditer(printed):
        way_out = "write [words](address) or ![words](address), with no space in the address"
        needle = _word_at(printed, found.start())
        yield Fault("B116", "no link or picture can be read here", way_out, needle)


def _printed(tokens: list[Token]) -> str:
    """Return what would print, with one character in the place of all that is no plain text."""
    return "".join(
        _printed(token.children)
        if token.type == "inline" and token.children
        else token.content
        if token.type == "text"
        else " "
        if token.type in ("softbreak", "hardbreak")
        else _OTHER
        for token in tokens
    )


def _word_at(printed: str, at: int) -> str:
    """Return the plain text from a place to the next space."""
    found = re.compile(rf"[^\s{_OTHER}\ue001]+").match(printed, at)
    return found[0] if found else ""
