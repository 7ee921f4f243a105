"""May these cards go to the table? New melds, the opening, laying off, swapping a joker (REM-10 … REM-17)."""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from .. import actions, phases
from ..actions import LAY_OFF, RUN, SET, SWAP
from ..cards import HIGH_ACE, JOKER, KINDS_OF_CARDS, OPENING, card_at, in_suit, rank_of, suit_of
from ..melding.melds import (
    may_touch,
    meld_value,
    natural_in_set,
    needs_of,
    refuse_on_meld,
    refuse_on_run,
    refuse_on_set,
    refuse_run,
    refuse_set,
    run_jokers,
    suits_of_meld,
)
from ..melding.reach import can_lay, can_reach, has_meld_with
from ..melding.search import NOTHING
from ..melding.work import Notes, take_up
from ..state import FROM_START, NOT_OPEN, Board, State
from . import reasons


@rule
def refuse_in_play(state: State, player: int) -> int:
    """Only the active player, after drawing."""
    if state.out[player]:
        return reasons.OUT_OF_THE_MATCH
    if state.phase == phases.CALLS or state.phase == phases.CUT or state.phase == phases.KEEP:
        return reasons.NOT_NOW
    if state.phase >= phases.FIRST_CHANCE:
        return reasons.NOT_NOW
    if player != state.active:
        return reasons.NOT_YOUR_TURN
    return reasons.DRAW_FIRST if state.phase == phases.DRAW else reasons.LEGAL


@rule
def refuse_to_lay(state: State, player: int) -> int:
    refusal = refuse_in_play(state, player)
    if refusal:
        return refusal
    return reasons.ONLY_THE_DRAWN_CARD if state.forfeited else reasons.LEGAL


@rule
def is_opening(state: State, board: Board, player: int) -> bool:
    """Between the first meld and the 70 of an assisted table."""
    return bool(state.opened[player] == NOT_OPEN and state.opening[player] > 0)


@rule
def refuse_unopened(state: State, board: Board, player: int) -> int:
    """What is still missing to be open: everything, points, or only the card taken (REM-7, REM-9)."""
    if not is_opening(state, board, player):
        return reasons.NOT_OPEN
    is_enough = board.real_table or state.opening[player] >= OPENING
    return reasons.LAY_TAKEN_FIRST if state.owed and is_enough else reasons.OPENING_UNFINISHED


@rule
def may_open_now(state: State, player: int) -> bool:
    """REM-14: not in one's first turn, except with the joker turned first."""
    return bool(state.turns[player] > 0 or state.owed_from == FROM_START)


@rule
def owed_in_opening(state: State) -> int:
    return int(state.owed) - 1 if state.owed else NOTHING


@rule
def refuse_opening(state: State, board: Board, player: int, action: int, work: Notes) -> int:
    """REM-13: on assisted tables 70 must still be possible with this meld; the notes hold the hand without it."""
    if not may_open_now(state, player):
        return reasons.FIRST_TURN
    owed = owed_in_opening(state)
    if owed >= 0 and needs_of(action, owed):
        owed = NOTHING
    if board.real_table:
        return reasons.LEGAL if owed < 0 or has_meld_with(board, work, owed) else reasons.LAY_TAKEN_FIRST
    need = OPENING - int(state.opening[player]) - meld_value(board, action)
    return reasons.LEGAL if can_reach(board, work, need, owed) else reasons.BELOW_OPENING


@rule
def missing_card(state: State, player: int, action: int) -> int:
    """A card a new meld needs and the hand lacks, or NOTHING."""
    for card in range(KINDS_OF_CARDS):
        if needs_of(action, card) > state.hands[player, card]:
            return card
    return NOTHING


@rule
def new_meld_takes(board: Board, action: int, card: int) -> bool:
    """Whether a card could be laid off on the meld this action lays."""
    if kind_of(action) == actions.SET:
        rank, jokers = SET.rank(action), SET.jokers(action)
        return refuse_on_set(board, rank, SET.suits(action), natural_in_set(action) + jokers, jokers, card) == 0
    suit, low, length, jokers = RUN.suit(action), RUN.low(action), RUN.length(action), run_jokers(action)
    return (
        refuse_on_run(board, suit, low, length, jokers, card, 0) == 0
        or refuse_on_run(board, suit, low, length, jokers, card, 1) == 0
    )


@rule
def refuse_shape(board: Board, action: int) -> int:
    return refuse_run(board, action) if kind_of(action) == actions.RUN else refuse_set(board, action)


@rule
def refuse_meld(state: State, board: Board, player: int, action: int, work: Notes) -> int:
    refusal = refuse_to_lay(state, player)
    if refusal:
        return refusal
    refusal = refuse_shape(board, action)
    if refusal:
        return refusal
    if missing_card(state, player, action) >= 0:
        return reasons.NOT_HELD
    return refuse_known_meld(state, board, player, action, work)


@rule
def refuse_known_meld(state: State, board: Board, player: int, action: int, work: Notes) -> int:
    """The last question about a meld that is well made and in hand."""
    if state.opened[player] and not state.owed:
        return reasons.LEGAL
    take_up(state, player, work)
    for card in range(KINDS_OF_CARDS):
        if work.hand[card]:
            work.hand[card] -= needs_of(action, card)
    if not state.opened[player]:
        return refuse_opening(state, board, player, action, work)
    owed = int(state.owed) - 1
    if needs_of(action, owed) or can_lay(state, board, player, owed, work) or new_meld_takes(board, action, owed):
        return reasons.LEGAL
    return reasons.LAY_TAKEN_FIRST


@rule
def takes_after(state: State, board: Board, action: int, card: int, end: int) -> bool:
    """Whether the meld an action lays off on would then take this card at an end."""
    meld, laid, above = LAY_OFF.meld(action), LAY_OFF.card(action), LAY_OFF.above(action)
    low, length, jokers = int(state.meld_low[meld]), int(state.meld_length[meld]), int(state.meld_jokers[meld])
    jokers += int(laid == JOKER)
    if state.meld_set[meld]:
        suits = suits_of_meld(state, meld)
        if laid != JOKER:
            suits += in_suit(1, suit_of(laid))
        return end == 0 and refuse_on_set(board, low, suits, length + 1, jokers, card) == 0
    low -= 1 - above
    return refuse_on_run(board, int(state.meld_suit[meld]), low, length + 1, jokers, card, end) == 0


@rule
def can_lay_after(state: State, board: Board, player: int, action: int, card: int, work: Notes) -> bool:
    """Whether a card that must be laid can still be laid after this lay-off."""
    changed = LAY_OFF.meld(action)
    for end in range(2):
        if takes_after(state, board, action, card, end):
            return True
        for meld in range(state.melds):
            if meld != changed and may_touch(state, board, player, meld):
                if refuse_on_meld(state, board, meld, card, end) == 0:
                    return True
    take_up(state, player, work)
    work.hand[LAY_OFF.card(action)] -= 1
    return has_meld_with(board, work, card)


@rule
def refuse_lay_off(state: State, board: Board, player: int, action: int, work: Notes) -> int:
    refusal = refuse_to_lay(state, player)
    if refusal:
        return refusal
    meld, card, above = LAY_OFF.meld(action), LAY_OFF.card(action), LAY_OFF.above(action)
    if meld >= state.melds:
        return reasons.NO_SUCH_MELD
    if card >= KINDS_OF_CARDS:
        return reasons.NO_SUCH_CARD
    if state.hands[player, card] == 0:
        return reasons.NOT_HELD
    if not state.opened[player]:
        return refuse_unopened(state, board, player)
    if not may_touch(state, board, player, meld):
        return reasons.NOT_YOUR_MELD
    refusal = refuse_on_meld(state, board, meld, card, above)
    if refusal:
        return refusal
    if state.owed == 0 or card == state.owed - 1:
        return reasons.LEGAL
    owed = int(state.owed) - 1
    return reasons.LEGAL if can_lay_after(state, board, player, action, owed, work) else reasons.LAY_TAKEN_FIRST


@rule
def refuse_for_joker(state: State, board: Board, meld: int, card: int, place: int) -> int:
    """REM-16: why the card is not the one a joker of the meld stands for."""
    if state.meld_set[meld]:
        if state.meld_jokers[meld] == 0 or place:
            return reasons.NO_JOKER_THERE
        if rank_of(card) != state.meld_low[meld]:
            return reasons.DOES_NOT_FIT
        lying = int(state.meld_suits[meld, suit_of(card)])
        return reasons.SUIT_REPEATED if lying and not board.equal_suits else reasons.LEGAL
    if place < 1 or place > HIGH_ACE or not int(state.meld_places[meld]) >> place - 1 & 1:
        return reasons.NO_JOKER_THERE
    return reasons.LEGAL if card == card_at(int(state.meld_suit[meld]), place) else reasons.DOES_NOT_FIT


@rule
def takes_joker_back(state: State, board: Board, player: int, meld: int) -> bool:
    """Whether a meld takes its joker again at an end, once the exact card lies in its place."""
    if not may_touch(state, board, player, meld):
        return False
    low, length, jokers = int(state.meld_low[meld]), int(state.meld_length[meld]), int(state.meld_jokers[meld]) - 1
    if state.meld_set[meld]:
        return refuse_on_set(board, low, suits_of_meld(state, meld), length, jokers, JOKER) == 0
    suit = int(state.meld_suit[meld])
    return (
        refuse_on_run(board, suit, low, length, jokers, JOKER, 0) == 0
        or refuse_on_run(board, suit, low, length, jokers, JOKER, 1) == 0
    )


@rule
def refuse_swap(state: State, board: Board, player: int, action: int, work: Notes) -> int:
    refusal = refuse_to_lay(state, player)
    if refusal:
        return refusal
    meld, card, place = SWAP.meld(action), SWAP.card(action), SWAP.place(action)
    if not board.swap:
        return reasons.NO_SWAPS
    if meld >= state.melds:
        return reasons.NO_SUCH_MELD
    if card >= JOKER:
        return reasons.NO_SUCH_CARD
    if state.hands[player, card] == 0:
        return reasons.NOT_HELD
    if not state.opened[player]:
        return refuse_unopened(state, board, player)
    refusal = refuse_for_joker(state, board, meld, card, place)
    if refusal:
        return refusal
    if state.owed:
        return reasons.LAY_TAKEN_FIRST
    take_up(state, player, work)
    work.hand[card] -= 1
    work.hand[JOKER] += 1
    if takes_joker_back(state, board, player, meld) or can_lay(state, board, player, JOKER, work):
        return reasons.LEGAL
    return reasons.CANNOT_BE_LAID
