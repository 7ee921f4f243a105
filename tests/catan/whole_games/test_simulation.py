"""The compiled dealer and the direct draws play the same game as the rules that are asked step by step."""

from __future__ import annotations

import pytest

from sobremesa.bots import bot
from sobremesa.bots.player import play_out
from sobremesa.contract.dice import Seeded
from sobremesa.contract.match import Match, new_match
from sobremesa.games import rules
from sobremesa.games.catan.rules import doors
from sobremesa.games.catan.simulation import CatanSimulation, made_one
from sobremesa.kernel.chance import streams
from sobremesa.kernel.dice import StreamDice
from tests.every_game.weights import check_weights

CATAN = rules("catan")


@pytest.mark.rule("CAT-6", "CAT-9")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("start", ["roll", "fixed"])
def test_the_compiled_dealer_deals_the_same_islands(players: int, start: str) -> None:
    options = CATAN.label.check(players, {"start": start})
    ours, theirs = streams(range(40)), streams(range(40))
    boards, states = CatanSimulation().dealt(players, options, ours)
    for place in range(40):
        board, state = made_one(players, options, StreamDice(theirs[place]))
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
    stream = streams(["draws"])[0]
    check_weights(match, lambda: doors.draw_chance(match.board.numbers, match.state, 0, stream))


def test_a_match_played_out_replays_from_its_record() -> None:
    match = new_match(CATAN, 4, {}, Seeded(11))
    play_out(match, [bot("catan", "random", seat) for seat in range(4)])
    assert match.result is not None
