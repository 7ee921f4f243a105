"""Where a table's bots think: outside the event loop, from a seat's view and history, within a time limit."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from .... import bots
from ....bots.player import Bot, History, known_to
from ....contract.match import Match
from ....contract.view import View
from ...operating.trace import new_name, trace

if TYPE_CHECKING:
    from ..table import Table

Told = TypeVar("Told")


class Thinking:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.bots: dict[int, tuple[str, Bot]] = {}

    async def of(self, seat: int, match: Match, question: Callable[[Bot, View, History], Told]) -> Told:
        """A bot's answer; TimeoutError when it was busy for too long (not when it had to queue)."""
        view, history = known_to(match, seat)
        trace.set(f"bot-{new_name()}")  # a bot's thought is the beginning of its action
        bot, figures, began = self.bot(seat), self.table.services.figures, time.perf_counter()
        try:
            return await self._in_a_thread(lambda: question(bot, view, history))
        except Exception as error:
            figures.excuses.add("slow" if isinstance(error, TimeoutError) else "failed")
            raise
        finally:
            figures.thinking.observe(time.perf_counter() - began)

    async def _in_a_thread(self, think: Callable[[], Told]) -> Told:
        services = self.table.services
        while True:
            job = services.thinkers.submit(think, can_wait=self.table.is_alone)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(job), services.settings.bot_seconds)
            except TimeoutError:
                if not job.cancelled():  # it was running, and still is: a bot of its own next time, and a fresh thread
                    self.bots.clear()
                    services.replace_thinkers()
                    raise

    def bot(self, seat: int) -> Bot:
        name = self.table.state.seats[seat].bot
        assert name is not None
        if seat not in self.bots or self.bots[seat][0] != name:
            self.bots[seat] = (name, bots.at_table(self.table.made.game, name))
        return self.bots[seat][1]
