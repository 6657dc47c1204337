"""Languages of the shipped games that came as catalogs alone; the others are proved file by file."""

import pytest
from generator.build import DiskWorkspace
from generator.cli.main import main
from generator.read import read_game
from tests.conftest import PRINTED, ROOT

# By game: one edition, and the languages that its catalogs add to those of the whole print.
ADDED = {
    "sea-shells": ("rulebook", {"es"}),
    "littoral": ("table", {"es", "de"}),
    "dune-to-open-sea": ("1.01", {"es"}),
}


@pytest.mark.parametrize("slug", ADDED)
def test_a_catalog_is_all_that_a_language_needs(slug: str) -> None:
    assert "\nlanguages:" not in DiskWorkspace(ROOT).read_text(f"content/{slug}/game.yaml")
    game, _ = read_game(DiskWorkspace(ROOT), slug)
    assert game is not None
    assert set(game.languages) == ADDED[slug][1] | set(PRINTED)


@pytest.mark.parametrize("slug", ADDED)
def test_nothing_is_missing_and_all_fits(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    edition, languages = ADDED[slug]
    options = ["--lang", ",".join(sorted(languages)), "--edition", edition, "--project", str(ROOT)]
    assert main(["check", slug, "--strict", *options]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == "no faults"
