"""What tests share: the shipped content, printed once for a test run."""

import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock
from hypothesis import settings

ROOT = Path(__file__).parent.parent
# The languages that every game is printed in here; others differ in nothing but their catalogs.
PRINTED = ("en", "fr", "pt")

# The same cases at every run, so that a verdict depends on the change alone.
settings.register_profile("fixed", derandomize=True)
settings.load_profile("fixed")


@pytest.fixture(scope="session")
def pressed(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Print every game into a folder that all workers of this run share, and return the folder."""
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    out = shared / "pressed"
    with FileLock(shared / "pressed.lock"):
        if not (out / "manifest.json").exists():
            press(out, "--lang", ",".join(PRINTED))
    return out


def press(out: Path, *arguments: str) -> None:
    """Run ``pnp build`` on the shipped content as a user would."""
    command = [sys.executable, "-m", "generator", "build", "--out", str(out), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
