"""Imagined worlds tell the truth about what is known: they hit it as often as they say, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import Records
from sobremesa.contract.match import Match, new_match
from sobremesa.games.remigio.imagining import imagine_many
from sobremesa.games.remigio.memory import remember
from sobremesa.games.remigio.rules import actions
from sobremesa.games.remigio.rules.cards import KINDS_OF_CARDS
from tests.remigio.support.positions import GAME, state_of
from tests.remigio.test_memory import drawn_until_rebuilt

WORLDS = 200


def worlds_of(match: Match, seat: int, worlds: int = WORLDS) -> Records:
    draws = Seeded(f"{len(match.steps)} {seat}")
    return imagine_many(match.board, match.view(seat).state, seat, match.history(seat), draws, worlds)


def moments(players: int, matches: int) -> Iterator[tuple[Match, int]]:
    """Now and then in a deal in which everybody draws and parts with any card, until the stock has been rebuilt."""
    for number in range(matches):
        match = new_match(GAME, players, {"cut": False}, Seeded(f"calibration {number}"))
        draws = Seeded(f"parting {number}")
        while state_of(match)["deal"] == 1 and state_of(match)["turn"] < 100:
            seat = match.awaited[0]
            if state_of(match)["turn"] % 11 == number % 11:
                yield match, seat
            match.play(seat, "draw")
            if state_of(match)["deal"] == 1:
                held = np.repeat(np.arange(KINDS_OF_CARDS), state_of(match)["hands"][seat])
                match.play(seat, actions.DISCARD.of(int(held[draws.below(len(held))])))


@pytest.mark.parametrize(("players", "matches"), [(2, 40), (4, 20)])
def test_cards_are_where_they_are_imagined_as_often_as_they_are_imagined_there(players: int, matches: int) -> None:
    """For every hidden card and hand: the share of worlds that put it there, against the truth, bin by bin."""
    said, true = [], []
    for match, seat in moments(players, matches):
        worlds = worlds_of(match, seat)
        for other in range(players):
            if other != seat:
                said.append((worlds["hands"][:, other] > 0).mean(0))
                true.append(match.state[0]["hands"][other] > 0)
    shares, truth = np.concatenate(said), np.concatenate(true)
    assert not truth[shares == 0].mean() > 0.01
    for low in (0.0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9):
        chosen = (shares > low) & (shares <= low + 0.2)
        if chosen.sum() > 500:
            assert float(shares[chosen].mean()) == pytest.approx(float(truth[chosen].mean()), abs=0.05)


def test_the_whole_truth_is_hit_no_more_often_than_the_history_allows() -> None:
    """With three hidden hands there are so many deals that none is hit but by chance."""
    match = drawn_until_rebuilt()
    worlds = worlds_of(match, 0, 400)
    hits = sum((world["hands"] == match.state[0]["hands"]).all() for world in worlds)
    assert hits <= 2


@pytest.mark.rule("REM-21")
def test_nobody_is_thought_to_hold_more_returned_cards_than_they_drew_since() -> None:
    match = drawn_until_rebuilt()
    memory = remember(match.history(0), 0)
    assert memory.returned is not None
    worlds = worlds_of(match, 0, 50)
    left = np.array(memory.returned)
    for world in worlds:
        assert GAME.broken(match.board, worlds[:1]) == []
        for seat in range(1, 4):
            only_returned = (world["hands"][seat] > 0) & (left == 2)
            assert only_returned.sum() <= memory.since.get(seat, 0)


def test_worlds_differ_and_follow_from_the_draws() -> None:
    match = drawn_until_rebuilt()
    one, other = worlds_of(match, 1, 8), worlds_of(match, 1, 8)
    assert one.tobytes() == other.tobytes()
    assert len({world["hands"].tobytes() for world in one}) > 4
