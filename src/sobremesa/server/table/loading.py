"""Taking a table up from the store, when somebody comes to it."""

from __future__ import annotations

from ..fairness import Proof
from ..services import Services
from ..store import TableRow
from .encoding import note
from .events import GAME
from .mail import TakeUp
from .notice import notice
from .row import Row, encode
from .starting import start
from .state import STARTING
from .table import Table


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


def wake(table: Table, rows: list[Row]) -> None:
    """What goes on at a table that has been read: its game is taken up as soon as its rules are ready."""
    if any(row.kind == GAME for row in rows):
        table.spawn(take_up(table))
    else:
        for row in rows:
            note(table.history, row, None)
        if table.state.name == STARTING:
            table.spawn(start(table))


async def take_up(table: Table) -> None:
    await table.services.rules.of(table.made.game)
    await table.keeper.ask(TakeUp())


def imported_proof(made: TableRow, told: dict[str, dict[str, dict[str, str]]]) -> Proof:
    proof = Proof.of(made.secret)
    proof.phase = "told"
    proof.hashes = {int(seat): given["hash"] for seat, given in told["seats"].items()}
    proof.numbers = {int(seat): given["number"] for seat, given in told["seats"].items() if "number" in given}
    return proof
