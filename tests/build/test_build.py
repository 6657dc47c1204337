"""Whole builds of a small project: what is written, left alone, removed and refused."""

import json
import os
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from itertools import permutations
from pathlib import Path

import generator.build
import pikepdf
import pytest
from generator.build import (
    CODES,
    BuildRequest,
    BuildResult,
    OutputError,
    RequestError,
    Silence,
    build,
    inspect,
)
from generator.model import Duplex
from tests.build.projects import contents, edit, make_project

FLEET_FILE = "content/harbour/components/fleet.yaml"
BUOYS_FILE = "content/harbour/components/buoys.yaml"
EDITIONS_AND_LANGUAGES = [
    f"{edition}/{language}" for edition in ("long", "standard") for language in ("en", "fr")
]
CARDS = [
    f"harbour/{folder}/{paper}/cards.pdf" for folder in EDITIONS_AND_LANGUAGES for paper in ("a4", "letter")
]
TOKENS = [path.replace("cards", "tokens") for path in CARDS]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that has never been built."""
    return make_project(tmp_path / "project")


@pytest.fixture(scope="session")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    project = make_project(tmp_path_factory.mktemp("model") / "project")
    run(project)
    return project


@pytest.fixture
def built(model: Path, tmp_path: Path) -> Path:
    """A project of its own for each test, with all its outputs: a folder may be moved without a rebuild."""
    return Path(shutil.copytree(model, tmp_path / "built"))


def run(root: Path, **options: object) -> BuildResult:
    request = {"root": root, "out": root / "out", "jobs": 1, **options}
    return build(BuildRequest(**request), Silence())  # type: ignore[arg-type]


def printed(root: Path) -> list[str]:
    return sorted(path for path in contents(root / "out") if path.endswith(".pdf"))


def dates(folder: Path) -> dict[str, int]:
    return {str(place): place.stat().st_mtime_ns for place in folder.rglob("*")}


def test_each_edition_language_paper_and_stock_has_its_file(project: Path) -> None:
    result = run(project)
    assert not result.has_errors
    assert printed(project) == sorted(CARDS + TOKENS)
    assert sorted(result.written) == sorted(CARDS + TOKENS)


def test_manifest_tells_digests_pages_and_pieces(built: Path) -> None:
    files = {
        entry["file"]: entry for entry in json.loads((built / "out/manifest.json").read_bytes())["files"]
    }
    assert list(files) == sorted(CARDS + TOKENS)
    for path, entry in files.items():
        data = (built / "out" / path).read_bytes()
        assert (entry["sha256"], entry["bytes"]) == (sha256(data).hexdigest(), len(data))
        with pikepdf.open(built / "out" / path) as pdf:
            assert entry["pages"] == len(pdf.pages)
    assert files["harbour/standard/en/a4/cards.pdf"]["pieces"] == {"fleet": 4}
    assert files["harbour/long/fr/letter/cards.pdf"]["pieces"] == {"fleet": 6}
    assert files["harbour/long/en/a4/tokens.pdf"]["pieces"] == {"buoys": 5}
    assert files["harbour/long/en/a4/tokens.pdf"]["pages"] == 1
    assert files["harbour/long/en/a4/cards.pdf"]["pages"] == 2


def test_gallery_shows_every_page_on_the_first_paper_and_leads_to_every_file(built: Path) -> None:
    page = (built / "out/index.html").read_text(encoding="utf-8")
    for path in CARDS + TOKENS:
        assert f'href="{path}"' in page
        with pikepdf.open(built / "out" / path) as pdf:
            for number in range(len(pdf.pages)):
                assert (f'href="{path}#page={number + 1}"' in page) is ("/a4/" in path)
    pictures = {part.split('"')[0] for part in page.split('src="')[1:]}
    assert pictures == {path for path in contents(built / "out") if path.startswith("gallery/")}
    assert 'alt=""' not in page


def test_the_only_paper_asked_for_is_the_one_that_is_shown(built: Path, tmp_path: Path) -> None:
    whole = contents(built / "out")
    run(built, papers=("letter",))
    page = (built / "out/index.html").read_text(encoding="utf-8")
    assert {path for path in CARDS + TOKENS if f'href="{path}#page=1"' in page} == set(CARDS + TOKENS)
    run(built)
    assert contents(built / "out") == whole


def test_without_a_gallery_there_is_no_picture_until_one_is_wanted(built: Path, project: Path) -> None:
    whole = contents(built / "out")
    run(project, gallery=False)
    bare = contents(project / "out")
    assert sorted(bare) == [*sorted(CARDS + TOKENS), "manifest.json"]
    assert json.loads(bare["manifest.json"])["gallery"] == []
    before = dates(project / "out")
    assert run(project, gallery=False).kept == len(CARDS + TOKENS)
    assert dates(project / "out") == before
    assert run(project).written == ()
    assert contents(project / "out") == whole
    assert run(project, gallery=False).written == ()
    assert contents(project / "out") == bare


def test_build_without_changes_writes_nothing(built: Path) -> None:
    before = dates(built / "out")
    result = run(built)
    assert dates(built / "out") == before
    assert (result.written, result.kept) == ((), len(CARDS + TOKENS))


def test_warnings_are_told_again_when_nothing_has_changed(project: Path) -> None:
    first = run(project)
    assert first.diagnostics
    assert run(project).diagnostics == first.diagnostics


def test_moved_line_writes_nothing(built: Path) -> None:
    before = dates(built / "out" / "harbour")
    edit(built, FLEET_FILE, "component: fleet\n", "# The ships.\n\ncomponent: fleet\n")
    assert run(built).written == ()
    assert dates(built / "out" / "harbour") == before


def test_changed_card_prints_only_the_files_it_is_on(built: Path) -> None:
    before = contents(built / "out")
    edit(built, BUOYS_FILE, "count: 5", "count: 6")
    assert sorted(run(built).written) == sorted(TOKENS)
    after = contents(built / "out")
    assert {path for path in CARDS + TOKENS if after[path] != before[path]} == set(TOKENS)


def test_changed_catalog_prints_only_its_language(built: Path) -> None:
    locale = built / "content/harbour/locale"
    locale.mkdir()
    (locale / "fr.po").write_text(
        'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'
        'msgctxt "fleet.name"\nmsgid "Fleet"\nmsgstr "Flotte"\n',
        encoding="utf-8",
    )
    assert sorted(run(built).written) == sorted(path for path in CARDS if "/fr/" in path)


def test_warm_build_equals_a_cold_one(built: Path, tmp_path: Path) -> None:
    edit(built, FLEET_FILE, "name: Fleet", "name: Armada")
    run(built)
    run(built, out=tmp_path / "cold")
    assert contents(built / "out") == contents(tmp_path / "cold")


def test_number_of_processes_does_not_show(built: Path, tmp_path: Path) -> None:
    run(built, out=tmp_path / "two", jobs=2)
    assert contents(built / "out") == contents(tmp_path / "two")


def test_place_time_locale_and_hash_seed_do_not_show(built: Path, tmp_path: Path) -> None:
    elsewhere = make_project(tmp_path / "far away")
    surroundings = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "C", "LANG": "C"}
    command = [sys.executable, "-m", "generator", "build", "--jobs", "1"]
    environment = {**os.environ, **surroundings, "PYTHONPATH": str(Path(__file__).parents[2])}
    subprocess.run(command, cwd=elsewhere, env=environment, check=True, capture_output=True)
    assert contents(built / "out") == contents(elsewhere / "out")


@pytest.mark.parametrize("damage", ["delete", "change", "cut"])
def test_damaged_output_is_printed_again(built: Path, damage: str) -> None:
    before = contents(built / "out")
    place = built / "out" / CARDS[0]
    if damage == "delete":
        place.unlink()
    else:
        data = place.read_bytes()
        place.write_bytes(data[:-1] + b"x" if damage == "change" else data[:100])
    assert run(built).written == (CARDS[0],)
    assert contents(built / "out") == before


def test_lost_picture_and_page_come_back(built: Path) -> None:
    before = contents(built / "out")
    next((built / "out/gallery").iterdir()).unlink()
    (built / "out/index.html").write_text("spoilt")
    (built / "out/manifest.json").unlink()
    run(built)
    assert contents(built / "out") == before


@pytest.mark.parametrize("state", [b"", b"{}", b'{"version": 1, "inputs": {}}'])
def test_damaged_state_costs_a_build_and_nothing_else(built: Path, state: bytes) -> None:
    before = contents(built / "out")
    (built / "out/.pnp-state.json").write_bytes(state)
    assert run(built).written == ()
    assert contents(built / "out") == before


def test_force_prints_again_to_the_same_bytes(built: Path) -> None:
    before = contents(built / "out")
    run(built, force=True)
    assert contents(built / "out") == before


def test_faulty_game_leaves_its_files_and_other_games_are_printed(built: Path) -> None:
    before = contents(built / "out")
    make_other_game(built)
    edit(built, FLEET_FILE, "face: boat.svg.j2", "face: bout.svg.j2")
    result = run(built)
    assert result.has_errors
    assert result.refused == ("harbour",)
    after = contents(built / "out")
    assert {path: after[path] for path in CARDS} == {path: before[path] for path in CARDS}
    assert [path for path in result.written if not path.startswith("bay/")] == []
    assert "bay/standard/en/a4/tokens.pdf" in after


def make_other_game(root: Path) -> None:
    folder = root / "content/bay"
    (folder / "components").mkdir(parents=True)
    for name in ("theme.yaml", "templates/buoy.svg.j2", "components/buoys.yaml"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes((root / "content/harbour" / name).read_bytes())
    (folder / "game.yaml").write_text(
        "title: Bay\nsource: en\nlanguages: [en]\nplayers: {least: 1, most: 2}\n"
        "editions: {standard: {name: Standard}}\n"
    )


def test_first_build_with_errors_leaves_no_trace(project: Path) -> None:
    edit(project, FLEET_FILE, "face: boat.svg.j2", "face: bout.svg.j2")
    result = run(project)
    assert result.has_errors
    assert not (project / "out").exists()


def test_remains_of_a_killed_build_go_whatever_it_had_known(built: Path, project: Path) -> None:
    remains = [place / "out/harbour/long/fr/a4/.pnp-new-1-cards.pdf" for place in (built, project)]
    for place in remains:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(b"half")
    run(built)
    run(project)
    assert not any(place.exists() for place in remains)


def test_files_of_a_removed_component_go_and_foreign_ones_stay(built: Path) -> None:
    (built / "out/harbour/notes.txt").write_text("mine")
    (built / BUOYS_FILE).unlink()
    result = run(built)
    assert sorted(result.removed) == sorted(TOKENS)
    assert printed(built) == sorted(CARDS)
    assert (built / "out/harbour/notes.txt").exists()


def test_file_that_no_manifest_lists_is_never_removed(built: Path) -> None:
    manifest = json.loads((built / "out/manifest.json").read_bytes())
    manifest["files"] = [entry for entry in manifest["files"] if entry["file"] != TOKENS[0]]
    (built / "out/manifest.json").write_text(json.dumps(manifest))
    (built / BUOYS_FILE).unlink()
    run(built)
    assert printed(built) == sorted([*CARDS, TOKENS[0]])


def test_part_of_a_project_is_printed_beside_the_rest(built: Path) -> None:
    edit(built, FLEET_FILE, "name: Fleet", "name: Armada")
    result = run(built, languages=("fr",), editions=("long",), papers=("a4",))
    assert result.written == ("harbour/long/fr/a4/cards.pdf",)
    assert printed(built) == sorted(CARDS + TOKENS)
    listed = json.loads((built / "out/manifest.json").read_bytes())["files"]
    assert [entry["file"] for entry in listed] == sorted(CARDS + TOKENS)


def test_a_part_of_a_stock_is_printed_beside_the_whole_one(built: Path) -> None:
    edit(built, BUOYS_FILE, "stock: tokens", "stock: cards")
    run(built)
    before = contents(built / "out")
    result = run(built, components=("buoys",), languages=("fr",), editions=("long",), papers=("a4",))
    assert result.written == ("harbour/long/fr/a4/cards+buoys.pdf",)
    assert printed(built) == sorted([*CARDS, "harbour/long/fr/a4/cards+buoys.pdf"])
    with pikepdf.open(built / "out/harbour/long/fr/a4/cards+buoys.pdf") as pdf:
        assert str(pdf.docinfo["/Title"]) == "Harbour · Cartes\u202f: Buoys"
    after = contents(built / "out")
    assert {path for path in before if after[path] != before[path]} <= {"manifest.json", "index.html"}
    run(built)
    assert contents(built / "out") == before


def test_all_components_of_a_stock_are_the_stock(built: Path) -> None:
    before = contents(built / "out")
    assert run(built, components=("buoys", "fleet")).written == ()
    assert contents(built / "out") == before


def test_a_game_built_by_name_loses_its_stale_files_and_no_other(built: Path) -> None:
    shutil.copytree(built / "content/harbour", built / "content/bay")
    run(built)
    assert len(printed(built)) == 2 * len(CARDS + TOKENS)
    (built / BUOYS_FILE).unlink()
    (built / BUOYS_FILE.replace("harbour", "bay")).unlink()
    french = [path for path in TOKENS if "/long/fr/" in path]
    assert sorted(run(built, games=("harbour",), languages=("fr",), editions=("long",)).removed) == french
    assert sorted(run(built, games=("harbour",)).removed) == sorted(set(TOKENS) - set(french))
    bay = [path.replace("harbour", "bay", 1) for path in CARDS + TOKENS]
    assert printed(built) == sorted([*CARDS, *bay])


def test_a_part_by_component_removes_nothing(built: Path) -> None:
    (built / BUOYS_FILE).unlink()
    assert run(built, games=("harbour",), components=("fleet",)).removed == ()


def test_duplex_is_heeded_whatever_was_printed_before(project: Path) -> None:
    one_file = {"papers": ("a4",), "languages": ("en",), "editions": ("long",)}
    path = "harbour/long/en/a4/cards.pdf"
    cold: dict[Duplex, bytes] = {}
    for mode in Duplex:
        run(project, out=project / mode.value, duplex=mode, **one_file)
        cold[mode] = (project / mode.value / path).read_bytes()
    assert len(set(cold.values())) == len(Duplex)
    for before, after in permutations(Duplex, 2):
        run(project, duplex=before, **one_file)
        run(project, duplex=after, **one_file)
        assert (project / "out" / path).read_bytes() == cold[after], (before, after)


@pytest.mark.parametrize(
    ("stock", "title"),
    [("small-tokens", "Petits jetons"), ("front", "Front"), ("coal-black", "Coal black")],
)
def test_a_stock_is_called_by_its_own_name_or_by_its_id(project: Path, stock: str, title: str) -> None:
    stocks = project / "templates/sheets/stocks.yaml"
    if f"{stock}:" not in stocks.read_text(encoding="utf-8"):
        with stocks.open("a", encoding="utf-8") as file:
            file.write(f"{stock}: {{thickness: 1 mm}}\n")
    edit(project, BUOYS_FILE, "stock: tokens", f"stock: {stock}")
    run(project, papers=("a4",), languages=("fr",), editions=("long",), components=("buoys",))
    with pikepdf.open(project / f"out/harbour/long/fr/a4/{stock}.pdf") as pdf:
        assert str(pdf.docinfo["/Title"]) == f"Harbour · {title}"


def test_rulebook_is_printed_as_book_page_and_booklet(tmp_path: Path) -> None:
    project = make_project(tmp_path, book=True)
    result = run(project, languages=("en",), editions=("long",))
    books = {path.removeprefix("harbour/long/en/") for path in result.written if "rulebook" in path}
    assert books == {
        "rulebook.pdf",
        "rulebook.html",
        "a4/rulebook-booklet.pdf",
        "letter/rulebook-booklet.pdf",
    }
    page = (project / "out/harbour/long/en/rulebook.html").read_text(encoding="utf-8")
    assert "Each colour has 3 boats." in page


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"games": ("harbor",)}, 'there is no game "harbor": did you mean "harbour"?'),
        ({"languages": ("pt",)}, 'there is no language "pt": one of: en, fr'),
        ({"editions": ("lang",)}, 'there is no edition "lang": did you mean "long"?'),
        (
            {"papers": ("b7",)},
            'there is no paper "b7": one of: a3, a4, a5, legal, letter, tabloid; or a size such as 200x300mm',
        ),
        ({"papers": ("10x30mm",)}, '"10x30mm" is no size of a paper: both sides measure from 20 to 5000 mm'),
        ({"printer": "narow"}, 'there is no printer "narow": did you mean "narrow"?'),
        ({"components": ("bouys",)}, 'there is no component "bouys": did you mean "buoys"?'),
    ],
)
def test_unknown_name_is_refused_with_the_nearest_one(
    project: Path, options: dict[str, tuple[str, ...]], message: str
) -> None:
    with pytest.raises(RequestError) as caught:
        run(project, **options)
    assert str(caught.value) == message
    assert not (project / "out").exists()


@pytest.mark.parametrize("damage", ["players: {least: 2", "count(fleet) == boats"])
def test_unknown_language_is_refused_beside_a_faulty_game(project: Path, damage: str) -> None:
    edit(project, "content/harbour/game.yaml", damage, damage.replace("{", "[").replace("==", "!="))
    with pytest.raises(RequestError, match='there is no language "klingon"'):
        run(project, languages=("klingon",))
    # Nobody can tell which languages a game speaks that cannot be read.
    assert run(project, languages=("fr",)).refused == ("harbour",)


@pytest.mark.parametrize("out", [".", "content", "content/harbour/art", "templates", ".."])
def test_build_never_prints_into_what_it_reads(project: Path, out: str) -> None:
    with pytest.raises(RequestError, match="choose another folder"):
        run(project, out=project / out)


def test_folder_that_cannot_be_written_is_told(project: Path) -> None:
    (project / "out").write_text("in the way")
    with pytest.raises(OutputError, match="cannot write"):
        run(project)


def test_inspection_writes_nothing_and_finds_what_a_build_finds(project: Path) -> None:
    edit(project, FLEET_FILE, 'name: "{colour} boat"', 'name: "{colour} boat of an unbearable length indeed"')
    found = inspect(BuildRequest(root=project, out=project / "out", jobs=1), Silence())
    assert not (project / "out").exists()
    assert found.refused == ("harbour",)
    assert "L101" in {fault.code for fault in found.diagnostics}
    assert run(project).diagnostics == found.diagnostics


class Heard(Silence):
    """A report that takes down which jobs were done."""

    def __init__(self) -> None:
        self.steps: list[str] = []

    def step(self, done: str) -> None:
        self.steps.append(done)


def test_inspection_judges_only_what_has_changed_since_a_build(built: Path) -> None:
    request, heard = BuildRequest(root=built, out=built / "out", jobs=1), Heard()
    assert [fault.code for fault in inspect(request, heard).diagnostics] == ["T101"]
    assert heard.steps == []
    place = built / "content/harbour/locale/fr.po"
    place.parent.mkdir(exist_ok=True)
    place.write_text('msgctxt "game.title"\nmsgid "Harbour"\nmsgstr "Port"\n', encoding="utf-8")
    before = dates(built / "out")
    assert {fault.code for fault in inspect(request, heard).diagnostics} == {"T102", "T105"}
    assert heard.steps == ["harbour/standard/fr", "harbour/long/fr"]
    assert dates(built / "out") == before


def test_every_copy_is_on_its_sheet(built: Path) -> None:
    edit(built, FLEET_FILE, 'count: "{boats}"', "count: 20")
    edit(built, "content/harbour/game.yaml", "count(fleet) == boats * len(colours)", "count(fleet) == 40")
    run(built)
    entries = json.loads((built / "out/manifest.json").read_bytes())["files"]
    assert {entry["pieces"]["fleet"] for entry in entries if "fleet" in entry["pieces"]} == {40}


def test_every_code_is_explained_and_used() -> None:
    sources = Path(generator.build.__file__).parent.glob("*.py")
    used = {
        code for source in sources for code in re.findall(r'code="(\w+)"', source.read_text(encoding="utf-8"))
    }
    assert used == set(CODES)


def test_rulebook_in_another_encoding_is_told_with_its_place(tmp_path: Path) -> None:
    project = make_project(tmp_path, book=True)
    (project / "content/harbour/rulebook.md").write_bytes(b"# Caf\xe9\n")
    result = run(project, languages=("en",))
    (fault,) = [fault for fault in result.diagnostics if fault.code == "B190"]
    assert str(fault) == (
        "content/harbour/rulebook.md:1:6: error B190: the rulebook cannot be read: "
        "this is not UTF-8 text; save the file as UTF-8"
    )


@pytest.mark.parametrize("damage", ["{% for %}", "{{ nothing.at.all }}", "{{ games[0].__class__.__mro__ }}"])
def test_spoilt_gallery_is_told_and_costs_no_sheet(project: Path, damage: str) -> None:
    gallery = project / "templates/gallery.html.j2"
    gallery.write_text(gallery.read_text(encoding="utf-8") + damage, encoding="utf-8")
    result = run(project, languages=("en",))
    assert [fault.code for fault in result.diagnostics if fault.code == "S190"] == ["S190"]
    assert len(printed(project)) == 8


def test_a_character_that_no_label_can_show_is_told_where_the_name_stands(tmp_path: Path) -> None:
    project = make_project(tmp_path)
    edit(project, "content/harbour/game.yaml", "title: Harbour", 'title: "Harbour 🚢"')
    edit(project, "content/harbour/game.yaml", "name: Long game", 'name: "Long game 🚢"')
    edit(project, FLEET_FILE, "name: Fleet", 'name: "🚢"')
    result = run(project, languages=("en",), editions=("long",))
    no_font, shown = (
        'no font has "🚢" (U+1F6A2 SHIP), which the labels of the sheets show in English',
        "as part of",
    )
    way_out = "(write something else, or bring a font that has it in templates/fonts)"
    assert [str(verdict) for verdict in result.diagnostics if verdict.code == "L102"] == [
        f"{FLEET_FILE}:2:7: error L102: {no_font} {shown} the name of fleet {way_out}",
        f"content/harbour/game.yaml:1:8: error L102: {no_font} {shown} the game's title {way_out}",
        f"content/harbour/game.yaml:8:16: error L102: {no_font} {shown} the name of the edition long "
        f"{way_out}",
    ]
    assert not list(project.rglob("*.pdf"))


@pytest.mark.parametrize(
    ("file", "name", "letter", "place"),
    [
        ("content/harbour/game.yaml", "title: Harbour", "H", "game.yaml:1:8: warning P107: the game's title"),
        (FLEET_FILE, "name: Fleet", "W", "components/fleet.yaml:2:7: warning P107: the name of fleet"),
    ],
)
def test_a_name_too_long_for_the_labels_is_told_once(
    tmp_path: Path, file: str, name: str, letter: str, place: str
) -> None:
    project = make_project(tmp_path)
    edit(project, file, name, f"{name.partition(' ')[0]} {letter * 500}")
    result = run(project, languages=("en",), editions=("long",))
    assert [str(verdict) for verdict in result.diagnostics] == [
        f"content/harbour/{place} is too long for the labels of the sheets, where it ends in an ellipsis "
        "(shorten it)"
    ]


@pytest.mark.parametrize("name", ["a \\u00ad b", "\\u00ad", "\\u200b\\u200d", "a \\u200f \\u202a b"])
def test_words_that_leave_no_mark_print_as_nothing(tmp_path: Path, name: str) -> None:
    project = make_project(tmp_path)
    edit(project, FLEET_FILE, "name: Fleet", f'name: "{name}"')
    edit(project, FLEET_FILE, "{colour} boat", f"{{colour}} {name}")
    result = run(project, languages=("en",), editions=("long",))
    assert (result.diagnostics, len(list(project.rglob("cards.pdf")))) == ((), 2)
