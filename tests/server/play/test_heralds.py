"""Slow games: whoever is elsewhere is told when a turn begins, at an address the owner allows."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import msgspec
import pytest

from sobremesa.server.lobby.heralding import is_allowed
from tests.server.support.device import Api, Device
from tests.server.support.serving import Running, quick_settings, serving, sqlite_in

Devices = Callable[..., Device]


class Doorstep:
    """Somebody's own server: refuses once, then takes what comes."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.refusals = 1

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        size = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.lower().startswith(b"content-len"))
        body = msgspec.json.decode(await reader.readexactly(size))
        status, self.refusals = (b"500 No" if self.refusals else b"204 Yes"), 0
        if status.startswith(b"2"):
            self.heard.put_nowait((head.split(b" ")[1].decode(), body))
        writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        await writer.drain()
        writer.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


PORT = free_port()
HERE = f"http://127.0.0.1:{PORT}/turns"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("heralds")
    with serving(quick_settings(sqlite_in(folder), webhooks=(HERE,), webhook_waits=(0, 0.05))) as running:
        yield running


@pytest.fixture
async def doorstep() -> AsyncIterator[Doorstep]:
    there = Doorstep()
    async with await asyncio.start_server(there.answer, "127.0.0.1", PORT):
        yield there


@pytest.mark.anyio
async def test_a_turn_that_begins_is_told_once_more_when_nobody_answered(
    api: Api, device: Devices, doorstep: Doorstep
) -> None:
    table = await api.table(game="sealed", players=2, name="Ana", bots=["random"])
    told = await api.post(f"/api/tables/{table.id}/webhook", {"url": f"{HERE}/ana"}, table.tokens[0], "PUT")
    assert told["table"]["webhook"] is True
    ana = device(table)
    await ana.open()
    await ana.hello()
    await ana.decline()
    await api.ready(table)
    async with asyncio.timeout(60):
        path, message = await doorstep.heard.get()
    assert path == "/turns/ana"
    assert message | {"since": 0} == {
        "event": "turn",
        "table": table.id,
        "game": "sealed",
        "seat": 0,
        "name": "Ana",
        "since": 0,
        "until": None,
        "page": f"/t/{table.id}",
    }
    assert not any(HERE in frame for frame in ana.raw)
    told = await api.post(f"/api/tables/{table.id}/webhook", {"url": None}, table.tokens[0], "PUT")
    assert told["table"]["webhook"] is False
    await ana.close()


@pytest.mark.anyio
async def test_an_address_the_owner_does_not_allow_is_refused(api: Api) -> None:
    table = await api.table(game="sealed", players=2, name="Ana", bots=["random"])
    for url in ("http://127.0.0.1:1/turns", "http://127.0.0.1.evil.example/turns", "file:///etc/passwd", "turns"):
        refused = await api.refused(f"/api/tables/{table.id}/webhook", {"url": url}, table.tokens[0], "PUT")
        assert refused == "webhook_refused"


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://a.example/x", True),
        ("https://a.example/x/y?z=1", True),
        ("https://a.example/xy", False),
        ("https://a.example/x/../y", False),
        ("https://a.example/x/%2e%2e/y", False),
        ("https://a.example/x/.%2E/y", False),
        ("https://a.example:444/x", False),
        ("http://a.example/x", False),
        ("https://me@a.example/x", False),
        ("https://a.example.b.example/x", False),
    ],
)
def test_only_what_lies_below_an_allowed_address_is_allowed(url: str, allowed: bool) -> None:
    assert is_allowed(url, ("https://a.example/x/",)) is allowed
    assert not is_allowed(url, ())
