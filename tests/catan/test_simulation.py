"""The compiled dealer, the direct draws and plain Python all play the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pytest

from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules
from sobremesa.games.catan.rules import batch_doors
from sobremesa.games.catan.simulation import StreamDraws, _dealt, _made
from sobremesa.kernel.chance import streams

CATAN = rules("catan")

PLAY = """
import json, sys
import sobremesa
from sobremesa.bots import bot
from sobremesa.bots.player import play_out
match = sobremesa.new("catan", players=3, seed=5, goal=4, dice="balanced", robber="friendly")
play_out(match, [bot("catan", "random", seat) for seat in range(3)], cap=int(sys.argv[1]))
print(json.dumps(match.record()))
"""


@pytest.mark.rule("CAT-6", "CAT-9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", ["roll", "fixed"])
def test_the_compiled_dealer_deals_the_same_islands(players: int, start: str) -> None:
    options = CATAN.label.check(players, {"start": start})
    ours, theirs = streams(range(40)), streams(range(40))
    boards, states = _dealt(players, options, ours)
    for place in range(40):
        board, state = _made(players, options, StreamDraws(theirs[place]))
        assert board.tobytes() == boards[place : place + 1].tobytes()
        assert state.tobytes() == states[place : place + 1].tobytes()
    assert (ours == theirs).all(), "both have drawn as many numbers"


def middle_of_a_game(seed: int, kind: int) -> Match:
    """A match in which chance is about to decide something of that kind."""
    match = new_match(CATAN, 4, {"dice": "balanced"}, Seeded(seed))
    dice = bot("catan", "random", seed)
    while match.awaited:
        seat = match.awaited[0]
        action = dice.choose(match.view(seat), list)
        assert action is not None
        match.act(seat, action)
        while (chances := CATAN.chance(match.board, match.state)) is not None:
            if chances.actions[0] & 0xFF == kind and len(match.steps) > 100:
                return match
            match.throw()
    raise AssertionError("no such moment in this game")


@pytest.mark.parametrize("kind", ["dice", "stolen", "drawn", "discarded"])
def test_direct_draws_have_the_weights_of_the_listed_chances(kind: str) -> None:
    match = middle_of_a_game(3, CATAN.kinds.by_name[kind].number)
    chances = CATAN.chance(match.board, match.state)
    assert chances is not None
    assert list(chances.actions) == sorted(chances.actions)
    stream = streams(["draws"])[0]
    drawn = Counter(batch_doors.draw_chance(match.board.numbers, match.state, 0, stream) for _ in range(20_000))
    assert set(drawn) == set(chances.actions)
    expected = np.array(chances.weights) * 20_000 / sum(chances.weights)
    counts = np.array([drawn[action] for action in chances.actions])
    freedom = len(expected) - 1
    assert ((counts - expected) ** 2 / expected).sum() <= freedom + 6 * np.sqrt(2 * freedom)


def played_elsewhere(cap: int, **environment: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-c", PLAY, str(cap)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=True,
    )
    return json.loads(run.stdout)


def test_the_same_seed_gives_the_same_record_in_other_processes_with_other_hash_seeds() -> None:
    one, other = played_elsewhere(5000, PYTHONHASHSEED="1"), played_elsewhere(5000, PYTHONHASHSEED="2")
    assert one == other
    assert "winners" in one


@pytest.mark.slow
def test_the_same_seed_gives_the_same_record_with_the_compiler_off() -> None:
    assert played_elsewhere(5000) == played_elsewhere(5000, NUMBA_DISABLE_JIT="1")


@pytest.mark.slow
def test_no_rule_reaches_beyond_its_arrays() -> None:
    """With bounds checked an index out of range raises instead of writing into the next field."""
    played_elsewhere(5000, NUMBA_BOUNDSCHECK="1")


def test_a_match_played_out_replays_from_its_record() -> None:
    match = new_match(CATAN, 4, {}, Seeded(11))
    play_out(match, [bot("catan", "random", seat) for seat in range(4)])
    assert match.result is not None
