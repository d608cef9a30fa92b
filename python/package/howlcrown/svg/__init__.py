"""Positions as pictures for notebooks: SVG made from a view and the facts of a game."""

from __future__ import annotations

import json

from howlcrown.svg import kingdoms, wolves
from howlcrown.svg.paper import Paper

__all__ = ["draw"]

_DRAWN = {"wolves": wolves.draw, "kingdoms": kingdoms.draw}


def draw(game: str, view: str, facts: str, text: str) -> str:
    """A picture of a position. A game without a drawing of its own is shown by its characters."""
    drawn = _DRAWN.get(game)
    return _characters(text) if drawn is None else drawn(json.loads(view), json.loads(facts))


def _characters(text: str) -> str:
    lines = text.splitlines()
    paper = Paper(20 + 8 * max(map(len, lines), default=0), 20 + 16 * len(lines))
    for row, line in enumerate(lines):
        paper.text(10, 22 + 16 * row, line, size=13, family="monospace", anchor="start")
    return paper.svg()
