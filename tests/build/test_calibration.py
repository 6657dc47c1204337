"""From the calibration sheet to backs that are moved: what the command keeps, and builds with a profile."""

from pathlib import Path

import pypdfium2
import pytest
from generator.cli.main import main
from generator.model import Side
from tests.build.projects import make_project
from tests.read_back import read_pieces

FLEET = "out/harbour/standard/en/a4/cards.pdf"


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    return make_project(tmp_path / "project")


def pnp(root: Path, *words: str) -> int:
    return main([words[0], "--project", str(root), *words[1:]])


def build(root: Path, *words: str) -> int:
    fixed = ("--no-gallery", "--jobs", "1", "--edition", "standard", "--lang", "en", "--paper", "a4")
    return pnp(root, "build", *fixed, "--component", "fleet", *words)


def test_the_sheet_says_in_three_languages_how_to_read_it(harbour: Path, tmp_path: Path) -> None:
    assert pnp(harbour, "calibrate", "--out", str(tmp_path)) == 0
    pdf = (tmp_path / "calibration-a4-long.pdf").read_bytes()
    with pypdfium2.PdfDocument(pdf) as document:
        assert len(document) == 2
        text = document[0].get_textpage().get_text_range()
    for phrase in ("against the light", "contre la lumière", "contra a luz", "along the long edge"):
        assert phrase in text
    assert "pnp calibrate --paper a4 --duplex long --measured=" in text
    assert pnp(harbour, "calibrate", "--out", str(tmp_path / "again")) == 0
    assert (tmp_path / "again" / "calibration-a4-long.pdf").read_bytes() == pdf


def test_what_was_read_is_kept_by_name_and_page(harbour: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # Everywhere 0.5 mm to the left on the front, so to the right on the back; 1 mm down on both.
    measured = "--measured=-0.5,1,-0.5,1,-0.5,1,-0.5,1"
    assert pnp(harbour, "calibrate", "--profile", "kitchen", measured) == 0
    assert "0.5 mm too far to the right, 1 mm too low, turned by 0° clockwise" in capsys.readouterr().err
    assert pnp(harbour, "calibrate", "--profile", "kitchen", "--landscape", "--measured=1 0") == 0
    assert pnp(harbour, "calibrate", "--profile", "attic", "--duplex", "short", "--measured=1 0") == 0
    kept = (harbour / ".pnp/printers.yaml").read_text()
    assert kept.split("\n", 2)[2] == (
        "attic:\n  duplex: short\n"
        "  portrait: {dx: 1 mm, dy: 0 mm, rotation: 0, scale: 1.00000}\n"
        "kitchen:\n  duplex: long\n"
        "  portrait: {dx: 0.5 mm, dy: 1 mm, rotation: 0, scale: 1.00000}\n"
        "  landscape: {dx: 1 mm, dy: 0 mm, rotation: 0, scale: 1.00000}\n"
    )


@pytest.mark.parametrize("words", [(), ("--duplex", "short", "--landscape"), ("--paper", "a5")])
def test_the_sheet_passes_as_sound(harbour: Path, tmp_path: Path, words: tuple[str, ...]) -> None:
    assert pnp(harbour, "calibrate", "--out", str(tmp_path), *words) == 0
    (sheet,) = tmp_path.glob("*.pdf")
    assert main(["verify", str(sheet)]) == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--measured=1,2,3",), "3 numbers were given"),
        (("--measured=1,2,3,4,5,6,7,8,9,10",), "10 numbers were given"),
        (("--measured=1,x",), "is no list of numbers"),
        (("--measured=99,0",), "at most 20"),
        (("--measured=-20,-20,20,-20,-20,20,20,20",), "no printer errs as far"),
        (("--measured=1,2", "--profile", "my printer"), '"my printer" cannot be an id'),
        (("--paper", "60x90mm"), "is too small for a calibration sheet"),
        (("--paper", "a44"), 'there is no paper "a44"'),
        (("--printer", "wid"), 'did you mean "wide"?'),
    ],
)
def test_what_cannot_be_used_is_refused(
    harbour: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert pnp(harbour, "calibrate", *words) == 2
    assert said in capsys.readouterr().err
    assert not (harbour / ".pnp").exists()


def test_a_reading_that_goes_ill_with_the_others_is_named(
    harbour: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert pnp(harbour, "calibrate", "--measured=0,0,0,0,0,0,4,-3") == 0
    assert "goes ill with the others" in capsys.readouterr().err


def test_a_profile_moves_backs_only_and_belongs_to_the_key(harbour: Path) -> None:
    assert build(harbour) == 0
    plain = (harbour / FLEET).read_bytes()
    assert pnp(harbour, "calibrate", "--profile", "kitchen", "--measured=-0.5,1") == 0
    assert build(harbour, "--profile", "kitchen") == 0
    moved = (harbour / FLEET).read_bytes()
    for one, other in zip(read_pieces(plain), read_pieces(moved), strict=True):
        shift = (other.trim.x - one.trim.x, other.trim.y - one.trim.y)
        expected = (0, 0) if one.face.side is Side.FRONT else (-0.5, -1)
        assert shift == pytest.approx(expected, abs=0.002)
    # The same again leaves it; another measure makes it anew; without a profile it is what it was.
    before = (harbour / FLEET).stat().st_mtime_ns
    assert build(harbour, "--profile", "kitchen") == 0
    assert (harbour / FLEET).stat().st_mtime_ns == before
    assert pnp(harbour, "calibrate", "--profile", "kitchen", "--measured=-0.5,2") == 0
    assert build(harbour, "--profile", "kitchen") == 0
    assert (harbour / FLEET).read_bytes() != moved
    assert build(harbour) == 0
    assert (harbour / FLEET).read_bytes() == plain


def test_a_profile_that_does_not_suit_is_refused(harbour: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build(harbour, "--profile", "kitchen") == 2
    assert 'there is no profile "kitchen": pnp calibrate prints the sheet' in capsys.readouterr().err
    assert pnp(harbour, "calibrate", "--profile", "kitchen", "--measured=1,1") == 0
    assert build(harbour, "--profile", "kitchn") == 2
    assert 'did you mean "kitchen"?' in capsys.readouterr().err
    assert build(harbour, "--profile", "kitchen", "--duplex", "gutter") == 2
    assert "was measured with --duplex long" in capsys.readouterr().err
    (harbour / ".pnp/printers.yaml").write_text("kitchen: {duplex: long, portrait: {dx: far}}\n")
    assert build(harbour, "--profile", "kitchen") == 1
    assert ".pnp/printers.yaml:1:40: error S107" in capsys.readouterr().err
