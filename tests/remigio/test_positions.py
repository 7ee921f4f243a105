"""Position documents: a moment of a deal written down, read back, and refused in words when it cannot be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.bots.random_bot import RandomBot
from sobremesa.contract.dice import Seeded
from sobremesa.contract.errors import BadDocument
from sobremesa.contract.match import Match, match_from_position, new_match
from sobremesa.contract.record import replay
from tests.remigio.support.positions import CARDS, GAME, a_deal, hand_of, may, state_of, table

PUZZLE: dict[str, Any] = {
    "format": "sobremesa position 1",
    "game": "remigio",
    "pile": ["2 coins", "9 clubs"],
    "melds": [{"owner": 1, "meld": "run cups 5-8 joker 7"}, {"owner": 1, "meld": "set king clubs coins cups"}],
    "seats": [
        {"hand": ["king swords", "king coins", "joker"], "open": True},
        {"hand": ["2 clubs"], "open": True, "points": 2},
    ],
}


def read(document: dict[str, Any]) -> Match:
    return match_from_position(GAME, document, Seeded(1))


@pytest.mark.rule("REM-9")
def test_a_position_written_by_hand_is_played_on() -> None:
    match = read({**PUZZLE, "pile": ["2 coins", "9 cups"]})
    assert match.awaited == (0,)
    assert may(match, 0) == {"draw", "take"}
    match.play(0, "take")
    match.play(0, "lay off 9 cups on 1 above")
    match.play(0, "lay off king swords on 2")
    assert hand_of(match, 0) == ["king coins", "joker"]
    assert table(match)["pile"]["top"] == "2 coins"


def test_what_is_left_out_follows_from_the_rest() -> None:
    now = state_of(read(PUZZLE))
    assert now["stock_size"] == 106 - len(PUZZLE["pile"]) - 7 - 4
    assert now["opening"][:2].tolist() == [70, 70]
    assert (now["top"], now["under"], now["dealer"]) == (1 + CARDS["9 clubs"], 1 + CARDS["2 coins"], 1)


def test_a_match_from_a_position_is_recorded_and_replayed() -> None:
    match = read(PUZZLE)
    match.play(0, "draw")
    assert replay(lambda _: GAME, match.record()).state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(
    "options", [{}, {"table": "real", "limit": 2}, {"swap": True, "take_to_open": True, "sets": "equal", "limit": 1}]
)
def test_any_moment_of_a_turn_can_be_written_and_read_back(options: dict[str, Any]) -> None:
    match, bot, written = new_match(GAME, 3, options, Seeded("positions")), RandomBot(2), 0
    while match.awaited and written < 150:
        if table(match)["phase"] in ("draw", "play"):
            again = read(match.position())
            assert again.position() == match.position()
            assert match.awaited == again.awaited
            assert [may(again, seat) for seat in range(3)] == [may(match, seat) for seat in range(3)]
            written += 1
        seat = match.awaited[0]
        action = bot.choose(match.view(seat), list)
        assert action is not None
        match.play(seat, action)
    assert written > 100


@pytest.mark.rule("REM-24")
def test_a_seats_position_hides_what_it_may_not_see() -> None:
    match = a_deal().hand(0, "5 cups, 6 cups").hand(1, "king coins").hand(2, "2 clubs").drawn(0, "5 cups").build()
    seen = match.position(1)
    assert seen["seen_by"] == 1
    assert seen["seats"][0]["hand"] == {"hidden": 2}
    assert seen["seats"][1]["hand"] == ["king coins"]
    assert seen["drawn"] == {"hidden": 1}
    assert match.position(None)["seen_by"] == "spectator"
    with pytest.raises(BadDocument, match="fill in the hidden"):
        read(seen)


def test_only_turns_can_be_written_down() -> None:
    with pytest.raises(ValueError, match="to draw or to play"):
        new_match(GAME, 3, {}, Seeded(1)).position()


def changed(**keys: Any) -> Callable[[], dict[str, Any]]:
    return lambda: {**PUZZLE, **keys}


def seat_with(**keys: Any) -> Callable[[], dict[str, Any]]:
    return lambda: {**PUZZLE, "seats": [{**PUZZLE["seats"][0], **keys}, PUZZLE["seats"][1]]}


@pytest.mark.parametrize(
    ("document", "path", "reason"),
    [
        (changed(game="chess"), "game", "remigio"),
        (changed(pyle=[]), "", "did you mean 'pile'"),
        (changed(pile=["14 cups"]), "pile[0]", "no card"),
        (changed(pile=["king coins", "king coins"]), "", "king coins are given out"),
        (changed(phase="cut"), "phase", "draw, play"),
        (changed(drawn="2 clubs", phase="draw"), "phase", "has begun"),
        (changed(drawn="joker", must_lay="joker"), "drawn", "not both"),
        (changed(must_lay="3 cups"), "must_lay", "does not hold"),
        (changed(forfeited=True), "forfeited", "drawn"),
        (changed(melds=[{"owner": 1, "meld": "run cups king-3"}]), "melds[0].meld", "goes up"),
        (changed(melds=[{"owner": 1, "meld": "run cups 5-6"}]), "melds[0].meld", "no meld"),
        (changed(melds=[{"owner": 1, "meld": "discard 5 cups"}]), "melds[0].meld", "a run or a set"),
        (changed(stock=["5 cups"]), "stock", "other cards are left"),
        (changed(first_card_up=True), "first_card_up", "only discard"),
        (changed(under="5 cups"), "under", "null"),
        (changed(players=3), "seats", "players is 3"),
        (changed(rules_version=9), "rules_version", "rules 1"),
        (seat_with(hand=[]), "seats[0].hand", "closed"),
        (seat_with(points=3), "seats[0].hand", "out"),
        (seat_with(opening=60), "seats[0].opening", "70"),
        (seat_with(open="now"), "seats[0].open", "after drawing"),
        (seat_with(open=False, opening=30), "seats[0].opening", "about to open"),
        (seat_with(turns=-1), "seats[0].turns", "whole number"),
        (seat_with(called="yes"), "seats[0].called", "true or false"),
    ],
)
def test_a_wrong_position_is_refused_where_it_is_wrong(
    document: Callable[[], dict[str, Any]], path: str, reason: str
) -> None:
    with pytest.raises(BadDocument) as refusal:
        read(document())
    assert refusal.value.path == path
    assert reason in refusal.value.reason
