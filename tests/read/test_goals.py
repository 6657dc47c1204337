"""Goals in game.yaml: what they may say, and what is wrong with them."""

from generator.diagnostic import Span
from generator.model import Goal
from tests.read.projects import GAME, complaints, project, read


def with_goal(goal: str) -> str:
    return f"{GAME}goals:\n  - {goal}\n"


def test_a_goal_says_what_is_to_be_played() -> None:
    said = "{for: {seat: seats}, expect: 'seats[seat].share < 1', because: so, games: 50, players: [2, 4]"
    game = read(
        project(with_goal(f"{said}, editions: [second], policy: random, seed: 0, options: [short]}}"))
    )
    assert game.goals == (
        Goal(
            expect="seats[seat].share < 1",
            because="so",
            loop={"seat": "seats"},
            games=50,
            players=(2, 4),
            editions=("second",),
            policy="random",
            seed=0,
            options=("short",),
        ),
    )
    assert game.goals[0].origin.at("policy") == Span("content/shore/game.yaml", 22, 128, 134)


def test_a_goal_need_not_say_how_it_is_played() -> None:
    [goal] = read(project(with_goal("{expect: ties == 0, because: so}"))).goals
    assert (goal.games, goal.policy, goal.seed, goal.players, goal.editions) == (1000, "greedy", 1, (), ())


def test_faults_of_goals_stand_at_their_places() -> None:
    assert complaints(project(with_goal("{expect: ties == 0, because: so, player: [2]}"))) == [
        'game.yaml:22:38: error S101: unknown key "player" (did you mean "players"?)'
    ]
    assert complaints(project(with_goal("{expect: ties == 0, because: so, editions: [secund]}"))) == [
        'game.yaml:22:49: error R018: there is no edition "secund" (did you mean "second"?)'
    ]
    assert complaints(project(with_goal("{expect: ties == 0, because: so, players: [7]}"))) == [
        "game.yaml:22:48: error S105: the game is for 2 to 4 players"
    ]
    assert complaints(project(with_goal("{expect: ties = 0, because: so}")))[0].startswith(
        "game.yaml:22:19: error S112"
    )
