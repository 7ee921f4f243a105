"""Entre amigos in simulation keeps its tokens together."""

from __future__ import annotations

import pytest

from sobremesa.games.catan.board.setup import make_start
from sobremesa.games.catan.expansions.friends.upkeep import broken
from sobremesa.games.catan.game import Catan
from sobremesa.games.catan.island import make_island
from sobremesa.kernel.chance import streams
from sobremesa.kernel.dice import StreamDice


@pytest.mark.rule("FRI-12")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_simulated_games_end_with_every_token_in_its_place(players: int) -> None:
    catan, names = Catan(), [f"friends {number}" for number in range(30)]
    options = catan.label.check(players, {"friends": True, "start": "random"})
    chance = streams(names)
    boards, states = catan.simulation.begin(players, options, chance)
    catan.simulation.play_out(boards, states, chance, 20_000)
    assert (states["winner"] > 0).mean() > 0.9
    assert (states["favours_spent"].sum(1) > 0).all()
    for stream, state in zip(streams(names), states, strict=True):
        island = make_island(players, options, make_start(players, options, StreamDice(stream)))
        assert [words for words, holds in broken(island, state) if not holds] == []
