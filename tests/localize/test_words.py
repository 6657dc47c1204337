"""The press's own words, as they are in the project."""

from pathlib import Path

import pytest
from generator.localize import read_words
from generator.model import Language
from tests.fakes import MemoryWorkspace
from tests.localize.sample import EN, FR, PT

ROOT = Path(__file__).parents[2]
PROJECT = MemoryWorkspace(
    {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / "templates/words.yaml", *sorted((ROOT / "templates/locale").glob("*.po")))
    }
)


@pytest.mark.parametrize("language", [EN, FR, PT], ids=lambda language: language.code)
def test_every_word_is_there_in_every_language(language: Language) -> None:
    words, faults = read_words(PROJECT, language)
    assert [str(fault) for fault in faults] == []
    assert all(word.strip() and id_.isidentifier() for id_, word in words.items())


def test_words_are_set_by_the_habits_of_the_language() -> None:
    words, _ = read_words(PROJECT, FR)
    assert words["full_size"] == "Imprimer à 100\u00a0%, sans ajuster à la page"
    assert words["ruler_mm"] == "Ce trait mesure 50\u00a0mm"
