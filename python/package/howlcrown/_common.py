"""What the PettingZoo and the Gymnasium environments share."""

from __future__ import annotations

import sys
from operator import index
from typing import Any

import gymnasium.spaces as spaces
import numpy as np
from numpy.typing import NDArray

from howlcrown import _native
from howlcrown.spec import Spec
from howlcrown.vector import Vector

RENDER_MODES = ["ansi", "human", "svg"]


class Mask(np.ndarray):
    """A mask whose legal actions are found quickly.

    PettingZoo asks for ``int8``, and NumPy looks for the ones of a long ``int8`` array ten times slower than for those of a ``bool`` array.
    """

    def nonzero(self) -> tuple[NDArray[np.intp], ...]:
        """Where the mask is not zero."""
        return (self.view(np.ndarray) != 0).nonzero()


def observation_space(spec: Spec) -> spaces.Dict:
    """What an agent observes: the position and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (spec.observation,), np.uint8),
            "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
        }
    )


def check_render_mode(mode: str | None) -> None:
    """Refuses a mode that is not there."""
    if mode not in (None, *RENDER_MODES):
        raise _native.Error(f"there is no render mode {mode!r}: there are {', '.join(RENDER_MODES)}")


def render(games: Vector, mode: str | None, seat: int | None = None) -> str | None:
    """The first game as text or as SVG; for people it is printed."""
    if mode == "svg":
        return games.svg(0, seat)
    text = games.text(0, seat)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    return text


class Single:
    """One game in a batch of its own, with views of its rows that are made once."""

    __slots__ = ("games", "spec", "_observation", "_mask", "_nothing", "_action", "_to_play", "_has_begun")

    def __init__(self, game: str, players: int, options: dict[str, Any] | None) -> None:
        self.games = Vector(game, 1, players, 0, options, threads=1, auto_reset=False)
        self.spec = self.games.spec
        now = self.games.now
        self._observation, self._to_play = now.observations[0], now.to_play
        self._mask = now.masks[0].view(np.int8).view(Mask)
        self._nothing = np.zeros(self.spec.actions, dtype=np.int8).view(Mask)
        self._action = np.zeros(1, dtype=np.int32)
        self._has_begun = False

    @property
    def to_play(self) -> int:
        """The seat to play; -1 when the game is over."""
        return self._to_play.item()

    def begin(self, seed: int) -> None:
        """Starts the game with this seed."""
        self.games.reset(seed)
        self._has_begun = True

    def play(self, action: Any) -> int:
        """Plays an action and returns the seat that is next."""
        if not self._has_begun or self._to_play.item() < 0:
            raise _native.Error("no game is being played: call reset() first")
        try:
            self._action[0] = index(action)
        except (TypeError, OverflowError):
            raise _native.Error(f"an action is a whole number below {self.spec.actions}, not {action!r}") from None
        self.games.step(self._action)
        return self._to_play.item()

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat may know now. Who is not to play has no legal action."""
        if self._to_play.item() == seat:
            return {"observation": self._observation.copy(), "action_mask": self._mask.copy()}
        return {"observation": self.games.observe(0, seat), "action_mask": self._nothing.copy()}
