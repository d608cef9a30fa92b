"""Random self-play in numbers. usage: random_statistics.py [GAMES]"""

import sys

import howlcrown
import howlcrown.vector as vector
import numpy as np

wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
for game in howlcrown.games():
    least, most = howlcrown.spec(game).players
    for players in range(least, most + 1):
        games = vector.make(game, min(256, wanted), players, seed=1)
        rewards, scores, decisions, entries = [], [], [], np.zeros(len(games), dtype=int)
        while len(rewards) < wanted:
            now = games.step(games.sample())
            entries += 1
            rewards.extend(now.rewards[now.done, :players])
            scores.extend(games.scores[now.done, :players])
            decisions.extend(entries[now.done])
            entries[now.done] = 0
        won = (np.array(rewards) > 0).mean(axis=0)
        line = f"{game} {players}: {np.mean(decisions):.0f} decisions, {np.mean(scores):.1f} points, wins by seat"
        print(line, " ".join(f"{it:.3f}" for it in won), flush=True)
