"""Entering what is not the game's: an event, with the line everybody reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....contract.text import Text
from .events import OfTheTable, name_of

if TYPE_CHECKING:
    from ..table import Table


def say(table: Table, event: OfTheTable, line: Text | str | None = None) -> None:
    """The line is named like the event, unless something else is to be said."""
    table.enter(with_line(table, event, line), event.seat)


def with_line(table: Table, event: OfTheTable, line: Text | str | None = None) -> OfTheTable:
    if not isinstance(line, Text):
        line = Text(line or f"table.{name_of(event)}", _names(table, event))
    event.line = line.as_json()
    return event


def _names(table: Table, event: OfTheTable) -> dict[str, Any]:
    """The name of the seat, and the new one where it changes."""
    if event.seat is None:
        return {}
    before, name = table.state.seats[event.seat].name, getattr(event, "name", None)
    return {"name": before or name, **({"new": name} if name is not None and before else {})}
