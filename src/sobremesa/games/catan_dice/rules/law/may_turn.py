"""The law of the dice: rolling, keeping, knights' swaps and gold (DIC-1, DIC-5 … DIC-7, DIC-9, DIC-16)."""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from .. import actions
from ..board import Board
from ..bounds import ANY, FACES, GOLD, ROLLS
from ..deeds.dice import is_there, may_roll_again, shows
from ..state import State
from . import reasons


@rule
def refuse_keep(state: State, action: int) -> int:
    if state.settled:
        return reasons.ROLLING_IS_OVER
    if not may_roll_again(state, ROLLS):
        return reasons.ROLLS_USED_UP
    everything = (1 << int(state.dice_count)) - 1
    kept = actions.KEEP.kept(action)
    if kept > everything:
        return reasons.NO_SUCH_DIE
    return reasons.NOTHING_TO_ROLL if kept == everything else reasons.LEGAL


@rule
def refuse_die(state: State, die: int) -> int:
    if die >= int(state.dice_count):
        return reasons.NO_SUCH_DIE
    return reasons.LEGAL if is_there(state, die) else reasons.DIE_SPENT


@rule
def refuse_knight(state: State, board: Board, player: int, knight: int) -> int:
    """DIC-16: the two knights of a pair share one swap, which goes by the name of the first."""
    if knight >= int(board.knights):
        return reasons.NO_SUCH_PLACE
    if state.knights[player, knight] == 0:
        return reasons.KNIGHT_NOT_BUILT
    if state.used[player, knight]:
        return reasons.KNIGHT_USED
    partner = int(board.knight_partner[knight])
    if partner >= 0 and state.knights[player, partner] == 0:
        return reasons.PAIR_INCOMPLETE
    return reasons.SHARED_SWAP if 0 <= partner < knight else reasons.LEGAL


@rule
def refuse_swap(state: State, board: Board, player: int, action: int) -> int:
    die, face, knight = actions.SWAP.die(action), actions.SWAP.face(action), actions.SWAP.knight(action)
    if face >= FACES:
        return reasons.MALFORMED
    reason = refuse_knight(state, board, player, knight)
    if reason == reasons.LEGAL:
        reason = refuse_die(state, die)
    if reason != reasons.LEGAL:
        return reason
    if int(board.knight_face[knight]) != ANY and int(board.knight_face[knight]) != face:
        return reasons.WRONG_FACE
    return reasons.SAME_FACE if shows(state, die, face) else reasons.LEGAL


@rule
def refuse_gold(state: State, action: int) -> int:
    die, other, resource = actions.BUY.die(action), actions.BUY.other(action), actions.BUY.resource(action)
    if resource >= FACES or die >= other:
        return reasons.MALFORMED
    if resource == GOLD:
        return reasons.NO_GOLD_FOR_GOLD
    reason = refuse_die(state, die)
    if reason == reasons.LEGAL:
        reason = refuse_die(state, other)
    if reason != reasons.LEGAL:
        return reason
    return reasons.LEGAL if shows(state, die, GOLD) and shows(state, other, GOLD) else reasons.NOT_GOLD
