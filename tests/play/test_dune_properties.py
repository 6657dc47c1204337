"""From Dune to Open Sea: what holds in every game, and how many sequences of actions there are."""

from collections import Counter
from collections.abc import Iterator

import pytest
from generator.play import CHANCE, OVER, POLICIES, IllegalActionError, Played, perft, play_game
from generator.play.dune import DuneRules
from generator.play.dune.state import Phase, State
from generator.play.dune.tally import EMPTY
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.play.dune_table import EDITIONS, grid, play_on, rules, table

SETUPS = [(edition, players) for edition in EDITIONS for players in (2, 3, 4)]
GREEDY, RANDOM = POLICIES["greedy"], POLICIES["random"]


def random_game(play: DuneRules, number: int) -> Played:
    return play_game(play, [RANDOM] * play.players, 11, number)


@st.composite
def games(draw: st.DrawFn) -> tuple[DuneRules, Played]:
    edition, players = draw(st.sampled_from(SETUPS))
    play = rules(edition, players, undo=draw(st.booleans()), finish_round=draw(st.booleans()))
    return play, random_game(play, draw(st.integers(0, 10_000)))


def cards_of(state: State) -> Counter[int]:
    found: Counter[int] = Counter()
    for player in state.players:
        found.update(player.hand + player.grid)
    for cards in (*state.rivers, *state.decks, *state.starters):
        found.update(cards)
    del found[EMPTY]
    return found


@settings(max_examples=25, deadline=None)
@given(game=games())
def test_nothing_is_lost_and_nothing_comes_from_nowhere(game: tuple[DuneRules, Played]) -> None:
    play, played = game
    everything = cards_of(play.start())
    assert set(everything.values()) == {1}
    starters = {number for number, card in enumerate(play.worth.deck.cards) if card.is_starter}
    for state in played.states:
        cards = cards_of(state)
        if state.starters:
            assert cards == everything
        else:
            assert set(cards.values()) == {1}
            assert len(cards) == len(everything) - len(starters) + 4 * play.players
        placing = state.phase is Phase.PLACE
        for seat, player in enumerate(state.players):
            assert player.shells >= 0
            if not state.starters:
                assert len(player.hand) == 4 + (placing and play.mover(state) == seat)
        for zone, left in enumerate(state.zone_cards):
            for player in state.players:
                # A zone has come up at least as often as its row has cards.
                assert sum(card != EMPTY for card in player.grid[4 * zone :][:4]) <= 4 - left


@settings(max_examples=25, deadline=None)
@given(game=games())
def test_cards_lie_in_the_rows_and_rivers_of_their_zones(game: tuple[DuneRules, Played]) -> None:
    play, played = game
    end, cards = played.end, play.worth.deck.cards
    for player in end.players:
        assert all(card == EMPTY or cards[card].zone == space // 4 for space, card in enumerate(player.grid))
    for zone, river in enumerate(end.rivers):
        assert all(card == EMPTY or cards[card].zone == zone for card in river)
        assert EMPTY not in river or not end.decks[zone]


@settings(max_examples=15, deadline=None)
@given(game=games())
def test_actions_are_sorted_different_and_all_possible(game: tuple[DuneRules, Played]) -> None:
    play, played = game
    for state in played.states[::7]:
        actions = play.legal_actions(state)
        assert list(actions) == sorted(set(actions))
        assert bool(actions) == (play.mover(state) != OVER)
        if play.mover(state) == CHANCE:
            assert len(play.weights(state)) == len(actions)
            assert min(play.weights(state)) > 0
        before = replace(state)
        for action in actions:
            play.apply(state, action)
        assert state == before
        with pytest.raises(IllegalActionError):
            play.apply(state, "swim")


@settings(max_examples=15, deadline=None)
@given(game=games())
def test_the_same_actions_lead_to_the_same_table(game: tuple[DuneRules, Played]) -> None:
    play, played = game
    assert play_on(play, play.start(), *played.actions) == played.end
    assert play.mover(played.end) == OVER
    full = [player.grid.count(EMPTY) == 0 for player in played.end.players]
    assert any(full) or played.end.turned == 16


@settings(max_examples=15, deadline=None)
@given(game=games())
def test_what_a_seat_knows_is_enough_for_its_own_moves(game: tuple[DuneRules, Played]) -> None:
    play, played = game
    for state in played.states[::5]:
        for seat in range(play.players):
            seen = play.seen(state, seat)
            assert play.seen(seen, seat) == seen
            assert seen.players[seat] == state.players[seat]
            assert play.mover(seen) == play.mover(state)
            if play.mover(state) == seat:
                assert play.legal_actions(seen) == play.legal_actions(state)
                assert play.estimate(seen, seat) == play.estimate(state, seat)


@settings(max_examples=10, deadline=None)
@given(number=st.integers(0, 1000))
def test_hopes_for_a_full_grid_are_its_score(number: int) -> None:
    play = rules("1.00", 2, finish_round=True)
    end = play_game(play, [GREEDY, GREEDY], 5, number).end
    for seat, score in enumerate(play.outcome(end).scores):
        if EMPTY not in end.players[seat].grid:
            assert play.estimate(end, seat) == score


def test_greedy_players_do_far_better_than_random_ones() -> None:
    play = rules("1.00", 2, finish_round=True)
    for number in range(5):
        outcome = play.outcome(play_game(play, [GREEDY, RANDOM], 2, number).end)
        assert outcome.winners == (0,)


# Counts


@pytest.mark.parametrize(("edition", "starters"), [("1.00", 5), ("1.01", 4)])
def test_perft_of_the_deal(edition: str, starters: int) -> None:
    play = rules(edition)
    counts = [perft(play, play.start(), depth) for depth in range(6)]
    # One of each zone to the first player; then one of the dune that are left to the second.
    assert counts == [1, starters, starters**2, starters**3, starters**4, starters**4 * (starters - 1)]


def test_perft_of_the_rivers() -> None:
    play = rules()
    state = play.start()
    for _ in range(8):
        state = play.apply(state, play.legal_actions(state)[0])
    assert [perft(play, state, depth) for depth in range(4)] == [1, 20, 20 * 19, 20 * 19 * 18]


def test_perft_of_a_turn() -> None:
    play = rules()
    # Everything can be paid. After one of 12 cards of other zones the starter can be placed in 4 columns,
    # after one of the 4 of the zone either card; then the river gets one of the 16 that its deck holds.
    state = table(play, "beach", shells=50)
    assert [perft(play, state, depth) for depth in range(4)] == [1, 16, 12 * 4 + 4 * 8, (12 * 4 + 4 * 8) * 16]


def test_perft_of_a_turn_with_undo() -> None:
    play = rules(undo=True)
    state = table(play, "beach", shells=50)
    assert perft(play, state, 2) == 12 * 4 + 4 * 8 + 16
    # After an undo there are 15 cards left to buy.
    assert perft(play, state, 3) == (12 * 4 + 4 * 8) * 16 + 16 * 15


def count_turn(play: DuneRules, state: State) -> int:
    """Count the ways of a whole turn, by trying everything and asking only whether the rules allow it."""
    cards, seat = play.worth.deck.cards, play.mover(state)
    player = state.players[seat]
    prices = play.worth.prices(player.grid)
    free = sum(card == EMPTY for card in player.grid[4 * state.zone :][:4])
    ways = 0
    for river in state.rivers:
        for bought in filter(lambda card: card != EMPTY, river):
            placeable = sum(cards[card].zone == state.zone for card in (*player.hand, bought))
            if prices[bought] <= player.shells:
                ways += placeable * free * max(1, len(state.decks[cards[bought].zone]))
    return ways


def turns(played: Played) -> Iterator[State]:
    return (state for state in played.states if state.phase is Phase.BUY)


@pytest.mark.parametrize(("edition", "players"), SETUPS)
def test_perft_agrees_with_trying_everything(edition: str, players: int) -> None:
    play = rules(edition, players)
    for state in list(turns(random_game(play, 5)))[::6]:
        expected = count_turn(play, state)
        # With nothing to buy there is the pass alone.
        zones = [zone for zone, deck in enumerate(state.decks) if not deck]
        if expected and not zones:
            assert perft(play, state, 3) == expected
        elif not expected:
            assert perft(play, state, 1) == 1


def test_perft_of_a_last_turn() -> None:
    play = rules()
    used = {"kite", "driftwood", "parasol", "little-tern"}
    beach = [card.id for card in play.worth.deck.cards if card.zone == 1 and not card.is_starter]
    row = [name for name in beach if name not in used][:3]
    lying = grid(play, (), row)
    state = replace(table(play, "beach", shells=50, grids=[lying, lying], turned=16), turn=1)
    assert play.mover(state) == 0
    # One space is left: 12 cards with the starter, 4 with either card; then the deck's 16 or 13.
    assert perft(play, state, 2) == 12 + 8
    assert perft(play, state, 3) == 12 * 16 + 8 * 13
    assert perft(play, state, 4) == 0
