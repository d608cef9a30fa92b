"""Animal Kingdoms for 1 to 5 players as a PettingZoo environment."""

from __future__ import annotations

from typing import Any

from howlcrown.pettingzoo.aec import GameEnv

__all__ = ["env", "raw_env"]


class raw_env(GameEnv):  # noqa: N801, the name that PettingZoo asks for
    """The environment."""

    game = "kingdoms"
    metadata: dict[str, Any] = {**GameEnv.metadata, "name": "kingdoms_v0"}


#: The name that PettingZoo asks for; no wrapper is needed, as the rules check every action.
env = raw_env
