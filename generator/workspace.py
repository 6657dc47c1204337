"""The only door to the outside: the files of one project, its fonts, and nothing else.

Paths are relative to the project, with forward slashes. An implementation refuses what lies outside the
project, what is not a regular file, and what is reached through a link that leads out.
"""

from contextlib import AbstractContextManager
from typing import Protocol

from generator.diagnostic import Span
from generator.model.theme import FontKey


class WorkspaceError(Exception):
    """A file that cannot be had; ``reason`` is a sentence for the author, ``span`` the place to look at."""

    def __init__(self, path: str, reason: str, line: int = 1, column: int = 1) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
        self.span = Span(path, line, column)


class Workspace(Protocol):
    """Reads a project's files."""

    def read_text(self, path: str) -> str:
        """Return a file's text, decoded as UTF-8 (a byte order mark is dropped, CRLF becomes LF).

        Errors:
            WorkspaceError: the file is missing, outside the project, too large, or not UTF-8.
        """

    def read_bytes(self, path: str) -> bytes:
        """Return a file's bytes. Errors: as ``read_text``."""

    def list_files(self, folder: str, suffix: str = "") -> tuple[str, ...]:
        """Return the paths of all files below ``folder``, sorted; none if there is no such folder."""

    def read_font(self, font: FontKey) -> bytes:
        """Return the font file's bytes, of the package or of the project (``templates/fonts``).

        Errors:
            WorkspaceError: there is no such font, or it cannot be used.
        """

    def font_folders(self) -> AbstractContextManager[tuple[str, ...]]:
        """Lend the folders of all fonts to a library that takes fonts as files only."""
