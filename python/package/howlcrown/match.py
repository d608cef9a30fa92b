"""One match as an object: what people need to play, look, ask and keep."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from operator import index
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from howlcrown import _native
from howlcrown.spec import Spec, spec
from howlcrown.svg import draw

__all__ = ["Match", "Refused"]


class Refused(_native.Error):
    """The rules say no. ``reason`` holds which one, with its numbers."""

    def __init__(self, text: str, reason: dict[str, Any]) -> None:
        super().__init__(text)
        #: Which rule, with its numbers.
        self.reason = reason


class Match:
    """One match.

    Actions are written in the game's notation (``play tiger5 woods``) or given by their numbers.
    Seats count from 0. Where a method takes no seat, it is the first seat that owes a decision.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
    ) -> None:
        """Sets up a match. Without a seed one is drawn; ``seed`` is a number or 64 hexadecimal digits."""
        pairs = [(key, str(value)) for key, value in (options or {}).items()]
        chosen = secrets.token_hex(32) if seed is None else str(seed)
        self._native = _native.Table(game, players, pairs, chosen)
        #: The names of the players, for texts.
        self.names = [f"seat {it}" for it in range(players)]

    @classmethod
    def _of(cls, native: _native.Table, names: list[str]) -> Match:
        match = cls.__new__(cls)
        match._native, match.names = native, names
        return match

    # What it is

    @property
    def game(self) -> str:
        """The game's name."""
        return self._native.game()

    @property
    def spec(self) -> Spec:
        """What numbers mean."""
        return spec(self.game)

    @property
    def players(self) -> int:
        """How many play."""
        return self._native.players()

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return self._native.version()

    @property
    def to_play(self) -> list[int]:
        """The seats that owe a decision; empty when the game is over."""
        return self._native.turn()

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.to_play

    @property
    def outcome(self) -> dict[str, list[int]] | None:
        """``placing`` and ``score`` by seat, once the game is over."""
        outcome = self._native.outcome()
        return None if outcome is None else json.loads(outcome)

    # Playing

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do, in notation."""
        return [notation for _, notation in self._native.legal(self._seat(seat))]

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        """What a seat may do, by number, in the same order."""
        return [number for number, _ in self._native.legal(self._seat(seat))]

    def play(self, *actions: str | int, seat: int | None = None) -> list[dict[str, Any]]:
        """Plays actions of one seat, all of them or none, and returns the new entries of the log.

        An action that draws, reveals something or passes the decision on must be the last.
        """
        seat = self._seat(seat)
        try:
            return json.loads(self._native.play(seat, self._notation(actions, seat)))
        except _native.Refused as refused:
            raise _translated(refused) from None

    def undo(self, seat: int | None = None, to: int | None = None) -> None:
        """Takes back the last action of a seat, or everything after version ``to``, if that is allowed."""
        try:
            self._native.undo(self._last_seat() if seat is None else seat, to)
        except _native.Refused as refused:
            raise _translated(refused) from None

    def why(self, action: str | int, seat: int | None = None, language: str = "en") -> str | None:
        """Why a seat may not do this, in words; ``None`` if it may."""
        seat = self._seat(seat)
        reason = self._native.why(seat, self._notation([action], seat)[0])
        return None if reason is None else self._native.tell("reason", reason, language, self.names)

    def preview(self, *actions: str | int, seat: int | None = None) -> dict[str, Any]:
        """What actions would do, as far as it is certain: ``events``, figures ``before`` and ``after``, ``complete``."""
        seat = self._seat(seat)
        answer = json.loads(self._native.preview(seat, self._notation(actions, seat)))
        if "refusal" in answer:
            raise Refused(json.dumps(answer["refusal"]), answer["refusal"])
        return answer["preview"]

    # Looking

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The position as a seat may see it; without a seat, all of it."""
        return json.loads(self._native.view(seat))

    def facts(self) -> dict[str, Any]:
        """What does not change during the match: map, tables of values, prices."""
        return json.loads(self._native.facts())["game"]

    def observe(self, seat: int | None = None) -> NDArray[np.uint8]:
        """What a seat may know, as numbers."""
        return self._native.observe(self._seat(seat))

    def sheets(self, seat: int | None = None) -> list[dict[str, Any]]:
        """Where each seat's points come from, as far as ``seat`` may know."""
        return json.loads(self._native.sheets(seat))

    def news(self, since: int = 0, seat: int | None = None) -> list[dict[str, Any]]:
        """What happened after version ``since``, as a seat may see it; without a seat, all of it."""
        return json.loads(self._native.news(seat, since))

    def words(self, since: int = 0, seat: int | None = None, language: str = "en") -> list[str]:
        """What happened after version ``since``, in words."""
        events = [event for news in self.news(since, seat) for event in news["events"]]
        return [self._native.tell("event", json.dumps(it), language, self.names) for it in events]

    def text(self, seat: int | None = None, colour: bool = False) -> str:
        """The position in characters."""
        return self._native.board(seat, colour)

    def svg(self, seat: int | None = None) -> str:
        """The position as a picture."""
        facts = json.dumps(self.facts())
        return draw(self.game, self._native.view(seat), facts, self.text(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    # Numbers

    def number(self, action: str, seat: int | None = None) -> int:
        """The number of a legal action."""
        seat = self._seat(seat)
        for number, notation in self._native.legal(seat):
            if notation == action:
                return number
        raise _native.Error(f"{action!r} is not a legal action of seat {seat}")

    def notation(self, number: int, seat: int | None = None) -> str:
        """The legal action that a number stands for."""
        seat = self._seat(seat)
        for other, notation in self._native.legal(seat):
            if other == number:
                return notation
        raise _native.Error(f"action {number} is not legal for seat {seat}")

    # Minds

    def bot(
        self, name: str = "level3", seat: int | None = None, seed: int = 0, iterations: int | None = None
    ) -> list[str]:
        """What a bot would do, and what it means to do next: all of it may be played by :meth:`play`.

        :func:`howlcrown.bots` lists the bots. They see what the seat sees. ``iterations`` replaces a bot's own budget.
        """
        return self._native.plan(self._seat(seat), name, seed, iterations)

    def hint(self, seat: int | None = None, seed: int = 0, iterations: int = 4000) -> list[dict[str, Any]]:
        """The best ways to go on, best first: ``notation``, each seat's chance to ``win``, expected ``points``, ``why``."""
        return json.loads(self._native.hint(self._seat(seat), seed, iterations))

    def review(self, seed: int = 0, iterations: int = 1000) -> list[dict[str, Any]]:
        """Every turn judged by its player's chance to win: what was ``played``, what was ``best``, what was ``lost``."""
        return json.loads(self._native.review(seed, iterations))

    # Keeping

    def log(self) -> dict[str, Any]:
        """The whole log: seed, options, and every entry."""
        return json.loads(self._native.log())

    def save(self, path: str | Path) -> None:
        """Writes the match to a file that ``howlcrown replay`` and the page can read, too."""
        Path(path).write_text(self._native.save(self.names), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Match:
        """A match from a file, played again from its seed: what does not follow from it is not accepted."""
        native, names = _native.Table.load(Path(path).read_text(encoding="utf-8"))
        return cls._of(native, list(names))

    def verify(self) -> None:
        """Plays the match again from its seed and its actions; raises :class:`howlcrown.Unsound` if it differs."""
        self._native.verify()

    def at(self, version: int) -> Match:
        """The match as it was at an earlier version."""
        return self._of(self._native.until(version), list(self.names))

    def copy(self) -> Match:
        """A copy that can be played on alone."""
        return self._of(self._native.copied(), list(self.names))

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"seats {self.to_play} to play"
        return f"Match({self.game!r}, {self.players} players, version {self.version}, {state})"

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            if not 0 <= seat < self.players:
                raise _native.Error(f"there is no seat {seat}: there are {self.players}")
            return seat
        waiting = self.to_play
        if not waiting:
            raise _native.Error("the game is over: nobody owes a decision")
        return waiting[0]

    def _last_seat(self) -> int:
        news = self.news(max(self.version - 1, 0))
        return news[-1]["seat"] if news else 0

    def _notation(self, actions: Iterable[str | int], seat: int) -> list[str]:
        return [it if isinstance(it, str) else self.notation(index(it), seat) for it in actions]


def _translated(refused: _native.Refused) -> Refused:
    text, reason = refused.args
    return Refused(text, json.loads(reason))
