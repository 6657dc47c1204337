"""What is in the output folder, for people and programs: ``manifest.json``, sorted and free of dates."""

import json
from collections.abc import Mapping
from typing import Any

from generator import __version__
from generator.build.fingerprint import Stamp
from generator.build.output import OutputFolder
from generator.build.state import MANIFEST, Printed


def manifest_bytes(printed: Mapping[str, Printed], others: Mapping[str, Stamp]) -> bytes:
    """Return the manifest: each printed file with its pages and pieces, then what the gallery needs."""
    data = {
        "press": __version__,
        "files": [_entry(path, printed[path]) for path in sorted(printed)],
        "gallery": [_plain(path, others[path]) for path in sorted(others)],
    }
    return json.dumps(data, ensure_ascii=False, indent=1).encode() + b"\n"


def listed_files(folder: OutputFolder) -> frozenset[str]:
    """Return the files that the manifest in place lists: the only ones that a build may remove."""
    try:
        data: Any = json.loads(folder.read(MANIFEST) or b"")
        return frozenset(str(entry["file"]) for part in ("files", "gallery") for entry in data[part])
    except (ValueError, KeyError, TypeError):
        return frozenset()


def _entry(path: str, one: Printed) -> dict[str, object]:
    return {**_plain(path, one.stamp), "pages": one.pages, "pieces": dict(sorted(one.pieces.items()))}


def _plain(path: str, stamp: Stamp) -> dict[str, object]:
    return {"file": path, "sha256": stamp.digest, "bytes": stamp.size}
