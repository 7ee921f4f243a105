"""Deals tried out by sound players: they end, keep every invariant and tell what a choice is worth."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.contract.dice import Seeded
from sobremesa.contract.fields import copy_of, same
from sobremesa.contract.match import Match, new_match
from sobremesa.games.remigio.melding import steps_of
from sobremesa.games.remigio.rehearsal import doors
from sobremesa.games.remigio.rehearsal.chance import streams_for
from sobremesa.games.remigio.rehearsal.doors import LAY
from sobremesa.games.remigio.rules import phases
from sobremesa.games.remigio.rules.melding.work import PLAN, pad
from sobremesa.games.remigio.rules.state import FROM_PILE
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


SEVEN_OPEN = "10 clubs, jack clubs, knight clubs, king clubs, king coins, king cups, king swords"
FIFTEEN = f"{SEVEN_OPEN}, 4 swords, 5 swords, 6 swords, 2 clubs, 8 coins, 10 swords, 3 cups, 9 swords"


def laid(match: Match) -> list[str]:
    answer = np.zeros(PLAN, np.int64)
    count = doors.ways(match.board, copy_of(match.state), 0, answer, pad())
    return sorted(match.words(action) for action in steps_of(match.state, [int(way) for way in answer[:count]]))


@pytest.mark.rule("REM-13")
@pytest.mark.parametrize("table", ["assisted", "real"])
def test_between_two_a_sound_player_opens_with_as_few_cards_as_it_can(table: str) -> None:
    match = a_deal(2, table=table).hand(0, FIFTEEN).hand(1, "4 cups").build()
    ways = laid(match)
    assert len(ways) == 2
    assert "run swords 4-6" not in ways
    match.play(0, ways[0])
    assert len(laid(match)) == 1, "an opening that was begun is finished"


@pytest.mark.rule("REM-19")
def test_with_three_at_the_table_it_leaves_as_little_in_hand_as_it_can() -> None:
    position = a_deal(3).hand(0, FIFTEEN).hand(1, "4 cups").hand(2, "4 clubs")
    assert "run swords 4-6" in laid(position.build())


@pytest.mark.rule("REM-10")
def test_once_open_it_holds_all_back_but_the_card_that_was_taken() -> None:
    hand = "4 swords, 5 swords, 6 swords, 9 cups, 9 coins, 9 clubs, king clubs, 2 cups"
    match = a_deal(2).hand(0, hand).hand(1, "4 cups").open(0).build()
    assert laid(match) == []
    match.state[0]["owed"], match.state[0]["owed_from"] = 1 + CARDS["9 cups"], FROM_PILE
    assert laid(match) == ["set 9 clubs coins cups"]
