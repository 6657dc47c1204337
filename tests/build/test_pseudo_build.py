"""The pseudo-language: made when it is asked for, shown everywhere, and no file of the project."""

from pathlib import Path

import pytest
from generator.build import BuildRequest, DiskWorkspace, RequestError, Silence, build, inspect
from generator.build.opened import open_workspace
from generator.diagnostic import Severity
from tests.build.projects import contents, edit, make_project

NAME_SLOT = 'data-text="name" data-style="title"'


@pytest.fixture
def project(tmp_path: Path) -> Path:
    return make_project(tmp_path)


def asked(project: Path, *languages: str) -> BuildRequest:
    return BuildRequest(
        root=project, out=project / "out", languages=languages, papers=("a4",), jobs=1, gallery=False
    )


def test_every_message_has_a_translation_and_the_project_no_file(project: Path) -> None:
    before = contents(project)
    workspace = open_workspace(project, ["xx"])
    path = "content/harbour/locale/xx.po"
    assert workspace.list_files("content/harbour/locale") == (path,)
    assert "templates/locale/xx.po" in workspace.list_files("templates", ".po")
    catalog = workspace.read_text(path)
    assert 'msgid "Harbour"\nmsgstr "[Háářbôôüüř]"' in catalog
    assert 'msgstr "[Gřééééñ bôôááť]"' in catalog
    assert workspace.read_bytes(path) == catalog.encode()
    assert contents(project) == before


def test_a_project_without_it_is_as_it_is_on_disk(project: Path) -> None:
    assert isinstance(open_workspace(project, ["fr"]), DiskWorkspace)


def test_sheets_are_printed_in_it_and_only_if_it_is_asked_for(project: Path) -> None:
    result = build(asked(project, "xx"), Silence())
    assert {path.split("/")[2] for path in result.written} == {"xx"}
    assert not result.has_errors
    assert "xx" not in {path.split("/")[2] for path in build(asked(project), Silence()).written}


def test_languages_that_are_named_may_have_it_besides(project: Path) -> None:
    # The project names its languages; it need not name this one.
    assert "languages: [en, fr]" in (project / "content/harbour/game.yaml").read_text()
    assert inspect(asked(project, "xx"), Silence()).diagnostics == ()
    with pytest.raises(RequestError, match='no language "yy"'):
        inspect(asked(project, "yy"), Silence())


def test_words_of_a_template_are_told(project: Path) -> None:
    literal = 'data-text="Boat" data-literal="true" data-style="title"'
    edit(project, "content/harbour/templates/boat.svg.j2", NAME_SLOT, literal)
    found = [fault for fault in inspect(asked(project, "xx"), Silence()).diagnostics if fault.code == "T401"]
    assert [str(fault.span) for fault in found] == ["content/harbour/components/fleet.yaml:7:7"]
    assert '"Boat"' in found[0].message
    assert "T401" not in {fault.code for fault in inspect(asked(project, "en"), Silence()).diagnostics}


def test_what_does_not_fit_is_printed_and_told(project: Path) -> None:
    edit(project, "content/harbour/templates/boat.svg.j2", 'width="32" height="10"', 'width="14" height="5"')
    result = build(asked(project, "xx"), Silence())
    told = [fault for fault in result.diagnostics if fault.code == "L101"]
    assert told
    assert {fault.severity for fault in told} == {Severity.WARNING}
    # Where the text is written, not in a catalog that nobody has.
    assert {fault.span.file for fault in told} == {"content/harbour/components/fleet.yaml"}
    assert result.written
