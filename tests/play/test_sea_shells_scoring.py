"""Sea Shells: the final scoring, with coins worked out by hand."""

from collections.abc import Sequence

import pytest
from generator.play.sea_shells.kit import FINDS
from generator.play.sea_shells.scoring import count_units, pay
from tests.play.sea_shells_table import EDITIONS, opened, table

SIMPLE = {(4, 4, 2): (3, 3, 0), (5, 3, 3): (3, 0, 0), (4, 4, 4): (3, 3, 3), (2, 0): (3, 0), (0, 0): (0, 0)}
RULEBOOK = {
    (5, 3, 3): (3, 1, 1),
    (4, 4, 2): (2, 2, 0),
    (4, 4, 4): (2, 2, 2),
    (5, 3, 2): (3, 1, 0),
    (3, 2, 5): (1, 0, 3),
    (5, 3, 3, 1, 3): (3, 1, 1, 0, 1),
    (2, 0, 0): (3, 0, 0),
    (0, 0, 0): (0, 0, 0),
    (1, 1): (2, 2),
    (2, 1): (3, 1),
}
BGA = {
    (5, 3, 3): (4, 2, 2),
    (4, 4, 2): (3, 3, 0),
    (4, 4, 4): (3, 3, 3),
    (5, 3, 2): (4, 2, 0),
    (2, 0, 0): (4, 0, 0),
    (0, 0): (0, 0),
}


@pytest.mark.parametrize(("units", "coins"), SIMPLE.items())
@pytest.mark.parametrize("edition", EDITIONS)
def test_simple_scoring(edition: str, units: Sequence[int], coins: Sequence[int]) -> None:
    assert pay(units, opened(edition).prizes) == coins


@pytest.mark.parametrize(("units", "coins"), RULEBOOK.items())
def test_advanced_scoring_in_the_rulebook_edition(units: Sequence[int], coins: Sequence[int]) -> None:
    assert pay(units, opened("rulebook", 3, "advanced").prizes) == coins


@pytest.mark.parametrize(("units", "coins"), BGA.items())
def test_advanced_scoring_in_the_online_edition(units: Sequence[int], coins: Sequence[int]) -> None:
    assert pay(units, opened("bga", 3, "advanced").prizes) == coins


def test_a_scallop_card_and_three_scallops_count_as_four() -> None:
    rules = opened()
    mat = "scallop-yellow scallop-pink scallop-blue whelk-pink"
    state = table(rules, mats=[mat], hands=["scallop blue"])
    units = dict(
        zip(rules.kit.categories, count_units(rules.kit, state.towels[0], state.hands[0]), strict=True)
    )
    assert units["scallop"] == 4
    assert (units["whelk"], units["yellow"], units["pink"], units["blue"]) == (1, 1, 2, 2)


def test_a_card_alone_earns_coins_too() -> None:
    rules = opened()
    state = table(rules, hands=["whelk pink", "auger pink"])
    assert rules.outcome(state).scores == (3 + 3, 3 + 3)


@pytest.mark.parametrize(("edition", "coins"), [("rulebook", 6), ("bga", 4)])
def test_two_heads_and_three_tails_are_two_pairs(edition: str, coins: int) -> None:
    rules = opened(edition)
    state = table(rules, mats=["fossil-head " * 2 + "fossil-tail " * 3])
    assert rules.outcome(state).scores == (coins, 0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("mat", "coins"),
    [
        ("sand-dollar sand-dollar sand-dollar", 3),
        ("bottle bottle", 0),
        ("fossil-head " * 4, 0),
        ("fossil-tail", 0),
    ],
)
def test_finds(edition: str, mat: str, coins: int) -> None:
    rules = opened(edition)
    assert set(mat.split()) <= set(FINDS)
    assert rules.outcome(table(rules, mats=["", mat])).scores == (0, coins)


def test_leftover_items_are_worth_nothing() -> None:
    rules = opened()
    beach = {"b2": "auger-pink", "b3": "sand-dollar", "b4": "bottle"}
    assert rules.outcome(table(rules, beach)).scores == (0, 0)


def test_shapes_are_scored_first_then_colours_then_finds() -> None:
    rules = opened()
    shapes = ["scallop", "cockle", "whelk", "conch", "cowrie", "auger", "limpet", "razor-clam"]
    colours = ["yellow", "orange", "pink", "purple", "blue", "white"]
    order = [f"shape {shape}" for shape in shapes] + [f"colour {colour}" for colour in colours]
    for coins in rules.outcome(table(rules)).details:
        assert list(coins) == [*order, "fossil pairs", "sand dollars"]


def test_a_whole_game_scored_by_hand() -> None:
    # Whelks 2 : 1 : 0, augers 1 : 1 : 1, limpets 0 : 0 : 1 by the card; pink 2 : 1 : 1, blue 2 : 1 : 0.
    rules = opened("rulebook", 3, "advanced")
    mats = [
        "whelk-pink whelk-blue auger-pink fossil-head fossil-tail",
        "whelk-purple auger-blue sand-dollar",
        "auger-white",
    ]
    hands = ["cowrie blue", "conch pink", "limpet pink"]
    outcome = rules.outcome(table(rules, mats=mats, hands=hands))
    earned = [{name: coins for name, coins in one.items() if coins} for one in outcome.details]
    assert earned == [
        {"shape whelk": 3, "shape cowrie": 3, "shape auger": 2, "colour pink": 3, "colour blue": 3}
        | {"fossil pairs": 3},
        {"shape whelk": 1, "shape conch": 3, "shape auger": 2, "colour pink": 1, "colour purple": 3}
        | {"colour blue": 1, "sand dollars": 1},
        {"shape auger": 2, "shape limpet": 3, "colour pink": 1, "colour white": 3},
    ]
    assert outcome.scores == (17, 12, 9)
    assert outcome.winners == (0,)


# Who wins. A shell of a shape and a colour that nobody else has earns 3 coins for each.


@pytest.mark.parametrize(
    ("sun", "winners"),
    [("scallop yellow", (0, 1)), ("whelk yellow", (0,)), ("scallop blue", (1,)), ("whelk blue", (0, 1))],
)
def test_a_tie_is_broken_by_shape_plus_colour_of_the_sun_shell(sun: str, winners: tuple[int, ...]) -> None:
    rules = opened()
    outcome = rules.outcome(table(rules, mats=["whelk-pink", "auger-blue"], sun=sun))
    assert outcome.scores == (6, 6)
    assert outcome.winners == winners


def test_secret_cards_count_for_the_sun_shell() -> None:
    rules = opened()
    mats, hands = ["whelk-pink", "auger-white"], ["conch pink", "auger blue"]
    outcome = rules.outcome(table(rules, mats=mats, hands=hands, sun="auger yellow"))
    # Whelk, conch and pink against auger, white and blue. Augers for the Sun shell are 0 : 2.
    assert outcome.scores == (9, 9)
    assert outcome.winners == (1,)


def test_the_sun_shell_is_asked_only_by_those_who_are_tied() -> None:
    rules = opened(players=3)
    state = table(rules, mats=["whelk-pink", "auger-blue", "sand-dollar"], sun="auger white")
    assert rules.outcome(state).winners == (1,)
    richest = table(rules, mats=["whelk-pink sand-dollar", "auger-blue", ""], sun="auger blue")
    assert rules.outcome(richest).winners == (0,)


def test_everything_depends_on_the_numbers_of_the_edition() -> None:
    kits = [opened(edition).kit for edition in EDITIONS]
    assert [kit.simple.most for kit in kits] == [3, 3]
    assert [kit.fossil_pair for kit in kits] == [3, 2]
    assert [(kit.advanced.most, kit.advanced.second, kit.advanced.tied) for kit in kits] == [
        (3, 1, 2),
        (4, 2, 3),
    ]
