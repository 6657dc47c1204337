"""Sea Shells: the Stroll, in which the items lie in a ring."""

from collections.abc import Mapping

import pytest
from generator.play import OVER, IllegalActionError, perft
from generator.play.sea_shells import SeaShellsRules
from generator.play.sea_shells.state import EMPTY, Phase
from tests.play.sea_shells_table import EDITIONS, PLAYERS, opened, play, table
from tests.play.test_sea_shells import set_up

# The shovels lie at 10; items are the shells of the first shapes, at these places.
RING: Mapping[str, str] = {
    "1": "scallop-yellow",
    "5": "scallop-pink",
    "6": "scallop-blue",
    "12": "cockle-yellow",
    "13": "cockle-pink",
    "20": "cockle-blue",
    "64": "whelk-yellow",
}


def stroll(players: int = 2) -> SeaShellsRules:
    return opened("rulebook", players, "stroll")


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_63_items_and_the_shovels_lie_in_the_ring_after_set_up(edition: str, players: int) -> None:
    state = set_up(edition, players, "stroll")
    assert len(state.beach) == 64
    assert state.beach.count(EMPTY) == 1
    assert state.beach[state.bucket] == EMPTY
    assert state.pile == state.bucket
    assert state.shovels == 3


def test_the_bucket_walks_over_one_to_four_items() -> None:
    rules = stroll()
    state = table(rules, RING, bucket="10", pile="10")
    assert rules.legal_actions(state) == ("walk 1", "walk 2", "walk 3", "walk 4")
    places = [rules.shore.places[rules.apply(state, f"walk {step}").bucket] for step in range(1, 5)]
    assert places == ["12", "13", "20", "64"]
    with pytest.raises(IllegalActionError, match="cannot walk"):
        rules.apply(state, "walk 5")
    with pytest.raises(IllegalActionError, match="cannot walk"):
        rules.apply(state, "take 12")


def test_the_bucket_takes_only_the_item_at_which_it_stops() -> None:
    rules = stroll()
    after = play(rules, table(rules, RING, bucket="10", pile="10"), "walk 3")
    left = {place: item for place, item in RING.items() if place != "20"}
    assert after == table(rules, left, bucket="20", pile="10", seat=1, mats=["cockle-blue"])


def test_empty_places_do_not_count() -> None:
    rules = stroll()
    after = play(rules, table(rules, RING, bucket="20", pile="10"), "walk 2")
    assert rules.shore.places[after.bucket] == "1"
    assert after.shovels == 3


def test_leaving_the_pile_at_the_start_is_no_passing() -> None:
    rules = stroll()
    assert play(rules, table(rules, RING, bucket="10", pile="10"), "walk 4").shovels == 3


def test_each_passing_discards_a_shovel() -> None:
    rules = stroll()
    state = table(rules, RING, bucket="6", pile="10")
    after = play(rules, state, "walk 1")
    assert after.shovels == 2
    assert rules.shore.places[after.bucket] == "12"
    assert play(rules, after, "walk 3").shovels == 2
    assert play(rules, after, "walk 3", "walk 4").shovels == 1


def test_the_last_shovel_ends_the_game_before_its_item_is_taken() -> None:
    rules = stroll()
    state = table(rules, RING, bucket="5", pile="10", shovels=1)
    assert rules.mover(play(rules, state, "walk 1")) == 1
    over = play(rules, state, "walk 2")
    assert rules.mover(over) == OVER
    assert over.shovels == 0
    assert (over.beach, over.towels, over.baskets) == (state.beach, state.towels, state.baskets)
    counted = rules.count([state, over], ["walk 2"])
    assert counted.figures == {"turns": 0, "extra turns": 0, "items left": 6}


def test_the_last_shovel_leaves_no_time_for_a_bottle() -> None:
    rules = stroll()
    state = table(rules, RING, bucket="6", pile="10", shovels=1, mats=["bottle"])
    assert rules.mover(play(rules, state, "walk 1")) == OVER
    assert rules.legal_actions(play(rules, table(rules, RING, bucket="20", mats=["bottle"]), "walk 1")) == (
        "bottle",
        "stop",
    )


def test_the_game_ends_when_no_item_is_left() -> None:
    rules = stroll()
    state = table(rules, {"12": "whelk-pink"}, bucket="10", pile="10")
    assert rules.legal_actions(state) == ("walk 1",)
    over = play(rules, state, "walk 1")
    assert over.phase is Phase.OVER
    assert over.shovels == 3


def test_the_last_items_are_counted_once_only() -> None:
    rules = stroll()
    state = table(rules, {"12": "whelk-pink", "9": "whelk-blue"}, bucket="11", pile="10")
    assert rules.legal_actions(state) == ("walk 1", "walk 2")
    assert play(rules, state, "walk 2").shovels == 3


def test_perft_of_two_rounds() -> None:
    # Three items a b c; the pile with one shovel lies before c, the Bucket before a. What can be:
    # a b over · a over (at c) · b over (at c) · b over (at a, beyond c) · over at once (at c).
    rules = stroll()
    beach = {"2": "whelk-pink", "3": "whelk-blue", "5": "whelk-white"}
    state = table(rules, beach, bucket="1", pile="4", shovels=1)
    assert [perft(rules, state, depth) for depth in range(5)] == [1, 3, 4, 1, 0]


def test_the_ring_is_shown_from_the_bucket_on() -> None:
    rules = stroll()
    lines = rules.show(table(rules, RING, bucket="6", pile="10"), 0).split("\n")
    assert lines[:2] == ["[ ] | Coc-Y Coc-Pk Coc-B Whe-Y", "    Sca-Y Sca-Pk"]
    assert "shovel: 3" in lines
    lines = rules.show(table(rules, RING, bucket="12", pile="10"), 0).split("\n")
    assert lines[:2] == ["[ ] Coc-Pk Coc-B Whe-Y Sca-Y", "    Sca-Pk Sca-B |"]
