"""A full state that could lie behind a view: only what partners point out to each other is hidden (DOB-9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Step

from .rules import doors
from .rules.bounds import ON_A_CARD, PLACES
from .rules.cards import SHOWN


def imagine(board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws) -> Records:
    full = copy_of(seen)
    now: Any = full[0]
    for seat in range(int(board[0]["players"])):
        if now["pinged"][seat] and not now["ping_place"][seat]:
            place = _one_of(board, full, seat, draws)
            now["ping_place"][seat] = 1 + place
            now["ping_symbol"][seat] = 1 + SHOWN[now["tops"][place] - 1, draws.below(ON_A_CARD)]
    return full


def _one_of(board: Records, state: Records, seat: int, draws: Draws) -> int:
    places = [place for place in range(PLACES) if doors.can_reach(board, state, 0, seat, place)]
    return places[draws.below(len(places))]
