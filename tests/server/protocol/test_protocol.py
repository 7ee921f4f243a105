"""The socket as docs/protocol.md promises it: hello, acting, catching up, refusals."""

import asyncio
import json
from collections.abc import Callable

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sobremesa.games.dobble.rules.actions import READY
from sobremesa.server.table.log.row import encode
from tests.server.support.acts import first_of, legal_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.serving import Running

pytestmark = pytest.mark.anyio
Devices = Callable[..., Device]


async def two_players(api: Api) -> Made:
    table = await api.table(players=2, name="Ana", more=[{"name": "Leo"}])
    return table


async def started(api: Api, device: Devices, *seats: int) -> tuple[Made, Device]:
    """A table of two people held by one device, at the first decision."""
    table = await two_players(api)
    here = device(table, *seats)
    await here.open()
    await here.hello()
    both = device(table)
    await both.open()
    await both.hello()
    await both.decline()
    await api.ready(table)
    await here.until(lambda frame: (frame.get("public") or {}).get("how") == "start")
    await both.close()
    return table, here


async def test_hello_is_answered_by_welcome_and_snapshot(api: Api, device: Devices) -> None:
    table = await two_players(api)
    async with device(table, 1) as here:
        welcome = await here.hello()
        assert (welcome["protocol"], welcome["seats"], welcome["ended"]) == (2, [1], [])
        assert welcome["table"]["seats"][0]["name"] == "Ana"
        snapshot = await here.next("snapshot")
        assert (snapshot["public"], snapshot["board"], snapshot["own"]) == (None, None, {})
        assert [row["event"] for row in snapshot["log"]] == ["sat", "sat"]
        presence = await here.next("presence")
        assert presence["seats"] == {"0": False, "1": True}


async def test_an_action_is_acknowledged_and_told_to_everybody(api: Api, device: Devices) -> None:
    table, ana = await started(api, device, 0)
    async with device(table, 1) as leo, device(table, spectator=True) as watcher:
        await leo.hello()
        await watcher.hello()
        own = ana.own(0)
        action = first_of(own)
        ack = await ana.act(0, own["question"], action)
        assert ack["type"] == "ack"
        mine, theirs, public = await ana.row(ack["seq"]), await leo.row(ack["seq"]), await watcher.row(ack["seq"])
        assert mine["own"]["0"]["events"][0]["action"] == action
        assert theirs["public"] == public["public"] == mine["public"]
        assert public["public"]["events"][0]["action"] == {"kind": "lay", "rank": None}
        assert "own" not in public
        assert "events" not in theirs["own"]["1"]
    await ana.close()


async def test_the_same_id_gets_the_first_answer_again(api: Api, device: Devices) -> None:
    _table, ana = await started(api, device, 0)
    own = ana.own(0)
    first = await ana.act(0, own["question"], first_of(own), client="mine")
    again = await ana.act(0, own["question"], legal_of(own)[-1], client="mine")
    assert first == again
    refused = await ana.act(0, own["question"], {"kind": "lay", "rank": 9999}, client="bad")
    assert refused["type"] == "refused"
    assert refused == await ana.act(0, own["question"], first_of(own), client="bad")
    await ana.close()


async def test_an_answer_to_a_closed_question_is_too_late(api: Api, device: Devices) -> None:
    _table, both = await started(api, device, 0, 1)
    first = {seat: both.own(seat) for seat in (0, 1)}
    for seat in (0, 1):
        await both.row((await both.act(seat, first[seat]["question"], first_of(first[seat])))["seq"])
    assert both.own(0)["question"] == first[0]["question"] + 1
    late = await both.act(0, first[0]["question"], first_of(first[0]))
    early = await both.act(0, first[0]["question"] + 5, first_of(first[0]))
    assert (late["code"], early["code"]) == ("too_late", "bad_question")
    assert late["words"]["es"] == "Demasiado tarde: esa pregunta ya está cerrada."
    await both.close()


async def test_refusals_of_the_game_carry_its_words(api: Api, device: Devices) -> None:
    _table, ana = await started(api, device, 0)
    own = ana.own(0)
    missing = next(rank for rank in range(4) if {"kind": "lay", "rank": rank} not in legal_of(own))
    refused = await ana.act(0, own["question"], {"kind": "lay", "rank": missing})
    assert refused["code"] == "no_such_card"
    assert refused["words"]["en"] == "You do not hold that card."
    for nonsense in ({"kind": "dance"}, {"kind": "lay"}, {"kind": "lay", "rank": "ace"}, {"kind": ["lay"]}, {}):
        assert (await ana.act(0, own["question"], nonsense))["code"] == "unreadable"
    await ana.close()


async def test_a_short_absence_is_filled_with_what_was_missed(api: Api, device: Devices) -> None:
    table, ana = await started(api, device, 0)
    async with device(table, 1) as leo:
        await leo.hello()
        last = (await leo.next("snapshot"))["seq"]
        epoch = leo.epoch
    own = ana.own(0)
    await ana.act(0, own["question"], first_of(own))
    await ana.say("chat", id="c", seat=0, text="where are you?")
    await ana.next("ack", id="c")
    async with device(table, 1) as leo:
        await leo.hello(last=last, epoch=epoch)
        missed = [await leo.next("update") for _ in range(2)]
        assert [(row["seq"], row["kind"]) for row in missed] == [(last + 1, "game"), (last + 2, "chat")]
        assert missed[0]["own"]["1"]["awaited"]
        assert not any(frame["type"] == "snapshot" for frame in leo.frames)
    await ana.close()


@pytest.mark.parametrize(("last", "epoch"), [(None, "same"), (0, "another"), (10_000, "same")])
async def test_whoever_cannot_be_filled_in_gets_everything(
    api: Api, device: Devices, last: int | None, epoch: str
) -> None:
    table, ana = await started(api, device, 0)
    async with device(table, 1) as leo:
        epoch = str((await leo.hello())["epoch"]) if epoch == "same" else epoch
        leo.frames.clear()
        leo.read = 0
        await leo.hello(last=last, epoch=epoch)
        snapshot = await leo.next("snapshot")
        assert snapshot["own"]["1"]["legal"]
        assert snapshot["public"]["awaited"] == [0, 1]
        starts = [row for row in snapshot["log"] if row["kind"] == "game"]
        seen = snapshot["own"]["1"]["log"][str(starts[0]["seq"])]
        assert [event["action"]["rank"] is None for event in seen] == [True, False, True, False]
    await ana.close()


@pytest.mark.parametrize("follows_changes", [False, True])
async def test_who_said_hello_with_one_more_seat_was_told_nothing_of_it(
    api: Api, device: Devices, follows_changes: bool
) -> None:
    """As one of two pages of a browser that comes back, after the other has taken a seat."""
    table, ana = await started(api, device, 0)
    async with device(table, spectator=True) as here:
        here.follows_changes = follows_changes
        await here.hello()
        last = (await here.next("snapshot"))["seq"]
        here.tokens = {1: table.tokens[1]}
        assert (await here.hello(last=last, epoch=here.epoch))["seats"] == [1]
        assert (await here.next("snapshot"))["own"]["1"]["legal"]
    await ana.close()


async def test_updates_and_snapshot_tell_the_same(api: Api, device: Devices) -> None:
    table, both = await started(api, device, 0, 1)
    for _ in range(3):
        seat = both.last_public()["awaited"][0]
        own = both.own(seat)
        ack = await both.act(seat, own["question"], first_of(own))
        await both.row(ack["seq"])
    by_updates = {"public": dict(both.last_public()), "own": {str(seat): both.own(seat) for seat in (0, 1)}}
    async with device(table) as fresh:
        await fresh.hello()
        snapshot = await fresh.next("snapshot")
        for seat in ("0", "1"):
            told = {name: value for name, value in by_updates["own"][seat].items() if name != "events"}
            assert told == {name: value for name, value in snapshot["own"][seat].items() if name != "log"}
        for name in snapshot["public"]:
            assert snapshot["public"][name] == by_updates["public"][name]
    await both.close()


async def test_a_spectator_sees_and_does_nothing_of_a_seat(api: Api, device: Devices) -> None:
    table, ana = await started(api, device, 0)
    async with device(table, spectator=True) as watcher:
        assert (await watcher.hello())["seats"] == []
        assert (await watcher.next("snapshot"))["own"] == {}
        own = ana.own(0)
        assert (await watcher.act(0, own["question"], first_of(own)))["code"] == "not_your_seat"
        await watcher.say("chat", id="x", seat=0, text="I am Ana")
        assert (await watcher.next("refused", id="x"))["code"] == "not_your_seat"
    assert (await ana.act(1, 1, {"kind": "lay", "rank": 1}))["code"] == "not_your_seat"
    await ana.close()


async def test_ping_is_answered(api: Api, device: Devices) -> None:
    async with device(await two_players(api)) as here:
        await here.say("ping", n=7)
        assert (await here.next("pong"))["n"] == 7


async def test_nothing_goes_without_hello_and_the_right_protocol(api: Api, device: Devices) -> None:
    async with device(await two_players(api), 0) as here:
        assert (await here.act(0, 0, {"kind": "lay", "rank": 1}))["code"] == "no_hello"
        for other in (1, 99):
            await here.say("hello", protocol=other, tokens=[])
            refused = await here.next("refused", id=None)
            assert refused["code"] == "wrong_protocol"
            assert "protocol 2" in refused["words"]["en"]


async def test_an_action_in_words_or_by_its_number_is_of_the_first_protocol(api: Api, device: Devices) -> None:
    _table, ana = await started(api, device, 0)
    own = ana.own(0)
    for old in ("lay 1", 257):
        assert (await ana.act(0, own["question"], old))["code"] == "bad_message"
    await ana.close()


async def test_an_unknown_table_has_no_socket(server: Running) -> None:
    for path in ("/tables/nobody-made-this/socket", "/tables/x/y/socket", "/elsewhere"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(server.url.replace("http", "ws") + path, proxy=None)
        assert refused.value.response.status_code == 404


async def test_pages_of_other_sites_are_turned_away(server: Running, api: Api) -> None:
    table = await two_players(api)
    address = f"{server.url.replace('http', 'ws')}/tables/{table.id}/socket"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, proxy=None, origin="http://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(address, proxy=None, origin=server.url):  # type: ignore[arg-type]
        pass
    answer = await api.http.post("/api/tables", json={"game": "sealed"}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403


async def test_the_log_has_no_gaps_for_anybody(api: Api, device: Devices) -> None:
    table, both = await started(api, device, 0, 1)
    async with device(table, spectator=True) as watcher:
        await watcher.hello()
        first = (await watcher.next("snapshot"))["seq"]
        await both.hello()
        await asyncio.gather(both.play_out(), watcher.until(lambda f: bool((f.get("public") or {}).get("result"))))
        seqs = [frame["seq"] for frame in watcher.frames if frame["type"] == "update"]
        assert seqs == list(range(first + 1, first + 1 + len(seqs)))
        finished = watcher.frames[-1] if watcher.frames[-1]["type"] == "update" else watcher.frames[-2]
        assert finished["public"]["table"]["state"] == "finished"
        assert finished["public"]["table"]["fairness"]["phase"] == "told"
    await both.close()


async def test_every_frame_is_an_object_with_a_type(api: Api, device: Devices) -> None:
    _table, both = await started(api, device, 0, 1)
    await both.hello()
    await both.play_out()
    assert all(isinstance(json.loads(text).get("type"), str) for text in both.raw)
    await both.close()


def test_a_bare_action_is_a_number_on_the_wire() -> None:
    """A declared kind is an integer of its own class, which JSON's writer does not know by itself."""
    assert encode({"action": READY}) == b'{"action":1}'
