"""The gate for everything that leaves the press: each file of the manifest, whatever the game."""

import hashlib
import json
from collections import Counter
from pathlib import Path

import page as page_validation
import pytest
from generator.diagnostic import Severity
from generator.verify import Kind, verify_pdf

# Three games, each in two editions and three languages, on two papers; counted by hand from their components.
STOCKS = {"sea-shells": 8, "littoral": 5, "dune-to-open-sea": 7}
CATALOGUES = 2 * 3  # of From Dune to Open Sea
# In one edition of each game: another one differs in numbers and words, not in how a book is made.
BOOKS = (
    "sea-shells/rulebook/{}/rulebook.pdf",
    "littoral/table/{}/rulebook.pdf",
    "dune-to-open-sea/1.01/{}/rulebook.pdf",
    "dune-to-open-sea/1.01/{}/catalogue.pdf",
)
BOOKS_AND_SHEETS = sum(2 * 3 * (1 + 2 * (stocks + 1)) for stocks in STOCKS.values()) + CATALOGUES


def pdfs(pressed: Path) -> list[Path]:
    return sorted(pressed.glob("*/**/*.pdf"))


def test_the_manifest_names_each_file_with_its_digest(pressed: Path) -> None:
    listed = {one["file"]: one for one in json.loads((pressed / "manifest.json").read_text())["files"]}
    printed = {
        path.relative_to(pressed).as_posix() for path in (*pdfs(pressed), *pressed.glob("*/**/*.html"))
    }
    assert printed <= set(listed)
    for name in printed:
        data = (pressed / name).read_bytes()
        assert listed[name]["sha256"] == hashlib.sha256(data).hexdigest(), name


def test_every_game_is_printed_whole(pressed: Path) -> None:
    assert len(pdfs(pressed)) == BOOKS_AND_SHEETS == 300


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("game", STOCKS)
def test_every_pdf_is_proved(pressed: Path, game: str, language: str) -> None:
    """Nothing but notes is said about any file: sizes, backs, marks, fonts, pictures and what it might do."""
    paths = [path for path in pdfs(pressed / game) if f"/{language}/" in path.as_posix()]
    verified = [verify_pdf(path.name, path.read_bytes()) for path in paths]
    assert [str(v) for one in verified for v in one.verdicts if v.severity is not Severity.NOTE] == []
    kinds = Counter(one.proof.kind for one in verified if one.proof is not None)
    assert kinds == {
        Kind.SHEETS: 2 * 2 * STOCKS[game],
        Kind.BOOKLET: 2 * 2,
        Kind.BOOK: 2 + (CATALOGUES // 3 if game == "dune-to-open-sea" else 0),
    }


@pytest.mark.parametrize("language", ["en", "fr", "pt"])
@pytest.mark.parametrize("book", BOOKS)
def test_every_rulebook_and_catalogue_is_accessible_by_pdf_ua(
    pressed: Path, book: str, language: str
) -> None:
    data = (pressed / book.format(language)).read_bytes()
    assert page_validation.validate_pdf_bytes(data, profile="ua1").is_compliant
