"""The usual interfaces: PettingZoo's and Gymnasium's own checks, and our promises."""

import pickle
import warnings

import numpy as np
import pytest

import howlcrown

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, performance_benchmark, seed_test  # noqa: E402

from howlcrown.gymnasium import AgainstBots  # noqa: E402
from howlcrown.pettingzoo import kingdoms_v0, wolves_v0  # noqa: E402

TABLES = [(wolves_v0, it) for it in range(2, 6)] + [(kingdoms_v0, it) for it in range(1, 6)]


@pytest.mark.parametrize("module, players", TABLES)
def test_pettingzoo_accepts_the_environment(module, players):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Both are said of every environment with masks, PettingZoo's own included.
        warnings.filterwarnings("ignore", message=".*Observation is not a NumPy array.*")
        warnings.filterwarnings("ignore", message=".*Observation space for each agent probably should be.*")
        api_test(module.env(players=players), num_cycles=400, verbose_progress=False)


@pytest.mark.parametrize("module", [wolves_v0, kingdoms_v0])
def test_the_same_seed_gives_the_same_game(module):
    seed_test(lambda: module.env(players=3), num_cycles=60)


@pytest.mark.parametrize("module", [wolves_v0, kingdoms_v0])
def test_the_benchmark_of_pettingzoo_runs(module, capsys):
    env = module.env()
    with pytest.MonkeyPatch.context() as patch:
        # Its five seconds end at the first look at the clock.
        clock = iter(range(0, 10**9, 10))
        patch.setattr("time.time", lambda: next(clock))
        performance_benchmark(env)
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("module", [wolves_v0, kingdoms_v0])
def test_rewards_are_paid_at_the_end_and_sum_up_to_zero(module):
    env = module.env(players=3)
    env.reset(seed=5)
    chance, total = np.random.default_rng(5), {it: 0.0 for it in env.possible_agents}
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        total[agent] += reward
        if over:
            assert "score" in info
            env.step(None)
            continue
        env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert max(total.values()) > 0


@pytest.mark.parametrize("module", [wolves_v0, kingdoms_v0])
def test_the_game_is_the_match_with_that_seed(module):
    env = module.env(players=2)
    env.reset(seed=11)
    match = howlcrown.Match(str(env).removesuffix("_v0"), 2, 11)
    while not match.is_over:
        agent = env.agent_selection
        assert agent == f"player_{match.to_play[0]}"
        mask = env.observe(agent)["action_mask"]
        assert not env.observe(env.possible_agents[1 - match.to_play[0]])["action_mask"].any()
        assert np.flatnonzero(mask).tolist() == sorted(match.legal_numbers())
        action = int(np.flatnonzero(mask)[-1])
        match.play(action)
        env.step(action)


def test_an_illegal_action_is_refused():
    env = kingdoms_v0.env()
    env.reset(seed=1)
    with pytest.raises(howlcrown.Error, match="not legal"):
        env.step(env.action_space("player_0").n - 1)
    for action in (None, 0.5, 2**40, "retreat"):
        with pytest.raises(howlcrown.Error, match="a whole number"):
            env.step(action)
    with pytest.raises(howlcrown.Error, match="render mode"):
        kingdoms_v0.env(render_mode="3d")


def test_a_wrong_order_of_calls_is_named():
    env = kingdoms_v0.env()
    for call in (env.last, lambda: env.step(0)):
        with pytest.raises(howlcrown.Error, match="call reset"):
            call()
    env.reset(seed=1)
    with pytest.raises(howlcrown.Error, match="no agent 'player_7'"):
        env.observe("player_7")


@pytest.mark.parametrize("module", [wolves_v0, kingdoms_v0])
def test_a_mask_is_an_array_like_any_other(module):
    env = module.env()
    env.reset(seed=3)
    mask = env.last()[0]["action_mask"]
    plain = np.array(mask)
    assert mask.dtype == np.int8 and isinstance(mask, np.ndarray)
    assert np.flatnonzero(mask).tolist() == np.flatnonzero(plain).tolist() == np.where(plain)[0].tolist()
    assert (mask - 1).nonzero()[0].tolist() == (plain - 1).nonzero()[0].tolist()
    assert plain[env.action_space("player_0").sample(mask)] == 1
    assert pickle.loads(pickle.dumps(mask)).tolist() == plain.tolist()


@pytest.mark.parametrize("mode, begins", [("ansi", ""), ("svg", "<svg")])
def test_positions_are_rendered(mode, begins):
    for module in (wolves_v0, kingdoms_v0):
        env = module.env(render_mode=mode)
        env.reset(seed=1)
        assert env.render().startswith(begins) and len(env.render()) > 300


def test_positions_are_printed_for_people(capsys):
    env = kingdoms_v0.env(render_mode="human")
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert len(capsys.readouterr().out) > 300


@pytest.mark.parametrize("game", howlcrown.games())
@pytest.mark.parametrize("bot", ["uniform", "light", "level1"])
def test_gymnasium_accepts_the_environment(game, bot):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(AgainstBots(game, bot=bot, forgiving=True), skip_render_check=True)


@pytest.mark.parametrize("game", howlcrown.games())
def test_one_seat_plays_against_bots_to_the_end(game):
    for players, seat in ((2, 0), (4, None)):
        env = AgainstBots(game, players=players, bot="light", seat=seat)
        chance = np.random.default_rng(3)
        rewards = []
        for number in range(6):
            _, info = env.reset(seed=number)
            over = False
            while not over:
                action = int(chance.choice(np.flatnonzero(env.action_masks())))
                _, reward, over, _, info = env.step(action)
            rewards.append(reward)
            assert len(info["scores"]) == players
        assert all(-1 <= it <= 1 for it in rewards)


def test_a_forgiving_environment_takes_any_number():
    env = AgainstBots("wolves", forgiving=True)
    env.reset(seed=1)
    for action in (-1, 10**6, np.int64(3)):
        assert env.step(action)[0] in env.observation_space
    while not env.step(-1)[2]:
        pass
    with pytest.raises(howlcrown.Error, match="call reset"):
        env.step(-1)


@pytest.mark.parametrize("made", [lambda: kingdoms_v0.env(players=3), lambda: AgainstBots("kingdoms", players=3)])
def test_an_environment_is_copied_by_what_it_was_made_of(made):
    env = made()
    copy = pickle.loads(pickle.dumps(env))
    assert [it.reset(seed=5) is None for it in (env, copy)] and copy.render() == env.render()


def test_searching_bots_sit_at_the_table_too():
    env = AgainstBots("kingdoms", bot="level4", iterations=10)
    env.reset(seed=1)
    for _ in range(10):
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        if over:
            break
    assert env._games.entries(0) >= 10


def test_bad_input_is_named():
    for wrong, words in [
        (lambda: AgainstBots("kingdoms", bot="nobody"), "no bot is called"),
        (lambda: AgainstBots("kingdoms", seat=4), "no seat 4"),
        (lambda: AgainstBots("chess"), "no game is called"),
        (lambda: AgainstBots("kingdoms", render_mode="3d"), "render mode"),
    ]:
        with pytest.raises(howlcrown.Error, match=words):
            wrong()
    env = AgainstBots("kingdoms")
    with pytest.raises(howlcrown.Error, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(howlcrown.Error, match="not legal"):
        env.step(int(np.flatnonzero(~env.action_masks())[0]))
