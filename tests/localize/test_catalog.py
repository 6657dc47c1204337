import pytest
from generator.localize import read_catalog
from tests.fakes import MemoryWorkspace
from tests.localize.sample import EN, FR, HEADER, PT

PATH = "content/shore/locale/fr.po"
COINS = 'msgctxt "coins"\nmsgid "{n} coin"\nmsgid_plural "{n} coins"\n'


def read(text: str | bytes, language: object = FR) -> tuple[object, list[str]]:
    catalog, faults = read_catalog(MemoryWorkspace({PATH: text}), PATH, language)  # type: ignore[arg-type]
    return catalog, [str(fault) for fault in faults]


def test_entries_are_found_by_context_and_source() -> None:
    catalog, faults = read_catalog(
        MemoryWorkspace(
            {PATH: HEADER + 'msgctxt "a"\nmsgid "x"\nmsgstr "un"\n\nmsgctxt "b"\nmsgid "x"\nmsgstr "deux"\n'}
        ),
        PATH,
        FR,
    )
    assert faults == ()
    assert catalog is not None
    assert [entry and entry.forms for entry in (catalog.find("a", "x"), catalog.find("b", "x"))] == [
        ("un",),
        ("deux",),
    ]
    assert catalog.find("c", "x") is None


def test_plural_forms_are_known_by_their_category() -> None:
    catalog, faults = read_catalog(
        MemoryWorkspace({PATH: HEADER + COINS + 'msgstr[0] "{n} pièce"\nmsgstr[1] "{n} pièces"\n'}), PATH, FR
    )
    assert faults == ()
    assert catalog is not None
    assert catalog.form_indexes == {"one": 0, "other": 1}


def test_entry_without_all_its_plural_forms_is_not_used() -> None:
    text = HEADER + COINS + 'msgstr[0] "{n} pièce"\n'
    catalog, _ = read_catalog(MemoryWorkspace({PATH: text}), PATH, FR)
    assert catalog is not None
    assert catalog.find("coins", "{n} coin", "{n} coins") is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            b"\xe9t\xe9",
            f"{PATH}:1:1: error T001: the catalog cannot be read: the file is not UTF-8",
        ),
        (
            'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=ISO-8859-1\\n"\n',
            f"{PATH}:3:28: error T003: the header says that this file is in ISO-8859-1; catalogs are in "
            "UTF-8 (save the file as UTF-8 and write charset=UTF-8)",
        ),
        (
            'msgid ""\nmsgstr ""\n"Language: de\\n"\n',
            f'{PATH}:3:2: error T008: the header says that this catalog is in "de", not "fr" '
            '(write "Language: fr\\n", or move the file)',
        ),
        (
            HEADER.replace("n > 1", "n != 1") + COINS + 'msgstr[0] "a"\nmsgstr[1] "b"\n',
            f'{PATH}:4:2: error T004: Plural-Forms "nplurals=2; plural=(n != 1);" are not those of Français '
            '(write "Plural-Forms: nplurals=2; plural=(n > 1);\\n")',
        ),
        (
            HEADER.replace("(n > 1)", "n/0") + COINS + 'msgstr[0] "a"\nmsgstr[1] "b"\n',
            f'{PATH}:4:2: error T004: Plural-Forms "nplurals=2; plural=n/0;" are not those of Français '
            '(write "Plural-Forms: nplurals=2; plural=(n > 1);\\n")',
        ),
        (
            COINS + 'msgstr[0] "a"\nmsgstr[1] "b"\n',
            f"{PATH}:1:1: error T004: the header has no Plural-Forms, which plural entries need "
            '(write "Plural-Forms: nplurals=2; plural=(n > 1);\\n")',
        ),
        (
            HEADER + COINS + 'msgstr[0] "a"\n',
            f'{PATH}:7:1: error T007: "coins" needs 2 plural forms, but has 1 '
            "(write msgstr[0] to msgstr[1], for one, other)",
        ),
        (
            'msgctxt "a"\nmsgid "x"\nmsgstr "un"\n\nmsgctxt "a"\nmsgid "x"\nmsgstr "deux"\n',
            f'{PATH}:6:1: error T005: "a" is in the catalog twice '
            "(the other one is on line 2: keep one of them)",
        ),
        (
            '#, fuzzy\nmsgctxt "a"\nmsgid "x"\nmsgstr "un"\n',
            f'{PATH}:3:1: warning T006: the translation of "a" into Français is marked fuzzy and not used '
            '(check it, then delete the word "fuzzy" above it)',
        ),
        (
            'msgid ""\nmsgstr "X-Hyphenation: bé-cas-seau dune\\n"\n',
            f'{PATH}:2:9: error T010: X-Hyphenation has "dune", which is no word with hyphens '
            "(write words with spaces between them, such as bé-cas-seau)",
        ),
        (
            'msgctxt "a"\nmsgid "take one"\nmsgstr ""\n',
            f'{PATH}:2:1: warning T103: "a" is not translated into Français yet: “take one” '
            "(write its translation between the quotes of msgstr)",
        ),
    ],
)
def test_a_faulty_catalog_is_reported(text: str | bytes, message: str) -> None:
    assert read(text)[1] == [message]


def test_a_missing_catalog_is_a_warning() -> None:
    catalog, faults = read_catalog(MemoryWorkspace({}), PATH, FR)
    assert catalog is None
    assert [str(fault) for fault in faults] == [
        f"{PATH}:1:1: warning T101: there is no catalog for Français, so texts stay in another language "
        '("pnp translate" makes one to fill in)'
    ]


def test_fuzzy_and_empty_entries_are_not_used() -> None:
    catalog, _ = read_catalog(
        MemoryWorkspace({PATH: '#, fuzzy\nmsgid "x"\nmsgstr "un"\n\nmsgid "y"\nmsgstr ""\n'}), PATH, FR
    )
    assert catalog is not None
    assert catalog.find("", "x") is None
    assert catalog.find("", "y") is None


def test_plural_entries_with_wrong_plural_forms_are_not_used() -> None:
    text = HEADER.replace("n > 1", "n != 1") + COINS + 'msgstr[0] "a"\nmsgstr[1] "b"\n'
    catalog, _ = read_catalog(MemoryWorkspace({PATH: text}), PATH, FR)
    assert catalog is not None
    assert catalog.find("coins", "{n} coin", "{n} coins") is None


@pytest.mark.parametrize(("language", "expression"), [(EN, "n != 1"), (FR, "n > 1"), (PT, "n > 1")])
def test_the_usual_plural_forms_of_each_language_are_accepted(language: object, expression: str) -> None:
    text = HEADER.replace("n > 1", expression) + COINS + 'msgstr[0] "a"\nmsgstr[1] "b"\n'
    assert read(text, language)[1] == []
