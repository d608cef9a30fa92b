"""Steps per second of batches, with observations and masks. usage: vector.py [SECONDS]"""

import sys
import time

import howlcrown.vector as vector

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
BATCH = 1024

for game, players in (("kingdoms", 2), ("kingdoms", 4), ("wolves", 2), ("wolves", 4)):
    for threads in (1, None):
        games = vector.make(game, BATCH, players, seed=1, threads=threads)
        for _ in range(200):
            games.step(games.sample())
        steps, ended, start, cpu = 0, 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - start < SECONDS:
            for _ in range(50):
                now = games.step(games.sample())
                ended += int(now.done.sum())
            steps += 50 * BATCH
        wall, cpu = time.perf_counter() - start, time.process_time() - cpu
        print(
            f"{game} {players} players, batch {BATCH}, {threads or 'all'} threads, actions drawn natively: "
            f"{steps / wall:,.0f} steps/s, {steps / cpu:,.0f} per CPU second, {ended / wall:,.0f} games/s",
            flush=True,
        )
