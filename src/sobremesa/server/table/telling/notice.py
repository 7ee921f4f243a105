"""What the lobby shows of a table: a small part of the table document. The rest is asked for at the table."""

from __future__ import annotations

from typing import Any

NAMES = ("id", "game", "players", "private", "created", "imported", "state", "clock", "real_time", "even")
SEAT_NAMES = ("seat", "kind", "name", "colour", "bot")


def notice(document: dict[str, Any]) -> dict[str, Any]:
    """Without the documents among the options: a board of one's own takes 20 kB."""
    options = {name: value for name, value in document["options"].items() if not isinstance(value, dict | list)}
    seats = [{name: seat[name] for name in SEAT_NAMES} for seat in document["seats"]]
    return {**{name: document[name] for name in NAMES}, "options": options, "seats": seats}
