"""Games and the press's own words → their catalogs: what ``pnp translate`` does.

Invariant: no translation is lost, and a catalog that is up to date is not touched.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from generator.build.catalog_hints import PAGES, Hints, with_hints
from generator.build.catalog_texts import Texts, gather_texts
from generator.build.disk import DiskWorkspace
from generator.build.output import OutputFolder
from generator.build.request import RequestError, chosen
from generator.diagnostic import Diagnostic, Span, has_errors
from generator.localize import make_template, update_catalog
from generator.localize.pseudo import PSEUDO
from generator.model import Language
from generator.read import find_language, read_languages
from generator.workspace import WorkspaceError
from generator.write import ArtError

Made = tuple[str | None, tuple[Diagnostic, ...]]


class CatalogResult(Struct, frozen=True, kw_only=True):
    """The catalogs that were written and those left alone, with what there was to complain about."""

    written: tuple[str, ...]
    kept: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]


def update_catalogs(root: Path, games: Sequence[str] = (), languages: Sequence[str] = ()) -> CatalogResult:
    """Bring the catalogs of some games, or of all, up to date in some languages, or in all.

    The press's own words are brought up to date in the languages of these games too.

    Errors:
        RequestError: a name is unknown. OutputError: a catalog cannot be written.
    """
    workspace = DiskWorkspace(root)
    known, faults = read_languages(workspace)
    texts, more = _gather(workspace, games)
    diagnostics = (*faults, *more)
    if languages and not has_errors(diagnostics):
        chosen("language", languages, [code for one in texts for code in one.languages])
    wanted = [
        (one, known[code])
        for one in texts
        for code in one.targets
        if code in known and (not languages or code in languages)
    ]
    return _written(workspace, diagnostics, [_updating(one, language) for one, language in wanted])


def extract_templates(root: Path, games: Sequence[str] = ()) -> CatalogResult:
    """Write the template (POT) of some games, or of all, and that of the press's own words.

    Each game also gets a page with pictures of what stands on its pieces, in the folder ``out/translate``.

    Errors:
        RequestError: a name is unknown. OutputError: a template cannot be written.
    """
    workspace = DiskWorkspace(root)
    texts, faults = gather_texts(workspace, games)
    hinted = [with_hints(workspace, one) for one in texts]
    result = _written(workspace, faults, [_extracting(one) for one, _ in hinted])
    pages = tuple(_write_pages(workspace, hinted))
    return replace(
        result,
        written=(*result.written, *(path for path, is_new in pages if is_new)),
        kept=(*result.kept, *(path for path, is_new in pages if not is_new)),
    )


def begin_catalogs(root: Path, code: str, games: Sequence[str] = ()) -> tuple[CatalogResult, Language]:
    """Make catalogs in a new language, for some games or for all; those that are there stay as they are.

    Errors:
        RequestError: there is no such language, or a name is unknown. OutputError: a file cannot be written.
    """
    workspace = DiskWorkspace(root)
    known, faults = read_languages(workspace)
    language = find_language(code, known)
    if language is None or code == PSEUDO:
        raise RequestError(f'there is no language "{code}": a code is such as de, pt-PT or zh-Hant')
    texts, more = _gather(workspace, games)
    wanted = [one for one in texts if one.source_language != code]
    result = _written(workspace, (*faults, *more), [_beginning(one, language) for one in wanted])
    return result, language


def _gather(
    workspace: DiskWorkspace, games: Sequence[str]
) -> tuple[tuple[Texts, ...], tuple[Diagnostic, ...]]:
    """Return the texts as a translator wants them: with room and pictures. Errors: RequestError."""
    texts, faults = gather_texts(workspace, games)
    return tuple(with_hints(workspace, one)[0] for one in texts), faults


class _Task(Struct, frozen=True):
    """A file to write, and what makes its text of the text so far, if there is one."""

    path: str
    make: Callable[[str | None], Made]


def _updating(texts: Texts, language: Language) -> _Task:
    path = texts.catalog(language.code)
    return _Task(path, lambda existing: update_catalog(existing, texts.messages, language, path))


def _extracting(texts: Texts) -> _Task:
    return _Task(texts.template, lambda _: (make_template(texts.messages), ()))


def _write_pages(
    workspace: DiskWorkspace, hinted: Sequence[tuple[Texts, Hints]]
) -> Iterator[tuple[str, bool]]:
    """Write the pages with pictures; yield their paths and whether they have changed.

    Errors:
        RequestError: the design of the pages cannot be used. OutputError: a page cannot be written.
    """
    # Only here, as catalogs need no pictures.
    from jinja2 import TemplateError  # noqa: PLC0415

    from generator.build.translation_page import write_translation_page  # noqa: PLC0415

    folder = OutputFolder(workspace.root / "out")
    for texts, hints in hinted:
        if texts.game is None or not hints.faces:
            continue
        try:
            page = write_translation_page(texts, hints, workspace).encode()
        except (WorkspaceError, TemplateError, ArtError) as error:
            raise RequestError(f"the page with pictures cannot be made: {error}") from error
        path = f"{PAGES}/{texts.game.slug}.html"
        is_new = folder.read(path) != page
        if is_new:
            folder.write(path, page)
        yield f"out/{path}", is_new


def _beginning(texts: Texts, language: Language) -> _Task:
    path = texts.catalog(language.code)

    def make(existing: str | None) -> Made:
        return update_catalog(None, texts.messages, language, path) if existing is None else (existing, ())

    return _Task(path, make)


def _written(
    workspace: DiskWorkspace, diagnostics: tuple[Diagnostic, ...], tasks: Sequence[_Task]
) -> CatalogResult:
    outcomes = [(task.path, *_write(workspace, task)) for task in tasks]
    return CatalogResult(
        written=tuple(path for path, is_new, _ in outcomes if is_new),
        kept=tuple(path for path, is_new, _ in outcomes if not is_new),
        diagnostics=(*diagnostics, *(fault for _, _, faults in outcomes for fault in faults)),
    )


def _write(workspace: DiskWorkspace, task: _Task) -> tuple[bool, tuple[Diagnostic, ...]]:
    """Write one file if it changes, and tell whether it did."""
    folder = OutputFolder(workspace.root)
    place = folder.locate(task.path)
    if not place.parent.resolve().is_relative_to(workspace.root.resolve()):
        return False, (_fault("its folder is a link that leads out of the project", Span(task.path)),)
    try:
        existing = workspace.read_text(task.path) if place.exists() else None
    except WorkspaceError as error:
        return False, (_fault(error.reason, error.span),)
    text, faults = task.make(existing)
    if text is None or text == existing:
        return False, faults
    folder.write(task.path, text.encode())
    return True, faults


def _fault(reason: str, span: Span) -> Diagnostic:
    return Diagnostic(code="T190", message=f"the catalog cannot be brought up to date: {reason}", span=span)


def unspoken_in(root: Path, language: Language, games: Sequence[str]) -> Iterator[str]:
    """Yield the game.yaml of each game that says which languages it is in, and not this one."""
    texts, _ = gather_texts(DiskWorkspace(root), games)
    for one in texts:
        if one.game is not None and language.code not in one.languages:
            yield f"content/{one.game.slug}/game.yaml"
