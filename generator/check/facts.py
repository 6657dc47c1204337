"""What rules look at, besides the game itself: the words of its files, and the faces composed from it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from generator.faces.face import Face
from generator.model import Component, Game, LocalizedGame, Piece, Side
from generator.workspace import Workspace, WorkspaceError

_WORD = re.compile(r"[A-Za-z_][\w-]*")
_QUOTED = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'")
_BRACED = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """A game, and every word in the files that may speak of its parameters and sets."""

    game: Game
    words: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ComposedFace:
    """One face of one piece."""

    component: Component
    piece: Piece
    side: Side
    face: Face


@dataclass(frozen=True, slots=True, kw_only=True)
class Composed:
    """All faces of a localized game, and the figures of its rulebook by name."""

    localized: LocalizedGame
    faces: tuple[ComposedFace, ...]
    figures: tuple[tuple[str, Face], ...] = ()


def read_game_words(workspace: Workspace, game: Game) -> GameWords:
    """Gather the words of a game's components, rulebook and constraints, and of all templates.

    A file that cannot be read has no words: whoever needs it reports it. Where a name has a "-", an
    expression has a "_", so both spellings are gathered.
    """
    folder = f"content/{game.slug}"
    paths = (
        *workspace.list_files(f"{folder}/components", ".yaml"),
        *workspace.list_files(f"{folder}/templates", ".j2"),
        *workspace.list_files("templates", ".j2"),
        *((f"{folder}/{game.rulebook}",) if game.rulebook is not None else ()),
    )
    texts = [_read(workspace, path) for path in paths]
    texts += _braced(_read(workspace, f"{folder}/game.yaml"))
    for constraint in game.constraints:
        sources = (source for source in constraint.loop.values() if isinstance(source, str))
        texts += (constraint.expect, *sources)
    words = {word for text in texts for word in _WORD.findall(text)}
    parts = {part for word in words for part in (word.replace("-", "_"), *word.split("-"))}
    return GameWords(game=game, words=frozenset(words | parts))


def _read(workspace: Workspace, path: str) -> str:
    try:
        return workspace.read_text(path)
    except WorkspaceError:
        return ""


def _braced(text: str) -> Iterator[str]:
    """Yield what stands in braces within quotes: in game.yaml, everything else is a name, not a use of it."""
    for quoted in _QUOTED.findall(text):
        yield from _BRACED.findall("".join(quoted))
