"""Which pictures and templates of a game nothing shows. Facts for rules A203 and A204.

A name counts as spoken of wherever it stands in a text of the game: better one idle file too few than a
picture thrown away whose name a template makes up.
"""

import re
from collections.abc import Iterator, Mapping

from generator.model import Art, Game, Member, Value
from generator.workspace import Workspace, WorkspaceError

COVER = "cover.svg.j2"
"""The figure that a rulebook has on its cover, if there is one."""
_PICTURES = (".svg", ".png", ".jpg", ".jpeg")


def idle_files(workspace: Workspace, game: Game) -> tuple[str, ...]:
    """Return the paths of pictures and templates that nothing in the game names, in order."""
    folder = f"content/{game.slug}"
    art = {
        path: path.removeprefix(f"{folder}/art/")
        for path in workspace.list_files(f"{folder}/art")
        if path.lower().endswith(_PICTURES)
    }
    drawn = workspace.list_files(f"{folder}/templates", ".j2")
    templates = {path: path.rpartition("/")[2] for path in drawn}
    cover = (COVER,) if game.rulebook is not None else ()
    shown = frozenset((*_shown_files(game), *_faces(game), *cover))
    waiting = {path: name for path, name in (art | templates).items() if name not in shown}
    if not waiting:
        return ()
    texts = tuple(_texts(workspace, folder))
    return tuple(path for path, name in waiting.items() if not _is_named(path, name, texts))


def _is_named(path: str, name: str, texts: tuple[tuple[str, str], ...]) -> bool:
    """Tell whether a text of another file has the name; a figure is called without its ending."""
    called = re.compile(rf"(?<![\w./-]){re.escape(name.removesuffix('.svg.j2'))}(?:\.svg\.j2)?(?![\w-]|\.\w)")
    return any(called.search(text) for other, text in texts if other != path)


def _texts(workspace: Workspace, folder: str) -> Iterator[tuple[str, str]]:
    for path in workspace.list_files(folder):
        if path.endswith((".yaml", ".md", ".j2")):
            try:
                yield path, workspace.read_text(path)
            except WorkspaceError:
                continue


def _faces(game: Game) -> Iterator[str]:
    for edition in game.editions:
        for component in edition.components:
            yield from (component.face, component.back or "")


def _shown_files(game: Game) -> Iterator[str]:
    """Yield the names of all picture files that pieces, members of sets and icons hold."""
    for icon in game.icons.values():
        yield from _files(icon.art)
    for members in game.sets.values():
        for member in members:
            yield from _files(member)
    for edition in game.editions:
        for component in edition.components:
            for piece in component.pieces:
                for value in piece.fields.values():
                    if not isinstance(value, str | int | float | None):
                        yield from _files(value)


def _files(value: Value) -> Iterator[str]:
    match value:
        case Art(is_file=True):
            yield value.name
        case Member():
            for part in value.fields.values():
                yield from _files(part)
        case tuple():
            for part in value:
                yield from _files(part)
        case Mapping():
            for part in value.values():
                yield from _files(part)
