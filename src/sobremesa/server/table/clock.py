"""Clocks: absolute deadlines, stored with the row that set them; and the game's own time, where it has one."""

from __future__ import annotations

import asyncio

from ...contract.game import Game
from ..refusals import Refused
from .acting import broken, take, take_tick
from .row import now_ms
from .state import PLAYING
from .table import Table


async def keep_time(table: Table) -> None:
    """Runs beside a game: acts for those out of time, and plays what happens by itself."""
    while not table.is_over:
        changed, due = table.changed, next_due(table)
        wait = None if due is None else max(0.0, (due - now_ms()) / 1000)
        try:
            await asyncio.wait_for(changed.wait(), wait)
        except TimeoutError:
            async with table.turn:
                await ring(table)


def has_time(table: Table, game: Game) -> bool:
    return table.charter.seconds is not None or type(game).next_tick is not Game.next_tick


def next_due(table: Table) -> int | None:
    play = table.play
    if play is None or table.state.name != PLAYING:
        return None
    due = list(table.state.deadlines.values())
    tick = play.match.game.next_tick(play.match.board, play.match.state)
    if tick is not None:
        due.append(table.state.time_began + tick.at)
    return min(due, default=None)


async def ring(table: Table) -> None:
    """Plays one thing that is due; the caller has the turn."""
    play = table.play
    if play is None or table.is_lost or table.state.name != PLAYING:
        return
    late = [seat for seat, at in table.state.deadlines.items() if at <= now_ms()]
    if not late:
        return await take_tick(table, play, now_ms() - table.state.time_began)
    try:
        await take(table, play, late[0], play.match.default_action(late[0]), "clock")
    except Refused:
        await broken(table)
