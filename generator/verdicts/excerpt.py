"""A place in a file → the line that stands there, with a caret below what a diagnostic is about."""

from collections.abc import Callable
from unicodedata import combining, east_asian_width

from generator.diagnostic import Span
from generator.verdicts.harmless import harmless

LineOf = Callable[[Span], str | None]
"""Returns the line that a place is in, without its end; None if there is none to be had."""

_WIDTH = 100
_LEAD = 30


def excerpt(span: Span, line: str) -> tuple[str, str]:
    """Return two lines: what stands at a place, with its number, and carets below it."""
    end = max(span.end_column, span.column + 1)
    start = 0 if len(line) <= _WIDTH else max(0, min(span.column - 1 - _LEAD, len(line) - _WIDTH))
    shown = line[start : start + _WIDTH]
    before, marked = line[start : span.column - 1], line[span.column - 1 : end - 1][:_WIDTH]
    lead = "…" if start else ""
    tail = "…" if start + _WIDTH < len(line) else ""
    number = f"{span.line:>5}"
    carets = " " * (len(lead) + _wide(before)) + "^" * max(1, _wide(marked))
    return f"{number} | {lead}{_plain(shown)}{tail}", f"{' ' * len(number)} | {carets}"


def _plain(text: str) -> str:
    return harmless(text.replace("\t", " "))


def _wide(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(_columns(character) for character in _plain(text))


def _columns(character: str) -> int:
    if combining(character):
        return 0
    return 2 if east_asian_width(character) in "WF" else 1
