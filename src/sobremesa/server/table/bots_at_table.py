"""Bots think outside the event loop, within a time limit, at a pace people can watch."""

from __future__ import annotations

import asyncio
import contextlib
import time

from ...contract.match import Match
from ..logs import trouble, warn
from ..refusals import Refused
from .acting import take
from .events import append_event
from .game_at_play import GameAtPlay
from .row import SEAT
from .state import PLAYING
from .table import Table
from .thinking import Thinking

FAILED, SLOW = "bot_failed", "bot_slow"


class BotsAtTable:
    """Asks each bot once per question: bystanders first, so that offers are answered before the game goes on."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking = Thinking(table)
        self.answered: dict[int, int] = {}
        self.courtesy: tuple[dict[int, int], float] = ({}, 0.0)
        self.excused: set[tuple[int, str]] = set()

    async def run(self) -> None:
        while not self.table.is_over:
            changed = self.table.changed
            if not await self._one_in_turn():
                await changed.wait()

    async def _one_in_turn(self) -> bool:
        """Where nobody plays or watches, the bots of other tables come first."""
        if not self.table.is_alone:
            return await self.one_action()
        async with self.table.services.back_row.turn():
            return await self.one_action()

    async def one_action(self) -> bool:
        """Lets one bot act; False if none has anything to do."""
        play = self.table.play
        if play is None or self.table.state.name != PLAYING:
            return False
        awaited = play.match.awaited
        for seat in play.match.actors:
            asked = seat not in awaited and self._is_bot(seat) and self._asked_anew(play, seat)
            if asked and await self._ask(play, seat, awaited=False):
                return True
        for seat in awaited:
            if self._is_bot(seat):
                if (patience := self._patience(play)) > 0:
                    await self._hear(patience)
                    return True
                return await self._ask(play, seat, awaited=True)
        return False

    def _patience(self, play: GameAtPlay) -> float:
        """How long to wait still for people who were asked something and have not answered."""
        here = self.table.persons_here()
        asked = {seat: decision(play.match, seat) for seat in play.match.invited if seat in here}
        if not asked:
            return 0.0
        if not asked.items() <= self.courtesy[0].items():
            self.courtesy = (asked, time.monotonic() + self.table.services.settings.bot_courtesy)
        return self.courtesy[1] - time.monotonic()

    async def _hear(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.table.changed.wait(), seconds)

    def _is_bot(self, seat: int) -> bool:
        return self.table.state.seats[seat].bot is not None

    def _asked_anew(self, play: GameAtPlay, seat: int) -> bool:
        number = decision(play.match, seat)
        if self.answered.get(seat) == number:
            return False
        self.answered[seat] = number
        return True

    async def _ask(self, play: GameAtPlay, seat: int, awaited: bool) -> bool:
        number, began = decision(play.match, seat), time.monotonic()
        try:
            action = await self.thinking.of(seat, play.match, lambda bot: bot.choose)
        except TimeoutError:
            warn("a bot ran out of time", table=self.table.id, seat=seat)
            return await self._play(play, seat, number, None, SLOW)
        except Exception:
            trouble("a bot failed", table=self.table.id, seat=seat)
            return await self._play(play, seat, number, None, FAILED)
        if action is None and not awaited:
            return False
        await self._wait(began)
        return await self._play(play, seat, number, action, FAILED)

    async def _wait(self, began: float) -> None:
        if self.table.has_people:
            await asyncio.sleep(max(0.0, self.table.services.settings.bot_pace - (time.monotonic() - began)))

    async def _play(self, play: GameAtPlay, seat: int, number: int, action: int | None, excuse: str) -> bool:
        """Without an action, or if it is refused, the table goes on with the default one."""
        table = self.table
        async with table.turn:
            stale = table.play is not play or table.state.name != PLAYING or not self._is_bot(seat)
            if stale or decision(play.match, seat) != number:
                return True
            if action is None:
                await self._play_default(play, seat, excuse)
                return True
            try:
                await take(table, play, seat, action, "bot")
            except Refused as refused:
                warn("a bot's action was refused", table=table.id, seat=seat, code=refused.code)
                await self._play_default(play, seat, excuse)
        return True

    async def _play_default(self, play: GameAtPlay, seat: int, excuse: str) -> None:
        """Says so once for each bot. The caller has the turn."""
        if (seat, excuse) not in self.excused:
            self.excused.add((seat, excuse))
            await append_event(self.table, SEAT, excuse, seat)
        if seat in play.match.awaited:
            await take(self.table, play, seat, play.match.default_action(seat), "bot")


def decision(match: Match, seat: int) -> int:
    return match.game.decision(match.board, match.state, seat)
