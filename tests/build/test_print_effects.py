"""Effects from file to paper: one number changes a card and its glossary at once, a moved line nothing."""

import re
import shutil
from pathlib import Path

import pypdfium2
import pytest
from generator.build import BuildRequest, BuildResult, Silence, build
from generator.build.catalogs import update_catalogs
from tests.build.projects import edit, make_project

GAME_FILE = "content/harbour/game.yaml"
FLEET_FILE = "content/harbour/components/fleet.yaml"
BOOK_FILE = "content/harbour/rulebook.md"
VOCABULARY = """\
effects:
  load:
    fields: {crates: number, where: colours}
    count: crates
    text: {one: "Load {n} crate on {where}.", other: "Load {n} crates on {where}."}
    meaning: Take them from the quay.
constraints:
  - {expect: "explained(effects)", because: nobody guesses}
"""
SLOT = """\
  <rect class="slot" id="effects" x="8" y="30" width="32" height="20" data-text="effects"/>
</svg>
"""
SMALL = "component: skiffs\nlike: fleet\nname: Skiffs\nstock: tokens\n"


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = make_project(tmp_path_factory.mktemp("effects"), book=True)
    edit(root, GAME_FILE, "constraints:\n", VOCABULARY)
    edit(root, "content/harbour/theme.yaml", "styles:\n", "styles:\n  body: {font: Noto Sans, size: 8 pt}\n")
    edit(root, "content/harbour/templates/boat.svg.j2", "</svg>\n", SLOT)
    edit(root, FLEET_FILE, "pieces:\n", "fields: {effects: effects}\npieces:\n")
    edit(
        root,
        FLEET_FILE,
        '    count: "{boats}"\n',
        '    count: "{boats}"\n    effects: [{load: {crates: "{boats}", where: "{colour}"}}]\n',
    )
    (root / "content/harbour/components/skiffs.yaml").write_text(SMALL, encoding="utf-8")
    edit(root, BOOK_FILE, "# Harbour\n", "# Harbour\n\n{effects}\n")
    return root


@pytest.fixture
def built(model: Path, tmp_path: Path) -> Path:
    """A project with its English outputs, for one test."""
    if not (model / "out").is_dir():
        assert not run(model, "en").refused
    return Path(shutil.copytree(model, tmp_path / "built"))


def run(root: Path, *languages: str) -> BuildResult:
    """Print the standard edition on one paper."""
    request = BuildRequest(
        root=root,
        out=root / "out",
        jobs=1,
        papers=("a4",),
        editions=("standard",),
        languages=languages,
        gallery=False,
    )
    return build(request, Silence())


def words_of(path: Path) -> str:
    document = pypdfium2.PdfDocument(path)
    words = " ".join(page.get_textpage().get_text_bounded() for page in document)
    document.close()
    return " ".join(words.split())


def shown(root: Path, language: str = "en") -> dict[str, str]:
    """Return the words of both decks and of the rulebook."""
    folder = root / "out/harbour/standard" / language
    paths = {"cards": "a4/cards.pdf", "skiffs": "a4/tokens.pdf", "book": "rulebook.pdf"}
    return {name: words_of(folder / path) for name, path in paths.items()}


def test_cards_of_both_sizes_and_the_glossary_say_the_same(built: Path) -> None:
    words = shown(built)
    for name, times in {"cards": 2, "skiffs": 2, "book": 1}.items():
        assert words[name].count("Load 2 crates on Red.") == times
    assert words["book"].count("Load 2 crates on Red. Red boat Take them from the quay.") == 1
    assert words["cards"].count("Load 2 crates on Green.") == 2
    page = (built / "out/harbour/standard/en/rulebook.html").read_text(encoding="utf-8")
    assert '<th scope="row" class="start">Load 2 crates on Red.<br><em>Red boat</em></th>' in page


def test_one_number_changes_cards_and_glossary_at_once(built: Path) -> None:
    edit(built, FLEET_FILE, 'crates: "{boats}"', 'crates: "{boats - 1}"')
    written = {path.rpartition("/")[2] for path in run(built, "en").written}
    assert written == {"cards.pdf", "tokens.pdf", "rulebook.pdf", "rulebook.html", "rulebook-booklet.pdf"}
    for name, times in {"cards": 2, "skiffs": 2, "book": 1}.items():
        words = shown(built)[name]
        assert (words.count("Load 1 crate on Red."), words.count("Load 2")) == (times, 0)


def test_a_moved_line_writes_nothing(built: Path) -> None:
    edit(built, GAME_FILE, "effects:\n", "# What boats do.\n\neffects:\n")
    edit(built, FLEET_FILE, "component: fleet\n", "# The ships.\n\ncomponent: fleet\n")
    assert run(built, "en").written == ()


def test_a_changed_meaning_prints_the_book_alone(built: Path) -> None:
    edit(built, GAME_FILE, "Take them from the quay.", "They stand on the quay.")
    written = {path.rpartition("/")[2] for path in run(built, "en").written}
    assert written == {"rulebook.pdf", "rulebook.html", "rulebook-booklet.pdf"}


def test_catalogs_take_in_effects_once_and_cards_are_printed_with_their_translation(built: Path) -> None:
    update_catalogs(built, (), ("fr",))
    catalog = built / "content/harbour/locale/fr.po"
    entry = (
        "#. effect load: {crates} a number, {where} one of colours, {n} the number crates\n"
        "#: content/harbour/game.yaml\n"
        '#, placeholders:r"\\{[^{}]*\\}"\n'
        'msgctxt "effects/load"\n'
        'msgid "Load {n} crate on {where}."\n'
        'msgid_plural "Load {n} crates on {where}."\n'
    )
    # Where it stands, how much room there is and where it can be seen have tests of their own.
    told = r":\d+$|\n#\. (?:max|picture:) .*|, max-length:\d+"
    text = re.sub(told, "", catalog.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert text.count(entry) == 1
    assert text.count('msgctxt "effects/load.meaning"') == 1
    assert text.count('msgctxt "fleet/red-boat.name"') == 1
    assert "skiffs/" not in text
    empty = 'msgstr[0] ""\nmsgstr[1] ""\n'
    french = 'msgstr[0] "Chargez {n} caisse sur {where}."\nmsgstr[1] "Chargez {n} caisses sur {where}."\n'
    catalog.write_text(text.replace(entry + empty, entry + french), encoding="utf-8")
    assert not run(built, "fr").refused
    assert shown(built, "fr")["cards"].count("Chargez 2 caisses sur Green.") == 2
