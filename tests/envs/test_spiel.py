"""OpenSpiel: chance is a node, a seat knows its own history. Left out where it is missing."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")


def small(**wishes: Any) -> Any:
    from sobremesa.envs.small import seven_hexes
    from sobremesa.envs.spiel import SpielGame

    return SpielGame("catan", 2, 1, own_map=seven_hexes(), goal=5, start="fixed", **wishes)


def played(game: Any, seed: int, cap: int = 4000) -> Any:
    state, chooser = game.new_initial_state(), random.Random(seed)
    for _ in range(cap):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(chooser.choices(outcomes, chances)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


def test_a_small_island_is_played_to_the_end() -> None:
    state = played(small(), 1)
    assert state.is_terminal()
    assert sorted(state.returns()) == [-1.0, 1.0]


@pytest.mark.parametrize("game", ["small", "catan_dice"])
def test_the_official_check_passes(game: str) -> None:
    """What it would write down and read again follows from a seed and options, which its own loader does not know."""
    from sobremesa.envs.spiel import SpielGame

    checked = small() if game == "small" else SpielGame(game, 2, 1)
    pyspiel.random_sim_test(checked, num_sims=1, serialize=False, verbose=False)


def test_a_copy_goes_its_own_way() -> None:
    state = small().new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert state.history() == []
    assert state.legal_actions() != twin.legal_actions()


def test_a_seat_knows_its_own_history_and_not_what_was_drawn_by_others() -> None:
    state = played(small(), 3, cap=60)
    mine, other = (state.information_state_string(seat) for seat in range(2))
    assert mine != other
    assert len(state.match.steps) == len(mine.split(":")) - 2


def test_the_tensor_is_the_learners_observation() -> None:
    game = small(observation="board")
    state, observer = game.new_initial_state(), game.make_py_observer()
    observer.set_from(state, 0)
    assert observer.tensor.shape == (len(game.reader.batch.columns),)
    assert np.isfinite(observer.tensor).all()
    assert observer.tensor.any()


def test_remigio_is_played_in_stages_with_cards_dealt_by_chance() -> None:
    from sobremesa.envs.spiel import SpielGame

    state = played(SpielGame("remigio", 2, 1), 5, cap=300)
    assert len(state.history()) > 100


def test_a_game_in_real_time_is_refused() -> None:
    from sobremesa.envs.spiel import SpielGame

    with pytest.raises(LookupError, match="played in real time"):
        SpielGame("dobble", 2)
