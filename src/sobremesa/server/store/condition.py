"""How the store is: whether a row written now would reach the disk. Asked often, tried every few seconds."""

from __future__ import annotations

import asyncio
import time

from ..operating.logs import trouble
from . import Writer

TRIED_EVERY = 5.0
PATIENCE = 5.0


class Condition:
    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self._turn = asyncio.Lock()
        self._at: float | None = None
        self._is_good = True

    async def is_good(self) -> bool:
        async with self._turn:
            if self._at is None or time.monotonic() - self._at > TRIED_EVERY:
                self._is_good = await self._try()
                self._at = time.monotonic()
            return self._is_good

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.writer.try_out()
        except Exception:
            if self._is_good:
                trouble("the store is not well")
            return False
        return True
