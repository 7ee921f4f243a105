"""Any node takes any socket and any request: what happens at a table is the same from both."""

import asyncio
import contextlib
import json
import struct
import threading
from typing import Any

import pytest

from sobremesa.server.nodes.messages import Beat, Greet, Message, Prove, encode
from sobremesa.server.nodes.neighbours import split
from sobremesa.server.nodes.nodes import Nodes
from tests.server.nodes.conftest import Pair
from tests.server.support.acts import first_of
from tests.server.support.device import Api, Device, Made
from tests.server.support.racing import until
from tests.server.support.serving import Running

pytestmark = [pytest.mark.anyio, pytest.mark.postgres]


async def a_pair(there: Api, two_nodes: Pair) -> tuple[Made, list[Device]]:
    """A table kept there, with a device at each node."""
    made = await there.table(players=2, name="Ana", more=[{"name": "Leo"}])
    urls = (two_nodes.here.url, two_nodes.there.url)
    devices = [Device(url, made.id, {seat: made.tokens[seat]}) for seat, url in enumerate(urls)]
    for device in devices:
        await device.open()
        await device.hello()
        await device.decline()
    return made, devices


async def test_a_game_is_played_from_both_nodes(there: Api, two_nodes: Pair) -> None:
    made, devices = await a_pair(there, two_nodes)
    await there.ready(made)
    ends = await asyncio.gather(*(device.play_out() for device in devices))
    assert ends[0]["public"]["result"] == ends[1]["public"]["result"]
    assert made.id in two_nodes.there.lobby.tables
    assert made.id not in two_nodes.here.lobby.tables
    for device in devices:
        await device.close()


async def test_who_is_here_is_seen_there(there: Api, two_nodes: Pair) -> None:
    _, devices = await a_pair(there, two_nodes)
    await devices[1].next("presence", seats={"0": True, "1": True})
    await devices[0].close()
    await devices[1].next("presence", seats={"0": False, "1": True})
    await devices[1].close()


async def test_requests_reach_the_keeper_from_the_other_node(here: Api, there: Api, two_nodes: Pair) -> None:
    made = await there.table(players=3, name="Ana")
    seat = await here.sit(made, "Leo")
    assert (await here.get(f"/api/tables/{made.id}"))["table"]["seats"][seat]["name"] == "Leo"
    assert await here.refused(f"/api/tables/{made.id}/seats", {"name": "Eva", "seat": seat}) == "seat_taken"
    assert await here.refused(f"/api/tables/{made.id}/seats", {"name": 3}) == "bad_message"
    assert (
        await here.refused(f"/api/tables/{made.id}/seats/0", {"ready": True}, made.tokens[1], "PATCH")
        == "not_your_seat"
    )
    assert await here.refused("/api/tables/no-such-table/seats", {"name": "Eva"}) == "unknown_table"
    assert made.id not in two_nodes.here.lobby.tables


async def test_an_act_at_the_other_node_is_answered_and_told_once(there: Api, two_nodes: Pair) -> None:
    made, (device, other) = await a_pair(there, two_nodes)
    await there.ready(made)
    await device.until(lambda frame: (frame.get("own") or {}).get("0", {}).get("awaited", False))
    own = device.own(0)
    told = await device.act(0, own["question"], first_of(own), "mine")
    again = await device.act(0, own["question"], first_of(own), "mine")
    assert told["type"] == again["type"] == "ack"
    assert told["seq"] == again["seq"]
    assert (await other.row(told["seq"]))["seq"] == told["seq"]
    await device.say("ping", n=7)
    await device.next("pong", n=7)
    await device.socket.send("no json")
    assert (await device.next("refused", id=None))["code"] == "bad_message"
    for one in (device, other):
        await one.close()


async def test_a_seat_that_is_taken_away_is_told_at_the_other_node(there: Api, two_nodes: Pair) -> None:
    made = await there.table(players=3, name="Ana", more=[{"name": "Leo"}])
    async with Device(two_nodes.here.url, made.id, {1: made.tokens[1]}) as device:
        await device.hello()
        await there.post(f"/api/tables/{made.id}/seats/1/kick", None, made.tokens[0])
        await device.next("unseated", seat=1, why="kicked")


async def test_a_table_that_moves_keeps_its_sockets(there: Api, two_nodes: Pair) -> None:
    """Its keeper lets go in the middle of a game: the device at the other node is told everything again, there."""
    made, (device, other) = await a_pair(there, two_nodes)
    await there.ready(made)
    await device.until(lambda frame: (frame.get("own") or {}).get("0", {}).get("awaited", False))
    before = device.own(0)
    lobby = two_nodes.there.lobby
    table = lobby.tables[made.id]

    def move() -> None:
        async def moved() -> None:
            await lobby.services.leases.release(table.id, table.lease)
            table.lose()

        lobby._tasks.append(asyncio.get_running_loop().create_task(moved()))

    two_nodes.there.call(move)
    await device.next("welcome")
    told = await device.next("snapshot")
    assert told["own"]["0"]["question"] == before["question"]
    answer = await device.act(0, before["question"], first_of(before))
    assert answer["type"] == "ack"
    assert device.close_code is None
    assert made.id in two_nodes.here.lobby.tables
    for one in (device, other):
        await one.close()


async def test_who_goes_while_their_table_moves_was_taken_for_present(there: Api, two_nodes: Pair) -> None:
    made, (device, other) = await a_pair(there, two_nodes)
    await there.ready(made)
    await device.until(lambda frame: (frame.get("own") or {}).get("0", {}).get("awaited", False))
    nodes, may_come, lobby = nodes_of(two_nodes.here), threading.Event(), two_nodes.there.lobby
    find, table = nodes.find, lobby.tables[made.id]

    async def found_later(wanted: str) -> Any:
        while not may_come.is_set():
            await asyncio.sleep(0.005)
        return await find(wanted)

    async def moved() -> None:
        await lobby.services.leases.release(table.id, table.lease)
        table.lose()

    nodes.find = found_later  # type: ignore[assignment,method-assign]
    try:
        two_nodes.there.call(lambda: lobby._tasks.append(asyncio.get_running_loop().create_task(moved())))
        await until(lambda: not any(piping.channel for piping in nodes.pipings))
        await device.close()
        may_come.set()
        await until(lambda: made.id in two_nodes.here.lobby.tables)
    finally:
        del nodes.find
    async with Device(two_nodes.here.url, made.id, {1: made.tokens[1]}) as again:
        await again.hello()
        assert (await again.next("presence"))["seats"] == {"0": False, "1": True}
    await other.close()


async def test_requests_at_a_node_that_ends_waited_until_they_were_cut_off(
    here: Api, there: Api, two_nodes: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await there.table(players=2, name="Ana")
    nodes = nodes_of(two_nodes.here)
    monkeypatch.setattr(nodes, "_wait", None)
    monkeypatch.setattr(nodes.lobby, "is_closing", True)
    assert await here.refused(f"/api/tables/{made.id}/seats", {"name": "Leo"}) == "moving"


def nodes_of(running: Running) -> Nodes:
    app = running.server.front.app
    assert app is not None
    assert app.nodes is not None
    return app.nodes


async def test_a_stranger_gets_no_link(two_nodes: Pair) -> None:
    strange = [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", _said(Beat())]
    strange += [_said(Greet("evil", b"0" * 16)) + _said(Prove(proof)) for proof in (b"", b"\x00" * 32)]
    for said in strange:
        reader, writer = await asyncio.open_connection(*split(two_nodes.here.lobby.services.settings.node))
        writer.write(said)
        told = b""
        with contextlib.suppress(ConnectionError):
            told = await asyncio.wait_for(reader.read(), 60)
        assert len(told) < 200, "nothing but a greeting and a proof"
        writer.close()
    assert "evil" not in nodes_of(two_nodes.here).neighbours.links


def _said(message: Message) -> bytes:
    body = encode(message)
    return struct.pack(">I", len(body)) + body


async def test_the_lobby_is_told_what_other_nodes_change(here: Api, there: Api) -> None:
    async with here.http.stream("GET", "/api/lobby") as told:
        lines = told.aiter_lines()
        while not (await anext(lines)).startswith("data:"):
            pass
        made = await there.table(players=2, name="Ana")
        await there.table(players=2, name="Eva", private=True)
        found = ""
        async with asyncio.timeout(60):
            while made.id not in found:
                found = await anext(lines)
    assert [seat["name"] for seat in json.loads(found[5:])["tables"][0]["seats"]].count("Eva") == 0


async def test_luggage_left_at_one_node_is_fetched_at_the_other(here: Api, there: Api) -> None:
    left = await there.post("/api/luggage", {"packed": {"games": [1, 2]}})
    assert await here.post("/api/luggage/fetch", {"code": left["code"]}) == {"packed": {"games": [1, 2]}}
    assert await here.refused("/api/luggage/fetch", {"code": left["code"]}) == "code_unknown"
    assert await there.refused("/api/luggage/fetch", {"code": left["code"]}) == "code_unknown"


async def test_a_rematch_is_the_same_table_from_both_nodes(here: Api, there: Api, two_nodes: Pair) -> None:
    made, devices = await a_pair(there, two_nodes)
    await there.ready(made)
    await asyncio.gather(*(device.play_out() for device in devices))
    first = await there.post(f"/api/tables/{made.id}/rematch", None, made.tokens[1])
    lobby = two_nodes.there.lobby
    following = lobby.tables[first["table"]["id"]]
    resting: list[asyncio.Future[bool]] = []
    two_nodes.there.call(lambda: resting.append(asyncio.ensure_future(lobby._rest(following))))
    await until(lambda: following.is_lost)
    assert (await here.get(f"/api/tables/{following.id}"))["table"]["seats"][0]["name"] == "Ana"
    await until(lambda: following.id in two_nodes.here.lobby.tables)
    second = await there.post(f"/api/tables/{made.id}/rematch", None, made.tokens[0])
    assert second["table"]["id"] == following.id
    assert (second["seat"], second["table"]["seats"][1]["name"]) == (0, "Leo")
    for device in devices:
        await device.close()


async def test_the_lobby_is_the_same_from_both(here: Api, there: Api) -> None:
    made = await there.table(players=2, name="Ana")
    assert made.id in [table["id"] for table in (await here.get("/api/tables"))["tables"]]
    assert json.dumps((await here.get(f"/api/standing?table={made.id}"))["tables"]).count(made.id) == 1
