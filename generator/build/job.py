"""What goes to a worker process and what comes back: plain data, small enough to be sent."""

import json
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct, to_builtins

from generator.build.state import About
from generator.diagnostic import Diagnostic
from generator.model.cutting import Cutting, PrinterProfile
from generator.model.ink import Ink
from generator.model.paper import Duplex, Paper


class Job(Struct, frozen=True, kw_only=True):
    """One game in one edition and one language.

    ``rank`` is the job's place in its game. ``design`` is the fingerprint of the press, of templates and of
    the game's art; ``known`` holds the keys of files in place. Without ``writes`` everything is checked and
    nothing made; without ``pictures`` there are files, and no pictures of them.
    """

    root: Path
    rank: tuple[int, ...]
    game: str
    edition: str
    language: str
    papers: tuple[Paper, ...]
    components: tuple[str, ...]
    duplex: Duplex
    cutting: Cutting
    ink: Ink
    profile: PrinterProfile | None
    design: str
    known: Mapping[str, str]
    writes: bool
    pictures: bool

    @property
    def key(self) -> str:
        """What tells this job from others that ask for something else."""
        way = to_builtins([self.papers, self.duplex, self.cutting, self.profile, self.ink])
        return json.dumps([self.folder, sorted(set(self.components)), way])

    @property
    def is_partial(self) -> bool:
        """Whether it makes sheets only, no books: some components, less ink, or two languages."""
        return bool(self.components) or self.ink is not Ink.FULL or len(self.languages) > 1

    @property
    def languages(self) -> tuple[str, ...]:
        """The codes of its languages: one, or two for pieces in two languages, such as ``fr+en``."""
        return tuple(self.language.split("+"))

    @property
    def folder(self) -> str:
        """The folder of its files, below the output folder."""
        return f"{self.game}/{self.edition}/{self.language}"


class PagePicture(Struct, frozen=True, kw_only=True):
    """A small picture of a page; ``height`` in pixels."""

    data: bytes
    title: str
    height: int


class Made(Struct, frozen=True, kw_only=True):
    """A file that a job answers for; ``data`` is None when what is in place is right.

    ``pictures`` is None when none were asked for.
    """

    path: str
    key: str
    data: bytes | None
    pages: int
    pieces: Mapping[str, int]
    pictures: tuple[PagePicture, ...] | None
    about: About


class Outcome(Struct, frozen=True, kw_only=True):
    """What came of a job; there are no files when a diagnostic is an error."""

    job: Job
    files: tuple[Made, ...]
    diagnostics: tuple[Diagnostic, ...]
