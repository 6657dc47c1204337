"""The table of sheets in docs is that of the games as they are."""

from pathlib import Path

from generator.build import DiskWorkspace
from generator.build.sheet_counts import sheet_counts
from generator.read import list_games, read_game, read_print_profiles

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "docs" / "sheets-count.md"


def test_the_table_in_docs_is_fresh_and_no_row_is_below_its_area() -> None:
    workspace = DiskWorkspace(ROOT)
    profiles, _ = read_print_profiles(workspace)
    assert profiles is not None
    games = [game for slug in list_games(workspace) if (game := read_game(workspace, slug)[0]) is not None]
    lines = tuple(sheet_counts(games, profiles, ("a4", "letter")))
    made_anew = "pnp list --sheets > docs/sheets-count.md"
    assert TABLE.read_text(encoding="utf-8").splitlines() == list(lines), made_anew
    rows = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")][1:]
    assert all(int(row[at]) >= float(row[at + 1]) for row in rows for at in (4, 6))
