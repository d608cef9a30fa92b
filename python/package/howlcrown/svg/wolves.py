"""A position of The Wolves as a picture."""

from __future__ import annotations

import math
from typing import Any

from howlcrown.svg.paper import SEATS, Paper

_GROUND = {
    "forest": "#7fa97a",
    "rock": "#b3a99f",
    "grass": "#cfd98a",
    "tundra": "#cfdfe6",
    "desert": "#ecd3a0",
    "water": "#8fb7d6",
    "chasm": "#6b6570",
}
#: A hex from its middle to a corner.
_SIZE = 17.0


def draw(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The map with its pieces, and a line for each seat."""
    places = {it["hex"]: _place(it["x"], it["y"]) for it in facts["hexes"]}
    left = min(x for x, _ in places.values()) - 1.5 * _SIZE
    top = min(y for _, y in places.values()) - 1.5 * _SIZE
    places = {key: (x - left, y - top) for key, (x, y) in places.items()}
    width = max(max(x for x, _ in places.values()) + 1.5 * _SIZE, 560)
    height = max(y for _, y in places.values()) + 1.5 * _SIZE
    paper = Paper(width, height + 20 * len(view["seats"]) + 14)
    for it in facts["hexes"]:
        paper.polygon(_hex(*places[it["hex"]]), _GROUND.get(it["ground"], "#dddddd"))
    prey = {it["region"]: it for it in facts["regions"]}
    for region in view["regions"]:
        known = prey[region["region"]]
        if region["prey_left"]:
            x, y = places[known["prey_at"]]
            paper.text(x, y + 4, f"{known['prey'][:2]}{region['prey_left']}", size=10)
        x, y = places[known["water"]]
        paper.text(x, y + 4, f"{region['region']}{' ' + region['token'][0] if region['token'] else ''}", size=11)
    for at in view["lone_wolves"]:
        paper.circle(*places[at], 5, "#ffffff", "#222222")
    on_hex: dict[str, int] = {}
    for piece in view["pieces"]:
        x, y = places[piece["at"]]
        x += 7 * on_hex.get(piece["at"], 0) - 3
        on_hex[piece["at"]] = on_hex.get(piece["at"], 0) + 1
        _piece(paper, x, y, piece["piece"], SEATS[5 if piece["owner"] is None else piece["owner"]])
    for row, seat in enumerate(view["seats"]):
        y = height + 20 * row + 8
        paper.circle(14, y, 6, SEATS[seat["seat"]])
        prefix = "▶ " if view["active"] == seat["seat"] else ""
        line = f"{prefix}seat {seat['seat']} · {seat['home']} · {seat['score']} points · {seat['wolves_placed']} wolves · {seat['lairs_built']} lairs"
        paper.text(28, y + 4, line, anchor="start")
    return paper.svg()


def _place(x: int, y: int) -> tuple[float, float]:
    return 1.5 * _SIZE * x, math.sqrt(3) * _SIZE * (y - x / 2)


def _hex(x: float, y: float) -> list[tuple[float, float]]:
    corners = (math.radians(60 * it) for it in range(6))
    return [(x + _SIZE * math.cos(it), y + _SIZE * math.sin(it)) for it in corners]


def _piece(paper: Paper, x: float, y: float, piece: str, colour: str) -> None:
    if piece in ("den", "lair"):
        paper.rect(x - 5, y - 5, 10, 10, colour, "#ffffff")
        if piece == "lair":
            paper.rect(x - 2, y - 2, 4, 4, "#ffffff")
    else:
        paper.circle(x, y, 7 if piece == "alpha" else 5, colour)
