"""Whose turn has begun, for those who are elsewhere: told to the address the host has set, if any."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from ..log.state import PLAYING

if TYPE_CHECKING:
    from ..table import Table


def announce_turns(table: Table, before: list[int] | None) -> None:
    """After a row of the game: each person the game did not wait for until now."""
    url, state = table.state.webhook, table.state
    if url is None or table.is_real_time or state.name != PLAYING:
        return
    asked = [
        seat for seat in table.people if seat.number in (state.awaited or ()) and seat.number not in (before or ())
    ]
    for seat in asked:
        table.afterwards(partial(table.services.herald.tell, url, turn_message(table, seat.number)))


def turn_message(table: Table, seat: int) -> dict[str, Any]:
    """Nothing that is not seen by everybody at the table."""
    return {
        "event": "turn",
        "table": table.id,
        "game": table.made.game,
        "seat": seat,
        "name": table.state.seats[seat].name,
        "since": table.state.since,
        "until": table.state.deadlines.get(seat),
        "page": f"/t/{table.id}",
    }
