"""Sea Shells: every statement of its rules about set-up, turns, bottles and the end, played."""

import pytest
from generator.play import (
    CHANCE,
    OVER,
    POLICIES,
    Counts,
    IllegalActionError,
    UnplayableError,
    open_rules,
    perft,
)
from generator.play.sea_shells import open_rules as open_sea_shells
from generator.play.sea_shells.kit import BOTTLE, FINDS
from generator.play.sea_shells.state import EMPTY, HIDDEN, Phase, State
from generator.play.simulate import play_game
from msgspec.structs import replace
from tests.play.sea_shells_table import EDITIONS, PLAYERS, opened, play, shipped, table


def set_up(edition: str = "rulebook", players: int = 2, options: str = "", number: int = 1) -> State:
    """Return a table at the first turn of a game, as chance lays it out."""
    rules = opened(edition, players, options)
    states = play_game(rules, [POLICIES["random"]] * players, 1, number).states
    return next(state for state in states if rules.mover(state) != CHANCE)


# Set-up.


def test_64_items_fill_the_beach() -> None:
    kit = opened().kit
    assert (kit.rows, kit.columns, len(kit.shapes), len(kit.colours)) == (8, 8, 8, 6)
    assert kit.copies == (1,) * 48 + (4, 4, 4, 4)
    assert [kit.shapes[0], kit.colours[0]] == ["scallop", "yellow"]


def test_items_are_laid_out_one_by_one() -> None:
    rules = opened()
    start = rules.start()
    actions = rules.legal_actions(start)
    assert rules.mover(start) == CHANCE
    assert len(actions) == 52
    assert actions[:2] == ("lay auger-blue on a1", "lay auger-orange on a1")
    weights = dict(zip(actions, rules.weights(start), strict=True))
    assert weights["lay bottle on a1"] == 4
    assert sum(weights.values()) == 64
    after = play(rules, start, "lay bottle on a1", "lay auger-blue on b1")
    left = dict(zip(rules.legal_actions(after), rules.weights(after), strict=True))
    assert left["lay bottle on c1"] == 3
    assert "lay auger-blue on c1" not in left


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("players", PLAYERS)
def test_63_items_lie_on_the_beach_after_set_up(players: int, number: int) -> None:
    rules, state = opened(players=players), set_up(players=players, number=number)
    assert len(state.beach) - state.beach.count(EMPTY) == 63
    shape, colour = state.sun
    sun = rules.kit.items.index(f"{rules.kit.categories[shape]}-{rules.kit.categories[colour]}")
    assert sun not in state.beach
    assert state.beach[state.bucket] == EMPTY


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", range(5))
def test_the_first_turn_has_14_choices(edition: str, number: int) -> None:
    state = set_up(edition, number=number)
    assert len(opened(edition).legal_actions(state)) == 14
    assert state.seat == 0


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("rulebook", 2, 1), ("rulebook", 3, 1), ("rulebook", 5, 1), ("bga", 2, 2), ("bga", 3, 1), ("bga", 5, 1)],
)
def test_everyone_draws_secret_cards_of_both_decks(edition: str, players: int, cards: int) -> None:
    rules, state = opened(edition, players), set_up(edition, players)
    for hand in state.hands:
        assert sum(card in rules.kit.deck(0) for card in hand) == cards
        assert sum(card in rules.kit.deck(1) for card in hand) == cards


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_of_the_sun_shell_are_not_drawn_again(edition: str) -> None:
    for number in range(20):
        state = set_up(edition, number=number)
        drawn = [*state.sun, *(card for hand in state.hands for card in hand)]
        assert len(set(drawn)) == len(drawn)


def test_decks_are_turned_up_and_drawn_apart() -> None:
    rules = opened("bga")
    turn = next(
        state
        for state in play_game(rules, [POLICIES["random"]] * 2, 1, 1).states
        if state.phase is Phase.TURN
    )
    assert len(rules.legal_actions(turn)) == 8
    draw = play(rules, turn, "turn whelk", "turn blue")
    assert "draw whelk for 1" not in rules.legal_actions(draw)
    assert len(rules.legal_actions(draw)) == 7
    ready = play(rules, draw, "draw limpet for 1", "draw auger for 1")
    assert rules.legal_actions(ready) == tuple(
        f"draw {colour} for 1" for colour in ("orange", "pink", "purple", "white", "yellow")
    )
    assert rules.weights(ready) == (1,) * 5


# A turn.


def test_the_bucket_reaches_all_of_row_and_column_at_any_distance() -> None:
    rules = opened()
    beach = {"c8": "bottle", "c6": "sand-dollar", "a5": "whelk-pink", "h5": "cowrie-blue", "d6": "auger-blue"}
    state = table(rules, beach, bucket="c5")
    assert rules.legal_actions(state) == ("take a5", "take c6", "take c8", "take h5")


def test_the_bucket_moves_to_the_item_and_a_shell_goes_to_the_towel() -> None:
    rules = opened()
    state = table(rules, {"c8": "whelk-pink", "h8": "cowrie-blue"}, bucket="c5")
    after = play(rules, state, "take c8")
    assert after == table(rules, {"h8": "cowrie-blue"}, bucket="c8", seat=1, mats=["whelk-pink"])


@pytest.mark.parametrize("find", FINDS)
def test_anything_else_goes_to_the_basket(find: str) -> None:
    rules = opened()
    state = table(rules, {"c8": find, "h8": "cowrie-blue"}, bucket="c5")
    after = play(rules, state, "take c8")
    assert after == table(rules, {"h8": "cowrie-blue"}, bucket="c8", seat=1, mats=[find])


def test_turns_go_round() -> None:
    rules = opened(players=3)
    beach = {"a2": "auger-blue", "a3": "auger-pink", "a4": "whelk-blue", "a5": "whelk-pink"}
    state = table(rules, beach)
    seats = [state.seat]
    for action in ("take a2", "take a3", "take a4"):
        state = play(rules, state, action)
        seats.append(state.seat)
    assert seats == [0, 1, 2, 0]


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("take d6", "in neither row nor column of c5"),
        ("take c7", "nothing lies there"),
        ("take c5", "in neither row nor column"),
        ("take z9", "has to be taken"),
        ("pass", "has to be taken"),
        ("bottle", "has to be taken"),
    ],
)
def test_what_cannot_be_done_is_refused(action: str, reason: str) -> None:
    rules = opened()
    state = table(rules, {"c8": "bottle", "d6": "auger-blue"}, bucket="c5", mats=["bottle"])
    with pytest.raises(IllegalActionError, match=reason):
        rules.apply(state, action)


# A message in a bottle.

ROW = {"b1": "bottle", "c1": "bottle", "d1": "auger-pink", "e1": "whelk-blue", "f1": "whelk-pink"}


def test_a_bottle_cannot_be_used_on_the_turn_it_was_taken() -> None:
    rules = opened()
    after = play(rules, table(rules, ROW), "take b1")
    assert (rules.mover(after), after.phase) == (1, Phase.TAKE)


def test_a_bottle_buys_another_turn_and_leaves_the_game() -> None:
    rules = opened()
    state = play(rules, table(rules, ROW, mats=["bottle"]), "take d1")
    assert (rules.mover(state), rules.legal_actions(state)) == (0, ("bottle", "stop"))
    after = play(rules, state, "bottle")
    assert rules.mover(after) == 0
    assert after.baskets[0][BOTTLE] == 0
    assert rules.mover(play(rules, after, "take e1")) == 1


def test_a_bottle_can_be_kept() -> None:
    rules = opened()
    after = play(rules, table(rules, ROW, mats=["bottle"]), "take d1", "stop")
    assert rules.mover(after) == 1
    assert after.baskets[0][BOTTLE] == 1


def test_several_bottles_in_a_row_as_in_the_example_of_the_rulebook() -> None:
    # Ben has one bottle and takes a second one; this one can serve at the end of the extra turn.
    rules = opened()
    state = play(rules, table(rules, ROW, mats=["bottle"]), "take b1", "bottle")
    assert state.baskets[0][BOTTLE] == 1
    state = play(rules, state, "take c1", "bottle", "take d1", "bottle", "take e1")
    assert rules.mover(state) == 1
    assert state.baskets[0][BOTTLE] == 0


def test_the_end_of_a_turn_is_one_choice_only() -> None:
    rules = opened()
    state = play(rules, table(rules, ROW, mats=["bottle"]), "take d1")
    with pytest.raises(IllegalActionError, match="bottle or stop"):
        rules.apply(state, "take e1")


# The end.


def test_the_game_ends_when_a_turn_begins_without_an_item_in_reach() -> None:
    rules = opened()
    after = play(rules, table(rules, {"a4": "auger-pink", "b5": "whelk-blue"}), "take a4")
    assert rules.mover(after) == OVER
    assert rules.legal_actions(after) == ()


@pytest.mark.parametrize("end", ["bottle", "stop"])
def test_the_game_ends_at_an_extra_turn_as_well(end: str) -> None:
    rules = opened()
    state = table(rules, {"a4": "auger-pink", "b5": "whelk-blue"}, mats=["bottle"])
    assert rules.mover(play(rules, state, "take a4", end)) == OVER


def test_nobody_may_pass() -> None:
    rules = opened()
    assert rules.legal_actions(table(rules, {"a4": "auger-pink"})) == ("take a4",)


# What can be known.


def test_secret_cards_of_others_are_hidden_until_the_end() -> None:
    rules = opened()
    hands = ["whelk pink", "auger blue"]
    state = table(rules, {"a4": "auger-pink"}, hands=hands)
    seen = rules.seen(state, 1)
    assert seen == replace(state, hands=((HIDDEN, HIDDEN), state.hands[1]))
    assert rules.seen(seen, 1) == seen
    over = play(rules, state, "take a4")
    assert rules.seen(over, 1) == over


def test_a_seat_sees_the_table_and_its_own_cards_only() -> None:
    rules = opened()
    beach = {"a2": "auger-pink", "h2": "fossil-head", "c1": "conch-blue"}
    hands = ["whelk pink", "auger blue"]
    state = table(rules, beach, hands=hands, mats=["limpet-white bottle bottle sand-dollar"])
    lines = rules.show(state, 0).split("\n")
    assert lines[6:] == [
        " 2  Aug-Pk ·      ·      ·      ·      ·      ·      <",
        " 1  [ ]    ·      Con-B  ·      ·      ·      ·      ·",
        "    a      b      c      d      e      f      g      h",
        "",
        "< Fossil head  > Fossil tail  $ Sand dollar  ! Message in a bottle",
        "Sun tile: Scallop · Yellow",
        "",
        "> 1: secret card: Whelk, Pink",
        "     towel: Lim-W",
        "     basket: $ !!",
        "  2: secret card: ?, ?",
        "     towel: ·",
        "     basket: ·",
    ]


def test_the_table_can_be_shown_before_anything_is_laid_out() -> None:
    for options in ("", "stroll"):
        rules = opened(options=options)
        assert "Sun tile: ·" in rules.show(rules.start(), 0)


# Opening, and what is counted.


def test_the_game_names_its_rules() -> None:
    game = shipped()
    assert open_rules(game, game.editions[0], 2).players == 2
    assert isinstance(opened(), Counts)


def test_what_cannot_be_played_is_refused() -> None:
    game = shipped()
    edition = game.editions[0]
    with pytest.raises(UnplayableError, match="no option tides"):
        open_sea_shells(game, edition, 2, {"tides": True})
    with pytest.raises(UnplayableError, match="not for 6 players"):
        open_sea_shells(game, edition, 6)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"secret_cards": {"2": 4}}, "too few cards"),
        ({"secret_cards": {}}, "secret_cards.2: the rules need a whole number"),
        ({"beach": {"rows": 8, "columns": 7}}, "64 items do not fill 8 × 7 spaces"),
        ({"stroll": {"steps": 0, "shovels": 3}}, "at least one step"),
        ({"fossil_pair": 1.5}, "fossil_pair: the rules need a whole number"),
    ],
)
def test_numbers_that_do_not_fit_are_refused(change: dict[str, object], complaint: str) -> None:
    edition = shipped().editions[0]
    changed = replace(edition, parameters={**edition.parameters, **change})
    with pytest.raises(UnplayableError, match=complaint):
        open_sea_shells(shipped(), changed, 2)


def test_items_are_those_that_are_printed() -> None:
    edition = shipped().editions[0]
    parts = {part.id: part for part in edition.components}
    items = parts["items"]

    def changed(*pieces: object) -> object:
        others = [part for part in edition.components if part is not items]
        return replace(edition, components=(*others, replace(items, pieces=pieces)))

    with pytest.raises(UnplayableError, match="exactly one shell"):
        open_sea_shells(shipped(), changed(*items.pieces[1:]), 2)
    with pytest.raises(UnplayableError, match="no item crown"):
        open_sea_shells(shipped(), changed(*items.pieces, replace(items.pieces[-1], id="crown")), 2)


def test_turns_items_and_cards_are_counted() -> None:
    rules = opened()
    beach = {"b1": "bottle", "c1": "whelk-blue", "h8": "auger-pink"}
    states = [table(rules, beach, mats=["bottle"], hands=["whelk pink", "auger blue"])]
    actions = ("take c1", "bottle", "take b1")
    for action in actions:
        states.append(play(rules, states[-1], action))
    counted = rules.count(states, actions)
    assert counted.figures == {"turns": 2, "extra turns": 1, "items left": 1}
    items = counted.tables["items"]
    assert len(items) == 52
    # Seat 0 wins: it has more of the whelks, and of blue as many as seat 1.
    assert items["whelk-blue"] == {"laid": 1, "taken": 1, "won": 1}
    assert items["bottle"] == {"laid": 4, "taken": 1, "won": 1}
    assert items["auger-pink"] == {"laid": 1, "taken": 0, "won": 0}
    cards = counted.tables["secret cards"]
    assert cards["whelk"] == {"drawn": 1, "won": 1}
    assert cards["blue"] == {"drawn": 1, "won": 0}


def test_perft_of_a_few_items() -> None:
    rules = opened()
    state = table(rules, {"a2": "auger-pink", "b1": "whelk-blue", "b2": "whelk-pink", "c2": "bottle"})
    # a2 b2 b1 · a2 b2 c2 · a2 c2 b2 b1 · b1 b2 a2 c2 · b1 b2 c2 a2. In the third of these, the bottle of c2
    # belongs to the seat that takes b1: its turn may end in two ways.
    assert [perft(rules, state, depth) for depth in range(7)] == [1, 2, 3, 5, 3, 2, 0]
