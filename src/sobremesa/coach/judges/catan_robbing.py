"""From a seven, or a knight, to the theft: discards, the robber and the victim chosen as well as can be found."""

from __future__ import annotations

from typing import Any

import numpy as np

from sobremesa.bots.catan.thought import Thought
from sobremesa.contract.action import CHANCE
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.view import View
from sobremesa.games.catan.rules import phases

SEALED = (phases.DISCARD, phases.SHOW_DISCARDS)
CHOSEN = (phases.MOVE_ROBBER, phases.ROB)
LONGEST = 32
"""Steps; there are never so many."""
EXACT = 1
"""So far ahead that every card that may be stolen is looked at."""


def until_theft(view: View, state: Records) -> Records:
    """The same state if nothing of the kind is to be done; what only an expansion knows is left as it is."""
    if int(state[0]["phase"]) not in (*SEALED, *CHOSEN):
        return state
    after = copy_of(state)
    _forget_sealed(after[0], view)
    for _ in range(LONGEST):
        if int(after[0]["phase"]) not in (*SEALED, *CHOSEN) or not _step(view, after):
            break
    return after


def _forget_sealed(now: Any, view: View) -> None:
    """What others sealed is not known: they choose again."""
    for seat in range(view.players):
        if seat != view.seat and now["has_chosen"][seat] and not now["chosen"][seat].any():
            now["has_chosen"][seat] = 0
            now["phase"] = phases.DISCARD


def _step(view: View, state: Records) -> bool:
    now: Any = state[0]
    if now["phase"] == phases.SHOW_DISCARDS:
        shown = view.game.chance(view.board, state)
        assert shown
        view.game.apply(view.board, state, CHANCE, shown.actions[0])
        return True
    seat = int(now["active"])
    if now["phase"] == phases.DISCARD:
        owing = np.flatnonzero((now["owed"] > 0) & (now["has_chosen"] == 0))
        seat = int(owing[0]) if len(owing) else seat
    action = Thought(view, seat, state, 1, EXACT).choose()
    if not action or view.game.refusal(view.board, state, seat, action):
        return False
    view.game.apply(view.board, state, seat, action)
    return True
