"""Sea Shells: what holds in any game, over random play, and counts of an independent brute force."""

import random
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

import pytest
from generator.play import (
    CHANCE,
    OVER,
    POLICIES,
    Played,
    moves_of,
    perft,
    play_game,
    read_transcript,
    replay,
    write_transcript,
)
from generator.play.sea_shells import SeaShellsRules
from generator.play.sea_shells.kit import BOTTLE, FINDS
from generator.play.sea_shells.state import EMPTY, Phase, State
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.sea_shells_table import EDITIONS, PLAYERS, WAYS, opened, shipped, table

RULES = st.builds(opened, st.sampled_from(EDITIONS), st.sampled_from(PLAYERS), st.sampled_from(WAYS))
FEW = settings(max_examples=25, deadline=None)


def random_game(rules: SeaShellsRules, number: int) -> Played:
    return play_game(rules, [POLICIES["random"]] * rules.players, 3, number)


GAMES = st.tuples(RULES, st.integers(0, 10_000)).map(lambda drawn: (drawn[0], random_game(*drawn)))


@FEW
@given(GAMES)
def test_pieces_are_conserved(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    kit, spent = rules.kit, 0
    for state, action in zip(played.states, (*played.actions, ""), strict=True):
        if state.phase not in (Phase.LAY, Phase.TURN):
            held = sum(towel.bit_count() for towel in state.towels) + sum(map(sum, state.baskets))
            on_beach = len(state.beach) - state.beach.count(EMPTY)
            assert on_beach + held + spent + 1 == sum(kit.copies)
            for find in range(len(FINDS)):
                kind = len(kit.items) - len(FINDS) + find
                number = state.beach.count(kind) + sum(basket[find] for basket in state.baskets)
                assert number + (spent if find == BOTTLE else 0) == kit.copies[kind]
        spent += action == "bottle"


@FEW
@given(GAMES)
def test_a_shell_is_on_one_towel_at_most(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    for state in played.states:
        together = 0
        for towel in state.towels:
            assert together & towel == 0
            together |= towel
        assert not any(together >> kind & 1 for kind in state.beach if kind != EMPTY)
        assert together < 1 << len(rules.kit.items) - len(FINDS)


@FEW
@given(GAMES)
def test_actions_are_sorted_distinct_and_legal_ones_are_accepted(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    for state in played.states:
        actions = rules.legal_actions(state)
        assert list(actions) == sorted(set(actions))
        assert (rules.mover(state) == OVER) == (not actions)
        if rules.mover(state) == CHANCE:
            assert min(rules.weights(state)) > 0
            assert len(rules.weights(state)) == len(actions)


@FEW
@given(GAMES)
def test_states_are_not_changed_and_replays_come_out_the_same(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    text = write_transcript(moves_of(rules, played))
    transcript, faults = read_transcript(text, "game.txt")
    assert not faults
    assert transcript is not None
    again, faults = replay(rules, transcript.moves)
    assert not faults
    assert again == played
    assert hash(again.end) == hash(played.end)


@FEW
@given(GAMES)
def test_the_game_ends_and_every_turn_but_the_last_takes_an_item(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    assert rules.mover(played.end) == OVER
    takes = [(a, b) for a, b in pairwise(played.states) if a.phase is Phase.TAKE]
    assert len(takes) <= 63
    for before, after in takes[:-1]:
        assert after.beach.count(EMPTY) == before.beach.count(EMPTY) + 1
    outcome = rules.outcome(played.end)
    best = max(outcome.scores)
    assert outcome.winners
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
    assert outcome.scores == tuple(sum(coins.values()) for coins in outcome.details)


@FEW
@given(GAMES)
def test_what_a_seat_thinks_depends_on_what_it_sees(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    for state in played.states[64::7]:
        for seat in range(rules.players):
            seen = rules.seen(state, seat)
            assert rules.seen(seen, seat) == seen
            assert rules.estimate(seen, seat) == rules.estimate(state, seat)
            assert rules.show(seen, seat) == rules.show(state, seat)
            assert rules.mover(seen) == rules.mover(state)
            if rules.mover(state) >= 0:
                assert rules.legal_actions(seen) == rules.legal_actions(state)


@FEW
@given(GAMES)
def test_the_bank_can_pay(game: tuple[SeaShellsRules, Played]) -> None:
    rules, played = game
    supply = shipped().editions[0].parameters["supply"]
    assert isinstance(supply, dict)
    coins = supply["ones"] + 3 * supply["threes"] + 10 * supply["tens"]
    assert sum(rules.outcome(played.end).scores) <= coins


@pytest.mark.parametrize("options", ["", "stroll"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_players_beat_random_ones(edition: str, options: str) -> None:
    rules = opened(edition, 2, options)
    won = 0.0
    for number in range(20):
        greedy = number % 2
        policies = [POLICIES["greedy" if seat == greedy else "random"] for seat in (0, 1)]
        winners = rules.outcome(play_game(rules, policies, 1, number).end).winners
        won += (greedy in winners) / len(winners)
    assert won >= 17


# Brute force: the same turns, written down once more without states and notation.

Reach = Callable[[str, Mapping[str, str]], Sequence[str]]
Turn = tuple[int, Sequence[int]]


def count_ways(reach: Reach, where: str, items: Mapping[str, str], turn: Turn, left: int) -> int:
    """Return how many sequences of so many actions begin here. ``turn`` is a seat and everyone's bottles."""
    if left == 0:
        return 1
    seat, bottles = turn
    ways = 0
    for place in reach(where, items):
        rest = {other: item for other, item in items.items() if other != place}
        owned = list(bottles)
        owned[seat] += items[place] == "bottle"
        following = (seat + 1) % len(bottles)
        if bottles[seat]:
            if left == 1:
                ways += 1
                continue
            fewer = list(owned)
            fewer[seat] -= 1
            ways += count_ways(reach, place, rest, (seat, fewer), left - 2)
            ways += count_ways(reach, place, rest, (following, owned), left - 2)
        else:
            ways += count_ways(reach, place, rest, (following, owned), left - 1)
    return ways


def line(where: str, items: Mapping[str, str]) -> list[str]:
    return [place for place in items if place[0] == where[0] or place[1] == where[1]]


def scatter(seed: int, places: list[str], number: int) -> dict[str, str]:
    chance = random.Random(seed)
    kinds = [
        "bottle",
        "bottle",
        "bottle",
        "sand-dollar",
        "whelk-pink",
        "whelk-blue",
        "auger-pink",
        "auger-blue",
    ]
    return dict(zip(chance.sample(places, number), chance.sample(kinds, number), strict=True))


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_perft_agrees_with_brute_force_on_the_beach(seed: int, players: int) -> None:
    rules = opened("rulebook", players)
    places = [f"{column}{row}" for column in "abc" for row in "123"]
    items = scatter(seed, places, 8)
    bucket = next(place for place in places if place not in items)
    state = table(rules, items, bucket=bucket, mats=["bottle"])
    for depth in range(7):
        bottles = [1] + [0] * (players - 1)
        assert perft(rules, state, depth) == count_ways(line, bucket, items, (0, bottles), depth)


@pytest.mark.parametrize("seed", range(6))
def test_perft_agrees_with_brute_force_in_the_ring(seed: int) -> None:
    rules = opened("rulebook", 2, "stroll")
    items = scatter(seed, [str(place) for place in range(1, 65)], 8)

    def ahead(where: str, left: Mapping[str, str]) -> list[str]:
        return sorted(left, key=lambda place: (int(place) - int(where)) % 64)[:4]

    # The shovels lie where the Bucket starts, so nobody passes them in so few moves.
    bucket = next(str(place) for place in range(1, 65) if str(place) not in items)
    state = table(rules, items, bucket=bucket, pile=bucket, mats=["bottle"], shovels=9)
    for depth in range(6):
        assert perft(rules, state, depth) == count_ways(ahead, bucket, items, (0, [1, 0]), depth)


def test_laying_out_a_beach_has_as_many_ways_as_it_should() -> None:
    # Of the first three items, any order of kinds will do: 52 kinds, and the finds come up to four times.
    rules = opened()
    ways = [perft(rules, rules.start(), depth) for depth in range(3)]
    assert ways == [1, 52, 48 * 51 + 4 * 52]


def test_two_orders_of_drawing_make_the_same_hand() -> None:
    rules = opened("bga")
    states = random_game(rules, 1).states
    draw = next(state for state in states if state.phase is Phase.DRAW)

    def after(*actions: str) -> State:
        state = draw
        for action in actions:
            state = rules.apply(state, action)
        return state

    one, other = rules.legal_actions(draw)[:2]
    assert after(one, other) == after(other, one)
