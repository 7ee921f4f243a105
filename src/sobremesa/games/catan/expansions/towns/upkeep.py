"""Maps of towns outside the compiled rules: how they begin, where their tokens are."""

from __future__ import annotations

from typing import Any

from ...board.bounds import VICTORY


def begin(board: Any, now: Any) -> None:
    """SCN-5: a token on each victory intersection."""
    now["token_at"] = board["intersection_kind"] == VICTORY


def tokens_taken(board: Any, now: Any) -> int:
    return int((board["intersection_kind"] == VICTORY).sum()) - int(now["token_at"].sum())
