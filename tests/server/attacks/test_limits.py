"""Limits: how much may be asked, how big, how fast, and from where."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sobremesa.server.entrance.limits import Bucket, Buckets, is_welcome
from sobremesa.server.settings import Limits
from sobremesa.server.socket.connection import Connection
from tests.server.support.device import Api, Device
from tests.server.support.serving import GENEROUS, Running, quick_settings, serving, sqlite_in

TIGHT = Limits(frames_per_second=1, frames_at_once=20, bad_frames=5, tables_per_minute=1, tables_at_once=8, tables=100)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(quick_settings(sqlite_in(tmp_path_factory.mktemp("limits")), limits=TIGHT)) as running:
        yield running


def test_a_bucket_fills_at_its_pace() -> None:
    now = 0.0
    bucket = Bucket(2, 3, clock=lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own() -> None:
    buckets = Buckets(0.001, 1, keep=2)
    assert [buckets.take(name) for name in ("a", "a", "b", "c", "a")] == [True, False, True, True, True]


@pytest.mark.parametrize(
    ("origin", "host", "welcome"),
    [
        (None, "home:8731", True),
        ("http://home:8731", "home:8731", True),
        ("https://home:8731", "HOME:8731", True),
        ("http://home", "home:8731", False),
        ("http://evil.example", "home:8731", False),
        ("null", "home:8731", False),
        ("http://evil.example", None, False),
        ("http://dev.example:5173", "home:8731", True),
    ],
)
def test_only_our_own_pages_may_talk(origin: str | None, host: str | None, welcome: bool) -> None:
    assert is_welcome(origin, host, ("http://dev.example:5173",)) is welcome


@pytest.mark.anyio
async def test_too_many_frames_are_refused_and_then_the_connection_ends(api: Api, server: Running) -> None:
    table = await api.table(players=2, name="Ana")
    async with Device(server.url, table.id) as here:
        for n in range(40):
            await here.say("ping", n=n)
        assert (await here.until(lambda frame: frame.get("code") == "too_fast"))["words"]["en"]
        await here.reader
        assert here.close_code == 1008
    assert sum(frame["type"] == "pong" for frame in here.frames) < 25


@pytest.mark.anyio
async def test_a_frame_too_big_ends_the_connection(api: Api, server: Running) -> None:
    table = await api.table(players=2, name="Ana")
    address = f"{server.url.replace('http', 'ws')}/tables/{table.id}/socket"
    async with connect(address, proxy=None) as socket:
        await socket.send(json.dumps({"type": "chat", "text": "x" * 20_000}))
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        assert socket.close_code == 1009


@pytest.mark.anyio
async def test_bodies_too_big_are_refused_with_and_without_their_length(api: Api) -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    big = await api.http.post("/api/tables", content=b"x" * 70_000)
    counted = await api.http.post("/api/tables", content=chunks())
    assert (big.status_code, counted.status_code) == (413, 413)
    assert counted.json()["code"] == "too_big"


class SlowWire:
    """A wire whose other end never reads."""

    def __init__(self) -> None:
        self.at_once: Callable[[bytes], bool] | None = None
        self.written: list[bytes] = []
        self.code: int | None = None

    def write_text(self, frame: bytes) -> None:
        self.written.append(frame)

    def waiting_bytes(self) -> int:
        return sum(map(len, self.written))

    def measure(self, heard: Callable[[float], None]) -> None: ...

    def may_greet(self) -> tuple[bool, bool]:
        return True, True

    def settle(self, standing: int) -> None: ...

    def end(self, code: int) -> None:
        self.code = code


def test_a_slow_reader_is_sent_away_and_holds_nobody_up() -> None:
    wire = SlowWire()
    connection = Connection(wire, Limits(waiting_bytes=25))
    for _ in range(6):
        connection.send(b"ten bytes.")
    assert (len(wire.written), wire.code) == (3, 1013)


@pytest.mark.anyio
async def test_a_reader_who_stops_reading_is_cut_off(server: Running, api: Api) -> None:
    """Nothing is read from a real socket until the server has given up on it; the others hear everything."""
    table = await api.table(players=2, name="Ana")
    address = f"{server.url.replace('http', 'ws')}/tables/{table.id}/socket"
    async with (
        connect(address, proxy=None, max_queue=1, close_timeout=0.1) as deaf,
        Device(server.url, table.id) as here,
    ):
        await deaf.send(json.dumps({"type": "hello", "protocol": 2}))
        await here.hello()
        room = server.lobby.tables[table.id]
        padding = {"type": "ack", "id": "x" * 100_000, "seq": 0}
        for _ in range(200):
            server.call(room.say, padding)
            await asyncio.sleep(0)
            if len(room.listeners) == 1:
                break
            await asyncio.sleep(0.01)
        assert len(room.listeners) == 1


@pytest.mark.anyio
async def test_tables_cannot_be_made_without_end(api: Api) -> None:
    codes = [(await api.ask("POST", "/api/tables", {"game": "sealed", "name": "Ana"})).status_code for _ in range(12)]
    assert codes[-1] == 429


@pytest.fixture
def short_of_changes(tmp_path: Path) -> Iterator[Running]:
    limits = replace(GENEROUS, changes_per_second=0.001, changes_at_once=5, sits_per_minute=0.01, sits_at_once=3)
    with serving(quick_settings(sqlite_in(tmp_path), limits=limits)) as running:
        yield running


@pytest.mark.anyio
async def test_renames_had_no_limit(short_of_changes: Running) -> None:
    api = Api(short_of_changes.url)
    table = await api.table(players=2, name="Ana")
    path = f"/api/tables/{table.id}/seats/0"
    told = [await api.ask("PATCH", path, {"name": f"Ana {n}"}, table.tokens[0]) for n in range(8)]
    assert [answer.status_code for answer in told] == [200] * 5 + [429] * 3
    await api.post(f"{path}/leave", None, table.tokens[0])  # who wants to go may go
    await api.http.aclose()


@pytest.mark.anyio
async def test_who_was_kicked_sat_down_again_and_again(short_of_changes: Running) -> None:
    api = Api(short_of_changes.url)
    table = await api.table(players=2, name="Ana")
    await api.sit(table, "Mallory")
    await api.post(f"/api/tables/{table.id}/seats/1/kick", None, table.tokens[0])
    assert await api.refused(f"/api/tables/{table.id}/seats", {"name": "Mallory"}) == "too_fast"
    other = await api.table(players=2, name="Eva")
    await api.sit(other, "Mallory")  # elsewhere nobody has sent them away
    elsewhere = httpx.AsyncHTTPTransport(local_address="127.0.0.2")
    async with httpx.AsyncClient(base_url=api.url, transport=elsewhere) as leo:
        assert (await leo.post(f"/api/tables/{table.id}/seats", json={"name": "Leo"})).status_code == 201
    await api.http.aclose()


@pytest.mark.anyio
async def test_sitting_down_and_leaving_had_no_limit(short_of_changes: Running) -> None:
    api = Api(short_of_changes.url)
    table = await api.table(players=2, name="Ana")
    codes = []
    for _ in range(5):
        answer = await api.ask("POST", f"/api/tables/{table.id}/seats", {"name": "Mallory"})
        codes.append(answer.status_code)
        if answer.status_code == 201:
            await api.post(f"/api/tables/{table.id}/seats/1/leave", None, answer.json()["token"])
    assert codes == [201] * 3 + [429] * 2
    await api.http.aclose()
