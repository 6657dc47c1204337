"""From Dune to Open Sea, printed: the decks are whole, and one number in YAML is the same everywhere."""

import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pypdfium2
import pytest
from tests.conftest import PRINTED
from tests.read_back import read_pieces

ROOT = Path(__file__).parent.parent.parent
GAME = "dune-to-open-sea"
# The sea holly: so many suns for each flower in its column, on the card, in the glossary, in an example.
SEA_HOLLY = "effects: [{suns-each: {suns: 2, per: flower, area: column}}]\n    art: plant/sea-holly"


def counted(path: Path) -> Counter[tuple[str, str]]:
    """How many pieces of each component lie on fronts and on backs."""
    return Counter((piece.face.component, piece.face.side.value) for piece in read_pieces(path.read_bytes()))


@pytest.mark.parametrize(("edition", "starters"), [("1.00", 20), ("1.01", 16)])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_every_card_is_printed_on_both_faces(pressed: Path, edition: str, starters: int, paper: str) -> None:
    folder = pressed / GAME / edition / "fr" / paper
    for stock, ending in (("cards", ""), ("small-cards", "-small")):
        found = counted(folder / f"{stock}.pdf")
        for side in ("front", "back"):
            assert found[f"river{ending}", side] == 80
            assert found[f"starters{ending}", side] == starters
            assert found[f"zone-cards{ending}", side] == 16


def words(path: Path) -> str:
    """All text of a PDF or page, white space made plain."""
    if path.suffix == ".html":
        return " ".join(re.sub(r"<[^>]*>", " ", path.read_text(encoding="utf-8")).split())
    with pypdfium2.PdfDocument(path) as document:
        return " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in document)


def built(project: Path) -> dict[str, str]:
    """Print the game on one paper and return the words of each file."""
    command = [sys.executable, "-m", "generator", "build", GAME, "--edition", "1.01", "--paper", "a4"]
    command += ["--lang", ",".join(PRINTED), "--no-gallery", "--project", str(project)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return in_words(project / "out")


def in_words(folder: Path) -> dict[str, str]:
    """Return the words of the game's files in one edition, on one paper, by path."""
    return {
        path.relative_to(folder).as_posix(): words(path)
        for path in sorted((folder / GAME / "1.01").rglob("*"))
        if path.suffix in (".pdf", ".html") and path.parent.name != "letter"
    }


def test_one_number_changed_is_changed_wherever_it_shows(pressed: Path, tmp_path: Path) -> None:
    for name in ("content", "templates"):
        shutil.copytree(ROOT / name, tmp_path / name)
    river = tmp_path / "content" / GAME / "components" / "river.yaml"
    text = river.read_text(encoding="utf-8")
    assert SEA_HOLLY in text
    before = in_words(pressed)
    river.write_text(text.replace(SEA_HOLLY, SEA_HOLLY.replace("suns: 2", "suns: 7")), encoding="utf-8")
    after = built(tmp_path)
    assert set(after) == set(before)
    books = {f"{stem}.{ending}" for stem in ("rulebook", "catalogue") for ending in ("html", "pdf")}
    showing = {*books, "a4/rulebook-booklet.pdf", "a4/cards.pdf", "a4/small-cards.pdf"}
    for language in PRINTED:
        folder = f"{GAME}/1.01/{language}/"
        changed = {name.removeprefix(folder) for name in after if after[name] != before[name]}
        assert {name for name in changed if GAME not in name} == showing
