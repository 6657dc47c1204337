"""What a rule is: a code, a name, what it looks at, how much it weighs, its page, and how it finds faults.

A rule is a generator of findings over one kind of fact. Its docstring is its page: what it is about, then
Why, Bad and Good. Codes are permanent.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct

from generator.diagnostic import Diagnostic, Severity, Span

Fact = TypeVar("Fact")


class Finding(Struct, frozen=True):
    """One fault that a rule has found; the rule's code and severity make a diagnostic of it."""

    message: str
    span: Span
    hint: str = ""


class Rule(Struct, frozen=True, kw_only=True):
    """One thing that content must not do.

    ``on`` is the type of fact that ``find`` looks at. Of a rule that another stage reports while it works,
    ``find`` is None and ``on`` is object: here is only its page.
    """

    code: str
    name: str
    severity: Severity
    page: str
    on: type[object] = object
    find: Callable[[Any], Iterable[Finding]] | None = None

    def judge(self, fact: object) -> Iterator[Diagnostic]:
        """Yield a diagnostic for each fault in a fact of the rule's kind; none for other facts."""
        if self.find is None or not isinstance(fact, self.on):
            return
        for finding in self.find(fact):
            yield Diagnostic(
                code=self.code,
                message=finding.message,
                hint=finding.hint,
                span=finding.span,
                severity=self.severity,
            )


def rule(
    code: str, name: str, *, on: type[Fact], severity: Severity = Severity.ERROR
) -> Callable[[Callable[[Fact], Iterable[Finding]]], Rule]:
    """Make a rule of a generator of findings."""

    def make(find: Callable[[Fact], Iterable[Finding]]) -> Rule:
        page = inspect.cleandoc(find.__doc__ or "")
        return Rule(code=code, name=name, severity=severity, page=page, on=on, find=find)

    return make


def reported(code: str, name: str, severity: Severity, page: str) -> Rule:
    """Make the page of a rule that a stage sees to itself."""
    return Rule(code=code, name=name, severity=severity, page=inspect.cleandoc(page))
