"""The law: for any action of a seat, why it may not be played now, or LEGAL. The subjects are in `may_*.py`."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from .. import actions, phases
from ..actions import KINDS, place_built, thing_built
from ..board import Board
from ..state import State
from . import reasons
from .may_build import refuse_build
from .may_turn import refuse_gold, refuse_keep, refuse_swap


@rule
def refuse_in_turn(state: State, board: Board, player: int, action: int) -> int:
    """Of the active player, with dice on the table."""
    kind = kind_of(action)
    if kind == actions.ROLL:
        return reasons.ALREADY_ROLLED
    if kind == actions.KEEP:
        return refuse_keep(state, action)
    if kind == actions.SWAP:
        return refuse_swap(state, board, player, action)
    if kind == actions.BUY:
        return refuse_gold(state, action)
    if kind == actions.END_TURN:
        return reasons.LEGAL
    return refuse_build(state, board, player, thing_built(action), place_built(action))


@rule
def refusal(state: State, board: Board, player: int, action: int) -> int:
    """Why a seat may not play an action now; LEGAL if it may."""
    kind = kind_of(action)
    if player < 0 or player >= board.players or not KINDS.is_for_seats(kind):
        return reasons.NOT_FOR_PLAYERS
    if state.phase == phases.OVER:
        return reasons.GAME_OVER
    if not KINDS.fits(action):
        return reasons.MALFORMED
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase == phases.BEFORE_ROLL:
        return reasons.LEGAL if kind == actions.ROLL else reasons.ROLL_FIRST
    if state.phase >= phases.FIRST_CHANCE:
        return reasons.ROLL_FIRST
    return refuse_in_turn(state, board, player, action)
