"""A job → its game in its edition and language."""

from collections.abc import Iterable
from types import MappingProxyType

from msgspec.structs import replace

from generator.build.job import Job
from generator.build.press import Press
from generator.diagnostic import Diagnostic, Severity
from generator.localize import localize_game
from generator.localize.pseudo import PSEUDO
from generator.model import LocalizedGame

_OVERFLOW = "L101"


def localize_job(press: Press, job: Job) -> tuple[LocalizedGame | None, tuple[Diagnostic, ...]]:
    """Show the game of a job as it asks for, and tell what is wrong with the texts; see ``localize_game``."""
    game = press.game(job.game)
    edition = next(one for one in game.editions if one.id == job.edition)
    localized, faults = localize_game(press.workspace, game, edition, press.languages[job.language])
    if job.language != PSEUDO:
        return localized, faults
    # Nobody wrote these catalogs, and nobody can look into them.
    shown = localized if localized is None else replace(localized, places=MappingProxyType({}))
    return shown, tuple(_about_files(faults))


def judged_mildly(faults: Iterable[Diagnostic], job: Job) -> tuple[Diagnostic, ...]:
    """Let the pseudo-language be printed though its texts do not fit: that is what one wants to see."""
    if job.language != PSEUDO:
        return tuple(faults)
    return tuple(
        replace(fault, severity=Severity.WARNING) if fault.code == _OVERFLOW else fault for fault in faults
    )


def _about_files(faults: Iterable[Diagnostic]) -> Iterable[Diagnostic]:
    return (fault for fault in faults if not fault.span.file.endswith(f"locale/{PSEUDO}.po"))
