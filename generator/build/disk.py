"""The project on disk: the one door through which content, templates and fonts come in.

Invariant: nothing outside the project's folder is read, whatever a path or a link says, and nothing but
regular files of a bearable size. Every refusal is a ``WorkspaceError`` with a sentence for the author.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from msgspec import Struct, field

from generator.model.theme import FontKey
from generator.workspace import WorkspaceError

LARGEST_FILE = 20_000_000
_MARKERS = ("content", "templates")
_FONTS = Path(__file__).parent.parent / "fonts"


def find_root(start: Path) -> Path | None:
    """Return the nearest folder, from ``start`` upwards, that holds ``content`` and ``templates``."""
    start = start.absolute()
    for folder in (start, *start.parents):
        if all((folder / marker).is_dir() for marker in _MARKERS):
            return folder
    return None


class DiskWorkspace(Struct, frozen=True):
    """Reads the project below ``root``, and remembers where its folders are."""

    root: Path
    _folders: dict[str, Path] = field(default_factory=dict)

    def read_text(self, path: str) -> str:
        """Return a file's text; see ``Workspace``."""
        try:
            text = self.read_bytes(path).decode("utf-8-sig")
        except UnicodeDecodeError as error:
            before = error.object[: error.start].decode()
            line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
            reason = "this is not UTF-8 text; save the file as UTF-8"
            raise WorkspaceError(path, reason, line, column) from error
        return text.replace("\r\n", "\n")

    def read_bytes(self, path: str) -> bytes:
        """Return a file's bytes; see ``Workspace``."""
        place = self._locate(path)
        try:
            # Without O_NONBLOCK a pipe in the place of a file would block the build for ever.
            handle = os.open(place, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
            with open(handle, "rb") as file:  # noqa: PTH123  # a descriptor has no path
                status = os.fstat(handle)
                if not stat.S_ISREG(status.st_mode):
                    raise WorkspaceError(path, "this is not a regular file")
                if status.st_size > LARGEST_FILE:
                    raise WorkspaceError(path, f"the file is larger than {LARGEST_FILE // 1_000_000} MB")
                return file.read(status.st_size + 1)
        except OSError as error:
            raise WorkspaceError(path, _reason(error)) from error

    def list_files(self, folder: str, suffix: str = "") -> tuple[str, ...]:
        """Return the files below ``folder``; hidden ones and links are left out. See ``Workspace``."""
        try:
            start = self._locate(folder)
        except WorkspaceError:
            return ()
        found: list[str] = []
        for parent, folders, names in os.walk(start):
            folders[:] = [name for name in folders if not name.startswith(".")]
            inside = PurePosixPath(folder, Path(parent).relative_to(start).as_posix())
            found += [str(inside / name) for name in names if _is_listed(Path(parent, name))]
        return tuple(sorted(path for path in found if path.endswith(suffix)))

    def read_font(self, font: FontKey) -> bytes:
        """Return the bytes of a font of the package or the project; see ``Workspace``."""
        # Fonts bring in the shaper, which a build without any change does not need.
        from generator.typeset.font_check import font_fault  # noqa: PLC0415
        from generator.typeset.fonts import PROJECT_FONTS, family_of, font_file  # noqa: PLC0415

        name = font_file(font)
        file = _FONTS / name
        if file.is_file():
            return file.read_bytes()
        brought = self.list_files(PROJECT_FONTS, ".ttf")
        path = f"{PROJECT_FONTS}/{name}"
        if path in brought:
            data = self.read_bytes(path)
            fault = font_fault(data)
            if fault:
                raise WorkspaceError(path, fault)
            return data
        files = (*sorted(entry.name for entry in _FONTS.iterdir()), *brought)
        families = dict.fromkeys(family_of(file) for file in files if file.endswith("-Regular.ttf"))
        raise WorkspaceError(name, f"the press has {' and '.join(families)}")

    @contextmanager
    def font_folders(self) -> Iterator[tuple[str, ...]]:
        """Lend the folders of all fonts; see ``Workspace``."""
        brought = ("templates/fonts",) if self.list_files("templates/fonts", ".ttf") else ()
        yield (str(_FONTS), *(str(self._folder(folder)) for folder in brought))

    def _locate(self, path: str) -> Path:
        """Return where a path of the project leads, all links followed."""
        parts = PurePosixPath(path).parts
        if path.startswith("/") or ".." in parts or "\\" in path or ":" in path or "\0" in path:
            raise WorkspaceError(path, "paths lead down from the project's folder, with forward slashes")
        try:
            folder = self._folder("/".join(parts[:-1]))
            place = folder.joinpath(*parts[-1:])
            if stat.S_ISLNK(place.lstat().st_mode):
                place = place.resolve(strict=True)
        except (OSError, RuntimeError) as error:  # a loop of links is a RuntimeError before Python 3.13
            raise WorkspaceError(path, _reason(error)) from error
        if not place.is_relative_to(self._folder("")):
            raise WorkspaceError(path, "this is a link that leads out of the project")
        return place

    def _folder(self, path: str) -> Path:
        """Return where a folder is, all links followed."""
        folder = self._folders.get(path)
        if folder is None:
            folder = self._folders[path] = self.root.joinpath(path).resolve(strict=True)
        return folder


def _is_listed(file: Path) -> bool:
    return not file.name.startswith(".") and not file.is_symlink() and file.is_file()


def _reason(error: OSError | RuntimeError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file"
        case IsADirectoryError() | NotADirectoryError():
            return "this is not a file"
        case PermissionError():
            return "the file may not be read"
        case OSError() if error.strerror:
            return f"the file cannot be read: {error.strerror}"
    return "the file cannot be read"
