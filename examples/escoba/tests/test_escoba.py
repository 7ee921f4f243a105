"""Escoba keeps the platform's contract: conformance, whole games, and nothing hidden that shows."""

from typing import Any

import numpy as np
import pytest
from escoba.cards import CARDS
from escoba.game import Escoba
from escoba.label import LABEL

import sobremesa
from sobremesa.bots.player import play_out
from sobremesa.contract.conformance import Subject, check_all
from sobremesa.contract.fields import copy_of
from sobremesa.games import add


def other_world(board: Any, state: Any, viewer: int | None, draws: Any) -> Any:
    """The cards nobody has shown dealt anew among the hidden places; written from the rules, knows no view."""
    other = copy_of(state)
    now = other[0]
    hidden = [player for player in range(now["players"]) if player != viewer]
    unseen = now["deck"] + now["hands"][hidden].sum(0)
    pool = draws.shuffled([int(card) for card in np.flatnonzero(unseen)])
    now["hands"][hidden] = 0
    now["deck"] = 0
    for player in hidden:
        for _ in range(now["hand_size"][player]):
            now["hands"][player, pool.pop()] = 1
    now["deck"][pool] = 1
    return other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_keeps_the_contract(players: int) -> None:
    check_all(Subject(Escoba(), players=players, options={"target": 3}, scramble=other_world), games=1)


def test_bots_play_it_to_its_end() -> None:
    add(LABEL)
    from escoba.bot import SteadyBot

    match = sobremesa.new("escoba", players=3, seed=4)
    play_out(match, [SteadyBot(seat) for seat in range(3)])
    assert match.result is not None
    assert max(match.result.scores) >= 15
    assert sum(match.state[0]["piles"].sum(0)) <= CARDS
