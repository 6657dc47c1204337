"""Stand-ins for tests: a project that lives in memory."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import resources

from generator.model import FontKey
from generator.workspace import WorkspaceError


class MemoryWorkspace:
    """A project whose files are given as path → text or bytes. Its fonts are those of the package.

    Text is handed out as it is given; bytes are decoded as UTF-8, without a byte order mark and with LF.
    """

    def __init__(self, files: Mapping[str, str | bytes]) -> None:
        self.files = dict(files)

    def read_text(self, path: str) -> str:
        content = self._content(path)
        if isinstance(content, str):
            return content
        try:
            return content.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise WorkspaceError(path, "the file is not UTF-8") from error

    def read_bytes(self, path: str) -> bytes:
        content = self._content(path)
        return content.encode() if isinstance(content, str) else content

    def list_files(self, folder: str, suffix: str = "") -> tuple[str, ...]:
        return tuple(
            sorted(path for path in self.files if path.startswith(f"{folder}/") and path.endswith(suffix))
        )

    def read_font(self, font: FontKey) -> bytes:
        style = ("Bold" if font.bold else "") + ("Italic" if font.italic else "") or "Regular"
        name = f"{font.family.replace(' ', '')}-{style}.ttf"
        file = resources.files("generator.fonts").joinpath(name)
        if file.is_file():
            return file.read_bytes()
        if f"templates/fonts/{name}" in self.files:
            return self.read_bytes(f"templates/fonts/{name}")
        raise WorkspaceError(name, "the package has no such font")

    @contextmanager
    def font_folders(self) -> Iterator[tuple[str, ...]]:
        with resources.as_file(resources.files("generator.fonts")) as folder:
            yield (str(folder),)

    def _content(self, path: str) -> str | bytes:
        if path not in self.files:
            raise WorkspaceError(path, "there is no such file")
        return self.files[path]
