"""5-6 players on a board: what there is between two turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.fields import Records

from ...board.components import LARGE_TABLE
from .options import BETWEEN_TURNS


def set_rules(board: Records, players: int, options: Mapping[str, Any]) -> None:
    chosen = options.get("between_turns", BETWEEN_TURNS[0])
    if chosen not in BETWEEN_TURNS:
        raise ValueError(f"option between_turns: must be one of {', '.join(BETWEEN_TURNS)}, not {chosen!r}")
    board["extra"] = 1 + BETWEEN_TURNS.index(chosen) if players >= LARGE_TABLE else 0
