"""Any game with senses → an environment of PettingZoo, for players that learn. An extra of its own.

    rules = open_rules(game, edition, players)
    env = GameEnv(rules, "sea-shells")

An action is the number of a phrase in the list of all that players may ever do in the game: so it means the
same in every state, and what is learnt of it stays true. The mask tells which ones are legal now. Chance
moves by itself, with dice from the seed; ``reset`` without a seed goes on to the next game of the last one.
Nothing but this module imports PettingZoo.
"""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from pettingzoo import AECEnv

from generator.play.dice import dice_for
from generator.play.engine import CHANCE, OVER, Outcome, Rules, Senses, UnplayableError
from generator.play.simulate import draw

_NUMBERS = np.int16


class GameEnv(AECEnv):  # type: ignore[misc]
    """A game that agents called ``player_0``, ``player_1`` and so on play by turns.

    An observation has ``observation``, the table as far as the agent's seat knows it (the rules' module
    ``senses`` tells what each number is), and ``action_mask``. At the end a win shared by k is worth 1/k,
    less what an even share would be, so that rewards add up to 0; who plays alone gets the score. The
    ``infos`` tell the scores then.
    """

    def __init__(self, rules: Rules[Any], name: str, render_mode: str | None = None) -> None:
        if not isinstance(rules, Senses):
            raise UnplayableError(f"the rules of {name} do not tell their tables as numbers")
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.rules = rules
        self.actions = rules.all_actions()
        self.possible_agents = [f"player_{seat}" for seat in range(rules.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._numbers = {action: number for number, action in enumerate(self.actions)}
        bounds, length = np.iinfo(_NUMBERS), len(rules.sense(rules.start(), 0))
        self.action_spaces = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(bounds.min, bounds.max, (length,), _NUMBERS),
                    "action_mask": MultiBinary(len(self.actions)),
                }
            )
            for agent in self.possible_agents
        }
        self._seed, self._number = 0, -1

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations, the same object every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions, the same object every time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin the first game of a seed, or the next one of the last seed."""
        self._seed, self._number = (self._seed, self._number + 1) if seed is None else (seed, 0)
        self._dice = dice_for(self._seed, self._number, "chance")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.state_now = self.rules.start()
        self._go_on()

    def step(self, action: int | None) -> None:
        """Take an action by its number. Errors: IllegalActionError, when the mask forbids it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state_now = self.rules.apply(self.state_now, self.actions[action])
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows of the table, and what it may do if it has the move."""
        rules, state, seat = self.rules, self.state_now, self._seats[agent]
        mask = np.zeros(len(self.actions), np.int8)
        if rules.mover(state) == seat:
            mask[[self._numbers[action] for action in rules.legal_actions(state)]] = 1
        return {"observation": np.array(rules.sense(state, seat), _NUMBERS), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table in a few lines of text, as the agent sees it that has the move."""
        seat = self._seats[self.agent_selection]
        return self.rules.show(self.state_now, seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _go_on(self) -> None:
        """Let chance move until an agent has to, or the game is over."""
        rules = self.rules
        while (mover := rules.mover(self.state_now)) == CHANCE:
            self.state_now = rules.apply(self.state_now, draw(rules, self.state_now, self._dice))
        if mover != OVER:
            self.agent_selection = self.possible_agents[mover]
            return
        outcome = rules.outcome(self.state_now)
        for agent, seat in self._seats.items():
            self.rewards[agent] = _reward(outcome, seat)
            self.terminations[agent] = True
            self.infos[agent] = {"score": outcome.scores[seat]}


def _reward(outcome: Outcome, seat: int) -> float:
    if len(outcome.scores) == 1:
        return float(outcome.scores[seat])
    won = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    return won - 1 / len(outcome.scores)
