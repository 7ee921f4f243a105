"""Whatever a seat may not see is written over with noise, byte for byte: no observation of any environment changes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sobremesa
from sobremesa.envs import aec_env, parallel_env, seat_env, vector_env
from sobremesa.kernel.learning.share import Share

KINDS = [
    ("catan", "features"),
    ("catan", "board"),
    ("catan_dice", "features"),
    ("dobble", "features"),
    ("remigio", "features"),
]


class Noise:
    def __init__(self) -> None:
        self.draws = np.random.default_rng(1)
        self.written = 0

    def over_what_is_hidden(self, share: Share, seat: int) -> None:
        hidden = ~share.allowed[seat]
        before = share.raw.copy()
        share.raw ^= self.draws.integers(-128, 128, share.raw.shape).astype(np.int8) & hidden
        self.written += int((share.raw != before).sum())


def seen_through_noise(share: Share, seat: int, noise: Noise) -> bytes:
    """What the seat sees when everything else at the table is noise; the table is put right again."""
    truth = share.raw.copy()
    noise.over_what_is_hidden(share, seat)
    seen = share.seen_by(seat).tobytes()
    share.raw[:] = truth
    return seen


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_batch_shows_every_seat_nothing_of_what_is_hidden(game: str, kind: str) -> None:
    batch, noise = sobremesa.batch(game, range(3), observation=kind), Noise()
    for _ in range(40):
        for _ in range(5):
            batch.step(batch.sample())
        for seat in range(batch.players):
            assert seen_through_noise(batch._shares[0], seat, noise) == batch.seen_by(seat).tobytes()
    assert noise.written, "nothing was hidden: it proves nothing"


@pytest.mark.parametrize("kind", ["features", "board"])
@pytest.mark.parametrize(
    "wishes",
    [{"helpers": True}, {"friends": True}, {"canal": True, "map": "new_york"}],
    ids=lambda one: next(iter(one)),
)
def test_a_batch_with_an_expansion_and_offers_shows_nothing_of_what_is_hidden(
    wishes: dict[str, Any], kind: str
) -> None:
    batch = sobremesa.batch("catan", range(2), observation=kind, players=3, with_offers=True, **wishes)
    noise = Noise()
    for _ in range(30):
        for _ in range(10):
            batch.step(batch.sample())
        for seat in range(batch.players):
            assert seen_through_noise(batch._shares[0], seat, noise) == batch.seen_by(seat).tobytes()
    assert noise.written


@pytest.mark.parametrize("game", ["catan", "catan_dice", "remigio"])
def test_a_tensor_of_openspiel_shows_nothing_of_what_is_hidden(game: str) -> None:
    pytest.importorskip("pyspiel")
    from sobremesa.envs.spiel import SpielGame

    spiel, noise, chooser = SpielGame(game, 2, 4), Noise(), np.random.default_rng(4)
    state, observer = spiel.new_initial_state(), spiel.make_py_observer()
    for step in range(150):
        choices = state.chance_outcomes() if state.is_chance_node() else [(one, 1) for one in state.legal_actions()]
        state.apply_action(int(choices[chooser.integers(len(choices))][0]))
        if step % 5 == 0 and not state.is_chance_node():
            for seat in range(2):
                observer.set_from(state, seat)
                assert seen_through_noise(spiel.reader._share, seat, noise) == observer.tensor.tobytes()
    assert noise.written


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_an_agent_of_pettingzoo_sees_nothing_of_what_is_hidden(game: str, kind: str) -> None:
    env, noise = aec_env(game, 3, observation=kind), Noise()
    env.reset(seed=2)
    share = env.batch._shares[0]
    for _ in range(80):
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)["observation"].tobytes()
            assert seen_through_noise(share, seat, noise) == seen
        env.step(int(env.batch.sample()[0]))
        if any(env.terminations.values()):
            break
    assert noise.written


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_a_seat_of_gymnasium_sees_nothing_of_what_is_hidden(game: str, kind: str) -> None:
    env, many, noise = seat_env(game, 2, observation=kind), vector_env(game, 3, 2, observation=kind), Noise()
    seen, info = env.reset(seed=3)
    both, infos = many.reset(seed=3)
    for _ in range(60):
        assert seen_through_noise(env.batch._shares[0], 0, noise) == seen.tobytes()
        assert seen_through_noise(many.batch._shares[0], 0, noise) == both.tobytes()
        seen, _, over, _, info = env.step(int(info["action_mask"].argmax()))
        both, _, _, _, infos = many.step(infos["action_mask"].argmax(1))
        if over:
            seen, info = env.reset()
    assert noise.written


def test_an_agent_in_real_time_sees_nothing_of_what_is_hidden() -> None:
    env, noise, chooser = parallel_env("dobble", 4), Noise(), np.random.default_rng(5)
    seen, _ = env.reset(seed=5)
    while env.agents and env.ticks < 60:
        for seat, agent in enumerate(env.agents):
            assert through_noise(env, seat, noise) == seen[agent]["observation"].tobytes()
        chosen = {agent: int(chooser.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, *_ = env.step(chosen)
    assert noise.written


def through_noise(env: Any, seat: int, noise: Noise) -> bytes:
    env.reader.seen(env.match, seat)
    return seen_through_noise(env.reader._share, seat, noise)
