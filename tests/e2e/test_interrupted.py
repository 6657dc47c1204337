"""Builds that are killed, cannot write, or run at once: files stay whole, and the next build mends all."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.conftest import ROOT
from tests.e2e.orchard import Orchard, build, plant

PART = ("--lang", "en", "--paper", "a4")
TEMPORARY = ".pnp-new-"

# Runs a build and kills it, as nothing can be caught or tidied up, when a file of some name is half written,
# whole but not in its place yet, or in its place.
KILLER = """
import fnmatch, os, signal, sys
from pathlib import Path
from generator.build import output
from generator.cli.main import main

when, name, *arguments = sys.argv[1:]
write_whole, replace, fsync = output.write_whole, Path.replace, os.fsync
current = ""

def is_struck(moment):
    return moment == when and fnmatch.fnmatch(current, name)

def strike():
    os.kill(os.getpid(), signal.SIGKILL)

def watched(place, data):
    global current
    current = place.name
    write_whole(place, data)

def cut(handle):
    if is_struck("half"):
        os.ftruncate(handle, os.fstat(handle).st_size // 2)
        strike()
    fsync(handle)

def moved(self, target):
    if is_struck("before"):
        strike()
    replace(self, target)
    if is_struck("after"):
        strike()

output.write_whole, os.fsync, Path.replace = watched, cut, moved
sys.exit(main(arguments))
"""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system cannot kill like that")


def command(orchard: Orchard, *options: str) -> list[str]:
    return ["--project", str(orchard.root), "build", "--jobs", "1", *options]


def start(*arguments: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        [sys.executable, *arguments], env=environment, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    )


def contents(out: Path) -> dict[str, bytes]:
    """What lies under final names, but for the state, which says when files were changed."""
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in sorted(out.rglob("*"))
        if path.is_file() and not path.name.startswith(".pnp-")
    }


def remains(out: Path) -> list[Path]:
    return [path for path in out.rglob("*") if path.name.startswith(TEMPORARY)]


def without_book(root: Path) -> Orchard:
    orchard = plant(root)
    orchard.change("game.yaml", "rulebook: rulebook.md\n", "")
    return orchard


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Orchard:
    """The orchard, built, then changed; in ``new`` is what a build of the change makes."""
    orchard = without_book(tmp_path_factory.mktemp("model") / "project")
    assert build(orchard, *PART)[0] == 0
    orchard.change("theme.yaml", 'leaf: "#8fbf6a"', 'leaf: "#bf8f6a"')
    orchard.change("components/signs.yaml", "name: Ladder", "name: Ladders")
    assert build(orchard, *PART, "--out", str(orchard.root / "new"))[0] == 0
    return orchard


@pytest.fixture
def orchard(model: Orchard, tmp_path: Path) -> Orchard:
    return Orchard(Path(shutil.copytree(model.root, tmp_path / "project")))


@pytest.mark.parametrize(
    ("when", "name"),
    [
        ("half", "cards.pdf"),
        ("before", "cards.pdf"),
        ("after", "tiles.pdf"),
        ("half", "*.jpg"),
        ("before", "index.html"),
        ("after", "manifest.json"),
        ("half", ".pnp-state.json"),
    ],
)
def test_what_a_killed_build_leaves_is_whole_and_the_next_one_mends_it(
    orchard: Orchard, when: str, name: str
) -> None:
    out = orchard.root / "out"
    old, new = contents(out), contents(orchard.root / "new")
    killed = start("-c", KILLER, when, name, *command(orchard, *PART))
    killed.communicate()
    assert killed.returncode == -signal.SIGKILL
    left = contents(out)
    assert set(left) >= set(old) & set(new)
    assert [path for path, data in left.items() if data not in (old.get(path), new.get(path))] == []
    assert bool(remains(out)) is (when != "after")
    assert build(orchard, *PART)[0] == 0
    assert contents(out) == new
    assert remains(out) == []


def test_a_first_build_that_is_killed_leaves_whole_files_and_the_next_one_mends_it(orchard: Orchard) -> None:
    out, new = orchard.root / "out", contents(orchard.root / "new")
    shutil.rmtree(out)
    killed = start("-c", KILLER, "half", "tiles.pdf", *command(orchard, *PART))
    killed.communicate()
    assert killed.returncode == -signal.SIGKILL
    assert remains(out) != []
    assert {path: new[path] for path in contents(out)} == contents(out)
    assert build(orchard, *PART)[0] == 0
    assert contents(out) == new
    assert remains(out) == []


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="this system does not list processes there")
def test_the_processes_of_a_killed_build_end_with_it(orchard: Orchard) -> None:
    running = start("-m", "generator", *command(orchard, "--jobs", "2"))
    children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
    while len(helpers := children.read_text().split()) < 3:  # two at work, and one that tidies up after them
        assert running.poll() is None
        time.sleep(0.02)
    running.kill()
    running.communicate()
    deadline = time.monotonic() + 10
    while alive := [helper for helper in helpers if _is_alive(helper)]:
        assert time.monotonic() < deadline, alive
        time.sleep(0.05)


def _is_alive(process: str) -> bool:
    """Tell whether a process is there; one that has ended may wait for somebody to take note of it."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_output_below_a_file_cannot_be_written(orchard: Orchard) -> None:
    (orchard.root / "taken").write_text("not a folder")
    out = orchard.root / "taken" / "out"
    first = out / "orchard/garden/en/a4/cards.pdf"
    code, said = build(orchard, *PART, "--out", str(out))
    assert (code, said) == (4, [f"pnp: cannot write {first}: Not a directory"])
    assert (orchard.root / "taken").read_text() == "not a folder"


@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write everywhere")
def test_folder_that_is_read_only_cannot_be_written(orchard: Orchard) -> None:
    locked = orchard.root / "locked"
    locked.mkdir(mode=0o555)
    code, said = build(orchard, *PART, "--out", str(locked))
    assert (code, said) == (
        4,
        [f"pnp: cannot write {locked}/orchard/garden/en/a4/cards.pdf: Permission denied"],
    )


def test_two_builds_at_once_end_well(orchard: Orchard) -> None:
    out = orchard.root / "out"
    both = [start("-m", "generator", *command(orchard, *PART)) for _ in range(2)]
    said = [one.communicate()[1] for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    assert contents(out) == contents(orchard.root / "new")
    assert remains(out) == []


def test_two_different_builds_at_once_leave_whole_files_and_the_next_one_lists_them_all(
    orchard: Orchard, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    both = [
        start("-m", "generator", *command(orchard, "--lang", language, "--out", str(out)))
        for language in ("en", "fr")
    ]
    said = [one.communicate()[1] for one in both]
    assert [one.returncode for one in both] == [0, 0], said
    assert build(orchard, "--out", str(out))[0] == 0
    assert build(orchard, "--out", str(tmp_path / "alone"))[0] == 0
    assert contents(out) == contents(tmp_path / "alone")
    assert remains(out) == []
