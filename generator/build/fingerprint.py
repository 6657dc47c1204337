"""Everything that a build depends on → one fingerprint: the project's files, the press itself, its libraries.

A file that has the size and the time of change it had before is taken to be the same; otherwise it is read.
"""

import os
import re
import stat
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence, Set
from functools import cache
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from generator import __version__

DISTRIBUTION = "pnp-generator"
_PROJECT_FOLDERS = ("content", "templates")
_PRESS = str(Path(__file__).parent.parent)
_PRESS_FILES = (".py", ".ttf")
_NEED = re.compile(r"Requires-Dist: *([\w.-]+)")


class Stamp(Struct, frozen=True):
    """A file as it was when it was read last; ``changed`` in ns."""

    size: int
    changed: int
    digest: str


def stamp_files(root: Path, known: Mapping[str, Stamp]) -> dict[str, Stamp]:
    """Return the stamps of the project's and the press's own files, sorted by name."""
    stamps: dict[str, Stamp] = {}
    for name, place in sorted([*_project_files(root), *_press_files()]):
        stamp = stamp_file(place, known.get(name))
        if stamp is not None:
            stamps[name] = stamp
    return stamps


def stamp_file(place: str | Path, known: Stamp | None) -> Stamp | None:
    """Return a file's stamp, or None if it cannot be had. A link counts for what it says, not for its end."""
    try:
        status = os.lstat(place)
        if stat.S_ISLNK(status.st_mode):
            return Stamp(0, 0, f"link to {Path(place).readlink()}")
        if not stat.S_ISREG(status.st_mode):
            return None
        if known is not None and (known.size, known.changed) == (status.st_size, status.st_mtime_ns):
            return known
        with open(place, "rb", buffering=0) as file:  # noqa: PTH123  # a path would take as long as the reading
            return Stamp(status.st_size, status.st_mtime_ns, sha256(file.read()).hexdigest())
    except OSError:
        return None


def fingerprint(
    stamps: Mapping[str, Stamp], prefixes: Sequence[str] = ("",), without: Set[str] = frozenset()
) -> str:
    """Return the fingerprint of files, by how their names begin and some left out, and of the libraries."""
    names = (name for name in stamps if name.startswith(tuple(prefixes)) and name not in without)
    lines = [f"{name} {stamps[name].digest}" for name in names]
    return sha256("\n".join([*lines, *_versions()]).encode()).hexdigest()


def _project_files(root: Path) -> Iterator[tuple[str, str]]:
    for folder in _PROJECT_FOLDERS:
        yield from _files(str(root / folder), f"{folder}/")


def _press_files() -> Iterator[tuple[str, str]]:
    return ((name, place) for name, place in _files(_PRESS, "generator/") if name.endswith(_PRESS_FILES))


def _files(folder: str, name: str) -> Iterator[tuple[str, str]]:
    """Yield the names and places of all files below a folder but hidden ones.

    Texts, not paths: a build that has nothing to do does little else than this.
    """
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return
    for entry in entries:
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _files(entry.path, f"{name}{entry.name}/")
        else:
            yield name + entry.name, entry.path


@cache
def _versions() -> tuple[str, ...]:
    """Return what the bytes of outputs depend on besides files."""
    return tuple(_find_versions())


def _find_versions() -> Iterator[str]:
    yield f"pnp {__version__}"
    yield f"python {sys.version_info.major}.{sys.version_info.minor}"
    yield f"zlib {zlib.ZLIB_RUNTIME_VERSION}"
    installed = _installed()
    own = installed.get(DISTRIBUTION)
    for name in sorted(_needs(own) if own else ()):
        place = installed.get(name)
        yield place.name if place else f"no {name}"


def _installed() -> dict[str, Path]:
    """Return the folders that tell of installed distributions; their names have the versions.

    ``importlib.metadata`` would say the same, and take longer than all else that a warm build does.
    """
    found: dict[str, Path] = {}
    for folder in map(Path, sys.path):
        for place in folder.glob("*.dist-info"):
            found.setdefault(_normal(place.name.partition("-")[0]), place)
    return found


def _needs(distribution: Path) -> Iterator[str]:
    """Yield the names of what a distribution cannot do without, as its metadata lists them."""
    try:
        head, _, _ = (distribution / "METADATA").read_text(encoding="utf-8").partition("\n\n")
    except OSError:
        return
    for line in head.splitlines():
        need = _NEED.match(line)
        if need and "extra ==" not in line:
            yield _normal(need[1])


def _normal(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()
