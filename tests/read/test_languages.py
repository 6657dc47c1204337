"""Languages: those of the table, and those that only have a catalog."""

from pathlib import Path

import pytest
from generator.model import Language
from generator.read import find_language, read_game, read_languages
from tests.fakes import MemoryWorkspace

ROOT = Path(__file__).parents[2]
TABLE = "templates/languages.yaml"
THREE = (
    "ca: {tag: ca, name: Català, quotes: [«, »], fallbacks: [es, pt]}\n"
    "es: {tag: es-MX, name: Español, hyphenation: es, quotes: [“, ”], fallbacks: [pt]}\n"
    "pt: {tag: pt-BR, name: Português, hyphenation: pt_BR, ordinals: {o: º}, short_words: a e}\n"
)


def read(table: str = THREE, *catalogs: str) -> tuple[dict[str, Language], list[str]]:
    workspace = MemoryWorkspace({TABLE: table, **dict.fromkeys(catalogs, "")})
    languages, faults = read_languages(workspace)
    return dict(languages), [str(fault) for fault in faults]


def test_shipped_languages() -> None:
    languages, faults = read((ROOT / TABLE).read_text(encoding="utf-8"))
    assert faults == []
    assert list(languages)[:3] == ["en", "fr", "pt"]
    assert languages["fr"] == Language(
        code="fr",
        tag="fr",
        name="Français",
        hyphenation="fr",
        quotes=("«\u202f", "\u202f»"),
        inner_quotes=("“", "”"),
        narrow_space_before=";:!?»",
        short_words=("à", "y", "ô"),
        doubled_words=("nous", "vous"),
    )
    assert languages["de"].quotes == ("„", "“")
    assert dict(languages["es"].opening_marks) == {"?": "¿", "!": "¡"}


def test_fallbacks_are_languages_themselves() -> None:
    languages, faults = read()
    assert faults == []
    assert [(one.code, one.tag, one.fallbacks) for one in languages["ca"].fallbacks] == [
        ("es", "es-MX", ()),
        ("pt", "pt-BR", ()),
    ]


def test_unknown_fallback_is_named_at_its_place() -> None:
    languages, faults = read("ca: {fallbacks: [pt_XX]}\npt: {name: Português}\n")
    assert languages["ca"].fallbacks == ()
    assert faults == [f'{TABLE}:1:18: error R006: there is no language "pt_XX" (one of: ca, pt)']


def test_a_catalog_makes_a_language() -> None:
    languages, faults = read(THREE, "content/shore/locale/ro.po", "templates/locale/ga.po")
    assert faults == []
    assert languages["ro"] == Language(
        code="ro", tag="ro", name="Română", hyphenation="ro", quotes=("“", "”")
    )
    assert languages["ga"].name == "Gaeilge"


def test_a_variant_has_the_habits_of_its_language_and_falls_back_on_it() -> None:
    languages, _ = read(THREE, "content/shore/locale/pt_PT.po")
    variant = languages["pt_PT"]
    assert (variant.tag, variant.name, variant.hyphenation) == (
        "pt-PT",
        "Português (Portugal)",
        "pt_PT",
    )
    assert (variant.ordinals, variant.short_words) == ((("o", "º"),), ("a", "e"))
    assert [one.code for one in variant.fallbacks] == ["pt"]


def test_a_catalog_in_no_language_is_named() -> None:
    languages, faults = read(THREE, "content/shore/locale/draft.po", "content/shore/art/notes.po")
    assert list(languages) == ["ca", "es", "pt"]
    assert faults == [
        'content/shore/locale/draft.po:1:1: warning R006: there is no language "draft" '
        "(name a catalog such as de.po)"
    ]


@pytest.mark.parametrize("code", ["", "klingon", "x" * 50, "../pt", "de.po"])
def test_what_is_no_language_is_none(code: str) -> None:
    assert find_language(code, {}) is None


@pytest.mark.parametrize(
    ("said", "spoken"),
    [
        ("", ("en", "de", "pt_PT")),
        ("languages: [pt_PT, en]\n", ("pt_PT", "en")),
    ],
)
def test_a_game_is_in_each_language_that_has_a_catalog_unless_it_says_which(
    said: str, spoken: tuple[str, ...]
) -> None:
    paths = [*(ROOT / "templates").glob("*.yaml"), *(ROOT / "templates/sheets").glob("*.yaml")]
    files = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    files["content/bay/game.yaml"] = f"title: Bay\nsource: en\n{said}players: {{least: 1, most: 2}}\n"
    files["content/bay/theme.yaml"] = (
        'palette: {ink: "#000000"}\nstyles: {body: {font: Noto Sans, size: 8 pt, least: 7 pt}}\n'
    )
    for name in ("pt_PT", "de"):
        files[f"content/bay/locale/{name}.po"] = ""
    game, faults = read_game(MemoryWorkspace(files), "bay")
    assert [str(fault) for fault in faults] == []
    assert game is not None
    assert game.languages == spoken


def test_fonts_of_a_language_have_to_be_there() -> None:
    languages, faults = read("ja: {name: 日本語, fonts: [Noto Sans, Noto Sans JP]}\n")
    assert languages["ja"].fonts == ("Noto Sans", "Noto Sans JP")
    (fault,) = faults
    assert fault.startswith(f'{TABLE}:1:36: error R011: the font "Noto Sans JP" cannot be used')
