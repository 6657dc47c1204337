"""What a build is asked to do, and what came of it."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct, to_builtins

from generator.diagnostic import Diagnostic, has_errors, suggestion
from generator.model.cutting import USUAL_CUTTING, Cutting, PrinterProfile
from generator.model.ink import Ink
from generator.model.paper import Duplex


class BuildRequest(Struct, frozen=True, kw_only=True):
    """What to print. An empty tuple means all there are; ``jobs`` 0 means one for each processor.

    Without ``gallery`` no picture is made, and a gallery that is there goes. ``printer`` names a class of
    printers; without one, each paper has its usual margin. With ``strict``, nothing is printed of a game that
    anything warns of.
    """

    root: Path
    out: Path
    games: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    papers: tuple[str, ...] = ()
    components: tuple[str, ...] = ()
    printer: str = ""
    duplex: Duplex = Duplex.LONG
    cutting: Cutting = USUAL_CUTTING
    ink: Ink = Ink.FULL
    profile: PrinterProfile | None = None
    jobs: int = 0
    force: bool = False
    gallery: bool = True
    strict: bool = False

    def covers(self, path: str) -> bool:
        """Tell whether all files of an output's folder are asked for: one that is not made is stale."""
        wanted = (self.games, self.editions, self.languages, self.papers)
        folders = path.split("/")[:-1]
        ink = folders[4] if len(folders) > 4 else ""
        is_whole = not self.components and ink == self.ink.folder
        return is_whole and all(
            not names or folder in names for names, folder in zip(wanted, folders, strict=False)
        )

    @property
    def key(self) -> str:
        """What tells this request from others that ask for something else."""
        names = (self.games, self.languages, self.editions, self.papers, self.components)
        way = to_builtins([self.duplex, self.printer, self.cutting, self.profile, self.ink])
        return json.dumps([way, self.gallery, *(sorted(set(part)) for part in names)])


class RequestError(Exception):
    """A name in a request that the project does not have; the message says which ones it has."""


def chosen(what: str, wanted: Sequence[str], known: Iterable[str]) -> tuple[str, ...]:
    """Return those wanted, or all, in the order in which they are known. Errors: RequestError."""
    choices = tuple(dict.fromkeys(known))
    for word in wanted:
        if word not in choices:
            raise RequestError(f'there is no {what} "{word}": {suggestion(word, choices)}')
    return tuple(choice for choice in choices if not wanted or choice in wanted)


def chosen_games(root: Path, wanted: Sequence[str], known: Iterable[str]) -> tuple[str, ...]:
    """Return the games wanted, or all. Errors: RequestError, which tells an unfinished game from none."""
    choices = tuple(known)
    for word in wanted:
        if word not in choices and "/" not in word and (root / "content" / word).is_dir():
            raise RequestError(f'there is no game "{word}": content/{word} has no game.yaml')
    return chosen("game", wanted, choices)


class WorkersError(Exception):
    """A process that died before its work was done."""

    def __init__(self) -> None:
        super().__init__("a process of the build was killed, perhaps for want of memory; try --jobs 1")


class Report(Protocol):
    """Hears how the build gets on."""

    def start(self, total: int) -> None:
        """Say how many steps there will be."""

    def step(self, done: str) -> None:
        """Say what has just been done."""

    def finish(self) -> None:
        """Say that there will be no more steps."""


class Silence:
    """A report that is shown nowhere."""

    def start(self, total: int) -> None:
        """Do nothing."""

    def step(self, done: str) -> None:
        """Do nothing."""

    def finish(self) -> None:
        """Do nothing."""


class BuildResult(Struct, frozen=True, kw_only=True):
    """What a build did: paths below the output folder, and the faults it met."""

    written: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    kept: int = 0
    refused: tuple[str, ...] = ()
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def told(self) -> tuple[Diagnostic, ...]:
        """The faults that nobody has allowed."""
        return tuple(fault for fault in self.diagnostics if not fault.allowed)

    @property
    def has_errors(self) -> bool:
        """Whether anything was refused because of its content."""
        return has_errors(self.diagnostics)
