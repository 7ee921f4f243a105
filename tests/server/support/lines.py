"""Lines between processes that can be cut (everything ends) or go deaf (nothing arrives until they hear again)."""

import asyncio
from contextlib import suppress
from pathlib import Path

Address = tuple[str, int] | Path
Reader = asyncio.StreamReader
Writer = asyncio.StreamWriter


class Line:
    """Passes each connection on to one of its ends in turn, to the next if that one does not answer: a balancer."""

    def __init__(self, *ends: Address) -> None:
        self.ends = list(ends)
        self.is_cut = False
        self._hears = asyncio.Event()
        self._hears.set()
        self._turn = 0
        self._writers: set[Writer] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self, at: Path | None = None) -> None:
        if at is None:
            self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0, backlog=1000)
        else:
            self._server = await asyncio.start_unix_server(self._connect, at)

    @property
    def address(self) -> str:
        assert self._server is not None
        host, port = self._server.sockets[0].getsockname()
        return f"{host}:{port}"

    def cut(self) -> None:
        self.is_cut = True
        self.drop()

    def drop(self) -> None:
        """Whoever is connected has to connect again."""
        for writer in list(self._writers):
            writer.transport.abort()

    def deafen(self) -> None:
        self._hears.clear()

    def heal(self) -> None:
        """What was said meanwhile arrives now, late."""
        self.is_cut = False
        self._hears.set()

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        self.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _connect(self, reader: Reader, writer: Writer) -> None:
        found = None if self.is_cut else await self._next()
        if found is None:
            return writer.transport.abort()
        there, back = found
        self._writers |= {writer, back}
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _next(self) -> tuple[Reader, Writer] | None:
        for _ in range(len(self.ends)):
            self._turn += 1
            end = self.ends[self._turn % len(self.ends)]
            with suppress(OSError):
                if isinstance(end, Path):
                    return await asyncio.open_unix_connection(end)
                return await asyncio.open_connection(*end)
        return None

    async def _carry(self, reader: Reader, writer: Writer) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(1 << 16):
                    await self._hears.wait()
                    writer.write(data)
                    await writer.drain()
        finally:
            self._writers.discard(writer)
            writer.close()
