"""What happens: each action of a seat and each outcome of chance, applied to the state.

Nothing is checked here: `refusals` said yes before. Compulsory steps follow each other through phases.
"""

from __future__ import annotations

from sobremesa.contract.action import kind_of
from sobremesa.kernel.compiled import rule

from . import actions, phases
from .actions import LAY_OFF, NO_CARD, SHOWN_AT_ONCE, SWAP
from .cards import JOKER, KINDS_OF_CARDS
from .counting import (
    close_deal,
    count_opening_of,
    end_calls_if_done,
    next_to_show,
    score_close,
    void_deal,
)
from .laying import lay_meld, lay_off, leave_hand, swap_joker
from .state import FROM_PILE, FROM_START, Board, State
from .turns import deal_card, end_turn, keep_joker, next_in, number_questions, players_in, start_dealing, start_turn

MANY_PLAYERS = 5


@rule
def most_rebuilds(state: State, board: Board) -> int:
    """REM-21: once a deal, with five or six players three times."""
    return 3 if players_in(state, board) >= MANY_PLAYERS else 1


@rule
def rebuild_stock(state: State) -> None:
    """The discards but the top one become the stock; no order, so nothing is shuffled."""
    top = int(state.top) - 1
    for card in range(KINDS_OF_CARDS):
        state.stock[card] = state.pile[card] - int(card == top)
        state.pile[card] = int(card == top)
    state.stock_size = state.pile_size - 1
    state.pile_size = 1
    state.under = 0
    state.rebuilt += 1


@rule
def draw(state: State, board: Board) -> None:
    if state.stock_size == 0:
        if state.rebuilt >= most_rebuilds(state, board) or state.pile_size < 2:
            void_deal(state, board)
            return
        rebuild_stock(state)
    state.phase = phases.DRAW_CARD


@rule
def put_on_pile(state: State, card: int) -> None:
    state.pile[card] += 1
    state.pile_size += 1
    state.under = state.top
    state.top = card + 1
    state.first_up = 0


@rule
def take_from_pile(state: State, player: int) -> None:
    card = int(state.top) - 1
    state.owed = card + 1
    state.owed_from = FROM_START if state.first_up else FROM_PILE
    state.pile[card] -= 1
    state.pile_size -= 1
    state.top = state.under
    state.under = 0
    state.hands[player, card] += 1
    state.hand_size[player] += 1
    state.phase = phases.PLAY


@rule
def forfeit(state: State, board: Board, player: int) -> None:
    """REM-23: the card taken goes back, one is drawn, and that one will be discarded."""
    card = int(state.owed) - 1
    first = state.owed_from == FROM_START
    leave_hand(state, player, card, 1)
    put_on_pile(state, card)
    state.first_up = int(first)
    state.owed_from = 0
    state.forfeited = 1
    draw(state, board)


@rule
def discard(state: State, board: Board, player: int, card: int) -> None:
    leave_hand(state, player, card, 1)
    put_on_pile(state, card)
    end_turn(state, board)


@rule
def close(state: State, board: Board, player: int, card: int) -> None:
    leave_hand(state, player, card, 1)
    state.face_down[player] = card + 1
    state.closed_down = 1
    close_deal(state, board, player)


@rule
def lay(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.LAY_OFF:
        lay_off(state, player, LAY_OFF.meld(action), LAY_OFF.card(action), LAY_OFF.above(action))
    elif kind == actions.SWAP:
        swap_joker(state, player, SWAP.meld(action), SWAP.card(action), SWAP.place(action))
    else:
        lay_meld(state, board, player, action)
    if state.hand_size[player] == 0:
        close_deal(state, board, player)


@rule
def answer(state: State, board: Board, player: int, kind: int) -> None:
    if kind == actions.ACCEPT:
        state.accepted[player] = 1
        end_calls_if_done(state, board)
    elif kind == actions.CUT:
        state.phase = phases.TURN_CUT
    elif kind == actions.KEEP:
        keep_joker(state, board)
    else:
        start_dealing(state, board)


@rule
def act(state: State, board: Board, player: int, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.DRAW:
        draw(state, board)
    elif kind == actions.TAKE:
        take_from_pile(state, player)
    elif kind == actions.DISCARD:
        discard(state, board, player, actions.DISCARD.card(action))
    elif kind == actions.CLOSE:
        close(state, board, player, actions.CLOSE.card(action))
    elif kind == actions.CALL:
        count_opening_of(state, board, player, actions.CALL.player(action))
    elif kind == actions.FORFEIT:
        forfeit(state, board, player)
    elif actions.ANSWERS.holds(kind):
        answer(state, board, player, kind)
    else:
        lay(state, board, player, action)


@rule
def turn_cut(state: State, board: Board, card: int) -> None:
    state.cut_card = card + 1
    if card == JOKER:
        state.phase = phases.KEEP
    else:
        start_dealing(state, board)


@rule
def turn_up(state: State, board: Board, card: int) -> None:
    state.stock[card] -= 1
    state.stock_size -= 1
    put_on_pile(state, card)
    state.first_up = 1
    start_turn(state, board, next_in(state, board, int(state.dealer)))


@rule
def receive_drawn(state: State, player: int, card: int) -> None:
    state.stock[card] -= 1
    state.stock_size -= 1
    state.hands[player, card] += 1
    state.hand_size[player] += 1
    state.drawn[player] = card + 1
    state.drew = 1
    state.phase = phases.PLAY


@rule
def show_hand(state: State, board: Board, action: int) -> None:
    player = actions.SHOWN.player(action)
    for place in range(SHOWN_AT_ONCE):
        card = actions.SHOWN.cards(action, place)
        if card != NO_CARD:
            state.shown[player, card] += 1
    if next_to_show(state, board) < 0:
        score_close(state, board)


@rule
def happen(state: State, board: Board, action: int) -> None:
    kind = kind_of(action)
    if kind == actions.CUT_CARD:
        turn_cut(state, board, actions.CUT_CARD.card(action))
    elif kind == actions.DEALT:
        deal_card(state, board, actions.DEALT.player(action), actions.DEALT.card(action))
    elif kind == actions.TURNED:
        turn_up(state, board, actions.TURNED.card(action))
    elif kind == actions.DRAWN:
        receive_drawn(state, actions.DRAWN.player(action), actions.DRAWN.card(action))
    elif kind == actions.CLOSED_WITH:
        state.last_card = actions.CLOSED_WITH.card(action) + 1
        state.phase = phases.SHOW_HANDS
    else:
        show_hand(state, board, action)


@rule
def apply(state: State, board: Board, actor: int, action: int) -> None:
    if actor < 0:
        happen(state, board, action)
    else:
        act(state, board, actor, action)
    number_questions(state, board, actor)
