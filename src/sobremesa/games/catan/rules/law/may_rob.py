"""May these cards be discarded, the robber moved there, this player be robbed? (CAT-23 … CAT-25)"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from ...board.bounds import RESOURCES
from ...board.layout import Board
from ...hooks.moments import may_decline_theft, refuse_to_spare
from .. import actions, phases
from ..deeds.robber import can_be_robbed, may_move_robber
from ..state import State
from . import reasons


@rule
def refuse_to_discard_now(state: State, player: int) -> int:
    if state.phase != phases.DISCARD:
        return reasons.NOT_NOW
    if state.owed[player] == 0:
        return reasons.NOTHING_TO_DISCARD
    return reasons.ALREADY_CHOSEN if state.has_chosen[player] else reasons.LEGAL


@rule
def refuse_discard(state: State, player: int, action: int) -> int:
    """CAT-23: exactly as many as owed, of one's own cards."""
    refusal = refuse_to_discard_now(state, player)
    if refusal:
        return refusal
    total = 0
    for resource in range(RESOURCES):
        count = actions.DISCARD.cards(action, resource)
        if count > state.hands[player, resource]:
            return reasons.NOT_HELD
        total += count
    return reasons.LEGAL if total == state.owed[player] else reasons.WRONG_COUNT


@rule
def refuse_move_robber(state: State, board: Board, player: int, hex_: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase != phases.MOVE_ROBBER:
        return reasons.NOT_NOW
    if hex_ >= board.hexes:
        return reasons.NO_SUCH_PLACE
    if may_move_robber(state, board, player, hex_):
        return reasons.LEGAL
    return reasons.SAME_HEX if hex_ == state.robber else reasons.FRIENDLY_HEX


@rule
def refuse_rob(state: State, board: Board, player: int, victim: int) -> int:
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase != phases.ROB:
        return reasons.NOT_NOW
    if victim >= board.players or not can_be_robbed(state, board, player, victim):
        return reasons.NOT_A_VICTIM
    return reasons.LEGAL


@rule
def refuse_spare(state: State, board: Board, player: int) -> int:
    """CAT-25: a possible theft declined."""
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    if state.phase != phases.ROB:
        return reasons.NOT_NOW
    return reasons.LEGAL if may_decline_theft(state, board, player) else refuse_to_spare(board)


@rule
def refuse_seven(state: State, board: Board, player: int, action: int) -> int:
    kind = kind_of(action)
    if kind == actions.DISCARD:
        return refuse_discard(state, player, action)
    if kind == actions.DISCARD_AT_RANDOM:
        return refuse_to_discard_now(state, player)
    if kind == actions.MOVE_ROBBER:
        return refuse_move_robber(state, board, player, actions.MOVE_ROBBER.hex(action))
    return refuse_rob(state, board, player, actions.ROB.player(action))
