"""AEC environments for PettingZoo: :mod:`.wolves_v0` and :mod:`.kingdoms_v0`."""

from howlcrown.pettingzoo import kingdoms_v0, wolves_v0

__all__ = ["kingdoms_v0", "wolves_v0"]
