"""Games → their catalogs brought up to date in ``content/<game>/locale``: what ``pnp translate`` does.

Invariant: no translation is lost, and a catalog that is up to date is not touched.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from generator.build.disk import DiskWorkspace
from generator.build.output import OutputFolder
from generator.build.request import chosen, chosen_games
from generator.diagnostic import Diagnostic, Span, has_errors
from generator.localize import Message, collect_messages, update_catalog
from generator.model import Game, Language
from generator.read import list_games, read_game, read_languages
from generator.rulebook import rulebook_messages
from generator.workspace import WorkspaceError


@dataclass(frozen=True, slots=True, kw_only=True)
class CatalogResult:
    """The catalogs that were written and those left alone, with what there was to complain about."""

    written: tuple[str, ...]
    kept: tuple[str, ...]
    diagnostics: tuple[Diagnostic, ...]


def update_catalogs(root: Path, games: Sequence[str] = (), languages: Sequence[str] = ()) -> CatalogResult:
    """Bring the catalogs of some games, or of all, up to date in some languages, or in all.

    Errors:
        RequestError: a name is unknown. OutputError: a catalog cannot be written.
    """
    workspace = DiskWorkspace(root)
    known, faults = read_languages(workspace)
    diagnostics = list(faults)
    read: list[tuple[Game, tuple[Message, ...]]] = []
    for slug in chosen_games(root, games, list_games(workspace)):
        game, game_faults = read_game(workspace, slug)
        diagnostics += game_faults
        if game is not None and not has_errors(game_faults):
            messages, message_faults = _messages(workspace, game)
            diagnostics += message_faults
            read.append((game, messages))
    if languages and not has_errors(diagnostics):
        chosen("language", languages, [code for game, _ in read for code in game.languages])
    written: list[str] = []
    kept: list[str] = []
    for game, messages in read:
        for code in game.languages:
            if code != game.source_language and code in known and (not languages or code in languages):
                path, is_new, catalog_faults = _update(workspace, game, messages, known[code])
                diagnostics += catalog_faults
                (written if is_new else kept).append(path)
    return CatalogResult(written=tuple(written), kept=tuple(kept), diagnostics=tuple(diagnostics))


def _messages(workspace: DiskWorkspace, game: Game) -> tuple[tuple[Message, ...], tuple[Diagnostic, ...]]:
    if game.rulebook is None:
        return collect_messages(game), ()
    path = f"content/{game.slug}/{game.rulebook}"
    try:
        book, faults = rulebook_messages(workspace.read_text(path), path)
    except WorkspaceError as error:
        message = f"the rulebook cannot be read: {error.reason}"
        return collect_messages(game), (Diagnostic(code="B190", message=message, span=error.span),)
    return collect_messages(game, book), faults


def _update(
    workspace: DiskWorkspace, game: Game, messages: tuple[Message, ...], language: Language
) -> tuple[str, bool, tuple[Diagnostic, ...]]:
    """Write one catalog if it changes; return its path and whether it did."""
    path = f"content/{game.slug}/locale/{language.code}.po"
    folder = OutputFolder(workspace.root)
    place = folder.locate(path)
    if not place.parent.resolve().is_relative_to(workspace.root.resolve()):
        return path, False, (_fault("its folder is a link that leads out of the project", Span(path)),)
    try:
        existing = workspace.read_text(path) if place.exists() else None
    except WorkspaceError as error:
        return path, False, (_fault(error.reason, error.span),)
    text, faults = update_catalog(existing, messages, language, path)
    if text is None or text == existing:
        return path, False, faults
    folder.write(path, text.encode())
    return path, True, faults


def _fault(reason: str, span: Span) -> Diagnostic:
    return Diagnostic(code="T190", message=f"the catalog cannot be brought up to date: {reason}", span=span)
