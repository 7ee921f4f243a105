"""Deals tried out by sound players: they end, keep every invariant and tell what a choice is worth."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import copy_of, same
from sobremesa.contract.match import Match, new_match
from sobremesa.games.remigio.rehearsal import doors
from sobremesa.games.remigio.rehearsal.chance import streams_for
from sobremesa.games.remigio.rehearsal.doors import LAY
from sobremesa.games.remigio.rules import phases
from sobremesa.games.remigio.rules.work import pad
from tests.remigio.support.positions import CARDS, GAME, a_deal, cards

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"table": "real", "low_ace": "1", "limit": 1}),
    (3, {"sets": "equal", "take_to_open": True, "swap": True, "dry": 2}),
    (6, {"lay_off": "own", "jokers": "one", "ties": "nobody"}),
]


def rehearsed(match: Match, choices: list[int], worlds: int) -> tuple[Any, Any]:
    """The states at the end and what they are worth to the player whose turn it is."""
    seat = match.awaited[0]
    tried = np.repeat(np.concatenate([match.view(seat).imagine(Seeded(n)) for n in range(worlds)]), len(choices))
    worths = np.empty((worlds, len(choices)))
    doors.rehearse(match.board, tried, seat, np.array(choices), streams_for("trials", worlds), worths, pad())
    return tried, worths


@pytest.mark.rule("REM-19")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_rehearsed_deals_end_and_keep_every_invariant(players: int, options: dict[str, Any]) -> None:
    match = new_match(GAME, players, {"cut": False, **options}, Seeded("rehearsed"))
    match.play(match.awaited[0], "draw")
    ended, worths = rehearsed(match, [LAY], 40)
    for place in range(len(ended)):
        state = ended[place : place + 1]
        assert state[0]["deal"] == 2 or state[0]["phase"] == phases.OVER
        assert GAME.broken(match.board, state) == []
    assert ((worths >= 0) & (worths <= 1)).all()


@pytest.mark.rule("REM-18")
def test_a_sound_player_closes_when_it_can() -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, knight cups, 2 coins"
    match = a_deal(2, limit=1).hand(0, hand).hand(1, "3 cups, 9 swords, 4 clubs").build()
    ended, worths = rehearsed(match, [LAY, CARDS["10 clubs"]], 10)
    assert worths[:, 0].tolist() == [1.0] * 10
    assert (ended["turn"][::2] == match.state[0]["turn"]).all()
    assert (ended["turn"][1::2] > match.state[0]["turn"]).all()


def promised(match: Match, words: str) -> list[float]:
    worths, chosen = np.empty(len(cards(words))), np.array(cards(words))
    to_come = np.array([2 - int(count) for count in match.state[0]["hands"][0]])
    state = copy_of(match.state)
    doors.promises(match.board, state, 0, to_come, chosen, worths, pad())
    assert same(state, match.state)
    return [float(worth) for worth in worths]


@pytest.mark.rule("REM-13")
def test_a_card_that_lets_the_hand_open_sooner_is_kept() -> None:
    hand = "10 clubs, jack clubs, knight clubs, king clubs, 10 cups, jack cups, 5 coins, 5 swords, 2 swords"
    match = a_deal(2).hand(0, hand).hand(1, "3 cups").build()
    kept, idle = promised(match, "10 cups, 2 swords")
    assert idle > kept


@pytest.mark.rule("REM-18")
def test_an_open_hand_keeps_what_closes_it_next() -> None:
    match = a_deal(2).hand(0, "5 coins, 6 coins, king swords").hand(1, "3 cups").open(0).build()
    pair, idle = promised(match, "6 coins, king swords")
    assert idle > pair


@pytest.mark.rule("REM-10")
def test_takers_are_counted_among_those_who_are_open() -> None:
    position = a_deal(3).hand(0, "8 cups, 2 swords").hand(1, "8 coins, 8 clubs, king cups").hand(2, "8 swords")
    chosen, counts = np.array(cards("8 cups, 2 swords")), np.zeros(2, np.int64)
    match = position.open(1).build()
    doors.takers(match.board, match.state, 0, chosen, counts, pad())
    assert counts.tolist() == [1, 0]
    match.state[0]["opened"] = [0, 0, 2, 0, 0, 0]
    doors.takers(match.board, match.state, 0, chosen, counts, pad())
    assert counts.tolist() == [1, 0]
