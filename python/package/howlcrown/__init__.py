"""The Wolves and Animal Kingdoms for people who build minds.

* :mod:`howlcrown.vector`: thousands of games at once, as NumPy arrays.
* :mod:`howlcrown.pettingzoo` and :mod:`howlcrown.gymnasium`: the usual interfaces.
* :class:`howlcrown.Match`: one match as an object.
* :class:`howlcrown.Client`: play at a server's tables.

All of them use the one implementation of the rules.
"""

from howlcrown._native import Error, Unsound, __version__, bots, games
from howlcrown.client import Client, Seated, ServerRefused
from howlcrown.match import Match, Refused
from howlcrown.spec import Block, Spec, spec

__all__ = [
    "Block",
    "Client",
    "Error",
    "Match",
    "Refused",
    "Seated",
    "ServerRefused",
    "Spec",
    "Unsound",
    "__version__",
    "bots",
    "games",
    "spec",
]
