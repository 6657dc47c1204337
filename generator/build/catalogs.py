"""Games and the press's own words → their catalogs, brought up to date: what ``pnp translate`` does.

Invariant: no translation is lost, and a catalog that is up to date is not touched.
"""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from generator.build.disk import DiskWorkspace
from generator.build.output import OutputFolder
from generator.build.request import chosen, chosen_games
from generator.build.source import read_rulebook, rulebook_path
from generator.diagnostic import Diagnostic, Span, has_errors
from generator.localize import (
    WORDS_CATALOGS,
    WORDS_LANGUAGE,
    Message,
    collect_messages,
    read_english_words,
    update_catalog,
)
from generator.model import Language
from generator.read import list_games, read_game, read_languages
from generator.rulebook import rulebook_messages
from generator.workspace import WorkspaceError


class CatalogResult(Struct, frozen=True, kw_only=True):
    """The catalogs that were written and those left alone, with what there was to complain about."""

    written: tuple[str, ...]
    kept: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]


class Texts(Struct, frozen=True, kw_only=True):
    """Messages that share catalogs, which lie in ``folder``: those of a game, or the press's own words."""

    folder: str
    messages: tuple[Message, ...]
    source_language: str
    languages: tuple[str, ...]


def update_catalogs(root: Path, games: Sequence[str] = (), languages: Sequence[str] = ()) -> CatalogResult:
    """Bring the catalogs of some games, or of all, up to date in some languages, or in all.

    The press's own words are brought up to date in the languages of these games too.

    Errors:
        RequestError: a name is unknown. OutputError: a catalog cannot be written.
    """
    workspace = DiskWorkspace(root)
    known, faults = read_languages(workspace)
    diagnostics = list(faults)
    texts: list[Texts] = []
    for slug in chosen_games(root, games, list_games(workspace)):
        of_game, faults = collect_texts(workspace, slug)
        diagnostics += faults
        texts += [of_game] if of_game is not None else []
    spoken = tuple(dict.fromkeys(code for one in texts for code in one.languages))
    if languages and not has_errors(diagnostics):
        chosen("language", languages, spoken)
    of_press, faults = _texts_of_press(workspace, spoken)
    diagnostics += faults
    texts += [of_press] if of_press is not None else []
    written: list[str] = []
    kept: list[str] = []
    for one in texts:
        for code in one.languages:
            if code != one.source_language and code in known and (not languages or code in languages):
                path, is_new, faults = _update(workspace, one, known[code])
                diagnostics += faults
                (written if is_new else kept).append(path)
    return CatalogResult(written=tuple(written), kept=tuple(kept), diagnostics=tuple(diagnostics))


def collect_texts(workspace: DiskWorkspace, slug: str) -> tuple[Texts | None, tuple[Diagnostic, ...]]:
    """Gather a game's messages; none if some are out of reach, which would take their translations away."""
    game, faults = read_game(workspace, slug)
    if game is None or has_errors(faults):
        return None, faults
    source, book_faults = read_rulebook(workspace, game)
    if has_errors(book_faults):
        return None, (*faults, *book_faults)
    book: tuple[Message, ...] = ()
    if source is not None:
        book, book_faults = rulebook_messages(source, rulebook_path(game))
    texts = Texts(
        folder=f"content/{game.slug}/locale",
        messages=collect_messages(game, book),
        source_language=game.source_language,
        languages=game.languages,
    )
    return texts, (*faults, *book_faults)


def _texts_of_press(
    workspace: DiskWorkspace, languages: tuple[str, ...]
) -> tuple[Texts | None, tuple[Diagnostic, ...]]:
    words, faults = read_english_words(workspace)
    texts = Texts(folder=WORDS_CATALOGS, messages=words, source_language=WORDS_LANGUAGE, languages=languages)
    return texts if words else None, faults


def _update(
    workspace: DiskWorkspace, texts: Texts, language: Language
) -> tuple[str, bool, tuple[Diagnostic, ...]]:
    """Write one catalog if it changes; return its path and whether it did."""
    path = f"{texts.folder}/{language.code}.po"
    folder = OutputFolder(workspace.root)
    place = folder.locate(path)
    if not place.parent.resolve().is_relative_to(workspace.root.resolve()):
        return path, False, (_fault("its folder is a link that leads out of the project", Span(path)),)
    try:
        existing = workspace.read_text(path) if place.exists() else None
    except WorkspaceError as error:
        return path, False, (_fault(error.reason, error.span),)
    text, faults = update_catalog(existing, texts.messages, language, path)
    if text is None or text == existing:
        return path, False, faults
    folder.write(path, text.encode())
    return path, True, faults


def _fault(reason: str, span: Span) -> Diagnostic:
    return Diagnostic(code="T190", message=f"the catalog cannot be brought up to date: {reason}", span=span)
