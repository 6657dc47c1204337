"""From Dune to Open Sea: what is known of it, and what has been decided, statement by statement."""

import pytest
from generator.play import CHANCE, OVER, PASS, POLICIES, IllegalActionError, play_game, simulate
from generator.play.dune import DuneRules, UnplayableError
from generator.play.dune.state import Phase, State
from generator.play.dune.tally import EMPTY
from msgspec.structs import replace
from tests.play.dune_table import (
    EDITIONS,
    HANDS,
    ZONES,
    changed,
    grid,
    numbers,
    play_on,
    rules,
    rules_of,
    shipped,
    table,
)  # fmt: skip

GREEDY, RANDOM = POLICIES["greedy"], POLICIES["random"]


def dealt(play: DuneRules) -> State:
    """Return the table after the set-up, each time the first card that may come."""
    state = play.start()
    while play.mover(state) == CHANCE and state.phase is not Phase.TURN:
        state = play.apply(state, play.legal_actions(state)[0])
    return state


def names(play: DuneRules, cards: tuple[int, ...]) -> list[str]:
    return [play.worth.deck.cards[card].id if card >= 0 else "" for card in cards]


# Set-up


@pytest.mark.parametrize(("edition", "shells", "copies"), [("1.00", 10, 5), ("1.01", 5, 4)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up(edition: str, shells: int, copies: int, players: int) -> None:
    play = rules(edition, players)
    assert [len(cards) for cards in play.start().starters] == [copies] * 4
    assert play.start().zone_cards == (4, 4, 4, 4)
    state = dealt(play)
    assert [player.shells for player in state.players] == [shells] * players
    cards = play.worth.deck.cards
    for player in state.players:
        assert sorted(cards[card].zone for card in player.hand) == [0, 1, 2, 3]
        assert all(cards[card].is_starter for card in player.hand)
        assert player.grid == (EMPTY,) * 16
    assert [len(river) for river in state.rivers] == [4] * 4
    assert [len(deck) for deck in state.decks] == [16] * 4
    assert not any(cards[card].is_starter for lying in (*state.rivers, *state.decks) for card in lying)


@pytest.mark.parametrize(("players", "first", "second"), [(2, 12, 8), (3, 8, 4), (4, 4, 0)])
def test_starters_that_are_not_dealt_go_back_into_the_box(players: int, first: int, second: int) -> None:
    for edition, left in (("1.00", first), ("1.01", second)):
        play = rules(edition, players)
        hands = {card for player in dealt(play).players for card in player.hand}
        starters = sum(card.is_starter for card in play.worth.deck.cards)
        assert (len(hands), starters - len(hands)) == (4 * players, left)
        assert dealt(play).starters == ()


@pytest.mark.parametrize(("edition", "income"), [("1.00", 5), ("1.01", 3)])
def test_placing_a_starter_gives_shells(edition: str, income: int) -> None:
    play = rules(edition)
    state = table(play, "dune")
    after = play_on(play, state, "buy driftwood", "place kestrel 2")
    assert after.players[0].shells == 10 - 1 + income


def test_edition_101_leaves_out_the_starters_with_a_main_icon() -> None:
    left_out = {card.id for card in rules("1.00").worth.deck.cards} - {
        card.id for card in rules("1.01").worth.deck.cards
    }
    assert left_out == {"sea-thrift", "gull-chick", "shore-crab", "seahorse"}


# Turns


def test_a_hand_goes_from_four_to_five_to_four() -> None:
    play = rules()
    state = table(play, "dune")
    bought = play.apply(state, "buy sea-holly")
    placed = play.apply(bought, "place sea-holly 4")
    assert [len(one.players[0].hand) for one in (state, bought, placed)] == [4, 5, 4]
    assert names(play, placed.players[0].grid)[:4] == ["", "", "", "sea-holly"]
    price = next(card.price for card in play.worth.deck.cards if card.id == "sea-holly")
    assert bought.players[0].shells == 10 - price


def test_any_river_is_open_to_those_who_hold_a_card_of_the_zone() -> None:
    play = rules()
    actions = play.legal_actions(table(play, "sea"))
    assert actions == tuple(sorted(f"buy {card}" for river in play_rivers() for card in river))


def play_rivers() -> tuple[tuple[str, ...], ...]:
    play = rules()
    return tuple(tuple(names(play, river)) for river in table(play, "sea").rivers)


def test_without_a_card_of_the_zone_one_must_be_bought() -> None:
    play = rules()
    hand = ("kestrel", "flag", "limpet", "dune-snail")
    state = table(play, "sea", hands=[hand, HANDS[2]])
    assert play.legal_actions(state) == ("buy jellyfish", "buy sardine", "buy sunfish", "buy trawler")
    with pytest.raises(IllegalActionError, match="nothing to place"):
        play.apply(state, "buy driftwood")


def test_only_cards_of_the_zone_can_be_placed_and_only_on_empty_spaces() -> None:
    play = rules()
    lying = grid(play, ("rabbit", "", "gorse"))
    rivers = (("hares-tail", "sea-holly", "lizard", "skylark"), *play_rivers()[1:])
    state = table(play, "dune", grids=[lying, lying], rivers=rivers)
    bought = play.apply(state, "buy hares-tail")
    assert play.legal_actions(bought) == (
        "place hares-tail 2", "place hares-tail 4", "place kestrel 2", "place kestrel 4",
    )  # fmt: skip
    for action in (
        "place kestrel 1",
        "place flag 2",
        "place lizard 2",
        "place kestrel 5",
        "pass",
        "undo",
        "",
    ):
        with pytest.raises(IllegalActionError):
            play.apply(bought, action)


def test_what_cannot_be_paid_is_not_for_sale() -> None:
    play = rules_of(changed({"sea-holly": {"price": 4}, "lizard": {"price": 3}}))
    state = table(play, "dune", shells=3)
    assert "buy lizard" in play.legal_actions(state)
    assert "buy sea-holly" not in play.legal_actions(state)
    with pytest.raises(IllegalActionError, match="it costs 4, and there are 3 shells"):
        play.apply(state, "buy sea-holly")


def test_a_price_is_never_below_nothing() -> None:
    less = {"effects": [("less-zone", {"shells": 9, "zone": "dune"})]}
    play = rules_of(changed({"gorse": less}))
    lying = grid(play, ("gorse",))
    state = table(play, "dune", shells=0, grids=[lying, lying])
    assert play.apply(state, "buy sea-holly").players[0].shells == 0


def test_who_can_buy_nothing_passes_and_keeps_the_hand() -> None:
    play = rules()
    state = table(play, "dune", shells=0)
    assert play.legal_actions(state) == (PASS,)
    passed = play.apply(state, PASS)
    assert play.mover(passed) == 1
    assert passed.players == state.players
    with pytest.raises(IllegalActionError, match="nobody may pass"):
        play.apply(table(play, "dune"), PASS)


def test_the_place_in_the_river_is_filled_after_the_placement() -> None:
    play = rules()
    bought = play.apply(table(play, "dune"), "buy kite")
    assert names(play, bought.rivers[1]) == ["driftwood", "", "parasol", "little-tern"]
    placed = play.apply(bought, "place kestrel 1")
    assert play.mover(placed) == CHANCE
    assert "fill beach plover" in play.legal_actions(placed)
    assert play.weights(placed) == (1,) * 16
    filled = play.apply(placed, "fill beach plover")
    assert names(play, filled.rivers[1]) == ["driftwood", "plover", "parasol", "little-tern"]
    assert play.mover(filled) == 1


def test_a_river_that_has_run_dry_stays_so() -> None:
    play = rules()
    state = table(play, "dune")
    dry = replace(state, decks=(state.decks[0], (), *state.decks[2:]))
    placed = play_on(play, dry, "buy kite", "place kestrel 1")
    assert play.mover(placed) == 1
    assert names(play, placed.rivers[1]) == ["driftwood", "", "parasol", "little-tern"]
    assert "buy kite" not in play.legal_actions(placed)


def test_with_a_dry_river_of_the_zone_and_no_card_of_it_nothing_can_be_bought() -> None:
    play = rules()
    rivers = (("",) * 4, *play_rivers()[1:])
    hand = ("flag", "limpet", "cormorant", "scallop")
    assert play.legal_actions(table(play, "dune", hands=[hand, HANDS[2]], rivers=rivers)) == (PASS,)


def test_a_reduction_begins_with_the_next_purchase() -> None:
    less = {"price": 2, "effects": [("less-zone", {"shells": 1, "zone": "dune"})]}
    play = rules_of(changed({"hares-tail": less, "rabbit": {"price": 3}}))
    state = play_on(play, table(play, "dune"), "buy hares-tail", "place hares-tail 1", "fill dune gorse")
    assert state.players[0].shells == 8
    mine = replace(state, turned=2, turn=1)
    assert play.mover(mine) == 0
    assert play.apply(mine, "buy rabbit").players[0].shells == 8 - 2


# Undo


def test_undo_restores_shells_hand_and_slot() -> None:
    play = rules(undo=True)
    state = table(play, "dune")
    bought = play.apply(state, "buy kite")
    assert play.legal_actions(bought)[-1] == "undo"
    undone = play.apply(bought, "undo")
    assert replace(undone, undone=()) == state


def test_after_undo_any_other_card_can_be_bought_and_there_is_an_end() -> None:
    play = rules(undo=True)
    state = table(play, "dune")
    offered = set(play.legal_actions(state))
    undone = play_on(play, state, "buy kite", "undo")
    assert set(play.legal_actions(undone)) == offered - {"buy kite"}
    for number in range(2, 16):
        undone = play_on(play, undone, play.legal_actions(undone)[0], "undo")
        assert len(play.legal_actions(undone)) == 16 - number
    last = play.apply(undone, play.legal_actions(undone)[0])
    assert "undo" not in play.legal_actions(last)
    placed = play_on(play, last, "place kestrel 1")
    assert placed.undone == ()


def test_undo_is_an_option() -> None:
    play = rules()
    bought = play.apply(table(play, "dune"), "buy kite")
    assert "undo" not in play.legal_actions(bought)
    with pytest.raises(IllegalActionError):
        play.apply(bought, "undo")


# Rounds and the end


@pytest.mark.parametrize(("players", "starts"), [(2, [8, 8]), (3, [6, 5, 5]), (4, [4, 4, 4, 4])])
def test_the_first_player_moves_on(players: int, starts: list[int]) -> None:
    play = rules("1.00", players, finish_round=True)
    (played,) = simulate(play, [GREEDY] * players, 1, [0])
    firsts = [play.mover(state) for state in played.states if state.phase is Phase.BUY and state.turn == 0]
    assert [firsts.count(seat) for seat in range(players)] == starts
    assert firsts == [number % players for number in range(16)]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "turns"), [(2, 31), (3, 46), (4, 61)])
def test_the_game_ends_when_the_first_grid_is_full(edition: str, players: int, turns: int) -> None:
    for finish, expected in ((False, turns), (True, 16 * players)):
        play = rules(edition, players, finish_round=finish)
        played = rich_game(play)
        assert play.count(played.states, played.actions).figures["turns"] == expected
        empty = [player.grid.count(EMPTY) for player in played.end.players]
        assert empty == [0 if finish or seat == 15 % players else 1 for seat in range(players)]


def rich_game(play: DuneRules):  # type: ignore[no-untyped-def]
    """Play at random with so many shells that nobody is stuck."""
    rich = DuneRules(replace(play.worth.deck, shells=500), play.players, play.options)
    return play_game(rich, [RANDOM] * play.players, 3, 0)


def test_the_zone_cards_are_four_of_each() -> None:
    play = rules()
    played = rich_game(play)
    turned = [action for action in played.actions if action.startswith("turn ")]
    assert sorted(turned) == sorted(f"turn {zone}" for zone in ZONES for _ in range(4))
    state = dealt(play)
    assert play.legal_actions(state) == ("turn beach", "turn dune", "turn foreshore", "turn sea")
    assert play.weights(state) == (4, 4, 4, 4)
    assert play.weights(replace(state, zone_cards=(1, 2, 0, 4))) == (2, 1, 4)


def test_with_passes_the_game_ends_after_round_sixteen() -> None:
    for finish in (False, True):
        play = rules(finish_round=finish)
        state = table(play, "dune", shells=0, turned=16)
        end = play_on(play, state, PASS, PASS)
        assert play.mover(end) == OVER
        assert play.legal_actions(end) == ()


def test_the_end_comes_after_the_river_is_filled() -> None:
    play = rules()
    river = [card.id for card in play.worth.deck.cards if not card.is_starter]
    by_zone = [[c.id for c in play.worth.deck.cards if c.id in river and c.zone == z] for z in range(4)]
    free = [[name for name in cards if name not in sum(play_rivers(), ())] for cards in by_zone]
    full = grid(play, free[0][:3], free[1][:4], free[2][:4], free[3][:4])
    state = table(play, "dune", grids=[full, grid(play)], turned=1)
    placed = play_on(play, state, "buy driftwood", "place kestrel 4")
    assert play.mover(placed) == CHANCE
    filled = play.apply(placed, play.legal_actions(placed)[0])
    assert play.mover(filled) == OVER


# Score


def test_three_crabs_and_two_gulls_are_two_pairs() -> None:
    pair = ("suns-pair", {"suns": 1, "pair": ("crab", "gull"), "area": "tableau"})
    cards = {
        "curlew": {"suns": 0, "icons": ("gull",), "effects": [pair]},
        "edible-crab": {"suns": 0, "icons": ("crab", "crab"), "effects": ()},
        "goby": {"suns": 0, "icons": ("crab",), "effects": ()},
        "skylark": {"suns": 0, "icons": ("gull",), "effects": [pair]},
    }
    play = rules_of(changed(cards))
    crabs = ("curlew", "edible-crab", "goby")
    # Each card counts for itself; icons are not used up.
    assert play.worth.suns(grid(play, ("skylark",), (), crabs)) == (0, 4)
    assert play.worth.suns(grid(play, (), (), crabs)) == (0, 1)
    alone = rules_of(changed({**cards, "curlew": {"suns": 0, "icons": (), "effects": [pair]}}))
    assert alone.worth.suns(grid(alone, (), (), crabs)) == (0, 0)


def test_only_placed_cards_score_and_ties_are_shared() -> None:
    play = rules_of(changed({"gorse": {"suns": 2, "effects": ()}, "sunfish": {"suns": 2, "effects": ()}}))
    mine, yours = grid(play, ("gorse",)), grid(play, (), (), (), ("sunfish",))
    rivers = tuple(tuple("" if name == "sunfish" else name for name in river) for river in play_rivers())
    state = table(play, "dune", grids=[mine, yours], shells=99, rivers=rivers)
    outcome = play.outcome(state)
    assert outcome.scores == (2, 2)
    assert outcome.winners == (0, 1)
    assert outcome.details == ({"printed": 2, "effects": 0},) * 2


def test_the_one_with_more_suns_wins() -> None:
    play = rules_of(changed({"gorse": {"suns": 2, "effects": ()}}))
    state = table(play, "dune", grids=[grid(play), grid(play, ("gorse",))], shells=99)
    assert (play.outcome(state).scores, play.outcome(state).winners) == ((0, 2), (1,))


# What is known


def test_starters_in_other_hands_are_hidden_and_purchases_are_not() -> None:
    play = rules()
    state = play_on(play, table(play, "dune"), "buy kite", "place kestrel 1", "fill beach plover")
    seen = play.seen(state, 1)
    kite = numbers(play, ["kite"])[0]
    assert kite in seen.players[0].hand
    assert sorted(seen.players[0].hand)[:3] == [-5, -4, -3]
    assert seen.players[1] == state.players[1]
    other = table(play, "dune", hands=[("kestrel", "scallop", "razor-clam", "buoy"), HANDS[1]])
    other = replace(other, players=(other.players[0], state.players[1]))
    other = play_on(play, other, "buy kite", "place kestrel 1", "fill beach plover")
    assert play.seen(other, 1) == seen
    assert play.seen(other, 0) != play.seen(state, 0)
    assert play.estimate(seen, 1) == play.estimate(state, 1)
    assert play.legal_actions(seen) == play.legal_actions(state)


def test_while_starters_are_dealt_nobody_knows_which_are_left() -> None:
    play = rules()
    deals = [f"deal {starter}" for starter in HANDS[0]]
    one = play_on(play, play.start(), *deals)
    two = play_on(play, play.start(), "deal feather", *deals[1:])
    assert play.seen(one, 1) == play.seen(two, 1)
    assert play.seen(one, 0) != play.seen(two, 0)


def test_the_table_is_shown_in_the_words_of_the_game() -> None:
    play = rules()
    shown = play.show(table(play, "dune"), 1)
    assert shown.split("\n")[0] == "1/16 · Dune"
    assert "Scallop (scallop)" in shown
    # The other one's starters are not.
    assert "kestrel" not in shown
    assert "(sunfish)" in shown


# Playtests


def test_what_is_counted_in_a_game() -> None:
    play = rules("1.01", 2)
    played = play_game(play, [GREEDY, GREEDY], 1, 0)
    counted = play.count(played.states, played.actions)
    cards = counted.tables["cards"]
    assert len(cards) == sum(not card.is_starter for card in play.worth.deck.cards)
    bought = sum(action.startswith("buy ") for action in played.actions)
    assert sum(card["bought"] for card in cards.values()) == bought
    assert counted.figures["passes"] == played.actions.count(PASS)
    assert all(card["bought"] <= card["seen"] <= 2 for card in cards.values())
    assert all(card["won"] <= card["placed"] <= card["bought"] for card in cards.values())
    lying = sum(card != EMPTY for player in played.end.players for card in player.grid)
    starters = sum(
        card != EMPTY and play.worth.deck.cards[card].is_starter
        for player in played.end.players
        for card in player.grid
    )
    assert sum(card["placed"] for card in cards.values()) == lying - starters
    assert counted.figures["empty places"] == 0


def test_rules_that_cannot_be_opened() -> None:
    for arguments, message in (
        (("1.00", 5, {}), "the game is not for 5 players"),
        (("1.00", 2, {"redo": True}), "there is no option redo; these are: undo, finish_round"),
    ):
        edition, players, options = arguments
        with pytest.raises(UnplayableError) as raised:
            rules_of(shipped(), edition, players, **options)
        assert str(raised.value) == message
