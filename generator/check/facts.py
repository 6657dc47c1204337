"""What rules look at, besides the game itself: the words of its files, and the faces composed from it."""

import re
from collections.abc import Iterator

from msgspec import Struct

from generator.check.idle_files import idle_files
from generator.diagnostic import Span
from generator.expression import identifier
from generator.faces.face import Face
from generator.model import Component, Game, LocalizedGame, Piece, Side
from generator.workspace import Workspace, WorkspaceError

_QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
_BRACED = re.compile(r"\{([^{}]*)\}")


class GameWords(Struct, frozen=True, kw_only=True):
    """A game, those names of its parameters and sets that its files speak of, and files that none does."""

    game: Game
    words: frozenset[str]
    idle_files: tuple[str, ...] = ()


class ComposedFace(Struct, frozen=True, kw_only=True):
    """One face of one piece."""

    component: Component
    piece: Piece
    side: Side
    face: Face


class LabelName(Struct, frozen=True, kw_only=True):
    """A name that the labels of sheets show: what it names, and where it stands.

    ``missing`` characters of it are in no font, ``unset`` ones run from right to left.
    """

    subject: str
    span: Span
    missing: tuple[str, ...]
    unset: tuple[str, ...] = ()


class Composed(Struct, frozen=True, kw_only=True):
    """All faces of a localized game, the figures of its rulebook by name, and the names in its labels."""

    localized: LocalizedGame
    faces: tuple[ComposedFace, ...]
    figures: tuple[tuple[str, Face], ...] = ()
    names: tuple[LabelName, ...] = ()


def read_game_words(workspace: Workspace, game: Game) -> GameWords:
    """Find the parameters and sets that a game's components, rulebook, constraints or any template name.

    A file that cannot be read names nothing: whoever needs it reports it. Where a name has a "-", an
    expression has a "_", so both spellings count.
    """
    names = {identifier(name) for edition in game.editions for name in edition.parameters}
    unseen = names | {identifier(name) for name in game.sets}
    words: set[str] = set()
    for text in _texts(workspace, game):
        seen = {name for name in unseen if _speaks_of(text, name)}
        words |= seen
        unseen -= seen
        if not unseen:
            break
    return GameWords(game=game, words=frozenset(words), idle_files=idle_files(workspace, game))


def _texts(workspace: Workspace, game: Game) -> Iterator[str]:
    """Yield every text that may name parameters and sets."""
    for constraint in game.constraints:
        yield from (constraint.expect, *map(str, constraint.loop.values()))
    for kind in game.effects.values():
        yield from (argument.name for argument in kind.arguments.values())
    yield from _sets_of_members(game)
    folder = f"content/{game.slug}"
    yield from _braced(_read(workspace, f"{folder}/game.yaml"))
    paths = (
        *workspace.list_files(f"{folder}/components", ".yaml"),
        *workspace.list_files(f"{folder}/templates", ".j2"),
        *workspace.list_files("templates", ".j2"),
        *((f"{folder}/{game.rulebook}",) if game.rulebook is not None else ()),
    )
    yield from (_read(workspace, path) for path in paths)


def _sets_of_members(game: Game) -> Iterator[str]:
    """Yield the sets whose members are among the fields of another set's members."""
    sets = {id(member): name for name, members in game.sets.items() for member in members}
    for members in game.sets.values():
        for member in members:
            yield from (sets[id(value)] for value in member.fields.values() if id(value) in sets)


def _speaks_of(text: str, name: str) -> bool:
    return bool(re.search(rf"(?<!\w){name.replace('_', '[-_]')}(?!\w)", text))


def _read(workspace: Workspace, path: str) -> str:
    try:
        return workspace.read_text(path)
    except WorkspaceError:
        return ""


def _braced(text: str) -> Iterator[str]:
    """Yield what stands in braces within quotes: in game.yaml, everything else is a name, not a use of it."""
    for quoted in _QUOTED.findall(text):
        yield from _BRACED.findall("".join(quoted))
