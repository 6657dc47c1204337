"""The environment of PettingZoo: its own tests in every edition, for any number of players; what it hides."""

from pathlib import Path

import numpy as np
import pytest
from generator.build import DiskWorkspace
from generator.play import IllegalActionError, open_rules
from generator.play.pettingzoo import GameEnv
from generator.read import read_game
from pettingzoo.test import api_test, seed_test

ROOT = Path(__file__).parents[2]
GAMES = {
    slug: read_game(DiskWorkspace(ROOT), slug)[0] for slug in ("dune-to-open-sea", "littoral", "sea-shells")
}
SETUPS = [
    (slug, edition.id, players)
    for slug, game in GAMES.items()
    for edition in game.editions
    for players in game.players
]


def env_of(slug: str, edition: str, players: int, **options: bool) -> GameEnv:
    game = GAMES[slug]
    assert game is not None
    chosen = next(one for one in game.editions if one.id == edition)
    return GameEnv(open_rules(game, chosen, players, options), slug, render_mode="ansi")


# It warns of observations with a mask in all environments but those of its own that have one.
@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("slug", "edition", "players"), SETUPS)
def test_it_passes_the_test_of_pettingzoo(slug: str, edition: str, players: int) -> None:
    api_test(env_of(slug, edition, players), num_cycles=60)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("slug", GAMES)
def test_a_seed_makes_the_same_game(slug: str) -> None:
    seed_test(lambda: env_of(slug, GAMES[slug].editions[0].id, 2), num_cycles=40)


@pytest.mark.parametrize(("slug", "edition", "players"), SETUPS)
def test_a_game_comes_to_an_end_whose_rewards_add_up(slug: str, edition: str, players: int) -> None:
    env = env_of(slug, edition, players)
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        if not over:
            assert env.observation_space(agent).contains(seen)
            env.step(int(np.flatnonzero(seen["action_mask"])[0]))
            continue
        assert info["score"] == env.rules.outcome(env.state_now).scores[int(agent[-1])]
        if players == 1:
            assert reward == info["score"]
        else:
            assert sum(env.rewards.values()) == pytest.approx(0)
        env.step(None)
    assert not env.agents


def test_hands_of_others_are_covered() -> None:
    env = env_of("dune-to-open-sea", "1.00", 2)
    env.reset(seed=1)
    # 7 numbers, 4 zone cards; then shells, a grid of 16 and a hand of 5 for each player.
    mine, theirs = (env.observe(agent)["observation"] for agent in env.agents)
    assert sorted(mine[28:32]) == [card + 1 for card in env.state_now.players[0].hand]
    assert sorted(mine[50:54]) == [-4, -3, -2, -1]
    assert sorted(theirs[50:54]) == [-4, -3, -2, -1]
    assert mine[32] == mine[54] == 0


def test_an_action_that_is_masked_is_refused() -> None:
    env = env_of("littoral", "table", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalActionError):
        env.step(int(np.flatnonzero(mask == 0)[0]))


def test_actions_are_phrases_of_the_game() -> None:
    # 100 cards to buy and to place in 4 columns, pass and undo; 36 places, bottle and stop.
    assert len(env_of("dune-to-open-sea", "1.00", 2).actions) == 502
    kit = env_of("sea-shells", "rulebook", 3)
    assert kit.actions[-2:] == ("bottle", "stop")
    assert len(kit.actions) == kit.rules.kit.rows * kit.rules.kit.columns + 2
    assert env_of("sea-shells", "rulebook", 3, stroll=True).actions[0] == "walk 1"


def test_reset_without_a_seed_goes_on_to_another_game() -> None:
    env = env_of("sea-shells", "rulebook", 2)
    env.reset(seed=9)
    first = env.state_now
    env.reset()
    assert env.state_now != first
    env.reset(seed=9)
    assert env.state_now == first
