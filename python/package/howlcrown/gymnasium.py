"""One seat against bots, as a Gymnasium environment.

    >>> import howlcrown.gymnasium as hc
    >>> env = hc.AgainstBots("kingdoms", players=2, bot="light")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from howlcrown import _common, _native

__all__ = ["AgainstBots"]


class AgainstBots(gymnasium.Env[dict[str, Any], Any], EzPickle):
    """One seat of a game; bots sit on the others.

    The observation is ``{"observation": uint8[…], "action_mask": int8[…]}``. With ``seat=None`` the seat is drawn for
    each game. An action that is not legal is replaced by a legal one where ``forgiving`` is true, and raises otherwise:
    generic checks and algorithms without masks need the former.
    """

    metadata: dict[str, Any] = {"render_modes": _common.RENDER_MODES, "render_fps": 1}

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
        EzPickle.__init__(self, game, players, bot, seat, options, iterations, forgiving, render_mode)
        if bot not in _native.bots():
            raise _native.Error(f"no bot is called {bot}: there are {', '.join(_native.bots())}")
        _common.check_render_mode(render_mode)
        if seat is not None and not 0 <= seat < players:
            raise _native.Error(f"there is no seat {seat}: there are {players}")
        self.render_mode = render_mode
        self.bot, self.players, self.forgiving, self.iterations = bot, players, forgiving, iterations
        self._wanted_seat = seat
        self._single = _common.Single(game, players, options)
        self._games = self._single.games
        self.game_spec = self._single.spec
        self.observation_space = _common.observation_space(self.game_spec)
        self.action_space = spaces.Discrete(self.game_spec.actions)
        #: The seat that is played from outside.
        self.seat = 0 if seat is None else seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Starts a game and lets the bots play until the seat is asked."""
        super().reset(seed=seed)
        if self._wanted_seat is None:
            self.seat = int(self.np_random.integers(self.players))
        self._single.begin(int(self.np_random.integers(2**63)))
        self._let_bots_play()
        return self._single.observe(self.seat), {"seat": self.seat}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays an action and lets the bots play until the seat is asked again."""
        if self.forgiving and not (0 <= action < self.game_spec.actions and self._games.now.masks[0, action]):
            action = self._games.sample()[0]
        self._single.play(action)
        self._let_bots_play()
        over = bool(self._games.now.done[0])
        info: dict[str, Any] = {"seat": self.seat}
        if over:
            info["scores"] = self._games.scores[0, : self.players].tolist()
        if self.render_mode == "human":
            self.render()
        return self._single.observe(self.seat), float(self._games.now.rewards[0, self.seat]), over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as maskable algorithms ask for it."""
        return self._games.now.masks[0].copy()

    def render(self) -> str | None:
        """The position as text or as SVG, as the render mode says."""
        return _common.render(self._games, self.render_mode, self.seat)

    def _let_bots_play(self) -> None:
        while self._single.to_play not in (-1, self.seat):
            self._games.step(self._games.decide(self.bot, iterations=self.iterations))
