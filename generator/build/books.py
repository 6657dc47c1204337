"""A localized game's rulebook and catalogue: set once, as PDF and HTML; and a booklet for each paper."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from generator.build.digest import digest
from generator.build.job import Job, Made
from generator.build.output import safe_name
from generator.build.pictures import picture_pages
from generator.build.press import Press
from generator.build.sheets import about, common_parts
from generator.build.source import read_rulebook
from generator.check import ComposedFace
from generator.diagnostic import Diagnostic
from generator.model import LocalizedGame, Paper, Side

if TYPE_CHECKING:
    from generator.rulebook import Rulebook


def set_book(
    press: Press, localized: LocalizedGame, job: Job
) -> tuple["Rulebook | None", tuple[Diagnostic, ...]]:
    """Set the game's rulebook, unless it has none or the job makes sheets only."""
    if job.is_partial:
        return None, ()
    source, faults = read_rulebook(press.workspace, localized.game)
    if source is None:
        return None, faults
    # Setting books takes libraries that games without one do not need.
    from generator.rulebook import set_rulebook  # noqa: PLC0415

    return set_rulebook(press.studio, localized, source, press.assets)


def print_book(press: Press, localized: LocalizedGame, job: Job, book: "Rulebook | None") -> tuple[Made, ...]:
    """Return the rulebook's files. A booklet that is in place is not imposed again."""
    if book is None:
        return ()
    name = localized.words["rulebook"]
    pdf = Made(
        path=f"{job.folder}/rulebook.pdf",
        key=digest(book.pdf),
        data=book.pdf,
        pages=book.pages,
        pieces={},
        pictures=picture_pages(book.pdf, [name]) if job.pictures else None,
        about=about(localized, (*job.rank, 0, 0), name),
    )
    html = Made(
        path=f"{job.folder}/rulebook.html",
        key=digest(book.html),
        data=book.html.encode(),
        pages=0,
        pieces={},
        pictures=(),
        about=about(localized, (*job.rank, 0, 1), name),
    )
    return (pdf, html, *(_booklet(press, localized, job, book, number) for number in range(len(job.papers))))


def _booklet(press: Press, localized: LocalizedGame, job: Job, book: "Rulebook", number: int) -> Made:
    paper = job.papers[number]
    name = localized.words["booklet"]
    path = f"{job.folder}/{safe_name(paper.id)}/rulebook-booklet.pdf"
    is_shown = number == 0
    key = digest(job.design, book.pdf, paper, is_shown)
    data = None if job.known.get(path) == key else _impose(book.pdf, paper)
    return Made(
        path=path,
        key=key,
        data=data,
        # Four pages of the book on each sheet, two on each side of it.
        pages=-(-book.pages // 4) * 2,
        pieces={},
        pictures=picture_pages(data, [name] if is_shown else []) if data and job.pictures else None,
        about=about(localized, (*job.rank, number + 1, len(press.profiles.stocks)), name, paper.name),
    )


def _impose(pdf: bytes, paper: Paper) -> bytes:
    from generator.rulebook import impose_booklet  # noqa: PLC0415

    return impose_booklet(pdf, paper)


def check_catalogue(press: Press, localized: LocalizedGame, job: Job) -> tuple[Diagnostic, ...]:
    """Judge a game's catalogue, unless it has none or the job makes sheets only."""
    if localized.game.catalogue is None or job.is_partial:
        return ()
    from generator.catalogue import judge_catalogue  # noqa: PLC0415

    return judge_catalogue(localized, press.studio.fonts)


def print_catalogue(
    press: Press, localized: LocalizedGame, job: Job, faces: Sequence[ComposedFace]
) -> tuple[tuple[Made, ...], tuple[Diagnostic, ...]]:
    """Return the catalogue's files, unless there is to be none. One that is in place is not set again.

    Its key ends in the number of its pages, which only setting it could tell.
    """
    catalogue = localized.game.catalogue
    if catalogue is None or job.is_partial:
        return (), ()
    paths = f"{job.folder}/catalogue.pdf", f"{job.folder}/catalogue.html"
    shown = [one for one in localized.edition.components if one.id in catalogue.components]
    key = digest(job.design, catalogue, shown, *common_parts(localized))
    found = {job.known.get(path, "") for path in paths}
    known, _, pages = found.pop().rpartition("-")
    if not found and known == key:
        return _catalogue_files(localized, job, f"{key}-{pages}", int(pages), (None, None)), ()
    # Setting catalogues takes libraries that games without one do not need.
    from generator.catalogue import set_catalogue  # noqa: PLC0415

    drawings = {(one.component.id, one.piece.id): one.face.drawing for one in faces if one.side is Side.FRONT}
    bound, faults = set_catalogue(press.studio, localized, drawings, press.assets)
    if bound is None:
        return (), faults
    data = (bound.pdf, bound.html.encode())
    return _catalogue_files(localized, job, f"{key}-{bound.pages}", bound.pages, data), faults


def _catalogue_files(
    localized: LocalizedGame, job: Job, key: str, pages: int, data: tuple[bytes | None, bytes | None]
) -> tuple[Made, ...]:
    name, (pdf, html) = localized.words["catalogue"], data
    return (
        Made(
            path=f"{job.folder}/catalogue.pdf",
            key=key,
            data=pdf,
            pages=pages,
            pieces={},
            pictures=picture_pages(pdf, [name]) if pdf and job.pictures else None,
            about=about(localized, (*job.rank, 0, 2), name),
        ),
        Made(
            path=f"{job.folder}/catalogue.html",
            key=key,
            data=html,
            pages=0,
            pieces={},
            pictures=(),
            about=about(localized, (*job.rank, 0, 3), name),
        ),
    )
