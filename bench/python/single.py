"""One environment through PettingZoo, beside PettingZoo's own classic games. usage: single.py [SECONDS]"""

import importlib
import sys
import time

import numpy as np

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 3.0
OWN = ["howlcrown.pettingzoo.kingdoms_v0", "howlcrown.pettingzoo.wolves_v0"]
CLASSIC = [
    "tictactoe_v3",
    "connect_four_v3",
    "rps_v2",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "go_v5",
    "hanabi_v5",
    "chess_v6",
]


def steps_per_second(env):
    chance = np.random.default_rng(1)
    steps, start, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < SECONDS:
        env.reset(seed=int(chance.integers(2**31)))
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation.get("action_mask") if isinstance(observation, dict) else None
            mask = info.get("action_mask") if mask is None else mask
            if mask is None:
                action = int(chance.integers(env.action_space(agent).n))
            else:
                legal = mask.nonzero()[0]
                action = int(legal[int(chance.random() * len(legal))])
            env.step(action)
            steps += 1
            if time.perf_counter() - start >= SECONDS:
                break
    return steps / (time.perf_counter() - start), steps / (time.process_time() - cpu)


for name in OWN + [f"pettingzoo.classic.{it}" for it in CLASSIC]:
    try:
        env = importlib.import_module(name).env()
    except Exception as why:  # a game that is not installed here is no reason to stop
        print(f"{name}: not measured: {why}", flush=True)
        continue
    wall, cpu = steps_per_second(env)
    print(f"{name}: {wall:,.0f} steps/s, {cpu:,.0f} per CPU second", flush=True)
