"""Batches of games as arrays."""

import sys
import threading

import howlcrown
import howlcrown.vector as vector
import numpy as np
import pytest

GAMES = howlcrown.games()


def players_of(game):
    least, most = howlcrown.spec(game).players
    return range(least, most + 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_random_games_equal_the_native_match_with_the_same_seeds_and_actions(game):
    seats = list(players_of(game))
    players = [seats[it % len(seats)] for it in range(1000)]
    games = vector.make(game, 1000, players, seed=5000, auto_reset=False)
    played = [[] for _ in players]
    while (games.now.to_play >= 0).any():
        waiting = np.flatnonzero(games.now.to_play >= 0)
        actions = games.sample()
        for index in waiting:
            notation = games.notation(int(index), int(actions[index]))
            played[index].append((int(games.now.to_play[index]), notation))
        games.step(actions)
        if games.now.done.any():
            for index in (it for it in waiting if games.now.done[it]):
                match = native_match(game, players[index], 5000 + index, played[index])
                assert match.outcome["score"] == games.scores[index, : players[index]].tolist()
                for seat in range(players[index]):
                    assert (games.observe(int(index), seat) == match.observe(seat)).all()
    assert sum(map(len, played)) > 30_000


def native_match(game, players, seed, played):
    match = howlcrown.Match(game, players, seed)
    native = match._native
    for seat, notation in played:
        assert native.turn()[0] == seat
        native.play(seat, [notation])
    assert match.is_over
    return match


@pytest.mark.parametrize("game", GAMES)
def test_observations_and_masks_are_those_of_the_match(game):
    for players in players_of(game):
        games = vector.make(game, 1, players, seed=3, auto_reset=False)
        match = howlcrown.Match(game, players, 3)
        while not match.is_over:
            seat = match.to_play[0]
            assert games.now.to_play[0] == seat
            assert (games.now.observations[0] == match.observe(seat)).all()
            assert np.flatnonzero(games.now.masks[0]).tolist() == sorted(match.legal_numbers(seat))
            for other in range(players):
                assert (games.observe(0, other) == match.observe(other)).all()
            action = games.sample()
            assert games.notation(0, int(action[0])) == match.notation(int(action[0]))
            match.play(int(action[0]))
            games.step(action)
        assert games.now.done[0] and games.now.to_play[0] == -1
        assert not games.now.masks.any()


def test_threads_change_nothing():
    def played(threads):
        games = vector.make("kingdoms", 300, [1 + it % 5 for it in range(300)], seed=9, threads=threads)
        for _ in range(60):
            games.step(games.sample())
        return games.now.observations.copy(), games.now.masks.copy(), games.seeds.copy()

    for one, two in zip(played(1), played(2)):
        assert (one == two).all()


def test_a_new_game_begins_in_the_step_that_ends_the_old_one():
    games = vector.make("kingdoms", 8, 2, seed=1)
    ended = 0
    for _ in range(600):
        now = games.step(games.sample())
        assert (now.to_play >= 0).all()
        for index in np.flatnonzero(now.done):
            ended += 1
            assert games.entries(index) == 0
            assert games.seeds[index] % 8 == (1 + index) % 8
            assert now.rewards[index].sum() == pytest.approx(0) and np.abs(now.rewards[index]).sum() > 0 or (
                games.scores[index, 0] == games.scores[index, 1]
            )
        assert not now.rewards[~now.done].any()
    assert ended > 20


def test_rewards_of_several_players_sum_up_to_zero_and_a_winner_alone_gets_one():
    games = vector.make("kingdoms", 200, 4, seed=2)
    rewards = []
    for _ in range(200):
        now = games.step(games.sample())
        rewards.extend(now.rewards[now.done].copy())
    rewards = np.array(rewards)
    assert len(rewards) > 50
    assert np.allclose(rewards.sum(axis=1), 0, atol=1e-6)
    assert rewards.max() == 1 and np.isclose(rewards[:, :4].min(), -1 / 3)
    assert not rewards[:, 4].any()


def test_the_player_of_a_solo_game_wins_or_loses_all():
    games = vector.make("kingdoms", 50, 1, seed=2)
    rewards = set()
    for _ in range(150):
        now = games.step(games.sample())
        rewards.update(now.rewards[now.done, 0].tolist())
    assert rewards <= {1.0, -1.0} and rewards


def test_an_illegal_action_is_named_and_nothing_is_played():
    games = vector.make("kingdoms", 4, 2, seed=1)
    actions = games.sample().copy()
    actions[2] = np.flatnonzero(~games.now.masks[2])[0]
    with pytest.raises(howlcrown.Error, match="in game 2"):
        games.step(actions)
    assert [games.entries(it) for it in range(4)] == [0, 0, 0, 0]
    for bad in (-1, 10**6):
        actions[2] = bad
        with pytest.raises(howlcrown.Error, match=f"action {bad} is not legal in game 2"):
            games.step(actions)


def test_bad_input_is_named():
    for wrong, words in [
        (lambda: vector.make("chess", 4), "no game is called chess"),
        (lambda: vector.make("wolves", 4, players=1), "1 players is not possible"),
        (lambda: vector.make("wolves", 0), "at least one game"),
        (lambda: vector.make("wolves", 3, players=[2, 3]), "as many numbers of players"),
        (lambda: vector.make("kingdoms", 3, options={"ties": "never"}), "ties=never"),
        (lambda: vector.make("kingdoms", 3).step([1, 2]), "as many actions"),
        (lambda: vector.make("kingdoms", 3).step([0.5, 1, 2]), "whole numbers"),
        (lambda: vector.make("kingdoms", 3).decide("nobody"), "no bot is called nobody"),
        (lambda: vector.make("kingdoms", 3).observe(7, 0), "no game 7"),
        (lambda: vector.make("kingdoms", 3).observe(0, 4), "no seat 4"),
        (lambda: vector.make("kingdoms", 3).observe(0, -1), "in its range is needed, not -1"),
        (lambda: vector.make("kingdoms", 3).text(-1), "in its range is needed, not -1"),
        (lambda: vector.make("kingdoms", 3, threads=-1), "in its range is needed, not -1"),
        (lambda: vector.make("kingdoms", 3).decide("light", where=[True]), "as many choices"),
        (lambda: vector.make("kingdoms", 3, seed=-1), "a seed is a number"),
        (lambda: vector.make("kingdoms", 3, seed=[1, -1, 2]), "a seed is a number"),
        (lambda: vector.make("kingdoms", 3).reset([1, 2]), "as many seeds"),
    ]:
        with pytest.raises(howlcrown.Error, match=words):
            wrong()


def test_numbers_of_another_kind_are_refused_by_python():
    for wrong in (lambda: vector.make("kingdoms", 2.5), lambda: vector.make("kingdoms", 2, players=2.0)):
        with pytest.raises(TypeError, match="cannot be interpreted as an integer"):
            wrong()


def test_arrays_are_shared_and_read_only():
    games = vector.make("kingdoms", 4, 2, seed=1)
    first = games.now
    second = games.step(games.sample())
    assert first.observations is second.observations
    with pytest.raises(ValueError, match="read-only"):
        second.masks[0, 0] = True


def test_the_same_seeds_give_the_same_samples():
    def played():
        games = vector.make("wolves", 16, 3, seed=4)
        return [games.step(games.sample()).observations.sum() for _ in range(50)]

    assert played() == played()


def test_bots_decide_only_where_they_are_wanted_and_always_legally():
    games = vector.make("wolves", 16, 2, seed=4)
    for bot in ("uniform", "light", "scripted", "level1"):
        for _ in range(20):
            actions = games.sample().copy()
            where = np.arange(16) % 2 == 0
            decided = games.decide(bot, where)
            assert (decided[~where] == actions[~where]).all()
            assert games.now.masks[np.arange(16), decided].all()
            games.step(decided)
    assert (games.decide("level4", iterations=20) == games.decide("level4", iterations=20)).all()


def test_other_threads_run_while_games_are_stepped():
    games = vector.make("wolves", 2048, 4, seed=4)
    start, ran = threading.Event(), threading.Event()

    def other():
        start.wait()
        ran.set()

    waiting = threading.Thread(target=other)
    waiting.start()
    old = sys.getswitchinterval()
    # Nobody is interrupted, so that the other thread runs only if a step lets it.
    sys.setswitchinterval(1000)
    try:
        start.set()
        for _ in range(500):
            games.step(games.sample())
            if ran.is_set():
                break
        assert ran.is_set()
    finally:
        sys.setswitchinterval(old)
        waiting.join()


@pytest.mark.parametrize("game", GAMES)
def test_labels_and_numbers_belong_together(game):
    spec = howlcrown.spec(game)
    for number in range(0, spec.actions, max(1, spec.actions // 500)):
        assert spec.number(spec.label(number)) == number
    with pytest.raises(howlcrown.Error):
        spec.label(spec.actions)
    with pytest.raises(howlcrown.Error):
        spec.number("castle")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_split_into_its_parts_without_copies(game):
    games = vector.make(game, 6, 3, seed=1)
    spec, observations = games.spec, games.now.observations
    parts = spec.split(observations)
    assert sum(int(np.prod(it.shape[1:])) for it in parts.values()) == spec.observation
    assert all(it.base is not None for it in parts.values())
    assert parts["player"].shape[:2] == (6, 5)
    assert (parts["player"][:, :3, 0] == 1).all() and not parts["player"][:, 3:].any()


def test_games_are_drawn_as_text_and_as_pictures():
    for game in GAMES:
        games = vector.make(game, 2, 3, seed=1)
        for _ in range(30):
            games.step(games.sample())
        assert len(games.text(1).splitlines()) > 5
        picture = games.svg(1, seat=0)
        assert picture.startswith("<svg") and picture.endswith("</svg>")


def test_numbers_that_do_not_fit_do_not_become_other_numbers():
    games = vector.make("kingdoms", 2, 2, seed=1)
    legal = games.sample().astype(np.int64)
    for actions, words in [
        (legal + 2**32, "is not legal in game 0"),
        (legal - 2**32, "is not legal in game 0"),
        (legal.reshape(1, 2), "one number for each game"),
        (legal.astype(np.float64), "whole numbers"),
    ]:
        with pytest.raises(howlcrown.Error, match=words):
            games.step(actions)
    games.step(legal.tolist())
    with pytest.raises(howlcrown.Error, match="seeds are whole numbers"):
        games.reset([0.5, 1.0])
