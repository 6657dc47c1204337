"""What a game says of checks: how much a rule weighs in it, and why."""

from msgspec import Struct

from generator.diagnostic import NOWHERE, Severity, Span


class Level(Struct, frozen=True, kw_only=True):
    """A rule by its code or name, and how much it weighs; with no ``severity``, it is off."""

    rule: str
    severity: Severity | None
    because: str
    span: Span = NOWHERE
