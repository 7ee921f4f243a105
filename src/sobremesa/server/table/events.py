"""Rows that are not the game's: who did what, and the line everybody reads."""

from __future__ import annotations

from typing import Any

from ...contract.text import Text
from .row import Body
from .table import Table


async def append_event(
    table: Table, kind: str, event: str, seat: int | None, *, line: Text | str | None = None, **more: Any
) -> None:
    """Appends a row of the table's own, with the line people read. The caller has the turn."""
    await table.append(kind, event_body(table, event, seat, line=line, **more), seat)


def event_body(table: Table, event: str, seat: int | None, *, line: Text | str | None = None, **more: Any) -> Body:
    if not isinstance(line, Text):
        line = Text(line or f"table.{event}", _names(table, seat, more))
    return {"event": event, "seat": seat, "line": line.as_json(), **more}


def _names(table: Table, seat: int | None, more: dict[str, Any]) -> dict[str, Any]:
    """The name of the seat, and the new one where it changes."""
    if seat is None:
        return {}
    before = table.state.seats[seat].name
    return {"name": before or more.get("name"), **({"new": more["name"]} if "name" in more and before else {})}
