from generator.check import run_rules
from msgspec.structs import replace
from tests.check.sample import game


def test_a_game_need_not_name_rules() -> None:
    assert [verdict for verdict in run_rules(game()) if verdict.code == "G401"] == []


def test_rules_that_there_are_not_are_found() -> None:
    verdicts = [
        verdict for verdict in run_rules(replace(game(), rules="tiddlywinks")) if verdict.code == "G401"
    ]
    assert [verdict.message for verdict in verdicts] == ['there are no rules "tiddlywinks"']
