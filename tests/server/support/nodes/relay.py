"""A long line: passes everything on to a server, a set time later, in both directions."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


@asynccontextmanager
async def relay(url: str, delay: float) -> AsyncIterator[str]:
    """The address at which the server seems to be, `delay` seconds away."""
    host, _, port = url.removeprefix("http://").partition(":")
    lines: set[asyncio.Task[None]] = set()

    async def connect(reader: Reader, writer: Writer) -> None:
        there, back = await asyncio.open_connection(host, int(port))
        lines.update(
            {asyncio.create_task(carry(reader, back, delay)), asyncio.create_task(carry(there, writer, delay))}
        )

    server = await asyncio.start_server(connect, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for line in lines:
            line.cancel()
        await asyncio.gather(*lines, return_exceptions=True)


async def carry(reader: Reader, writer: Writer, delay: float) -> None:
    loop = asyncio.get_running_loop()
    try:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                loop.call_later(delay, writer.write, data)
        await asyncio.sleep(delay)
    finally:
        writer.close()
