"""A linear policy for Animal Kingdoms, learned by policy gradient against a bot. usage: linear_learner.py [ROUNDS] [BOT]"""

import sys

import howlcrown.vector as vector
import numpy as np

rounds, bot = int(sys.argv[1]) if len(sys.argv) > 1 else 300, sys.argv[2] if len(sys.argv) > 2 else "uniform"
BATCH, RATE = 256, 0.02
games = vector.make("kingdoms", BATCH, 2, seed=1)
seat = np.arange(BATCH) % 2
weights = np.zeros((games.spec.observation, games.spec.actions), dtype=np.float32)
chance = np.random.default_rng(1)
# What was seen, done and how likely it was, since the game in each place began.
traces = [[] for _ in range(BATCH)]
won, baseline = [], 0.0


def choose(observations, masks):
    logits = np.where(masks, np.minimum(observations, 8) / np.float32(8) @ weights, -np.inf)
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return (odds.cumsum(axis=1) > chance.random((len(odds), 1))).argmax(axis=1), odds


for number in range(rounds * 70):
    now, mine = games.now, games.now.to_play == seat
    actions = games.decide(bot, where=~mine).copy()
    if mine.any():
        chosen, odds = choose(now.observations[mine], now.masks[mine])
        chosen = np.where(now.masks[mine, :][np.arange(len(chosen)), chosen], chosen, odds.argmax(axis=1))
        actions[mine] = chosen
        for place, action, row in zip(np.flatnonzero(mine), chosen, odds):
            traces[place].append((now.observations[place].copy(), action, row))
    now = games.step(actions)
    for place in np.flatnonzero(now.done):
        reward = float(now.rewards[place, seat[place]])
        won.append(reward > 0)
        baseline += 0.01 * (reward - baseline)
        seen, done, odds = (np.array(it) for it in zip(*traces[place]))
        odds[np.arange(len(done)), done] -= 1
        weights -= RATE * (reward - baseline) * (np.minimum(seen, 8) / np.float32(8)).T @ odds
        traces[place] = []
        if len(won) % 500 == 0:
            print(f"{len(won)} games: won {np.mean(won[-500:]):.3f} against {bot}", flush=True)
