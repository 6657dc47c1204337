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


def test_what_the_rules_cannot_play_is_found_in_each_edition() -> None:
    # The sample has none of the components that Sea Shells is played with.
    sample = replace(game(), rules="sea-shells")
    verdicts = [verdict for verdict in run_rules(sample) if verdict.code == "G404"]
    assert len(verdicts) == len(sample.editions)
    for verdict, edition in zip(verdicts, sample.editions, strict=True):
        assert verdict.message.startswith(f'the rules of play cannot play the edition "{edition.id}": ')
        assert verdict.hint == 'teach them what is new, or leave "rules" out; the sheets do not need it'
