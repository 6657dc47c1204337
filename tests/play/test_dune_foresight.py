"""From Dune to Open Sea: looking ahead in one go sees just what taking each action would show."""

import pytest
from generator.play import POLICIES, play_game
from generator.play.policies import foresee
from tests.play.dune_table import EDITIONS, rules

GREEDY = POLICIES["greedy"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("options", [{}, {"undo": True}, {"finish_round": True}], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_foreseen_is_what_comes(edition: str, players: int, options: dict[str, bool]) -> None:
    play = rules(edition, players, **options)
    for state in play_game(play, [GREEDY] * players, 3, players).states:
        seat, actions = play.mover(state), play.legal_actions(state)
        if seat >= 0:
            # To the last bit: a hair would decide between actions that are as good as each other.
            assert foresee(play, state, seat, actions) == [
                play.estimate(play.apply(state, action), seat) for action in actions
            ]
