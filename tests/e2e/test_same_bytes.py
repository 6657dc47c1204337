"""The same content gives the same bytes: in any folder, time zone and locale, and however it is built.

Only the state file differs: it records when each file was changed, so that it need not be read again.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import ROOT
from tests.e2e.shells import SLUG

STATE = ".pnp-state.json"
PART = ("--lang", "fr", "--edition", "rulebook", "--paper", "a4")
WEST = {
    "TZ": "America/Los_Angeles", "LC_ALL": "C", "LANG": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0",
    "PYTHONHASHSEED": "12345",
}  # fmt: skip
EAST = {"TZ": "Pacific/Kiritimati", "LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "PYTHONHASHSEED": "1"}


def transplant(root: Path) -> Path:
    """Copy the project into another folder, last file first."""
    sources = [path for folder in (f"content/{SLUG}", "templates") for path in (ROOT / folder).rglob("*")]
    for source in sorted(sources, reverse=True):
        if source.is_file():
            place = root / source.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(source.read_bytes())
    return root


def press(root: Path, out: Path, *options: str, **surroundings: str) -> str:
    """Build a part of the game in a process of its own; return the last line that it says."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **surroundings}
    command = [sys.executable, "-m", "generator", "build", SLUG, *PART, "--out", str(out), *options]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, check=False)
    said = done.stderr.decode(errors="replace")
    assert done.returncode == 0, said
    return said.splitlines()[-1]


def contents(out: Path, inside: str = "") -> dict[str, bytes]:
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted((out / inside).rglob("*"))
        if path.is_file() and path.name != STATE
    }


def dates(out: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mtime_ns for path in out.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def west(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project far away, of which a part has been built by one process."""
    root = transplant(tmp_path_factory.mktemp("far away, à l’ouest"))
    press(root, root / "out", "--jobs", "1", **WEST)
    return root


@pytest.fixture
def own(west: Path, tmp_path: Path) -> Path:
    """A copy of it for one test, with all its outputs."""
    return Path(shutil.copytree(west, tmp_path / "own"))


def test_a_part_built_elsewhere_is_that_of_the_whole_build(pressed: Path, west: Path) -> None:
    here, there = contents(pressed), contents(west / "out", SLUG)
    assert len(there) > 10
    assert {path: data for path, data in here.items() if path in there} == there
    pictures = contents(west / "out", "gallery")
    assert pictures
    assert {path: here.get(path) for path in pictures} == pictures


def test_a_warm_build_is_a_cold_one(own: Path, tmp_path: Path) -> None:
    game = own / "content" / SLUG / "game.yaml"
    text = game.read_text(encoding="utf-8")
    assert text.count("sand_dollar: 1\n") == 1
    game.write_text(text.replace("sand_dollar: 1\n", "sand_dollar: 2\n"), encoding="utf-8")
    before = contents(own / "out")
    press(own, own / "out", **EAST)
    press(own, tmp_path / "cold", "--jobs", "1", **WEST)
    warm = contents(own / "out")
    assert warm == contents(tmp_path / "cold")
    changed = {path for path in warm if path.endswith(".pdf") and warm[path] != before.get(path)}
    folder = f"{SLUG}/rulebook/fr"
    assert changed == {
        f"{folder}/{path}" for path in ("rulebook.pdf", "a4/rulebook-booklet.pdf", "a4/cards.pdf")
    }


def test_a_moved_line_changes_no_output(own: Path) -> None:
    before, printed = contents(own / "out"), dates(own / "out" / SLUG)
    for path in sorted((own / "content" / SLUG).rglob("*.yaml")):
        path.write_text(f"# A remark.\n\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    assert press(own, own / "out", "--jobs", "1").startswith("nothing to write, ")
    assert contents(own / "out") == before
    assert dates(own / "out" / SLUG) == printed
