"""A game as a PettingZoo environment in which agents act one after the other."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from pettingzoo import AECEnv

from howlcrown import _native
from howlcrown.vector import Vector

__all__ = ["GameEnv"]


class GameEnv(AECEnv[str, dict[str, Any], Any]):
    """One game. ``player_0`` sits on seat 0.

    An observation is ``{"observation": uint8[…], "action_mask": int8[…]}``; :func:`howlcrown.spec` says what the numbers mean.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human", "svg"], "is_parallelizable": False}

    def __init__(self, game: str, players: int, render_mode: str | None, options: dict[str, Any] | None) -> None:
        """``render_mode`` is ``ansi``, ``human``, ``svg`` or nothing."""
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise _native.Error(f"there is no render mode {render_mode!r}: there are {self.metadata['render_modes']}")
        self.render_mode = render_mode
        self._games = Vector(game, 1, players, 0, options, threads=1, auto_reset=False)
        self.spec_of_game = self._games.spec
        self.possible_agents = [f"player_{it}" for it in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.spec_of_game.observation,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.spec_of_game.actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.spec_of_game.actions) for agent in self.possible_agents}
        self._nothing = np.zeros(self.spec_of_game.actions, dtype=np.int8)
        self._nothing.flags.writeable = False
        self._action = np.zeros(1, dtype=np.int32)
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can do; the mask says what is legal now."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a game. With a seed it is that seed's game; later games without one follow from it."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        first = int(self._seeds.integers(2**63)) if seed is None else seed
        self._now = self._games.reset(first)
        self.agents = self.possible_agents[:]
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._now.to_play[0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now. Who is not to play has no legal action."""
        seat = self._seat_of[agent]
        if int(self._now.to_play[0]) == seat:
            return {
                "observation": self._now.observations[0].copy(),
                "action_mask": self._now.masks[0].view(np.int8).copy(),
            }
        return {"observation": self._games.observe(0, seat), "action_mask": self._nothing.copy()}

    def step(self, action: Any) -> None:
        """Plays an action of the agent that is to play."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._action[0] = action
        now = self._now = self._games.step(self._action)
        self._cumulative_rewards[agent] = 0.0
        if now.done[0]:
            rewards, scores = now.rewards[0].tolist(), self._games.scores[0].tolist()
            for seat, name in enumerate(self.possible_agents):
                self.rewards[name] = rewards[seat]
                self._cumulative_rewards[name] += rewards[seat]
                self.terminations[name] = True
                self.infos[name] = {"score": scores[seat]}
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[int(now.to_play[0])]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The position as text or as SVG, as the render mode says."""
        if self.render_mode == "svg":
            return self._games.svg()
        text = self._games.text()
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is left open."""

    def __str__(self) -> str:
        return str(self.metadata.get("name", self.spec_of_game.game))
