"""May this card be drawn, taken, discarded, the hand closed, a count called? (REM-5, REM-7 … REM-10, REM-18, REM-20)"""

from __future__ import annotations

from sobremesa.kernel.compiled import rule

from .. import phases
from ..cards import JOKER, KINDS_OF_CARDS, OPENING
from ..melding.reach import can_lay, can_reach, has_meld_with
from ..melding.work import Notes, take_up
from ..state import FROM_SWAP, Board, State
from ..turns import is_awaited, may_be_counted
from . import reasons
from .may_lay import is_opening, refuse_in_play, refuse_unopened


@rule
def refuse_to_draw(state: State, player: int) -> int:
    refusal = refuse_in_play(state, player)
    if refusal == reasons.DRAW_FIRST:
        return reasons.LEGAL
    return refusal if refusal else reasons.ALREADY_DRAWN


@rule
def can_open_with(board: Board, card: int, work: Notes) -> bool:
    """REM-7, REM-9: the card taken lies in an opening; at a real table nobody counts beforehand."""
    return has_meld_with(board, work, card) and (bool(board.real_table) or can_reach(board, work, OPENING, card))


@rule
def refuse_take(state: State, board: Board, player: int, work: Notes) -> int:
    refusal = refuse_to_draw(state, player)
    if refusal:
        return refusal
    if state.top == 0:
        return reasons.PILE_EMPTY
    card = int(state.top) - 1
    take_up(state, player, work)
    work.hand[card] += 1
    if state.opened[player]:
        return reasons.LEGAL if can_lay(state, board, player, card, work) else reasons.CANNOT_BE_LAID
    if state.first_up:
        if card != JOKER:
            return reasons.FIRST_CARD
    elif not board.take_to_open:
        return reasons.ONLY_FROM_STOCK
    elif state.turns[player] == 0:
        return reasons.FIRST_TURN
    return reasons.LEGAL if can_open_with(board, card, work) else reasons.CANNOT_BE_LAID


@rule
def refuse_to_part(state: State, board: Board, player: int, card: int) -> int:
    """What a discard and a close have in common."""
    refusal = refuse_in_play(state, player)
    if refusal:
        return refusal
    if card >= KINDS_OF_CARDS:
        return reasons.NO_SUCH_CARD
    if state.hands[player, card] == 0:
        return reasons.NOT_HELD
    if state.owed:
        return reasons.CARD_JUST_TAKEN if card == state.owed - 1 else reasons.LAY_TAKEN_FIRST
    return reasons.OPENING_UNFINISHED if is_opening(state, board, player) else reasons.LEGAL


@rule
def refuse_discard(state: State, board: Board, player: int, card: int) -> int:
    refusal = refuse_to_part(state, board, player, card)
    if refusal:
        return refusal
    if state.forfeited and card != state.drawn[player] - 1:
        return reasons.ONLY_THE_DRAWN_CARD
    return reasons.LAST_CARD if state.hand_size[player] == 1 else reasons.LEGAL


@rule
def refuse_close(state: State, board: Board, player: int, card: int) -> int:
    refusal = refuse_to_part(state, board, player, card)
    if refusal:
        return refusal
    if not state.opened[player]:
        return reasons.NOT_OPEN
    return reasons.LEGAL if state.hand_size[player] == 1 else reasons.NOT_LAST_CARD


@rule
def refuse_forfeit(state: State, board: Board, player: int) -> int:
    """REM-23: legal while the card can be laid, or the clock could not play it; players are not offered it (REM-10)."""
    refusal = refuse_in_play(state, player)
    if refusal:
        return refusal
    if state.owed == 0 or state.owed_from == FROM_SWAP:
        return reasons.NOTHING_TAKEN
    return refuse_unopened(state, board, player) if is_opening(state, board, player) else reasons.LEGAL


@rule
def refuse_call(state: State, board: Board, player: int, other: int) -> int:
    if not board.real_table:
        return reasons.ASSISTED
    if state.out[player]:
        return reasons.OUT_OF_THE_MATCH
    if state.phase < phases.DRAW or state.phase >= phases.OVER:
        return reasons.NOT_NOW
    if state.called[player]:
        return reasons.CALLED_ALREADY
    if other >= board.players:
        return reasons.NO_OPENING
    if state.counted[other]:
        return reasons.COUNTED_ALREADY
    return reasons.LEGAL if may_be_counted(state, other) else reasons.NO_OPENING


@rule
def refuse_answer(state: State, board: Board, player: int, phase: int) -> int:
    """Cutting, keeping, accepting: only by those who are asked just that."""
    if state.phase != phase:
        return reasons.NOT_NOW
    if is_awaited(state, board, player):
        return reasons.LEGAL
    return reasons.NOT_NOW if phase == phases.CALLS else reasons.NOT_YOUR_TURN
