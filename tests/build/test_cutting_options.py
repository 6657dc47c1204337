"""Papers, printers and ways to cut on the command line: what they change, and what they refuse."""

from pathlib import Path

import pikepdf
import pytest
from generator.cli.main import main
from generator.units import pt_to_mm
from tests.build.projects import edit, make_project
from tests.read_back import read_pieces


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    return make_project(tmp_path / "project")


def build(root: Path, *words: str) -> int:
    fixed = ("--no-gallery", "--jobs", "1", "--edition", "standard", "--lang", "en")
    return main(["build", "--project", str(root), *fixed, *words])


def sheet(root: Path, paper: str, stock: str = "cards") -> Path:
    return root / f"out/harbour/standard/en/{paper}/{stock}.pdf"


def test_a_paper_of_any_size_has_a_folder_of_its_own(harbour: Path) -> None:
    assert build(harbour, "--paper", "30x20cm") == 0
    with pikepdf.open(sheet(harbour, "200x300mm")) as pdf:
        box = [pt_to_mm(float(edge)) for edge in pdf.pages[0].mediabox]
    assert box == pytest.approx([0, 0, 200, 300], abs=0.001)
    # Named otherwise, it is the same paper, and there is nothing to write.
    before = sheet(harbour, "200x300mm").stat().st_mtime_ns
    assert build(harbour, "--paper", "200x300mm") == 0
    assert sheet(harbour, "200x300mm").stat().st_mtime_ns == before


def test_a_game_names_its_papers(harbour: Path) -> None:
    edit(harbour, "content/harbour/game.yaml", "source: en\n", "source: en\npapers: [a5, 210x210mm]\n")
    assert build(harbour) == 0
    folders = sorted(
        place.name for place in (harbour / "out/harbour/standard/en").iterdir() if place.is_dir()
    )
    assert folders == ["210x210mm", "a5"]


def test_options_change_what_they_are_about_and_nothing_stays_behind(harbour: Path) -> None:
    assert build(harbour, "--paper", "a4") == 0
    plain = sheet(harbour, "a4").read_bytes()
    for words in (
        ("--marks", "hairline"),
        ("--bleed", "shared"),
        ("--bleed", "1mm"),
        ("--bleed", "none"),
        ("--grid", "2x1"),
        ("--printer", "wide", "--grid", "1x1"),
    ):
        assert build(harbour, "--paper", "a4", *words) == 0
        assert sheet(harbour, "a4").read_bytes() != plain, words
    assert build(harbour, "--paper", "a4") == 0
    assert sheet(harbour, "a4").read_bytes() == plain


def test_bleed_that_faces_lack_is_made(harbour: Path) -> None:
    assert build(harbour, "--paper", "a4", "--bleed", "4mm") == 0
    bleeds = {piece.face.component: piece.bleed for piece in read_pieces(sheet(harbour, "a4").read_bytes())}
    assert bleeds == {"fleet": 4.0}


def test_what_does_not_fit_is_refused_where_it_is_written(
    harbour: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # 44 × 68 with 2 mm of bleed: four of 48 in 200, three of 72 above the label and between the marks.
    assert build(harbour, "--paper", "a4", "--component", "fleet", "--grid", "5x5") == 1
    said = capsys.readouterr().err
    assert "content/harbour/components/fleet.yaml:5:8: error P108" in said
    assert "does not fit on A4 with margins of 5 mm in 5 × 5 with 2 mm of bleed (what fits: a grid of" in said
    assert not sheet(harbour, "a4").exists()


@pytest.mark.parametrize(
    "words",
    [
        ("--grid", "0x3"),
        ("--grid", "three"),
        ("--bleed", "much"),
        ("--bleed", "60mm"),
        ("--marks", "dots"),
        ("--paper", "10x10mm"),
        ("--printer", "inkjet"),
    ],
)
def test_words_that_mean_nothing_are_refused(
    harbour: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, str]
) -> None:
    assert build(harbour, *words) == 2
    assert words[1] in capsys.readouterr().err
