"""The gate for everything that leaves the press: each file of the manifest, whatever the game."""

import hashlib
import json
from pathlib import Path

import page as page_validation
import pikepdf
from tests.e2e.test_sheets import active_parts, unembedded_fonts

# Three games, each in two editions and three languages, on two papers; counted by hand from their components.
STOCKS = {"sea-shells": 8, "littoral": 5, "dune-to-open-sea": 7}
CATALOGUES = 2 * 3  # of From Dune to Open Sea
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


def test_every_pdf_is_sound_embeds_its_fonts_and_does_nothing(pressed: Path) -> None:
    for path in pdfs(pressed):
        with pikepdf.open(path) as pdf:
            assert pdf.check_pdf_syntax() == [], path
            assert unembedded_fonts(pdf) == [], path
            assert active_parts(pdf) == [], path
            if path.stem not in ("rulebook", "catalogue"):  # Only sheets must keep their size.
                assert pdf.Root.ViewerPreferences.PrintScaling == "/None", path


def test_every_rulebook_and_catalogue_is_accessible_by_pdf_ua(pressed: Path) -> None:
    books = [*pressed.glob("*/**/rulebook.pdf"), *pressed.glob("*/**/catalogue.pdf")]
    assert len(books) == 3 * 2 * 3 + CATALOGUES
    for path in books:
        assert page_validation.validate_pdf_bytes(path.read_bytes(), profile="ua1").is_compliant, path
