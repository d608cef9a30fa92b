"""Animal Kingdoms for 1 to 5 players as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from howlcrown.pettingzoo.aec import GameEnv

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801, the name that PettingZoo asks for
    """The environment without checks."""

    metadata = {**GameEnv.metadata, "name": "kingdoms_v0"}

    def __init__(self, players: int = 2, render_mode: str | None = None, options: dict[str, Any] | None = None) -> None:
        """``players`` play; ``options`` are what their table agrees on."""
        super().__init__("kingdoms", players, render_mode, options)


def env(players: int = 2, render_mode: str | None = None, options: dict[str, Any] | None = None) -> GameEnv:
    """The environment. Illegal actions and a wrong order of calls raise errors that say so."""
    return raw_env(players, render_mode, options)
