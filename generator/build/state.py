"""What the last builds left behind, in ``.pnp-state.json``: the reason to leave a file alone.

Invariant: a state that is missing, damaged or of another version is an empty one; all it can cost is a
rebuild.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from msgspec import MsgspecError, Struct, convert, field, to_builtins
from msgspec.structs import asdict

from generator.build.fingerprint import Stamp, stamp_file
from generator.build.output import OutputFolder
from generator.diagnostic import Diagnostic, Severity, Span

STATE_FILE, MANIFEST, GALLERY = ".pnp-state.json", "manifest.json", "index.html"
_VERSION = 2


class About(Struct, frozen=True, kw_only=True):
    """What the gallery says about a file; ``rank`` is its place in its game."""

    rank: tuple[int, ...]
    game: str
    edition: str
    language: str
    tag: str
    paper: str
    name: str


class Shown(Struct, frozen=True):
    """The picture of a page: its path below the output folder, what it shows, and its height in pixels."""

    path: str
    title: str
    height: int


class Printed(Struct, frozen=True, kw_only=True):
    """An output: its stamp, what it was made from (``key``), what is in it, and pictures of its first pages.

    ``pieces`` counts the copies of each component. ``pictures`` is None when none were made.
    """

    stamp: Stamp
    key: str
    pages: int
    pieces: Mapping[str, int]
    pictures: tuple[Shown, ...] | None
    about: About


class Record(Struct, frozen=True, kw_only=True):
    """A build or job without errors: what it started from and what it ended with (path → key)."""

    fingerprint: str
    files: Mapping[str, str]
    diagnostics: tuple[Diagnostic, ...]


class State(Struct, frozen=True, kw_only=True):
    """All that is remembered.

    ``inputs`` are stamps of files read, ``others`` of the gallery's own files; ``runs`` and ``jobs`` go by
    the key of what was asked for.
    """

    inputs: Mapping[str, Stamp] = field(default_factory=dict)
    printed: Mapping[str, Printed] = field(default_factory=dict)
    others: Mapping[str, Stamp] = field(default_factory=dict)
    runs: Mapping[str, Record] = field(default_factory=dict)
    jobs: Mapping[str, Record] = field(default_factory=dict)


def read_state(folder: OutputFolder) -> State:
    """Return what is remembered, or an empty state."""
    try:
        data = json.loads(folder.read(STATE_FILE) or b"")
        if data["version"] != _VERSION:
            return State()
        state = State(
            inputs={name: Stamp(*stamp) for name, stamp in data["inputs"].items()},
            printed={path: _printed(one) for path, one in data["printed"].items()},
            others={path: Stamp(*stamp) for path, stamp in data["others"].items()},
            runs={key: _run(one) for key, one in data["runs"].items()},
            jobs={key: _run(one) for key, one in data["jobs"].items()},
        )
        # Making a structure checks no types; converting one to itself does.
        return convert(to_builtins(state), State) if all(map(_is_inside, _paths(state))) else State()
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError, MsgspecError):
        return State()


def _paths(state: State) -> Iterator[str]:
    yield from state.printed
    yield from state.others
    yield from (shown.path for one in state.printed.values() for shown in one.pictures or ())


def _is_inside(path: str) -> bool:
    """Tell whether a path can be that of an output: no system takes a NUL or half a character."""
    parts = PurePosixPath(path).parts
    return path.isprintable() and bool(parts) and ".." not in parts and parts[0] != "/"


def state_bytes(state: State) -> bytes:
    """Return a state as it is kept on disk."""
    data = {
        "version": _VERSION,
        "inputs": {name: _stamp_list(stamp) for name, stamp in state.inputs.items()},
        "printed": {path: _printed_dict(one) for path, one in sorted(state.printed.items())},
        "others": {path: _stamp_list(stamp) for path, stamp in sorted(state.others.items())},
        "runs": {key: _run_dict(one) for key, one in sorted(state.runs.items())},
        "jobs": {key: _run_dict(one) for key, one in sorted(state.jobs.items())},
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def is_intact(folder: OutputFolder, path: str, stamp: Stamp) -> bool:
    """Tell whether a file is still what it was when it was written; its date alone may differ."""
    found = stamp_file(folder.locate(path), stamp)
    return found is not None and found.digest == stamp.digest


def _stamp_list(stamp: Stamp) -> list[object]:
    return [stamp.size, stamp.changed, stamp.digest]


def _printed_dict(one: Printed) -> dict[str, object]:
    return {
        "stamp": _stamp_list(one.stamp),
        "key": one.key,
        "pages": one.pages,
        "pieces": dict(one.pieces),
        "pictures": _shown_lists(one.pictures),
        "about": asdict(one.about),
    }


def _printed(data: Mapping[str, Any]) -> Printed:
    about = {**data["about"], "rank": tuple(data["about"]["rank"])}
    return Printed(
        stamp=Stamp(*data["stamp"]),
        key=data["key"],
        pages=data["pages"],
        pieces=data["pieces"],
        pictures=_shown(data["pictures"]),
        about=About(**about),
    )


def _shown_lists(pictures: Sequence[Shown] | None) -> list[list[object]] | None:
    return None if pictures is None else [[shown.path, shown.title, shown.height] for shown in pictures]


def _shown(data: Sequence[Any] | None) -> tuple[Shown, ...] | None:
    return None if data is None else tuple(Shown(*shown) for shown in data)


def _run_dict(one: Record) -> dict[str, object]:
    faults = [
        {**asdict(fault), "span": list(asdict(fault.span).values()), "severity": fault.severity.value}
        for fault in one.diagnostics
    ]
    return {"fingerprint": one.fingerprint, "files": dict(one.files), "diagnostics": faults}


def _run(data: Mapping[str, Any]) -> Record:
    faults = (
        Diagnostic(**{**fault, "span": Span(*fault["span"]), "severity": Severity(fault["severity"])})
        for fault in data["diagnostics"]
    )
    return Record(fingerprint=data["fingerprint"], files=data["files"], diagnostics=tuple(faults))
