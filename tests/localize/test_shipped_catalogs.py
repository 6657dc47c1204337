"""The catalogs that are shipped: other programs read them as we do, and rules find nothing in them."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from generator.check import run_rules, translations_of
from generator.localize import WORDS_CATALOGS
from generator.localize.catalog import check_catalog
from generator.localize.po import parse_po, write_po
from generator.read import read_languages
from msgspec.structs import replace
from tests.fakes import MemoryWorkspace

ROOT = Path(__file__).parents[2]
CATALOGS = sorted((*ROOT.glob("content/*/locale/*.po"), *ROOT.glob(f"{WORDS_CATALOGS}/*.po")))
TABLE = "templates/languages.yaml"
LANGUAGES, _ = read_languages(MemoryWorkspace({TABLE: (ROOT / TABLE).read_text(encoding="utf-8")}))


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_catalog_is_written_as_it_is_read_and_babel_reads_the_same(path: Path) -> None:
    entries, faults = parse_po(path.read_text(encoding="utf-8"), path.name)
    assert faults == ()
    again, _ = parse_po(write_po(entries), path.name)
    assert [replace(entry, line=1, lines=()) for entry in again] == [
        replace(entry, line=1, lines=()) for entry in entries
    ]
    with path.open("rb") as file:
        catalog = read_po(file)
    theirs = {
        (message.context or "", message.id if isinstance(message.id, str) else message.id[0]): message.string
        for message in catalog
        if message.id
    }
    ours = {
        (entry.context, entry.source): entry.forms if entry.plural is not None else entry.forms[0]
        for entry in entries
        if entry.source and not entry.obsolete and not entry.is_fuzzy
    }
    assert {key: theirs[key] for key in ours} == ours
    assert len(ours) > 50


@pytest.mark.parametrize("path", CATALOGS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rules_find_nothing_in_a_catalog(path: Path) -> None:
    language = LANGUAGES[path.stem]
    catalog, faults = check_catalog(path.read_text(encoding="utf-8"), path.name, language)
    assert [str(fault) for fault in faults] == []
    assert [str(fault) for fault in run_rules(translations_of(catalog, "en"))] == []
