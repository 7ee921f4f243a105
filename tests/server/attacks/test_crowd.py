"""Connections: counted, in all and by address; half requests end; seats come before spectators."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from sobremesa.server.entrance import crowd as crowds
from sobremesa.server.entrance.crowd import SEATED, WATCHING, Crowd, room
from sobremesa.server.settings import Limits
from tests.server.support.device import Api, Device
from tests.server.support.serving import GENEROUS, Running, quick_settings, serving, sqlite_in, wait_for

pytestmark = pytest.mark.anyio


class Line:
    """A transport of which only its end is of interest."""

    def __init__(self) -> None:
        self.is_cut = False

    def abort(self) -> None:
        self.is_cut = True


def line() -> asyncio.Transport:
    return cast(asyncio.Transport, Line())


def is_cut(transport: asyncio.Transport) -> bool:
    return cast(Line, transport).is_cut


@asynccontextmanager
async def half(server: Running, sent: bytes) -> AsyncIterator[asyncio.StreamReader]:
    """A connection on which something was sent and nothing follows."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    await writer.drain()
    yield reader
    writer.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    limits = replace(GENEROUS, head_seconds=0.3, body_seconds=0.3, connections=40, connections_per_address=30)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        yield running


HALVES = {
    "nothing": (b"", b""),
    "half a head": (b"GET /health HTT", b"HTTP/1.1 408 "),
    "a head without its end": (b"GET /health HTTP/1.1\r\nHost: localhost\r\n", b"HTTP/1.1 408 "),
    "no body": (b"POST /api/play HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50\r\n\r\n", b"HTTP/1.1 408 "),
    "half a body": (
        b"POST /api/play HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{    \r\n",
        b"HTTP/1.1 408 ",
    ),
    "half a second request": (
        b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /hea",
        b"HTTP/1.1 200 ",
    ),
}


@pytest.mark.parametrize("kind", HALVES)
async def test_half_requests_that_never_end_were_kept_for_ever(server: Running, kind: str) -> None:
    sent, answer = HALVES[kind]
    async with half(server, sent) as reader:
        told = await reader.read()
        assert told == b"" if kind == "nothing" else told.startswith(answer)
    wait_for(lambda: not server.crowd.visits)


async def test_eleven_hundred_half_requests_locked_everybody_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, head_seconds=60, connections=40, connections_per_address=30)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        waiting = [half(running, b"GET /health HTTP/1.1\r\n") for _ in range(100)]
        for one in waiting:
            await one.__aenter__()
        api = Api(running.url)
        assert (await api.get("/health"))["status"] == "ok"
        assert len(running.crowd.visits) <= 30
        for one in waiting:
            await one.__aexit__(None, None, None)
        await api.http.aclose()


async def test_spectators_locked_a_seated_player_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, spectators_per_table=3)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        api = Api(running.url)
        table = await api.table(players=2, name="Ana")
        watchers = [Device(running.url, table.id) for _ in range(3)]
        for watcher in watchers:
            await watcher.open()
            await watcher.hello()
        async with Device(running.url, table.id) as late:
            await late.say("hello", protocol=2)
            assert (await late.next("refused"))["code"] == "server_full"
            await late.reader
            assert late.close_code == 1013
        async with Device(running.url, table.id, table.tokens) as ana:
            assert (await ana.hello())["seats"] == [0]
        for watcher in watchers:
            await watcher.close()
        await api.http.aclose()


async def test_connections_that_say_nothing_make_room_for_a_seat(server: Running, api: Api) -> None:
    table = await api.table(players=2, name="Ana")
    watchers = [Device(server.url, table.id) for _ in range(35)]
    for watcher in watchers:
        await watcher.open()
        await watcher.say("hello", protocol=2)
    async with Device(server.url, table.id, table.tokens) as ana:
        assert (await ana.hello())["seats"] == [0]
        for _ in range(40):
            async with Device(server.url, table.id) as another:
                await another.say("hello", protocol=2)
        await ana.say("ping", n=7)
        await ana.next("pong", n=7)
    for watcher in watchers:
        await watcher.close()


def test_who_makes_room_first() -> None:
    crowd = Crowd(replace(GENEROUS, connections=3))
    seated, watching, unknown = line(), line(), line()
    for transport, standing in ((seated, SEATED), (watching, WATCHING), (unknown, crowds.UNKNOWN)):
        visit = crowd.come(transport, "a")
        assert visit is not None
        visit.standing = standing
    fourth = crowd.come(line(), "b")
    assert fourth is not None
    assert is_cut(unknown)
    assert not is_cut(watching)
    fourth.standing = SEATED
    fifth = crowd.come(line(), "b")
    assert fifth is not None
    assert is_cut(watching)
    fifth.standing = SEATED
    assert crowd.come(line(), "b") is None
    assert not is_cut(seated)
    crowd.go(seated)
    assert crowd.come(line(), "b") is not None


def test_one_address_has_so_many_connections_and_makes_room_among_its_own() -> None:
    crowd = Crowd(replace(GENEROUS, connections_per_address=2))
    lines = [line() for _ in range(3)]
    other = line()
    crowd.come(other, "b")
    for transport in lines:
        crowd.come(transport, "a")
    assert [is_cut(transport) for transport in (*lines, other)] == [True, False, False, False]
    assert crowd.by_address == {"a": 2, "b": 1}


def test_being_full_is_said_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    crowd = Crowd(replace(GENEROUS, connections=1))
    for _ in range(5):
        crowd.come(line(), "a")
    told = [record for record in caplog.records if "no room" in record.getMessage()]
    assert len(told) == 1


def test_there_are_fewer_connections_than_files() -> None:
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == resource.RLIM_INFINITY or room() < soft
    assert Crowd(Limits()).most == room()


def test_behind_a_proxy_nothing_is_counted_by_address() -> None:
    crowd = Crowd(Limits(connections_per_address=1, arrivals_at_once=1).of_any_address())
    assert all(crowd.come(line(), "proxy") for _ in range(50))
