"""The benchmark's two programs really do the same work."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pikepdf
import pytest
from generator.model import Side
from tests.read_back import read_pieces

ROOT = Path(__file__).parent.parent
CARDS = 12


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bench") / "project"
    script = (
        "import sys; from pathlib import Path; from work import make_cards, write_json, write_project;"
        f"folder = Path(sys.argv[1]); deck = make_cards({CARDS});"
        "write_project(folder, deck, Path(sys.argv[2])); write_json(deck, folder / 'cards.json')"
    )
    _run(sys.executable, "-c", script, str(folder), str(ROOT / "templates"), cwd=ROOT / "benchmarks")
    return folder


def _run(*command: str, cwd: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_the_press_prints_every_card_once_without_a_complaint(project: Path) -> None:
    said = _run(sys.executable, "-m", "generator", "build", "--jobs", "1", cwd=project)
    assert "warning" not in said
    assert "error" not in said
    (sheets,) = (project / "out").glob("**/cards.pdf")
    placed = read_pieces(sheets.read_bytes())
    wanted = [card["id"] for card in json.loads((project / "cards.json").read_text())["cards"]]
    for side in Side:
        assert sorted(piece.face.piece for piece in placed if piece.face.side is side) == sorted(wanted)
    # Nine cards on each sheet, as the floor has it.
    assert [sum(piece.page == page for piece in placed) for page in range(4)] == [9, 9, 3, 3]


def test_the_floor_prints_as_many_pages(project: Path) -> None:
    art = project / "content" / "bench" / "art"
    _run(
        sys.executable,
        str(ROOT / "benchmarks" / "floor.py"),
        "cards.json",
        str(art),
        "floor.pdf",
        cwd=project,
    )
    with pikepdf.open(project / "floor.pdf") as pdf:
        assert len(pdf.pages) == 4
