"""Pausing a table that cannot go on by itself, and taking a game up again from its log."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from ....contract.text import Text
from ...operating.logs import trouble, warn
from ...refusals import Refused
from ..log.events import GAME, Closed, Delayed, Halted
from ..log.row import Row
from ..log.saying import say
from ..log.state import OVER, PAUSED, PLAYING
from ..mail import TakeUp
from ..telling.catching_up import resync
from ..telling.encoding import note
from ..telling.history import RETOLD_ROWS, History
from .game_at_play import DoesNotReplay, GameAtPlay, begin_again, follow
from .starting import attend

if TYPE_CHECKING:
    from ..table import Table


async def broken(table: Table) -> None:
    """The rules failed in the middle of an action: it is not on disk, so the log is taken up again, paused."""
    trouble("the rules failed", table=table.id, game=table.made.game)
    await halt(table, "reason.rules_failed")


async def halt(table: Table, reason: str, **values: Any) -> None:
    """Pauses after an error and rebuilds the game from what was committed."""
    await table.keeper.settle()
    if table.is_lost or table.state.name not in (PLAYING, PAUSED):
        return
    await _pause(table, Text(reason, values))
    await take_up_again(table)


async def take_up(table: Table, wanted: TakeUp) -> None:
    """The rules are ready: the game goes on, and everybody gets everything anew."""
    if table.play is None:
        await take_up_again(table, wanted.rows)
    if wanted.stood_still and table.state.name == PLAYING and table.state.deadlines:
        say(table, Delayed(by=wanted.stood_still))
        await table.keeper.settle()
    table.run_time()
    resync(table)
    if table.state.name not in OVER:
        attend(table)


async def take_up_again(table: Table, rows: list[Row] | None = None) -> None:
    """The game from its log: closed if that leads elsewhere, paused if the rules fail."""
    try:
        await revive(table, rows)
    except DoesNotReplay as error:
        warn("a game no longer replays", table=table.id, why=str(error))
        await _without_the_game(table)
        if table.state.name not in OVER:
            close_table(table, "reason.no_replay")
    except Exception:
        trouble("a game cannot be taken up", table=table.id)
        await _without_the_game(table)
        await _pause(table, Text("reason.rules_failed"))
    await table.keeper.settle()


async def _pause(table: Table, said: Text) -> None:
    if table.state.name == PLAYING:
        say(table, Halted(reason=said.as_json()), said)
        await table.keeper.settle()


def stand_still(table: Table, reason: str) -> None:
    if table.state.name != PLAYING:
        raise Refused("not_playing")
    say(table, Halted(reason=Text(reason).as_json()), reason)


def close_table(table: Table, reason: str) -> None:
    """Ends a table for good; it stays readable."""
    if not table.is_over:
        say(table, Closed(reason=Text(reason).as_json()), reason)


async def revive(table: Table, rows: list[Row] | None = None) -> None:
    """Rebuilds the game at play, and what people read, from the stored log; it may have been read just now."""
    table.tell_waiting()
    if not rows or rows[-1].seq != table.seq:
        rows = await table.services.store.log(table.id)
    table.history = History()
    game_rows = [row for row in rows if row.kind == GAME]
    if game_rows:
        table.play = await _begin_again(table, game_rows[0])
    for place, row in enumerate(rows):
        if row.kind == GAME:
            follow(_play(table), row)
        if place >= len(rows) - RETOLD_ROWS:
            note(table.history, row, _play(table).teller.telling() if row.kind == GAME else None)
        if place % 50 == 49:
            await asyncio.sleep(0)


async def _without_the_game(table: Table) -> None:
    """What can be read of a table whose game cannot be shown any more."""
    table.play, table.history = None, History()
    for row in await table.services.store.log(table.id):
        if row.kind != GAME:
            note(table.history, row, None)


def _play(table: Table) -> GameAtPlay:
    assert table.play is not None
    return table.play


async def _begin_again(table: Table, first: Row) -> GameAtPlay:
    game = await table.services.rules.of(table.made.game)
    if game.label.rules_version != table.made.rules_version:
        raise DoesNotReplay(f"rules {game.label.rules_version} instead of {table.made.rules_version}")
    match = begin_again(game, table.charter.players, table.charter.options, table.state.proof.dice, first)
    return GameAtPlay(match, (seat.number for seat in table.state.persons()))
