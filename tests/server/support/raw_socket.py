"""A WebSocket without manners: frames of any kind, as many as one likes, as bytes on a connection."""

import asyncio
from collections import Counter

TEXT, CONT, CLOSE, PING, PONG = 1, 0, 8, 9, 10


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A masked frame, as clients send them; the mask is zero."""
    assert len(data) < 126
    return bytes((0x80 * fin | kind, 0x80 | len(data))) + bytes(4) + data


class RawSocket:
    def __init__(self, url: str, path: str, source: str | None = None, host: str | None = None) -> None:
        self.host, _, port = url.removeprefix("http://").partition(":")
        self.port, self.path = int(port), path
        self.source, self.name = source, host or self.host
        self.heard: Counter[int] = Counter()
        """Frames the server has sent, by kind."""
        self.texts: list[bytes] = []
        self.code: int | None = None

    async def __aenter__(self) -> "RawSocket":
        local = (self.source, 0) if self.source else None
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port, local_addr=local)
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        self.writer.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.name}:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head
        self.reading = asyncio.create_task(self._read())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        await self.reading

    async def flood(self, frames: bytes, times: int) -> None:
        """Sends until everything is sent or the server has had enough; then all that was answered has been read."""
        try:
            for _ in range(times):
                self.writer.write(frames)
                await self.writer.drain()
                await asyncio.sleep(0)
                if self.reading.done():
                    break
        except ConnectionError:
            pass

    async def heard_back(self) -> None:
        """Something other than pongs."""
        while not self.texts and not self.reading.done():
            await asyncio.sleep(0.01)

    async def ended(self) -> int | None:
        """How the server closed."""
        await self.reading
        return self.code

    async def _read(self) -> None:
        try:
            while True:
                first, size = await self.reader.readexactly(2)
                if size == 126:
                    size = int.from_bytes(await self.reader.readexactly(2), "big")
                elif size == 127:
                    size = int.from_bytes(await self.reader.readexactly(8), "big")
                data = await self.reader.readexactly(size)
                kind = first & 15
                self.heard[kind] += 1
                if kind == TEXT:
                    self.texts.append(data)
                if kind == CLOSE:
                    self.code = int.from_bytes(data[:2], "big")
                    return
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
