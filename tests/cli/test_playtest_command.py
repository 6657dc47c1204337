"""``pnp playtest`` on a small game that is played by toy rules."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from generator.cli.main import main
from generator.play import Rules
from generator.play.registry import Module
from tests.build.projects import edit, make_project
from tests.play.toys import Race

GAME_FILE = "content/harbour/game.yaml"


def open_race(game: object, edition: object, players: int, options: Mapping[str, bool] = {}) -> Rules[object]:
    return Race(players=players, waits=options.get("waits", False))  # type: ignore[return-value]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("generator.play.registry.RULES", {"race": Module(open_race, options=("waits",))})
    root = make_project(tmp_path / "project")
    edit(root, GAME_FILE, "title: Harbour", "title: Harbour\nrules: race")
    monkeypatch.chdir(root)
    return root


def playtest(*words: str) -> int:
    return main(["playtest", *words, "--jobs", "1"])


def test_every_edition_and_number_of_players_is_played(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert playtest("harbour", "--games", "3") == 0
    titles = [line for line in capsys.readouterr().out.splitlines() if line.startswith("harbour")]
    assert titles == [
        f"harbour, edition {edition}, {players} players, greedy, seed 1: 3 games"
        for edition in ("standard", "long")
        for players in (2, 3, 4)
    ]


def test_reports_are_written_and_are_the_same_each_time(project: Path) -> None:
    words = ("--games", "120", "--players", "2", "--edition", "long", "--policy", "random", "--seed", "9")
    assert playtest("harbour", *words, "--json", "one.json", "--csv", "one.csv") == 0
    assert playtest("harbour", *words, "--json", "sub/two.json", "--csv", "two.csv") == 0
    assert (project / "one.json").read_bytes() == (project / "sub/two.json").read_bytes()
    lines = (project / "one.csv").read_text().splitlines()
    assert lines == (project / "two.csv").read_text().splitlines()
    assert len(lines) == 121
    [found] = json.loads((project / "one.json").read_text())["playtests"]
    wins = [sum(line.split(",")[7] == str(seat) for line in lines) for seat in (1, 2)]
    assert [seat["wins"] for seat in found["seats"]] == wins


def test_options_and_policies_by_seat_are_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "3", "--edition", "long", "--policy", "greedy,random,greedy", "--option", "waits")
    assert playtest(*words, "--games", "2") == 0
    title = "harbour, edition long, 3 players, greedy, random, greedy, waits, seed 1: 2 games"
    assert capsys.readouterr().out.startswith(title)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["harbor"], 'there is no game "harbor": did you mean "harbour"?'),
        (["--edition", "lang"], 'harbour has no edition "lang": did you mean "long"?'),
        (["--players", "5"], "harbour is for 2 to 4 players, not for 5"),
        (["--policy", "gredy"], 'there is no policy "gredy": did you mean "greedy"?'),
        (["--policy", "greedy,random"], "2 policies are named for 3 players"),
        (["--option", "wait"], 'harbour has no option "wait": did you mean "waits"?'),
        (["--players", "two"], '"two" is no number from 1 on'),
        (["--games", "0"], '"0" is no number from 1 on'),
    ],
)
def test_what_is_asked_for_in_vain_is_told(
    project: Path, capsys: pytest.CaptureFixture[str], words: list[str], complaint: str
) -> None:
    assert playtest(*words) == 2
    assert complaint in capsys.readouterr().err


def test_a_game_without_rules_is_refused_by_name(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, GAME_FILE, "rules: race\n", "")
    assert playtest("harbour") == 1
    assert "G401: the game has no executable rules" in capsys.readouterr().err
    assert playtest() == 2
    assert "there is no game with executable rules" in capsys.readouterr().err


def test_a_game_with_faults_is_not_played(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, GAME_FILE, "rules: race", "rules: racing")
    assert playtest("harbour") == 1
    assert f'{GAME_FILE}:2:8: error G401: there are no rules "racing"' in capsys.readouterr().err


def test_a_report_that_cannot_be_written_is_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (project / "taken").write_text("")
    assert playtest("--games", "1", "--csv", "taken/report.csv") == 4
    assert "cannot write" in capsys.readouterr().err


GOALS = """\
goals:
  - {expect: "stuck.turns == 0", because: nobody waits, games: 20}
  - for: {seat: seats}
    expect: "seats[seat].share <= fair + 0.05"
    because: no seat is better than another
    players: [2]
    games: 100
    policy: random
"""


def test_goals_that_hold_say_nothing(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, GAME_FILE, "constraints:", GOALS.partition("  - for")[0] + "constraints:")
    assert playtest("--check") == 0
    assert "6 goals checked, by edition and number of players; all are met\n" in capsys.readouterr().err


def test_a_goal_that_is_missed_is_told_at_its_place(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(project, GAME_FILE, "constraints:", GOALS + "constraints:")
    assert playtest("--check", "--json", "found.json") == 1
    said = capsys.readouterr().err
    line = 1 + (project / GAME_FILE).read_text().split("\n").index(
        '    expect: "seats[seat].share <= fair + 0.05"'
    )
    # The first of two players wins 61 games of 81.
    assert f'{GAME_FILE}:{line}:13: error G451: in edition "standard" for 2 players with seat = 1' in said
    assert "seats[seat].share <= fair + 0.05 is false (0.7" in said
    assert "no seat is better than another" in said
    assert "8 goals checked, by edition and number of players; 2 errors\n" in said
    # Six setups for the first goal; two for the second.
    assert len(json.loads((project / "found.json").read_text())["playtests"]) == 8


def test_goals_can_be_narrowed(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, GAME_FILE, "constraints:", GOALS + "constraints:")
    assert playtest("--check", "--players", "3", "--edition", "long", "--games", "2") == 0
    assert "1 goal checked" in capsys.readouterr().err
    assert playtest("--check", "--players", "9") == 2


@pytest.mark.parametrize(
    ("goal", "complaint"),
    [
        (
            '{expect: "stuck.turn == 0", because: of that}',
            ':14:21: error G452: in edition "long" for 2 players: there is no "turn" here '
            '(did you mean "turns"?)',
        ),
        ('{expect: "ties", because: of that}', ":14:15: error G452:"),
        (
            '{for: {card: tables.none}, expect: "1 == 1", because: of that}',
            ':14:25: error G452: in edition "lon',
        ),
        (
            '{expect: "ties == 0", because: of that, policy: gready}',
            ':14:53: error G402: there is no policy "gr',
        ),
        (
            '{expect: "ties == 0", because: of that, options: [wait]}',
            ":14:55: error G403: the rules have no op",
        ),
        ('{expect: "ties ==", because: of that}', ":14:22: error S112:"),
        (
            '{expect: "ties == 0", because: of that, games: 0}',
            ":14:5: error S105: 0 is not a number of games",
        ),
        (
            '{expect: "ties == 0", because: of that, players: [2, 9]}',
            ":14:58: error S105: the game is for 2 to 4",
        ),
        (
            '{expect: "ties == 0", because: of that, editions: [lang]}',
            ':14:56: error R018: there is no edition "l',
        ),
    ],
)
def test_a_faulty_goal_is_told_at_its_place(
    project: Path, capsys: pytest.CaptureFixture[str], goal: str, complaint: str
) -> None:
    edit(project, GAME_FILE, "constraints:", f"goals:\n  - {goal}\nconstraints:")
    assert playtest("--check") == 1
    assert GAME_FILE + complaint in capsys.readouterr().err


def test_goals_want_rules(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, GAME_FILE, "constraints:", GOALS + "constraints:")
    edit(project, GAME_FILE, "rules: race\n", "")
    assert main(["check"]) == 1
    assert "G401: the game has no executable rules" in capsys.readouterr().err
