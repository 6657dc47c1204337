"""Bytes → files. Invariant: under a final name there is always a whole file, the old one or the new one.

Files are written beside their final place, brought to the disk, then renamed over it.
"""

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from msgspec import Struct

_TEMPORARY = ".pnp-new-"
# Windows keeps these names for devices, with any extension.
_DEVICES = frozenset(
    {"con", "prn", "aux", "nul", *(f"{name}{n}" for name in ("com", "lpt") for n in range(1, 10))}
)


class OutputError(Exception):
    """A file that cannot be written; ``reason`` is a sentence for whoever runs the build."""

    def __init__(self, path: Path, error: OSError) -> None:
        self.path = path
        self.reason = error.strerror or type(error).__name__
        super().__init__(f"cannot write {path}: {self.reason}")


def safe_name(name: str) -> str:
    """Return a name that any system takes for a folder or file."""
    return f"{name}_" if name.lower().partition(".")[0] in _DEVICES else name


class OutputFolder(Struct, frozen=True):
    """The folder that a build writes to; paths are relative to it, with forward slashes."""

    root: Path

    def locate(self, path: str) -> Path:
        """Return where a path is on disk."""
        return self.root.joinpath(*PurePosixPath(path).parts)

    def read(self, path: str) -> bytes | None:
        """Return a file's bytes, or None if it cannot be had."""
        try:
            return self.locate(path).read_bytes()
        except OSError:
            return None

    def changed(self, path: str) -> int:
        """Return when a file was last changed, in ns; 0 if that cannot be had."""
        try:
            return self.locate(path).stat().st_mtime_ns
        except OSError:
            return 0

    def write(self, path: str, data: bytes) -> None:
        """Put a file in place, whole. Errors: OutputError."""
        write_whole(self.locate(path), data)

    def remove(self, path: str) -> bool:
        """Remove a file and the folders that are empty without it; return whether it was there.

        Errors:
            OutputError: it cannot be removed.
        """
        place = self.locate(path)
        # The path comes from a file that anyone may have edited; it must not lead anywhere else.
        if ".." in PurePosixPath(path).parts or not place.is_relative_to(self.root) or place.is_dir():
            return False
        try:
            place.unlink()
        except FileNotFoundError:
            return False
        except OSError as error:
            raise OutputError(place, error) from error
        for folder in place.parents:
            if folder == self.root or not _try_rmdir(folder):
                break
        return True

    def clear_remains(self, paths: Iterable[str]) -> None:
        """Remove what a killed build left unfinished beside the given files."""
        for folder in sorted({self.locate(path).parent for path in paths}):
            for remains in sorted(folder.glob(f"{_TEMPORARY}*")):
                with contextlib.suppress(OSError):
                    remains.unlink()


def write_whole(place: Path, data: bytes) -> None:
    """Write a file so that it is never there in part.

    Errors:
        OutputError: the folder or the file cannot be written; what was there before still is.
    """
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        try:
            _write_beside(place, data)
        except FileNotFoundError:
            # Another build that has just begun took the new file for what a killed one had left.
            _write_beside(place, data)
    except OSError as error:
        raise OutputError(place, error) from error


def _write_beside(place: Path, data: bytes) -> None:
    new = place.with_name(f"{_TEMPORARY}{os.getpid()}-{place.name}")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        new.replace(place)
    except BaseException:
        with contextlib.suppress(OSError):
            new.unlink()
        raise


def _try_rmdir(folder: Path) -> bool:
    try:
        folder.rmdir()
    except OSError:
        return False
    return True
