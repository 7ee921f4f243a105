"""How a game ended: who has won, with how many points, and in words (DIC-11, DIC-17)."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text

from ..table import Paper


def scores(table: Paper, state: Records) -> tuple[int, ...]:
    now: Any = state[0]
    return tuple(int(points) for points in now["points"][: table.players])


def winners(table: Paper, state: Records) -> tuple[int, ...]:
    """Plus has one winner; in the standard game a tie is shared."""
    if table.is_plus:
        return (int(state[0]["winner"]) - 1,)
    totals = scores(table, state)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def reason(table: Paper, state: Records) -> Text:
    points = scores(table, state)[winners(table, state)[0]]
    return Text("end.victory_points" if table.is_plus else "end.points", {"points": points})
