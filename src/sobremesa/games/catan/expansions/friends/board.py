"""Entre amigos on a board: how many tokens there are, and how many points win (FRI-1, FRI-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.contract.fields import Records

from .rules.bounds import CATAN_TOKENS, FAVOURS, POINTS_TO_WIN


def set_rules(board: Records, players: int, options: Mapping[str, Any]) -> None:
    on = bool(options.get("friends"))
    board["friends"] = on
    board["favours"] = FAVOURS[players] if on else 0
    board["catan_tokens"] = CATAN_TOKENS if on else 0


def goal(board: Records, goal: int) -> int:
    return max(goal, POINTS_TO_WIN) if board["friends"][0] else goal
