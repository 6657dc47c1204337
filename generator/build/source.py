"""A game's rulebook as it is written, for whoever sets it or gathers its messages."""

from generator.diagnostic import Diagnostic
from generator.model import Game
from generator.workspace import Workspace, WorkspaceError


def rulebook_path(game: Game) -> str:
    """Return where the rulebook of a game lies in the project; the game must have one."""
    return f"content/{game.slug}/{game.rulebook}"


def read_rulebook(workspace: Workspace, game: Game) -> tuple[str | None, tuple[Diagnostic, ...]]:
    """Return the Markdown of a game's rulebook; None if there is none or it cannot be read."""
    if game.rulebook is None:
        return None, ()
    try:
        return workspace.read_text(rulebook_path(game)), ()
    except WorkspaceError as error:
        message = f"the rulebook cannot be read: {error.reason}"
        return None, (Diagnostic(code="B190", message=message, span=error.span),)
