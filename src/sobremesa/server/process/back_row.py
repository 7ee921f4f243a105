"""Tables that nobody plays at or watches: their bots act one table at a time, and rest for as long as it took."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

LONGEST_REST = 0.05


class BackRow:
    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        async with self._turn:
            began = time.monotonic()
            yield
            await asyncio.sleep(min(LONGEST_REST, time.monotonic() - began))
