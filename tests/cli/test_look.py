"""``look`` in a game at the terminal: all that is printed on a card, in the language of the table."""

import io

import pytest
from generator.cli.main import main
from tests.conftest import ROOT


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        (
            "en",
            "look Edible crab",
            ["Edible crab", "  Zone: Foreshore", "  Icons: crab, crab"],
        ),
        ("fr", "regarder edible-crab", ["Tourteau", "  Zone\u202f: Estran", "  Icônes\u202f: crabe, crabe"]),
    ],
)
def test_a_card_is_told_in_words(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    language: str,
    typed: str,
    said: list[str],
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{typed}\nquit\n"))
    assert main(["play", "dune-to-open-sea", "--lang", language]) == 0
    out = capsys.readouterr().out
    lines = out[out.rindex(said[0]) :].splitlines()
    assert [line for line in lines if line in said] == said
    [effects] = [line for line in lines if line.strip().startswith(("Effects", "Effets"))]
    assert "[" in effects
    assert "{" not in effects
