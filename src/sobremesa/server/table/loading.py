"""Taking a table up from the store, when somebody comes to it."""

from __future__ import annotations

import time

from ..records.fairness import Proof
from ..services import Services
from ..store import TableRow
from .log.events import GAME
from .log.row import Row, encode
from .log.state import STARTING
from .mail import TakeUp
from .play.starting import start
from .table import Table
from .telling.encoding import note
from .telling.notice import notice


async def read(made: TableRow, services: Services) -> tuple[Table, list[Row]]:
    """The table as its log says, without the game."""
    table = Table(made, services)
    if table.charter.proof is not None:
        table.state.proof = imported_proof(made, table.charter.proof)
    rows = await services.store.log(made.id)
    for row in rows:
        table.state.take(row.at, row.body)
        table.seq = row.seq
        if row.client is not None and row.seat is not None:
            table.answers.accept(row.seat, row.client, row.seq)
    table.summary = encode(notice(table.document()))
    return table, rows


def wake(table: Table, rows: list[Row], stood_still: int = 0) -> None:
    """What goes on at a table that has been read: its game is taken up as soon as its rules are ready."""
    if any(row.kind == GAME for row in rows):
        table.spawn(take_up(table, rows, stood_still))
    else:
        for row in rows:
            note(table.history, row, None)
        if table.state.name == STARTING:
            table.spawn(start(table))


async def take_up(table: Table, rows: list[Row], stood_still: int) -> None:
    began = time.monotonic()
    await table.services.rules.of(table.made.game)
    if stood_still:  # until the rules were ready, too
        stood_still += int(1000 * (time.monotonic() - began))
    await table.keeper.ask(TakeUp(stood_still, rows))


def imported_proof(made: TableRow, told: dict[str, dict[str, dict[str, str]]]) -> Proof:
    proof = Proof.of(made.secret)
    proof.phase = "told"
    proof.hashes = {int(seat): given["hash"] for seat, given in told["seats"].items()}
    proof.numbers = {int(seat): given["number"] for seat, given in told["seats"].items() if "number" in given}
    return proof
