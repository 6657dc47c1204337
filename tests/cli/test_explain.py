"""``pnp explain`` and RULES.md: a page for every code."""

import re
from pathlib import Path

import pytest
from generator.build.codebook import GROUPS, list_codes, write_codebook
from generator.cli.main import main

ROOT = Path(__file__).parent.parent.parent


def test_a_code_or_name_is_explained_without_a_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for word in ("L101", "l101", "text-overflow"):
        assert main(["explain", word]) == 0
        assert capsys.readouterr().out.startswith(
            "L101 text-overflow (error)\n\nA text does not fit its slot"
        )


def test_an_unknown_code_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "L1011"]) == 2
    assert capsys.readouterr().err.startswith('pnp: there is no code "L1011": did you mean "L101"?')


def test_without_a_code_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("  ")[0] for line in lines] == list(list_codes())


def test_every_code_that_the_press_uses_has_a_page() -> None:
    used = {
        code
        for path in (ROOT / "generator").rglob("*.py")
        for code in re.findall(rf'"([{"".join(GROUPS)}]\d{{3}})"', path.read_text(encoding="utf-8"))
    }
    assert used - set(list_codes()) == set()


def test_the_file_of_rules_is_fresh() -> None:
    assert (ROOT / "RULES.md").read_text(encoding="utf-8") == write_codebook(list_codes())
