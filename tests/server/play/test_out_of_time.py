"""Whoever sees that a clock has run out learns no more than from a choice."""

import hashlib
import json
from pathlib import Path

import pytest
from msgspec import Raw

from sobremesa.contract.dice import Provable
from sobremesa.games import rules
from sobremesa.server.table.play.game_at_play import GameAtPlay
from sobremesa.server.table.telling.encoding import Followed
from tests.server.support.device import Api, Device, Frame
from tests.server.support.serving import quick_settings, serving, sqlite_in

KEYS = [hashlib.sha256(b"table %d" % number).digest() for number in range(16)]


def begun(name: str, key: bytes) -> GameAtPlay:
    game = rules(name)
    return GameAtPlay.start(game, 3, game.label.check(3, {}), Provable(key), range(3))


def told_default(play: GameAtPlay) -> Frame:
    """What the first who is asked is told."""
    account, _ = Followed().seat(play.teller.telling(), play.match.awaited[0])
    told = account.told["default"]
    assert isinstance(told, Raw)
    found: Frame = json.loads(bytes(told))
    return found


def test_the_card_played_for_who_is_out_of_time_was_always_the_first_of_a_hidden_hand() -> None:
    places = []
    for key in KEYS:
        play = begun("canary", key)
        told = [play.match.game.kinds.to_json(play.match.board, action) for action in play.match.legal(0).actions]
        places.append(told.index(told_default(play)))
    assert set(places) == {0, 1}


def test_what_everybody_sees_is_played_as_the_game_says() -> None:
    assert [told_default(begun("catan_dice", key)) for key in KEYS] == [{"kind": "roll"}] * len(KEYS)


@pytest.mark.anyio
async def test_what_is_played_is_what_the_seat_was_told_also_after_a_restart(tmp_path: Path) -> None:
    settings = quick_settings(sqlite_in(tmp_path), clocks={"off": None, "fast": 1.0})
    with serving(settings) as running:
        api = Api(running.url)
        wanted = {"players": 4, "more": [{"name": f"P{seat}"} for seat in (1, 2, 3)], "options": {"rounds": 1}}
        table = await api.table(game="canary", name="P0", clock="fast", **wanted)
        async with Device(running.url, table.id, table.tokens) as all_four:
            await all_four.hello()
            await all_four.decline()
            await api.ready(table)
            await all_four.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
            before = [all_four.own(seat)["default"]["mark"] for seat in range(4)]
        await api.http.aclose()
    with serving(settings) as running:
        async with Device(running.url, table.id, table.tokens) as all_four:
            await all_four.hello()
            over = await all_four.until(lambda frame: bool((frame.get("public") or {}).get("result")))
            await all_four.hello()
            log = (await all_four.next("snapshot"))["log"] if over["type"] == "update" else over["log"]
    assert turned_in(log) == before


def turned_in(log: list[Frame]) -> list[int]:
    """The cards laid open, seat by seat."""
    actions = [event["action"] for row in log for event in row.get("events", ())]
    return [action["mark"] for action in actions if action["kind"] == "turn"]
