"""A game as a PettingZoo environment in which agents act one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium.spaces as spaces
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from howlcrown import _common, _native

__all__ = ["GameEnv"]


class GameEnv(AECEnv[str, dict[str, Any], Any], EzPickle):
    """One game. ``player_0`` sits on seat 0.

    An observation is ``{"observation": uint8[…], "action_mask": int8[…]}``; :func:`howlcrown.spec` says what the numbers mean.
    Illegal actions and a wrong order of calls raise errors that say so, without a wrapper.
    """

    #: The game's name.
    game: ClassVar[str]
    metadata: dict[str, Any] = {"render_modes": _common.RENDER_MODES, "is_parallelizable": False}

    def __init__(self, players: int = 2, render_mode: str | None = None, options: dict[str, Any] | None = None) -> None:
        """``players`` play; ``render_mode`` is ``ansi``, ``human``, ``svg`` or nothing; ``options`` are what the table agrees on."""
        EzPickle.__init__(self, players, render_mode, options)
        AECEnv.__init__(self)
        _common.check_render_mode(render_mode)
        self.render_mode = render_mode
        self._single = _common.Single(self.game, players, options)
        self.spec_of_game = self._single.spec
        self.possible_agents = [f"player_{it}" for it in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = _common.observation_space(self.spec_of_game)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.spec_of_game.actions) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []
        # Nobody is selected before the first game, which makes calls in a wrong order fail with our own words.
        self.agent_selection = ""
        self.terminations: dict[str, bool] = {}

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
        self._single.begin(int(self._seeds.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._single.to_play]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now. Who is not to play has no legal action."""
        try:
            seat = self._seat_of[agent]
        except KeyError:
            raise self._nobody(agent) from None
        return self._single.observe(seat)

    def step(self, action: Any) -> None:
        """Plays an action of the agent that is to play."""
        agent = self.agent_selection
        try:
            over = self.terminations[agent]
        except KeyError:
            raise self._nobody(agent) from None
        if over:
            self._was_dead_step(action)
            return
        seat = self._single.play(action)
        self._cumulative_rewards[agent] = 0.0
        if seat < 0:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _nobody(self, agent: str) -> _native.Error:
        if not self.agents:
            return _native.Error("no game is being played: call reset() first")
        return _native.Error(f"there is no agent {agent!r}: there are {', '.join(self.possible_agents)}")

    def _end(self) -> None:
        games = self._single.games
        rewards, scores = games.now.rewards[0].tolist(), games.scores[0].tolist()
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = rewards[seat]
            self._cumulative_rewards[name] += rewards[seat]
            self.terminations[name] = True
            self.infos[name] = {"score": scores[seat]}
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as text or as SVG, as the render mode says."""
        return _common.render(self._single.games, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""
