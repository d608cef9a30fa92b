"""Pgx backgammon on the CPU, random play with auto-reset. usage: pgx_backgammon.py [SECONDS]"""

import sys
import time

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
BATCH = 1024

env = pgx.make("backgammon")
init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))


@jax.jit
def play(state, key):
    key, draw, chance = jax.random.split(key, 3)
    logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
    actions = jax.random.categorical(draw, logits, axis=-1)
    return step(state, actions, jax.random.split(chance, BATCH)), key


key = jax.random.PRNGKey(1)
state = jax.jit(init)(jax.random.split(key, BATCH))
for _ in range(20):
    state, key = play(state, key)
jax.block_until_ready(state)
steps, start, cpu = 0, time.perf_counter(), time.process_time()
while time.perf_counter() - start < SECONDS:
    for _ in range(10):
        state, key = play(state, key)
    jax.block_until_ready(state)
    steps += 10 * BATCH
wall, cpu = time.perf_counter() - start, time.process_time() - cpu
print(f"pgx backgammon, batch {BATCH}: {steps / wall:,.0f} steps/s, {steps / cpu:,.0f} per CPU second", flush=True)
