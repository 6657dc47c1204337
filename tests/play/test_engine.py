"""The engine, proved with two games that can be worked out by hand."""

import os
import subprocess
import sys
from fractions import Fraction

import pytest
from generator.play import (
    CHANCE,
    OVER,
    POLICIES,
    Counts,
    EndlessGameError,
    NoRulesError,
    find_rules_fault,
    moves_of,
    open_rules,
    perft,
    play_game,
    simulate,
)
from generator.play.dice import dice_for, pick, pick_weighted
from msgspec.structs import replace
from tests.play.toys import Nim, Race
from tests.read.projects import GAME, project, read

GREEDY, RANDOM = POLICIES["greedy"], POLICIES["random"]


def test_perft_of_four_stones() -> None:
    # 1 1 1 1, 1 1 2, 1 2 1, 2 1 1, 2 2 and their beginnings.
    nim = Nim(4)
    assert [perft(nim, nim.start(), depth) for depth in range(6)] == [1, 2, 4, 4, 1, 0]


def test_perft_counts_what_chance_does() -> None:
    # Both roll, and roll again; only 1 1 is short of 3, for either of them.
    race = Race()
    counted = [perft(race, race.start(), depth) for depth in range(12)]
    assert counted == [1, 1, 2, 2, 4, 4, 8, 2, 4, 1, 2, 0]


@pytest.mark.parametrize("depth", range(9))
def test_perft_agrees_with_counting_one_by_one(depth: int) -> None:
    race = Race(goal=4, players=3, waits=True)

    def count(state: object, left: int) -> int:
        return (
            sum(count(race.apply(state, action), left - 1) for action in race.legal_actions(state))
            if left
            else 1
        )

    assert perft(race, race.start(), depth) == count(race.start(), depth)


@pytest.mark.parametrize(("stones", "winner"), [(1, 0), (2, 0), (3, 1), (4, 0), (5, 0), (6, 1), (9, 1)])
def test_greedy_players_play_nim_as_well_as_can_be(stones: int, winner: int) -> None:
    nim = Nim(stones)
    for played in simulate(nim, [GREEDY, GREEDY], seed=1, numbers=range(20)):
        assert nim.outcome(played.end).winners == (winner,)


def test_greedy_players_let_the_dice_choose_among_equals() -> None:
    nim = Nim(3)
    firsts = [played.actions[0] for played in simulate(nim, [GREEDY, GREEDY], seed=1, numbers=range(400))]
    assert 150 < firsts.count("take 1") < 250


def test_the_first_player_of_the_race_wins_61_games_of_81() -> None:
    race = Race()
    won = sum(
        race.outcome(played.end).winners == (0,)
        for played in simulate(race, [RANDOM, RANDOM], seed=7, numbers=range(8100))
    )
    # One standard deviation is 39 games.
    assert abs(won - 8100 * Fraction(61, 81)) < 3 * 39


def test_a_game_is_the_same_however_it_is_reached() -> None:
    race = Race(goal=6, players=3)
    policies = [RANDOM, GREEDY, RANDOM]
    alone = play_game(race, policies, 5, 3)
    assert list(simulate(race, policies, 5, range(7)))[3] == alone
    assert play_game(race, policies, 6, 3) != alone
    assert play_game(race, policies, 5, 4) != alone


def test_a_game_is_the_same_in_any_process() -> None:
    script = (
        "from generator.play import POLICIES, play_game; from tests.play.toys import Race; "
        "print(*play_game(Race(goal=9), [POLICIES['random']] * 2, 11, 4).actions)"
    )
    here = play_game(Race(goal=9), [RANDOM] * 2, 11, 4).actions
    for hash_seed in ("0", "1"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(["", *sys.path]),
        }
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.split() == [word for action in here for word in action.split()]


def test_dice_are_what_they_were() -> None:
    # A published figure can be checked years later: these throws never change.
    dice = dice_for(1, 2, "chance")
    assert [pick(dice, range(100)) for _ in range(5)] == [78, 17, 97, 34, 70]


def test_dice_of_different_purposes_differ() -> None:
    assert dice_for(1, 23).random() != dice_for(12, 3).random()


def test_weights_are_kept() -> None:
    dice = dice_for("weights")
    thrown = [pick_weighted(dice, "abc", (1, 0, 3)) for _ in range(4000)]
    assert thrown.count("b") == 0
    # One standard deviation is 27.
    assert abs(thrown.count("a") - 1000) < 90


def test_a_choice_without_weight_is_refused() -> None:
    with pytest.raises(ValueError, match="none of the weights"):
        pick_weighted(dice_for(1), "ab", (0, 0))


def test_states_and_actions_fit_together() -> None:
    race = Race()
    played = play_game(race, [RANDOM, RANDOM], 1, 1)
    assert len(played.states) == len(played.actions) + 1
    for before, action, after in zip(played.states, played.actions, played.states[1:], strict=False):
        assert race.apply(before, action) == after
    assert race.mover(played.end) == OVER
    assert [mover for mover, _ in moves_of(race, played)][:4] == [0, CHANCE, 1, CHANCE]


def test_a_game_without_end_is_stopped() -> None:
    class Endless(Nim):
        def apply(self, state: object, action: str) -> object:
            return state

    with pytest.raises(EndlessGameError, match="game 3 of seed 1 does not end"):
        play_game(Endless(2), [RANDOM, RANDOM], 1, 3)


def test_what_rules_can_count_is_seen() -> None:
    assert isinstance(Race(), Counts)
    assert not isinstance(Nim(1), Counts)


def test_a_game_names_its_rules() -> None:
    game = read(project(GAME + "rules: littoral\n"))
    assert game.rules == "littoral"
    assert read(project()).rules == ""


def test_unknown_rules_are_refused_where_they_are_named() -> None:
    game = read(project(GAME + "rules: litoral\n"))
    fault = find_rules_fault(game)
    assert fault is not None
    assert str(fault).startswith('content/shore/game.yaml:21:8: error G401: there are no rules "litoral"')
    with pytest.raises(NoRulesError, match="litoral"):
        open_rules(game, game.editions[0], 2)


def test_a_game_without_rules_cannot_be_opened() -> None:
    game = read(project())
    with pytest.raises(NoRulesError, match="has no executable rules"):
        open_rules(game, game.editions[0], 2)
    assert find_rules_fault(replace(game, rules="")) is not None
