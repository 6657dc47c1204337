"""What people see on stderr: a bar on a terminal, plain lines in a pipe, and faults with their places."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from generator.diagnostic import Diagnostic, Severity
from generator.verdicts import LineOf, excerpt, harmless

if TYPE_CHECKING:
    from tqdm import tqdm

_FEW = 3
_COLOURS = {Severity.ERROR: "31;1", Severity.WARNING: "33;1", Severity.NOTE: "36"}


class Lines:
    """A report in plain lines, one for each step."""

    def __init__(self) -> None:
        self._done = self._total = 0

    def start(self, total: int) -> None:
        """Take down how many steps there are."""
        self._done, self._total = 0, total

    def step(self, done: str) -> None:
        """Print what has been done."""
        self._done += 1
        say(f"[{self._done}/{self._total}] {done}")

    def finish(self) -> None:
        """Print nothing more."""


class Bar:
    """A report as a progress bar."""

    def __init__(self) -> None:
        self._bar: tqdm[Any] | None = None

    def start(self, total: int) -> None:
        """Draw the empty bar."""
        from tqdm import tqdm  # noqa: PLC0415

        self._bar = tqdm(
            total=total,
            file=sys.stderr,
            leave=False,
            dynamic_ncols=True,
            bar_format="{l_bar}{bar}| {n}/{total}",
        )

    def step(self, done: str) -> None:
        """Draw one step more."""
        if self._bar is not None:
            self._bar.set_description(done, refresh=False)
            self._bar.update()

    def finish(self) -> None:
        """Take the bar away."""
        if self._bar is not None:
            self._bar.close()


def open_report() -> Lines | Bar:
    """Return the report that suits where stderr goes."""
    return Bar() if sys.stderr.isatty() else Lines()


def say(line: str) -> None:
    """Print a line on stderr."""
    print(line, file=sys.stderr, flush=True)


def show_faults(
    diagnostics: Iterable[Diagnostic], *, verbose: bool = False, line_of: LineOf | None = None
) -> None:
    """Print faults, file by file and line by line, those of equal place in the order they were met.

    Unless ``verbose``, many warnings of one kind take one line, at the place of the first. With ``line_of``,
    what stands there is shown below each.
    """
    in_colour = sys.stderr.isatty() and not os.environ.get("NO_COLOR")
    ordered = sorted(diagnostics, key=lambda fault: (fault.span.file, fault.span.line, fault.span.column))
    for fault, rest in _folded(ordered, len(ordered) if verbose else _FEW):
        line = harmless(f"{fault}{_tail(fault, rest)}")
        if in_colour:
            word = fault.severity.value
            line = line.replace(
                f"{word} {fault.code}", f"\x1b[{_COLOURS[fault.severity]}m{word} {fault.code}\x1b[0m", 1
            )
        say(line)
        shown = line_of(fault.span) if line_of is not None and fault.span.file else None
        if shown is not None:
            say("\n".join(excerpt(fault.span, shown)))


def _folded(ordered: Sequence[Diagnostic], most: int) -> Iterator[tuple[Diagnostic, Sequence[Diagnostic]]]:
    """Yield each fault; of more warnings of one kind than ``most``, the first one with the others."""
    kinds: dict[object, list[Diagnostic]] = {}
    for fault in ordered:
        kinds.setdefault(_kind(fault), []).append(fault)
    for fault in ordered:
        alike = kinds[_kind(fault)]
        if fault.severity is Severity.ERROR or len(alike) <= most:
            yield fault, ()
        elif fault is alike[0]:
            yield fault, alike[1:]


def _kind(fault: Diagnostic) -> object:
    return fault.severity, fault.code, fault.group or fault.span.file


def _tail(first: Diagnostic, rest: Sequence[Diagnostic]) -> str:
    """Say how many more there are, and where the next few stand."""
    if not rest:
        return ""
    spans = [fault.span for fault in rest[:_FEW]]
    if all(span.file == first.span.file for span in spans):
        places = f"lines {', '.join(str(span.line) for span in spans)}"
    else:
        places = ", ".join(map(str, spans))
    return f"; and {len(rest)} more like it, next in {places} (--verbose lists all)"


def count_faults(diagnostics: Iterable[Diagnostic]) -> str:
    """Return how many errors, warnings and notes there are, in words; nothing if there are none."""
    numbers = dict.fromkeys(Severity, 0)
    for fault in diagnostics:
        numbers[fault.severity] += 1
    return ", ".join(count(number, severity.value) for severity, number in numbers.items() if number)


def count(number: int, thing: str) -> str:
    """Return a number of things, in words."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
