"""Littoral: what holds in any game, over random play, and counts of an independent brute force."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from generator.play import (
    CHANCE,
    OVER,
    POLICIES,
    IllegalActionError,
    Played,
    moves_of,
    perft,
    play_game,
    read_transcript,
    replay,
    write_transcript,
)
from generator.play.littoral import LittoralRules
from generator.play.littoral.kit import FACES
from generator.play.littoral.state import NONE, Phase, Shore, State
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.play.littoral_by_hand import Someone, World, count_sequences, points, ways_on
from tests.play.littoral_table import EDITIONS, PLAYERS, opened, play, sea, shore, table

RULES = st.builds(opened, st.sampled_from(EDITIONS), st.sampled_from(PLAYERS))
POLICY = st.sampled_from(sorted(POLICIES))
FEW = settings(max_examples=30, deadline=None)


def some_game(rules: LittoralRules, policy: str, number: int) -> Played:
    return play_game(rules, [POLICIES[policy]] * rules.players, 3, number)


GAMES = st.tuples(RULES, POLICY, st.integers(0, 10_000)).map(lambda drawn: (drawn[0], some_game(*drawn)))


@FEW
@given(GAMES)
def test_bag_sea_shores_lost_and_removed_tokens_are_70(game: tuple[LittoralRules, Played]) -> None:
    _, played = game
    for state in played.states:
        in_hand = state.token != NONE
        shores = sum(one.size for one in state.shores)
        assert state.bag + sum(state.sea) + shores + state.lost + state.removed + in_hand == 70
        assert state.bag >= 0
        assert min(state.unseen) >= 0


@FEW
@given(GAMES)
def test_stacks_of_a_player_are_equal_after_each_turn(game: tuple[LittoralRules, Played]) -> None:
    rules, played = game
    for state in played.states:
        if state.phase is Phase.TAKE or (rules.players == 1 and state.phase is Phase.OVER):
            continue
        for one in state.shores:
            assert len(set(one.stacks)) <= 1


@FEW
@given(GAMES)
def test_actions_are_sorted_distinct_and_others_are_refused(game: tuple[LittoralRules, Played]) -> None:
    rules, played = game
    for state in played.states:
        actions = rules.legal_actions(state)
        assert list(actions) == sorted(set(actions))
        assert (rules.mover(state) == OVER) == (not actions)
        if rules.mover(state) == CHANCE:
            assert min(rules.weights(state)) > 0
            assert len(rules.weights(state)) == len(actions)
    for action in {*played.actions, "pass", ""} - set(rules.legal_actions(played.states[-2])):
        with pytest.raises(IllegalActionError):
            rules.apply(played.states[-2], action)


@FEW
@given(GAMES)
def test_states_are_not_changed_and_replays_come_out_the_same(game: tuple[LittoralRules, Played]) -> None:
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
def test_the_game_ends_with_the_bag_or_alone_with_a_limit(game: tuple[LittoralRules, Played]) -> None:
    rules, played = game
    end = played.end
    assert rules.mover(end) == OVER
    if rules.players > 1:
        assert end.bag == 0
    else:
        whites = max(end.shores[0].whites)
        assert end.bag == 0 or sum(end.sea) == 7 or whites == 7
        assert sum(end.sea) <= 7
        assert whites <= 7
    # A token is drawn, then a face is chosen; no token is drawn twice.
    drawn = Counter(action for action in played.actions if action.startswith("draw "))
    for token, copies in zip(rules.kit.tokens, rules.kit.copies, strict=True):
        assert drawn[f"draw {token}"] <= copies


@FEW
@given(GAMES)
def test_the_highest_piles_win(game: tuple[LittoralRules, Played]) -> None:
    rules, played = game
    outcome = rules.outcome(played.end)
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, pile in enumerate(outcome.scores) if pile == best)
    assert outcome.scores == tuple(seat["shore"] + seat["sea"] for seat in outcome.details)
    assert sum(seat["sea"] for seat in outcome.details) <= sum(played.end.sea)


@FEW
@given(GAMES)
def test_a_turn_passes_on_after_a_white_face_only(game: tuple[LittoralRules, Played]) -> None:
    rules, played = game
    for (before, after), action in zip(pairwise(played.states), played.actions, strict=True):
        face = action.split()[-1]
        if face in ("isopod", "shell", "crab"):
            assert after.seat == before.seat
        elif before.phase is not Phase.DRAW and after.phase is Phase.DRAW and rules.mover(before) >= 0:
            assert after.seat == (before.seat + 1) % rules.players
        else:
            assert after.seat == before.seat or after.phase is Phase.OVER


@FEW
@given(GAMES)
def test_all_can_be_seen_by_everyone(game: tuple[LittoralRules, Played]) -> None:
    rules, played = game
    for state in played.states[::5]:
        for seat in range(rules.players):
            assert rules.seen(state, seat) == state
            assert rules.show(state, seat) == rules.show(state, 0)
            assert isinstance(rules.estimate(state, seat), (int, float))


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_players_beat_random_ones(edition: str) -> None:
    rules = opened(edition)
    won = 0.0
    for number in range(20):
        greedy = number % 2
        policies = [POLICIES["greedy" if seat == greedy else "random"] for seat in (0, 1)]
        winners = rules.outcome(play_game(rules, policies, 1, number).end).winners
        won += (greedy in winners) / len(winners)
    assert won >= 17


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_greedy_players_get_higher_than_random_ones(edition: str) -> None:
    rules = opened(edition, 1)

    def mean(policy: str) -> float:
        return sum(rules.outcome(some_game(rules, policy, number).end).scores[0] for number in range(20)) / 20

    assert mean("greedy") > mean("random") + 10


# Held against the same game with tokens moved by hand.


def as_state(world: World, rules: LittoralRules) -> dict[str, object]:
    """Return what both games can tell of a table."""
    return {
        "bag": tuple(world.bag.count(_faces(kind)) for kind in rules.kit.tokens),
        "drawn": "-".join(world.drawn) if world.drawn else "",
        "sea": tuple(sum(up == face for up, _ in world.sea) for face in FACES[:3]),
        "out": len(world.out),
        "turn": world.turn if world.asks != "over" else -1,
        "shores": tuple(
            Shore(
                tuple(map(len, one.stacks)),
                len(one.showing("crab")),
                len(one.showing("shell")),
                one.whites("rock"),
                tuple(sum(down == face for _, down in one.showing("beach")) for face in FACES),
                one.whites("wave"),
            )
            for one in world.people
        ),
    }


def as_told(state: State, rules: LittoralRules) -> dict[str, object]:
    return {
        "bag": state.unseen,
        "drawn": rules.kit.tokens[state.token] if state.token != NONE else "",
        "sea": state.sea,
        "out": state.lost,
        "turn": state.seat if state.phase is not Phase.OVER else -1,
        "shores": state.shores,
    }


def _faces(kind: str) -> tuple[str, str]:
    front, back = kind.split("-")
    return front, back


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("players", [1, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_games_go_as_tokens_moved_by_hand(edition: str, players: int, number: int) -> None:
    rules = opened(edition, players)
    played = some_game(rules, ("random", "greedy")[number % 2], number)
    tokens = [
        _faces(kind)
        for kind, copies in zip(rules.kit.tokens, rules.kit.copies, strict=True)
        for _ in range(copies)
    ]
    world = World([Someone() for _ in range(players)], tokens, takes_any=edition == "table")
    for state, action in zip(played.states, (*played.actions, ""), strict=True):
        assert as_told(state, rules) == as_state(world, rules)
        further = dict(ways_on(world))
        assert rules.legal_actions(state) == tuple(sorted(further))
        world = further.get(action, world)
    assert world.asks == "over"
    assert list(rules.outcome(played.end).scores) == points(world)


def scatter(rules: LittoralRules, seed: int) -> World:
    """Return a table in the middle of a small game, with three tokens in the bag."""
    chance = random.Random(seed)
    kinds = [_faces(kind) for kind in rules.kit.tokens]
    people = [Someone() for _ in range(rules.players)]
    for one in people:
        height = chance.randint(1, 3)
        isopod, sandpiper = ("isopod", "shell"), ("sandpiper", "crab")
        one.stacks = [[sandpiper, *[isopod] * (height - 1)] for _ in range(chance.randint(0, 2))]
        one.others = [("crab", "rock")] * chance.randint(0, 1) + [("rock", "crab")] * chance.randint(0, 2)
        behind = chance.sample(["isopod", "sandpiper", "rock", "wave", "crab"], 2)
        one.others += [("beach", down) for down in behind]
    world = World(people, chance.choices(kinds, k=3), takes_any=rules.kit.takes_any)
    world.sea = [(face, "wave") for face in chance.choices(FACES[:3], k=5)]
    return world


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [1, 2, 3])
@pytest.mark.parametrize("edition", EDITIONS)
def test_perft_agrees_with_brute_force(edition: str, players: int, seed: int) -> None:
    rules = opened(edition, players)
    world = scatter(rules, seed)
    told = as_state(world, rules)
    bag = {kind: world.bag.count(_faces(kind)) for kind in rules.kit.tokens if _faces(kind) in world.bag}
    state = table(rules, *told["shores"], bag=bag, lies=told["sea"])  # type: ignore[misc,arg-type]
    for depth in range(9):
        assert perft(rules, state, depth) == count_sequences(world, depth)


def test_perft_of_two_tokens() -> None:
    # One is drawn of two kinds (2), played as one of two faces (4), then the other is (4, 8); nobody has
    # a beach, a crab or two rocks, so that nothing else is ever asked.
    rules = opened("table")
    state = table(rules, bag={"crab-rock": 1, "shell-wave": 1})
    assert [perft(rules, state, depth) for depth in range(6)] == [1, 2, 4, 4, 8, 0]


def test_perft_of_a_sandpiper_that_chooses() -> None:
    # The wave turns a beach over (1 way), whose sandpiper takes 0, 1 or 2 isopods. The shell ends it at once.
    state = table(opened("table"), shore(beaches="sandpiper"), token="shell-wave", lies=sea(2), bag={})
    assert [perft(opened("table"), state, depth) for depth in range(5)] == [1, 2, 1, 3, 0]
    assert [perft(opened("seed"), state, depth) for depth in range(5)] == [1, 2, 1, 0, 0]


def test_perft_of_a_game_with_all_tokens() -> None:
    # 20 kinds, two faces each. There are two tokens or more of each kind, so any kind can come again.
    rules = opened("seed", 4)
    assert [perft(rules, rules.start(), depth) for depth in range(4)] == [1, 20, 40, 40 * 20]


def test_perft_of_a_set_up_with_removed_tokens() -> None:
    # 11 numbers of tokens can be removed; then any of 20 kinds comes first.
    rules = opened("seed", 2)
    assert [perft(rules, rules.start(), depth) for depth in range(3)] == [1, 11, 220]


def test_orders_that_come_to_the_same_are_equal() -> None:
    rules = opened()
    state = table(rules, shore(beaches="isopod shell"), token="crab-wave", bag={"isopod-shell": 2})
    one = play(
        rules, state, "play crab", "draw isopod-shell", "play isopod", "draw isopod-shell", "play shell"
    )
    other = play(
        rules, state, "play crab", "draw isopod-shell", "play shell", "draw isopod-shell", "play isopod"
    )
    assert one == other
    assert hash(one) == hash(other)
