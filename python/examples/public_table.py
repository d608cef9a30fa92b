"""A bot that waits for a public table and sits down there. usage: public_table.py URL [GAME]"""

import sys
import time

from howlcrown import Client
from howlcrown.client import random_player

url, game = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "kingdoms"
client = Client(url, name="Public Bot")
while not (tables := client.open_tables(game)):
    time.sleep(1)
seat = client.sit_down(tables[0]["id"])
print("sat down at", seat.table, "seat", seat.seat, flush=True)
print("outcome", seat.play(random_player()), flush=True)
