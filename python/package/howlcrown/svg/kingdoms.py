"""A position of Animal Kingdoms as a picture."""

from __future__ import annotations

from typing import Any

from howlcrown.svg.paper import SEATS, Paper

_WIDTH = 150.0
_ANIMALS = {
    "panda": "#c65d3b",
    "tiger": "#e08a1e",
    "bee": "#d9b310",
    "lizard": "#5c9e31",
    "frog": "#2a8c82",
    "owl": "#7b6ca8",
    "okapi": "#8a5a44",
    "wolf": "#5f6b7a",
}


def draw(view: dict[str, Any], facts: dict[str, Any]) -> str:
    """The kingdoms side by side with their decrees and cards, and a line for each player."""
    territories = {it["kingdom"]: it["territories"] for it in facts["kingdoms"]}
    rows = max(territories.values())
    height = 62 + 26 * rows
    players = view["players"]
    paper = Paper(5 * _WIDTH + 10, height + 34 * len(players) + 40)
    for column, kingdom in enumerate(view["kingdoms"]):
        _kingdom(paper, 5 + column * _WIDTH, kingdom, territories[kingdom["kingdom"]])
    for row, player in enumerate(players):
        _player(paper, height + 34 * row, player, view["phase"])
    paper.text(10, height + 34 * len(players) + 22, _table(view), anchor="start")
    return paper.svg()


def _colour(owner: Any) -> str:
    return SEATS[5] if owner == "upstart" else SEATS[owner]


def _kingdom(paper: Paper, x: float, kingdom: dict[str, Any], territories: int) -> None:
    tokens = " ".join(map(str, kingdom["tokens"]))
    paper.text(x + _WIDTH / 2, 18, f"{kingdom['kingdom']} · {tokens}", size=13)
    paper.text(x + _WIDTH / 2, 36, kingdom["decree"] or "", size=10)
    for place, owner in enumerate(kingdom["council"]):
        paper.circle(x + 60 + 20 * place, 48, 5, _colour(owner))
    for place in range(territories):
        y = 58 + 26 * place
        played = kingdom["cards"][place] if place < len(kingdom["cards"]) else None
        paper.rect(x + 8, y, _WIDTH - 16, 23, "#ffffff" if played else "#efe9dc", "#c9c0ae")
        if played:
            _card(paper, x + 12, y + 3, played["card"])
            paper.circle(x + _WIDTH - 22, y + 11.5, 6, _colour(played["owner"]))
        elif place == territories - 1:
            paper.text(x + _WIDTH / 2, y + 16, "♛", size=13, fill="#a89c80")


def _card(paper: Paper, x: float, y: float, card: str) -> None:
    animal = card.rstrip("0123456789")
    paper.rect(x, y, 72, 17, _ANIMALS.get(animal, "#888888"))
    paper.text(x + 36, y + 13, f"{animal} {card[len(animal):]}", size=11, fill="#ffffff")


def _player(paper: Paper, y: float, player: dict[str, Any], phase: dict[str, Any]) -> None:
    paper.circle(16, y + 16, 7, _colour(player["seat"]))
    mark = "▶ " if phase.get("seat") == player["seat"] else ""
    away = " · retreated" if player["retreated"] else ""
    paper.text(30, y + 20, f"{mark}seat {player['seat']} · {player['score']} points · {player['supply']} tokens{away}", anchor="start")
    hand = player["hand"]
    cards = hand.get("known", []) if isinstance(hand, dict) else []
    for place, card in enumerate(cards):
        _card(paper, 330 + 78 * place, y + 7, card)
    if not cards and player["hand_count"]:
        paper.text(330, y + 20, f"{player['hand_count']} cards", anchor="start")


def _table(view: dict[str, Any]) -> str:
    phase = view["phase"]["phase"]
    about = f" for {view['phase']['kingdom']}" if phase == "battle" else ""
    upstart = view["upstart"]
    rival = f" · upstart {upstart['score']} points" if upstart else ""
    return f"age {view['age']} · {phase}{about} · deck {view['deck_count']}{rival}"
