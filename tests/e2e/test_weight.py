"""The shipped rulebooks stay light: a book that says and shows a thing twice holds it once."""

from pathlib import Path

import pytest

MEGABYTE = 1_000_000


def rulebooks(pressed: Path, name: str) -> list[Path]:
    found = sorted(pressed.glob(f"*/*/*/{name}"))
    assert found
    return found


# The heaviest one shows a whole table with sixteen different cards on it.
@pytest.mark.parametrize(("name", "most"), [("rulebook.html", 1.8), ("rulebook.pdf", 1.9)])
def test_rulebooks_are_light(pressed: Path, name: str, most: float) -> None:
    weights = {str(path.relative_to(pressed)): path.stat().st_size for path in rulebooks(pressed, name)}
    assert {path: weight for path, weight in weights.items() if weight > most * MEGABYTE} == {}


def test_booklets_weigh_what_their_books_weigh(pressed: Path) -> None:
    for book in rulebooks(pressed, "rulebook.pdf"):
        for booklet in book.parent.glob("*/rulebook-booklet.pdf"):
            assert booklet.stat().st_size <= 1.05 * book.stat().st_size
