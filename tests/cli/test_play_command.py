"""``pnp play`` on a small game that is played by toy rules: what is typed, and what is said."""

import io
from collections.abc import Mapping
from pathlib import Path

import pytest
from generator.cli.main import main
from generator.play.registry import Module
from tests.build.projects import edit, make_project
from tests.play.toys import Nim, Race

GAME_FILE = "content/harbour/game.yaml"


def open_nim(game: object, edition: object, players: int, options: Mapping[str, bool] = {}) -> Nim:
    return Nim(5, players)


def open_race(game: object, edition: object, players: int, options: Mapping[str, bool] = {}) -> Race:
    return Race(3, players, **options)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    rules = {"nim": Module(open_nim), "race": Module(open_race, options=("waits",))}
    monkeypatch.setattr("generator.play.registry.RULES", rules)
    root = make_project(tmp_path / "project")
    edit(root, GAME_FILE, "title: Harbour", "title: Harbour\nrules: nim")
    monkeypatch.chdir(root)
    return root


def play(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["play", *words])


def test_a_game_from_beginning_to_end(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Two stones leave three, and whatever the other takes, the rest is ours.
    assert play(monkeypatch, "2\nTake  2\ntake 1\n") == 0
    said = capsys.readouterr().out
    start = (
        "Harbour · Standard · 2 players. You are player 1. Type “help” if you need help.\n"
        "\nstones: ooooo\n\n  1  take 1\n  2  take 2\nPlayer 1, your action: Player 2: take "
    )
    assert said.startswith(start)
    assert said.endswith("The game is over.\n  Player 1: 1\n  Player 2: 0\nWon by: Player 1\n")


def test_commands_in_english(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (
        play(monkeypatch, "undo\n1\nundo\nhelp\nlook Buoy\nlook bouy\nSHOW\ntake 3\njump\n7\n\nquit\n") == 0
    )
    said = capsys.readouterr().out
    assert "There is nothing to take back." in said
    assert "Taken back: take 1" in said
    assert "“undo” takes your last action back, “show” shows the table, “look” and the name of" in said
    assert "your action: Buoy\n" in said
    assert "There is no piece called “bouy”. Did you mean “buoy”?" in said
    assert "“take 3” is not possible here. Did you mean “take 2”?" in said
    assert "“jump” is not possible here. Type a number from 1 to 2." in said
    # At the start, after what was taken back, and when asked for.
    assert said.count("stones: ooooo\n") == 3


def test_commands_in_french(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "1\nannuler\naide\nundo\nquitter\n2\n", "--lang", "fr") == 0
    said = capsys.readouterr().out
    assert "Vous êtes le joueur 1" in said
    assert "Action annulée" in said
    assert "Tapez une action ou son numéro." in said
    assert "Il n’y a rien à\u00a0annuler." in said


def test_the_end_of_the_lines_ends_the_game(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(monkeypatch, "1\n") == 0


def test_an_interrupt_saves_the_game(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "--save", "left.txt"]) == 130
    assert "Traceback" not in capsys.readouterr().err
    assert (project / "left.txt").read_text().endswith("game: harbour\nedition: standard\nplayers: 2\n")


def test_a_game_is_saved_and_gone_on_with(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--edition", "long", "--players", "3", "--seat", "2", "--opponents", "random", "--seed", "8")
    assert play(monkeypatch, "take 1\nquit\n", *words, "--save", "game.txt") == 0
    text = (project / "game.txt").read_text()
    assert text.startswith("# Harbour, seed 8\ngame: harbour\nedition: long\nplayers: 3\n1: take ")
    assert "\n2: take 1\n" in text
    assert "The game is written down in game.txt." in capsys.readouterr().out
    assert play(monkeypatch, "quit\n", "--replay", "game.txt", "--save", "again.txt", "--seed", "8") == 0
    assert (project / "again.txt").read_text() == text


def test_people_share_a_keyboard(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "2\n2\n1\n", "--opponents", "human") == 0
    said = capsys.readouterr().out
    assert "Player 2, your action: " in said
    assert said.endswith("Won by: Player 1\n")


def test_options_are_played_and_written_down(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edit(project, GAME_FILE, "rules: nim", "rules: race")
    assert play(monkeypatch, "1\n", "--option", "waits", "--save", "race.txt") == 0
    assert "options: waits\n1: roll\nchance: " in (project / "race.txt").read_text()


def test_a_faulty_transcript_is_refused_at_its_line(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "bad.txt").write_text("players: 2\n1: take 2\n\n2: take 4\n")
    assert play(monkeypatch, "", "--replay", "bad.txt") == 1
    assert 'bad.txt:4:4: error G423: "take 4" is not possible here' in capsys.readouterr().err
    (project / "bad.txt").write_text("so it began\n")
    assert play(monkeypatch, "", "--replay", "bad.txt") == 1
    assert "bad.txt:1:1: error G411" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--replay", "none.txt"], "cannot read none.txt: No such file"),
        (["--lang", "pt"], 'there is no language "pt"'),
        (["--seat", "3"], "there is no seat 3 among 2 players"),
        (["--opponents", "gready"], 'there are no opponents "gready": did you mean "greedy"?'),
        (["--players", "7"], "harbour is for 2 to 4 players, not for 7"),
        (["--edition", "short"], 'harbour has no edition "short"'),
        (["--option", "waits"], 'harbour has no option "waits": there is none to choose from'),
    ],
)
def test_what_is_asked_for_in_vain_is_told(
    project: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    complaint: str,
) -> None:
    assert play(monkeypatch, "", *words) == 2
    assert complaint in capsys.readouterr().err
