"""The pipeline as one function: localize → faces → impose → rulebook → check → write → catalogue.

One job in, its files as bytes out; nothing goes to disk here. The game has been read, and its own facts have
been checked, when jobs were made (``targets``); here what was composed is checked. Invariant: what comes out
depends on the job and the project alone, not on what the process has made before.
"""

from generator.build.books import check_catalogue, print_book, print_catalogue, set_book
from generator.build.catalog_checks import check_catalogs
from generator.build.job import Job, Made, Outcome
from generator.build.labels import label_names, shortened_names
from generator.build.localized import judged_mildly, localize_job
from generator.build.press import Press
from generator.build.settling import settle_faults
from generator.build.sheets import compose_faces, plan_stocks, print_sheets
from generator.check import Composed, run_rules
from generator.diagnostic import has_errors


def run_job(press: Press, job: Job) -> Outcome:
    """Judge a game in one edition and language and, if it is sound, make its files."""
    localized, diagnostics = localize_job(press, job)
    if localized is None:
        return Outcome(job=job, files=(), diagnostics=diagnostics)
    diagnostics += check_catalogs(press, job)

    faces, faults = compose_faces(press, localized, job)
    diagnostics += faults
    plans, faults = plan_stocks(press, localized, job, faces)
    diagnostics += faults
    diagnostics += shortened_names(localized, (page for planned in plans for page in planned.plan.pages))
    book, faults = set_book(press, localized, job)
    diagnostics += faults
    diagnostics += check_catalogue(press, localized, job)
    figures = () if book is None else book.figures
    names = label_names(localized, job, press.studio.fonts)
    composed = Composed(localized=localized, faces=faces, figures=figures, names=names)
    diagnostics += judged_mildly(run_rules(composed), job)
    diagnostics = settle_faults(press.workspace, press.game(job.game), diagnostics)

    files: tuple[Made, ...] = ()
    if job.writes and not has_errors(diagnostics):
        sheets, faults = print_sheets(press, localized, job, faces, plans)
        diagnostics += faults
        catalogue, faults = print_catalogue(press, localized, job, faces)
        diagnostics += faults
        files = (*sheets, *print_book(press, localized, job, book), *catalogue)
    return Outcome(job=job, files=files if not has_errors(diagnostics) else (), diagnostics=diagnostics)
