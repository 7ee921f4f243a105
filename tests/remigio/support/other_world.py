"""Another world: hidden cards dealt anew among the hidden places. Written from the rules (REM-24), knows no view."""

from __future__ import annotations

from typing import Any

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of

SHOWING_HANDS = 105


def scramble(board: Records, state: Records, viewer: int | None, draws: Draws) -> Records:
    """Others' hands, the card lying face down and the stock are mixed; what lies open stays."""
    other = copy_of(state)
    now: Any = other[0]
    hidden = [seat for seat in range(int(board[0]["players"])) if seat != viewer]
    shown = {seat: _shown(now, seat) for seat in hidden}
    pool = _cards(now["stock"] + sum(now["hands"][seat] - shown[seat] for seat in hidden))
    sealed = [seat for seat in hidden if now["face_down"][seat] and int(now["phase"]) != SHOWING_HANDS]
    pool = draws.shuffled(pool + [int(now["face_down"][seat]) - 1 for seat in sealed])
    for seat in hidden:
        now["hands"][seat] = shown[seat]
        for _ in range(int(now["hand_size"][seat]) - int(shown[seat].sum())):
            now["hands"][seat, pool.pop()] += 1
        if now["drawn"][seat] and now["hands"][seat].any():
            held = _cards(now["hands"][seat])
            now["drawn"][seat] = 1 + held[draws.below(len(held))]
    for seat in sealed:
        now["face_down"][seat] = 1 + pool.pop()
    now["stock"] = [pool.count(card) for card in range(53)]
    return other


def _shown(now: Any, seat: int) -> Any:
    """REM-19: at the count hands are laid open, some cards at a time."""
    open_now = int(now["phase"]) == SHOWING_HANDS
    return now["shown"][seat].copy() if open_now else now["shown"][seat] * 0


def _cards(counts: Any) -> list[int]:
    return [kind for kind, count in enumerate(counts) for _ in range(int(count))]
