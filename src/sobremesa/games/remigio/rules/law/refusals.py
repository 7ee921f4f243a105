"""The law: for any action of a seat, why it may not be played now, or LEGAL.

Each answer reads public fields and the seat's own hand, never another's. The subjects are in `may_*.py`.
"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from .. import actions, phases
from ..actions import KINDS
from ..melding.work import Notes
from ..state import Board, State
from . import reasons
from .may_lay import refuse_lay_off, refuse_meld, refuse_swap
from .may_turn import (
    refuse_answer,
    refuse_call,
    refuse_close,
    refuse_discard,
    refuse_forfeit,
    refuse_take,
    refuse_to_draw,
)


@rule
def refuse_answers(state: State, board: Board, player: int, kind: int) -> int:
    if kind == actions.ACCEPT:
        return refuse_answer(state, board, player, phases.CALLS)
    if kind == actions.CUT or kind == actions.LEAVE:
        return refuse_answer(state, board, player, phases.CUT)
    return refuse_answer(state, board, player, phases.KEEP)


@rule
def refusal(state: State, board: Board, player: int, action: int, work: Notes) -> int:
    """Why a seat may not play an action now; LEGAL if it may."""
    kind = kind_of(action)
    if player < 0 or player >= board.players or not KINDS.is_for_seats(kind):
        return reasons.NOT_FOR_PLAYERS
    if state.phase == phases.OVER:
        return reasons.GAME_OVER
    if not KINDS.fits(action):
        return reasons.MALFORMED
    if state.out[player]:
        return reasons.OUT_OF_THE_MATCH
    if kind == actions.DRAW:
        return refuse_to_draw(state, player)
    if kind == actions.TAKE:
        return refuse_take(state, board, player, work)
    if kind == actions.RUN or kind == actions.SET:
        return refuse_meld(state, board, player, action, work)
    if kind == actions.LAY_OFF:
        return refuse_lay_off(state, board, player, action, work)
    if kind == actions.DISCARD:
        return refuse_discard(state, board, player, actions.DISCARD.card(action))
    if kind == actions.CLOSE:
        return refuse_close(state, board, player, actions.CLOSE.card(action))
    if kind == actions.SWAP:
        return refuse_swap(state, board, player, action, work)
    if kind == actions.CALL:
        return refuse_call(state, board, player, actions.CALL.player(action))
    if kind == actions.FORFEIT:
        return refuse_forfeit(state, board, player)
    return refuse_answers(state, board, player, kind)
