"""A job → what is wrong in the catalogs of its languages."""

from generator.build.job import Job
from generator.build.press import Press
from generator.check import run_rules, translations_of
from generator.diagnostic import Diagnostic
from generator.localize import WORDS_CATALOGS, WORDS_LANGUAGE, read_catalog
from generator.localize.pseudo import PSEUDO


def check_catalogs(press: Press, job: Job) -> tuple[Diagnostic, ...]:
    """Judge the catalogs of a job's game and of the press in the job's languages."""
    source = press.game(job.game).source_language
    found: list[Diagnostic] = []
    for code in job.languages:
        if code != PSEUDO:
            found += _check(press, f"content/{job.game}/locale", code, source)
            found += _check(press, WORDS_CATALOGS, code, WORDS_LANGUAGE)
    return tuple(found)


def _check(press: Press, folder: str, code: str, source: str) -> tuple[Diagnostic, ...]:
    if code == source:
        return ()
    # What cannot be read has been reported by whoever shows its texts.
    catalog, _ = read_catalog(press.workspace, f"{folder}/{code}.po", press.languages[code])
    return () if catalog is None else run_rules(translations_of(catalog, source))
