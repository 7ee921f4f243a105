"""A full state that could lie behind a view: hidden cards dealt at random among the hidden places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from sobremesa.contract.dice import Draws
from sobremesa.contract.fields import Records, copy_of
from sobremesa.contract.game import Step

from .invariants import cards_on_table, face_down
from .memory import Memory, remember
from .rules import phases
from .rules.cards import COPIES, JOKER, KINDS_OF_CARDS
from .rules.state import CLOSED, DRY

_TURNS = (phases.DRAW, phases.PLAY, phases.DRAW_CARD)


def imagine(board: Records, seen: Records, viewer: int | None, history: Sequence[Step] | None, draws: Draws) -> Records:
    full = copy_of(seen)
    now: Any = full[0]
    others = [seat for seat in range(int(board[0]["players"])) if seat != viewer]
    known = now["hands"].sum(0) + now["pile"] + cards_on_table(now) + face_down(now)
    _lay_open(now, others, known)
    left = COPIES - known
    if history is not None and now["phase"] in _TURNS:
        _recall(now, viewer, remember(history, viewer), left, draws)
    pool = draws.shuffled(_spread(left))
    for seat in others:
        for _ in range(int(now["hand_size"][seat]) - int(now["hands"][seat].sum())):
            now["hands"][seat, pool.pop()] += 1
    _hide(now, others, pool, draws)
    for card in pool:
        now["stock"][card] += 1
    return full


def _recall(now: Any, viewer: int | None, memory: Memory, left: Any, draws: Draws) -> None:
    """Puts what is remembered where it is: a kept joker in its hand, and only discards of before in a stock rebuilt."""
    keeper = memory.joker_keeper
    if keeper is not None and keeper != viewer and left[JOKER]:
        now["hands"][keeper, JOKER] += 1
        left[JOKER] -= 1
    if memory.returned is not None and now["rebuilt"]:
        for card in draws.shuffled(_spread(np.minimum(left, memory.returned)))[: int(now["stock_size"])]:
            now["stock"][card] += 1
            left[card] -= 1


def _lay_open(now: Any, others: list[int], known: Any) -> None:
    """At the count: what has been shown is known."""
    if now["phase"] != phases.SHOW_HANDS and not (now["phase"] == phases.OVER and now["last_how"] in (CLOSED, DRY)):
        return
    for seat in others:
        now["hands"][seat] = now["shown"][seat]
        known += now["shown"][seat]
    closer = int(now["closer"]) - 1
    if closer in others and now["last_card"]:
        now["face_down"][closer] = now["last_card"]
        known[now["last_card"] - 1] += 1


def _hide(now: Any, others: list[int], pool: list[int], draws: Draws) -> None:
    """The card that closed, and the card drawn in this turn."""
    closer, active = int(now["closer"]) - 1, int(now["active"])
    if closer in others and now["closed_down"] and not now["face_down"][closer]:
        now["face_down"][closer] = 1 + pool.pop()
    if active in others and now["phase"] == phases.PLAY and now["drew"]:
        held = _spread(now["hands"][active])
        now["drawn"][active] = 1 + held[draws.below(len(held))]


def _spread(counts: Any) -> list[int]:
    """One entry for each card."""
    return [card for card in range(KINDS_OF_CARDS) for _ in range(int(np.asarray(counts)[card]))]
