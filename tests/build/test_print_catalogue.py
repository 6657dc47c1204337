"""The catalogue as a file: for games that want one, and set again only when it would change."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from generator.build import BuildRequest, BuildResult, Silence, build
from tests.build.projects import contents, edit, make_project

GAME_FILE = "content/harbour/game.yaml"
FLEET_FILE = "content/harbour/components/fleet.yaml"
SECTION = """\
catalogue:
  components: [fleet]
  facts: {colour: Colour, crates: Crates}
  plots: [{title: Crates by colour, across: crates, per: colour}]
constraints:
"""
CATALOGUES = [
    f"harbour/standard/{language}/catalogue.{form}" for language in ("en", "fr") for form in ("html", "pdf")
]
WITHOUT = """
import sys
from pathlib import Path
from generator.build import BuildRequest, Silence, build
build(BuildRequest(root=Path("."), out=Path("out"), languages=("en",), jobs=1, gallery=False), Silence())
assert "generator.build.books" in sys.modules
print([name for name in sys.modules if name.startswith("generator.catalogue")])
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = make_project(tmp_path / "project")
    edit(root, GAME_FILE, "constraints:\n", SECTION)
    edit(root, FLEET_FILE, "pieces:\n", "fields: {crates: number}\ndefaults: {crates: 4}\npieces:\n")
    return root


def run(root: Path, **options: object) -> BuildResult:
    """Print the standard edition on one paper, without pictures."""
    request = {"editions": ("standard",), "papers": ("a4",), "gallery": False, "jobs": 1, **options}
    return build(BuildRequest(root=root, out=root / "out", **request), Silence())  # type: ignore[arg-type]


def pages_of(root: Path) -> dict[str, int]:
    """Return the number of pages of each file."""
    entries = json.loads((root / "out/manifest.json").read_text(encoding="utf-8"))["files"]
    return {entry["file"]: entry["pages"] for entry in entries}


def test_a_catalogue_is_made_for_each_language_and_listed(project: Path) -> None:
    result = run(project)
    assert not result.has_errors
    assert sorted(path for path in contents(project / "out") if "catalogue" in path) == CATALOGUES
    pages = pages_of(project)
    assert pages["harbour/standard/en/catalogue.html"] == 0
    assert pages["harbour/standard/en/catalogue.pdf"] >= 2


def test_one_number_changes_the_catalogues_of_all_languages(project: Path) -> None:
    run(project)
    edit(project, FLEET_FILE, "crates: 4", "crates: 5")
    assert set(CATALOGUES) <= set(run(project).written)


def test_what_is_on_no_card_sets_no_catalogue_again(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(project)
    before, pages = contents(project / "out"), pages_of(project)
    edit(project, "content/harbour/components/buoys.yaml", "count: 5", "count: 6")
    # Nothing could be set now: what is in place stays.
    monkeypatch.setattr("generator.catalogue.set_catalogue", None)
    result = run(project)
    assert not result.has_errors
    assert not set(CATALOGUES) & set(result.written)
    after = contents(project / "out")
    assert {path: after[path] for path in CATALOGUES} == {path: before[path] for path in CATALOGUES}
    assert pages_of(project) == pages


def test_a_game_that_wants_none_any_more_loses_it(project: Path) -> None:
    run(project)
    edit(project, GAME_FILE, SECTION, "constraints:\n")
    assert set(run(project).removed) >= set(CATALOGUES)


def test_a_build_of_some_components_makes_none(project: Path) -> None:
    result = run(project, components=("fleet",))
    assert not any("catalogue" in path for path in result.written)


def test_a_game_without_the_section_loads_nothing_of_it(tmp_path: Path) -> None:
    root = make_project(tmp_path / "project")
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT], cwd=root, capture_output=True, text=True, check=False
    )
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr


def test_a_character_that_no_font_has_is_told_by_a_check(project: Path) -> None:
    edit(project, GAME_FILE, "crates: Crates", 'crates: "Crates 🐚"')
    result = run(project)
    assert [fault.code for fault in result.diagnostics if fault.code == "B201"] == ["B201"]
    assert result.refused == ("harbour",)
