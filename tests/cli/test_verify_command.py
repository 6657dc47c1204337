"""``pnp verify``: anywhere, without a project; what it says and how it ends."""

import json
from pathlib import Path

import pikepdf
import pytest
from generator.cli.main import main
from tests.verify.proofs import edit_page, sound, spoiled


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder without a project: a sound file, and one below it that was scaled."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sound.pdf").write_bytes(sound())
    (tmp_path / "spoiled").mkdir()
    (tmp_path / "spoiled" / "scaled.pdf").write_bytes(spoiled(sound(), _scale))
    return tmp_path


def _scale(pdf: pikepdf.Pdf) -> None:
    for page in pdf.pages:
        page.contents_add(b"q 0.97 0 0 0.97 8.9 12.6 cm ", prepend=True)
        page.contents_add(b" Q")


def test_a_sound_file_ends_well(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "sound.pdf"]) == 0
    assert capsys.readouterr().out == "1 file verified, all sound\n"
    assert main(["verify", "sound.pdf", "--verbose"]) == 0
    assert capsys.readouterr().out.startswith("sound.pdf: sheets, 2 pages, 13 faces, RGB and grey\n")


def test_all_files_of_a_folder_are_verified(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "."]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("spoiled/scaled.pdf, page 1: error P413: the page was scaled to 97.0 % (")
    assert lines[-1] == "2 files verified, 1 faulty; 2 errors"


def test_many_faults_of_one_kind_take_few_lines(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    twice = edit_page(1, r"/Copy \d/Side/front", "/Copy 0/Side/front", times=8)
    (folder / "twice.pdf").write_bytes(spoiled(sound(), twice))
    assert main(["verify", "twice.pdf"]) == 1
    lines = [line for line in capsys.readouterr().out.splitlines() if "P422" in line]
    # Four tiles and two coins too many.
    assert len(lines) == 3
    assert lines[-1].endswith("; and 3 more like it (--verbose lists all)")
    assert main(["verify", "twice.pdf", "--verbose"]) == 1
    assert capsys.readouterr().out.count("P422") == 6


def test_json_says_it_all(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "moved.pdf").write_bytes(spoiled(sound(), edit_page(1, r"14\.17 21\.61 Td", "5.17 21.61 Td")))
    assert main(["verify", "--format", "json", "moved.pdf"]) == 1
    data = json.loads(capsys.readouterr().out)
    (file,) = data["files"]
    (verdict,) = file.pop("verdicts")
    assert file == {
        "file": "moved.pdf",
        "kind": "sheets",
        "pages": 2,
        "faces": {"coins": 3, "tiles": 10},
        "colours": ["RGB", "grey"],
        "transparency": False,
    }
    # The label's line is at 21.61 pt, and its letters reach 0.75 of 7 pt above that.
    assert verdict.pop("at") == pytest.approx([1.824, 287.524], abs=0.01)
    assert verdict == {
        "code": "P434",
        "name": "outside-margin",
        "severity": "error",
        "page": 1,
        "message": "a label comes nearer to the edge than 5 mm",
        "hint": "print it again with pnp build --force and the --printer that you have",
    }
    assert (data["errors"], data["warnings"], data["notes"]) == (1, 0, 0)


def test_warnings_count_when_they_should(folder: Path) -> None:
    def soften(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].Resources.Font["/F1.0"].BaseFont = pikepdf.Name.NotoSans

    (folder / "whole.pdf").write_bytes(spoiled(sound(), soften))
    assert main(["verify", "whole.pdf"]) == 0
    assert main(["verify", "whole.pdf", "--strict"]) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing.pdf"], "pnp: cannot read nothing.pdf: No such file or directory"),
        ([], "pnp: no PDF was named"),
    ],
)
def test_what_is_asked_for_in_vain(
    folder: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert main(["verify", *words]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_what_is_no_pdf_is_said_so(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "notes.txt").write_text("Hello")
    assert main(["verify", "notes.txt"]) == 1
    assert "notes.txt: error P401: the file cannot be read: it is no PDF" in capsys.readouterr().out
