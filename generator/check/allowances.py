"""What an author says of faults: ``# L104: why it is right here`` in YAML, ``checks:`` in game.yaml.

Verdicts in, the same verdicts out, some with another weight, some allowed. Invariant: an error stays an
error, for what is an error would print wrong, or not at all.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set

from msgspec import Struct
from msgspec.structs import replace

from generator.check.registry import Rule, reported
from generator.diagnostic import Diagnostic, Severity, Span, suggestion
from generator.model.checks import Level

IDLE_ALLOWANCE = reported(
    "S121",
    "idle-allowance",
    Severity.WARNING,
    """
    A remark that allows a fault gives no reason, names no code that there is, or allows nothing.

    Why: a remark that outlives its fault hides the next one.

    Bad:
        name: Tug  # G203

    Good:
        name: Tug  # G203: both are called so in every harbour
    """,
)
UNKNOWN_RULE = reported(
    "S122",
    "unknown-rule",
    Severity.ERROR,
    """
    A level is given to a rule that there is not.

    Why: what was meant to be heard, or not to be heard, is as it always was.

    Bad:
        checks: {same-names: {level: off, because: boats have few names}}

    Good:
        checks: {same-name: {level: off, because: boats have few names}}
    """,
)

LinesOf = Callable[[str], Sequence[str]]
"""A file's path → its lines; none if it cannot be read."""

_REMARK = re.compile(r"(?:^|(?<=\s))#\s*(?P<code>[SRTALPGB]\d{3})(?::\s*(?P<because>\S.*?))?\s*$")


class Allowance(Struct, frozen=True, kw_only=True):
    """A remark in a file: which code is allowed, on which line, and why."""

    code: str
    because: str
    span: Span
    line: int

    def covers(self, fault: Diagnostic) -> bool:
        """Tell whether a fault is meant."""
        place = (fault.code, fault.span.file, fault.span.line)
        return place == (self.code, self.span.file, self.line)


def read_allowances(path: str, lines: Sequence[str]) -> tuple[Allowance, ...]:
    """Return the remarks of a file that name a code, with or without a reason.

    A remark beside something is about its own line, one above it about the first line after all remarks.
    """
    found = ((number, _REMARK.search(line)) for number, line in enumerate(lines, 1) if "#" in line)
    return tuple(
        Allowance(
            code=remark["code"],
            because=remark["because"] or "",
            span=Span(path, number, remark.start("code") + 1, remark.end("code") + 1),
            line=number if lines[number - 1][: remark.start()].strip() else _next_line(lines, number),
        )
        for number, remark in found
        if remark
    )


def _next_line(lines: Sequence[str], number: int) -> int:
    """Return the number of the next line that says anything; the last line's, if none does."""
    rest = enumerate(lines[number:], number + 1)
    return next(
        (found for found, line in rest if line.strip() and not line.lstrip().startswith("#")), len(lines)
    )


def settle(
    diagnostics: Iterable[Diagnostic], levels: Sequence[Level], rules: Iterable[Rule], lines_of: LinesOf
) -> tuple[Diagnostic, ...]:
    """Give each fault the weight that its game gives it, and mark what is allowed.

    Args:
        diagnostics: The faults.
        levels: What the game says of rules, by code or name.
        rules: All rules, for their names.
        lines_of: Gives the lines of the files in which the faults stand.
    """
    names = {rule.name: rule.code for rule in rules}
    by_code = {names.get(level.rule, level.rule): level for level in levels}
    remarks: dict[str, tuple[Allowance, ...]] = {}
    return tuple(_settled(fault, by_code, remarks, lines_of) for fault in diagnostics)


def _settled(
    fault: Diagnostic,
    levels: Mapping[str, Level],
    remarks: dict[str, tuple[Allowance, ...]],
    lines_of: LinesOf,
) -> Diagnostic:
    if fault.severity is Severity.ERROR:
        return fault
    path = fault.span.file
    if path.endswith(".yaml"):
        if path not in remarks:
            remarks[path] = read_allowances(path, lines_of(path))
        for remark in remarks[path]:
            if remark.because and remark.covers(fault):
                return replace(fault, allowed=remark.because)
    level = levels.get(fault.code)
    if level is None:
        return fault
    if level.severity is None:
        return replace(fault, allowed=level.because)
    return replace(fault, severity=level.severity)


def check_allowances(
    remarks: Iterable[Allowance], diagnostics: Iterable[Diagnostic], codes: Set[str]
) -> Iterator[Diagnostic]:
    """Yield what is wrong with remarks: no reason, no such code, or nothing that they would allow.

    Args:
        remarks: Those of all files that were checked, in all languages and editions.
        diagnostics: All that was found in them.
        codes: All codes there are.
    """
    found = tuple(diagnostics)
    for remark in remarks:
        if remark.code not in codes:
            message, hint = f"there is no code {remark.code}", suggestion(remark.code, codes)
        elif not remark.because:
            message = f"it is not said why {remark.code} is right here"
            hint = f'write "# {remark.code}: …", or take the remark away'
        elif not any(remark.covers(fault) for fault in found):
            message, hint = f"there is no {remark.code} here to be allowed", "take the remark away"
        else:
            continue
        yield _fault(IDLE_ALLOWANCE, message, hint, remark.span)


def check_levels(levels: Iterable[Level], codes: Mapping[str, str]) -> Iterator[Diagnostic]:
    """Yield the levels that are about no rule. ``codes`` are all codes with their names, or nothing."""
    known = {*codes, *filter(None, codes.values())}
    for level in levels:
        if level.rule not in known:
            message = f'there is no rule "{level.rule}"'
            hint = suggestion(level.rule, known)
            yield _fault(UNKNOWN_RULE, message, hint, level.span)


def _fault(about: Rule, message: str, hint: str, span: Span) -> Diagnostic:
    return Diagnostic(code=about.code, message=message, hint=hint, span=span, severity=about.severity)
