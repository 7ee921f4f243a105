"""How a table stands, for those who hold a seat there and are elsewhere: whose turn it is, since when, who won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..log.state import PAUSED, PLAYING
from .notice import notice

if TYPE_CHECKING:
    from ..table import Table


def standing(table: Table) -> dict[str, Any]:
    state = table.state
    is_played = state.name in (PLAYING, PAUSED)
    return {
        **notice(table.document()),
        "awaited": state.awaited if is_played else [],
        "since": state.since if is_played else table.made.created,
        "deadlines": {str(seat): at for seat, at in state.deadlines.items()},
        "result": state.result,
    }
