"""How a match ended: who has won, with how many points, and in words (DOB-12)."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.fields import Records
from sobremesa.contract.text import Text

from ..rules.bounds import WARM_UP
from .values import members


def best_teams(board: Records, state: Records) -> list[int]:
    points = state[0]["points"][: int(board[0]["teams"])].tolist()
    return [team for team, found in enumerate(points) if found == max(points)]


def winners(board: Records, state: Records) -> tuple[int, ...]:
    return tuple(sorted(seat for team in best_teams(board, state) for seat in members(board, team)))


def scores(board: Records, state: Records) -> tuple[int, ...]:
    now: Any = state[0]
    return tuple(int(now["points"][team]) for team in board[0]["team_of"][: int(board[0]["players"])])


def reason(board: Records, state: Records) -> Text:
    points = max(scores(board, state))
    return Text("end.pairs" if state[0]["mini_game"] == WARM_UP else "end.points", {"points": points})
