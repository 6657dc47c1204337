"""The press's own words, as they are in the project."""

import re
from pathlib import Path

import pytest
import yaml
from generator.cli.sitting import COMMANDS
from generator.localize import read_words
from generator.model import Language
from generator.model.ink import Ink
from tests.fakes import MemoryWorkspace
from tests.localize.sample import EN, FR, PT

ROOT = Path(__file__).parents[2]
PROJECT = MemoryWorkspace(
    {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for path in (ROOT / "templates/words.yaml", *sorted((ROOT / "templates/locale").glob("*.po")))
    }
)
OF_STOCK = "stock."
QUOTED = re.compile(r"[\"'](\w+)[\"']")


@pytest.mark.parametrize("language", [EN, FR, PT], ids=lambda language: language.code)
def test_every_word_is_there_in_every_language(language: Language) -> None:
    words, faults = read_words(PROJECT, language)
    assert [str(fault) for fault in faults] == []
    assert all(word.strip() for word in words.values())


@pytest.mark.parametrize("language", [EN, FR, PT], ids=lambda language: language.code)
def test_every_stock_has_a_name_of_its_own(language: Language) -> None:
    words, _ = read_words(PROJECT, language)
    stocks = yaml.safe_load((ROOT / "templates/sheets/stocks.yaml").read_text(encoding="utf-8"))
    names = {id_.removeprefix(OF_STOCK): word for id_, word in words.items() if id_.startswith(OF_STOCK)}
    assert set(names) == set(stocks)
    assert len(set(names.values())) == len(stocks)


def test_every_other_word_is_used_by_name() -> None:
    words, _ = read_words(PROJECT, EN)
    sources = [*(ROOT / "generator").rglob("*.py"), *(ROOT / "templates").rglob("*.j2")]
    sources += (ROOT / "templates").rglob("*.typ")
    used = re.compile(r"\bwords(?:\.|\[[\"'])((?:table\.)?\w+)")
    found = {word for source in sources for word in used.findall(source.read_text(encoding="utf-8"))}
    # Whoever sits at the table asks for words without what they all begin with.
    sitting = (ROOT / "generator/cli/sitting.py").read_text(encoding="utf-8")
    found |= {f"table.{word}" for word in QUOTED.findall(sitting)}
    found |= {f"table.{command}" for command in COMMANDS}
    found |= {f"ink.{ink.value}" for ink in Ink}
    assert {id_ for id_ in words if not id_.startswith(OF_STOCK)} - found == set()


def test_words_are_set_by_the_habits_of_the_language() -> None:
    words, _ = read_words(PROJECT, FR)
    assert words["full_size"] == "Imprimer à 100\u00a0%, sans ajuster à la page"
