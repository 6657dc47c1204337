"""Faults that an author allows, with a reason; rules that weigh more or less in a game."""

import json
from pathlib import Path

import pytest
from generator.build import BuildRequest, BuildResult, Silence, build, inspect
from generator.check.allowances import read_allowances
from generator.cli.main import main
from tests.build.projects import edit, make_project

FLEET = "content/harbour/components/fleet.yaml"
GAME = "content/harbour/game.yaml"
# Of the only pieces that have the same name, the second is told: line 12.
TWINS = """\
  - {id: tug, name: Tug, colour: red}
  - {id: tugboat, name: Tug, colour: red}
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = make_project(tmp_path)
    pieces = (root / FLEET).read_text(encoding="utf-8")
    head = pieces[: pieces.index("pieces:\n")]
    (root / FLEET).write_text(f"{head}fields: {{colour: colours}}\npieces:\n{TWINS}", encoding="utf-8")
    edit(root, GAME, '  - expect: "count(fleet) == boats * len(colours)"', '  - expect: "count(fleet) == 2"')
    edit(root, GAME, "parameters: {boats: 2}\n", "")
    edit(root, GAME, ", parameters: {boats: 3}", "")
    edit(root, GAME, "languages: [en, fr]", "languages: [en]")
    return root


def look(project: Path, **asked: tuple[str, ...]) -> BuildResult:
    request = BuildRequest(root=project, out=project / "out", jobs=1, **asked)  # type: ignore[arg-type]
    return inspect(request, Silence())


def told(result: BuildResult) -> list[tuple[str, str, str]]:
    return [(fault.code, fault.severity.value, str(fault.span)) for fault in result.told]


def test_a_fault_is_told(project: Path) -> None:
    assert told(look(project)) == [("G203", "warning", f"{FLEET}:12:25")]


@pytest.mark.parametrize("above", [True, False])
def test_a_remark_allows_what_stands_beside_or_below_it(project: Path, above: bool) -> None:
    line = "  - {id: tugboat, name: Tug, colour: red}"
    remark = "# G203: both are called so in every harbour"
    edit(project, FLEET, line, f"  {remark}\n{line}" if above else f"{line}  {remark}")
    result = look(project)
    assert told(result) == []
    assert [(fault.code, fault.allowed) for fault in result.diagnostics] == [
        ("G203", "both are called so in every harbour")
    ]


@pytest.mark.parametrize(
    ("remark", "message"),
    [
        ("# G203", "it is not said why G203 is right here"),
        ("# L104: small on purpose", "there is no L104 here to be allowed"),
        ("# G999: whatever", "there is no code G999"),
    ],
)
def test_remarks_that_say_nothing_are_told(project: Path, remark: str, message: str) -> None:
    line = "  - {id: tugboat, name: Tug, colour: red}"
    edit(project, FLEET, line, f"{line}  {remark}")
    result = look(project)
    assert [(fault.code, fault.message) for fault in result.told if fault.code != "G203"] == [
        ("S121", message)
    ]
    assert "G203" in {fault.code for fault in result.told}
    # Where not all has been looked at, a fault may be in what has not.
    assert [fault.code for fault in look(project, languages=("en",)).told] == ["G203"]


def test_a_game_gives_a_rule_another_weight(project: Path) -> None:
    checks = 'checks: {{same-name: {{level: {}, because: "boats have few names"}}}}\n'
    edit(project, GAME, "editions:\n", checks.format("error") + "editions:\n")
    assert told(look(project)) == [("G203", "error", f"{FLEET}:12:25")]
    refused = build(BuildRequest(root=project, out=project / "out", jobs=1, gallery=False), Silence())
    assert refused.refused == ("harbour",)
    edit(project, GAME, "level: error", "level: note")
    assert told(look(project)) == [("G203", "note", f"{FLEET}:12:25")]
    edit(project, GAME, "level: note", "level: off")
    assert told(look(project)) == []
    edit(project, GAME, "same-name", "G203")
    assert told(look(project)) == []


def test_an_error_stays_one(project: Path) -> None:
    edit(project, "content/harbour/templates/boat.svg.j2", 'height="10" data-text', 'height="2" data-text')
    edit(project, GAME, "editions:\n", "checks: {L101: {level: off, because: who reads}}\neditions:\n")
    assert ("L101", "error") in {(code, weight) for code, weight, _ in told(look(project))}


@pytest.mark.parametrize(
    ("checks", "code", "message", "place"),
    [
        ("{G203: {level: off}}", "S120", "it is not said why G203 is off here", "7:10"),
        ("{G203: {level: loud, because: x}}", "S103", '"loud" is no level', "7:24"),
        ("{same-names: {level: off, because: x}}", "S122", 'there is no rule "same-names"', "7:10"),
    ],
)
def test_levels_that_make_no_sense_are_told(
    project: Path, checks: str, code: str, message: str, place: str
) -> None:
    edit(project, GAME, "editions:\n", f"checks: {checks}\neditions:\n")
    line = (project / GAME).read_text(encoding="utf-8").split("\n").index(f"checks: {checks}") + 1
    faults = [fault for fault in look(project).told if fault.code.startswith("S")]
    assert [(fault.code, fault.message) for fault in faults] == [(code, message)]
    assert str(faults[0].span) == f"{GAME}:{line}:{place.partition(':')[2]}"


def test_what_is_allowed_is_counted_and_handed_on(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(
        project, FLEET, "tugboat, name: Tug, colour: red}", "tugboat, name: Tug, colour: red}  # G203: twins"
    )
    assert main(["check", "--strict", "--project", str(project)]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == "no faults, 1 allowed"
    main(["check", "--format", "sarif", "--project", str(project)])
    (result,) = json.loads(capsys.readouterr().out)["runs"][0]["results"]
    assert result["suppressions"] == [{"kind": "inSource", "justification": "twins"}]
    main(["check", "--format", "json", "--project", str(project)])
    found = json.loads(capsys.readouterr().out)
    assert (found["warnings"], found["diagnostics"][0]["allowed"]) == (0, "twins")
    main(["check", "--format", "github", "--project", str(project)])
    assert capsys.readouterr().out == ""


def test_remarks_are_told_from_other_uses_of_the_sign() -> None:
    lines = [
        "name: Boat#G203: no",
        "# see G203: no",
        "face: a.j2  # A201: coarse on purpose  ",
        "#T102: yes",
    ]
    found = [
        (one.code, one.because, one.span.line, one.span.column) for one in read_allowances("a.yaml", lines)
    ]
    assert found == [("A201", "coarse on purpose", 3, 15), ("T102", "yes", 4, 2)]


def test_a_remark_beside_a_line_is_about_that_line_alone() -> None:
    lines = [
        "name: Boat  # G203: twins",
        "name: Ship",
        "  # G203: cousins",
        "",
        "# L104: small",
        "# a word of the author",
        "name: Raft",
        "# A201: what?",
    ]
    found = [(one.because, one.line) for one in read_allowances("a.yaml", lines)]
    assert found == [("twins", 1), ("cousins", 7), ("small", 7), ("what?", 8)]
