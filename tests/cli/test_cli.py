"""The command line: what it says, where, and with which exit code."""

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from generator.art import MOTIFS, PATTERNS
from generator.cli.console import Lines, count, count_faults, show_faults
from generator.cli.main import main
from generator.diagnostic import Diagnostic, Severity, Span
from msgspec.structs import replace
from tests.build.projects import contents, edit, make_project

REPOSITORY = Path(__file__).parents[2]
FLEET_FILE = "content/harbour/components/fleet.yaml"


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = make_project(tmp_path / "project")
    monkeypatch.chdir(root)
    return root


def pnp(*words: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    command = [sys.executable, "-m", "generator", *words]
    return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)


def test_help_tells_commands_and_exit_codes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    shown = capsys.readouterr().out
    for word in ("list", "check", "build", "translate", "exit codes:", "4  the output cannot be written"):
        assert word in shown


def test_help_loads_nothing_heavy() -> None:
    heavy = [
        "pydantic",
        "jinja2",
        "reportlab",
        "pikepdf",
        "typst",
        "yaml",
        "tqdm",
        "PIL",
        "babel",
        "uharfbuzz",
    ]
    script = (
        "import sys; from generator.cli.main import main; main(['build', '--help']); "
        f"print([name for name in {heavy} if name in sys.modules], file=sys.stderr)"
    )
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stderr.strip() == "[]"


def test_build_without_changes_loads_nothing_heavy(project: Path) -> None:
    assert main(["build", "--jobs", "1"]) == 0
    script = (
        "import sys; from generator.cli.main import main; code = main(['build']); "
        "print(code, [n for n in ('pydantic', 'jinja2', 'reportlab', 'typst', 'yaml') if n in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "0 []"
    assert "nothing to write, 16 up to date" in done.stderr


def test_a_build_of_pieces_alone_loads_no_books(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(make_project(tmp_path / "project", book=False))
    heavy = ("generator.rulebook", "generator.catalogue", "generator.play", "babel.messages", "numpy")
    script = (
        "import sys; from generator.cli.main import main; "
        "code = main(['build', '--jobs', '1', '--no-gallery']); "
        f"print(code, [name for name in {heavy} if name in sys.modules])"
    )
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "0 []"


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("pnp ")


@pytest.mark.parametrize(
    "words",
    [[], ["biuld"], ["build", "--duplex", "both"], ["build", "--jobs", "0"], ["build", "--lang", ","]],
)
def test_wrong_words_are_usage(project: Path, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().err.startswith("usage: pnp")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["build", "harbor"], 'pnp: there is no game "harbor": did you mean "harbour"?\n'),
        (["build", "--lang", "fr,frr"], 'pnp: there is no language "frr": did you mean "fr"?\n'),
        (["check", "--edition", "longer"], 'pnp: there is no edition "longer": did you mean "long"?\n'),
        (["list", "bay"], 'pnp: there is no game "bay": one of: harbour\n'),
        (["check", "empty"], 'pnp: there is no game "empty": content/empty has no game.yaml\n'),
        (["translate", "empty"], 'pnp: there is no game "empty": content/empty has no game.yaml\n'),
        (["translate", "harbour", "--lang", "de"], 'pnp: there is no language "de": one of: en, fr\n'),
        (["build", "--out", "content"], "pnp: "),
    ],
)
def test_unknown_names_are_usage(
    project: Path, words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "content/empty").mkdir()
    assert main(words) == 2
    assert capsys.readouterr().err.startswith(message)


def test_outside_a_project_there_is_nothing_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["list"]) == 2
    assert capsys.readouterr().err == (
        "pnp: there is no project here, or in any folder above: it needs the folders content and templates\n"
    )


def test_project_is_found_from_within_and_by_name(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(project / "content/harbour/components")
    assert main(["list"]) == 0
    monkeypatch.chdir("/")
    assert main(["--project", str(project), "list"]) == 0
    assert main(["list", "--project", str(project)]) == 0
    assert main(["list", "--project", str(project / "content")]) == 2


def test_list_shows_what_a_build_can_be_told(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"]) == 0
    assert capsys.readouterr().out == (
        "harbour: Harbour, 2 to 4 players\n"
        "  languages: en, fr\n"
        "  editions: standard (Standard), long (Long game)\n"
        "  buoys     5 × 20 × 20 mm, tokens\n"
        "  fleet     4 × 44 × 68 mm, cards\n"
        "\n"
        "papers: a5, a4, a3, letter, legal, tabloid, or a size such as 200x300mm\n"
        "printers: narrow (margins of 5 mm), common (margins of 6.35 mm), wide (margins of 12.7 mm)\n"
    )


def test_check_counts_warnings_as_faults_only_when_strict(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "--jobs", "1"]) == 0
    shown = capsys.readouterr().err
    assert "content/harbour/locale/fr.po:1:1: warning T101: " in shown
    assert shown.endswith("1 warning\n")
    assert main(["check", "--strict", "--jobs", "1"]) == 1
    assert main(["check", "--strict", "--jobs", "1", "--lang", "en"]) == 0
    assert not (project / "out").exists()


def test_build_says_what_it_did_line_by_line_in_a_pipe(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["build", "--jobs", "1", "--lang", "en", "--edition", "long", "--paper", "a4"]) == 0
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"[1/1] harbour/long/en\n2 files written in {project / 'out'}\n"


def test_fault_in_content_is_told_with_its_place(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(project, FLEET_FILE, "stock: cards", "stock: card")
    assert main(["build"]) == 1
    shown = capsys.readouterr().err
    assert f"{FLEET_FILE}:3:8: error" in shown
    assert shown.endswith("; 1 error; nothing printed for harbour\n")
    assert "Traceback" not in shown


def test_folder_that_cannot_be_written_has_its_own_code(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "out").write_text("in the way")
    assert main(["build", "--jobs", "1", "--lang", "en"]) == 4
    assert capsys.readouterr().err.splitlines()[-1].startswith(f"pnp: cannot write {project / 'out'}")


def test_out_leads_elsewhere(project: Path, tmp_path: Path) -> None:
    out = tmp_path / "prints"
    assert main(["build", "--jobs", "1", "--lang", "en", "--paper", "a4", "--out", str(out)]) == 0
    assert "harbour/long/en/a4/cards.pdf" in contents(out)
    assert not (project / "out").exists()


def test_interruption_is_quiet(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("generator.cli.build.build", interrupt)
    assert main(["build"]) == 130
    assert capsys.readouterr().err == "interrupted\n"


# Runs a build with Ctrl-C, which all its processes hear, as soon as the first job is done.
INTERRUPTED = """
import os, signal, sys
from generator.cli import console
from generator.cli.main import main

step = console.Lines.step

def interrupted(self, done):
    step(self, done)
    os.killpg(0, signal.SIGINT)

console.Lines.step = interrupted
# What a shell starts in the background is deaf to interruptions, and so is all that it starts in turn.
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(["build", "--jobs", "2"]))
"""


def test_interruption_of_a_build_ends_all_its_processes_and_writes_nothing(project: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTED],
        cwd=project, env=environment, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as build:  # fmt: skip
        assert build.stderr is not None
        said = build.stderr.read().splitlines()
    assert said[0].startswith("[1/4]")
    assert said[1:] == ["interrupted"]
    # Python itself may end by the signal, which shells also call 130.
    assert build.returncode in {130, -signal.SIGINT}
    assert not (project / "out").exists()


def test_reader_who_leaves_is_no_fault(project: Path) -> None:
    script = f"{sys.executable} -m generator list | true; echo ${{PIPESTATUS[0]}}"
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(
        ["bash", "-c", script], cwd=project, env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() in {"0", "141"}
    assert done.stderr == ""


def test_terminal_without_our_letters_gets_others(project: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY), "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "generator", "list"],
        cwd=project,
        env=environment,
        capture_output=True,
        check=True,
    )
    assert b"4 ? 44 ? 68 mm" in done.stdout


def test_module_and_command_are_the_same() -> None:
    assert pnp("--version").stdout.startswith("pnp ")
    assert pnp("nonsense").returncode == 2


def test_faults_are_sorted_by_place_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    def fault(file: str, line: int, severity: Severity) -> Diagnostic:
        return Diagnostic(code="T201", message="lost", span=Span(file, line, 1), severity=severity)

    faults = [
        fault("b", 1, Severity.WARNING),
        fault("a", 10, Severity.ERROR),
        fault("a", 9, Severity.WARNING),
    ]
    show_faults(faults)
    assert capsys.readouterr().err == (
        "a:9:1: warning T201: lost\na:10:1: error T201: lost\nb:1:1: warning T201: lost\n"
    )
    assert count_faults(faults) == "1 error, 2 warnings"
    assert count_faults([]) == ""
    assert count(1, "file") == "1 file"


def test_list_shows_all_motifs_and_patterns(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "--motifs"]) == 0
    lines = capsys.readouterr().out.splitlines()
    shown = [line.split(maxsplit=1) for line in lines[:-2]]
    assert ["creature/crab", "A shore crab from above."] in shown
    assert [name for name, _ in shown] == sorted(MOTIFS)
    assert len(lines) == len(MOTIFS) + 2
    assert lines[-2:] == ["", f"patterns: {', '.join(PATTERNS)}"]


def test_many_warnings_of_one_kind_are_one_line_unless_all_are_wanted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def lost(file: str, line: int, group: str = "") -> Diagnostic:
        span, warning = Span(file, line, 1), Severity.WARNING
        return Diagnostic(code="T102", message=f"lost {line}", span=span, severity=warning, group=group)

    faults = [lost("b", line, "fr.po") for line in range(1, 5)] + [lost("a", 9, "fr.po")]
    faults += [lost("c", line) for line in range(1, 4)]
    faults += [replace(lost("d", line), severity=Severity.ERROR) for line in range(1, 5)]
    show_faults(faults)
    few = "".join(f"c:{line}:1: warning T102: lost {line}\n" for line in range(1, 4))
    few += "".join(f"d:{line}:1: error T102: lost {line}\n" for line in range(1, 5))
    assert capsys.readouterr().err == (
        "a:9:1: warning T102: lost 9; and 4 more like it, next in b:1:1, b:2:1, b:3:1 "
        f"(--verbose lists all)\n{few}"
    )
    show_faults(lost("e", line) for line in range(1, 7))
    assert capsys.readouterr().err == (
        "e:1:1: warning T102: lost 1; and 5 more like it, next in lines 2, 3, 4 (--verbose lists all)\n"
    )
    show_faults(faults, verbose=True)
    all_of_them = "".join(f"b:{line}:1: warning T102: lost {line}\n" for line in range(1, 5))
    assert capsys.readouterr().err == f"a:9:1: warning T102: lost 9\n{all_of_them}{few}"


def test_a_language_that_is_not_translated_yet_takes_one_line(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    catalog = project / "content/harbour/locale/fr.po"
    assert main(["translate", "harbour"]) == 0
    capsys.readouterr()
    assert main(["check", "--jobs", "1"]) == 0
    said = [line for line in capsys.readouterr().err.splitlines() if "warning" in line]
    assert [line.partition(": ")[2][:13] for line in said[:-1]] == ["warning T105:", "warning T103:"]
    assert main(["check", "--verbose", "--jobs", "1"]) == 0
    said = [line for line in capsys.readouterr().err.splitlines() if "warning T103" in line]
    assert len(said) == catalog.read_text(encoding="utf-8").count("\nmsgctxt ") > 5


def test_lines_count_the_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    stderr = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stderr)
    report = Lines()
    report.start(2)
    report.step("harbour/long/en")
    report.step("harbour/long/fr")
    report.finish()
    assert stderr.getvalue() == "[1/2] harbour/long/en\n[2/2] harbour/long/fr\n"
