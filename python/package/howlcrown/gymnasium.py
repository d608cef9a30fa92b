"""One seat against bots, as a Gymnasium environment.

    >>> import howlcrown.gymnasium as hc
    >>> env = hc.AgainstBots("kingdoms", players=2, bot="light")
"""

from __future__ import annotations

import sys
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from howlcrown import _native
from howlcrown.vector import Vector

__all__ = ["AgainstBots"]


class AgainstBots(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; bots sit on the others.

    The observation is ``{"observation": uint8[…], "action_mask": int8[…]}``. With ``seat=None`` the seat is drawn for
    each game. An action that is not legal is replaced by a legal one where ``forgiving`` is true, and raises otherwise:
    generic checks and algorithms without masks need the former.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        bot: str = "light",
        seat: int | None = 0,
        options: dict[str, Any] | None = None,
        iterations: int | None = None,
        forgiving: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """``bot`` sits on all other seats; ``iterations`` replaces its own budget of search."""
        if bot not in _native.bots():
            raise _native.Error(f"no bot is called {bot}: there are {', '.join(_native.bots())}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise _native.Error(f"there is no render mode {render_mode!r}: there are {self.metadata['render_modes']}")
        if seat is not None and not 0 <= seat < players:
            raise _native.Error(f"there is no seat {seat}: there are {players}")
        self.render_mode = render_mode
        self.bot, self.players, self.forgiving, self.iterations = bot, players, forgiving, iterations
        self._wanted_seat = seat
        self._games = Vector(game, 1, players, 0, options, threads=1, auto_reset=False)
        self.game_spec = self._games.spec
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.game_spec.observation,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.game_spec.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.game_spec.actions)
        #: The seat that is played from outside.
        self.seat = 0 if seat is None else seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a game and lets the bots play until the seat is asked."""
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.players))
        self._now = self._games.reset(int(self.np_random.integers(2**63)))
        self._let_bots_play()
        return self._observation(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an action and lets the bots play until the seat is asked again."""
        number = int(action)
        if self.forgiving and not self._now.masks[0, number]:
            number = int(self._games.sample()[0])
        self._now = self._games.step(np.array([number], dtype=np.int32))
        self._let_bots_play()
        over = bool(self._now.done[0])
        info = {"seat": self.seat, "scores": self._games.scores[0, : self.players].tolist()} if over else {"seat": self.seat}
        if self.render_mode == "human":
            self.render()
        return self._observation(), float(self._now.rewards[0, self.seat]), over, False, info

    def action_masks(self) -> Any:
        """Which actions are legal, as maskable algorithms ask for it."""
        return self._now.masks[0].copy()

    def render(self) -> str | None:
        """The position as text or as SVG, as the render mode says."""
        if self.render_mode == "svg":
            return self._games.svg(0, self.seat)
        text = self._games.text(0, self.seat)
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def _let_bots_play(self) -> None:
        while self._now.to_play[0] not in (-1, self.seat):
            self._now = self._games.step(self._games.decide(self.bot, iterations=self.iterations))

    def _observation(self) -> dict[str, Any]:
        if self._now.to_play[0] == self.seat:
            observation = self._now.observations[0].copy()
        else:
            observation = self._games.observe(0, self.seat)
        return {"observation": observation, "action_mask": self._now.masks[0].view(np.int8).copy()}
