"""A small network for Animal Kingdoms, learned by PPO against a bot. Needs PyTorch: pip install './python[torch]'.

usage: policy_gradient.py [GAMES] [BOT] [SEED]
"""

import sys
import time

import howlcrown.vector as vector
import numpy as np
import torch

BATCH, DECISIONS, CLIP, EPOCHS, LAMBDA = 256, 8192, 0.2, 3, 0.95
wanted, bot, seed = int((sys.argv + ["60000"])[1]), (sys.argv + ["", "light"])[2] or "light", int((sys.argv + ["1"] * 3)[3])
torch.manual_seed(seed)
# One thread adds in one order, so that a seed gives one curve.
torch.set_num_threads(1)
games = vector.make("kingdoms", BATCH, 2, seed=seed)
seat = np.arange(BATCH) % 2
body = torch.nn.Sequential(torch.nn.Linear(games.spec.observation, 256), torch.nn.ReLU(), torch.nn.Linear(256, 128), torch.nn.ReLU())
policy, value = torch.nn.Linear(128, games.spec.actions), torch.nn.Linear(128, 1)
parameters = [it for part in (body, policy, value) for it in part.parameters()]
optimiser = torch.optim.Adam(parameters, lr=5e-4)
# What was observed, allowed and chosen since the game in each place began.
traces = [[] for _ in range(BATCH)]
results = []


def judge(observations, masks):
    hidden = body(observations.float().log1p())
    logits = policy(hidden).masked_fill(~masks, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), value(hidden).squeeze(-1)


def collect():
    """The decisions of games that ended, each with its advantage."""
    rows = []
    while len(rows) < DECISIONS:
        now, mine = games.now, games.now.to_play == seat
        actions = games.decide(bot, where=~mine).copy()
        observations, masks = torch.from_numpy(now.observations[mine]), torch.from_numpy(now.masks[mine])
        with torch.no_grad():
            odds, worth = judge(observations, masks)
            chosen = odds.sample()
            logs = odds.log_prob(chosen)
        actions[mine] = chosen.numpy()
        for place, *step in zip(np.flatnonzero(mine), observations, masks, chosen, logs, worth.tolist()):
            traces[place].append(step)
        now = games.step(actions)
        for place in np.flatnonzero(now.done):
            own, other = games.scores[place, seat[place]], games.scores[place, 1 - seat[place]]
            results.append((now.rewards[place, seat[place]] > 0, own, other))
            # Wins are rare at first, so the lead in points is what is learned.
            rows.extend(with_advantages(traces[place], float(own - other) / 40))
            traces[place] = []
    return rows


def with_advantages(trace, reward):
    """Generalised advantages, from the last decision back to the first."""
    later, advantage = reward, 0.0
    for step in reversed(trace):
        advantage = later - step[4] + LAMBDA * advantage
        later = step[4]
        step.append(advantage)
    return trace


def learn(rows):
    observations, masks, actions, logs = (torch.stack([it[part] for it in rows]) for part in range(4))
    worth, advantage = (torch.tensor([it[part] for it in rows]) for part in (4, 5))
    target, advantage = worth + advantage, (advantage - advantage.mean()) / (advantage.std() + 1e-6)
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


reported, start = 0, time.process_time()
while len(results) < wanted:
    learn(collect())
    if len(results) - reported >= 2000 or len(results) >= wanted:
        (won, own, other), reported = np.mean(results[reported:], axis=0), len(results)
        spent = time.process_time() - start
        print(f"{reported} games, {spent:.0f} CPU s: won {won:.3f} against {bot}, {own:.1f} : {other:.1f} points", flush=True)
