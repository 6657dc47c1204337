"""The Markdown dialect of rulebooks: CommonMark with tables and icons, without link definitions."""

import re
from collections.abc import Iterable

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

DEEPEST = 9
"""How many levels may lie inside each other; a list takes two. Beyond twenty, Markdown itself drops text."""

_ICON = re.compile(r"\{icon:\s*([^{}\s]+)\s*\}")


def _icon_rule(state: StateInline, silent: bool) -> bool:
    """Read ``{icon:coin}`` as one token, so that no other rule looks inside."""
    found = _ICON.match(state.src, state.pos, state.posMax)
    if found is None:
        return False
    if not silent:
        token = state.push("icon", "", 0)
        token.content = found[1]
    state.pos = found.end()
    return True


def _make_parser() -> MarkdownIt:
    # A link definition would vanish from the page, and its name means nothing in a block read by itself.
    parser = MarkdownIt("commonmark").enable("table").disable("reference")
    parser.inline.ruler.before("escape", "icon", _icon_rule)
    return parser


MARKDOWN = _make_parser()


def too_deep(tokens: Iterable[Token]) -> Token | None:
    """Return the first token that lies deeper than anything may, if there is one."""
    for token in tokens:
        if token.level > DEEPEST or too_deep(token.children or ()) is not None:
            return token
    return None
