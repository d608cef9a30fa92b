"""Playing at a server's tables."""

import pathlib
import subprocess
import sys
import threading

import howlcrown
import pytest
from howlcrown import Client
from howlcrown.client import expand, random_player

EXAMPLE = pathlib.Path(__file__).parents[1] / "examples/public_table.py"


@pytest.mark.parametrize("game", howlcrown.games())
def test_a_game_is_played_to_its_end_against_a_bot(server, game):
    client = Client(server, name="Ada")
    assert game in [it["key"] for it in client.games()]
    outcome = client.open(game, ["me", "light"]).play(random_player(seed=1))
    assert sorted(outcome["placing"])[0] == 1


def test_the_example_sits_down_at_a_public_table_and_plays(server):
    host = Client(server, name="Host")
    table = host.open("kingdoms", ["me", "open"], public=True)
    outcomes = []
    hosting = threading.Thread(target=lambda: outcomes.append(table.play()))
    hosting.start()
    guest = subprocess.run([sys.executable, EXAMPLE, server], capture_output=True, text=True, timeout=100)
    hosting.join()
    assert guest.returncode == 0, guest.stderr
    assert f"sat down at {table.table} seat 1" in guest.stdout and str(outcomes[0]) in guest.stdout


def test_refusals_of_a_server_say_why(server):
    client = Client(server)
    with pytest.raises(howlcrown.ServerRefused) as refused:
        client.open("chess")
    assert refused.value.status in (404, 422) and refused.value.reason["reason"]
    full = client.open("kingdoms", ["me", "light"])
    with pytest.raises(howlcrown.Error, match="no free seat"):
        Client(server).sit_down(full.table)


def test_an_offer_expands_to_its_actions():
    offer = {"act": "claim", "card": ["a", "b"], "with": [None, "c"], "then": []}
    assert list(expand(offer)) == [
        {"act": "claim", "card": "a"},
        {"act": "claim", "card": "a", "with": "c"},
        {"act": "claim", "card": "b"},
        {"act": "claim", "card": "b", "with": "c"},
    ]
    some = list(expand({"act": "rally", "cards": {"some_of": ["a", "b"]}}))
    assert [it["cards"] for it in some] == [["a"], ["b"], ["a", "b"]]
    assert list(expand({"action": {"act": "pass"}})) == [{"act": "pass"}]
