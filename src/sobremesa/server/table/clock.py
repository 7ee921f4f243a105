"""Clocks: absolute deadlines, stored with the row that set them; and the game's own time, where it has one.

Games in real time are not kept here: their time and their actions are one queue, the docket.
"""

from __future__ import annotations

import asyncio
import math

from ...contract.game import Game
from ..refusals import Refused
from .acting import broken, take, take_tick
from .play_time import has_own_time, next_tick
from .row import now_ms
from .state import PLAYING
from .table import Table


async def keep_time(table: Table) -> None:
    """Runs beside a game: acts for those out of time, and plays what happens by itself."""
    while not table.is_over:
        changed, left = table.changed, time_left(table)
        try:
            await asyncio.wait_for(changed.wait(), left)
        except TimeoutError:
            async with table.turn:
                await ring(table)


def has_time(table: Table, game: Game) -> bool:
    return table.charter.seconds is not None or has_own_time(game)


def time_left(table: Table) -> float | None:
    """Seconds until the next thing is due."""
    play = table.play
    if play is None or table.state.name != PLAYING:
        return None
    left = [at - now_ms() for at in table.state.deadlines.values()]
    tick = next_tick(play.match)
    if tick is not None:
        left.append(math.ceil(tick.at - table.time.now()))
    return max(0, min(left)) / 1000 if left else None


async def ring(table: Table) -> None:
    """Plays one thing that is due; the caller has the turn."""
    play = table.play
    if play is None or table.is_lost or table.state.name != PLAYING:
        return
    late = [seat for seat, at in table.state.deadlines.items() if at <= now_ms()]
    if not late:
        return await take_tick(table, play, int(table.time.now()))
    try:
        await take(table, play, late[0], play.match.default_action(late[0]), "clock")
    except Refused:
        await broken(table)
