"""The table document: what everybody may know about a table, apart from the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..table import Table


def table_document(table: Table) -> dict[str, Any]:
    made, state, charter = table.made, table.state, table.charter
    here, trips = table.persons_here(), round_trips(table)
    return {
        "id": made.id,
        "game": made.game,
        "rules_version": made.rules_version,
        "players": charter.players,
        "options": charter.options,
        "private": made.private,
        "created": made.created,
        "imported": charter.imported,
        "branch": charter.branch and charter.branch.as_json(),
        "state": state.name,
        "reason": state.reason,
        "preparing": table.is_preparing and not table.services.rules.is_ready(made.game),
        "host": state.host,
        "clock": {"kind": charter.clock, "seconds": charter.seconds},
        "real_time": table.is_real_time,
        "even": charter.even,
        "pace": state.pace or charter.pace,
        "answers": table.answer_seconds,
        "webhook": state.webhook is not None,
        "seats": [{**seat.as_json(seat.number in here), "rtt": trips.get(seat.number)} for seat in state.seats],
        "spectators": spectators(table),
        "rematch": state.rematch,
        "result": state.result,
        "fairness": None if charter.imported and charter.proof is None else state.proof.as_json(),
    }


def presence(table: Table) -> dict[str, Any]:
    here = table.persons_here()
    return {
        "type": "presence",
        "seats": {str(seat.number): seat.number in here for seat in table.state.persons()},
        "spectators": spectators(table),
        "rtt": {str(seat): ms for seat, ms in round_trips(table).items()},
    }


def round_trips(table: Table) -> dict[int, int]:
    """Milliseconds there and back for each seat; of several devices the nearest counts."""
    told: dict[int, int] = {}
    for listener in table.listeners:
        if listener.rtt is not None:
            for seat in listener.seats:
                told[seat] = min(round(listener.rtt), told.get(seat, 1 << 30))
    return told


def spectators(table: Table) -> int:
    return sum(not listener.seats for listener in table.listeners)
