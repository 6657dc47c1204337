"""Faults in content: where, what, and the way out. Stages return these; nothing raises on content."""

import difflib
from collections.abc import Iterable, Mapping
from enum import Enum
from types import MappingProxyType

from msgspec import Struct


class Span(Struct, frozen=True, order=True):
    """A stretch of one line of a file; lines and columns count from 1, ``end_column`` is exclusive.

    ``file`` is the path as the author knows it: relative to the project, with forward slashes.
    """

    file: str
    line: int = 1
    column: int = 1
    end_column: int = 0

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


NOWHERE = Span("")
NO_SPANS: Mapping[str, Span] = MappingProxyType({})


class Origin:
    """Where a model object was written: the span of the whole, and of each key and value below it.

    Paths are dotted (``size.width``); a key's own span is asked for with ``key("size.width")``. It is no part
    of what the object says, and therefore no record: any two origins are equal.
    """

    __slots__ = ("keys", "span", "values")

    def __init__(
        self, span: Span = NOWHERE, values: Mapping[str, Span] = NO_SPANS, keys: Mapping[str, Span] = NO_SPANS
    ) -> None:
        self.span = span
        self.values = values
        self.keys = keys

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Origin)

    def __hash__(self) -> int:
        return 0

    def at(self, path: str) -> Span:
        """Return the span of the value at ``path``, or the nearest one that encloses it."""
        while path:
            if path in self.values:
                return self.values[path]
            path = path.rpartition(".")[0]
        return self.span

    def key(self, path: str) -> Span:
        """Return the span of the key at ``path``, or of the nearest value that encloses it."""
        return self.keys.get(path) or self.at(path)


NO_ORIGIN = Origin()


class Severity(Enum):
    """How much a diagnostic weighs: an ERROR stops the build before anything is written."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


class Diagnostic(Struct, frozen=True, kw_only=True):
    """One fault in content.

    ``code`` is a permanent letter and three digits; ``message`` says what is wrong in one sentence;
    ``hint`` says what to do about it. Warnings of one code and ``group`` are said as one when there are many;
    without a group, those of one file are. ``allowed`` is why its author says that it is right all the same:
    then nobody has to be told.
    """

    code: str
    message: str
    hint: str = ""
    span: Span = NOWHERE
    severity: Severity = Severity.ERROR
    group: str = ""
    allowed: str = ""

    def __str__(self) -> str:
        place = f"{self.span}: " if self.span.file else ""
        way_out = f" ({self.hint})" if self.hint else ""
        return f"{place}{self.severity.value} {self.code}: {self.message}{way_out}"


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Tell whether any of the diagnostics is an error."""
    return any(d.severity is Severity.ERROR for d in diagnostics)


def has_warnings(diagnostics: Iterable[Diagnostic]) -> bool:
    """Tell whether any of the diagnostics is a warning that nobody has allowed."""
    return any(d.severity is Severity.WARNING and not d.allowed for d in diagnostics)


def nearest(word: str, choices: Iterable[str]) -> str | None:
    """Return the choice that ``word`` most likely was meant to be, or None if none is near."""
    found = difflib.get_close_matches(word, sorted(choices), n=1, cutoff=0.6)
    return found[0] if found else None


def suggestion(word: str, choices: Iterable[str], declared: str = "") -> str:
    """Say which word was probably meant, or which there are: the ``hint`` of a wrong name.

    ``declared`` says where such names come from, for whoever wants a new one.
    """
    known = sorted(choices)
    near = nearest(word, known)
    if near is not None:
        return f'did you mean "{near}"?'
    if not known:
        return declared or "there is none to choose from"
    shown = ", ".join(known[:8]) + (", …" if len(known) > 8 else "")
    return f"one of: {shown}" + (f"; {declared}" if declared else "")
