"""Bots at a table in real time: each says what it will do and when, and does so unless something happens before."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from ....bots.player import Intention, intention, question_number
from ...operating.logs import trouble, warn
from ...refusals import Refused
from ..log.state import PLAYING
from ..mail import Act, BotFails
from ..play.bots_at_table import BotsAtTable
from ..play.game_at_play import GameAtPlay
from ..table import Table

REFUSED_MS = 250
"""A bot that was overtaken looks again after so long, even if nothing has happened."""


class QuickBotsAtTable(BotsAtTable):
    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.resting: dict[int, float] = {}
        """Until when a bot that was refused keeps still."""

    async def run(self) -> None:
        while not self.table.is_over and self.table.has_bots:
            changed, play = self.table.changed, self.table.play
            intentions = await self._ask_all(play) if play is not None and self._seats() else {}
            left = min((due for due, _ in intentions.values()), default=None)
            if left is not None:
                left = (left - self.table.time.now()) / 1000
            if left is None or left > 0:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), left)
            if play is not None and not changed.is_set():
                await self._act(play, intentions)

    def _seats(self) -> list[int]:
        """The bots that may do something now."""
        table = self.table
        if table.play is None or table.state.name != PLAYING:
            return []
        match = table.play.match
        able = {*match.actors, *match.awaited}
        return [seat.number for seat in table.state.seats if seat.bot is not None and seat.number in able]

    async def _ask_all(self, play: GameAtPlay) -> dict[int, tuple[float, int]]:
        """For each bot that wants to act: when (in milliseconds of play) and what."""
        moment = self.table.state.moment
        found: dict[int, tuple[float, int]] = {}
        for seat in self._seats():
            meant = await self._intention(play, seat)
            if meant is not None:
                due = max(moment + meant.after, self.resting.get(seat, 0.0))
                found[seat] = (due, meant.action)
        return found

    async def _intention(self, play: GameAtPlay, seat: int) -> Intention | None:
        pace = int(1000 * self.table.services.settings.bot_pace)
        try:
            return await self.thinking.of(seat, play.match, partial(intention, pace=pace))
        except TimeoutError:
            warn("a bot ran out of time", table=self.table.id, seat=seat)
        except Exception:
            trouble("a bot failed", table=self.table.id, seat=seat)
            await self.table.keeper.ask(BotFails(seat))
        return None

    async def _act(self, play: GameAtPlay, intentions: dict[int, tuple[float, int]]) -> None:
        """Puts what is due on the docket, and waits for the verdicts."""
        now = self.table.time.now()
        due = {seat: action for seat, (at, action) in intentions.items() if at <= now}
        await asyncio.gather(*(self._claim(play, seat, action) for seat, action in due.items()))

    async def _claim(self, play: GameAtPlay, seat: int, action: int) -> None:
        """Being overtaken is no mistake: the bot looks again."""
        try:
            answer = await self.table.keeper.ask(Act(seat, None, question_number(play.match, seat), action, how="bot"))
        except Refused as refused:
            answer = refused.as_json()
        if not isinstance(answer, int):
            self.resting[seat] = self.table.time.now() + REFUSED_MS
