"""Verify, rules: what one is, and what it says of a file.

A rule is a generator of faults over a ``Proof``. Its docstring is its page: what it is about, and why. Codes
are permanent.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from generator.diagnostic import Severity
from generator.geometry import Point
from generator.units import format_mm
from generator.verify.proof import Kind, Proof


class Fault(Struct, frozen=True):
    """One thing that is wrong: on which page, if on one, and where, in mm from the page's top-left."""

    message: str
    page: int = 0
    at: Point | None = None


class Verdict(Struct, frozen=True, kw_only=True):
    """A fault by a rule, with a way out."""

    code: str
    name: str
    severity: Severity
    file: str
    page: int
    at: Point | None
    message: str
    hint: str

    def __str__(self) -> str:
        page = f", page {self.page}" if self.page else ""
        place = f", at {self.at.x:.2f}, {self.at.y:.2f} mm" if self.at is not None else ""
        return f"{self.file}{page}{place}: {self.severity.value} {self.code}: {self.message} ({self.hint})"


class ProofRule(Struct, frozen=True, kw_only=True):
    """One thing that a finished file must not show. One that the reader sees to finds nothing itself."""

    code: str
    name: str
    severity: Severity
    page: str
    hint: str
    kinds: frozenset[Kind]
    find: Callable[[Proof], Iterable[Fault]] | None = None

    def judge(self, proof: Proof, file: str) -> Iterator[Verdict]:
        """Yield a verdict for each fault of a file, if the rule is about files of its kind."""
        if self.find is not None and proof.kind in self.kinds:
            yield from (self.verdict(fault, file) for fault in self.find(proof))

    def verdict(self, fault: Fault, file: str) -> Verdict:
        """Make a fault a verdict of this rule."""
        return Verdict(
            code=self.code,
            name=self.name,
            severity=self.severity,
            file=file,
            page=fault.page,
            at=fault.at,
            message=fault.message,
            hint=self.hint,
        )


ALL_KINDS = frozenset(Kind)
SHEETS = frozenset({Kind.SHEETS})
PRINTED = frozenset({Kind.SHEETS, Kind.BOOKLET})


def proof_rule(
    code: str,
    name: str,
    hint: str,
    *,
    kinds: frozenset[Kind] = SHEETS,
    severity: Severity = Severity.ERROR,
) -> Callable[[Callable[[Proof], Iterable[Fault]]], ProofRule]:
    """Make a rule of a generator of faults."""

    def make(find: Callable[[Proof], Iterable[Fault]]) -> ProofRule:
        page = inspect.cleandoc(find.__doc__ or "")
        return ProofRule(
            code=code, name=name, severity=severity, page=page, hint=hint, kinds=kinds, find=find
        )

    return make


def seen_by_reader(code: str, name: str, hint: str, page: str) -> ProofRule:
    """Make the page of a rule that opening a file sees to."""
    return ProofRule(
        code=code, name=name, severity=Severity.ERROR, page=inspect.cleandoc(page), hint=hint, kinds=ALL_KINDS
    )


TOLERANCE = 0.01
"""In mm: finer than any printer or knife, coarser than the digits that a PDF rounds to."""


def close(one: float, other: float, tolerance: float = TOLERANCE) -> bool:
    """Tell whether two lengths are the same for whoever cuts."""
    return abs(one - other) <= tolerance


def exact(length: float) -> str:
    """Write a length with three decimals, as far as they say something."""
    return f"{length:.3f}".rstrip("0").rstrip(".") + " mm" if abs(length) < 1 else format_mm(length)
