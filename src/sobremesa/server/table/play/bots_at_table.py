"""Bots at a table: asked while there is something to ask them, within a time limit, at a pace people can watch."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from ....bots.player import Asking, Question, question_number
from ...operating.logs import trouble, warn
from ...refusals import Refused
from ...settings import PACES
from ..log.events import BotFailed, BotSlow
from ..log.saying import say
from ..log.state import PLAYING
from ..mail import BotActs, BotFails, Skip
from ..seats.holding import seat_of
from .acting import take
from .game_at_play import GameAtPlay
from .out_of_time import default_action
from .thinking import Thinking

if TYPE_CHECKING:
    from ..table import Table


class BotsAtTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking = Thinking(table)
        self.asking = Asking()
        self.courtesy: tuple[dict[int, int], float] = ({}, 0.0)
        self.excused: set[tuple[int, type[Any]]] = set()
        self.is_hurried = False
        """Somebody wants to skip to their turn."""
        self._is_running = False
        self._nudged = asyncio.Event()

    def look(self) -> None:
        """To be called after everything that happens: where nobody is a bot, nothing is done."""
        if not self._is_running and self.table.has_bots:
            self._is_running = True
            self.table.spawn(self._run())

    async def _run(self) -> None:
        try:
            await self.run()
        finally:
            self._is_running = False

    async def run(self) -> None:
        while not self.table.is_over and self.table.has_bots:
            changed = self.table.changed
            if not await self._one_in_turn() and not changed.is_set():
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
        if any(seat.number in play.match.awaited for seat in self.table.people):
            self.is_hurried = False
        for question in self.asking.questions(play.match, self._is_bot):
            if question.is_awaited and (patience := self._patience(play)) > 0:
                await self._hear(patience)
                return True
            if await self._ask(play, question):
                return True
        return False

    def _patience(self, play: GameAtPlay) -> float:
        """How long to wait still for people who were asked something and have not answered."""
        if self.is_hurried:
            return 0.0
        here = self.table.persons_here()
        open_now = {seat: question_number(play.match, seat) for seat in play.match.invited if seat in here}
        if not open_now:
            return 0.0
        if not open_now.items() <= self.courtesy[0].items():
            self.courtesy = (open_now, time.monotonic() + self.table.answer_seconds)
        return self.courtesy[1] - time.monotonic()

    async def _hear(self, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.table.changed.wait(), seconds)

    def _is_bot(self, seat: int) -> bool:
        return self.table.state.seats[seat].bot is not None

    async def _ask(self, play: GameAtPlay, question: Question) -> bool:
        began, seat = time.monotonic(), question.seat
        try:
            action = await self.thinking.of(seat, play.match, lambda bot, view, history: bot.choose(view, history))
        except TimeoutError:
            warn("a bot ran out of time", table=self.table.id, seat=seat)
            return await self._play(play, question, None, BotSlow)
        except Exception:
            trouble("a bot failed", table=self.table.id, seat=seat)
            return await self._play(play, question, None, BotFailed)
        if action is None and not question.is_awaited:
            return False
        await self._wait(began)
        return await self._play(play, question, action, BotFailed)

    async def _wait(self, began: float) -> None:
        while self.table.has_people and (left := self._pace() - (time.monotonic() - began)) > 0:
            self._nudged.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._nudged.wait(), left)

    def nudge(self) -> None:
        """The pace has changed: whoever waits looks again."""
        self._nudged.set()

    def _pace(self) -> float:
        """Seconds between two actions of bots."""
        if self.is_hurried:
            return 0.0
        table = self.table
        return table.services.settings.bot_pace * PACES.get(table.state.pace or table.charter.pace, 1.0)

    async def _play(self, play: GameAtPlay, question: Question, action: int | None, excuse: type[Any]) -> bool:
        with contextlib.suppress(Refused):  # the table is paused by then, or gone
            await self.table.keeper.ask(BotActs(self, play, question.seat, question.number, action, excuse))
        return True


def act(table: Table, wanted: BotActs) -> None:
    """Without an action, or if it is refused, the table goes on with the default one."""
    play, seat = wanted.play, wanted.seat
    is_stale = table.play is not play or table.state.name != PLAYING or table.state.seats[seat].bot is None
    if is_stale or question_number(play.match, seat) != wanted.question:
        return
    if wanted.action is not None:
        try:
            return take(table, play, seat, wanted.action, "bot")
        except Refused as refused:
            warn("a bot's action was refused", table=table.id, seat=seat, code=refused.code)
    _play_default(table, wanted)


def _play_default(table: Table, wanted: BotActs) -> None:
    """Says so once for each bot."""
    seat, match, excused = wanted.seat, wanted.play.match, wanted.asking.excused
    if (seat, wanted.excuse) not in excused:
        excused.add((seat, wanted.excuse))
        say(table, wanted.excuse(seat=seat))
    if seat in match.awaited:
        take(table, wanted.play, seat, default_action(match, seat), "bot")


def skip(table: Table, wanted: Skip) -> None:
    """For whoever plays against bots alone: others at the table may want to watch."""
    seat_of(table, wanted.held)
    if table.state.name != PLAYING or table.bots is None:
        raise Refused("not_playing")
    if len(table.people) > 1:
        raise Refused("others_watch")
    table.bots.is_hurried = True
    table.bots.nudge()


def fail(table: Table, wanted: BotFails) -> Coroutine[Any, Any, None]:
    from .halting import halt

    return halt(table, "reason.bot_failed", name=table.state.seats[wanted.seat].name)


def bots_for(table: Table) -> BotsAtTable:
    if table.is_real_time:
        from ..real_time.quick_bots import QuickBotsAtTable

        return QuickBotsAtTable(table)
    return BotsAtTable(table)
