"""A project, and besides a catalog of the pseudo-language for each game and for the press's own words.

The catalogs are made when they are read, and lie nowhere. All else takes them for what a translator wrote.
"""

from collections.abc import Iterator
from contextlib import AbstractContextManager

from msgspec import Struct, field
from msgspec.structs import replace

from generator.build.catalog_texts import collect_texts
from generator.build.disk import DiskWorkspace
from generator.localize import WORDS_CATALOGS, read_english_words, update_catalog
from generator.localize.po import Entry, parse_po, write_po
from generator.localize.pseudo import PSEUDO, pseudo_text
from generator.model import FontKey, Language
from generator.read import list_games, read_languages
from generator.workspace import Workspace, WorkspaceError


class PseudoWorkspace(Struct, frozen=True):
    """The project on disk, with more catalogs; see ``Workspace``."""

    disk: DiskWorkspace
    made: dict[str, str] = field(default_factory=dict)

    def read_text(self, path: str) -> str:
        """Return a file's text; see ``Workspace``."""
        if not _is_pseudo(path):
            return self.disk.read_text(path)
        if path not in self.made:
            self.made[path] = _catalog(self.disk, path)
        return self.made[path]

    def read_bytes(self, path: str) -> bytes:
        """Return a file's bytes; see ``Workspace``."""
        return self.read_text(path).encode() if _is_pseudo(path) else self.disk.read_bytes(path)

    def list_files(self, folder: str, suffix: str = "") -> tuple[str, ...]:
        """Return the files below ``folder``, those that are made among them; see ``Workspace``."""
        more = (path for path in _paths(self.disk) if path.startswith(f"{folder}/"))
        found = {*self.disk.list_files(folder, suffix), *(path for path in more if path.endswith(suffix))}
        return tuple(sorted(found))

    def read_font(self, font: FontKey) -> bytes:
        """Return the bytes of a font of the package or the project; see ``Workspace``."""
        return self.disk.read_font(font)

    def font_folders(self) -> AbstractContextManager[tuple[str, ...]]:
        """Lend the folders of all fonts; see ``Workspace``."""
        return self.disk.font_folders()


def _is_pseudo(path: str) -> bool:
    return path.endswith(f"locale/{PSEUDO}.po")


def _paths(workspace: Workspace) -> Iterator[str]:
    for slug in list_games(workspace):
        yield f"content/{slug}/locale/{PSEUDO}.po"
    yield f"{WORDS_CATALOGS}/{PSEUDO}.po"


def _catalog(workspace: DiskWorkspace, path: str) -> str:
    """Return a catalog in which each message is translated into the pseudo-language.

    Errors:
        WorkspaceError: the game cannot be read, which a check of it reports in full.
    """
    folder = path.rpartition("/")[0]
    if folder == WORDS_CATALOGS:
        messages, _ = read_english_words(workspace)
    else:
        texts, _ = collect_texts(workspace, folder.split("/")[1])
        if texts is None:
            raise WorkspaceError(path, "the game has faults")
        messages = texts.messages
    languages, _ = read_languages(workspace)
    language: Language = languages[PSEUDO]
    text, _ = update_catalog(None, messages, language, path)
    entries, _ = parse_po(text or "", path)
    return write_po([_translated(entry) for entry in entries])


def _translated(entry: Entry) -> Entry:
    if not entry.source:
        return entry
    sources = (entry.source,) if entry.plural is None else (entry.source, entry.plural)
    return replace(entry, forms=tuple(map(pseudo_text, sources)))
