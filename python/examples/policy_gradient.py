"""A small network for Animal Kingdoms, learned by actor-critic against a bot. Needs PyTorch: pip install './python[torch]'.

usage: policy_gradient.py [MINUTES] [BOT] [SEED]
"""

import sys
import time

import howlcrown.vector as vector
import numpy as np
import torch

minutes, bot, number = float(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "light", int((sys.argv + ["1"] * 4)[3])
BATCH, LENGTH, CLIP, EPOCHS = 256, 64, 0.2, 2
torch.manual_seed(number)
games = vector.make("kingdoms", BATCH, 2, seed=number)
seat = np.arange(BATCH) % 2
body = torch.nn.Sequential(torch.nn.Linear(games.spec.observation, 256), torch.nn.ReLU(), torch.nn.Linear(256, 128), torch.nn.ReLU())
policy, value = torch.nn.Linear(128, games.spec.actions), torch.nn.Linear(128, 1)
parameters = [it for part in (body, policy, value) for it in part.parameters()]
optimiser = torch.optim.Adam(parameters, lr=5e-4)


def judge(observations, masks):
    hidden = body(observations.clamp(max=16) / 16)
    return torch.distributions.Categorical(logits=policy(hidden).masked_fill(~masks, -1e9)), value(hidden).squeeze(-1)


def collect():
    """Our decisions of some steps, each with the reward that followed before our next one."""
    rows, open_row = [], [None] * BATCH
    for _ in range(2 * LENGTH):
        now, mine = games.now, np.flatnonzero(games.now.to_play == seat)
        actions = games.decide(bot, where=games.now.to_play != seat).copy()
        if len(mine):
            observations, masks = torch.from_numpy(now.observations[mine]).float(), torch.from_numpy(now.masks[mine])
            with torch.no_grad():
                odds, worth = judge(observations, masks)
                chosen = odds.sample()
                logs = odds.log_prob(chosen)
            actions[mine] = chosen.numpy()
            for row, place in enumerate(mine):
                step = [observations[row], masks[row], chosen[row], logs[row], float(worth[row]), 0.0, None]
                if open_row[place] is not None:
                    open_row[place][6] = step
                open_row[place] = step
                rows.append(step)
        now = games.step(actions)
        for place in np.flatnonzero(now.done):
            results.append(float(now.rewards[place, seat[place]]))
            if open_row[place] is not None:
                open_row[place][5] = results[-1]
            open_row[place] = None
    return rows


def learn(rows):
    # Generalised advantages, from the last decision back to the first.
    advantages = {}
    for step in reversed(rows):
        later = step[6]
        error = step[5] + (later[4] if later else 0.0) - step[4]
        advantages[id(step)] = error + 0.95 * (advantages[id(later)] if later else 0.0)
    advantage = torch.tensor([advantages[id(it)] for it in rows])
    target = advantage + torch.tensor([it[4] for it in rows])
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    observations, masks, actions, logs = (torch.stack([it[part] for it in rows]) for part in range(4))
    for _ in range(EPOCHS):
        for some in torch.randperm(len(rows)).split(1024):
            odds, worth = judge(observations[some], masks[some])
            ratio = (odds.log_prob(actions[some]) - logs[some]).exp()
            gain = torch.minimum(ratio * advantage[some], ratio.clamp(1 - CLIP, 1 + CLIP) * advantage[some])
            loss = -gain.mean() + 0.5 * (worth - target[some]).square().mean() - 0.01 * odds.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(parameters, 1.0)
            optimiser.step()


results, reported, start = [], 0, time.monotonic()
while time.monotonic() - start < 60 * minutes:
    learn(collect())
    if len(results) - reported >= 2000:
        last = results[reported:]
        reported = len(results)
        print(f"{reported} games, {time.monotonic() - start:.0f} s: won {np.mean(np.array(last) > 0):.3f} against {bot}", flush=True)
