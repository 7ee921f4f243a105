"""Every frame counts: pings, pongs, empty and broken ones, before hello too, of one connection and of one address."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.server.settings import Limits
from tests.server.support.device import Api, Device, Made
from tests.server.support.raw_socket import CONT, PING, PONG, TEXT, RawSocket, frame
from tests.server.support.serving import GENEROUS, Running, quick_settings, serving, sqlite_in, wait_for

pytestmark = pytest.mark.anyio
AT_ONCE, OF_AN_ADDRESS, A_PIECE = 200, 1000, 60
STRICT = replace(
    GENEROUS,
    wire_frames_per_second=0.01,
    wire_frames_at_once=AT_ONCE,
    address_frames_per_second=0.01,
    address_frames_at_once=OF_AN_ADDRESS,
)
"""Nothing comes back while a test runs, so that frames can be counted."""
HELLO = frame(TEXT, json.dumps({"type": "hello", "protocol": 2}).encode())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path), limits=STRICT)) as running:
        yield running


def socket_of(server: Running, table: Made, source: str | None = None) -> RawSocket:
    return RawSocket(server.url, f"/tables/{table.id}/socket", source)


FLOODS = {
    "pings": frame(PING),
    "pongs": frame(PONG, b"who asked"),
    "empty texts": frame(TEXT),
    "continuations": frame(CONT, fin=False),
}


@pytest.mark.parametrize("hello", [False, True], ids=["before hello", "after hello"])
@pytest.mark.parametrize("kind", FLOODS)
async def test_one_anonymous_socket_stopped_every_table(server: Running, api: Api, kind: str, hello: bool) -> None:
    """A flood from an address of its own is cut off after so many frames, and another table plays to its end."""
    table = await api.table(players=2, name="Ana", bots=["random"])
    other = await api.table(players=2, name="Eva")
    async with Device(server.url, table.id, table.tokens) as ana, socket_of(server, other, "127.0.0.2") as mallory:
        await ana.hello()
        await ana.decline()
        if hello:
            mallory.writer.write(HELLO)
        if kind == "continuations":
            mallory.writer.write(frame(TEXT, b"{", fin=False))
        flood = asyncio.create_task(mallory.flood(FLOODS[kind] * 2000, 500))
        await api.ready(table)
        over = await ana.play_out()
        assert over["public"]["result"]
        await flood
        code = await mallory.ended()
        assert code in (None, 1008, 1009)
        assert sum(mallory.heard.values()) <= AT_ONCE + A_PIECE
    wait_for(lambda: "127.0.0.2" not in server.crowd.by_address)


async def test_many_sockets_of_one_address_are_counted_together(server: Running, api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    answered = 0
    for _ in range(5):
        async with socket_of(server, table, "127.0.0.3") as mallory:
            await mallory.flood(frame(PING) * (AT_ONCE - 20), 1)
            mallory.writer.write(frame(TEXT, b'{"type":"ping","n":1}'))
            await mallory.heard_back()
            answered += mallory.heard[PONG]
    async with socket_of(server, table, "127.0.0.3") as mallory:
        await mallory.flood(frame(PING) * (AT_ONCE - 20), 1)
        assert await mallory.ended() == 1013
        answered += mallory.heard[PONG]
    assert answered <= OF_AN_ADDRESS + A_PIECE
    async with Device(server.url, table.id, table.tokens) as ana:
        assert (await ana.hello())["seats"] == [0]


async def test_a_whole_message_in_endless_fragments_is_cut_off(server: Running, api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    async with socket_of(server, table) as mallory:
        mallory.writer.write(frame(TEXT, b"{", fin=False))
        for _ in range(70):
            mallory.writer.write(frame(CONT, b" ", fin=False))
        assert await mallory.ended() == 1009


async def test_who_only_pings_and_never_says_hello_is_sent_away(tmp_path: Path) -> None:
    limits = replace(GENEROUS, hello_seconds=0.2)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        api = Api(running.url)
        table = await api.table(players=2, name="Ana")
        async with Device(running.url, table.id) as here:
            await here.say("ping", n=1)
            await here.next("pong", n=1)
            await here.reader
            assert here.close_code == 1008
        await api.http.aclose()


async def test_hello_again_and_again_is_answered_a_few_times(tmp_path: Path) -> None:
    limits = replace(GENEROUS, hellos_per_second=0.01, hellos_at_once=3, bad_frames=20)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        api = Api(running.url)
        table = await api.table(players=2, name="Ana")
        async with Device(running.url, table.id) as here:
            for _ in range(40):
                await here.say("hello", protocol=2)
            await here.reader
            assert here.close_code == 1008
        kinds = [frame.get("code") or frame["type"] for frame in here.frames]
        assert (kinds.count("welcome"), kinds.count("snapshot")) == (3, 3)
        assert kinds.count("too_fast") <= 25
        await api.http.aclose()


async def test_hellos_of_one_address_are_counted_together(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_hellos_per_second=0.01, address_hellos_at_once=5)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        api = Api(running.url)
        table = await api.table(players=2, name="Ana")
        welcomed = 0
        for _ in range(8):
            async with Device(running.url, table.id) as here:
                await here.say("hello", protocol=2)
                try:
                    await here.next("welcome")
                    welcomed += 1
                except EOFError:
                    assert here.close_code == 1013
        assert welcomed == 5
        await api.http.aclose()


def test_a_household_stays_far_below_the_limits() -> None:
    limits = Limits()
    assert limits.wire_frames_per_second >= 2 * limits.frames_per_second
    assert limits.wire_frames_at_once >= limits.frames_at_once + limits.bad_frames
    assert limits.address_frames_per_second >= 5 * limits.wire_frames_per_second
