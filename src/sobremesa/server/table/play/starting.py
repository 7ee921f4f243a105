"""From "everybody is ready" to the first decision: numbers for the dice are gathered, the rules are prepared."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from ...operating.logs import trouble
from ...records.fairness import NUMBER
from ...refusals import Refused
from ..log.events import Committed, Revealed, Starting
from ..log.row import now_ms
from ..log.saying import say
from ..log.state import FREE, STARTING, WAITING
from ..mail import Begin, Close, Commit, Gathered, Reveal
from .acting import as_played
from .branching import branched
from .game_at_play import GameAtPlay

if TYPE_CHECKING:
    from ..table import Table


def is_complete(table: Table) -> bool:
    seats = table.state.seats
    return all(seat.kind != FREE and seat.ready for seat in seats)


def start_if_complete(table: Table) -> None:
    if table.state.name == WAITING and is_complete(table):
        _phase(table, "commit")
        table.afterwards(lambda: table.spawn(start(table)))


async def start(table: Table) -> None:
    """Gathers numbers, waits for the rules, and begins."""
    try:
        if table.state.proof.phase == "commit":
            await _until(table, lambda: all(seat.number in table.state.proof.hashes for seat in table.state.persons()))
            await table.keeper.ask(Gathered())
        await _until(table, lambda: all(seat in table.state.proof.numbers for seat in table.state.proof.contributors()))
        await table.keeper.ask(Begin(await table.services.rules.of(table.made.game)))
    except Exception:
        if not table.is_lost:
            trouble("a game cannot be started", table=table.id)
            await table.keeper.ask(Close("reason.no_start"))


def ask_for_numbers(table: Table) -> None:
    _phase(table, "reveal")


def _phase(table: Table, phase: str) -> None:
    until = now_ms() + int(table.services.settings.fairness_seconds * 1000)
    say(table, Starting(phase=phase, until=until), f"table.starting.{phase}")


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


def begin(table: Table, wanted: Begin) -> None:
    if table.state.name != STARTING:
        return
    proof, charter = table.state.proof, table.charter
    persons = [seat.number for seat in table.state.persons()]
    if charter.branch is None:
        play = GameAtPlay.start(wanted.game, charter.players, charter.options, proof.dice, persons)
    else:
        play = GameAtPlay(branched(wanted.game, charter, proof.dice), persons)
    table.play = play
    body = as_played(table, play, list(play.match.steps), "start")
    body.start, body.position = dict(play.match.start), play.match.begun_from
    table.enter(body)
    table.afterwards(lambda: attend(table))


def attend(table: Table) -> None:
    """What runs beside a game: bots and time."""
    from .bots_at_table import bots_for

    if table.play is None or table.is_over:
        return
    table.run_time()
    if table.bots is None:
        table.bots = bots_for(table)
    table.bots.look()


def commit(table: Table, wanted: Commit) -> None:
    wanted.holds()
    proof = table.state.proof
    if table.state.name not in (WAITING, STARTING) or proof.phase not in ("open", "commit"):
        raise Refused("too_late")
    if wanted.hash is not None and not NUMBER.fullmatch(wanted.hash):
        raise Refused("bad_message")
    if wanted.seat in proof.hashes:
        raise Refused("too_late")
    say(table, Committed(seat=wanted.seat, hash=wanted.hash))


def reveal(table: Table, wanted: Reveal) -> None:
    wanted.holds()
    proof = table.state.proof
    if table.state.name != STARTING or proof.phase != "reveal" or wanted.seat in proof.numbers:
        raise Refused("too_late")
    if not NUMBER.fullmatch(wanted.number):
        raise Refused("bad_message")
    if not proof.matches(wanted.seat, wanted.number):
        raise Refused("wrong_number")
    say(table, Revealed(seat=wanted.seat, number=wanted.number))
