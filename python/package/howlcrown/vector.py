"""Thousands of games at once, as NumPy arrays.

    >>> import howlcrown.vector as vector
    >>> games = vector.make("kingdoms", 1024, players=2, seed=1)
    >>> for _ in range(100):
    ...     now = games.step(games.sample())
"""

from __future__ import annotations

import operator
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from howlcrown import _native
from howlcrown.spec import Spec, spec
from howlcrown.svg import draw

__all__ = ["Batch", "Vector", "make"]


class Batch(NamedTuple):
    """What came of a step. The arrays are read-only views that the next step overwrites: copy what you keep."""

    #: ``uint8[games, spec.observation]``: what the seat to play may know.
    observations: NDArray[np.uint8]
    #: ``bool[games, spec.actions]``: which actions are legal.
    masks: NDArray[np.bool_]
    #: ``int8[games]``: the seat to play; -1 where a game is over and does not start again.
    to_play: NDArray[np.int8]
    #: ``float32[games, 5]``: by seat; zero until a game is over.
    rewards: NDArray[np.float32]
    #: ``bool[games]``: whether the step ended a game.
    done: NDArray[np.bool_]


class Vector:
    """A batch of ``count`` games of one kind, stepped together.

    ``players`` is a number for all games or one for each. ``options`` are what a table agrees on, as in
    ``{"ties": "peace"}``. ``threads`` is the number of threads that step the batch, by default one for each core.
    With ``auto_reset`` a new game begins in the step that ends the old one; ``rewards``, ``done`` and ``scores`` are
    then those of the old game, all else of the new one.

    Where several seats owe a decision at once, the one with the smallest number decides first; nobody learns
    what others chose before the rules reveal it.
    """

    def __init__(
        self,
        game: str,
        count: int,
        players: int | Sequence[int] = 2,
        seed: int | ArrayLike = 0,
        options: Mapping[str, object] | None = None,
        threads: int | None = None,
        auto_reset: bool = True,
    ) -> None:
        """Sets up the games."""
        if operator.index(count) < 1:
            raise _native.Error("a batch has at least one game")
        each = [operator.index(it) for it in players] if isinstance(players, Iterable) else [operator.index(players)] * count
        if len(each) != count:
            raise _native.Error(f"{count} games need as many numbers of players, not {len(each)}")
        if not all(0 <= it < 256 for it in each):
            raise _native.Error(f"{game} cannot be played by {min(each)} to {max(each)} players")
        #: What numbers mean.
        self.spec: Spec = spec(game)
        #: How many play each game.
        self.players: NDArray[np.int8] = np.array(each, dtype=np.int8)
        threads = (os.cpu_count() or 1) if threads is None else threads
        pairs = [(key, str(value)) for key, value in (options or {}).items()]
        self._native = _native.Batch(game, each, pairs, threads, auto_reset)
        arrays = [_read_only(it) for it in self._native.arrays()]
        self._batch = Batch(arrays[0], arrays[1], arrays[2], arrays[3], arrays[5])
        self._scores, self._seeds, self._actions = arrays[4], arrays[6], arrays[7]
        self._everywhere = np.ones(count, dtype=np.bool_)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.players)

    @property
    def now(self) -> Batch:
        """What the last step or reset left."""
        return self._batch

    @property
    def scores(self) -> NDArray[np.int32]:
        """``int32[games, 5]``: final points by seat where ``done`` is true, zero elsewhere."""
        return self._scores

    @property
    def seeds(self) -> NDArray[np.uint64]:
        """``uint64[games]``: the seed of the game that is played in each place."""
        return self._seeds

    def reset(self, seed: int | ArrayLike = 0) -> Batch:
        """Starts all games again.

        With a number, place ``i`` begins with seed ``seed + i``; otherwise give a seed for each place. When a game
        is over, the next one in its place has a seed larger by the number of games.
        """
        if isinstance(seed, (int, np.integer)):
            if not 0 <= seed < 2**64:
                raise _native.Error(f"a seed is a number from 0 to 2^64 - 1, not {seed}")
            seeds = np.arange(len(self), dtype=np.uint64) + np.uint64(seed)
        else:
            given = _whole("seeds", np.asarray(seed))
            if (given < 0).any():
                raise _native.Error(f"a seed is a number from 0 to 2^64 - 1, not {given.min()}")
            seeds = np.ascontiguousarray(given, dtype=np.uint64)
        self._native.reset(seeds)
        return self._batch

    def step(self, actions: ArrayLike) -> Batch:
        """Plays an action in each game; what stands at places whose game is over is ignored.

        If one of them is not legal, nothing is played, and the error names the game.
        """
        self._native.step(_as_actions(actions))
        return self._batch

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, all equally likely, drawn natively. Reproducible by the seeds."""
        self._native.sample()
        return self._actions

    def decide(
        self, bot: str, where: ArrayLike | None = None, iterations: int | None = None
    ) -> NDArray[np.int32]:
        """What a bot would do in each game, or where ``where`` is true; elsewhere the array is as it was.

        Bots see what a player sees. ``iterations`` replaces a bot's own budget of search.
        """
        wanted = self._everywhere if where is None else np.ascontiguousarray(where, dtype=np.bool_)
        if wanted.shape != self._everywhere.shape:
            raise _native.Error(f"{len(self)} games need as many choices, not an array of shape {wanted.shape}")
        self._native.decide(bot, iterations, wanted)
        return self._actions

    def observe(self, index: int, seat: int) -> NDArray[np.uint8]:
        """What a seat of one game may know."""
        return self._native.observe(index, seat)

    def entries(self, index: int) -> int:
        """How many actions one game has seen."""
        return self._native.entries(index)

    def notation(self, index: int, action: int) -> str:
        """A legal action of one game in notation."""
        return self._native.notation(index, action)

    def text(self, index: int = 0, seat: int | None = None) -> str:
        """One game in characters; with a seat, as that seat may see it."""
        return self._native.board(index, seat)

    def svg(self, index: int = 0, seat: int | None = None) -> str:
        """One game as a picture; with a seat, as that seat may see it."""
        view, facts = self._native.view(index, seat), self._native.facts(index)
        return draw(self.spec.game, view, facts, self.text(index, seat))

    def __repr__(self) -> str:
        return f"Vector({self.spec.game!r}, {len(self)} games)"


#: How batches are made, by the name that other libraries use.
make = Vector


def _as_actions(actions: ArrayLike) -> NDArray[np.int32]:
    array = np.asarray(actions)
    if array.dtype == np.int32 and array.flags.c_contiguous and array.ndim == 1:
        return array
    numbers = _whole("actions", array)
    # What does not fit would become another number, perhaps a legal one.
    return np.ascontiguousarray(np.clip(numbers, -1, 2**31 - 1), dtype=np.int32)


def _whole(what: str, array: NDArray[Any]) -> NDArray[Any]:
    if array.dtype.kind not in "iu" and array.size:
        raise _native.Error(f"{what} are whole numbers, not {array.dtype}")
    if array.ndim != 1:
        raise _native.Error(f"{what} are a list with one number for each game, not an array of {array.ndim} dimensions")
    return array


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
