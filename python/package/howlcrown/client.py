"""Playing at a server's tables over the protocol that the page uses."""

from __future__ import annotations

import itertools
import json
import random
import secrets
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from howlcrown import _native

__all__ = ["Client", "Seated", "ServerRefused"]

#: Chooses actions from a frame; see :meth:`Seated.play`.
Player = Callable[[dict[str, Any]], list[dict[str, Any]]]


class ServerRefused(_native.Error):
    """The server says no. ``reason`` is its answer, ``status`` the number of HTTP."""

    def __init__(self, status: int, reason: dict[str, Any]) -> None:
        super().__init__(f"{status}: {json.dumps(reason)}")
        #: The number of HTTP.
        self.status = status
        #: What the server answered.
        self.reason = reason


class Client:
    """A player at a server. Without a token the server makes a new guest."""

    def __init__(self, url: str, name: str | None = None, token: str | None = None, timeout: float = 60.0) -> None:
        """``url`` is the server's address, as in ``http://127.0.0.1:8080``."""
        self.url, self.timeout = url.rstrip("/"), timeout
        #: What proves who we are: keep it to be the same player later, and keep it secret.
        self.token = token
        if token is None:
            self.token = self.call("POST", "/api/guests", {"name": name} if name else {})["token"]

    def games(self) -> list[dict[str, Any]]:
        """The games of the server, with their options and bots."""
        return self.call("GET", "/api/games")

    def open_tables(self, game: str | None = None) -> list[dict[str, Any]]:
        """Public tables with a free seat."""
        tables = self.call("GET", "/api/tables")["open"]
        return [it for it in tables if game in (None, it["game"])]

    def open(
        self,
        game: str,
        seats: list[str] | None = None,
        options: Mapping[str, object] | None = None,
        public: bool = False,
        **terms: Any,
    ) -> Seated:
        """Opens a table and sits on its first seat. ``seats`` are ``me``, ``open`` or the names of bots."""
        kinds = [_kind(it) for it in seats or ["me", "light"]]
        body = {"game": game, "seats": kinds, "public": public, "start": True, **terms}
        body["options"] = {key: str(value) for key, value in (options or {}).items()}
        return Seated(self, self.call("POST", "/api/tables", body)["id"], (seats or ["me"]).index("me"))

    def sit_down(self, table: str, seat: int | None = None) -> Seated:
        """Takes a free seat of a table, by default the first one."""
        if seat is None:
            seats = self.call("GET", f"/api/tables/{table}")["seats"]
            free = [number for number, it in enumerate(seats) if it["kind"] == "open"]
            if not free:
                raise _native.Error(f"table {table} has no free seat")
            seat = free[0]
        self.call("POST", f"/api/tables/{table}/seats/{seat}", {"chance": secrets.token_hex(32)})
        return Seated(self, table, seat)

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """One request of the protocol, and its answer."""
        with self._request(method, path, body) as answer:
            content = answer.read()
        return json.loads(content) if content else None

    def events(self, path: str) -> Iterator[tuple[str, Any]]:
        """The events of a stream: names and data."""
        with self._request("GET", path) as stream:
            name = ""
            for line in stream:
                key, _, value = line.decode().rstrip("\n").partition(": ")
                if key == "event":
                    name = value
                elif key == "data":
                    yield name, json.loads(value)

    def _request(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, method=method)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        try:
            return urllib.request.urlopen(request, timeout=self.timeout)
        except urllib.error.HTTPError as refused:
            content = refused.read()
            reason = json.loads(content) if content.startswith(b"{") else {"reason": content.decode(errors="replace")}
            raise ServerRefused(refused.code, reason) from None


class Seated:
    """Our seat at a table."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self.client, self.table, self.seat = client, table, seat

    def frames(self) -> Iterator[dict[str, Any]]:
        """Everything a screen shows, each time something happens: ``view``, ``offers``, ``turn``, ``outcome`` …"""
        for name, data in self.client.events(f"/api/tables/{self.table}/events?seat={self.seat}"):
            if name == "frame":
                yield data

    def act(self, actions: list[dict[str, Any]], version: int) -> int:
        """Plays actions at the version we look at, and returns the new version."""
        body = {"seat": self.seat, "version": version, "actions": actions}
        return self.client.call("POST", f"/api/tables/{self.table}/actions", body)["version"]

    def play(self, player: Player | None = None) -> dict[str, Any]:
        """Plays until the game is over, and returns its outcome.

        ``player`` gets a frame in which we owe a decision and returns actions; without one a random player sits here.
        """
        choose = player or random_player()
        for frame in self.frames():
            if frame["outcome"]:
                return frame["outcome"]
            if frame["offers"]:
                try:
                    self.act(choose(frame), frame["version"])
                except ServerRefused as refused:
                    # Somebody was faster: the next frame shows it.
                    if refused.status != 409:
                        raise
        raise _native.Error(f"the stream of table {self.table} ended before the game did")

    def leave(self) -> None:
        """Leaves the seat; in a running game a bot plays on."""
        self.client.call("DELETE", f"/api/tables/{self.table}/seats/{self.seat}")


def random_player(seed: int | None = None) -> Player:
    """A player who chooses one of the offers at random."""
    chance = random.Random(seed)

    def choose(frame: dict[str, Any]) -> list[dict[str, Any]]:
        return [chance.choice(list(expand(chance.choice(frame["offers"]))))]

    return choose


def expand(offer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """All actions that an offer stands for."""
    if "action" in offer:
        yield offer["action"]
        return
    fields = {key: _values(it) for key, it in offer.items() if key != "then"}
    for values in itertools.product(*fields.values()):
        yield {key: it for key, it in zip(fields, values) if it is not None}


def _values(listed: Any) -> list[Any]:
    if isinstance(listed, str):
        return [listed]
    if isinstance(listed, dict):
        some = listed["some_of"]
        return [list(it) for count in range(1, len(some) + 1) for it in itertools.combinations(some, count)]
    return list(listed)


def _kind(seat: str) -> dict[str, str]:
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
