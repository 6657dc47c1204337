"""A game's verdicts, with what its author says of them; and what is wrong with that."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from generator.check import list_rules
from generator.check.allowances import (
    Allowance,
    check_allowances,
    check_levels,
    read_allowances,
    settle,
)
from generator.diagnostic import Diagnostic, has_errors
from generator.model import Game
from generator.workspace import Workspace, WorkspaceError

_IDLE_FILES = frozenset({"A203", "A204"})


def settle_faults(
    workspace: Workspace, game: Game, diagnostics: Iterable[Diagnostic]
) -> tuple[Diagnostic, ...]:
    """Give faults the weights that their game gives them, and mark those that it allows."""
    return settle(diagnostics, game.checks, list_rules(), lambda path: _lines(workspace, path))


def judge_allowances(
    workspace: Workspace, games: Sequence[Game], diagnostics: Sequence[Diagnostic]
) -> Iterator[Diagnostic]:
    """Yield what is wrong with the remarks of authors, once all of their games has been checked."""
    remarks = tuple(remark for game in games for remark in _remarks(workspace, game))
    if remarks:
        yield from check_allowances(remarks, diagnostics, set(_codes()))


def leave_idle_files(diagnostics: Sequence[Diagnostic]) -> Iterator[Diagnostic]:
    """Yield faults, but not the idle files of faulty games: a name that was mistyped may mean one of them."""
    faulty = {_folder(fault) for fault in diagnostics if has_errors((fault,))}
    for diagnostic in diagnostics:
        if diagnostic.code not in _IDLE_FILES or _folder(diagnostic) not in faulty:
            yield diagnostic


def _folder(diagnostic: Diagnostic) -> str:
    """Return the folder of the game in whose files a fault lies."""
    return "/".join(diagnostic.span.file.split("/")[:2])


def judge_levels(game: Game) -> Iterator[Diagnostic]:
    """Yield the levels that a game gives to rules that there are not."""
    if game.checks:
        yield from check_levels(game.checks, _codes())


def _codes() -> Mapping[str, str]:
    """Return all codes, with the names of those that have one."""
    # Only here, as few games allow anything, and all rooms have to be loaded for their codes.
    from generator.build.codebook import list_codes  # noqa: PLC0415

    return {code: page.name for code, page in list_codes().items()}


def _remarks(workspace: Workspace, game: Game) -> Iterator[Allowance]:
    for path in workspace.list_files(f"content/{game.slug}", ".yaml"):
        yield from read_allowances(path, _lines(workspace, path))


def _lines(workspace: Workspace, path: str) -> Sequence[str]:
    try:
        return workspace.read_text(path).split("\n")
    except WorkspaceError:
        return ()
