"""What numbers mean: actions, parts of observations, and their versions."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from howlcrown import _native


@dataclass(frozen=True)
class Block:
    """A part of an observation."""

    name: str
    #: Where it begins.
    start: int
    #: Its axes; the last one varies fastest.
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        """Where it ends."""
        return self.start + int(np.prod(self.shape))


@dataclass(frozen=True)
class Spec:
    """The numbers of a game. Weights that were trained with one spec keep their meaning while ``version`` is the same."""

    game: str
    #: Raised when a number changes its meaning.
    version: int
    #: Raised when a fix of the rules changes what happens at a table.
    rules: int
    #: The fewest and the most players.
    players: tuple[int, int]
    #: Whether nothing is ever hidden from anybody.
    is_open: bool
    #: How many numbers of actions there are.
    actions: int
    #: How many numbers an observation has.
    observation: int
    #: The parts of an observation, in order.
    layout: tuple[Block, ...]
    #: What a table may agree on: key, allowed values, default.
    options: tuple[tuple[str, str, str], ...]

    def label(self, action: int) -> str:
        """What a number of an action means whatever the position."""
        return _native.label(self.game, action)

    def number(self, label: str) -> int:
        """The number of the action with this label."""
        numbers = _numbers(self.game)
        if label not in numbers:
            raise _native.Error(f"{self.game} has no action {label!r}")
        return numbers[label]

    def split(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of one observation, or of many, by name. Nothing is copied."""
        if observations.shape[-1] != self.observation:
            wanted, found = self.observation, observations.shape[-1]
            raise _native.Error(f"an observation of {self.game} has {wanted} numbers, not {found}")
        lead = observations.shape[:-1]
        return {it.name: observations[..., it.start : it.stop].reshape(*lead, *it.shape) for it in self.layout}


@functools.cache
def spec(game: str) -> Spec:
    """The numbers of a game."""
    about = _native.describe(game)
    layout, start = [], 0
    for name, shape in about["layout"]:
        layout.append(Block(name, start, tuple(shape)))
        start = layout[-1].stop
    return Spec(
        game=about["game"],
        version=about["spec"],
        rules=about["rules"],
        players=tuple(about["players"]),
        is_open=about["is_open"],
        actions=about["actions"],
        observation=about["observation"],
        layout=tuple(layout),
        options=tuple(about["options"]),
    )


@functools.cache
def _numbers(game: str) -> dict[str, int]:
    return {label: number for number, label in enumerate(_native.labels(game))}
