"""A table's choices as the numbers the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.errors import BadDocument
from sobremesa.contract.fields import Records
from sobremesa.contract.game import Document

from .rules.state import Board


def make_table(players: int, options: Mapping[str, Any], start: Document) -> Records:
    """BadDocument if the start document names no dealer of this table."""
    dealer = start.get("dealer") if isinstance(start, Mapping) else None
    if isinstance(dealer, bool) or not isinstance(dealer, int) or not 0 <= dealer < players:
        raise BadDocument("start.dealer", f"{dealer!r} is no seat from 0 to {players - 1}")
    made = Board.new()
    now: Any = made[0]
    now["players"], now["first_dealer"] = players, dealer
    now["real_table"] = options["table"] == "real"
    now["limit"], now["dry"] = options["limit"], options["dry"]
    now["low_ace"], now["joker_left"] = int(options["low_ace"]), int(options["joker_left"])
    now["most_jokers"] = 1 if options["jokers"] == "one" else 2
    now["equal_suits"] = options["sets"] == "equal"
    now["own_only"] = options["lay_off"] == "own"
    now["ties_free"] = options["ties"] == "nobody"
    for switch in ("cut", "take_to_open", "swap", "void_end", "hint"):
        now[switch] = options[switch]
    return made
