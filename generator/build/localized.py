"""A job → its game in its edition and language."""

from collections.abc import Iterable, Sequence
from itertools import chain
from types import MappingProxyType

from msgspec.structs import replace

from generator.build.job import Job
from generator.build.press import Press
from generator.diagnostic import Diagnostic, Severity
from generator.localize import join_languages, localize_game
from generator.localize.pseudo import PSEUDO
from generator.model import Edition, Game, LocalizedGame

_OVERFLOW = "L101"


def localize_job(press: Press, job: Job) -> tuple[LocalizedGame | None, tuple[Diagnostic, ...]]:
    """Show the game of a job as it asks for, and tell what is wrong with the texts; see ``localize_game``."""
    return localize(press, job.game, job.edition, job.languages)


def localize(
    press: Press, slug: str, edition_id: str, languages: Sequence[str]
) -> tuple[LocalizedGame | None, tuple[Diagnostic, ...]]:
    """Show a game in an edition and a language, or in two."""
    game = press.game(slug)
    edition = next(one for one in game.editions if one.id == edition_id)
    found = [_in_language(press, game, edition, code) for code in languages]
    faults = tuple(chain.from_iterable(faults for _, faults in found))
    localized = [one for one, _ in found if one is not None]
    if len(localized) < len(found):
        return None, faults
    return (join_languages(*localized) if len(found) > 1 else localized[0]), faults


def _in_language(
    press: Press, game: Game, edition: Edition, code: str
) -> tuple[LocalizedGame | None, tuple[Diagnostic, ...]]:
    localized, faults = localize_game(press.workspace, game, edition, press.languages[code])
    if code != PSEUDO:
        return localized, faults
    # Nobody wrote these catalogs, and nobody can look into them.
    shown = localized if localized is None else replace(localized, places=MappingProxyType({}))
    return shown, tuple(_about_files(faults))


def judged_mildly(faults: Iterable[Diagnostic], job: Job) -> tuple[Diagnostic, ...]:
    """Let the pseudo-language be printed though its texts do not fit: that is what one wants to see."""
    if PSEUDO not in job.languages:
        return tuple(faults)
    return tuple(
        replace(fault, severity=Severity.WARNING) if fault.code == _OVERFLOW else fault for fault in faults
    )


def _about_files(faults: Iterable[Diagnostic]) -> Iterable[Diagnostic]:
    return (fault for fault in faults if not fault.span.file.endswith(f"locale/{PSEUDO}.po"))
