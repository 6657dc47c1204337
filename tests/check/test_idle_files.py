"""Pictures and templates that nothing shows."""

from pathlib import Path

import pytest
from generator.build import BuildRequest, Silence, inspect
from tests.build.projects import edit, make_project

ART = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>'
FLEET = "content/harbour/components/fleet.yaml"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = make_project(tmp_path)
    (root / "content/harbour/art/old").mkdir(parents=True)
    for name in ("anchor.svg", "old/anchor.svg", "buoy.svg"):
        (root / "content/harbour/art" / name).write_text(ART, encoding="utf-8")
    return root


def told(project: Path) -> list[tuple[str, str]]:
    request = BuildRequest(root=project, out=project / "out", languages=("en",), jobs=1)
    found = inspect(request, Silence()).diagnostics
    return [(one.code, one.span.file.removeprefix("content/harbour/")) for one in found]


def test_pictures_that_nothing_shows_are_told(project: Path) -> None:
    edit(project, FLEET, "    count:", "    art: {file: anchor.svg}\n    count:")
    assert told(project) == [("A203", "art/buoy.svg"), ("A203", "art/old/anchor.svg")]


def test_a_picture_that_any_text_names_is_shown(project: Path) -> None:
    remark = "# Those of anchor.svg, old/anchor.svg and buoy.svg, too.\n"
    edit(project, FLEET, "component: fleet\n", f"{remark}component: fleet\n")
    assert told(project) == []


def test_templates_that_nothing_uses_are_told(project: Path) -> None:
    (project / "content/harbour/art").rename(project / "art")
    boat = project / "content/harbour/templates/boat.svg.j2"
    boat.with_name("raft.svg.j2").write_text(boat.read_text(encoding="utf-8"), encoding="utf-8")
    assert told(project) == [("A204", "templates/raft.svg.j2")]
    edit(project, FLEET, "component: fleet\n", "# raft is a figure\ncomponent: fleet\n")
    assert told(project) == []


def test_a_cover_is_used_by_a_rulebook(tmp_path: Path) -> None:
    assert told(make_project(tmp_path, book=True)) == []
