"""From "everybody is ready" to the first decision: numbers for the dice are gathered, the rules are prepared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ..fairness import NUMBER
from ..logs import trouble
from ..real_time.docket import docket_of
from ..real_time.quick_bots import QuickBotsAtTable
from ..refusals import Refused
from .acting import game_body
from .bots_at_table import BotsAtTable
from .clock import has_time, keep_time
from .events import append_event
from .game_at_play import GameAtPlay
from .halting import close_table
from .holding import Holds
from .row import CLOCK, GAME, SEAT, now_ms
from .state import FREE, STARTING, WAITING
from .table import Table


def is_complete(table: Table) -> bool:
    seats = table.state.seats
    return all(seat.kind != FREE and seat.ready for seat in seats)


async def start_if_complete(table: Table) -> None:
    """The caller has the turn."""
    if table.state.name == WAITING and is_complete(table):
        await _phase(table, "commit")
        table.spawn(start(table))


async def start(table: Table) -> None:
    """Gathers numbers, waits for the rules, and begins."""
    try:
        if table.state.proof.phase == "commit":
            await _until(table, lambda: all(seat.number in table.state.proof.hashes for seat in table.state.persons()))
            async with table.turn:
                await _phase(table, "reveal")
        await _until(table, lambda: all(seat in table.state.proof.numbers for seat in table.state.proof.contributors()))
        await _begin(table)
    except Exception:
        trouble("a game cannot be started", table=table.id)
        async with table.turn:
            await close_table(table, "reason.no_start")


async def _phase(table: Table, phase: str) -> None:
    until = now_ms() + int(table.services.settings.fairness_seconds * 1000)
    await append_event(table, CLOCK, "starting", None, line=f"table.starting.{phase}", phase=phase, until=until)


async def _until(table: Table, done: Callable[[], bool]) -> None:
    """Waits until it is done, or the phase's time is over: the table goes on with what it has."""
    while True:
        changed, left = table.changed, (table.state.proof.until or 0) - now_ms()
        if left <= 0 or done():
            return
        try:
            await asyncio.wait_for(changed.wait(), left / 1000)
        except TimeoutError:
            return


async def _begin(table: Table) -> None:
    game = await table.services.rules.of(table.made.game)
    async with table.turn:
        if table.state.name != STARTING:
            return
        proof, charter = table.state.proof, table.charter
        persons = [seat.number for seat in table.state.persons()]
        play = GameAtPlay.start(game, charter.players, charter.options, proof.dice, persons)
        table.play = play
        body = {**game_body(table, play, list(play.match.steps), "start"), "start": play.match.start}
        await table.append(GAME, body)
        attend(table)


def attend(table: Table) -> None:
    """What runs beside a game: bots and time."""
    if table.play is None or table.is_over:
        return
    table.run_time()
    if table.is_attended:
        return
    table.is_attended = True
    if table.is_real_time:
        table.spawn(QuickBotsAtTable(table).run())
        return docket_of(table).look()
    table.spawn(BotsAtTable(table).run())
    if has_time(table, table.play.match.game):
        table.spawn(keep_time(table))


async def commit(table: Table, seat: int, hashed: str | None, holds: Holds) -> None:
    async with table.turn:
        holds()
        proof = table.state.proof
        if table.state.name not in (WAITING, STARTING) or proof.phase not in ("open", "commit"):
            raise Refused("too_late")
        if hashed is not None and not NUMBER.fullmatch(hashed):
            raise Refused("bad_message")
        if seat in proof.hashes:
            raise Refused("too_late")
        await append_event(table, SEAT, "committed", seat, hash=hashed)


async def reveal(table: Table, seat: int, number: str, holds: Holds) -> None:
    async with table.turn:
        holds()
        proof = table.state.proof
        if table.state.name != STARTING or proof.phase != "reveal" or seat in proof.numbers:
            raise Refused("too_late")
        if not NUMBER.fullmatch(number):
            raise Refused("bad_message")
        if not proof.matches(seat, number):
            raise Refused("wrong_number")
        await append_event(table, SEAT, "revealed", seat, number=number)
